"""SQLite with one trip to the connection's thread for each statement, rather than four.

Making a cursor, executing, fetching and closing are trips of their own in aiosqlite, and so are
the beginning and the end of a transaction. While the event loop is busy each waits for its turn,
and a transaction of a dozen statements holds up all other writers for that long.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any

import aiosqlite

READ, WRITE = "BEGIN", "BEGIN IMMEDIATE"
"""How transactions begin: the second waits until nobody else writes."""


def opener(file: Path, *, read_only: bool = False) -> Callable[[], Awaitable[aiosqlite.Connection]]:
    """Return what opens a connection to a file, for SQLAlchemy's `async_creator`."""
    address = f"{file.as_uri()}?mode={'ro' if read_only else 'rwc'}"

    def connect() -> Awaitable[aiosqlite.Connection]:
        # Used beside its thread only while that rests.
        connection = _Connection(
            lambda: sqlite3.connect(address, uri=True, check_same_thread=False), iter_chunk_size=64
        )
        # Otherwise a bot that is killed while a connection is open would not end.
        connection._thread.daemon = True
        return connection

    return connect


class _Connection(aiosqlite.Connection):
    """A connection that asks its thread for nothing that takes no time.

    Without a file to lock or to sync, that is the beginning and the end of a transaction that only
    reads, and what SQLAlchemy rolls back after each that was committed.
    """

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._handed_over = self._done = 0
        self._writes = False

    def cursor(self) -> _Cursor:  # type: ignore[override]
        """Return a cursor at once: the thread is not asked."""
        return _Cursor(self)

    async def commit(self) -> None:
        """Commit what was written, in the thread: it waits for the disk."""
        if self._writes or not self.idle:
            await super().commit()
        else:
            self._conn.commit()

    async def rollback(self) -> None:
        """Roll back, if there is anything left to."""
        if not self.idle:
            await super().rollback()
        elif self._conn.in_transaction:
            self._conn.rollback()

    @property
    def idle(self) -> bool:
        """False while the thread works, for somebody who stopped waiting for it perhaps."""
        return self._handed_over == self._done

    def begins_reading(self, sql: str) -> bool:
        """Return whether a statement begins a transaction that reads, which waits for nobody."""
        if sql in (READ, WRITE):
            self._writes = sql == WRITE
        return sql == READ and self.idle

    async def _execute(self, fn: Any, *args: Any, **kwargs: Any) -> Any:
        self._handed_over += 1
        return await super()._execute(self._noted, fn, *args, **kwargs)  # type: ignore[no-untyped-call]

    def _noted(self, work: Callable[..., Any], *args: Any, **named: Any) -> Any:
        try:
            return work(*args, **named)
        finally:
            self._done += 1


class _Cursor:
    """What SQLAlchemy asks of a cursor; all rows are fetched along with executing."""

    def __init__(self, connection: _Connection) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.arraysize = 1
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> _Cursor:
        return self

    async def execute(self, sql: str, parameters: Iterable[Any] = ()) -> _Cursor:
        """Execute a statement and fetch its rows."""
        return await self._do(sqlite3.Cursor.execute, sql, parameters)

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> _Cursor:
        """Execute a statement many times."""
        return await self._do(sqlite3.Cursor.executemany, sql, parameters)

    async def fetchall(self) -> list[Any]:
        """Hand over the rows that were fetched."""
        rows, self._rows = self._rows, []
        return rows

    async def close(self) -> None:
        """Do nothing: the cursor was closed after executing."""

    async def _do(self, execute: Callable[..., Any], sql: str, parameters: Any) -> _Cursor:
        if self._connection.begins_reading(sql):
            self._run(execute, sql, parameters)
        else:
            await self._connection._execute(self._run, execute, sql, parameters)
        return self

    def _run(self, execute: Callable[..., Any], sql: str, parameters: Any) -> None:
        cursor = self._connection._conn.cursor()
        try:
            execute(cursor, sql, parameters)
            self.description = cursor.description
            self._rows = cursor.fetchall() if self.description else []
            self.rowcount, self.lastrowid = cursor.rowcount, cursor.lastrowid
        finally:
            cursor.close()
