"""Pictures drawn in a process of their own, ready to send: drawing never holds up the people.

Python runs one thread at a time; a picture drawn beside the event loop would stop it again and
again. The process gets a view, which is all that may be shown, and gives back the encoded picture.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Hashable
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from itertools import count
from time import monotonic
from typing import Any, TypeVar

import msgspec

from bot.workers.process import WorkerProcess
from render.canvas import Picture

T = TypeVar("T")


class Drawn(msgspec.Struct, frozen=True):
    """A picture as it is sent, and what a reader who cannot see it is told."""

    data: bytes
    alt: str


KEPT = 60
"""Pictures that are kept for whoever comes back to them."""
FIRST_GUESS, LATEST = 0.1, 0.2
"""Seconds that a picture takes, before any was drawn; how much the last one tells of the next."""


class PictureWorker:
    """Draws pictures, one at a time: first what somebody waits for, then what can wait.

    `executor` replaces the process, which starts with the first picture.
    """

    def __init__(self, executor: Executor | None = None) -> None:
        self._process = WorkerProcess("draws", executor)
        self._busy = False
        self._line: list[tuple[bool, int, asyncio.Future[None]]] = []
        self._numbers = count()
        self._kept: OrderedDict[Hashable, Drawn | None] = OrderedDict()
        self._usual = FIRST_GUESS
        self.observe: Callable[[float], None] = lambda seconds: None
        """Told how long each picture took from when it was asked for, in seconds."""

    @property
    def waiting(self) -> int:
        """How many pictures are being drawn or wait for it."""
        return self._busy + sum(not place.done() for _, _, place in self._line)

    def behind(self) -> float:
        """Return how many seconds of pictures stand before one that is asked for now."""
        waiting = sum(not (can_wait or place.done()) for can_wait, _, place in self._line)
        return (waiting + self._busy) * self._usual

    async def draw_once(
        self, key: Hashable, renderer: Callable[..., Picture | None]
    ) -> Drawn | None:
        """Draw what `key` tells from all else, unless it was drawn lately; None for nothing."""
        if key not in self._kept:
            self._kept[key] = await self.work(encoded, renderer)
        self._kept.move_to_end(key)
        drawn = self._kept[key]
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return drawn

    async def draw(
        self, renderer: Callable[..., Picture], *args: Any, can_wait: bool = False
    ) -> Drawn:
        drawn = await self.work(encoded, renderer, *args, can_wait=can_wait)
        assert drawn is not None, "there is always something to draw"
        return drawn

    async def work(self, task: Callable[..., T], *args: Any, can_wait: bool = False) -> T:
        """Do a part of a drawing that is put together elsewhere, in its turn."""
        asked = monotonic()
        async with self._turn(can_wait):
            began = monotonic()
            done = await self._process.run(task, *args)
            self._usual += (monotonic() - began - self._usual) * LATEST
        self.observe(monotonic() - asked)
        return done

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


def encoded(renderer: Callable[..., Picture | None], *args: Any) -> Drawn | None:
    picture = renderer(*args)
    return None if picture is None else Drawn(picture.encode(), picture.alt)
