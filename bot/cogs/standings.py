"""Statistics: matches, wins and places of people, of what is played, and who is the strongest."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot import limits, screens
from bot.after import results
from bot.after.ratings import Ratings
from bot.after.results import Record
from bot.cogs.reading import called, offered
from bot.components import Press, Pressed, custom_id, on_press
from bot.preferences import preferences_of
from bot.store import ResultRow
from engine.core.refused import Refused
from engine.core.words import Words
from engine.games import GAMES

if TYPE_CHECKING:
    from bot.app import TableBot

Interaction = discord.Interaction["TableBot"]
Choices = list[app_commands.Choice[str]]
What = Literal["person", "leaderboard", "factions"]
LISTED, OPPONENTS = 20, 8
RATINGS = Ratings()
"""The ratings of every server, at hand."""


class Standings(commands.Cog):
    """Statistics."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    @app_commands.command()
    @app_commands.describe(
        what="A person's matches, the strongest of this server, or what wins most",
        player="Whose? Leave it out for your own.",
        game="Only this game",
        faction="Only matches in which they played this",
    )
    async def stats(
        self,
        interaction: Interaction,
        what: What = "person",
        player: discord.User | None = None,
        game: str | None = None,
        faction: str | None = None,
    ) -> None:
        """Count matches, wins and places: yours, somebody's, or this server's."""
        await self.bot.defer(interaction)
        key = None if game is None else known_game(self.bot.locale(interaction), game)
        plays = None if faction is None else known_kind(self.bot.locale(interaction), faction)
        await show_stats(interaction, what, player or interaction.user, key, plays)

    @stats.autocomplete("game")
    async def games(self, interaction: Interaction, current: str) -> Choices:
        """Offer the games there are."""
        return offered(games_named(str(interaction.locale)), current)

    @stats.autocomplete("faction")
    async def factions(self, interaction: Interaction, current: str) -> Choices:
        """Offer what can be played."""
        return offered(kinds_named(str(interaction.locale)), current)


def games_named(locale: str) -> list[tuple[str, str]]:
    """List the games with their names."""
    return [(key, game.name(locale)) for key, game in GAMES.items()]


def kinds_named(locale: str) -> list[tuple[str, str]]:
    """List all that can be played in any game, with its name."""
    return [
        (kind.key, game.words(locale).say(f"faction-{kind.key}"))
        for game in GAMES.values()
        for kind in game.seat_kinds
    ]


def known_game(locale: str, text: str) -> str:
    """Read a game; raise `Refused` where there is none of that name."""
    found = called(games_named(locale), text)
    if found is None:
        raise Refused("no-game", game=text)
    return found


def known_kind(locale: str, text: str) -> str:
    """Read what can be played; raise `Refused` where there is nothing of that name."""
    named = kinds_named(locale)
    found = called(named, text)
    if found is None:
        raise Refused("no-faction", text=text, possible=", ".join(name for _, name in named))
    return found


async def show_stats(
    interaction: Interaction,
    what: str,
    person: discord.User | discord.Member,
    game: str | None = None,
    plays: str | None = None,
) -> None:
    """Show statistics of this server; in direct messages, one's own of everywhere."""
    bot = interaction.client
    guild, own = interaction.guild_id, person.id == interaction.user.id
    if guild is None and (what != "person" or not own):
        raise Refused("server-only")
    async with bot.store.reading() as reads:
        rows = await reads.results(
            game=game, guild_id=guild, user_id=person.id if guild is None else None
        )
        people = await reads.players(sorted({row.user_id for row in rows if row.user_id}))
    hidden = {user for user, row in people.items() if not preferences_of(row).counted}
    if person.id in hidden and not own:
        raise Refused("not-counted", who=person.display_name)
    words, locale = bot.words(bot.locale(interaction)), bot.locale(interaction)
    shown = {"leaderboard": leaderboard, "factions": what_wins}
    lines = [words.say(f"stats-{what}", who=person.display_name)]
    for key in GAMES:
        of_game = [row for row in rows if row.game == key]
        if not of_game:
            continue
        lines.append(f"**{GAMES[key].name(locale)}**")
        if what in shown:
            lines += shown[what](words, of_game, key, locale, guild, hidden)
        else:
            lines += of_person(words, of_game, key, locale, guild, hidden, person.id, plays)
    if len(lines) == 1:
        lines.append(words.say("stats-none"))
    content = screens.text("\n".join(lines), limits.TEXT_TOTAL - 50)
    await bot.show(interaction, (screens.layout(content, stats_row(what, words, guild)), []))


