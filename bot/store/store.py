"""The database as the bot uses it: opened once, then one transaction after the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from bot.store.engine.backup import write_backup
from bot.store.engine.database import Database, file_of, parse_url
from bot.store.engine.errors import NotReachable, StoreError
from bot.store.engine.filelock import FileLock
from bot.store.transaction import Reads, Transaction

if TYPE_CHECKING:
    from types import TracebackType
    from typing import Self


class Store:
    """The open database.

    >>> async with await Store.open("sqlite+aiosqlite:///warmoot.sqlite") as store:
    ...     async with store.transaction() as work:
    ...         await work.save_player(PlayerRow(user_id=1, name="Ann"))

    Never wait for Discord, or draw, inside a transaction: with SQLite nobody else can write.
    """

    def __init__(self, database: Database, lock: FileLock | None) -> None:
        self._database = database
        self._lock = lock

    @classmethod
    async def open(cls, url: str) -> Self:
        """Lock the database, bring it to the present form and return it.

        Raises a `StoreError` that tells the operator what to do.
        """
        parsed = parse_url(url)
        path = file_of(parsed)
        lock = FileLock(path) if path is not None else None
        try:
            database = Database(parsed)
            await database.migrate()
        except BaseException:
            if lock is not None:
                lock.release()
            raise
        return cls(database, lock)

    @classmethod
    async def look_into(cls, url: str) -> Self:
        """Open a database to read it alone, while a bot may be using it.

        Nothing is created or brought to the present form, and no lock is taken. Raises a
        `StoreError` that tells the operator what to do.
        """
        parsed = parse_url(url)
        path = file_of(parsed)
        if path is not None and not path.is_file():
            raise NotReachable(
                f"There is no database {path}. Start the bot once, or name another place in "
                "DATABASE_URL."
            )
        database = Database(parsed, read_only=True)
        try:
            await database.check()
        except BaseException:
            await database.close()
            raise
        return cls(database, None)

    async def close(self) -> None:
        """Close all connections and let another bot have the database."""
        try:
            await self._database.close()
        finally:
            if self._lock is not None:
                self._lock.release()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    @property
    def shared(self) -> bool:
        """True where several bots may use the database at once."""
        return not self._database.sqlite

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Reads]:
        """Open a transaction that sees one moment and changes nothing."""
        async with self._database.reading() as connection:
            yield Reads(connection)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """Open a transaction that is stored when its block ends, or not at all if it raises."""
        async with self._database.writing() as connection:
            yield Transaction(connection)

    async def backup(self, path: Path) -> None:
        """Write a copy of the database as it is at one moment, while the bot goes on playing."""
        source = file_of(self._database.url)
        if source is None:
            raise StoreError("Back up PostgreSQL with its own tool: pg_dump --format=custom")
        await asyncio.to_thread(write_backup, source, path)
