"""Connections to SQLite and PostgreSQL: opening them, and beginning transactions on each.

SQLite has a driver of our own, whose reasons `sqlite.py` gives; the `aiosqlite` in its URL is only
what hosts have always written. WAL, synced at each commit, foreign keys on; a transaction that
writes says so at its start (`BEGIN IMMEDIATE`), because WAL answers "locked" at once to a write
after a read.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeAlias

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine.errors import Busy, NotOurs, NotWritable, StoreError
from bot.store.engine.postgres import Server, place, unreachable
from bot.store.engine.sqlite import File, FileConnection
from bot.store.engine.upgrade import check_schema, outdated_schema, upgrade

AnyConnection: TypeAlias = AsyncConnection | FileConnection
POSTGRES_SERIALIZATION = {"40001", "40P01", "55P03"}
POSTGRES_READ_ONLY = "25006"
POSTGRES_UNREACHABLE = {"08", "28", "3D", "53", "57"}
"""Classes of codes: connection, login, no such database, out of resources, shut down."""


def parse_url(url: str) -> URL:
    """Parse a database URL; raise `StoreError` for one that neither database understands."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):  # its text may quote a part of the password
        raise StoreError(
            "DATABASE_URL is not a database URL. Write sqlite+aiosqlite:///warmoot.sqlite, or "
            "postgresql+asyncpg://user:password@host/name, with %40 for an @ in the password."
        ) from None
    if parsed.drivername not in ("sqlite+aiosqlite", "postgresql+asyncpg"):
        raise StoreError(
            f"DATABASE_URL begins with {parsed.drivername}://, which Warmoot does not know. Write "
            "sqlite+aiosqlite:///… or postgresql+asyncpg://…"
        )
    if parsed.drivername.startswith("sqlite") and file_of(parsed) is None:
        raise StoreError(
            "A database in memory forgets every match. Name a file in DATABASE_URL: "
            "sqlite+aiosqlite:///warmoot.sqlite"
        )
    return parsed


def file_of(url: URL) -> Path | None:
    """Return the file of a SQLite database; None for PostgreSQL and for one in memory."""
    if not url.drivername.startswith("sqlite") or url.database in (None, "", ":memory:"):
        return None
    return Path(url.database).absolute()


def place_of(url: str) -> str:
    """Name a database for its operator: the whole path of a file, a server without the password."""
    parsed = parse_url(url)
    return str(file_of(parsed) or place(parsed))


class Database:
    """An open database: transactions that read, and transactions that write."""

    def __init__(self, url: URL, *, read_only: bool = False) -> None:
        self.url = url
        path = file_of(url)
        self.sqlite = path is not None
        self._backend: File | Server
        self._backend = Server(url) if path is None else File(path, read_only=read_only)
        self._writers: set[asyncio.Task[Any] | None] = set()
        self.observe: Callable[[float], None] = lambda seconds: None
        """Called with the duration of each transaction, in seconds."""

    async def migrate(self) -> None:
        """Upgrade the tables to this version's schema."""
        if (path := file_of(self.url)) is None:
            async with self.writing() as connection:
                await connection.run_sync(upgrade)
            return
        alone = File(path, foreign_keys=False)  # on, they would empty tables that refer to others
        try:
            async with self._begin(alone, writes=True) as connection:
                await connection.run_sync(upgrade)
        finally:
            await alone.close()

    async def outdated_schema(self) -> str | None:
        """Return the schema version of a database `migrate` would change; None for an empty one."""
        async with self.reading() as connection:
            return await connection.run_sync(outdated_schema)

    async def check(self) -> None:
        """Raise `StoreError` where the tables do not have this version's schema."""
        async with self.reading() as connection:
            await connection.run_sync(check_schema)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AnyConnection]:
        """Open a transaction that reads a snapshot and changes nothing."""
        async with self._begin(self._backend, writes=False) as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AnyConnection]:
        """Open a transaction that commits when its block ends, and rolls back if it fails."""
        task = asyncio.current_task()
        # It would wait for itself forever.
        assert task not in self._writers, "a transaction was opened inside a transaction"
        self._writers.add(task)
        try:
            async with self._begin(self._backend, writes=True) as connection:
                yield connection
        finally:
            self._writers.discard(task)

    async def others_connected(self) -> int:
        """Count the other connections to a PostgreSQL database."""
        async with self.reading() as connection:
            counted = await connection.exec_driver_sql(
                "SELECT count(*) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            return int(counted.scalar_one())

    async def close(self) -> None:
        """Close all connections."""
        await self._backend.close()

    @asynccontextmanager
    async def _begin(self, backend: File | Server, *, writes: bool) -> AsyncIterator[AnyConnection]:
        """Connect and begin, turning the drivers' errors into `StoreError`s."""
        began = time.monotonic()
        with _explain_errors(self.url):
            connection: Any = await backend.begin(writes=writes)
            commits = False
            try:
                yield connection
                commits = writes
            finally:
                await backend.end(connection, commits=commits)
                self.observe(time.monotonic() - began)


@contextmanager
def _explain_errors(url: URL) -> Iterator[None]:
    """Turn the drivers' errors into `StoreError`s that suggest a remedy; bugs pass unchanged."""
    try:
        yield
    except Exception as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        if isinstance(cause, sqlite3.DatabaseError):
            explained = _explain_sqlite(cause, place(url))
        else:
            lost = isinstance(error, DBAPIError) and error.connection_invalidated
            explained = _explain_postgres(cause, place(url), lost=lost)
        if explained is None:
            raise
        raise explained from error


def _explain_sqlite(error: sqlite3.DatabaseError, place: str) -> StoreError | None:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return Busy(
            f"{place} is locked by another program. Close what else has it open, and try again."
        )
    if code in (
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_PERM,
    ):
        return NotWritable(
            f"{place} cannot be used ({error}). Check the disk's free space and the rights of "
            "the file and its folder."
        )
    if code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
        return NotOurs(
            f"{place} is not a sound SQLite database ({error}). Restore a backup, or name "
            "another file in DATABASE_URL."
        )
    return None


def _explain_postgres(error: BaseException | None, place: str, *, lost: bool) -> StoreError | None:
    code = str(getattr(error, "sqlstate", None) or "")
    if code in POSTGRES_SERIALIZATION:
        return Busy(f"{place} is busy with somebody else's change. Try again.")
    if code == POSTGRES_READ_ONLY:
        return NotWritable(f"{place} lets nobody write: it may be a standby that is to take over.")
    return unreachable(place, error) if lost or code[:2] in POSTGRES_UNREACHABLE else None
