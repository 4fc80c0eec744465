"""What all tables of the database share.

Times are unix seconds; ids of people and places are Discord's. Each table stands in the file of
what it keeps.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import JSON, BigInteger, Column, ForeignKey, Integer, MetaData

metadata = MetaData(
    naming_convention={
        "ix": "%(table_name)s_by_%(column_0_N_name)s",
        "uq": "%(table_name)s_one_%(column_0_N_name)s",
        "fk": "%(table_name)s_of_%(referred_table_name)s",
        "pk": "%(table_name)s_key",
    }
)


RowId = BigInteger().with_variant(Integer(), "sqlite")
"""A number the database gives. SQLite counts by itself only in a column called INTEGER."""


Plain = JSON(none_as_null=True)
"""Plain data that the database itself never looks into."""


def of_match(*, key: bool = False) -> Column[int]:
    """Build the column with the match that a row belongs to."""
    return Column(
        "match_id",
        RowId,
        ForeignKey("matches.id", ondelete="CASCADE"),
        primary_key=key,
        autoincrement=False,
        nullable=False,
    )


def to_json(value: object) -> str:
    """Write plain data as JSON, a text of a class of its own as what it is."""
    return msgspec.json.encode(value, enc_hook=_text).decode()


def _text(value: object) -> str:
    if isinstance(value, str):
        return str(value)
    raise TypeError(f"{type(value).__name__} cannot be stored as JSON")
