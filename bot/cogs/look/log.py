"""`/log`, `/catchup`: the log by pages, missed events, and reasons of refusals."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.cogs.commands import Cog, about_table
from bot.cogs.look.board import table_meant
from bot.cogs.look.catchup import Since, show_missed
from bot.cogs.look.pages import open_for_reader
from bot.history import log as chronicle
from bot.history.last_seen import note_glance
from bot.history.log import Page
from bot.history.log_entries import Narrowed
from bot.matches.live import Live
from bot.play.back_button import way_back
from bot.play.menus.prompt_builder import prompt_of
from bot.services import Interaction, Services
from bot.ui import limits, screens
from bot.ui.components import Choices, Pressed, Row, on_press, on_table_press
from bot.ui.markup import bot_words
from bot.ui.rows import button, row_of
from bot.ui.typed_names import find_meant, offer
from bot.ui.wording import Wording
from engine.core.errors import Refused
from engine.core.language.words import DEFAULT_LOCALE
from engine.core.seats import Seat

SECTION, POSSIBLE = 1500, 12
"""Most characters of a section that explains a refusal, and most possible answers listed."""
OF_ANSWERS = frozenset(
    {"which-answer", "almost", "not-among", "not-known", "other-game", "other-faction"}
    | {"unavailable", "no-such-answer", "how-many", "not-done-yet"}
)
"""The bot's own refusals of what was meant as an answer; those of a game all are."""


class LogCommands(Cog):
    """Reading what has happened, to oneself alone."""

    @app_commands.command()
    @app_commands.describe(
        round="Only this round",
        player="Only what names this seat",
        kind="Only battles, points, cards …",
        find="Only lines with these words",
    )
    @about_table
    async def log(
        self,
        interaction: Interaction,
        match_id: int,
        round: app_commands.Range[int, 1, 999] | None = None,
        player: str | None = None,
        kind: str | None = None,
        find: app_commands.Range[str, 1, 30] | None = None,
    ) -> None:
        """What has happened so far?"""
        live, _, wording = await open_for_reader(interaction, match_id)
        wanted = Narrowed(
            round or 0,
            -1
            if player is None
            else int(find_meant(seats_named(live, wording), player, "no-such-seat")),
            "" if kind is None else find_meant(topics_named(wording), kind, "no-topic"),
            (find or "").strip(),
        )
        await show_log(interaction, match_id, wanted)

    @log.autocomplete("player")
    async def players(self, interaction: Interaction, current: str) -> Choices:
        found = await table_meant(interaction)
        return [] if found is None else offer(seats_named(found[0], found[2]), current)

    @log.autocomplete("kind")
    async def kinds(self, interaction: Interaction, current: str) -> Choices:
        found = await table_meant(interaction)
        return [] if found is None else offer(topics_named(found[2]), current)

    @app_commands.command()
    @app_commands.describe(
        since="Since you last looked, or since your last move?",
    )
    @about_table
    async def catchup(
        self, interaction: Interaction, match_id: int, since: Since | None = None
    ) -> None:
        """What have you missed?"""
        await show_missed(interaction, match_id, since)


# Values typed by name


def seats_named(live: Live, wording: Wording) -> list[tuple[str, str]]:
    """List the seats with their players."""
    return [(str(seat.number), f"{wording.seat(seat.number)} · {seat.name}") for seat in live.seats]


def topics_named(wording: Wording) -> list[tuple[str, str]]:
    return [(topic, wording.say(f"topic-{topic}")) for topic in wording.game.topics]


# The log


@on_table_press("log")
async def show_log(
    interaction: Interaction,
    match_id: int,
    wanted: Narrowed | None = None,
    *,
    before: int | None = None,
    after: int | None = None,
) -> None:
    """Show a page of the log the reader may know: the last one, or one beside another.

    `before` and `after` are positions as buttons bear them.
    """
    services = interaction.client.services
    wanted = wanted or Narrowed()
    written = wanted.write()
    live, seat, wording = await open_for_reader(interaction, match_id)
    before = None if before is None else live.mask.reveal(before)
    after = None if after is None else live.mask.reveal(after)
    words = bot_words(wording.locale)
    async with services.store.reading() as reads:
        if wanted:
            page = await chronicle.search_page(
                reads, match_id, seat, wording, wanted, before=before, after=after
            )
        elif after is not None:
            page = await chronicle.page_after(reads, match_id, seat, wording, after=after)
        else:
            end = before or await reads.last_position(match_id) + 1
            page = await chronicle.page_before(reads, match_id, seat, wording, before=end)
    nothing = "log-nothing" if wanted else "nothing-yet"
    content = "\n".join(page.lines) or words.say(nothing)
    rows = [page_row(live, page, written, words), *way_back(live, seat, words)]
    await services.replies.say(interaction, content, *rows)
    await note_glance(services.store, match_id, interaction.user.id, services.clock())


