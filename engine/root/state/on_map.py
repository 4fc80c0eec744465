"""The pieces on the map: the only code that changes them, and what follows from their positions.

Rows are indexed by clearing number; row 0 is unused. A row is a tuple, so that copies of a state
can share it.
"""

from __future__ import annotations

from functools import cached_property
from typing import TypeAlias

from engine.root.pieces import NOBODY, Clearing, Piece

Counts: TypeAlias = tuple[int, ...]
"""A number for each side."""
Pieces: TypeAlias = tuple[Piece, ...]
UNKNOWN = -2
"""Stands for a ruler that has not been worked out."""


class PiecesOnMap:
    """The part of the state that is on the map.

    Cached properties are kept until a piece moves, and copies of the state share them.
    """

    __slots__ = ()

    warriors: list[Counts]
    strength: list[Counts]
    buildings: list[Pieces]
    tokens: list[Pieces]

    # Derived from the pieces

    @cached_property
    def places(self) -> dict[Piece, list[Clearing]]:
        """The clearings of each kind of building and token in order, once per piece."""
        found: dict[Piece, list[Clearing]] = {}
        for clearing in range(len(self.tokens)):
            for piece in self.buildings[clearing] + self.tokens[clearing]:
                found.setdefault(piece, []).append(Clearing(clearing))
        return found

    @cached_property
    def rulers(self) -> list[int]:
        """The ruler of each clearing, where pieces alone decide; `UNKNOWN` until worked out."""
        return [NOBODY] + [UNKNOWN] * (len(self.strength) - 1)

    def count(self, side: int, kind: str) -> int:
        """Count a side's buildings or tokens of a kind on the map."""
        return len(self.places.get((side, kind), ()))

    def clearings_with(self, side: int, kind: str) -> list[Clearing]:
        """List the clearings with any of a side's buildings or tokens of a kind."""
        return list(dict.fromkeys(self.places.get((side, kind), ())))

    def has_building(self, side: int, clearing: int, kind: str) -> bool:
        """Return whether a side's building of a kind stands in a clearing."""
        return (side, kind) in self.buildings[clearing]

    def pieces_of(self, side: int, clearing: int) -> list[str]:
        """List the kinds of a side's buildings, then tokens, in a clearing."""
        here = self.buildings[clearing] + self.tokens[clearing]
        return [kind for owner, kind in here if owner == side]

    def owns_pieces(self, side: int, clearing: int) -> bool:
        """Return whether warriors, buildings or tokens of a side are in a clearing; not pawns."""
        if self.strength[clearing][side]:
            return True
        tokens = self.tokens[clearing]
        return bool(tokens) and side in [owner for owner, _ in tokens]

    # Changing them

    def add_warriors(self, side: int, clearing: int, count: int) -> None:
        """Add warriors to a clearing, or take some off where `count` is negative."""
        self.warriors[clearing] = with_added(self.warriors[clearing], side, count)
        self._add_strength(side, clearing, count)

    def move_warriors(self, side: int, origin: int, to: int, count: int) -> None:
        """Move warriors from one clearing to another."""
        self.add_warriors(side, origin, -count)
        self.add_warriors(side, to, count)

    def add_building(self, side: int, clearing: int, kind: str) -> None:
        """Add a building to a clearing."""
        self.buildings[clearing] += ((side, kind),)
        self._forget_places()
        self._add_strength(side, clearing, 1)

    def remove_building(self, side: int, clearing: int, kind: str) -> None:
        """Take a building off a clearing; ValueError if it is not there."""
        self.buildings[clearing] = without(self.buildings[clearing], (side, kind))
        self._forget_places()
        self._add_strength(side, clearing, -1)

    def add_token(self, side: int, clearing: int, kind: str) -> None:
        """Add a token to a clearing."""
        self.tokens[clearing] += ((side, kind),)
        self._forget_places()

    def remove_token(self, side: int, clearing: int, kind: str) -> None:
        """Take a token off a clearing; ValueError if it is not there."""
        self.tokens[clearing] = without(self.tokens[clearing], (side, kind))
        self._forget_places()

    def turn_token(self, side: int, clearing: int, kind: str, into: str) -> None:
        """Replace a token, as a plot is turned or swapped; ValueError if it is not there."""
        row = self.tokens[clearing]
        place = row.index((side, kind))
        self.tokens[clearing] = (*row[:place], (side, into), *row[place + 1 :])
        self._forget_places()

    def add_clearing(self, sides: int) -> None:
        """Add an empty clearing behind the others."""
        self.warriors.append((0,) * sides)
        self.strength.append((0,) * sides)
        self.buildings.append(())
        self.tokens.append(())
        self.forget_rulers()

    def add_side(self) -> None:
        """Add a side without pieces behind the others."""
        self.warriors[:] = [(*row, 0) for row in self.warriors]
        self.strength[:] = [(*row, 0) for row in self.strength]

    def forget_rulers(self) -> None:
        """Forget the rulers: call this where another faction's rules change who rules."""
        self.__dict__.pop("rulers", None)

    def _forget_places(self) -> None:
        self.__dict__.pop("places", None)

    def _add_strength(self, side: int, clearing: int, count: int) -> None:
        self.strength[clearing] = with_added(self.strength[clearing], side, count)
        # A list of its own: copies with other pieces share the old one.
        rulers = self.rulers[:]
        rulers[clearing] = UNKNOWN
        self.rulers = rulers


def with_added(row: Counts, side: int, count: int) -> Counts:
    """Return a row with a side's number raised."""
    return (*row[:side], row[side] + count, *row[side + 1 :])


def without(row: Pieces, piece: Piece) -> Pieces:
    """Return a row without the first such piece; ValueError if there is none."""
    place = row.index(piece)
    return (*row[:place], *row[place + 1 :])
