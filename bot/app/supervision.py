"""Tasks that run as long as the bot: when one ends, that is logged and it is restarted."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from bot.services.tracing import describe

log = logging.getLogger(__name__)

PAUSES = (1, 5, 15, 60)
"""Seconds before each further restart of a task that keeps ending."""
STEADY = 300
"""Seconds after which a task counts as stable, and its pauses start over."""


@dataclass(slots=True)
class Health:
    """The running tasks, and the reason why each other one has ended."""

    running: set[str] = field(default_factory=set)
    ended: dict[str, str] = field(default_factory=dict)
    restarts: dict[str, int] = field(default_factory=dict)
    """Restarts of each task since the bot started."""


async def supervise(
    name: str,
    run: Callable[[], Awaitable[None]],
    health: Health,
    *,
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Run a task, restarting it whenever it ends, until cancelled."""
    health.restarts.setdefault(name, 0)  # a figure that is first seen at 1 has not grown
    ends = 0
    while True:
        began = time.monotonic()
        health.running.add(name)
        health.ended.pop(name, None)
        try:
            await run()
            reason = "it ended by itself"
        except Exception as error:
            reason = describe(error)
            log.exception("task %s failed", name)
        finally:
            health.running.discard(name)
        ends = 0 if time.monotonic() - began > STEADY else ends
        pause = PAUSES[min(ends, len(PAUSES) - 1)]
        ends += 1
        health.ended[name] = reason
        health.restarts[name] = health.restarts.get(name, 0) + 1
        log.error("task %s ended (%s); it starts again in %d s", name, reason, pause)
        await sleep(pause)
