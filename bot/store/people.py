"""People, at all tables: their settings, and the people they do not want to play with."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from msgspec import field
from sqlalchemy import BigInteger, Boolean, Column, Table, Text, select

from bot.store.engine.queries import Json, Queries, Row, columns, is_given
from bot.store.engine.schema import Plain, metadata

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


ONE_PLAYER = select(players).where(is_given(players.c.user_id))
ONE_PLAYER_ALONE = ONE_PLAYER.with_for_update()


class PlayerRow(Row, frozen=True, kw_only=True):
    """A person, at all tables."""

    user_id: int
    name: str = ""
    settings: dict[str, Json] = field(default_factory=dict)
    told_dm_closed: bool = False


class PeopleReads(Queries):
    async def player(self, user_id: int) -> PlayerRow:
        """Return a person; an unknown one has no settings."""
        sheet = self._known_people()
        if sheet is not None and user_id in sheet:
            return sheet[user_id]
        known = await self._first(PlayerRow, ONE_PLAYER, user_id=user_id)
        return known or PlayerRow(user_id=user_id)

    async def players(self, user_ids: Collection[int]) -> dict[int, PlayerRow]:
        """Return several people by id, unknown ones included."""
        sheet = self._known_people()
        if sheet is not None and all(each in sheet for each in user_ids):
            return {each: sheet[each] for each in user_ids}
        known = await self._all(PlayerRow, select(players).where(players.c.user_id.in_(user_ids)))
        found = {row.user_id: row for row in known}
        return {each: found.get(each) or PlayerRow(user_id=each) for each in user_ids}

    def _known_people(self) -> dict[int, PlayerRow] | None:
        """Return the sheet's reader and the holders of its seats, whether stored or not."""
        sheet = self._sheet
        if sheet is None or (known := sheet.get(PlayerRow)) is None:
            return None
        return {row.user_id: row for row in known}

    async def blocked_people(self, user_id: int) -> frozenset[int]:
        """Return the people a person has blocked."""
        rows = await self._connection.execute(
            select(blocks.c.blocked_id).where(blocks.c.user_id == user_id)
        )
        return frozenset(row.blocked_id for row in rows)

    async def people_blocking(self, user_id: int) -> frozenset[int]:
        """Return the people who have blocked a person."""
        rows = await self._connection.execute(
            select(blocks.c.user_id).where(blocks.c.blocked_id == user_id)
        )
        return frozenset(row.user_id for row in rows)


class PeopleWrites(PeopleReads):
    async def save_player(self, player: PlayerRow) -> None:
        """Store a person."""
        self._drop_from_sheet(PlayerRow)
        await self._upsert(players, "user_id", **columns(player))

    async def hold_player(self, user_id: int) -> PlayerRow:
        """Return a person whom no other transaction changes until this one ends.

        Else of two that change different settings at once, the later would take the other's back.
        """
        await self._insert_missing(players, "user_id", **columns(PlayerRow(user_id=user_id)))
        player = await self._first(PlayerRow, ONE_PLAYER_ALONE, user_id=user_id)
        assert player is not None, "it has just been stored"
        return player

    async def set_player(self, user_id: int, settings: dict[str, Json]) -> PlayerRow:
        """Change some of a person's settings."""
        player = await self.hold_player(user_id)
        player = msgspec.structs.replace(player, settings=player.settings | settings)
        await self.save_player(player)
        return player

    async def block(self, user_id: int, blocked_id: int, *, at: int) -> None:
        """Record that a person does not want to play with another."""
        values = {"user_id": user_id, "blocked_id": blocked_id, "at": at}
        await self._upsert(blocks, "user_id", "blocked_id", **values)

    async def unblock(self, user_id: int, blocked_id: int) -> bool:
        """Take a block back; return whether there was one."""
        return await self._delete_equal(blocks, user_id=user_id, blocked_id=blocked_id) == 1
