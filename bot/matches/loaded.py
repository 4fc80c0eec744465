"""The matches in memory: each is held alone while somebody acts, and is as the database has it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from bot.matches.at_hand import AtHand
from bot.matches.live import Live, take_up
from bot.matches.persistent import PersistentTasks
from bot.store import (
    Reads,
    Store,
)
from engine.core.errors import Refused

MOST_AT_HAND = 256 << 20
"""Bytes of matches kept in memory; others are loaded when somebody comes back to them."""


class LoadedMatches:
    """The matches in memory; others are loaded when somebody comes back to them."""

    def __init__(self, store: Store, at_hand: int) -> None:
        self.store = store
        self.computing = PersistentTasks("computers' turn")
        self._live = AtHand(at_hand)
        self._queues: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """Locks of the matches at which somebody acts or waits to."""

    @asynccontextmanager
    async def queue(self, match_id: int) -> AsyncIterator[None]:
        """Wait for one's turn at a match, and hold it alone."""
        lock = self._queues.get(match_id)
        if lock is None:
            lock = self._queues[match_id] = asyncio.Lock()
        async with lock:
            yield

    async def look(self, match_id: int) -> Live:
        """Return a match as it stands; raise `Refused` if there is none that has begun."""
        async with self.store.reading() as reads:
            return await self.find(reads, match_id)

    async def find(self, reads: Reads, match_id: int) -> Live:
        """Return a match from memory if it is still what the database says, otherwise load it.

        Raises `Refused` if there is none that has begun.
        """
        row = await reads.find_match(match_id)
        if row is None or row.setup is None or row.head is None:
            raise Refused("no-match", match=match_id)
        self.computing.wake(match_id)  # somebody looks at a table whose computer is in trouble
        live = self._live.get(match_id)
        if live is None or live.row.version != row.version:
            loaded = await reads.load_match(match_id)
            assert loaded is not None, "it was just found"
            known = live
            live = take_up(loaded)
            if known is not None:  # another process has gone on
                live.acted = known.acted
            self._live[match_id] = live
        self._live.move_to_end(match_id)
        return live

    def peek(self, match_id: int) -> Live | None:
        """Return a match if it is in memory: autocomplete waits for nobody."""
        return self._live.get(match_id)

    def at_hand(self) -> list[tuple[int, Live]]:
        """Return the matches in memory, the last used at the end."""
        return list(self._live.items())

    def keep(self, match_id: int, live: Live) -> None:
        """Put a match in the place of what was in memory."""
        self._live[match_id] = live

    def forget(self, match_id: int) -> None:
        """Drop a match from memory; the next use loads it as it is stored."""
        self._live.forget(match_id)
