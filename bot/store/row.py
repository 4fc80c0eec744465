"""What every row of the database has in common."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

Json: TypeAlias = Any
"""Plain data: what JSON can hold. The store keeps it and never looks inside."""


class Row(msgspec.Struct, frozen=True):
    """Plain named fields, compared by value."""


def columns(row: Row) -> dict[str, Json]:
    """Return the fields of `row` as the values of its table's columns."""
    return {name: getattr(row, name) for name in row.__struct_fields__}
