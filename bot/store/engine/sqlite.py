"""SQLite with one trip to the connection's thread for each statement, rather than four.

Making a cursor, executing, fetching and closing are trips of their own in aiosqlite. While the
event loop is busy each waits for its turn, and a transaction of a dozen statements holds up all
other writers for that long.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any

import aiosqlite


def opener(file: Path, *, read_only: bool = False) -> Callable[[], Awaitable[aiosqlite.Connection]]:
    """Return what opens a connection to a file, for SQLAlchemy's `async_creator`."""
    address = f"{file.as_uri()}?mode={'ro' if read_only else 'rwc'}"

    def connect() -> Awaitable[aiosqlite.Connection]:
        connection = _Connection(lambda: sqlite3.connect(address, uri=True), iter_chunk_size=64)
        # Otherwise a bot that is killed while a connection is open would not end.
        connection._thread.daemon = True
        return connection

    return connect


class _Connection(aiosqlite.Connection):
    """A connection whose cursors fetch all rows along with executing."""

    def cursor(self) -> _Cursor:  # type: ignore[override]
        """Return a cursor at once: the thread is not asked."""
        return _Cursor(self)


class _Cursor:
    """What SQLAlchemy asks of a cursor, done in one function in the connection's thread."""

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
        """Do nothing: the thread closed its cursor after executing."""

    async def _do(self, execute: Callable[..., Any], *args: Any) -> _Cursor:
        await self._connection._execute(self._in_thread, execute, *args)  # type: ignore[no-untyped-call]
        return self

    def _in_thread(self, execute: Callable[..., Any], *args: Any) -> None:
        cursor = self._connection._conn.cursor()
        try:
            execute(cursor, *args)
            self.description = cursor.description
            self._rows = cursor.fetchall() if self.description else []
            self.rowcount, self.lastrowid = cursor.rowcount, cursor.lastrowid
        finally:
            cursor.close()