def stats_row(
    what: str, words: Words, guild: int | None
) -> discord.ui.ActionRow[discord.ui.LayoutView]:
    """Show buttons to the other statistics."""
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    for each in ("person", "leaderboard", "factions"):
        button = Press.button(custom_id("stats", 0, 0, each), words.say(f"label-stats-{each}"))
        button.item.disabled = each != "person" and guild is None
        row.add_item(button)
    return row


def signed(value: float) -> str:
    """Write a rating, which may be below zero."""
    return f"{value:.1f}".replace("-", "−")


def told(words: Words, record: Record) -> str:
    """Write matches, wins and the mean place."""
    return words.say(
        "stats-record",
        matches=record.matches,
        wins=record.wins,
        rate=round(record.rate * 100),
        place=f"{record.mean_place:.1f}",
    )


def of_person(
    words: Words,
    rows: Sequence[ResultRow],
    game: str,
    locale: str,
    guild: int | None,
    hidden: Collection[int],
    user: int,
    plays: str | None,
) -> list[str]:
    """Write what is counted of one person in one game."""
    wanted = rows
    if plays is not None:
        fits = {row.match_id for row in rows if row.user_id == user and row.plays == plays}
        wanted = [row for row in rows if row.match_id in fits]
    found = results.statistics_of(wanted, user)
    if not found.whole.matches:
        return [words.say("stats-none")]
    lines = [told(words, found.whole)]
    # What is hidden from others is shown to oneself, but for the server's other hidden people.
    rated = RATINGS.of((guild, game), rows, set(hidden) - {user}) if guild is not None else []
    if mine := next((each for each in rated if each.user_id == user), None):
        lines.append(words.say("stats-rating", value=signed(mine.value), matches=mine.matches))
    names = {row.user_id: row.name for row in rows}
    said = GAMES[game].words(locale)
    for kind, record in sorted(found.played.items(), key=lambda each: -each[1].matches):
        lines.append(f"- {said.say(f'faction-{kind}')}: {told(words, record)}")
    for other, versus in results.most_met(found.against, OPPONENTS):
        if other not in hidden:
            who = names[other]
            lines.append(words.say("stats-versus", who=who, matches=versus.matches,
                                   ahead=versus.ahead))  # fmt: skip
    return lines


def leaderboard(
    words: Words,
    rows: Sequence[ResultRow],
    game: str,
    locale: str,
    guild: int | None,
    hidden: Collection[int],
) -> list[str]:
    """List the strongest people of a server in one game."""
    names = {row.user_id: row.name for row in rows}
    rated = RATINGS.of((guild, game), rows, hidden)
    return [
        words.say(
            "stats-place",
            number=number,
            who=names[each.user_id],
            value=signed(each.value),
            matches=each.matches,
        )
        for number, each in enumerate(rated[:LISTED], start=1)
    ] or [words.say("stats-nobody-rated")]


def what_wins(
    words: Words,
    rows: Sequence[ResultRow],
    game: str,
    locale: str,
    guild: int | None,
    hidden: Collection[int],
) -> list[str]:
    """List how often each faction has won in a server."""
    said = GAMES[game].words(locale)
    counted = results.by_what_was_played(rows)
    return [f"- {said.say(f'faction-{kind}')}: {told(words, r)}" for kind, r in counted.items()]


@on_press("stats")
async def stats_press(interaction: Interaction, given: Pressed) -> None:
    """Show other statistics."""
    await show_stats(interaction, given.rest, interaction.user)


async def setup(bot: TableBot) -> None:
    """Add the command to the bot."""
    await bot.add_cog(Standings(bot))
