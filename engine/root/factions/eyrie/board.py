"""The Eyrie's board: its Roosts track, its leader and the cards of its Decree (Law 7.2)."""

from __future__ import annotations

import msgspec

from engine.root.state import Board, RootState

ROOSTS = 7
POINTS = (0, 0, 1, 2, 3, 4, 4, 5)
"""Points in Evening for no roost to seven roosts on the map."""
CARDS_DRAWN = (1, 1, 1, 2, 2, 2, 3, 3)


class EyrieBoard(Board, tag="eyrie"):
    """The Eyrie's board without the Roosts track, which follows from the map."""

    start: int = 0
    leader: str = ""
    leaders: list[str] = msgspec.field(default_factory=list)
    """Leaders face up beside the board."""
    decree: list[list[int]] = msgspec.field(default_factory=list)
    """The cards of each column, viziers included."""
    resolved: list[list[int]] = msgspec.field(default_factory=list)
    """The cards of each column that were resolved this turn."""
    added: list[int] = msgspec.field(default_factory=list)
    """Cards added to the Decree this Birdsong."""

    def copy(self) -> EyrieBoard:
        return EyrieBoard(
            self.start,
            self.leader,
            self.leaders[:],
            list(map(list.copy, self.decree)),
            list(map(list.copy, self.resolved)),
            self.added[:],
        )


def board_of(state: RootState, seat: int) -> EyrieBoard:
    """Return the Eyrie's board."""
    board: EyrieBoard = state.boards[seat]
    return board
