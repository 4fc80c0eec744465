"""Results of matches, stored with the last choice, and statistics from them."""

from __future__ import annotations

import csv
import io
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from bot.matches.commands import PendingCommit
from bot.matches.live import Live
from bot.store import HolderRow, LeaverRow, ResultRow, Transaction
from engine.core.match import Match
from engine.core.seats import Seat

COLUMNS = (
    "match", "finished", "game", "map", "deck", "victory", "seat", "turn", "player", "computer",
    "faction", "place", "points", "won",
)  # fmt: skip
FORMULA = ("=", "+", "-", "@", "\t")
"""Beginnings of a cell that a spreadsheet would compute."""


async def store_results(transaction: Transaction, commit: PendingCommit, now: int) -> None:
    """Store a match's result; delete it where the end was taken back."""
    row = commit.live.row
    if commit.live.match.over and row.status != "finished":
        held = await transaction.holders(row.id)
        await transaction.add_results(
            results_of(commit.live, now, held), leavers_of(commit.live, held)
        )
    elif not commit.live.match.over and row.status == "finished":
        await transaction.drop_results(row.id)


def results_of(live: Live, now: int, held: Sequence[HolderRow] = ()) -> list[ResultRow]:
    """Return each seat's result: winners first, then by points; equal seats share a place."""
    match = live.match
    late = {each.user_id for each in held if not is_counted(each, rounds_of(live))}
    scores = list(match.game.scores(match.state))
    winners = {int(seat) for seat in match.state.winners}
    played = match.game.as_played(match.state, match.setup)
    order = match.game.order(match.state) if match.game.draws_order else ()
    turns = {seat: turn for turn, seat in enumerate(order, start=1)}
    return [
        ResultRow(
            match_id=live.row.id,
            seat=seat.number,
            game=live.row.game,
            guild_id=live.row.guild_id,
            user_id=seat.user_id,
            name=seat.name,
            plays=played.seats[seat.number].partition(":")[0],
            place=place,
            score=scores[seat.number],
            won=seat.number in winners,
            finished_at=now,
            rated=seat.user_id is not None and seat.user_id not in late,
            turn=turns.get(Seat(seat.number)),
            map=played.options.get("map"),
            deck=played.options.get("deck"),
            won_by=victory_of(match, seat.number),
        )
        for seat, place in zip(live.seats, places_of(scores, winners), strict=True)
    ]


def victory_of(match: Match[Any], seat: int) -> str:
    """Return how the match was won, for a winner with another aim than the first's: by that."""
    own = match.game.name_uncounted(match.state, Seat(seat)) if seat in match.state.winners else ""
    return own or match.state.won_by


def leavers_of(live: Live, held: Sequence[HolderRow]) -> list[LeaverRow]:
    """Return the leavers who had played enough rounds to be rated as last."""
    people, rounds = live.people(), rounds_of(live)
    left = [each for each in held if each.user_id not in people and is_counted(each, rounds)]
    return [
        LeaverRow(
            match_id=live.row.id,
            position=position,
            seat=holder.seat,
            game=live.row.game,
            guild_id=live.row.guild_id,
            user_id=holder.user_id if holder.user_id > 0 else None,
        )
        for position, holder in enumerate(left)
    ]


def is_counted(holder: HolderRow, rounds: int) -> bool:
    """Return whether a person began a match, or has played at least half of its rounds."""
    if not holder.from_round:
        return True
    last = rounds if holder.to_round is None else holder.to_round
    return 2 * (last - holder.from_round + 1) >= rounds


def rounds_of(live: Live) -> int:
    return live.match.game.rounds(live.match.state)


def places_of(scores: Sequence[int], winners: Iterable[int]) -> list[int]:
    """Return the place of each seat: 1 for all winners, and the same for the same points below."""
    won = set(winners)
    ranks = [(seat in won, 0 if seat in won else score) for seat, score in enumerate(scores)]
    return [1 + sum(other > own for other in ranks) for own in ranks]


# Counting


@dataclass(slots=True)
class Record:
    """The record of a person, or of a faction."""

    matches: int = 0
    wins: int = 0
    places: int = 0
    """Sum of the places."""

    def add(self, row: ResultRow) -> None:
        self.matches += 1
        self.wins += row.won
        self.places += row.place

    @property
    def mean_place(self) -> float:
        return self.places / self.matches if self.matches else 0.0

    @property
    def rate(self) -> float:
        return self.wins / self.matches if self.matches else 0.0


@dataclass(slots=True)
class Versus:
    """The record of two people in the matches that both played."""

    matches: int = 0
    ahead: int = 0
    """Number of matches in which the first of them finished above the other."""


@dataclass(slots=True)
class Statistics:
    """The statistics shown of one person."""

    whole: Record = field(default_factory=Record)
    played: dict[str, Record] = field(default_factory=lambda: defaultdict(Record))
    """Records by faction, or whatever seats play."""
    against: dict[int, Versus] = field(default_factory=lambda: defaultdict(Versus))
    """Records by opponent."""


def matches_in(rows: Iterable[ResultRow]) -> Iterator[list[ResultRow]]:
    """Yield the seats of each match, in the order in which matches ended."""
    seats: list[ResultRow] = []
    for row in rows:
        if seats and seats[0].match_id != row.match_id:
            yield seats
            seats = []
        seats.append(row)
    if seats:
        yield seats


def statistics_of(rows: Iterable[ResultRow], user_id: int) -> Statistics:
    """Count one person's matches: in total, by faction, by opponent."""
    found = Statistics()
    for seats in matches_in(rows):
        for mine in (seat for seat in seats if seat.user_id == user_id):
            found.whole.add(mine)
            found.played[mine.plays].add(mine)
            for other in seats:
                if other.user_id not in (None, user_id):
                    versus = found.against[other.user_id]
                    versus.matches += 1
                    versus.ahead += mine.place < other.place
    return found


def by_what_was_played(rows: Iterable[ResultRow]) -> dict[str, Record]:
    """Count the wins of each faction, or whatever seats play, the most played first."""
    found: dict[str, Record] = defaultdict(Record)
    for row in rows:
        found[row.plays].add(row)
    return dict(sorted(found.items(), key=lambda each: (-each[1].matches, each[0])))


def most_met(against: dict[int, Versus], most: int) -> list[tuple[int, Versus]]:
    met = Counter({user: versus.matches for user, versus in against.items()})
    return [(user, against[user]) for user, _ in met.most_common(most)]


# As a file


def as_csv(rows: Iterable[ResultRow], hidden: Collection[int]) -> bytes:
    """Write a line for each seat, as UTF-8 that spreadsheets recognise; times are UTC.

    Nobody hidden is named; a player without points in the end has a dominance card or a coalition.
    """
    text = io.StringIO()
    table = csv.writer(text)
    table.writerow(COLUMNS)
    for row in rows:
        ended = datetime.fromtimestamp(row.finished_at, UTC).strftime("%Y-%m-%d %H:%M")
        name = "" if row.user_id in hidden else row.name
        computer = row.user_id is None and bool(row.name)
        table.writerow((
            row.match_id, ended, row.game, row.map, row.deck, row.won_by, row.seat + 1, row.turn,
            f"'{name}" if name.startswith(FORMULA) else name,
            int(computer), row.plays, row.place, row.score, int(row.won),
        ))  # fmt: skip
    return text.getvalue().encode("utf-8-sig")
