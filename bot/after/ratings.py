"""Ratings: how strong people are, by the matches they have played with other people.

A match is rated where at least two people and no computer played to its end. Everybody begins
alike (Plackett-Luce, by the library `openskill`); a rating is what somebody is worth with some
certainty: the mean minus three deviations. Nothing of it is stored: it follows from the results.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from bot.after.results import matches_in
from bot.store import ResultRow

MOST_AT_HAND = 200
"""Servers whose ratings are kept in memory."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is, and how many rated matches say so."""

    user_id: int
    value: float
    matches: int


def is_rated(seats: Sequence[ResultRow]) -> bool:
    """Say whether a match counts: two people or more, and nobody else.

    A seat without a person and without a name was somebody's who has had their data deleted.
    """
    return len(seats) > 1 and all(seat.user_id is not None or not seat.name for seat in seats)


def rate(rows: Iterable[ResultRow], hidden: Collection[int] = ()) -> list[Rating]:
    """Rate everybody from the results of one game in the order of their end, the best first.

    Whoever is hidden counts as somebody new in each match, and is not listed.
    """
    model = PlackettLuce()
    rated: dict[int, PlackettLuceRating] = {}
    matches: dict[int, int] = {}
    for seats in filter(is_rated, matches_in(rows)):
        known = [None if seat.user_id in hidden else seat.user_id for seat in seats]
        teams = [[model.rating() if u is None else rated.get(u, model.rating())] for u in known]
        after = model.rate(teams, ranks=[float(seat.place) for seat in seats])
        for user, team in zip(known, after, strict=True):
            if user is not None:
                rated[user] = team[0]
                matches[user] = matches.get(user, 0) + 1
    found = [Rating(user, each.ordinal(), matches[user]) for user, each in rated.items()]
    return sorted(found, key=lambda each: (-each.value, each.user_id))


class Ratings:
    """Ratings at hand: computed anew only where a match has ended since."""

    def __init__(self) -> None:
        self._known: OrderedDict[object, tuple[object, list[Rating]]] = OrderedDict()

    def forget(self) -> None:
        """Drop what is at hand, because results have changed that are long past."""
        self._known.clear()

    def of(
        self, scope: tuple[int | None, str], rows: Sequence[ResultRow], hidden: Collection[int]
    ) -> list[Rating]:
        """Return the ratings of a server's game, from all of its results."""
        state = (len(rows), rows[-1] if rows else None, frozenset(hidden))
        known = self._known.get(scope)
        if known is None or known[0] != state:
            known = (state, rate(rows, hidden))
        self._known[scope] = known
        self._known.move_to_end(scope)
        while len(self._known) > MOST_AT_HAND:
            self._known.popitem(last=False)
        return known[1]
