"""`/match reveal`, `rematch`, `verify`: hidden facts, a rematch, the proof of every die."""

from __future__ import annotations

from discord import app_commands

from bot.cogs.commands import Cog, about_table
from bot.cogs.look.pages import pages
from bot.cogs.look.rules import go_rows
from bot.history.reveal import PAGE, Round, Unveiled, read_rounds
from bot.history.unsealing import unseal
from bot.history.verification import verify_match
from bot.services import Interaction
from bot.services.sentences import locale_of
from bot.tables.rematch import show_rematch
from bot.ui.components import Pressed, Row, on_press, on_table_press
from bot.ui.markup import bot_words
from bot.ui.rows import button, row_of
from bot.ui.wording import Wording
from engine.core.errors import Refused
from engine.core.language.words import Words

MOST_ROUNDS = 25
"""Most rounds in a list; the others are reached by turning pages."""


class RevealCommands(Cog):
    """Commands for a match that is over."""

    group = "match"

    @app_commands.command()
    @app_commands.describe(round="Which round?")
    @about_table
    async def reveal(
        self, interaction: Interaction, match_id: int, round: app_commands.Range[int, 0, 999] = 0
    ) -> None:
        """What was hidden? Hands, plots and plans, when it is over."""
        await show_reveal(interaction, match_id, round)

    @app_commands.command()
    @about_table
    async def rematch(self, interaction: Interaction, match_id: int) -> None:
        """Play again: same people, seats one further on."""
        await show_rematch(interaction, match_id)

    @app_commands.command()
    @about_table
    async def verify(self, interaction: Interaction, match_id: int) -> None:
        """Was it fair? Check every die and shuffle."""
        await show_report(interaction, match_id)


# The reveal


@on_table_press("reveal")
async def show_reveal(
    interaction: Interaction, match_id: int, number: int = 0, page: int = 0
) -> None:
    services = interaction.client.services
    live = await services.matches.look(match_id)
    rounds = await read_rounds(services, live)
    await unseal(services, match_id)
    locale = locale_of(interaction)
    words = bot_words(locale)
    unveiled = Unveiled(live, locale, words)
    wanted = next((each for each in rounds if each.number == number), None)
    if wanted is None:
        raise Refused("no-round", round=number, last=rounds[-1].number)
    parts = pages("\n".join(unveiled.lines(wanted)) or words.say("reveal-nothing"), PAGE)
    page %= len(parts)
    wording = Wording(live.match.game, locale, live.match.view(None))
    title = words.say("reveal-heading", round=round_name(wording, words, wanted))
    rows = [turn_row(match_id, rounds, wanted, page, len(parts), words)]
    named = [(str(each.number), round_name(wording, words, each)) for each in rounds[:MOST_ROUNDS]]
    rows += go_rows("revealat", match_id, named, words.say("reveal-go"))
    await services.replies.say(interaction, f"{title}\n{parts[page]}", *rows)


def round_name(wording: Wording, words: Words, round_: Round) -> str:
    """Name a round; the one before the first is the setup."""
    if not round_.number:
        return words.say("reveal-setup")
    return wording.say("round", round=round_.number)


def turn_row(
    match_id: int, rounds: list[Round], at: Round, page: int, of: int, words: Words
) -> Row:
    """Show buttons to the previous and the next page, across rounds."""
    place = rounds.index(at)
    before = (rounds[place - 1].number, -1) if not page else (at.number, page - 1)
    after = (rounds[(place + 1) % len(rounds)].number, 0) if page + 1 == of else (
        at.number, page + 1,
    )  # fmt: skip
    sides = (
        ("older", before, bool(place or page)),
        ("newer", after, place + 1 < len(rounds) or page + 1 < of),
    )
    return row_of(
        *(
            button(
                "revealat", match_id, words.say(f"label-{kind}"),
                question=side, rest=f"{number}.{to}", disabled=not here,
            )
            for side, (kind, (number, to), here) in enumerate(sides, start=1)
        )
    )  # fmt: skip


# Every die and shuffle


@on_table_press("verify")
async def show_report(interaction: Interaction, match_id: int) -> None:
    services = interaction.client.services
    report = await verify_match(services.store, match_id)
    await unseal(services, match_id)
    await services.replies.say(interaction, report.write(services.words.of(interaction)))


# Presses


@on_press("revealat")
async def reveal_at(interaction: Interaction, given: Pressed) -> None:
    if given.values:
        await show_reveal(interaction, given.match, int(given.values[0]))
        return
    number, _, page = given.rest.partition(".")
    await show_reveal(interaction, given.match, int(number), int(page))
