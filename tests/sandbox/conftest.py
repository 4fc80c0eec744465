"""A sandbox with the little bot in it, ready to be played with."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from tests.e2e.driver import Driver
from tests.sandbox.little_bot import LittleBot


@pytest_asyncio.fixture
async def driver() -> AsyncIterator[Driver]:
    """Yield a driver whose bot is logged in."""
    async with Driver(LittleBot) as ready:
        yield ready
