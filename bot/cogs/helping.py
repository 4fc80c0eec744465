"""Help: five lines to begin with, the rules and cards in our own words, and verification."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.verifying import verify_match

if TYPE_CHECKING:
    from bot.app import TableBot

Interaction = discord.Interaction["TableBot"]


class Helping(commands.Cog):
    """Help."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    @app_commands.command()
    async def help(self, interaction: Interaction) -> None:
        """Say in five lines how to play here."""
        await self.bot.defer(interaction)
        await self.bot.say(interaction, self.bot.say_in(interaction, "help"))

    @app_commands.command()
    async def verify(self, interaction: Interaction, table: str | None = None) -> None:
        """Check every die and shuffle of a finished match."""
        await self.bot.defer(interaction)
        match_id = await self.bot.match_here(interaction, table)
        report = await verify_match(self.bot.store, match_id)
        await self.bot.say(interaction, "\n".join(report.lines))


async def setup(bot: TableBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(Helping(bot))
