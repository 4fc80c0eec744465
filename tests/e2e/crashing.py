"""The process dies between sending a message and recording that it was sent."""

from __future__ import annotations

import contextlib
from typing import Any

from tests.e2e.driver import PATIENCE
from tests.e2e.host import Host

LONG_AGO = 900
"""Seconds after which a message in flight is taken over, and Discord has forgotten its nonce."""


async def sent_twice(host: Host, person: str, command: str, **where: Any) -> None:
    """Have a command's message sent, kill the process, and let the next one send it again."""
    await host.wake()
    await host.quiet()
    host.die_at = "sent"
    host.driver.patience = 0.5
    with contextlib.suppress(AssertionError):  # a dead bot does not answer
        await host.driver.slash(person, command, **where)
    host.driver.patience = PATIENCE
    await come_back(host)


async def come_back(host: Host) -> None:
    """Wait until the process has died, and start the next one."""
    await host.driver.until(lambda: host.died)
    await host.come_back()
    await host.pass_time(LONG_AGO)
