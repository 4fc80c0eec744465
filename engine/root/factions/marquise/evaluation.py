"""What a position is worth to the Marquise (Law 6), for computer players."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.root.factions.marquise.board import WARRIORS, board_of
from engine.root.rules.rule import ruler
from engine.root.state import RootState


def prospects(state: RootState, seat: Seat) -> float:
    """Value the Marquise's position in points."""
    board = board_of(state, seat)
    ruled = [c for c in range(1, len(state.strength)) if ruler(state, c) == seat]
    sites = sum(state.open_slots(clearing) > 0 for clearing in ruled)
    value = 0.45 * state.count(seat, "wood") + 0.35 * len(ruled) + 0.15 * min(sites, 5)
    value += 0.9 * state.count(seat, "sawmill") + 0.9 * state.count(seat, "recruiter")
    value += 0.6 * state.count(seat, "workshop")
    value += 0.13 * (WARRIORS - state.supply[seat])
    value += 1.5 * bool(state.clearings_with(seat, "keep"))
    value += 0.2 * board.actions * (state.current == seat)
    return value
