"""SQLite beside the event loop: statements run at once, and only a commit goes to a thread.

A statement of a press takes some 20 µs, because its data is in memory; handing it to a thread and
back took ten times that. A commit waits for the disk, so it is made in a thread, and is one for all
transactions that waited to write: else a bot with many tables would wait for the disk all the time.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, CursorResult, Dialect, Engine, Executable, create_engine
from sqlalchemy.pool import NullPool

from bot.store.engine.errors import Busy, NotWritable
from bot.store.engine.prepared import Rows, prepare
from bot.store.engine.schema import to_json

T = TypeVar("T")
BUSY_SECONDS = 10
"""Seconds to wait for another process's write, such as a manual backup."""
CONNECTIONS = 15
QUEUE_SECONDS = 10
"""Most transactions open at once, and the seconds that one waits to be opened."""
MEMBER = "member"
"""Name of the savepoint of a transaction in a batch."""
LOOK_AGAIN = 0.02
"""Seconds between two checks whether another process's write is over."""


class FileConnection:
    """A connection to a file, in the shape of SQLAlchemy's `AsyncConnection`."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        raw: Any = connection.connection.dbapi_connection
        assert raw is not None, "a connection that was just made is open"
        self.raw: sqlite3.Connection = raw
        connection.begin()  # otherwise Alembic would begin and commit by itself

    @property
    def in_transaction(self) -> bool:
        """Return whether a transaction is open: none is once a cancelled statement closed it."""
        try:
            return self.raw.in_transaction
        except sqlite3.ProgrammingError:
            return False

    @property
    def dialect(self) -> Dialect:
        return self._connection.dialect

    async def execute(self, statement: Executable, values: Any = None) -> CursorResult[Any]:
        """Execute a statement, while the event loop waits for SQLite's cache."""
        return self._connection.execute(statement, values)

    def execute_built(self, statement: Executable, values: Any) -> CursorResult[Any] | Rows:
        """Execute a statement that is built once, with these values or with each of several."""
        many = isinstance(values, list)
        prepared = prepare(statement, tuple(values[0] if many else values), self.dialect)
        if prepared is None:
            return self._connection.execute(statement, values)
        cursor = self.raw.cursor()
        for hear in self._connection.engine.dispatch.before_cursor_execute:
            hear(self._connection, cursor, prepared.text, values, None, many)
        return (prepared.execute_many if many else prepared.execute)(cursor, values)

    async def exec_driver_sql(self, statement: str) -> CursorResult[Any]:
        """Execute a statement in plain SQL."""
        return self._connection.exec_driver_sql(statement)

    async def run_sync(self, work: Callable[[Connection], T]) -> T:
        """Call a function of the synchronous connection."""
        return work(self._connection)

    def commit(self) -> None:
        """Commit, and wait for the disk: called in the thread."""
        self._connection.exec_driver_sql("COMMIT")

    def close(self) -> None:
        """Close the connection for good."""
        self._connection.close()


@dataclass
class Batch:
    """Transactions that are committed together, with one wait for the disk."""

    connection: FileConnection
    members: int = 0
    """Transactions that have ended and wait to be committed."""
    flushing: asyncio.Task[None] | None = None


