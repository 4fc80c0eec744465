"""Pictures drawn in processes of their own, ready to send: drawing never holds up people.

Python runs one thread at a time; a picture drawn in a thread would stop the event loop again and
again. The process gets a view, which is all that may be shown, and returns the encoded picture.
"""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from time import monotonic
from typing import Any, Literal, TypeVar

import msgspec
from cachetools import LRUCache

from bot.workers.process import WorkerProcess
from bot.workers.scheduling import Rank, Scheduler
from bot.workers.warm_up import warm_up
from engine.games import GAMES
from render.canvas import Picture

T = TypeVar("T")


@dataclass(slots=True)
class Drawing:
    """A picture being drawn, and the number waiting for it: with none it is cancelled."""

    task: asyncio.Task[DrawnPicture | None]
    wanted: int = 0


class DrawnPicture(msgspec.Struct, frozen=True):
    """A picture to send, with its text for readers who cannot see it."""

    data: bytes
    alt: str
    form: Literal["png", "webp"] = "png"
    more: tuple[DrawnPicture, ...] = ()
    """The other parts of a tall picture, to be shown below it."""


KEPT = 60
"""Pictures kept for readers who come back to them."""
FIRST_GUESS, LATEST = 0.1, 0.2
"""Assumed seconds for the first picture; weight of the last one in the estimate for the next."""


class PictureWorker:
    """Draws pictures: posts first, then others that somebody waits for, then those that can wait.

    A picture drawn lately, or being drawn, is shared by all who may see it. `executor` and `films`
    replace the processes, which start with the first picture and with the first replay.
    """

    def __init__(
        self,
        executor: Executor | None = None,
        *,
        films: Executor | None = None,
        turns: Scheduler | None = None,
    ) -> None:
        self._turns = turns or Scheduler()
        self._process = WorkerProcess("draws", executor, processes=self._turns.size)
        self.films = WorkerProcess(
            "draws replays", films or executor, patient=True, busy="replay-busy"
        )
        """Process for replays alone: no other picture waits for one."""
        self._kept: LRUCache[Hashable, DrawnPicture | None] = LRUCache(KEPT)
        self._drawing: dict[Hashable, Drawing] = {}
        self._usual = FIRST_GUESS
        self.observe: Callable[[float], None] = lambda seconds: None
        """Called with the seconds from each picture's request to its completion."""

    @property
    def waiting(self) -> int:
        """Number of pictures being drawn or waiting to be."""
        return self._turns.waiting

    def behind(self) -> float:
        """Return the estimated seconds of drawing before a picture requested now."""
        return self._turns.before() * self._usual / self._turns.size

    async def draw_once(
        self,
        key: tuple[Hashable, ...],
        renderer: Callable[..., Picture | None],
        rank: Rank = Rank.AWAITED,
    ) -> DrawnPicture | None:
        """Draw a picture identified by `key`, which begins with the table; None for nothing.

        One drawn lately is not drawn again.
        """
        table = key[0]
        return await self._once(key, (draw_and_encode, renderer), rank=rank, table=table)

    async def draw(
        self,
        renderer: Callable[..., Picture],
        *args: Any,
        rank: Rank = Rank.AWAITED,
        table: Hashable = None,
    ) -> DrawnPicture:
        """Draw a picture, or reuse an equal one drawn lately for anybody."""
        key = sha256(pickle.dumps((renderer, args))).digest()
        drawn = await self._once(key, (draw_and_encode, renderer, *args), rank=rank, table=table)
        assert drawn is not None, "there is always something to draw"
        return drawn

    async def _once(
        self, key: Hashable, task: Sequence[Any], *, rank: Rank, table: Hashable
    ) -> DrawnPicture | None:
        if key in self._kept:
            return self._kept[key]
        drawing = self._drawing.get(key)
        if drawing is None:
            work = self.work(*task, rank=rank, table=table)
            drawing = self._drawing[key] = Drawing(asyncio.create_task(work))
            drawing.task.add_done_callback(partial(self._keep, key))
        drawing.wanted += 1
        try:
            return await asyncio.shield(drawing.task)
        finally:
            drawing.wanted -= 1
            if not drawing.wanted:
                self._forget(key, drawing.task)  # later requests start over
                drawing.task.cancel()

    def _forget(self, key: Hashable, task: asyncio.Task[DrawnPicture | None]) -> None:
        if key in self._drawing and self._drawing[key].task is task:
            del self._drawing[key]

    def _keep(self, key: Hashable, task: asyncio.Task[DrawnPicture | None]) -> None:
        """Keep a finished picture."""
        self._forget(key, task)
        if task.cancelled() or task.exception() is not None:
            return
        self._kept[key] = task.result()

    async def work(
        self,
        task: Callable[..., T],
        *args: Any,
        rank: Rank = Rank.AWAITED,
        table: Hashable = None,
    ) -> T:
        """Do a part of a drawing that is composed elsewhere, in its turn.

        A process finishes what it has begun, wanted or not. Until then it is given nothing else,
        because that could no longer be cancelled.
        """
        asked = monotonic()
        async with self._turns.turn(rank, table):
            began = monotonic()
            drawing = asyncio.ensure_future(self._process.run(task, *args))
            try:
                done = await asyncio.shield(drawing)
            except asyncio.CancelledError:
                await asyncio.wait([drawing])
                raise
            self._usual += (monotonic() - began - self._usual) * LATEST
        self.observe(monotonic() - asked)
        return done

    async def warm_up(self) -> None:
        """Start the processes and draw every game once in each, before anybody waits for them."""
        games = [key for key in GAMES for _ in range(self._turns.size)]
        await asyncio.gather(*(self.work(warm_up, key, rank=Rank.LATER) for key in games))

    def close(self) -> None:
        self._process.close()
        self.films.close()


def draw_and_encode(renderer: Callable[..., Picture | None], *args: Any) -> DrawnPicture | None:
    picture = renderer(*args)
    if picture is None:
        return None
    first, *more = (DrawnPicture(part.encode(), part.alt) for part in picture.parts())
    return msgspec.structs.replace(first, more=tuple(more))
