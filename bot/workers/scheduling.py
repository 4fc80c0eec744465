"""Scheduling work at the processes: drawing before thinking, and tables in rotation."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count


class Rank(IntEnum):
    """Priority of a request; the lowest goes first."""

    POSTED = 0
    """A picture of a post, for which a whole table waits."""
    AWAITED = 1
    """A picture that somebody waits for."""
    LATER = 2
    """A picture that can wait."""
    THINKING = 3


class Scheduler:
    """Limits the pictures drawn and positions analysed at once: `size` of each.

    Thoughts begin only while no picture waits, and their processes yield the processor to all
    others. Within a rank a table that has asked often stands behind those that have not.
    """

    def __init__(self, size: int | None = None) -> None:
        self.size = size or max(1, (os.cpu_count() or 1) - 1)
        self._busy: Counter[bool] = Counter()
        self._line: list[tuple[Rank, int, int, asyncio.Future[None]]] = []
        self._numbers = count()
        self._round = 0
        self._asked: dict[tuple[Rank, Hashable], int] = {}
        """The round of each table's last request, by rank."""

    @property
    def waiting(self) -> int:
        """Number of pictures being drawn or waiting to be."""
        waits = sum(rank < Rank.THINKING and not place.done() for rank, *_, place in self._line)
        return self._busy[False] + waits

    def before(self) -> int:
        """Count the pictures ahead of one requested now."""
        waits = sum(rank <= Rank.AWAITED and not place.done() for rank, *_, place in self._line)
        return self._busy[False] + waits

    @asynccontextmanager
    async def turn(self, rank: Rank, table: Hashable = None) -> AsyncIterator[None]:
        """Wait for a turn, and hold it during the block."""
        thinks = rank is Rank.THINKING
        if self._may_begin(rank):
            self._busy[thinks] += 1
        else:
            await self._wait(rank, table)
        try:
            yield
        finally:
            self._busy[thinks] -= 1
            self._call()

    def _may_begin(self, rank: Rank) -> bool:
        """Return whether there is room, and nothing of higher priority waits."""
        waits = [each for each, *_, place in self._line if not place.done()]
        room = self._busy[rank is Rank.THINKING] < self.size
        return room and not any(each <= rank for each in waits)

    async def _wait(self, rank: Rank, table: Hashable) -> None:
        round_ = max(self._round, self._asked.get((rank, table), -1) + 1)
        self._asked[rank, table] = round_
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self._line, (rank, round_, next(self._numbers), place))
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():  # it had just been called
                self._busy[rank is Rank.THINKING] -= 1
                self._call()
            raise

    def _call(self) -> None:
        """Start the waiting turns that may begin, in order."""
        while self._line:
            rank, round_, _, place = self._line[0]
            thinks = rank is Rank.THINKING
            if not place.done():
                if self._busy[thinks] >= self.size:
                    return
                self._busy[thinks] += 1
                self._round = round_
                place.set_result(None)
            heappop(self._line)
        self._asked.clear()
        self._round = 0
