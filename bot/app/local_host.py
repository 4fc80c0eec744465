"""Hosting the local stand-in, on the same database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.sandbox import Sandbox, redirect
from bot.store import Store, StoredJournal

NO_MORE_SERVERS = 0.1
"""Seconds the client waits for further servers; the stand-in's come at once."""


class PortTaken(Exception):  # noqa: N818 - it is told to the operator as a sentence
    """The page's port is in use."""


@asynccontextmanager
async def host_sandbox(store: Store, port: int) -> AsyncIterator[Sandbox]:
    """Serve the stand-in, with its messages in the same database; undo all patches afterwards."""
    journal = await StoredJournal.open(store)
    sandbox = Sandbox(journal=journal)
    try:
        await sandbox.start(port)
    except OSError as error:
        await journal.close()
        raise PortTaken(
            f"Port {port} of this machine is in use. Is another Warmoot running? Stop it, or set "
            "SANDBOX_PORT to another number (0: any free one)."
        ) from error
    restore = redirect(sandbox.port)
    try:
        yield sandbox
    finally:
        restore()
        await sandbox.stop()
        await journal.close()
