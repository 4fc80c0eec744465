"""Background tasks that show tips, pictures and computers' answers when they are ready."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import discord

from engine.core.errors import Refused

log = logging.getLogger(__name__)


class Background:
    """Background tasks; closing stops them."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()

    def start(
        self, showing: Coroutine[Any, Any, None], kind: str | None = None
    ) -> asyncio.Task[None]:
        """Show something when it is ready."""
        task = asyncio.create_task(showing, name=kind)
        self.tasks.add(task)
        task.add_done_callback(self._shown)
        return task

    def count(self, kind: str) -> int:
        """Return the number of tasks of a kind that are under way."""
        return sum(task.get_name() == kind for task in self.tasks)

    def _shown(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        trouble = None if task.cancelled() else task.exception()
        if isinstance(trouble, (Refused, discord.HTTPException)):
            return  # the table has moved on, or the reply is gone
        if trouble is not None:
            log.error("a background task failed", exc_info=trouble)
