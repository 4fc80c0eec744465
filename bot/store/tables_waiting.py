"""The tables of what is still to be sent, awaited or remembered around a match."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
    UniqueConstraint,
)

from bot.store.tables import Plain, RowId, metadata, of_match

outbox = Table(
    "outbox",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("match_id", RowId, ForeignKey("matches.id", ondelete="CASCADE")),
    Column("kind", Text, nullable=False),
    Column("target", Text, nullable=False),
    Column("target_id", BigInteger, nullable=False),
    Column("payload", LargeBinary, nullable=False),
    Column("marker", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("doubtful", Boolean, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("claimed_at", BigInteger),
    Column("message_id", BigInteger),
    Column("error", Text),
    Index(None, "state", "due_at"),
    Index(None, "target", "target_id", "id"),
    Index(None, "match_id"),
    sqlite_autoincrement=True,
)

posts = Table(
    "posts",
    metadata,
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    of_match(),
    Column("kind", Text, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("state", Plain, nullable=False),
    Index(None, "match_id", "kind", "message_id"),
)

reminders = Table(
    "reminders",
    metadata,
    Column("id", RowId, primary_key=True),
    of_match(),
    Column("user_id", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("about", Plain, nullable=False),
    UniqueConstraint("match_id", "user_id", "kind"),
    Index(None, "due_at"),
    sqlite_autoincrement=True,
)

requests = Table(
    "requests",
    metadata,
    Column("id", RowId, primary_key=True),
    of_match(),
    Column("kind", Text, nullable=False),
    Column("about", Plain, nullable=False),
    Column("answers", Plain, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("due_at", BigInteger),
    Index(None, "match_id"),
    sqlite_autoincrement=True,
)

wishes = Table(
    "wishes",
    metadata,
    of_match(key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("position", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("keys", Plain, nullable=False),
    Column("footing", BigInteger, nullable=False),
    Column("said", Text, nullable=False),
    Column("about", Plain, nullable=False),
)

undone = Table(
    "undone",
    metadata,
    of_match(key=True),
    Column("position", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("keys", Plain, nullable=False),
)

clocks = Table(
    "clocks",
    metadata,
    of_match(key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("left", Integer, nullable=False),
    Column("bank", Integer, nullable=False),
    Column("since", BigInteger),
    Column("rested", BigInteger),
)

glances = Table(
    "glances",
    metadata,
    of_match(key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("position", Integer, nullable=False),
    Column("choice", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

idempotency = Table(
    "idempotency",
    metadata,
    Column("key", Text, primary_key=True),
    Column("match_id", RowId, ForeignKey("matches.id", ondelete="CASCADE")),
    Column("outcome", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index(None, "at"),
    Index(None, "match_id"),
)

journal = Table(
    "journal",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
