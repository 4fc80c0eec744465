"""Choices of a Season card: asked of all at once if they affect nobody else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar, cast

from engine.core.choices.actions import Option, Pass
from engine.core.choices.questions import OneOf
from engine.core.seats import Seat
from engine.runewars.pieces import AreaId, Resource, UnitId
from engine.runewars.rules.orders.economy import set_dials
from engine.runewars.rules.strongholds import RaiseDial
from engine.runewars.state import RunewarsState, RunewarsTable

PASS = Pass()
T = TypeVar("T", bound=Option)


class PlaceUnit(Option, frozen=True, gc=False, tag="runewars.placeunit"):
    """A unit to place in an area."""

    unit: UnitId
    area: AreaId


async def together(
    t: RunewarsTable,
    kind: str,
    options_of: Callable[[RunewarsState, Seat], Sequence[T]],
    *,
    may: bool = True,
    public: bool = True,
) -> dict[Seat, T]:
    """Ask all seats with a choice at once; return their choices, in play order.

    With `may` everybody can decline; `public` tells whether the options are public. A seat that
    publicly has no choice is not asked.
    """
    choices = {seat: options_of(t.state, seat) for seat in t.state.in_game()}
    offered: dict[Seat, list[Option]] = {
        seat: [*options, PASS] if may else [*options]
        for seat, options in choices.items()
        if options or (may and not public)
    }
    forms = {seat: OneOf(options) for seat, options in offered.items()}
    answers = await t.choose_sealed(kind, forms, public=public)
    return {seat: cast("T", answers[seat]) for seat in offered if answers[seat] != PASS}


async def turn_dials(
    t: RunewarsTable,
    kind: str,
    options: Callable[[RunewarsState, Seat], Sequence[RaiseDial]],
    change: int,
) -> None:
    """Ask each seat to choose one of some dials, and turn it."""
    for seat, chosen in (await together(t, kind, options, may=False)).items():
        resource: Resource = chosen.resource
        set_dials(t, seat, {resource: t.state.dials[seat][resource] + change})
