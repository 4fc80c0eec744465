"""Landmarks, as the common rules see them (Law 24, 25).

Every hook is a no-op here; `cards.landmarks` overrides those that differ. Their clearings are in
the state: `landmarks`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import ClassVar, TypeVar

from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.root.pieces import Clearing
from engine.root.state import Fight, RootState, RootTable


class Landmark:
    """A landmark, or a printed part of a map like one. One instance per kind."""

    key: ClassVar[str] = ""
    """Set by `landmark`; saved matches use it."""
    actions: ClassVar[tuple[type[Option], ...]] = ()
    """The option classes that it gives everybody."""
    phases: ClassVar[tuple[str, ...]] = ("daylight",)
    """The phases in which its actions may be taken; empty for any time an action may be."""
    apart: ClassVar[bool] = True
    """True where no other landmark may be in an adjacent clearing when it is set up."""

    def stands(self, state: RootState, clearing: int) -> bool:
        """Return whether it may be set up in a clearing, other landmarks aside (19.5.3)."""
        return False

    def set_up(self, t: RootTable, seat: Seat, clearing: Clearing) -> None:
        """Follow its setup instructions, once it is in its clearing."""

    def options(self, state: RootState, seat: Seat) -> Sequence[Option]:
        """List the options that it gives a seat in its turn."""
        return ()

    def possible(self, state: RootState, seat: Seat) -> bool:
        """Return whether, on public facts, there could be any such options."""
        return False

    def refusal(self, state: RootState, seat: Seat, action: Option) -> Refused | None:
        """Explain why an action of this landmark was not offered, with its section, or None."""
        return None

    def worth(self, state: RootState, seat: Seat) -> float:
        """Value the landmark to a seat, in points, for computer players."""
        return 0.0

    async def after_battle(self, t: RootTable, fight: Fight) -> None:
        """React to the end of a battle anywhere."""

    async def end_evening(self, t: RootTable, seat: Seat) -> None:
        """Act at the end of a seat's Evening (1.4.1)."""


LANDMARKS: dict[str, Landmark] = {}
"""The landmarks by their keys; `engine.root.registry` names all of them, in order."""

LandmarkT = TypeVar("LandmarkT", bound=type[Landmark])


def landmark(key: str) -> Callable[[LandmarkT], LandmarkT]:
    """Set the key that maps, words and saved matches use."""

    def mark(cls: LandmarkT) -> LandmarkT:
        cls.key = key
        return cls

    return mark


def landmarks_with(state: RootState, hook: Callable[..., object]) -> Sequence[Landmark]:
    """List the landmarks on the map that override a hook, in the order of their keys."""
    return overriding(tuple(sorted(state.landmarks)), hook) if state.landmarks else ()


@cache
def overriding(keys: tuple[str, ...], hook: Callable[..., object]) -> tuple[Landmark, ...]:
    """List the landmarks with these keys that override a hook, so that the others cost nothing."""
    known = (LANDMARKS[key] for key in keys if key in LANDMARKS)
    return tuple(each for each in known if getattr(type(each), hook.__name__) is not hook)
