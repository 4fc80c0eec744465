"""The table of messages that must be sent once, and its rows."""

from __future__ import annotations

from typing import Literal, TypeAlias

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
)

from bot.store.engine.queries import Row
from bot.store.engine.schema import RowId, metadata

Target: TypeAlias = Literal["channel", "user"]
OutboxState: TypeAlias = Literal["waiting", "in flight", "sent", "failed"]
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


class NewOutbox(Row, frozen=True, kw_only=True):
    """A message that must be sent once."""

    kind: str
    target: Target
    target_id: int
    payload: bytes
    marker: str
    """Text that identifies it in the channel's history."""
    due_at: int


class OutboxRow(NewOutbox, frozen=True, kw_only=True):
    """A stored message to send."""

    id: int
    match_id: int | None
    state: OutboxState
    attempts: int
    doubtful: bool
    """True where it may have been sent already: it is looked for first."""
    claimed_at: int | None = None
    """Last sign of life of the process that sends it; of one that waits, the time to try again."""
    message_id: int | None = None
    error: str | None = None

    @property
    def next_try(self) -> int:
        """Time at which one that waits is to be sent."""
        return self.claimed_at if self.attempts and self.claimed_at else self.due_at


class Waiting(Row, frozen=True):
    """The marker of a message not yet tried."""

    marker: str
