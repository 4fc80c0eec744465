"""A match's sheet: the small rows that belong to it, read by one statement.

Most presses need a little of many tables. In a transaction that has opened the sheet of a match,
reads of those tables use the sheet, and writes go to it too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

import msgspec
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    ColumnElement,
    CompoundSelect,
    Integer,
    LargeBinary,
    Select,
    Text,
    cast,
    literal,
    null,
    select,
    union_all,
)
from sqlalchemy.types import TypeEngine

R = TypeVar("R", bound=msgspec.Struct)
Slot: TypeAlias = type[TypeEngine[Any]]
SLOTS: tuple[tuple[Slot, int], ...] = (
    (BigInteger, 7),
    (Text, 8),
    (LargeBinary, 1),
)
"""Number of values of each type that a row of the sheet has room for."""


@dataclass(frozen=True)
class Part:
    """The rows of one table that stand on a sheet."""

    kind: type[msgspec.Struct]
    columns: Sequence[ColumnElement[Any]]
    where: tuple[ColumnElement[bool], ...] = ()
    groups: tuple[ColumnElement[Any], ...] = ()

    def select(self, number: int) -> Select[Any]:
        """Select the part's rows, each value in a slot of its type."""
        free: dict[Slot, list[ColumnElement[Any]]]
        free = {kind: [] for kind, _ in SLOTS}
        for column in self.columns:
            slot = slot_of(column)
            # PostgreSQL turns a boolean into a number only through a plain integer.
            plain = cast(column, Integer) if isinstance(column.type, Boolean) else column
            free[slot].append(column if slot is LargeBinary else cast(plain, slot))
        values: list[ColumnElement[Any]] = [literal(number)]
        for kind, most in SLOTS:
            assert len(free[kind]) <= most, f"{self.kind.__name__} needs more slots of {kind}"
            values += free[kind] + [cast(null(), kind)] * (most - len(free[kind]))
        labelled = (each.label(f"v{at}") for at, each in enumerate(values))
        return select(*labelled).where(*self.where).group_by(*self.groups)

    def reader(self) -> list[tuple[str, int, type[Any]]]:
        """List each field's position in a row, and the type to convert its value to."""
        next_free: dict[Slot, int] = {}
        found: list[tuple[str, int, type[Any]]] = []
        start = 1
        for kind, most in SLOTS:
            next_free[kind] = start
            start += most
        for column in self.columns:
            slot = slot_of(column)
            how = next((each for each in (Boolean, JSON) if isinstance(column.type, each)), slot)
            found.append((str(column.key), next_free[slot], how))
            next_free[slot] += 1
        return found


def slot_of(column: ColumnElement[Any]) -> Slot:
    """Return the type of slot that a column's values take."""
    if isinstance(column.type, (Integer, BigInteger, Boolean)):
        return BigInteger
    return LargeBinary if isinstance(column.type, LargeBinary) else Text


class Form:
    """The parts of every sheet, and the statement that reads them."""

    def __init__(self, *parts: Part) -> None:
        selects = [part.select(number) for number, part in enumerate(parts)]
        self.statement: CompoundSelect[Any] = union_all(*selects)
        self.kinds = [part.kind for part in parts]
        self._readers = [part.reader() for part in parts]

    def read(self, rows: Iterable[Sequence[Any]]) -> dict[type[Any], list[Any]]:
        """Return the rows as structs, by their kind."""
        found: dict[type[Any], list[Any]] = {kind: [] for kind in self.kinds}
        for row in rows:
            kind = self.kinds[row[0]]
            values = {name: _value(row[at], how) for name, at, how in self._readers[row[0]]}
            found[kind].append(msgspec.convert(values, kind))
        return found


def _value(value: Any, how: type[Any]) -> Any:
    if value is None:
        return None
    if how is JSON:
        return msgspec.json.decode(value)
    return bool(value) if how is Boolean else value


@dataclass
class Sheet:
    """The sheet of one match in one transaction."""

    match_id: int
    reader: int
    """The person whose own rows stand on it too."""
    key: str
    """The idempotency key to look up."""
    rows: dict[type[Any], list[Any]] = field(default_factory=dict)
    match: Any = None
    changed: dict[Any, Any] = field(default_factory=dict)
    """Rows still to be written, by their identity; None to delete one."""

    def get(self, kind: type[R]) -> list[R] | None:
        """Return the rows of a kind; None where they were dropped."""
        return self.rows.get(kind)

    def drop(self, *kinds: type[Any]) -> None:
        """Drop rows that were changed directly in the tables: of some kinds, or all."""
        unwritten = {key[0] for key in self.changed}
        for kind in kinds or [each for each in self.rows if each not in unwritten]:
            self.rows.pop(kind, None)
