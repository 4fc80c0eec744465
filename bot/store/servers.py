"""Discord servers and their moderators' settings."""

from __future__ import annotations

import msgspec
from msgspec import field
from sqlalchemy import BigInteger, Column, Table, select

from bot.store.engine.queries import Json, Queries, Row, columns, is_given
from bot.store.engine.schema import Plain, metadata

servers = Table(
    "servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", Plain, nullable=False),
)


ONE_SERVER = select(servers).where(is_given(servers.c.guild_id))
ONE_SERVER_ALONE = ONE_SERVER.with_for_update()


class ServerRow(Row, frozen=True, kw_only=True):
    """A Discord server and its moderators' settings."""

    guild_id: int
    settings: dict[str, Json] = field(default_factory=dict)


class ServerReads(Queries):
    async def server(self, guild_id: int) -> ServerRow:
        """Return a Discord server; an unknown one has no settings."""
        known = await self._first(ServerRow, ONE_SERVER, guild_id=guild_id)
        return known or ServerRow(guild_id=guild_id)


class ServerWrites(ServerReads):
    async def set_server(self, guild_id: int, settings: dict[str, Json]) -> ServerRow:
        """Change some settings of a Discord server, whatever others change at once."""
        await self._insert_missing(servers, "guild_id", **columns(ServerRow(guild_id=guild_id)))
        server = await self._first(ServerRow, ONE_SERVER_ALONE, guild_id=guild_id)
        assert server is not None, "it has just been stored"
        server = msgspec.structs.replace(server, settings=server.settings | settings)
        await self._upsert(servers, "guild_id", **columns(server))
        return server
