"""`/table find`, `/table call`: a server's tables in public view, and calling players."""

from __future__ import annotations

from typing import Literal

import discord
from discord import app_commands

from bot.cogs.commands import Cog, about_table
from bot.lobby.servers import ServerSettings, settings_of
from bot.services import Interaction
from bot.services.sentences import name_of_table
from bot.tables import server_tables
from bot.ui import limits
from bot.ui.rows import button, row_of
from engine.core.errors import Refused


class FindCommands(Cog):
    """The tables of a server, and those who look for one."""

    group = "table"

    @app_commands.command()
    async def find(self, interaction: Interaction) -> None:
        """Which tables of this server have free seats, or go on?"""
        await self.services.replies.defer(interaction)
        await show_hall(interaction)

    @app_commands.command()
    @about_table
    async def call(self, interaction: Interaction, match_id: int) -> None:
        """Nobody joins? Call those who look for a game."""
        await call_players(interaction, match_id)


class Called(Cog):
    """Being called when somebody looks for players."""

    group = "settings"

    @app_commands.command()
    @app_commands.describe(wanted="Take the role that is called, or give it back?")
    async def called(self, interaction: Interaction, wanted: Literal["on", "off"]) -> None:
        """Shall I call you when somebody here looks for players?"""
        await self.services.replies.defer(interaction)
        settings = await settings_here(interaction)
        member = interaction.user
        if settings.players is None or not isinstance(member, discord.Member):
            raise Refused("no-players-role")
        role = discord.Object(settings.players)
        await (member.add_roles(role) if wanted == "on" else member.remove_roles(role))
        await self.services.answer(interaction, f"looking-{wanted}")


async def settings_here(interaction: Interaction) -> ServerSettings:
    """Return the settings of this server; raise `Refused` in direct messages."""
    if interaction.guild_id is None:
        raise Refused("server-only")
    async with interaction.client.services.store.reading() as reads:
        return await settings_of(reads, interaction.guild_id)


async def call_players(interaction: Interaction, match_id: int) -> None:
    """Call players in the server's home for tables, or here where that takes no messages."""
    services, guild = interaction.client.services, interaction.guild_id
    async with services.store.reading() as reads:
        settings = await settings_of(reads, guild)
    place = settings.home if is_text(interaction, settings.home) else interaction.channel_id
    assert place is not None
    who = interaction.user.display_name
    await server_tables.call_players(services, match_id, guild, place, who)
    await services.answer(interaction, "looking-done")


def is_text(interaction: Interaction, channel_id: int | None) -> bool:
    """Return whether a channel takes messages: a forum holds only threads."""
    guild = interaction.guild
    if guild is None or channel_id is None:
        return False
    return isinstance(guild.get_channel(channel_id), discord.TextChannel)


async def show_hall(interaction: Interaction) -> None:
    """Show all tables of the server, with buttons to join the first ones that have room."""
    services = interaction.client.services
    if interaction.guild_id is None:
        raise Refused("server-only")
    entries = await server_tables.tables_of(services, interaction.guild_id)
    words = services.words.of(interaction)
    lines = server_tables.write_hall(entries, words)
    shown = limits.fit_first(lines, PAGE)
    if len(shown) < len(lines):
        shown.append(words.say("hall-more", count=len(lines) - len(shown)))
    joinable = [each for each in entries if each.row.status == "lobby" and each.free]
    joins = [
        button(
            "join",
            each.row.id,
            words.say("label-join-table", table=name_of_table(each.row)),
        )
        for each in joinable[: limits.BUTTONS_IN_ROW]
    ]
    rows = [row_of(*joins)] if joins else []
    await services.replies.say(interaction, "\n".join(shown), *rows)


PAGE = 3500
