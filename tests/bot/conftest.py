"""Fixtures of the bot's tests: a bot at work, and a table of rules alone."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store
from tests.e2e.conftest import dice as dice
from tests.e2e.conftest import host as host
from tests.root.conftest import table as table


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A database without a match."""
    async with await Store.open(f"sqlite+aiosqlite:///{tmp_path}/match.sqlite") as opened:
        yield opened
