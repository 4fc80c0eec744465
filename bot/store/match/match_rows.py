"""A match as it is stored: its table, and the rows that open, return, and change it.

All times are unix seconds."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, UnsetType, field
from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, Table, Text, text

from bot.store.engine.queries import Json, Row
from bot.store.engine.schema import Plain, RowId, metadata

Status: TypeAlias = Literal["lobby", "running", "paused", "finished", "closed"]
OPEN: tuple[Status, ...] = ("lobby", "running", "paused")
"""A match with one of these statuses holds its channel; there is at most one in each."""
GOING: tuple[Status, ...] = ("running", "paused")
"""Statuses of matches that have begun and are not over."""
RESTING: tuple[Status, ...] = ("paused", "closed")
"""Statuses of matches in which nobody acts, computers included."""
ENDED: tuple[Status, ...] = ("finished", "closed")
"""Statuses of matches that are over. A closed lobby may be opened again."""
REOPENS = "reopens"
"""In the result of a match closed by a moderator: the time until which it can be reopened."""
_IS_OPEN = text("status IN ('lobby', 'running', 'paused')")
"""`OPEN`, as it stands in the database."""
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


class NewMatch(Row, frozen=True, kw_only=True):
    """A lobby that opens. The secret's hash is posted at once, the secret only at the end."""

    game: str
    schema: int
    host_id: int
    secret: bytes
    secret_hash: str
    guild_id: int | None = None
    channel_id: int | None = None
    thread: bool = False
    parent_id: int | None = None
    options: dict[str, Json] = field(default_factory=dict)
    at: int

    def __repr__(self) -> str:
        """Leave the secret out of logs and tracebacks."""
        return f"NewMatch(game={self.game!r}, channel_id={self.channel_id!r})"


class MatchRow(Row, frozen=True, kw_only=True):
    """A match without its position, its seats and its secret."""

    id: int
    version: int
    """Grows with each change, undo included."""
    game: str
    schema: int
    """The form of the saved state."""
    status: Status
    guild_id: int | None
    channel_id: int | None
    """None where the match has lost its place."""
    thread: bool
    host_id: int
    options: dict[str, Json]
    options_version: int
    """Grows when an option changes; a seat's `accepted` is the version its player agreed to."""
    setup: bytes | None
    secret_hash: str
    nonces: tuple[str, ...]
    """The players' nonces that went into the key when the match began."""
    head: bytes | None
    """The numbers the match continues from."""
    first_kept: int
    """The choice after which the first checkpoint of the current turn stands."""
    turn: str
    paused: str | None
    """Reason for a pause: `vote`, `moderator`, `homeless` or `empty`; otherwise None."""
    parent_id: int | None
    """The channel that the table's thread belongs to."""
    result: Json
    created_at: int
    updated_at: int

    @property
    def reopens_until(self) -> int | None:
        """Time until which a match closed by a moderator may be reopened; None for others.

        Until then its secrets stay secret.
        """
        return self.result.get(REOPENS) if self.status == "closed" and self.result else None


class MatchChange(Row, frozen=True, kw_only=True):
    """The fields of a match that change; others stay."""

    schema: int | UnsetType = UNSET
    status: Status | UnsetType = UNSET
    guild_id: int | UnsetType | None = UNSET
    channel_id: int | UnsetType | None = UNSET
    thread: bool | UnsetType = UNSET
    host_id: int | UnsetType = UNSET
    options: dict[str, Json] | UnsetType = UNSET
    options_version: int | UnsetType = UNSET
    setup: bytes | UnsetType = UNSET
    nonces: tuple[str, ...] | UnsetType = UNSET
    head: bytes | UnsetType = UNSET
    first_kept: int | UnsetType = UNSET
    turn: str | UnsetType = UNSET
    paused: str | UnsetType | None = UNSET
    parent_id: int | UnsetType | None = UNSET
    result: Json | UnsetType = UNSET

    def set_fields(self) -> dict[str, Json]:
        """Return only the fields that were set."""
        fields = ((name, getattr(self, name)) for name in self.__struct_fields__)
        return {name: value for name, value in fields if value is not UNSET}
