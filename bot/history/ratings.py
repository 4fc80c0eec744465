"""Ratings: people's strength, computed from matches with other people.

A match is rated if two or more people began it without computers. Those who stay are rated among
themselves, and leavers as last; a substitute counts from half of the rounds on. All start with the
same rating (Plackett-Luce, by the library `openskill`); the rating shown is a cautious estimate:
the mean minus three deviations. Ratings are not stored: they follow from the results.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from cachetools import LRUCache
from openskill.models import PlackettLuce, PlackettLuceRating

from bot.history.results import matches_in
from bot.store import LeaverRow, ResultRow

MOST_AT_HAND = 200
"""Most ratings kept in memory, of a server's game each."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A person's strength, and the number of rated matches behind it."""

    user_id: int
    value: float
    matches: int


def ranks_of(
    seats: Sequence[ResultRow], left: Sequence[LeaverRow] = ()
) -> list[tuple[int | None, float]]:
    """Return the people rated for a match, with their ranks; nobody where it is not rated.

    A person is None if their data was deleted. A seat that no rated person plays or has left was a
    computer's from the start.
    """
    played = [seat for seat in seats if seat.rated and is_persons(seat)]
    theirs = {seat.seat for seat in played} | {each.seat for each in left}
    if not played or len(seats) < 2 or len(theirs) < len(seats):
        return []
    last = float(len(seats) + 1)
    return [
        *((seat.user_id, float(seat.place)) for seat in played),
        *((each.user_id, last) for each in left),
    ]


def is_persons(seat: ResultRow) -> bool:
    """Return whether a person sat here, even one whose data was deleted."""
    return seat.user_id is not None or not seat.name


def rate(
    rows: Iterable[ResultRow], hidden: Collection[int] = (), left: Iterable[LeaverRow] = ()
) -> list[Rating]:
    """Rate everybody by a game's results in the order matches ended; return the best first.

    A hidden person counts as a new one in each match, and is not listed.
    """
    model = PlackettLuce()
    rated: dict[int, PlackettLuceRating] = {}
    matches: dict[int, int] = {}
    gone: dict[int, list[LeaverRow]] = defaultdict(list)
    for leaver in left:
        gone[leaver.match_id].append(leaver)
    for seats in matches_in(rows):
        ranked = ranks_of(seats, gone[seats[0].match_id])
        if not ranked:
            continue
        known = [None if user in hidden else user for user, _ in ranked]
        teams = [[model.rating() if u is None else rated.get(u, model.rating())] for u in known]
        after = model.rate(teams, ranks=[rank for _, rank in ranked])
        for user, team in zip(known, after, strict=True):
            if user is not None:
                rated[user] = team[0]
                matches[user] = matches.get(user, 0) + 1
    found = [Rating(user, each.ordinal(), matches[user]) for user, each in rated.items()]
    return sorted(found, key=lambda each: (-each.value, each.user_id))


class Ratings:
    """A cache of ratings, recomputed only after another match has ended."""

    def __init__(self) -> None:
        self._known: LRUCache[object, tuple[object, list[Rating]]] = LRUCache(MOST_AT_HAND)

    def forget(self) -> None:
        """Empty the cache after old results have changed."""
        self._known.clear()

    def of(
        self,
        scope: tuple[int | None, str],
        rows: Sequence[ResultRow],
        hidden: Collection[int],
        left: Sequence[LeaverRow] = (),
    ) -> list[Rating]:
        """Return the ratings of a server's game, from all its results."""
        state = (len(rows), rows[-1] if rows else None, frozenset(hidden), len(left))
        known = self._known.get(scope)
        if known is None or known[0] != state:
            known = self._known[scope] = (state, rate(rows, hidden, left))
        return known[1]
