"""Carrying out the options of a menu, by their classes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from engine.core.choices.actions import Option
from engine.core.hooks.registering import put_once
from engine.core.seats import Seat
from engine.core.table import Table

Perform = Callable[[Any, Seat, Any], Awaitable[None]]
"""Takes the game's table, the seat that chose, and its choice."""

PERFORM: dict[type[Option], Perform] = {}
"""The coroutine function that carries out each option of a menu, in all games."""

PerformT = TypeVar("PerformT", bound=Perform)


def performs(action: type[Option]) -> Callable[[PerformT], PerformT]:
    """Register the coroutine function that carries out an option of a menu."""

    def register(function: PerformT) -> PerformT:
        put_once(PERFORM, action, function)
        return function

    return register


async def perform(t: Table[Any], seat: Seat, chosen: Option) -> None:
    """Carry out a choice from a menu."""
    await PERFORM[type(chosen)](t, seat, chosen)
