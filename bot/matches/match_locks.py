"""Locks of matches, for what must not happen to one twice at a time."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class MatchLocks:
    """Locks for one kind of act, one for each match, as long as somebody holds or awaits it."""

    def __init__(self) -> None:
        self._wanted: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def of(self, match_id: int) -> asyncio.Lock:
        """Return a match's lock, which is the same for all who want it."""
        return self._wanted.setdefault(match_id, asyncio.Lock())
