"""Matches in memory: each is locked for one act at a time, and checked against the database."""

from __future__ import annotations

import asyncio

from bot.matches.live import Live, take_up
from bot.matches.match_cache import MatchCache
from bot.matches.match_locks import MatchLocks
from bot.matches.persistent_tasks import PersistentTasks
from bot.store import Reads, Store
from engine.core.errors import Refused

MOST_AT_HAND = 256 << 20
"""Most bytes of matches kept in memory; others are loaded on demand."""


class LoadedMatches:
    """The matches in memory; others are loaded on demand."""

    def __init__(self, store: Store, at_hand: int) -> None:
        self.store = store
        self.computing = PersistentTasks("computers' turn")
        self._live = MatchCache(at_hand)
        self._acting = MatchLocks()

    def lock(self, match_id: int) -> asyncio.Lock:
        """Return the lock that is held for each act on a match."""
        return self._acting.of(match_id)

    async def look(self, match_id: int) -> Live:
        """Return a match in its present state; raise `Refused` if there is none that has begun."""
        async with self.store.reading() as reads:
            return await self.find(reads, match_id)

    async def find(self, reads: Reads, match_id: int) -> Live:
        """Return a match from memory if it still equals the database's, otherwise load it.

        Raises `Refused` if there is none that has begun.
        """
        row = await reads.find_match(match_id)
        if row is None or row.setup is None or row.head is None:
            raise Refused("no-match", match=match_id)
        self.computing.wake(match_id)  # a person looks at a table whose computer has failed
        live = self._live.get(match_id)
        if live is None or live.row.version != row.version:
            loaded = await reads.load_match(match_id)
            assert loaded is not None, "it was just found"
            known = live
            live = take_up(loaded)
            if known is not None:  # another process has changed it
                live.acted = known.acted
            self._live[match_id] = live
        self._live.move_to_end(match_id)
        return live

    def peek(self, match_id: int) -> Live | None:
        """Return a match if it is in memory: autocomplete must not wait."""
        return self._live.get(match_id)

    def at_hand(self) -> list[tuple[int, Live]]:
        """Return the matches in memory, the last used at the end."""
        return list(self._live.items())

    def keep(self, match_id: int, live: Live) -> None:
        """Replace the match in memory."""
        self._live[match_id] = live

    def forget(self, match_id: int) -> None:
        """Drop a match from memory; the next use loads it from the database."""
        self._live.forget(match_id)
