"""`/moderate`: setting up a server; closing, pausing and moving its tables, which are told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import discord
from discord import app_commands

from bot.cogs.commands import ONE_OF_SEVERAL, Cog, about
from bot.cogs.tables.server import show_page
from bot.notify import table_news
from bot.services import Interaction
from bot.services.sentences import name_of_table
from bot.store import ENDED, GOING, MatchRow
from bot.tables import closing, moderation, places
from bot.ui.components import Choices
from bot.ui.markup import mention_channel
from bot.ui.typed_names import offer

about_moderated = about(moderation.table_of_server, ONE_OF_SEVERAL)
"""Passes a command the table, if the user moderates its server."""


class ModerateCommands(Cog):
    moderate = app_commands.Group(
        name="moderate", description="Look after this server's tables", guild_only=True
    )

    @moderate.command()
    async def setup(self, interaction: Interaction) -> None:
        """Where do tables open, by whom, and with which options?"""
        await self.services.replies.defer(interaction)
        await show_page(interaction, "places")

    @moderate.command()
    @about_moderated
    async def close(self, interaction: Interaction, row: MatchRow) -> None:
        """Close a lobby, or end a match without a result."""
        if row.status in GOING:
            await moderation.ask_to_close(interaction, row)
            return
        await moderation.close(self.services, row)
        await self._confirm(interaction, row)

    @moderate.command()
    @about_moderated
    async def reopen(self, interaction: Interaction, row: MatchRow) -> None:
        """Take an end back that a moderator made within 30 days."""
        await closing.reopen(self.services, row.id)
        await self._confirm(interaction, row)

    @moderate.command()
    @about_moderated
    async def pause(self, interaction: Interaction, row: MatchRow) -> None:
        """Pause a match until a moderator resumes it."""
        await moderation.pause(self.services, row.id)
        await self._confirm(interaction, row)

    @moderate.command()
    @about_moderated
    async def resume(self, interaction: Interaction, row: MatchRow) -> None:
        """Resume a paused match."""
        await moderation.resume(self.services, row.id)
        await self._confirm(interaction, row)

    @moderate.command()
    @app_commands.describe(where="In this channel itself, or in a new thread of it?")
    @about_moderated
    async def move(
        self, interaction: Interaction, row: MatchRow, where: Literal["here", "thread"] = "here"
    ) -> None:
        """Go on with a match here, or in a thread of this channel."""
        place = await places.move_here(interaction, row.id, where, by=table_news.BY_MODERATOR)
        await moderation.note(interaction, row)
        await self.services.answer(interaction, "rehomed", place=mention_channel(place))

    @moderate.command()
    @app_commands.describe(
        player="Whose seat?",
        by="A computer at once, or somebody who takes the seat over?",
    )
    @about_moderated
    async def replace(
        self,
        interaction: Interaction,
        row: MatchRow,
        player: discord.User,
        by: Literal["computer", "substitute"],
    ) -> None:
        """Give a seat to a computer, or offer it to somebody."""
        await moderation.replace(self.services, row, player.id, by, interaction.user.id)
        await self._confirm(interaction, row)

    @moderate.command()
    @app_commands.describe(player="Who has to leave?")
    @about_moderated
    async def kick(self, interaction: Interaction, row: MatchRow, player: discord.User) -> None:
        """Take somebody off a match for good; the seat is offered."""
        await moderation.take_off(self.services, row, player.id, interaction.user.id)
        await self._confirm(interaction, row)

    @close.autocomplete("table")
    @pause.autocomplete("table")
    @resume.autocomplete("table")
    @move.autocomplete("table")
    @replace.autocomplete("table")
    @kick.autocomplete("table")
    async def tables(self, interaction: Interaction, current: str) -> Choices:
        async with self.services.store.reading() as reads:
            rows = await reads.matches_of_guild(interaction.guild_id or 0)
        return self._offer(rows, current)

    @reopen.autocomplete("table")
    async def offer_ended(self, interaction: Interaction, current: str) -> Choices:
        async with self.services.store.reading() as reads:
            rows = await reads.matches_of_guild(interaction.guild_id or 0, ENDED)
        return self._offer([row for row in rows if row.reopens_until is not None], current)

    def _offer(self, rows: Iterable[MatchRow], current: str) -> Choices:
        names = [name_of_table(row) for row in rows]
        return offer([(name, name) for name in names], current)

    async def _confirm(self, interaction: Interaction, row: MatchRow) -> None:
        """Confirm an act already announced at the table, and name the moderator in the log."""
        await moderation.note(interaction, row)
        await self.services.answer(interaction, "moderated")
