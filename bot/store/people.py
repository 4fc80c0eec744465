"""People and Discord servers, at all tables; and the journal of the local stand-in."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import select

from bot.store.part import Part
from bot.store.row import columns
from bot.store.rows_waiting import PlayerRow, ServerRow
from bot.store.tables import players, servers
from bot.store.tables_waiting import journal


class PeopleReads(Part):
    """Reading what people and servers have set."""

    async def player(self, user_id: int) -> PlayerRow:
        """Return a person; one we do not know yet has set nothing."""
        known = await self._first(PlayerRow, select(players).where(players.c.user_id == user_id))
        return known or PlayerRow(user_id=user_id)

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
