"""The queue: planning the next turn in private."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.play.ahead.planned import plan_or_decide
from bot.play.context import load_typed
from bot.services import Client, Interaction, Services


class Queueing(commands.Cog):
    """Planning ahead."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command()
    @app_commands.describe(table="Which table? Leave it out in its own thread.")
    async def queue(self, interaction: Interaction, table: str | None = None) -> None:
        """Plan your next turn in private; it is played as soon as it comes."""
        await plan_or_decide(interaction, await load_typed(interaction, table))


async def setup(client: Client) -> None:
    await client.add_cog(Queueing(client.services))
