"""What an option would do, as far as its seat can know before it is taken: for previews."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.seats import Seat


class PreviewSide(msgspec.Struct, frozen=True):
    """One side of a battle that an option would begin."""

    seat: Seat | None
    """None where nobody's pieces defend."""
    strength: int
    """How many fight for it."""
    hits: tuple[tuple[int, float], ...] = ()
    """The hits that it may deal, each with its chance."""
    lost: float | None = None
    """How many it loses on average, where hits are not counted."""


class Preview(msgspec.Struct, frozen=True):
    """What an option would do for sure, and the odds of what chance decides."""

    places: tuple[int, ...]
    """What it touches, where it starts from first."""
    view: Any
    """What its seat would see after it, with what it moves marked."""
    sides: tuple[PreviewSide, ...] = ()
    """Of a battle: the attacker, then the defender."""
    chance: float | None = None
    """That the attacker wins, where that is estimated."""
