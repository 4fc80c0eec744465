"""Settings of a person, at all tables: text or pictures, nudges, language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot import limits
from engine.core.refused import Refused
from engine.core.words import locales

if TYPE_CHECKING:
    from bot.app import TableBot

Interaction = discord.Interaction["TableBot"]
DISPLAY, NUDGES, LOCALE = "display", "nudges", "locale"


class Settings(commands.Cog):
    """Settings."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot

    @app_commands.command()
    @app_commands.describe(
        display="Text or pictures first: board, hand, questions and letters",
        nudges="One message when you have had only your turn to end for ten minutes?",
        language="The language I speak with you",
    )
    async def settings(
        self,
        interaction: Interaction,
        display: Literal["pictures", "text"] | None = None,
        nudges: Literal["on", "off"] | None = None,
        language: str | None = None,
    ) -> None:
        """Choose how I show things to you, at all tables."""
        await self.bot.defer(interaction)
        changes: dict[str, Any] = {}
        if display is not None:
            changes[DISPLAY] = display
        if nudges is not None:
            changes[NUDGES] = nudges == "on"
        if language is not None:
            changes[LOCALE] = known_language(self.bot, language)
        await self.change(interaction, changes)
        await self.bot.say(interaction, self.summary(interaction))

    async def change(self, interaction: Interaction, changes: dict[str, Any]) -> None:
        """Store what is set anew, and go by it at once."""
        if changes:
            async with self.bot.store.transaction() as work:
                player = await work.player(interaction.user.id)
                settings = player.settings | changes
                await work.save_player(msgspec.structs.replace(player, settings=settings))
            interaction.extras["settings"] = settings

    def summary(self, interaction: Interaction) -> str:
        """Say all settings as they stand."""
        settings = interaction.extras.get("settings", {})
        words = self.bot.words(self.bot.locale(interaction))
        chosen = settings.get(LOCALE)
        lines = [
            words.say("settings-now"),
            words.say(f"settings-display-{settings.get(DISPLAY, 'pictures')}"),
            words.say(f"settings-nudges-{'on' if settings.get(NUDGES, True) else 'off'}"),
            words.say("settings-language", language=words.say(f"language-{chosen}"))
            if chosen
            else words.say("settings-language-yours"),
        ]
        return "\n".join(lines)

    @settings.autocomplete("language")
    async def languages(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the languages there are words for."""
        named = [(each, self.bot.words(each).say(f"language-{each}")) for each in locales("bot")]
        return [
            app_commands.Choice(name=name, value=key)
            for key, name in named
            if current.lower() in name.lower() or current.lower() == key
        ][: limits.AUTOCOMPLETE]


def known_language(bot: TableBot, text: str) -> str:
    """Read a language; raise `Refused` with those there are."""
    names = {each: bot.words(each).say(f"language-{each}") for each in locales("bot")}
    for key, name in names.items():
        if text.lower().strip() in (key.lower(), name.lower()):
            return key
    raise Refused("no-language", text=text, possible=" · ".join(names.values()))


async def setup(bot: TableBot) -> None:
    """Add the command to the bot."""
    await bot.add_cog(Settings(bot))
