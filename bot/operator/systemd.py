"""Signs of life for systemd (sd_notify(3)): the host is ready, well, or about to stop."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.app.client import TableBot

log = logging.getLogger(__name__)


def notify(state: str) -> None:
    """Send systemd a state; without systemd do nothing."""
    address = os.environ.get("NOTIFY_SOCKET")
    if not address:
        return
    if address.startswith("@"):  # an abstract socket
        address = f"\0{address[1:]}"
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as datagrams:
            datagrams.setblocking(False)  # the next one may arrive
            datagrams.sendto(state.encode(), address)
    except OSError as error:
        log.warning("systemd cannot be told %s: %s", state, error)


@asynccontextmanager
async def watchdog(bot: TableBot) -> AsyncIterator[None]:
    """Tell systemd when the bot is ready, and then as long as it is well."""
    telling = asyncio.create_task(_tell(bot))
    try:
        yield
    finally:
        telling.cancel()


async def _tell(bot: TableBot) -> None:
    """Feed the watchdog unless a task has ended: a database that is away is no reason to restart.

    It runs in the event loop, so a loop that hangs feeds nothing either.
    """
    await bot.wait_until_ready()
    notify("READY=1")
    patience = int(os.environ.get("WATCHDOG_USEC", "0")) / 1_000_000
    while patience:
        if not bot.health.ended:
            notify("WATCHDOG=1")
        await asyncio.sleep(patience / 4)
