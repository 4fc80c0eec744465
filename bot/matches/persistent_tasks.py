"""Work that a match waits for: retried, after growing pauses, until it is done."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextvars import Context

from bot.matches.live import error_number

log = logging.getLogger(__name__)

PAUSES = (5, 15, 60, 300)
"""Seconds before each further try; the last value repeats."""

LOOK_AGAIN = 0.2
"""Seconds between two checks for tasks that wait to retry."""


class PersistentTasks:
    """One task for each match. Starting it again wakes one that waits to retry."""

    def __init__(self, purpose: str) -> None:
        self._purpose = purpose
        self.tasks: dict[int, asyncio.Task[None]] = {}
        self._wanted: dict[int, asyncio.Event] = {}
        self._resting: set[int] = set()
        """Matches whose task waits to retry."""

    def start(self, match_id: int, work: Callable[[int], Awaitable[None]]) -> None:
        """Do a match's work in the background, once more if it is under way already.

        It does not belong to the task that starts it.
        """
        wanted = self._wanted.setdefault(match_id, asyncio.Event())
        wanted.set()
        if match_id not in self.tasks:
            self.tasks[match_id] = asyncio.create_task(
                self._persist(match_id, work, wanted), context=Context()
            )

    @property
    def resting(self) -> tuple[int, ...]:
        """Matches whose work has failed and will be retried."""
        return tuple(sorted(self._resting))

    def wake(self, match_id: int) -> None:
        """Retry at once a task that waits."""
        if match_id in self._resting:
            self._wanted[match_id].set()

    async def _persist(
        self, match_id: int, work: Callable[[int], Awaitable[None]], wanted: asyncio.Event
    ) -> None:
        failures = 0
        try:
            while wanted.is_set():
                wanted.clear()
                try:
                    await work(match_id)
                    failures = 0
                except Exception as error:
                    pause = PAUSES[min(failures, len(PAUSES) - 1)]
                    failures += 1
                    log.exception(
                        "error %s: match %d: %s failed; it is tried again in %d s",
                        error_number(match_id, error), match_id, self._purpose, pause,
                    )  # fmt: skip
                    await self._rest(match_id, wanted, pause)
        finally:
            del self.tasks[match_id], self._wanted[match_id]

    async def _rest(self, match_id: int, wanted: asyncio.Event, pause: float) -> None:
        """Wait for a pause to end, or for a request to retry now."""
        self._resting.add(match_id)
        try:
            async with asyncio.timeout(pause):
                await wanted.wait()
        except TimeoutError:
            wanted.set()
        finally:
            self._resting.discard(match_id)

    async def wait_until_done(self) -> None:
        """Wait until no task is running, except those waiting to retry."""
        while busy := [task for match, task in self.tasks.items() if match not in self._resting]:
            await asyncio.wait(busy, timeout=LOOK_AGAIN)

    async def close(self) -> None:
        """Stop all tasks once they have finished what they are storing."""
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
