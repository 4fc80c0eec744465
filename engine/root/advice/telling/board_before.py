"""Rule before some events: the position with all public changes undone."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Event
from engine.root.events import Moved, Placed, Removed
from engine.root.hooks.faction import is_token
from engine.root.rules.rule import ruler
from engine.root.state import RootState

WARRIOR = "warrior"


def rule_before(state: RootState, events: Sequence[Event]) -> list[int]:
    """Return the ruler of each clearing before these events, by its number; -1 for none."""
    then = state.copy()
    for event in reversed(events):
        match event:
            case Placed(seat, clearing, piece, count):
                put(then, seat, clearing, piece, -count)
            case Removed(seat, _, clearing, piece, count):
                put(then, seat, clearing, piece, count)
            case Moved(seat, origin, to, piece, count):
                put(then, seat, to, piece, -count)
                put(then, seat, origin, piece, count)
    return rule_now(then)


def rule_now(state: RootState) -> list[int]:
    """Return the ruler of each clearing by its number; -1 for none, and at 0."""
    return [-1, *(ruler(state, clearing) for clearing in range(1, len(state.strength)))]


def put(state: RootState, seat: int, clearing: int, piece: str, count: int) -> None:
    """Add pieces to a clearing, or take them off; a pawn rules nothing."""
    if piece == "pawn" or clearing <= 0:
        return
    if piece == WARRIOR:
        state.add_warriors(seat, clearing, count)
        return
    for _ in range(count):
        add = state.add_token if is_token(piece) else state.add_building
        add(seat, clearing, piece)
    for _ in range(-count):
        take(state, seat, clearing, piece)


def take(state: RootState, seat: int, clearing: int, piece: str) -> None:
    """Remove a piece, or another of its owner's if it was turned since: a plot."""
    row = state.tokens[clearing] if is_token(piece) else state.buildings[clearing]
    owned = [kind for owner, kind in row if owner == seat]
    if owned:
        remove = state.remove_token if is_token(piece) else state.remove_building
        remove(seat, clearing, piece if piece in owned else owned[0])
