"""A match in another world, which must not differ in anything that an observer is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.match import Match
from engine.core.saving.checkpoints import LiveCheckpoint
from engine.core.seats import Seat
from engine.core.table import T


class OtherWorld(Match[Any]):
    """A match whose plans respond as dictated, and respond so again where it goes back."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._said: list[tuple[LiveCheckpoint[Any], str | None]] = []
        """Each response by plan, and the last checkpoint before it."""

    def respond_by_plan(
        self, seat: Seat, usable: Sequence[T], plan: Callable[[], T | None]
    ) -> T | None:
        """Respond as dictated, and note it."""
        response = super().respond_by_plan(seat, usable, plan)
        if self._checkpoints:  # without a way back there is nothing to repeat
            self._said.append((self._checkpoints[-1], self.responses[-1]))
        return response

    def _rebuild(self, *, before: int) -> None:
        """Dictate again what plans responded since the checkpoint that is gone back to."""
        since = [each for each in self._checkpoints if each.after < before][-1]
        self.dictated = [
            key for last, key in self._said if last is since or last.after > since.after
        ]
        super()._rebuild(before=before)
