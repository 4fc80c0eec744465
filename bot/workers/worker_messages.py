"""Messages between the bot and the worker that thinks for computer players."""

from __future__ import annotations

import msgspec

from engine.core.saving.record import MatchRecord
from engine.core.seats import Seat


class Parcel(msgspec.Struct, frozen=True):
    """A position sent to the worker."""

    record: MatchRecord
    drawn: tuple[int, ...]
    seat: Seat
    seed: int
    level: str
    budget: float
    advising: bool = False
    """True to ask for a tip, fit for newcomers and the same on a busy machine."""


class Opinion(msgspec.Struct, frozen=True):
    """An answer sent back: its worth, its keys, and the reasons by name."""

    worth: float
    keys: list[str]
    terms: dict[str, float]
    at_once: dict[str, float] = {}
    """The reasons right after it, where a line was played on from there; otherwise empty."""


class Reply(msgspec.Struct, frozen=True):
    """The worker's thought: the answers weighed, and the line it would play."""

    weighed: list[Opinion]
    line: list[tuple[str, list[str]]]
    """Each answer's keys with the kind of its question."""
    instead: str = ""
    """Reason why it did not think at the requested level; empty if it did."""
    before: dict[str, float] = {}
    """The reasons behind the worth of the present position."""
