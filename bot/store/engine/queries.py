"""What every query can use: rows read as structs, structs written as rows."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TypeAlias, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Select, Table, insert
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine.errors import StoreError

Json: TypeAlias = Any
"""Plain data: what JSON can hold. The store keeps it and never looks inside."""


class Row(msgspec.Struct, frozen=True):
    """Plain named fields, compared by value."""


R = TypeVar("R", bound=Row)


class Queries:
    """One transaction on one connection."""

    locks = False
    """True where what is read will be changed, and nobody else may change it meanwhile."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def _all(self, kind: type[R], statement: Select[Json]) -> tuple[R, ...]:
        result = await self._connection.execute(statement)
        # SQLAlchemy's names are a subclass of `str`, which msgspec does not take for a key.
        names = [str(name) for name in result.keys()]  # noqa: SIM118 - it is no mapping
        return tuple(msgspec.convert(dict(zip(names, row, strict=True)), kind) for row in result)

    async def _first(self, kind: type[R], statement: Select[Json]) -> R | None:
        rows = await self._all(kind, statement.limit(1))
        return rows[0] if rows else None

    async def _value(self, statement: Select[Json]) -> Json:
        """Return the single value of the first row; None where there is none."""
        return (await self._connection.execute(statement)).scalar()

    async def _insert(self, table: Table, rows: Iterable[Mapping[str, Json]]) -> None:
        values = [dict(row) for row in rows]
        if values:
            await self._connection.execute(insert(table), values)

    async def _insert_numbered(self, table: Table, values: Mapping[str, Json]) -> int:
        """Insert one row and return the number that the database gave it."""
        result = await self._connection.execute(
            insert(table).values(dict(values)).returning(table.c.id)
        )
        return int(result.scalar_one())

    async def _upsert(self, table: Table, *keys: str, **values: Json) -> None:
        """Insert a row; where one with the same `keys` exists, change it instead."""
        dialect = sqlite if self._connection.dialect.name == "sqlite" else postgresql
        inserted = dialect.insert(table).values(values)
        changed = {name: inserted.excluded[name] for name in values if name not in keys}
        await self._connection.execute(
            inserted.on_conflict_do_update(index_elements=list(keys), set_=changed)
        )

    async def _update(
        self, table: Table, *where: ColumnElement[bool], values: Mapping[str, Json]
    ) -> int:
        """Change rows and return how many there were."""
        result = await self._connection.execute(table.update().where(*where).values(dict(values)))
        return int(result.rowcount)

    async def _delete(self, table: Table, *where: ColumnElement[bool]) -> int:
        """Delete rows and return how many there were."""
        return int((await self._connection.execute(table.delete().where(*where))).rowcount)


@contextmanager
def refusing_duplicates(refusal: StoreError) -> Iterator[None]:
    """Raise `refusal` where the database has a row with the same unique values already."""
    try:
        yield
    except IntegrityError as error:
        if is_duplicate(error):
            raise refusal from error
        raise


def is_duplicate(error: DBAPIError) -> bool:
    """Return whether a row was refused because there is one with the same unique values."""
    if isinstance(error.orig, sqlite3.IntegrityError):
        return error.orig.sqlite_errorcode in (
            sqlite3.SQLITE_CONSTRAINT_UNIQUE,
            sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
        )
    return getattr(error.orig, "sqlstate", None) == "23505"


def columns(row: Row) -> dict[str, Json]:
    """Return the fields of `row` as the values of its table's columns."""
    return {name: getattr(row, name) for name in row.__struct_fields__}
