"""People and Discord servers, at all tables; and the journal of the local stand-in."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from sqlalchemy import select

from bot.store.part import Part
from bot.store.row import columns
from bot.store.rows_waiting import PlayerRow, ServerRow
from bot.store.tables import blocks, players, servers
from bot.store.tables_waiting import journal


class PeopleReads(Part):
    """Reading what people and servers have set."""

    async def player(self, user_id: int) -> PlayerRow:
        """Return a person; one we do not know yet has set nothing."""
        known = await self._first(PlayerRow, select(players).where(players.c.user_id == user_id))
        return known or PlayerRow(user_id=user_id)

    async def players(self, user_ids: Collection[int]) -> dict[int, PlayerRow]:
        """Return several people by id, those that we do not know yet included."""
        known = await self._all(PlayerRow, select(players).where(players.c.user_id.in_(user_ids)))
        found = {row.user_id: row for row in known}
        return {each: found.get(each) or PlayerRow(user_id=each) for each in user_ids}

    async def blocked(self, user_id: int) -> frozenset[int]:
        """Return whom a person does not want to play with."""
        rows = await self._connection.execute(
            select(blocks.c.blocked_id).where(blocks.c.user_id == user_id)
        )
        return frozenset(row.blocked_id for row in rows)

    async def blocking(self, user_id: int) -> frozenset[int]:
        """Return who does not want to play with a person."""
        rows = await self._connection.execute(
            select(blocks.c.user_id).where(blocks.c.blocked_id == user_id)
        )
        return frozenset(row.user_id for row in rows)

    async def server(self, guild_id: int) -> ServerRow:
        """Return a Discord server; one we do not know yet has set nothing."""
        known = await self._first(ServerRow, select(servers).where(servers.c.guild_id == guild_id))
        return known or ServerRow(guild_id=guild_id)

    async def read_journal(self) -> tuple[tuple[str, bytes], ...]:
        """Return all that the local stand-in has stored, by key."""
        rows = await self._connection.execute(select(journal).order_by(journal.c.key))
        return tuple((row.key, row.value) for row in rows)


class PeopleWrites(PeopleReads):
    """Changing what people and servers have set."""

    async def save_player(self, player: PlayerRow) -> None:
        """Keep what is known of a person."""
        await self._upsert(players, "user_id", **columns(player))

    async def block(self, user_id: int, blocked_id: int, *, at: int) -> None:
        """Note that a person does not want to play with another."""
        values = {"user_id": user_id, "blocked_id": blocked_id, "at": at}
        await self._upsert(blocks, "user_id", "blocked_id", **values)

    async def unblock(self, user_id: int, blocked_id: int) -> bool:
        """Take a block back; return whether there was one."""
        mine = (blocks.c.user_id == user_id, blocks.c.blocked_id == blocked_id)
        return await self._delete(blocks, *mine) == 1

    async def save_server(self, server: ServerRow) -> None:
        """Keep what is set for a Discord server."""
        await self._upsert(servers, "guild_id", **columns(server))

    async def write_journal(self, changes: Mapping[str, bytes | None]) -> None:
        """Store the stand-in's changes by key; None deletes."""
        for key, value in changes.items():
            if value is None:
                await self._delete(journal, journal.c.key == key)
            else:
                await self._upsert(journal, "key", key=key, value=value)
