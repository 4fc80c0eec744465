"""Pictures drawn in a process of their own, ready to send: drawing never holds up the people.

Python runs one thread at a time; a picture drawn beside the event loop would stop it again and
again. The process gets a view, which is all that may be shown, and gives back the encoded picture.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from itertools import count
from typing import Any, TypeVar

import msgspec

from bot.workers.process import WorkerProcess
from render.canvas import Picture

T = TypeVar("T")


class Drawn(msgspec.Struct, frozen=True):
    """A picture as it is sent, and what a reader who cannot see it is told."""

    data: bytes
    alt: str


class PictureWorker:
    """Draws pictures, one at a time: first what somebody waits for, then what can wait.

    `executor` replaces the process, which starts with the first picture.
    """

    def __init__(self, executor: Executor | None = None) -> None:
        self._process = WorkerProcess("draws", executor)
        self._busy = False
        self._line: list[tuple[bool, int, asyncio.Future[None]]] = []
        self._numbers = count()

    async def draw(
        self, renderer: Callable[..., Picture], *args: Any, can_wait: bool = False
    ) -> Drawn:
        return await self.work(encoded, renderer, *args, can_wait=can_wait)

    async def work(self, task: Callable[..., T], *args: Any, can_wait: bool = False) -> T:
        """Do a part of a drawing that is put together elsewhere, in its turn."""
        async with self._turn(can_wait):
            return await self._process.run(task, *args)

    @asynccontextmanager
    async def _turn(self, can_wait: bool) -> AsyncIterator[None]:
        """Wait in line; requests that can wait stand behind all that cannot."""
        if self._busy:
            place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            heappush(self._line, (can_wait, next(self._numbers), place))
            try:
                await place
            except asyncio.CancelledError:
                if not place.cancelled():
                    self._next()
                raise
        self._busy = True
        try:
            yield
        finally:
            self._next()

    def _next(self) -> None:
        while self._line:
            place = heappop(self._line)[2]
            if not place.done():
                place.set_result(None)
                return
        self._busy = False

    def close(self) -> None:
        self._process.close()


def encoded(renderer: Callable[..., Picture], *args: Any) -> Drawn:
    picture = renderer(*args)
    return Drawn(picture.encode(), picture.alt)
