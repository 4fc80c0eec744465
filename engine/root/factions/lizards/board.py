"""The Lizard Cult's board: gardens, acolytes, the Outcast and the Lost Souls (Law 10.2)."""

from __future__ import annotations

import msgspec

from engine.root.pieces import FOX, SUITS, Clearing
from engine.root.rules.placing import in_supply
from engine.root.state import Board, RootState

WARRIORS = 25
COPIES = 5
GARDENS: dict[str, str] = {suit: f"garden_{suit}" for suit in SUITS}
"""The kind of building for each printed suit."""
POINTS = (0, 0, 2, 2, 3, 4)
"""Points of a suit with no space of its track empty to all five (10.5.3)."""
BONUS_FROM = 2
"""Empty spaces of a track that uncover its draw bonus (10.6.3)."""


class LizardsBoard(Board, tag="lizards"):
    """The Cult's board without the tracks, which follow from the map."""

    start: int = 0
    outcast: str = FOX
    """The suit of the outcast marker; fox until setup chooses."""
    hated: bool = False
    acolytes: int = 0
    lost_souls: list[int] = msgspec.field(default_factory=list)
    revealed: list[int] = msgspec.field(default_factory=list)
    """Cards revealed for rituals this turn, until they are taken back (10.5, 10.6.1)."""
    scored: list[str] = msgspec.field(default_factory=list)
    """Suits scored this turn (10.5.3)."""

    def copy(self) -> LizardsBoard:
        return LizardsBoard(
            self.start,
            self.outcast,
            self.hated,
            self.acolytes,
            self.lost_souls[:],
            self.revealed[:],
            self.scored[:],
        )


def board_of(state: RootState, seat: int) -> LizardsBoard:
    """Return the Cult's board."""
    board: LizardsBoard = state.boards[seat]
    return board


# Gardens


def gardens_left(state: RootState, seat: int, suit: str) -> int:
    """Count the gardens on a suit's track."""
    return in_supply(state, seat, GARDENS[suit])


def count_uncovered(state: RootState, seat: int, suit: str) -> int:
    """Count the empty spaces of a suit's track, which give its points and draws."""
    return COPIES - gardens_left(state, seat, suit)


def draw_bonuses(state: RootState, seat: int) -> int:
    """Count the uncovered draw bonuses (10.6.3)."""
    return sum(count_uncovered(state, seat, suit) >= BONUS_FROM for suit in SUITS)


def outcast_gardens(state: RootState, seat: int) -> list[Clearing]:
    """List the clearing of each garden whose printed suit is the Outcast (10.2.1)."""
    garden = (seat, GARDENS[board_of(state, seat).outcast])
    return [
        Clearing(clearing)
        for clearing, row in enumerate(state.buildings)
        if garden in row
        for _ in range(row.count(garden))
    ]


def points_of(state: RootState, seat: int, suit: str) -> int:
    """Return the points above the rightmost empty space of a suit's track (10.5.3)."""
    return POINTS[count_uncovered(state, seat, suit)]
