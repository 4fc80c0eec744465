"""How the options of a menu are carried out, by their classes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.core.table import Table

Perform = Callable[[Any, Seat, Any], Awaitable[None]]
"""Takes the game's table, the seat that chose, and what was chosen."""

PERFORM: dict[type[Option], Perform] = {}
"""How each option of a menu is carried out, in all games."""

PerformT = TypeVar("PerformT", bound=Perform)


def performs(action: type[Option]) -> Callable[[PerformT], PerformT]:
    """Register the coroutine function that carries out an option of a menu."""

    def register(function: PerformT) -> PerformT:
        PERFORM[action] = function
        return function

    return register


async def perform(t: Table[Any], seat: Seat, chosen: Option) -> None:
    """Carry out what was chosen from a menu."""
    await PERFORM[type(chosen)](t, seat, chosen)
