"""Base of every query: rows read as structs, structs written as rows.

Building a statement takes longer than executing it: those needed by each press are built once,
with parameters named like the columns.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any, TypeAlias, TypeVar

import msgspec
from sqlalchemy import (
    ColumnElement,
    CursorResult,
    Delete,
    Executable,
    Insert,
    Table,
    bindparam,
    insert,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine.errors import StoreError
from bot.store.engine.prepared import Rows
from bot.store.engine.sheet import Sheet
from bot.store.engine.sqlite import FileConnection

Json: TypeAlias = Any
"""Plain data in the JSON sense. The store keeps it and never looks inside."""


class Row(msgspec.Struct, frozen=True):
    """Plain named fields, compared by value."""


R = TypeVar("R", bound=Row)


class Queries:
    """One transaction on one connection."""

    locks = False
    """True where rows read will be changed, and must not be changed by others meanwhile."""

    def __init__(self, connection: AsyncConnection | FileConnection) -> None:
        self._connection = connection
        self._sheet: Sheet | None = None

    @property
    def shared(self) -> bool:
        """True where several processes may use the database at once."""
        return self._connection.dialect.name != "sqlite"

    def _sheet_of(self, match_id: int | None) -> Sheet | None:
        """Return a match's sheet where this transaction has opened it."""
        sheet = self._sheet
        return sheet if sheet is not None and sheet.match_id == match_id else None

    def _on_sheet(self, match_id: int, kind: type[R]) -> list[R] | None:
        """Return a match's rows of a kind if its sheet holds them."""
        sheet = self._sheet_of(match_id)
        return None if sheet is None else sheet.get(kind)

    def _drop_from_sheet(self, *kinds: type[Row]) -> None:
        """Drop from the sheet rows changed directly in the tables: of some kinds, or all."""
        if self._sheet is not None:
            self._sheet.drop(*kinds)

    async def _execute_built(
        self, statement: Executable, values: Mapping[str, Json] | list[dict[str, Json]]
    ) -> CursorResult[Any] | Rows:
        """Execute a statement; one with parameters is built once, for any values."""
        if values and isinstance(self._connection, FileConnection):
            return self._connection.execute_built(statement, values)
        return await self._connection.execute(statement, values)

    async def _all(self, kind: type[R], statement: Executable, /, **values: Json) -> tuple[R, ...]:
        result = await self._execute_built(statement, values)
        # SQLAlchemy's names are a subclass of `str`, which msgspec does not accept as a key.
        names = [str(name) for name in result.keys()]  # noqa: SIM118 - it is no mapping
        return tuple(msgspec.convert(dict(zip(names, row, strict=True)), kind) for row in result)

    async def _first(self, kind: type[R], statement: Executable, /, **values: Json) -> R | None:
        """Return the first row; a statement that may find many sets its own limit."""
        rows = await self._all(kind, statement, **values)
        return rows[0] if rows else None

    async def _value(self, statement: Executable, /, **values: Json) -> Json:
        """Return the single value of the first row; None if there is no row."""
        return (await self._execute_built(statement, values)).scalar()

    async def _insert(self, table: Table, rows: Iterable[Mapping[str, Json]]) -> None:
        values = [dict(row) for row in rows]
        if values:
            await self._execute_built(_insert(table), values)

    async def _insert_numbered(self, table: Table, values: Mapping[str, Json]) -> int:
        """Insert one row and return the number the database gave it."""
        result = await self._execute_built(_insert_numbered(table), values)
        return int(result.scalar_one())

    async def _upsert(self, table: Table, *keys: str, **values: Json) -> None:
        """Insert a row; where one with the same `keys` exists, change it instead."""
        changed = tuple(name for name in values if name not in keys)
        statement = _upsert(self._connection.dialect.name, table, keys, changed)
        await self._execute_built(statement, values)

    async def _insert_missing(self, table: Table, *keys: str, **values: Json) -> None:
        """Insert a row, unless one with the same `keys` exists."""
        statement = _insert_missing(self._connection.dialect.name, table, keys)
        await self._execute_built(statement, values)

    async def _upsert_all(
        self, table: Table, keys: tuple[str, ...], rows: Sequence[Mapping[str, Json]]
    ) -> None:
        """Insert rows with the same columns; change those that exist already."""
        changed = tuple(name for name in rows[0] if name not in keys)
        statement = _upsert(self._connection.dialect.name, table, keys, changed)
        await self._execute_built(statement, [dict(row) for row in rows])

    async def _update(
        self, table: Table, *where: ColumnElement[bool], values: Mapping[str, Json]
    ) -> int:
        """Change rows and return their number."""
        result = await self._connection.execute(table.update().where(*where).values(dict(values)))
        return int(result.rowcount)

    async def _delete(self, table: Table, *where: ColumnElement[bool]) -> int:
        """Delete rows and return their number."""
        return int((await self._connection.execute(table.delete().where(*where))).rowcount)

    async def _delete_equal(self, table: Table, /, **values: Json) -> int:
        """Delete the rows with these values and return their number."""
        result = await self._execute_built(_delete_equal(table, tuple(values)), values)
        return int(result.rowcount)


def is_given(column: ColumnElement[Json]) -> ColumnElement[bool]:
    """Return the condition that a column equals the parameter of the same name."""
    return column == bindparam(column.key)


@cache
def _insert(table: Table) -> Insert:
    return insert(table)


@cache
def _insert_numbered(table: Table) -> Insert:
    return insert(table).returning(table.c.id)


@cache
def _upsert(dialect: str, table: Table, keys: tuple[str, ...], changed: tuple[str, ...]) -> Insert:
    inserted = _insert_of(dialect, table)
    return inserted.on_conflict_do_update(
        index_elements=list(keys), set_={name: inserted.excluded[name] for name in changed}
    )


@cache
def _insert_missing(dialect: str, table: Table, keys: tuple[str, ...]) -> Insert:
    return _insert_of(dialect, table).on_conflict_do_nothing(index_elements=list(keys))


def _insert_of(dialect: str, table: Table) -> sqlite.Insert | postgresql.Insert:
    return sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)


@cache
def _delete_equal(table: Table, names: tuple[str, ...]) -> Delete:
    return table.delete().where(*(is_given(table.c[name]) for name in names))


@contextmanager
def refusing_duplicates(refusal: StoreError) -> Iterator[None]:
    """Raise `refusal` where the database has a row with the same unique values already."""
    try:
        yield
    except (IntegrityError, sqlite3.IntegrityError) as error:
        if is_duplicate(error):
            raise refusal from error
        raise


def is_duplicate(error: IntegrityError | sqlite3.IntegrityError) -> bool:
    """Return whether a row was refused because one with the same unique values exists."""
    cause = error.orig if isinstance(error, IntegrityError) else error
    if isinstance(cause, sqlite3.IntegrityError):
        return cause.sqlite_errorcode in (
            sqlite3.SQLITE_CONSTRAINT_UNIQUE,
            sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY,
        )
    return getattr(cause, "sqlstate", None) == "23505"


def only_given(values: Mapping[str, Json]) -> dict[str, Json]:
    """Leave out values that are None."""
    return {name: value for name, value in values.items() if value is not None}


def columns(row: Row) -> dict[str, Json]:
    """Return the fields of `row` as the values of its table's columns."""
    return {name: getattr(row, name) for name in row.__struct_fields__}
