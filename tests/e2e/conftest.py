"""What the end-to-end tests share: a bot at work with a database of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.e2e.host import Host


@pytest_asyncio.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    """Yield a bot that is logged in, with an empty database and a clock that stands still."""
    async with Host(tmp_path) as ready:
        yield ready
