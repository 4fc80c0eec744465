"""Databases for the tests: each test meets SQLite and, where there is one, PostgreSQL."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import pytest

from bot.store import Store
from tests.store.samples import open_match

SKIPPED = "no PostgreSQL: install postgresql or set WARMOOT_TEST_POSTGRES (a URL without a name)"

_numbers = count(1)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """A server's URL without a database's name; the tests create databases there."""
    pytest.importorskip("asyncpg", reason="no asyncpg: pip install 'warmoot[postgres]'")
    from tests.store import postgres

    if given := os.environ.get("WARMOOT_TEST_POSTGRES"):
        yield given.rstrip("/")
        return
    binaries = postgres.find_binaries()
    if binaries is None:
        pytest.skip(SKIPPED)
    with postgres.running_server(binaries) as server:
        yield server


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A SQLite database that does not exist yet."""
    return f"sqlite+aiosqlite:///{tmp_path}/warmoot.sqlite"


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """An empty PostgreSQL database."""
    from tests.store import postgres

    name = f"warmoot_test_{os.getpid()}_{next(_numbers)}"
    asyncio.run(postgres.execute(postgres_server, f"CREATE DATABASE {name}"))
    yield f"{postgres_server}/{name}"
    asyncio.run(postgres.execute(postgres_server, f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind."""
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """An open database of each kind."""
    async with await Store.open(url) as opened:
        yield opened


@pytest.fixture
async def match_id(store: Store) -> int:
    """A match with Ann (11) in seat 0 and Bob (12) in seat 1, at version 1."""
    return await open_match(store)