class File:
    """The connections to one file: the idle ones, and a limit on the others."""

    def __init__(self, file: Path, *, foreign_keys: bool = True, read_only: bool = False) -> None:
        self._address = f"{file.as_uri()}?mode={'ro' if read_only else 'rwc'}"
        self._foreign_keys, self._read_only = foreign_keys, read_only
        self._engine = _engine(self._connect)
        self._resting: list[FileConnection] = []
        self._places = asyncio.Semaphore(CONNECTIONS)
        self._commits = ThreadPoolExecutor(1, thread_name_prefix="commits")
        self._turn = asyncio.Lock()
        """Held by the one transaction that writes: within a bot, the others queue here."""
        self._batch: Batch | None = None
        self._flushing: set[asyncio.Task[None]] = set()

    async def begin(self, *, writes: bool) -> FileConnection:
        """Begin a transaction; raise `Busy` where too many are open, or another process writes."""
        return await (self._join_batch() if writes else self._open_place("BEGIN"))

    async def end(self, connection: FileConnection, *, commits: bool) -> None:
        """End a transaction; once a commit has returned, it is on the disk."""
        batch = self._batch
        if batch is None or connection is not batch.connection:
            self._close_place(connection)
        elif commits:
            batch.members += 1
            if batch.flushing is None:
                batch.flushing = asyncio.create_task(self._flush(batch))
                self._flushing.add(batch.flushing)
                batch.flushing.add_done_callback(self._flushing.discard)
            self._turn.release()
            await _wait_for(batch.flushing)
        else:
            try:
                self._leave(batch)
            finally:
                self._turn.release()

    # Writing: transactions that wait for their turn at the same time are committed together

    async def _join_batch(self) -> FileConnection:
        """Wait for a turn to write, and begin a transaction in the batch that is open."""
        await self._turn.acquire()
        try:
            batch = self._batch
            if batch is None or not batch.connection.in_transaction:
                batch = self._batch = Batch(await self._open_place(None))
            if batch.members:
                batch.connection.raw.execute(f"SAVEPOINT {MEMBER}")
        except BaseException:
            self._turn.release()
            raise
        return batch.connection

    def _leave(self, batch: Batch) -> None:
        """Take back what a transaction wrote, and nothing of the batch's other ones."""
        if not batch.members:
            self._batch = None
            self._close_place(batch.connection)
            return
        raw = batch.connection.raw
        try:
            raw.execute(f"ROLLBACK TO {MEMBER}")
        except sqlite3.Error:  # a full disk, for one, has taken everything back
            with contextlib.suppress(sqlite3.Error):
                raw.rollback()  # nothing of it may be committed with the others

    async def _flush(self, batch: Batch) -> None:
        """Commit a batch in the thread, after the transactions that waited when it was begun."""
        async with self._turn:
            if self._batch is batch:
                self._batch = None
            loop = asyncio.get_running_loop()
            try:
                if not batch.connection.in_transaction:
                    raise NotWritable("The database took back what was written with a fault.")
                await loop.run_in_executor(self._commits, batch.connection.commit)
            finally:
                self._close_place(batch.connection)

    # Connections

    async def _open_place(self, begin: str | None) -> FileConnection:
        """Open a connection, and begin with a statement; with None, take the lock to write."""
        if self._places.locked():
            try:
                async with asyncio.timeout(QUEUE_SECONDS):
                    await self._places.acquire()
            except TimeoutError:
                raise Busy("The database is asked too much at once. Try again.") from None
        else:
            await self._places.acquire()
        try:
            # Nothing below yields to the event loop: other ready tasks have their turn here.
            await asyncio.sleep(0)
            connection = self._resting.pop() if self._resting else self._open()
            try:
                if begin is None:
                    await _begin_writing(connection.raw)
                else:
                    connection.raw.execute(begin)
            except BaseException:
                self._resting.append(connection)
                raise
        except BaseException:
            self._places.release()
            raise
        return connection

    def _close_place(self, connection: FileConnection) -> None:
        """Take back what was not committed, and let others have the connection."""
        self._places.release()
        # A task cancelled in the middle of a statement leaves it closed.
        with contextlib.suppress(sqlite3.ProgrammingError):
            if connection.raw.in_transaction:
                connection.raw.rollback()
            self._resting.append(connection)

    async def close(self) -> None:
        """Close all connections, after the commits under way."""
        if self._flushing:
            await asyncio.wait(self._flushing)
        while self._resting:
            self._resting.pop().close()
        self._commits.shutdown(wait=False)
        self._engine.dispose()

    def _open(self) -> FileConnection:
        return FileConnection(self._engine.connect())

    def _connect(self) -> sqlite3.Connection:
        # Used beside the event loop only to commit. Python's own way of beginning transactions
        # would begin too late, and not for changes of the tables.
        connection = sqlite3.connect(
            self._address, uri=True, check_same_thread=False, isolation_level=None
        )
        connection.execute(f"PRAGMA busy_timeout={int(BUSY_SECONDS * 1000)}")
        if not self._read_only:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
        connection.execute(f"PRAGMA foreign_keys={'ON' if self._foreign_keys else 'OFF'}")
        return connection


async def _wait_for(flushing: asyncio.Task[None]) -> None:
    """Wait for a commit; a caller that is cancelled meanwhile waits for it too."""
    try:
        await asyncio.shield(flushing)
    except asyncio.CancelledError:
        await asyncio.wait([flushing])
        raise


def _engine(connect: Callable[[], sqlite3.Connection]) -> Engine:
    return create_engine(
        "sqlite+pysqlite://",
        creator=connect,
        poolclass=NullPool,
        paramstyle="named",
        # Transactions begin and end in `File`: SQLAlchemy takes no part in them.
        isolation_level="AUTOCOMMIT",
        json_serializer=to_json,
        json_deserializer=msgspec.json.decode,
    )


async def _begin_writing(raw: sqlite3.Connection) -> None:
    """Take the file's lock, retrying while another process has it without blocking the loop."""
    until = time.monotonic() + BUSY_SECONDS
    raw.execute("PRAGMA busy_timeout=0")
    try:
        while True:
            try:
                raw.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                    raise
            else:
                return
            await asyncio.sleep(LOOK_AGAIN)
    finally:
        raw.execute(f"PRAGMA busy_timeout={int(BUSY_SECONDS * 1000)}")
