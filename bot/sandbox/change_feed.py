"""Telling open pages and waiting tests at once that something has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bot.sandbox.checks.errors import Json


@dataclass(frozen=True, slots=True)
class News:
    """One change; `viewers` None means everybody."""

    kind: str
    body: Json
    viewers: frozenset[str] | None


class Live:
    """Hand every change to the current listeners."""

    def __init__(self) -> None:
        self._listeners: list[asyncio.Queue[News | None]] = []

    def tell(self, kind: str, body: Json, viewers: Collection[str] | None = None) -> None:
        """Announce a change; never waits."""
        news = News(kind, body, None if viewers is None else frozenset(viewers))
        for queue in self._listeners:
            queue.put_nowait(news)

    def close(self) -> None:
        """Tell every listener, by None, that nothing more will come."""
        for queue in self._listeners:
            queue.put_nowait(None)

    @contextmanager
    def listening(self) -> Iterator[asyncio.Queue[News | None]]:
        """Collect the changes in a queue for as long as the block runs."""
        queue: asyncio.Queue[News | None] = asyncio.Queue()
        self._listeners.append(queue)
        try:
            yield queue
        finally:
            self._listeners.remove(queue)
