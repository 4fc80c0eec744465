"""Placing pieces (Law 1.5.4, 2.2.3, 21.20). Whether it is allowed, `rule.can_place` says."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.root.events import Placed
from engine.root.factions.base import RootTable
from engine.root.pieces import Clearing


def place_warriors(t: RootTable, seat: int, clearing: int, count: int) -> int:
    """Place warriors from the supply, as many as there are; return how many."""
    state = t.state
    count = min(count, state.supply[seat])
    if count > 0:
        state.supply[seat] -= count
        state.warriors[clearing][seat] += count
        state.strength[clearing][seat] += count
        t.tell(Placed(Seat(seat), Clearing(clearing), "warrior", count))
    return count


def place_building(t: RootTable, seat: int, clearing: int, kind: str) -> None:
    """Place a building in an open slot."""
    state = t.state
    state.buildings[clearing].append((seat, kind))
    state.strength[clearing][seat] += 1
    t.tell(Placed(Seat(seat), Clearing(clearing), kind, 1))


def place_tokens(t: RootTable, seat: int, clearing: int, kind: str, count: int = 1) -> None:
    """Place tokens; the caller has counted what is left of them."""
    t.state.tokens[clearing].extend([(seat, kind)] * count)
    t.tell(Placed(Seat(seat), Clearing(clearing), kind, count))
