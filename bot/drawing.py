"""Pictures drawn in a process of their own, ready to send: drawing never holds up the people.

Python runs one thread at a time; a picture drawn beside the event loop would stop it again and
again. The process gets a view, which is all that may be shown, and gives back the encoded picture.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

from bot.workers import worker
from render.canvas import Picture

log = logging.getLogger(__name__)


class Drawn(msgspec.Struct, frozen=True):
    """A picture as it is sent, and what a reader who cannot see it is told."""

    data: bytes
    alt: str


class Drawings:
    """Draws pictures, one at a time in the order asked for.

    `executor` replaces the process, which starts with the first picture.
    """

    def __init__(self, executor: Executor | None = None) -> None:
        self._executor = executor

    async def draw(self, renderer: Callable[..., Picture], *args: Any) -> Drawn:
        """Draw with one of a game's renderers, and encode."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool(), encoded, renderer, *args)
        except BrokenProcessPool:
            log.warning("the process that draws died; starting another")
            self._executor = None
            return await loop.run_in_executor(self._pool(), encoded, renderer, *args)

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
