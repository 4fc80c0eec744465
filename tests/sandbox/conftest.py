"""A sandbox with the little bot in it, ready to be played with."""

from __future__ import annotations

from collections.abc import AsyncIterator

import aiohttp
import pytest_asyncio

from bot.sandbox import Clock, Sandbox
from tests.e2e.driver import Driver
from tests.sandbox.little_bot import LittleBot
from tests.sandbox.wire_client import Wire


@pytest_asyncio.fixture
async def driver() -> AsyncIterator[Driver]:
    """Yield a driver whose bot is logged in."""
    async with Driver(LittleBot) as ready:
        yield ready


@pytest_asyncio.fixture
async def wire() -> AsyncIterator[Wire]:
    """Yield a bare connection to a sandbox with a stopped clock."""
    sandbox = Sandbox(clock=Clock(1_800_000_000.0), keep_log=None)
    await sandbox.start()
    async with aiohttp.ClientSession() as session:
        yield Wire(sandbox, session)
    await sandbox.stop()
