"""The agenda: a stack of named steps with plain arguments, kept in the state.

A step is at most one action of one player. Between two steps nothing lives outside the state, so
there the match takes its checkpoints. A step's name is part of the saved format.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from engine.core.hooks.registering import put_once
from engine.core.seats import Scalar

Entry = tuple[str, tuple[Scalar, ...]]
"""A step's name and its arguments, as the state keeps them."""

Step = Callable[..., Coroutine[Any, Any, None]]
StepT = TypeVar("StepT", bound=Step)

STEPS: dict[str, Step] = {}
_NAMES: dict[Any, str] = {}


def step(name: str) -> Callable[[StepT], StepT]:
    """Register a coroutine function as a step under the name it is saved by."""

    def register(function: StepT) -> StepT:
        put_once(STEPS, name, function)
        _NAMES[function] = name
        return function

    return register


def step_alias(old: str, function: Step) -> None:
    """Keep the old name of a renamed step alive for matches saved under it."""
    put_once(STEPS, old, function)


def entry(function: Step, *args: Scalar) -> Entry:
    """Write a step and its arguments as an agenda entry."""
    return _NAMES[function], args
