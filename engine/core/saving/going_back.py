"""Taking back: freely up to the last barrier, or beyond it where the table agrees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.game import S
from engine.core.saving.checkpoints import PlanChange, Rewind
from engine.core.saving.record import PLAN, REWIND, Choice
from engine.core.seats import Seat

if TYPE_CHECKING:
    from engine.core.match import Match


def free_to_take_back(match: Match[S], seat: Seat) -> Choice:
    """Return the seat's last choice; raise `Refused` where it may not simply be taken back."""
    if match.over:
        raise Refused("undo-over")
    for choice in reversed(match.choices):
        if choice.kind == PLAN:
            continue
        if choice.seat != seat and choice.kind != REWIND:
            raise Refused("undo-other")
        if choice.barrier:
            raise Refused("undo-barrier")
        if choice.number <= match.first_kept():
            break
        return choice
    raise Refused("undo-nothing")


def begin_anew(match: Match[S], now: S, seat: Seat, told: Sequence[Event]) -> None:
    """Make a match that went back from `now` forget what was seen since; plans stay as now."""
    piles = match.game.touched(match.state, now, told)
    match.rewind(seat, Rewind(now.epoch + 1, tuple(piles)))
    for other, plans in enumerate(now.plans):
        for kind, plan in plans.items():
            if match.state.plans[other].get(kind) != plan:
                match.change(Seat(other), PlanChange(kind, plan))