def page_row(live: Live, page: Page, written: str, words: Any) -> Row:
    """Show buttons to the neighbouring pages, to the events the reader has missed, and to the
    computers' intents."""
    match_id = live.row.id
    sides = (("older", page.older, "◀"), ("newer", page.newer, "▶"))
    ways = [
        button(
            f"log{side}", match_id, words.say(f"label-{side}"),
            question=live.mask.hide(position), rest=written, emoji=emoji,
        )
        for side, position, emoji in sides
        if position is not None
    ]  # fmt: skip
    ways.append(button("catchup", match_id, words.say("label-catchup")))
    if any(seat.computer for seat in live.seats):
        ways.append(button("intents", match_id, words.say("label-intents"), emoji="💭"))
    return row_of(*ways)


# Why something was refused


@on_table_press("refused")
async def explain_refusal(interaction: Interaction, match_id: int) -> None:
    """Repeat the last refusal, with the rule behind it and the options open now."""
    services = interaction.client.services
    known = services.refusals.get(interaction.user.id)
    if known is None or (match_id and known.match != match_id):
        raise Refused("nothing-refused")
    interaction.extras["match"] = known.match
    words = services.words.of(interaction)
    lines = [f"> {services.words.refusal(interaction, known.refusal)}"]
    rows: list[Row] = []
    live = await find_begun(services, known.match)
    if live is not None:
        seat = live.seat_of(interaction.user.id)
        wording = services.words.wording(interaction, live, seat)
        lines += rule_lines(wording, known.refusal.law)
        if seat is not None and lists_answers(live, known.refusal):
            lines += possible_lines(live, seat, wording, words)
        if seat is not None:
            rows = [row_of(button("play", known.match, words.say("label-play"), emoji="▶"))]
    content = screens.join_lines(*lines)
    await services.replies.say(interaction, content, *rows)


def has_reasons(live: Live, user_id: int, refusal: Refused) -> bool:
    """Return whether there is more to tell of a refusal: a rule, or what could be answered."""
    seated = live.seat_of(user_id) is not None
    return bool(refusal.law) or (seated and lists_answers(live, refusal))


def lists_answers(live: Live, refusal: Refused) -> bool:
    """Return whether an answer was refused at a table where others could be given."""
    key = refusal.key
    of_answer = key in OF_ANSWERS or not bot_words(DEFAULT_LOCALE).has(f"r-{key}")
    return of_answer and live.row.status == "running"


async def find_begun(services: Services, match_id: int) -> Live | None:
    """Return a match that has begun; None for a lobby, or if no table was meant."""
    try:
        return await services.matches.look(match_id) if match_id else None
    except Refused:
        return None


def rule_lines(wording: Wording, law: str) -> list[str]:
    """Write the section behind a refusal, or its closest parent that has words."""
    section = law
    while section:
        try:
            title, text = wording.game.rule(section, wording.words)
        except LookupError:
            section = section.rpartition(".")[0]
            continue
        return [f"**{section} {title}**", limits.fit(text, SECTION)]
    return []


def possible_lines(live: Live, seat: Seat, wording: Wording, words: Any) -> list[str]:
    """List the reader's possible answers, or report that nothing is asked."""
    asked = live.match.pending.get(seat)
    if asked is None:
        return [words.say("why-not-asked")]
    entries = prompt_of(live, asked, wording).entries
    names = " · ".join(each.label for each in entries[:POSSIBLE])
    more = " …" if len(entries) > POSSIBLE else ""
    return [words.say("why-possible", question=wording.question(asked), names=names + more)]


# Presses


@on_press("logolder")
async def older_page(interaction: Interaction, given: Pressed) -> None:
    wanted = Narrowed.read(given.rest)
    await show_log(interaction, given.match, wanted, before=given.question)


@on_press("lognewer")
async def newer_page(interaction: Interaction, given: Pressed) -> None:
    wanted = Narrowed.read(given.rest)
    await show_log(interaction, given.match, wanted, after=given.question)
