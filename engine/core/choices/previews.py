"""Previews of what an option would do, as far as its seat can know before taking it."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.seats import Seat


class PreviewSide(msgspec.Struct, frozen=True):
    """One side of a battle that an option would begin."""

    seat: Seat | None
    """None if the defending pieces belong to no seat."""
    strength: int
    """Number of fighters."""
    hits: tuple[tuple[int, float], ...] = ()
    """Hits that it may deal, each with its chance."""
    lost: float | None = None
    """Average number lost, where hits are not counted."""


class Preview(msgspec.Struct, frozen=True):
    """The certain effects of an option, and the odds of what chance decides."""

    places: tuple[int, ...]
    """Places that it affects, beginning with its start."""
    view: Any
    """View of its seat after it, with the moved pieces marked."""
    sides: tuple[PreviewSide, ...] = ()
    """In a battle: the attacker, then the defender."""
    chance: float | None = None
    """Chance that the attacker wins, if it is estimated."""
