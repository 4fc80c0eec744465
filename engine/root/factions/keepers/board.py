"""The Keepers' board: relics, waystations and the Retinue (Law 15.2, 15.3)."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import msgspec

from engine.root.data.cards import RETAINER, copies_of
from engine.root.pieces import Clearing, Forest, PieceKind
from engine.root.state import Board, RootState

WARRIORS = 15
GARRISON = 4
"""Warriors in the corner, and in the clearing beside it (15.3.3)."""

TYPES = ("figure", "tablet", "jewelry")
VALUES = (1, 2, 3, 3)
"""On the backs of the four relics of each type (15.2.1)."""
RELICS: dict[str, int] = {
    f"{relic}_{value}": VALUES.count(value) for relic in TYPES for value in (1, 2, 3)
}
"""Each kind of relic, faceup, and the number of them."""

SIDES = (("tablet", "jewelry"), ("jewelry", "figure"), ("figure", "tablet"))
"""The front and the back of each waystation (15.2.2)."""
WAYSTATIONS: dict[str, int] = {
    f"waystation_{one}_{other}": place
    for place, (front, back) in enumerate(SIDES)
    for one, other in ((front, back), (back, front))
}
"""Each waystation, with its showing side first, and the index of its piece among three."""

COLUMNS = ("move", "delve", "recover")
MOST_RETINUE = 10
RETAINERS = copies_of(RETAINER)
COLUMN_BONUS = 2
"""Points for a filled column of relics (15.5.2.III.b)."""


class Relic(NamedTuple):
    """A relic in a forest; `seen` if its value is face up or has been seen (15.2.1)."""

    forest: int
    kind: str
    seen: bool = False

    @property
    def shown(self) -> PieceKind:
        """Its public kind: only the type while it is face down."""
        return PieceKind(self.kind if self.seen else type_of(self.kind))


class KeepersBoard(Board, tag="keepers"):
    """The Keepers' board, and the relics in forests."""

    start: int = 0
    buried: list[Relic] = msgspec.field(default_factory=list)
    recovered: list[str] = msgspec.field(default_factory=list)
    loose: list[str] = msgspec.field(default_factory=list)
    """Relics removed and not yet placed; those that nobody places stay here."""
    retinue: list[list[int]] = msgspec.field(default_factory=lambda: [[] for _ in COLUMNS])
    gone: list[int] = msgspec.field(default_factory=list)
    """Faithful Retainers that have left the game."""
    used: list[int] = msgspec.field(default_factory=list)
    """Cards of the Retinue that have acted this turn."""
    encamped: list[int] = msgspec.field(default_factory=list)
    """Clearings where a waystation replaced a warrior this turn (15.4.1)."""
    decamped: list[int] = msgspec.field(default_factory=list)
    returned: bool = False
    """True once they came back this turn, which replaces encamping (15.4.1)."""
    gathered: bool = False
    """True once cards were added to the Retinue this turn; then none is shifted (15.6.2)."""
    shifted: bool = False

    def copy(self) -> KeepersBoard:
        return KeepersBoard(
            self.start,
            self.buried[:],
            self.recovered[:],
            self.loose[:],
            [column[:] for column in self.retinue],
            self.gone[:],
            self.used[:],
            self.encamped[:],
            self.decamped[:],
            self.returned,
            self.gathered,
            self.shifted,
        )

    def rest(self) -> None:
        """Reset the record of this turn's actions."""
        self.used, self.encamped, self.decamped = [], [], []
        self.returned = self.gathered = self.shifted = False


def board_of(state: RootState, seat: int) -> KeepersBoard:
    """Return the Keepers' board."""
    board: KeepersBoard = state.boards[seat]
    return board


# Relics


def type_of(kind: str) -> str:
    """Return the type of a relic, faceup or facedown."""
    return kind.partition("_")[0]


def value_of(kind: str) -> int:
    """Return the value of a relic."""
    return int(kind.rpartition("_")[2])


def relics_in(state: RootState, seat: int, clearing: int) -> list[PieceKind]:
    """List the relics in a clearing, where all of them are face up."""
    here = state.tokens[clearing]
    return [PieceKind(kind) for owner, kind in here if owner == seat and kind in RELICS]


def relics_beside(state: RootState, seat: int, clearing: int) -> list[Relic]:
    """List the relics in forests adjacent to a clearing, like ones once (15.5.2.II)."""
    borders = state.woodland.forest_borders
    near = [each for each in board_of(state, seat).buried if clearing in borders[each.forest]]
    return list({(each.forest, each.shown): each for each in reversed(near)}.values())[::-1]


def filled_columns(recovered: list[str]) -> int:
    """Count the columns of relics of all three types (15.5.2.III.b)."""
    counts = Counter(type_of(kind) for kind in recovered)
    return min(counts[relic] for relic in TYPES)


# Waystations


def waystations_in(state: RootState, seat: int, clearing: int) -> list[PieceKind]:
    """List the waystations in a clearing."""
    return [PieceKind(kind) for owner, kind in state.buildings[clearing] if owner == seat]


def waystations(state: RootState, seat: int) -> list[Clearing]:
    """List the clearing of each waystation, twice for one with two of them."""
    return [
        Clearing(clearing)
        for clearing, row in enumerate(state.buildings)
        for owner, _ in row
        if owner == seat
    ]


def waystations_left(state: RootState, seat: int) -> list[PieceKind]:
    """List the waystations that can be placed, either side of each on the board (15.2.2)."""
    out = {WAYSTATIONS[kind] for row in state.buildings for o, kind in row if o == seat}
    return [PieceKind(kind) for kind, place in WAYSTATIONS.items() if place not in out]


def shows(waystation: str) -> str:
    """Return the type of relic that a waystation shows."""
    return waystation.split("_")[1]


def recoverable(state: RootState, seat: int, clearing: int) -> list[PieceKind]:
    """List the relics in a clearing of a type that a waystation there shows (15.5.2.III.a)."""
    shown = {shows(kind) for kind in waystations_in(state, seat, clearing)}
    return [kind for kind in relics_in(state, seat, clearing) if type_of(kind) in shown]


def is_on_map(state: RootState, seat: int) -> bool:
    """Return whether any clearing has warriors or waystations (15.4.1)."""
    return any(row[seat] for row in state.strength)


def forests_of(state: RootState) -> list[Forest]:
    """List the forests of the map."""
    return [Forest(number) for number in range(1, len(state.woodland.forest_borders))]
