"""`/match stats`: people's matches, wins and places, factions played, and ratings."""

from __future__ import annotations

import io
from collections.abc import Sequence, Set
from dataclasses import dataclass
from typing import Any, Literal, get_args

import discord
from discord import app_commands

from bot.cogs.commands import Cog
from bot.history import results
from bot.history.ratings import Rating, Ratings
from bot.history.results import Record
from bot.services import Interaction
from bot.services.sentences import locale_of
from bot.store import LeaverRow, Reads, ResultRow
from bot.ui import limits, screens
from bot.ui.components import Choices, Pressed, Row, on_press
from bot.ui.markup import bot_words, decimal, mention_user
from bot.ui.preferences import preferences_of
from bot.ui.rows import button, row_of
from bot.ui.typed_names import find_meant, offer
from engine.core.errors import Refused
from engine.core.language.words import Words
from engine.games import GAMES

What = Literal["person", "leaderboard", "factions", "results"]
FILE = "results.csv"
LISTED, OPPONENTS = 20, 8
RATINGS = Ratings()
"""Cache of every server's ratings."""


class Standings(Cog):
    group = "match"

    @app_commands.command()
    @app_commands.describe(
        what="A person, the strongest, what wins, or all as a file?",
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
        """How often you, somebody or this server's players win."""
        await self.services.replies.defer(interaction)
        locale = locale_of(interaction)
        key = None if game is None else find_meant(games_named(locale), game, "no-game")
        plays = None if faction is None else find_meant(kinds_named(locale), faction, "no-faction")
        await show_stats(interaction, what, player or interaction.user, key, plays)

    @stats.autocomplete("game")
    async def games(self, interaction: Interaction, current: str) -> Choices:
        return offer(games_named(str(interaction.locale)), current)

    @stats.autocomplete("faction")
    async def factions(self, interaction: Interaction, current: str) -> Choices:
        return offer(kinds_named(str(interaction.locale)), current)


def games_named(locale: str) -> list[tuple[str, str]]:
    return [(key, game.name(locale)) for key, game in GAMES.items()]


def kinds_named(locale: str) -> list[tuple[str, str]]:
    return [
        (kind.key, game.words(locale).say(f"faction-{kind.key}"))
        for game in GAMES.values()
        for kind in game.seat_kinds
    ]


async def show_stats(
    interaction: Interaction,
    what: str,
    person: discord.User | discord.Member,
    game: str | None = None,
    plays: str | None = None,
) -> None:
    """Show statistics of this server; in direct messages, the reader's own of all servers."""
    services = interaction.client.services
    guild, own = interaction.guild_id, person.id == interaction.user.id
    if guild is None and (what != "person" or not own):
        raise Refused("server-only")
    async with services.store.reading() as reads:
        user = person.id if guild is None else None
        rows = await reads.results(game=game, guild_id=guild, user_id=user)
        left = await reads.leavers(game=game, guild_id=guild, user_id=user)
        hidden = await hidden_among(reads, rows, left)
    if person.id in hidden and not own:
        raise Refused("not-counted", who=person.display_name)
    locale = locale_of(interaction)
    words = bot_words(locale)
    if what == "results":
        await show_file(interaction, words, results.as_csv(rows, hidden) if rows else b"")
        return
    lines: list[str] = [words.say(f"stats-{what}", who=person.display_name)]
    for key in GAMES:
        of_game = [row for row in rows if row.game == key]
        left_game = [row for row in left if row.game == key]
        if not of_game and not left_game:
            continue
        counted = Counted(words, locale, guild, key, of_game, left_game, hidden)
        lines.append(f"**{GAMES[key].name(locale)}**")
        lines += counted.lines(what, person.id, plays)
    if len(lines) == 1:
        lines.append(words.say("stats-none"))
    content = screens.text("\n".join(lines), limits.TEXT_TOTAL - 50)
    await services.replies.show(interaction, (screens.layout(content, stats_row(words, guild)), []))


async def show_file(interaction: Interaction, words: Words, content: bytes) -> None:
    """Show a server's results as a file; empty if no match has been finished."""
    attached = [discord.File(io.BytesIO(content), FILE)] if content else []
    shown: list[Any] = [discord.ui.File(each) for each in attached]
    said = screens.text(words.say("stats-results" if content else "stats-none"))
    screen = screens.layout(said, *shown, stats_row(words, interaction.guild_id))
    await interaction.client.services.replies.show(interaction, (screen, attached))


async def hidden_among(
    reads: Reads, rows: Sequence[ResultRow], left: Sequence[LeaverRow]
) -> set[int]:
    """Return the people who do not want to be counted."""
    known = {row.user_id for row in rows} | {row.user_id for row in left}
    people = await reads.players(sorted(user for user in known if user))
    return {user for user, row in people.items() if not preferences_of(row).counted}


def stats_row(words: Words, guild: int | None) -> Row:
    return row_of(
        *(
            button(
                "stats", 0, words.say(f"label-stats-{each}"),
                rest=each, disabled=each != "person" and guild is None,
            )
            for each in get_args(What)
        )
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Counted:
    """Writes the statistics of one game, on one server or of one person on all servers."""

    words: Words
    locale: str
    guild: int | None
    game: str
    rows: Sequence[ResultRow]
    left: Sequence[LeaverRow]
    """People who left matches before their end."""
    hidden: Set[int]
    """People who do not want to be counted."""

    def lines(self, what: str, user: int, plays: str | None) -> list[str]:
        """Write what is asked for: the strongest, what wins, or one person's statistics."""
        if what == "leaderboard":
            return self.leaderboard()
        return self.what_wins() if what == "factions" else self.of_person(user, plays)

    def of_person(self, user: int, plays: str | None) -> list[str]:
        """Write one person's statistics, on request only those with one faction."""
        wanted = self.rows
        if plays is not None:
            fits = {row.match_id for row in wanted if row.user_id == user and row.plays == plays}
            wanted = [row for row in wanted if row.match_id in fits]
        found = results.statistics_of(wanted, user)
        left = sum(each.user_id == user for each in self.left)
        if not found.whole.matches and not left:
            return [self.words.say("stats-none")]
        lines = [self._write_record(found.whole)] if found.whole.matches else []
        lines += [self.words.say("stats-left", matches=left)] if left else []
        lines += self._rating_of(user)
        played = sorted(found.played.items(), key=lambda each: -each[1].matches)
        lines += [self._line(kind, record) for kind, record in played]
        against = {each: found.against[each] for each in found.against if each not in self.hidden}
        names = self._names()
        return lines + [
            self.words.say(
                "stats-versus", who=names[other], matches=versus.matches, ahead=versus.ahead
            )
            for other, versus in results.most_met(against, OPPONENTS)
        ]

    def _rating_of(self, user: int) -> list[str]:
        if self.guild is None:
            return []
        # Hidden people see their own statistics, but not those of the server's other hidden people.
        rated = self._ratings(self.hidden - {user})
        mine = next((each for each in rated if each.user_id == user), None)
        if mine is None:
            return []
        value = self._write_rating(mine.value)
        said = self.words.say("stats-rating", value=value, matches=mine.matches)
        return [said, self.words.say("stats-rated-how")]

    def leaderboard(self) -> list[str]:
        names = self._names()
        places = [
            self.words.say(
                "stats-place",
                number=number,
                who=names.get(each.user_id, mention_user(each.user_id)),
                value=self._write_rating(each.value),
                matches=each.matches,
            )
            for number, each in enumerate(self._ratings(self.hidden)[:LISTED], start=1)
        ] or [self.words.say("stats-nobody-rated")]
        return [*places, self.words.say("stats-rated-how")]

    def what_wins(self) -> list[str]:
        counted = results.by_what_was_played(self.rows)
        return [self._line(kind, record) for kind, record in counted.items()]

    def _ratings(self, hidden: Set[int]) -> list[Rating]:
        return RATINGS.of((self.guild, self.game), self.rows, hidden, self.left)

    def _names(self) -> dict[int | None, str]:
        return {row.user_id: row.name for row in self.rows}

    def _line(self, kind: str, record: Record) -> str:
        said = GAMES[self.game].words(self.locale)
        return f"- {said.say(f'faction-{kind}')}: {self._write_record(record)}"

    def _write_record(self, record: Record) -> str:
        return self.words.say(
            "stats-record",
            matches=record.matches,
            wins=record.wins,
            rate=round(record.rate * 100),
            place=decimal(record.mean_place, self.locale),
        )

    def _write_rating(self, value: float) -> str:
        """Write a rating, which may be below zero."""
        return decimal(value, self.locale).replace("-", "−")


@on_press("stats")
async def stats_press(interaction: Interaction, given: Pressed) -> None:
    await show_stats(interaction, given.rest, interaction.user)
