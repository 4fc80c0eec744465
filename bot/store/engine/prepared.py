"""Statements for SQLite that are compiled only once: SQLAlchemy takes five times as long as SQLite
for each execution.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from sqlalchemy import Dialect, Executable
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.types import TypeEngine

MOST = 500
"""Most statements kept. The presses need some sixty in all."""


@dataclass(frozen=True, slots=True)
class Rows:
    """The result of an execution, in the shape of SQLAlchemy's `CursorResult`."""

    names: Sequence[str]
    rows: Sequence[Sequence[Any]]
    rowcount: int

    def keys(self) -> Sequence[str]:
        return self.names

    def __iter__(self) -> Iterator[Sequence[Any]]:
        return iter(self.rows)

    def scalar(self) -> Any:
        """Return the first value; None if there is none."""
        return self.rows[0][0] if self.rows else None

    def scalar_one(self) -> Any:
        """Return the only value."""
        ((value,),) = self.rows
        return value


@dataclass(frozen=True, slots=True)
class Prepared:
    """A statement as SQLite takes it, and the conversions of its values."""

    text: str
    fixed: Mapping[str, Any]
    """Values contained in the statement itself."""
    into: Mapping[str, Callable[[Any], Any]]
    """Conversions of parameters, by name, where SQLite cannot take them directly."""
    names: Sequence[str]
    out: Sequence[tuple[int, Callable[[Any], Any]]]
    """Conversions of results, by column, where they differ from the stored values."""

    def execute(self, cursor: sqlite3.Cursor, values: Mapping[str, Any]) -> Rows:
        """Execute the statement once, and return all rows."""
        found: list[Any] = cursor.execute(self.text, self._written(values)).fetchall()
        for at, read in self.out:
            found = [(*row[:at], read(row[at]), *row[at + 1 :]) for row in found]
        return Rows(self.names, found, cursor.rowcount)

    def execute_many(self, cursor: sqlite3.Cursor, many: Sequence[Mapping[str, Any]]) -> Rows:
        """Execute the statement with each of several sets of values."""
        cursor.executemany(self.text, [self._written(values) for values in many])
        return Rows((), (), cursor.rowcount)

    def _written(self, values: Mapping[str, Any]) -> dict[str, Any]:
        written = {**self.fixed, **values}
        for name, write in self.into.items():
            written[name] = write(written[name])
        return written


@lru_cache(MOST)
def prepare(statement: Executable, given: tuple[str, ...], dialect: Dialect) -> Prepared | None:
    """Compile a statement for values of these names; None where its text depends on the values."""
    compiled: Any = statement.compile(dialect=dialect, column_keys=given)  # type: ignore[attr-defined]
    assert isinstance(compiled, SQLCompiler)
    if compiled.post_compile_params or compiled.literal_execute_params:
        return None
    types = {name: bind.type for name, bind in compiled.binds.items()}
    columns = getattr(statement, "exported_columns", ())
    read = [_reader(column.type, dialect) for column in columns]
    return Prepared(
        text=str(compiled),
        fixed={name: value for name, value in compiled.params.items() if name not in given},
        into={name: write for name, kind in types.items() if (write := _writer(kind, dialect))},
        names=[str(column.key) for column in columns],
        out=[(at, each) for at, each in enumerate(read) if each is not None],
    )


def _writer(kind: TypeEngine[Any], dialect: Dialect) -> Callable[[Any], Any] | None:
    return kind.dialect_impl(dialect).bind_processor(dialect)


def _reader(kind: TypeEngine[Any], dialect: Dialect) -> Callable[[Any], Any] | None:
    return kind.dialect_impl(dialect).result_processor(dialect, None)
