"""The map as the Keepers see it (Law 15.2): where they stand, and how far relics have come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from functools import cached_property

from engine.core.seats import Seat
from engine.root.data.cards import SUIT_OF
from engine.root.factions.keepers.board import (
    TYPES,
    board_of,
    shows,
    waystations_in,
    waystations_left,
)
from engine.root.pieces import BIRD, suits_of
from engine.root.rules.placing import can_place
from engine.root.rules.rule import adjacent, ruled_clearings
from engine.root.state import RootState

HELD = ((0.32, 0.52, 0.68, 0.74), (0.68, 0.76, 0.8, 0.8))
"""Chance that a piece stays until it is used, by its guards: with rivals near, or without."""
AT_CAMP, TO_CAMP, CARRIED, FAR = 0.64, 0.56, 0.46, 0.22
"""Chance to recover a held relic in later turns: with a waystation of its type there, where one
could be placed, beside such a clearing, and elsewhere."""


class Ground:
    """The map as the Keepers see it, each thing looked up once for a position."""

    def __init__(self, state: RootState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        clearings = state.woodland.clearings
        self.manned = [each for each in clearings if state.warriors[each][seat]]
        self.ruled = set(ruled_clearings(state, seat))
        self.camps = {c: found for c in clearings if (found := waystations_in(state, seat, c))}
        self._lasts: dict[int, float] = {}
        self._beside: dict[int, Sequence[int]] = {}

    def beside(self, clearing: int) -> Sequence[int]:
        """Return the clearings adjacent to one."""
        if clearing not in self._beside:
            self._beside[clearing] = adjacent(self.state, self.seat, clearing)
        return self._beside[clearing]

    def lasts(self, clearing: int) -> float:
        """Estimate the chance that a waystation or a relic stays until it has been used."""
        if clearing not in self._lasts:
            self._lasts[clearing] = self._estimate(clearing)
        return self._lasts[clearing]

    def _estimate(self, clearing: int) -> float:
        rows, seat = self.state.warriors, self.seat
        guards = min(rows[clearing][seat], len(HELD[0]) - 1)
        around = (clearing, *self.beside(clearing))
        quiet = all(sum(rows[each]) == rows[each][seat] for each in around)
        return HELD[quiet][guards]

    @cached_property
    def near(self) -> Set[int]:
        """Clearings with warriors, and those beside."""
        return {each for c in self.manned for each in (c, *self.beside(c))}

    @cached_property
    def takes(self) -> Mapping[str, Set[int]]:
        """Clearings whose waystations show each type of relic."""
        return {
            kind: {c for c, found in self.camps.items() if kind in map(shows, found)}
            for kind in TYPES
        }

    @cached_property
    def free(self) -> Set[int]:
        """Clearings with warriors where a waystation could be placed."""
        state, seat = self.state, self.seat
        open_to = (c for c in self.manned if state.open_slots(c) > 0)
        return {c for c in open_to if can_place(state, seat, c)}

    @cached_property
    def could_take(self) -> Mapping[str, Set[int]]:
        """The same for one that shows each type of relic."""
        left = {shows(each) for each in waystations_left(self.state, self.seat)}
        return {kind: self.free if kind in left else frozenset() for kind in TYPES}

    def ruled_alike(self, clearing: int) -> int:
        """Count the ruled clearings of a clearing's suit, which keep a card that recovers there."""
        suits = set(suits_of(self.state.suits[clearing]))
        return sum(not suits.isdisjoint(suits_of(self.state.suits[each])) for each in self.ruled)

    def served(self, column: int, *, ready: bool = False) -> Set[int]:
        """Return the clearings where the cards of a column can act, in later turns or this one."""
        board = board_of(self.state, self.seat)
        cards = [c for c in board.retinue[column] if not ready or c not in board.used]
        suits = {SUIT_OF[card] for card in cards}
        everywhere = self.state.woodland.clearings
        if BIRD in suits:
            return set(everywhere)
        return {c for c in everywhere if not suits.isdisjoint(suits_of(self.state.suits[c]))}


def recovered_some_day(ground: Ground, clearing: int, kind: str, *, manned: bool = False) -> float:
    """Estimate the chance that a relic of a type is ever recovered, if nobody takes it before.

    With `manned`, warriors have come along.
    """
    takes = ground.takes[kind]
    if clearing in takes:
        return AT_CAMP
    if not manned and not ground.state.warriors[clearing][ground.seat]:
        return FAR
    if clearing in ground.could_take[kind]:
        return TO_CAMP
    return CARRIED if any(each in takes for each in ground.beside(clearing)) else FAR
