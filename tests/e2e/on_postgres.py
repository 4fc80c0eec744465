"""The bot at work on a PostgreSQL server: its database is emptied for each test, not recreated."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, Self

from msgspec.structs import replace

from bot.sandbox.world.model import Command, Emoji
from bot.store import Store
from bot.store.transaction import METADATA
from tests.e2e.host import Host
from tests.store import postgres

KEPT = {"servers"}
"""Tables that record published commands and uploaded icons."""


class OnPostgres(Host):
    """A bot whose database is on a server, by its URL."""

    _world: ClassVar[tuple[Sequence[Command], Sequence[Emoji]] | None] = None

    def __init__(self, folder: Path, url: str) -> None:
        super().__init__(folder)
        self.url = url
        self.server, _, self.name = url.rpartition("/")

    async def __aenter__(self) -> Self:
        world = self.driver.world
        if OnPostgres._world is None:
            await self.driver.start()
            assert self.bot.uploading is not None, "it has begun"
            await self.bot.uploading
            OnPostgres._world = list(world.commands.values()), list(world.emojis.values())
            return self
        async with await Store.open(self.url) as store, store.transaction() as work:
            emptied = ", ".join(set(METADATA.tables) - KEPT)
            await work._connection.exec_driver_sql(f"TRUNCATE {emptied} RESTART IDENTITY CASCADE")
        commands, emojis = OnPostgres._world
        for command in commands:
            world.keep(replace(command, id=world.new_id()))
        for emoji in emojis:
            world.keep(emoji)
        await self.driver.start()
        return self

    async def _open(self) -> Store:
        """Open the database, closing connections left by a bot that died."""
        await self.cut_off()
        return await Store.open(self.url)

    async def cut_off(self) -> None:
        """End all connections to the database."""
        await postgres.execute(
            self.server,
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{self.name}'",
        )

    async def close_server(self, *, closed: bool) -> None:
        """Refuse all connections to the database, or allow them again."""
        allowed = "false" if closed else "true"
        await postgres.execute(
            self.server, f"ALTER DATABASE {self.name} ALLOW_CONNECTIONS {allowed}"
        )
        await self.cut_off()

    async def make_read_only(self, *, made: bool) -> None:
        """Forbid writing, as a standby does, or allow it again."""
        value = "on" if made else "off"
        await postgres.execute(
            self.server, f"ALTER DATABASE {self.name} SET default_transaction_read_only = {value}"
        )
        await self.cut_off()
