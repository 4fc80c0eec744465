"""The sandbox's own time, which tests may move forward without waiting."""

from __future__ import annotations

import time
from datetime import UTC, datetime


class Clock:
    """The time of the pretend Discord.

    Without `start` it follows the real clock; with `start` it stands still and only `advance` moves
    it.
    """

    def __init__(self, start: float | None = None) -> None:
        self._start = start
        self._ahead = 0.0

    def now(self) -> float:
        """Return seconds since 1970."""
        return (time.time() if self._start is None else self._start) + self._ahead

    def advance(self, seconds: float) -> None:
        """Move forward; time never runs backwards."""
        if seconds < 0:
            raise ValueError(f"time does not run backwards: {seconds}")
        self._ahead += seconds


def iso(moment: float) -> str:
    """Write a moment the way Discord does."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")
