"""Databases for the tests: each test runs on SQLite and, if installed, PostgreSQL."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import pytest

from bot.store import Store
from bot.store.transaction import METADATA
from tests.store.samples import open_match

SKIPPED = "no PostgreSQL: install postgresql or set WARMOOT_TEST_POSTGRES (a URL without a name)"

_numbers = count(1)

EMPTY = f"""
DO $$ BEGIN
    {" ".join(f"DELETE FROM {table.name};" for table in reversed(METADATA.sorted_tables))}
    PERFORM setval(oid, 1, false) FROM pg_class WHERE relkind = 'S';
END $$
"""
"""Empties few rows of all tables, which TRUNCATE would write anew with all their indexes."""


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """A server's URL without a database's name; the tests create databases there."""
    pytest.importorskip("asyncpg", reason="no asyncpg: pip install asyncpg")
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


@pytest.fixture(scope="session")
def postgres_database(postgres_server: str) -> Iterator[str]:
    """A PostgreSQL database for `postgres_url`."""
    yield from _database(postgres_server)


@pytest.fixture
def postgres_url(postgres_database: str) -> str:
    """An empty PostgreSQL database: one for all tests, as creating one takes half a second."""
    from tests.store import postgres

    asyncio.run(postgres.empty(postgres_database))
    return postgres_database


@pytest.fixture(scope="session")
def postgres_with_tables(postgres_server: str) -> Iterator[str]:
    """A PostgreSQL database with all tables, emptied for each of the tests that share it."""
    for created in _database(postgres_server):
        asyncio.run(_create_tables(created))
        yield created


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind."""
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


@pytest.fixture(params=["sqlite_url", "postgres_with_tables"])
def reused_url(request: pytest.FixtureRequest) -> str:
    """A database of each kind, in PostgreSQL with all tables."""
    found: str = request.getfixturevalue(request.param)
    return found


@pytest.fixture
async def store(reused_url: str) -> AsyncIterator[Store]:
    """An open, empty database of each kind."""
    async with await Store.open(reused_url) as opened:
        if opened.shared:
            async with opened.transaction() as work:
                await work._connection.exec_driver_sql(EMPTY)
        yield opened


@pytest.fixture
async def match_id(store: Store) -> int:
    """A match with Ann (11) in seat 0 and Bob (12) in seat 1, at version 1."""
    return await open_match(store)


def _database(server: str) -> Iterator[str]:
    """Create a database on a server, and drop it afterwards."""
    from tests.store import postgres

    name = f"warmoot_test_{os.getpid()}_{next(_numbers)}"
    asyncio.run(postgres.execute(server, f"CREATE DATABASE {name}"))
    yield f"{server}/{name}"
    asyncio.run(postgres.execute(server, f"DROP DATABASE {name} WITH (FORCE)"))


async def _create_tables(url: str) -> None:
    async with await Store.open(url):
        pass
