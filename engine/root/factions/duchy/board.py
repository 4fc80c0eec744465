"""The Duchy's board: ministers, crowns, revealed cards, the Burrow and its tunnels (Law 12.2)."""

from __future__ import annotations

from typing import NewType

import msgspec

from engine.core.seats import Seat
from engine.root.hooks.faction import added_clearings
from engine.root.pieces import Clearing
from engine.root.rules.placing import in_supply
from engine.root.state import Board, RootState

WARRIORS = 20
STARTING_WARRIORS = 2
"""Warriors in the starting clearing, and in each one beside it (12.3.3)."""
ACTIONS = 2
MOST_SURFACING = 4
"""Warriors that may come up through a new tunnel (12.5.1.V)."""

BUILDINGS = ("citadel", "market")
COPIES = 3
TUNNELS = 3
WARRIORS_PLACED = (1, 2, 4, 6)
"""Warriors in Birdsong for no to three citadels off their track (12.4)."""
CARDS_DRAWN = (1, 2, 3, 4)
"""Cards in Evening for no to three markets off their track (12.6.3)."""

SQUIRE, NOBLE, LORD = "squire", "noble", "lord"
RANKS = (SQUIRE, NOBLE, LORD)
CROWNS = 3
"""Crowns of each rank."""
CARDS_TO_SWAY = {SQUIRE: 2, NOBLE: 3, LORD: 4}
POINTS = {SQUIRE: 1, NOBLE: 2, LORD: 3}
"""Points on every crown space of a rank."""

Minister = NewType("Minister", str)
FOREMOLE, CAPTAIN, MARSHAL = Minister("foremole"), Minister("captain"), Minister("marshal")
BRIGADIER, BANKER, MAYOR = Minister("brigadier"), Minister("banker"), Minister("mayor")
DUCHESS, BARON, EARL = Minister("duchess"), Minister("baron"), Minister("earl")
RANK_OF: dict[Minister, str] = {
    **dict.fromkeys((FOREMOLE, CAPTAIN, MARSHAL), SQUIRE),
    **dict.fromkeys((BRIGADIER, BANKER, MAYOR), NOBLE),
    **dict.fromkeys((DUCHESS, BARON, EARL), LORD),
}
MINISTERS = tuple(RANK_OF)


class DuchyBoard(Board, tag="duchy"):
    """The state of the Duchy's board, except the tracks, which follow from the map."""

    start: int = 0
    actions: int = 0
    """Actions left in the Assembly."""
    swayed: list[str] = msgspec.field(default_factory=list)
    acted: list[str] = msgspec.field(default_factory=list)
    """Ministers whose action was taken this turn."""
    crowns: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(RANKS, CROWNS))
    """Crowns left on the board."""
    revealed: list[int] = msgspec.field(default_factory=list)
    """Cards revealed this turn: they are in the play area until Evening."""
    has_swayed: bool = False
    """True once a minister was swayed this turn."""
    acting: str = ""
    """The minister whose action is being taken."""
    swaying: str = ""
    """The minister that cards are being revealed for."""
    together: bool = False
    """True where these are asked for together; False in a turn that an earlier version began."""

    def copy(self) -> DuchyBoard:
        return DuchyBoard(
            self.start,
            self.actions,
            self.swayed[:],
            self.acted[:],
            self.crowns.copy(),
            self.revealed[:],
            self.has_swayed,
            self.acting,
            self.swaying,
            self.together,
        )


def board_of(state: RootState, seat: int) -> DuchyBoard:
    """Return the Duchy's board."""
    board: DuchyBoard = state.boards[seat]
    return board


def burrow_of(state: RootState) -> Clearing:
    """Return the number of the Burrow (12.2.2)."""
    return added_clearings(state.map, state.factions)["burrow"]


def is_burrow(state: RootState, clearing: int) -> bool:
    """Return whether a clearing is the Burrow; only added clearings have no suit."""
    return not state.suits[clearing] and clearing == burrow_of(state)


def tunnels(state: RootState, seat: int) -> list[Clearing]:
    """List the clearings with a tunnel."""
    return state.clearings_with(seat, "tunnel")


def count_uncovered(state: RootState, seat: int, kind: str) -> int:
    """Count the uncovered spaces of a building's track."""
    return COPIES - in_supply(state, seat, kind)


def unswayed(board: DuchyBoard) -> list[Minister]:
    """List the Unswayed Ministers pile."""
    return [each for each in MINISTERS if each not in board.swayed]


def actions_left(state: RootState, seat: Seat) -> int:
    """Count the actions of the Assembly that are left."""
    return board_of(state, seat).actions


def has_revealed(state: RootState, seat: Seat) -> bool:
    """Return whether cards were revealed this turn."""
    return bool(board_of(state, seat).revealed)
