"""The common parts of every game's state."""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from typing import Any, Protocol, Self, TypeVar

from engine.core.agenda import Entry
from engine.core.choices.plans import Plan
from engine.core.seats import Seat


class State(Protocol):
    """The state of any game: plain data, changed in place, copied by hand."""

    agenda: list[Entry]
    epoch: int
    counter: int
    turn: int
    plans: list[dict[str, Plan]]
    winners: tuple[Seat, ...]
    won_by: str

    def copy(self) -> Self:
        """Return an independent copy."""
        ...


S = TypeVar("S", bound=State)

Shuffle = Callable[[MutableSequence[Any]], None]
"""Puts a list in random order, in place."""
