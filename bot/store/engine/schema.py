"""Column types and metadata shared by all tables of the database.

Times are unix seconds; ids of people and places are Discord's. Each table is defined in the file
of its subject.
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
"""A number assigned by the database. SQLite counts only in a column of type INTEGER."""


Plain = JSON(none_as_null=True)
"""Plain data that the database never looks into."""


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
    """Write plain data as JSON, an instance of a subclass of `str` as its text."""
    return msgspec.json.encode(value, enc_hook=_text).decode()


def _text(value: object) -> str:
    if isinstance(value, str):
        return str(value)
    raise TypeError(f"{type(value).__name__} cannot be stored as JSON")
