"""Connections to SQLite and PostgreSQL: how they are opened, how transactions begin on each.

SQLite: WAL, synced at each commit, foreign keys on; a transaction that writes says so at its start
(`BEGIN IMMEDIATE`), or WAL would answer "locked" at once when it writes after reading.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as QueueTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from bot.store.engine.errors import Busy, NotOurs, NotReachable, NotWritable, StoreError
from bot.store.engine.sqlite import READ, WRITE, opener
from bot.store.engine.upgrade import check_form, outdated_form, upgrade

BUSY_SECONDS = 10
"""How long SQLite waits for somebody else's write, a backup by hand for instance."""

CONNECTIONS = 15
QUEUE_SECONDS = 10
"""How many transactions may be open at once, and how long one waits for its turn to be."""

POSTGRES_SERIALIZATION = {"40001", "40P01", "55P03"}
POSTGRES_UNREACHABLE = {"08", "28", "3D", "53", "57"}
"""Classes of codes: connection, login, no such database, out of resources, shut down."""


def parse_url(url: str) -> URL:
    """Read a database URL; raise `StoreError` for one that no database here understands."""
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise StoreError(
            "DATABASE_URL is not a database URL. Write sqlite+aiosqlite:///warmoot.sqlite, or "
            "postgresql+asyncpg://user:password@host/name."
        ) from error
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
    return str(file_of(parsed) or _place(parsed))


class Database:
    """An open database: transactions that read, and transactions that write."""

    def __init__(self, url: URL, *, read_only: bool = False) -> None:
        self.url = url
        self.sqlite = url.drivername.startswith("sqlite")
        self._engine = _engine(url, read_only=read_only)
        self._reading = self._engine
        # A reader of PostgreSQL sees one moment, as a reader of SQLite does anyway.
        if not self.sqlite:
            self._reading = self._engine.execution_options(
                isolation_level="REPEATABLE READ", postgresql_readonly=True
            )
        self._writing = self._engine.execution_options(begin=WRITE)
        # Within one bot, writers of SQLite queue here rather than poll for the file's lock.
        self._turn_to_write: AbstractAsyncContextManager[None] = (
            asyncio.Lock() if self.sqlite else nullcontext()
        )
        self._writers: set[asyncio.Task[Any] | None] = set()
        self.observe: Callable[[float], None] = lambda seconds: None
        """Told how long each transaction took, in seconds."""

    async def migrate(self) -> None:
        """Bring the tables to the form this version knows."""
        engine = _engine(self.url, foreign_keys=False)
        try:
            async with self._begun(engine.execution_options(begin=WRITE)) as connection:
                await connection.run_sync(upgrade)
        finally:
            await engine.dispose()

    async def outdated_form(self) -> str | None:
        """Return the form of a database that `migrate` would change; None for an empty one."""
        async with self.reading() as connection:
            return await connection.run_sync(outdated_form)

    async def check(self) -> None:
        """Raise `StoreError` where the tables have not the form this version knows."""
        async with self.reading() as connection:
            await connection.run_sync(check_form)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that sees one moment and changes nothing."""
        async with self._begun(self._reading) as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that commits when its block ends, and leaves nothing if it fails."""
        task = asyncio.current_task()
        # It would wait for itself for ever.
        assert task not in self._writers, "a transaction was opened inside a transaction"
        self._writers.add(task)
        try:
            async with self._turn_to_write, self._begun(self._writing) as connection:
                yield connection
        finally:
            self._writers.discard(task)

    async def others_connected(self) -> int:
        """Return how many connections besides this one use a PostgreSQL database."""
        async with self.reading() as connection:
            counted = await connection.exec_driver_sql(
                "SELECT count(*) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            return int(counted.scalar_one())

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()

    @asynccontextmanager
    async def _begun(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        """Connect and begin; what the drivers raise comes out as a `StoreError`."""
        connection = engine.connect()
        began = time.monotonic()
        with _explained(self.url):
            try:
                await connection.start()
            except OSError as error:
                raise _unreachable(_place(self.url), error) from error
            except QueueTimeout as error:
                raise Busy(f"{_place(self.url)} is asked too much at once. Try again.") from error
            try:
                async with connection.begin():
                    yield connection
            finally:
                await asyncio.shield(connection.close())
                self.observe(time.monotonic() - began)


@contextmanager
def _explained(url: URL) -> Iterator[None]:
    """Turn what the drivers raise into `StoreError`s with a way out; bugs pass unchanged."""
    try:
        yield
    except Exception as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        if isinstance(cause, sqlite3.DatabaseError):
            explained = _explain_sqlite(cause, _place(url))
        else:
            lost = isinstance(error, DBAPIError) and error.connection_invalidated
            explained = _explain_postgres(cause, _place(url), lost=lost)
        if explained is None:
            raise
        raise explained from error


def _place(url: URL) -> str:
    return url.render_as_string(hide_password=True)


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
    return _unreachable(place, error) if lost or code[:2] in POSTGRES_UNREACHABLE else None


def _unreachable(place: str, error: BaseException | None) -> NotReachable:
    return NotReachable(
        f"{place} does not let us in ({error}). Check that the server runs, and the name and "
        "password in DATABASE_URL."
    )


def _engine(url: URL, *, foreign_keys: bool = True, read_only: bool = False) -> AsyncEngine:
    """Build an engine; `foreign_keys=False` is for changing the tables of SQLite."""
    options: dict[str, Any] = {
        "json_serializer": lambda value: msgspec.json.encode(value).decode(),
        "json_deserializer": msgspec.json.decode,
    }
    if not foreign_keys:
        options["poolclass"] = NullPool
    else:
        # Opening one costs more than most transactions, so all stay open.
        options |= {"pool_size": CONNECTIONS, "max_overflow": 0, "pool_timeout": QUEUE_SECONDS}
        options["pool_pre_ping"] = not url.drivername.startswith("sqlite")
    if (file := file_of(url)) is not None:
        options["async_creator"] = opener(file, read_only=read_only)
    try:
        engine = create_async_engine(url, **options)
    except ModuleNotFoundError as error:
        raise StoreError(
            "PostgreSQL needs one more package: pip install 'warmoot[postgres]'"
        ) from error
    if url.drivername.startswith("sqlite"):
        event.listen(engine.sync_engine, "connect", _prepare(foreign_keys, read_only))
        event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _prepare(foreign_keys: bool, read_only: bool) -> Any:
    def prepare(connection: Any, _entry: ConnectionPoolEntry) -> None:
        # Python's own way of beginning transactions would begin too late, and not for changes of
        # the tables: `_begin` does it instead.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={int(BUSY_SECONDS * 1000)}")
        if not read_only:
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute(f"PRAGMA foreign_keys={'ON' if foreign_keys else 'OFF'}")
        cursor.close()

    return prepare


def _begin(connection: Connection) -> None:
    raw = connection.connection.dbapi_connection
    assert raw is not None, "a connection that begins is open"
    cursor = raw.cursor()
    cursor.execute(connection.get_execution_options().get("begin", READ))
    cursor.close()
