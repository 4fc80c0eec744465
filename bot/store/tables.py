"""The tables of the database. Times are unix seconds; ids of people and places are Discord's.

What is still to be sent or done has its own place: `tables_waiting`.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
    text,
    true,
)

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

_IS_OPEN = text("status IN ('lobby', 'running', 'paused')")
"""`rows.OPEN`, as it stands in the database."""


def of_match(*, key: bool = False) -> Column[int]:
    """Build the column that says which match a row belongs to."""
    return Column(
        "match_id",
        RowId,
        ForeignKey("matches.id", ondelete="CASCADE"),
        primary_key=key,
        autoincrement=False,
        nullable=False,
    )


servers = Table(
    "servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", Plain, nullable=False),
)

players = Table(
    "players",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("settings", Plain, nullable=False),
    Column("told_dm_closed", Boolean, nullable=False),
)

blocks = Table(
    "blocks",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("blocked_id", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("schema", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger),
    Column("thread", Boolean, nullable=False),
    Column("host_id", BigInteger, nullable=False),
    Column("options", Plain, nullable=False),
    Column("options_version", Integer, nullable=False),
    Column("setup", LargeBinary),
    Column("secret", LargeBinary, nullable=False),
    Column("secret_hash", Text, nullable=False),
    Column("nonces", Plain, nullable=False),
    Column("head", LargeBinary),
    Column("first_kept", Integer, nullable=False),
    Column("turn", Text, nullable=False),
    Column("paused", Text),
    Column("parent_id", BigInteger),
    Column("running_message_id", BigInteger),
    Column("result", Plain),
    Column("created_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Index(
        "matches_one_open_in_channel",
        "channel_id",
        unique=True,
        sqlite_where=_IS_OPEN,
        postgresql_where=_IS_OPEN,
    ),
    Index(None, "guild_id", "status"),
    Index(None, "status"),
    sqlite_autoincrement=True,
)

seats = Table(
    "seats",
    metadata,
    of_match(key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger),
    Column("computer", Text),
    Column("name", Text, nullable=False),
    Column("plays", Text),
    Column("nonce", Text, nullable=False),
    Column("accepted", Integer, nullable=False),
    Column("joined_at", BigInteger, nullable=False),
    Column("stands_in", Text),
    Column("offered", BigInteger, nullable=False, server_default="0"),
    Index(None, "user_id"),
)

holders = Table(
    "holders",
    metadata,
    of_match(key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("since", BigInteger, nullable=False),
    Column("barred", Boolean, nullable=False, server_default=false()),
    Column("from_round", Integer, nullable=False, server_default="0"),
    Column("to_round", Integer),
)

checkpoints = Table(
    "checkpoints",
    metadata,
    of_match(key=True),
    Column("after", Integer, primary_key=True, autoincrement=False),
    Column("state", LargeBinary, nullable=False),
    Column("kept", Boolean, nullable=False),
)

choices = Table(
    "choices",
    metadata,
    of_match(key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("question", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", BigInteger),
    Column("kind", Text, nullable=False),
    Column("keys", Plain, nullable=False),
    Column("fingerprint", BigInteger, nullable=False),
    Column("barrier", Boolean, nullable=False),
    Column("drawn", Plain, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("voided_version", Integer),
)

events = Table(
    "events",
    metadata,
    of_match(key=True),
    Column("position", Integer, primary_key=True, autoincrement=False),
    Column("choice", Integer, nullable=False),
    Column("audience", Plain),
    Column("event", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("voided_version", Integer),
    Index(None, "match_id", "choice"),
)

plans = Table(
    "plans",
    metadata,
    of_match(key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, primary_key=True),
    Column("plan", Plain, nullable=False),
    ForeignKeyConstraint(
        ["match_id", "seat"], ["seats.match_id", "seats.number"], ondelete="CASCADE"
    ),
)

drafts = Table(
    "drafts",
    metadata,
    of_match(key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("question", Integer, primary_key=True, autoincrement=False),
    Column("draft", LargeBinary, nullable=False),
    ForeignKeyConstraint(
        ["match_id", "seat"], ["seats.match_id", "seats.number"], ondelete="CASCADE"
    ),
)

notes = Table(
    "notes",
    metadata,
    Column("id", RowId, primary_key=True),
    of_match(),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index(None, "match_id", "seat"),
    sqlite_autoincrement=True,
)

results = Table(
    "results",
    metadata,
    of_match(key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", Text, nullable=False),
    Column("guild_id", BigInteger),
    Column("user_id", BigInteger),
    Column("name", Text, nullable=False),
    Column("plays", Text, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    Column("rated", Boolean, nullable=False, server_default=true()),
    Index(None, "user_id"),
    Index(None, "guild_id", "finished_at"),
)

leavers = Table(
    "leavers",
    metadata,
    of_match(key=True),
    Column("position", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("guild_id", BigInteger),
    Column("user_id", BigInteger),
    Index(None, "user_id"),
    Index(None, "guild_id"),
)
