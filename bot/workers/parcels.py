"""What travels between the bot and the worker that thinks for computer players."""

from __future__ import annotations

import msgspec

from engine.core.saving.record import MatchRecord
from engine.core.seats import Seat


class Parcel(msgspec.Struct, frozen=True):
    """A position as it travels to the worker."""

    record: MatchRecord
    drawn: tuple[int, ...]
    seat: Seat
    seed: int
    level: str
    budget: float
    advising: bool = False
    """Whether a tip is asked for, fit for newcomers and the same on a busy machine."""


class Opinion(msgspec.Struct, frozen=True):
    """An answer as it travels back: its worth, its keys, and the reasons by their names."""

    worth: float
    keys: list[str]
    terms: dict[str, float]


class Reply(msgspec.Struct, frozen=True):
    """What the worker thought: answers weighed, and the line it would play."""

    weighed: list[Opinion]
    line: list[tuple[str, list[str]]]
    """Each answer's keys with the kind of question that it belongs to."""
    instead: str = ""
    """Why it did not think at the level wished for."""
    before: dict[str, float] = {}
    """The reasons for what the position is worth as it is."""
