"""Carrying a SQLite backup over to PostgreSQL, for a community that outgrows one file."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import URL, MetaData, Table, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine.backup import check_backup, write_backup
from bot.store.engine.database import AnyConnection, Database
from bot.store.engine.postgres_backup import DROP_ALL
from bot.store.engine.upgrade import upgrade

SIGNATURE = b"SQLite format 3\0"
ROWS = 500
"""Rows carried at a time: a row may hold a whole position."""


def is_sqlite(path: Path) -> bool:
    """Return whether a file is a SQLite database."""
    try:
        with path.open("rb") as file:
            return file.read(len(SIGNATURE)) == SIGNATURE
    except OSError:
        return False


@asynccontextmanager
async def upgraded_copy(backup: Path) -> AsyncIterator[Database]:
    """Open a passing copy of a SQLite backup, with this version's schema."""
    check_backup(backup)
    with tempfile.TemporaryDirectory(prefix="warmoot-", dir=backup.parent) as folder:
        path = Path(folder) / "copy.sqlite"
        write_backup(backup, path)
        copy = Database(URL.create("sqlite+aiosqlite", database=str(path)))
        try:
            await copy.migrate()
            yield copy
        finally:
            await copy.close()


async def carry_over(source: Database, target: AsyncConnection, tables: MetaData) -> None:
    """Replace all tables of PostgreSQL with those of a SQLite database, in one transaction."""
    await target.exec_driver_sql(DROP_ALL)
    await target.run_sync(upgrade)
    async with source.reading() as origin:
        for table in tables.sorted_tables:
            found = (await origin.execute(select(table))).mappings()
            for rows in found.partitions(ROWS):
                await target.execute(table.insert(), [dict(row) for row in rows])
            if table.autoincrement_column is not None:
                await _count_on(table, origin, target)


async def _count_on(table: Table, origin: AnyConnection, target: AsyncConnection) -> None:
    """Number new rows behind all that SQLite has ever numbered, the deleted ones included."""
    last = await origin.exec_driver_sql(
        f"SELECT seq FROM sqlite_sequence WHERE name = '{table.name}'"
    )
    if number := last.scalar():
        await target.exec_driver_sql(
            f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'), {number})"
        )
