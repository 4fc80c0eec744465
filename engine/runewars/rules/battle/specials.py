"""Special results in battle (7.4 c): registering and choosing; the effects are in other modules."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from engine.core.choices.actions import Option
from engine.core.hooks.registering import put_once
from engine.core.seats import Seat
from engine.runewars.board import Fighter
from engine.runewars.data.units import UNITS
from engine.runewars.events.armies import SpecialResolved
from engine.runewars.pieces import UnitId
from engine.runewars.rules.battle.losses import battle_of, chooser_of, policy
from engine.runewars.state import RunewarsTable

Special = Callable[[RunewarsTable, int, UnitId], Awaitable[None]]
SPECIALS: dict[str, Special] = {}
"""Effect of each type's special, by the type's key."""
SpecialT = TypeVar("SpecialT", bound=Special)


class UseFirst(Option, frozen=True, gc=False, tag="runewars.first"):
    """The first of two ways in which an ability can work."""


class UseSecond(Option, frozen=True, gc=False, tag="runewars.second"):
    """The second of two ways in which an ability can work."""


def special(key: str) -> Callable[[SpecialT], SpecialT]:
    """Register the effect of a type's special."""

    def register(function: SpecialT) -> SpecialT:
        put_once(SPECIALS, key, function)
        return function

    return register


def enemy_of(t: RunewarsTable, side: int) -> int:
    """Return the side that suffers."""
    return battle_of(t.state).other(side)


def say(t: RunewarsTable, side: int, unit: int) -> None:
    """Tell that an ability takes effect."""
    t.tell(SpecialResolved(Seat(side), UnitId(unit)))


def of_shape(*shapes: str) -> Callable[[Fighter], bool]:
    """Return a test of whether a fighter has one of some base shapes."""
    return lambda fighter: UNITS[fighter.unit].shape in shapes


async def either(t: RunewarsTable, side: int, first: bool, second: bool, kind: str) -> bool:
    """Choose between two ways of an ability; return True for the first. A policy takes the first.

    If only one would do anything, it is taken.
    """
    if not (first and second) or policy(t.state, side) != "ask":
        return first
    chosen = await t.choose(chooser_of(t.state, side), kind, [UseFirst(), UseSecond()])
    return isinstance(chosen, UseFirst)
