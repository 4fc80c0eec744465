"""Moderating a server's tables by command; every one of these is said at the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.notify import table_news
from bot.services import Client, Interaction, Services
from bot.store import ENDED, MatchRow
from bot.tables import closing, moderation, places, seats
from bot.ui import limits


class Moderating(commands.Cog):
    """Moderators."""

    moderate = app_commands.Group(
        name="moderate", description="Look after this server's tables", guild_only=True
    )

    def __init__(self, services: Services) -> None:
        self.services = services

    @moderate.command()
    @app_commands.describe(table="…")
    async def close(self, interaction: Interaction, table: str | None = None) -> None:
        """Close a lobby, or end a match without a result."""
        await self.services.replies.defer(interaction)
        row = await moderation.table_of_server(interaction, table)
        if row.status in ("running", "paused"):
            await moderation.ask_to_close(interaction, row)
            return
        await moderation.close(self.services, row)
        await self._done(interaction, row)

    @moderate.command()
    @app_commands.describe(table="…")
    async def reopen(self, interaction: Interaction, table: str | None = None) -> None:
        """Let a match go on that a moderator has ended in the last 30 days."""
        await self.services.replies.defer(interaction)
        row = await moderation.table_of_server(interaction, table)
        await closing.reopen(self.services, row.id)
        await self._done(interaction, row)

    @moderate.command()
    @app_commands.describe(table="…")
    async def pause(self, interaction: Interaction, table: str | None = None) -> None:
        """Let a match rest until a moderator lets it go on."""
        await self.services.replies.defer(interaction)
        row = await moderation.table_of_server(interaction, table)
        await moderation.pause(self.services, row.id)
        await self._done(interaction, row)

    @moderate.command()
    @app_commands.describe(table="…")
    async def resume(self, interaction: Interaction, table: str | None = None) -> None:
        """Let a paused match go on."""
        await self.services.replies.defer(interaction)
        row = await moderation.table_of_server(interaction, table)
        await moderation.resume(self.services, row.id)
        await self._done(interaction, row)

    @moderate.command()
    @app_commands.describe(where="In this channel itself, or in a new thread of it?", table="…")
    async def move(
        self,
        interaction: Interaction,
        where: Literal["here", "thread"] = "here",
        table: str | None = None,
    ) -> None:
        """Let a match go on in the channel you are in, or in a thread of it."""
        await self.services.replies.defer(interaction)
        row = await moderation.table_of_server(interaction, table)
        place = await places.move_here(interaction, row.id, where, by=table_news.BY_MODERATOR)
        await moderation.note(interaction, row)
        await self.services.replies.say(
            interaction, self.services.words.say(interaction, "rehomed", place=f"<#{place}>")
        )

    @moderate.command()
    @app_commands.describe(
        player="Whose seat?",
        by="A computer at once, or somebody who takes the seat over?",
        table="…",
    )
    async def replace(
        self,
        interaction: Interaction,
        player: discord.User,
        by: Literal["computer", "substitute"],
        table: str | None = None,
    ) -> None:
        """Give somebody's seat to a computer, or offer it to a substitute."""
        await self.services.replies.defer(interaction)
        row = await moderation.table_of_server(interaction, table)
        if by == "computer":
            await seats.replace(self.services, row.id, player.id)
        else:
            seat = await seats.seat_held(self.services, row.id, player.id)
            await seats.seek_substitute(self.services, row.id, seat, by=table_news.BY_MODERATOR)
        await self._done(interaction, row)

    @moderate.command()
    @app_commands.describe(player="Who has to leave?", table="…")
    async def kick(
        self, interaction: Interaction, player: discord.User, table: str | None = None
    ) -> None:
        """Take somebody off a running match for good; the seat is offered to others."""
        await self.services.replies.defer(interaction)
        row = await moderation.table_of_server(interaction, table)
        await seats.take_off(self.services, row.id, player.id)
        await self._done(interaction, row)

    @close.autocomplete("table")
    @pause.autocomplete("table")
    @resume.autocomplete("table")
    @move.autocomplete("table")
    @replace.autocomplete("table")
    @kick.autocomplete("table")
    async def tables(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the tables of this server."""
        async with self.services.store.reading() as reads:
            rows = await reads.matches_of_guild(interaction.guild_id or 0)
        return self._named(rows, current)

    @reopen.autocomplete("table")
    async def ended(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offer the matches that may go on after all."""
        async with self.services.store.reading() as reads:
            rows = await reads.matches_of_guild(interaction.guild_id or 0, ENDED)
        return self._named([row for row in rows if row.reopens_until is not None], current)

    def _named(self, rows: Iterable[MatchRow], current: str) -> list[app_commands.Choice[str]]:
        """Offer tables by their names."""
        names = [self.services.words.row_name(row) for row in rows]
        fitting = [name for name in names if current.lower() in name.lower()]
        return [app_commands.Choice(name=name, value=name) for name in fitting][
            : limits.AUTOCOMPLETE
        ]

    async def _done(self, interaction: Interaction, row: MatchRow) -> None:
        """Confirm the act, announced at the table, and note the moderator in the server's log."""
        await moderation.note(interaction, row)
        await self.services.replies.say(
            interaction, self.services.words.say(interaction, "moderated")
        )


async def setup(client: Client) -> None:
    await client.add_cog(Moderating(client.services))
