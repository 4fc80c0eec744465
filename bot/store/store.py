"""The database as the bot uses it: opened once, then one transaction after the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import carry_over, postgres_backup
from bot.store.engine.backup import after_restore, check_free, restore_backup, write_backup
from bot.store.engine.database import AnyConnection, Database, file_of, parse_url
from bot.store.engine.errors import Busy, NotReachable
from bot.store.engine.filelock import FileLock
from bot.store.transaction import METADATA, Reads, Transaction

if TYPE_CHECKING:
    from types import TracebackType
    from typing import Self


BeforeUpgrade: TypeAlias = "Callable[[Store, str], Awaitable[None]]"
"""Called with the open store and its database's schema version."""


class Store:
    """The open database.

    >>> async with await Store.open("sqlite+aiosqlite:///warmoot.sqlite") as store:
    ...     async with store.transaction() as work:
    ...         await work.save_player(PlayerRow(user_id=1, name="Ann"))

    Never wait for Discord, or draw, inside a transaction: with SQLite no other task can write.
    """

    def __init__(self, database: Database, lock: FileLock | None) -> None:
        self._database = database
        self._lock = lock

    @classmethod
    async def open(cls, url: str, *, before_upgrade: BeforeUpgrade | None = None) -> Self:
        """Lock the database, upgrade its schema and return it.

        `before_upgrade` is called with the schema version of a database about to be upgraded.
        Raises a `StoreError` that tells the operator what to do.
        """
        parsed = parse_url(url)
        path = file_of(parsed)
        store = cls(Database(parsed), FileLock(path) if path is not None else None)
        try:
            if before_upgrade is not None:
                schema = await store._database.outdated_schema()
                if schema is not None:
                    await before_upgrade(store, schema)
            await store._database.migrate()
        except BaseException:
            await store.close()
            raise
        return store

    @classmethod
    async def look_into(cls, url: str) -> Self:
        """Open a database only for reading, while a bot may be using it.

        Nothing is created or upgraded, and no lock is taken. Raises a `StoreError` that tells the
        operator what to do.
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
        """Close all connections and unlock the database for another bot."""
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
    def observe(self) -> Callable[[float], None]:
        """Observer called with the duration of each transaction, in seconds."""
        return self._database.observe

    @observe.setter
    def observe(self, observe: Callable[[float], None]) -> None:
        self._database.observe = observe

    @property
    def shared(self) -> bool:
        """True where several bots may use the database at once."""
        return not self._database.sqlite

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Reads]:
        """Open a transaction that reads a snapshot and changes nothing."""
        async with self._database.reading() as connection:
            yield Reads(connection)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """Open a transaction that commits when its block ends, and rolls back if it raises."""
        async with self._database.writing() as connection:
            transaction = Transaction(connection)
            yield transaction
            await transaction.flush_reminders()

    @property
    def backup_ending(self) -> str:
        """Suffix of backup files."""
        return ".sqlite" if self._database.sqlite else ".dump"

    async def backup(self, path: Path) -> None:
        """Write a consistent copy of the database while the bot keeps running."""
        source = file_of(self._database.url)
        if source is None:
            await postgres_backup.dump(self._database.url, path)
        else:
            await asyncio.to_thread(write_backup, source, path)

    @classmethod
    async def restore(cls, url: str, backup: Path, *, now: int) -> Path:
        """Replace a database that no bot is using with a backup; PostgreSQL takes SQLite's too.

        Returns the path of the old database's copy. A `StoreError` means that nothing was changed.
        """
        parsed = parse_url(url)
        file = file_of(parsed)
        if file is not None:
            return await asyncio.to_thread(restore_backup, backup, file, now=now)
        database = Database(parsed)
        before = backup.with_name(f"{parsed.database}.before-restore-{now}.dump")
        try:
            if others := await database.others_connected():
                raise Busy(f"{others} connections use {parsed.database}. Stop the bots first.")
            check_free(before)
            if carry_over.is_sqlite(backup):
                await _restore_sqlite(database, backup, before, now)
            else:
                await postgres_backup.check(backup)
                await postgres_backup.dump(parsed, before)
                await postgres_backup.put_back(parsed, backup)
                async with database.writing() as connection:
                    await _make_safe(connection, now)
        finally:
            await database.close()
        return before


async def _restore_sqlite(database: Database, backup: Path, before: Path, now: int) -> None:
    """Replace a PostgreSQL database, saved as `before`, with a backup of SQLite."""
    async with carry_over.upgraded_copy(backup) as copy:
        await postgres_backup.dump(database.url, before)
        async with database.writing() as connection:
            assert isinstance(connection, AsyncConnection), "it is on PostgreSQL"
            await carry_over.carry_over(copy, connection, METADATA)
            await _make_safe(connection, now)


async def _make_safe(connection: AnyConnection, now: int) -> None:
    """Make a restored PostgreSQL database's messages safe to send."""
    for statement in after_restore(now, "postgresql"):
        await connection.exec_driver_sql(statement)
