"""Pictures drawn in a process of their own, ready to send: drawing never holds up the people.

Python runs one thread at a time; a picture drawn beside the event loop would stop it again and
again. The process gets a view, which is all that may be shown, and gives back the encoded picture.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from itertools import count
from typing import Any, TypeVar

import msgspec

from bot.workers.process import worker
from render.canvas import Picture

log = logging.getLogger(__name__)
T = TypeVar("T")


class Drawn(msgspec.Struct, frozen=True):
    """A picture as it is sent, and what a reader who cannot see it is told."""

    data: bytes
    alt: str


class Drawings:
    """Draws pictures, one at a time: first what somebody waits for, then what can wait.

    `executor` replaces the process, which starts with the first picture.
    """

    def __init__(self, executor: Executor | None = None) -> None:
        self._executor = executor
        self._busy = False
        self._line: list[tuple[bool, int, asyncio.Future[None]]] = []
        self._numbers = count()

    async def draw(
        self, renderer: Callable[..., Picture], *args: Any, can_wait: bool = False
    ) -> Drawn:
        """Draw with one of a game's renderers, and encode."""
        return await self.work(encoded, renderer, *args, can_wait=can_wait)

    async def work(self, task: Callable[..., T], *args: Any, can_wait: bool = False) -> T:
        """Do a part of a drawing that is put together elsewhere, in its turn."""
        async with self._turn(can_wait):
            return await self._work(task, *args)

    @asynccontextmanager
    async def _turn(self, can_wait: bool) -> AsyncIterator[None]:
        """Wait in line; whoever can wait stands behind all who cannot."""
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
        """Let the next one in line draw."""
        while self._line:
            place = heappop(self._line)[2]
            if not place.done():
                place.set_result(None)
                return
        self._busy = False

    async def _work(self, task: Callable[..., T], *args: Any) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool(), task, *args)
        except BrokenProcessPool:
            log.warning("the process that draws died; starting another")
            self._executor = None
            return await loop.run_in_executor(self._pool(), task, *args)

    def _pool(self) -> Executor:
        """Return the process, started when it is first needed."""
        if self._executor is None:
            self._executor = worker()
        return self._executor

    def close(self) -> None:
        """Put the pencils away."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None


def encoded(renderer: Callable[..., Picture], *args: Any) -> Drawn:
    """Draw and encode, wherever this is called."""
    picture = renderer(*args)
    return Drawn(picture.encode(), picture.alt)
