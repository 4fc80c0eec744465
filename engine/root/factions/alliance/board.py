"""The Alliance's board: supporters, officers, bases and sympathy (Law 8.2)."""

from __future__ import annotations

import msgspec

from engine.root.pieces import SUITS, Clearing, Suit, suits_of
from engine.root.rules.placing import in_supply
from engine.root.rules.rule import count_hired
from engine.root.state import Board, RootState

TOKENS = 10
COST = (1, 1, 1, 2, 2, 2, 3, 3, 3, 3)
"""Supporters for the first to tenth sympathy."""
POINTS = (0, 1, 1, 1, 2, 2, 3, 4, 4, 4)
BASES: dict[str, str] = {suit: f"base_{suit}" for suit in SUITS}
MARTIAL_LAW = 3
"""The other player's warriors in a clearing that make sympathy cost one more (8.4.2.II.a)."""
CAPACITY = 5
"""Supporters that the stack holds while no base is on the map (8.2.3.I)."""


class AllianceBoard(Board, tag="alliance"):
    """The state of the Alliance's board, except the tracks, which follow from the map."""

    supporters: list[int] = msgspec.field(default_factory=list)
    officers: int = 0
    operations: int = 0
    """Military Operations taken this Evening."""

    def copy(self) -> AllianceBoard:
        return AllianceBoard(self.supporters[:], self.officers, self.operations)


def board_of(state: RootState, seat: int) -> AllianceBoard:
    """Return the Alliance's board."""
    board: AllianceBoard = state.boards[seat]
    return board


def bases_on_map(state: RootState, seat: int) -> list[Clearing]:
    """List the clearing of each base; the Lost City may hold several (24)."""
    return sorted([c for base in BASES.values() for c in state.places.get((seat, base), ())])


def bases_left(state: RootState, seat: int, suits: str) -> list[Suit]:
    """List the suits of a clearing whose bases are still on the board."""
    return [suit for suit in suits_of(suits) if in_supply(state, seat, BASES[suit]) > 0]


def sympathetic(state: RootState, seat: int) -> list[Clearing]:
    """List the sympathetic clearings (8.2.5.II)."""
    token = (seat, "sympathy")
    return [Clearing(c) for c, tokens in enumerate(state.tokens) if token in tokens]


def is_sympathetic(state: RootState, seat: int, clearing: int) -> bool:
    """Return whether a clearing has a sympathy token."""
    return (seat, "sympathy") in state.tokens[clearing]


def price(state: RootState, seat: int, clearing: int, placed: int) -> int:
    """Return the cost in supporters of the next sympathy in a clearing (8.4.2.II)."""
    return COST[placed] + has_martial_law(state, seat, clearing)


def has_martial_law(state: RootState, seat: int, clearing: int) -> bool:
    """Return whether any one other player has three warriors in a clearing (8.4.2.II.a)."""
    row = state.warriors[clearing]
    if state.hired:
        row = count_hired(state, row)
    if max(row) < MARTIAL_LAW:
        return False
    # A hireling in the supply is not a player, and its warriors belong to no player (22.3.1).
    return any(row[other] >= MARTIAL_LAW and other != seat for other in state.seats)


def operations_left(state: RootState, seat: int) -> int:
    """Count the Military Operations left this Evening: one per officer (8.6.1)."""
    board = board_of(state, seat)
    return max(0, board.officers - board.operations)
