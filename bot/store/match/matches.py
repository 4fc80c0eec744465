"""Matches: which there are, where each stands, and who has opened it.

`New…` is what a caller hands in, `…Row` is what comes back. All times are unix seconds.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Literal, TypeAlias

from msgspec import UNSET, UnsetType, field
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    Table,
    Text,
    Update,
    bindparam,
    case,
    func,
    select,
    text,
)

from bot.store.engine.errors import ChannelTaken, Conflict, StoreError
from bot.store.engine.queries import Json, Queries, Row, columns, given, refusing_duplicates
from bot.store.engine.schema import Plain, RowId, metadata

Status: TypeAlias = Literal["lobby", "running", "paused", "finished", "closed"]


OPEN: tuple[Status, ...] = ("lobby", "running", "paused")
"""A match of these kinds holds its channel; there is at most one in each."""


ENDED: tuple[Status, ...] = ("finished", "closed")
"""Where nothing is played any more. A closed lobby may be opened again."""


REOPENS = "reopens"
"""In the result of a match that a moderator has ended: until when that can be taken back."""


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


WITHOUT_SECRET = [column for column in matches.c if column.name != "secret"]
ONE_MATCH = select(*WITHOUT_SECRET).where(given(matches.c.id))
ONE_MATCH_ALONE = ONE_MATCH.with_for_update()
MATCH_IN_CHANNEL = (
    select(*WITHOUT_SECRET)
    .where(given(matches.c.channel_id))
    .order_by(case((matches.c.status.in_(OPEN), 0), else_=1), matches.c.id.desc())
    .limit(1)
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
    """The players' nonces as they went into the key when the match began."""
    head: bytes | None
    """The numbers that the match goes on with."""
    first_kept: int
    """The choice after which the first checkpoint of the current turn stands."""
    turn: str
    paused: str | None
    """Why the match rests: `vote`, `moderator`, `homeless` or `empty`; None where it does not."""
    parent_id: int | None
    """The channel that the table's thread belongs to."""
    result: Json
    created_at: int
    updated_at: int

    @property
    def reopens_until(self) -> int | None:
        """Until when a match goes on after all that a moderator has ended; None for all others.

        So long what is secret in it stays secret.
        """
        return self.result.get(REOPENS) if self.status == "closed" and self.result else None


class MatchChange(Row, frozen=True, kw_only=True):
    """The fields of a match that change; what is not named stays."""

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


class MatchReads(Queries):
    """Finding matches."""

    async def find_match(self, match_id: int) -> MatchRow | None:
        """Return a match by its number; None where there is none.

        In a transaction that writes, nobody else changes this match until the transaction ends.
        """
        if (sheet := self._sheet_of(match_id)) is not None and sheet.match is not None:
            match: MatchRow = sheet.match
            return match
        found = ONE_MATCH_ALONE if self.locks else ONE_MATCH
        return await self._first(MatchRow, found, id=match_id)

    async def match_in_channel(self, channel_id: int) -> MatchRow | None:
        """Return the open match of a channel or thread; else the last one that was played there."""
        return await self._first(MatchRow, MATCH_IN_CHANNEL, channel_id=channel_id)

    async def matches_of_guild(
        self, guild_id: int, statuses: Collection[Status] = OPEN
    ) -> tuple[MatchRow, ...]:
        """Return the matches of a Discord server, oldest first."""
        return await self._all(
            MatchRow,
            select(*WITHOUT_SECRET)
            .where(matches.c.guild_id == guild_id, matches.c.status.in_(statuses))
            .order_by(matches.c.id),
        )

    async def matches_with_status(self, *statuses: Status) -> tuple[MatchRow, ...]:
        """Return all matches of these kinds, of all servers, oldest first."""
        return await self._all(
            MatchRow,
            select(*WITHOUT_SECRET).where(matches.c.status.in_(statuses)).order_by(matches.c.id),
        )

    async def unfinished(self) -> tuple[int, ...]:
        """Return the numbers of all matches that have begun and go on, the last touched first."""
        going = select(matches.c.id).where(matches.c.status.in_(("running", "paused")))
        rows = await self._connection.execute(going.order_by(matches.c.updated_at.desc()))
        return tuple(row.id for row in rows)

    async def count_matches(self) -> dict[Status, int]:
        """Return how many matches there are of each status, of all servers."""
        counted = select(matches.c.status, func.count().label("number")).group_by(matches.c.status)
        rows = await self._connection.execute(counted)
        return {row.status: row.number for row in rows}

    async def matches_hosted(self, user_id: int) -> tuple[MatchRow, ...]:
        """Return the open matches whose host a person is, oldest first."""
        mine = select(*WITHOUT_SECRET).where(
            matches.c.host_id == user_id, matches.c.status.in_(OPEN)
        )
        return await self._all(MatchRow, mine.order_by(matches.c.id))

    async def studies_of(self, user_id: int) -> tuple[MatchRow, ...]:
        """Return the matches that a person has imported, oldest first."""
        ended = matches.c.status.not_in(OPEN)
        nowhere = matches.c.guild_id.is_(None) & matches.c.channel_id.is_(None)
        mine = select(*WITHOUT_SECRET).where(matches.c.host_id == user_id, ended, nowhere)
        return await self._all(MatchRow, mine.order_by(matches.c.id))


class MatchWrites(MatchReads):
    """Opening and changing matches."""

    locks = True

    async def create_match(self, new: NewMatch) -> int:
        """Open a lobby and return its number; raise `ChannelTaken` if the channel has a match."""
        values = columns(new)
        at = values.pop("at")
        with refusing_duplicates(_channel_taken()):
            return await self._insert_numbered(
                matches,
                values
                | {
                    "version": 1,
                    "status": "lobby",
                    "options_version": 1,
                    "nonces": [],
                    "first_kept": 0,
                    "turn": "",
                    "created_at": at,
                    "updated_at": at,
                },
            )

    async def change_match(
        self, match_id: int, expected_version: int, change: MatchChange, *, at: int
    ) -> int:
        """Change a match that is still at `expected_version`; return its new version.

        Raises `Conflict` where somebody else was faster, `ChannelTaken` for a taken channel.
        Whatever else one transaction changes about a match, this comes first: it makes all
        others who want to change the same match wait.
        """
        version = expected_version + 1
        with refusing_duplicates(_channel_taken()):
            values = change.set_fields() | {"version": version, "updated_at": at}
            known = {"changed_id": match_id, "known_version": expected_version}
            changed = await self._first(MatchRow, _changing(*values), **known, **values)
        if (sheet := self._sheet_of(match_id)) is not None:
            sheet.match = changed
        if changed is None:
            raise Conflict(
                f"Match {match_id} is no longer at version {expected_version}. Load it again."
            )
        return version

    async def drop_match(self, match_id: int) -> None:
        """Delete a match with all that belongs to it."""
        await self._delete(matches, matches.c.id == match_id)


@cache
def _changing(*names: str) -> Update:
    """Build what changes some fields of a match that is still at a known version."""
    here = matches.c.id == bindparam("changed_id", type_=BigInteger)
    still = matches.c.version == bindparam("known_version", type_=Integer)
    values = {name: bindparam(name, type_=matches.c[name].type) for name in names}
    return matches.update().where(here, still).values(values).returning(*WITHOUT_SECRET)


def _channel_taken() -> StoreError:
    return ChannelTaken("This channel already has an open match. Finish or close that one first.")
