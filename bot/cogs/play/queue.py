"""The queue: planning the next turn in private."""

from __future__ import annotations

from discord import app_commands

from bot.cogs.commands import Cog, about_play
from bot.play.ahead.planned import plan_or_decide
from bot.play.context import TableContext
from bot.services import Interaction


class Queueing(Cog):
    """Planning ahead."""

    group = "prepare"

    @app_commands.command()
    @about_play
    async def turn(self, interaction: Interaction, found: TableContext) -> None:
        """Plan your next turn now; it is played when it comes."""
        await plan_or_decide(interaction, found)
