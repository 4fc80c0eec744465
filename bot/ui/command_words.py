"""Translations of commands; their names stay, so that help and friends can name them.

A command of the bot has its English in code; `words/<locale>/commands.ftl` has `command-table-new`
with an attribute for each parameter. Commands made from actions are described by their game.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

import discord
from discord import Locale, app_commands
from discord.app_commands import TranslationContextLocation as Location

from bot.ui import limits
from engine.core.errors import Refused
from engine.core.language.words import DEFAULT_LOCALE, Words, load_words, locales, words_alone
from engine.games import GAMES

PACKAGES = ("bot", *(f"engine.{key}" for key in GAMES))
"""Packages whose words may describe a command, the bot's own first."""
ANYWHERE = "command-any"
"""The message that describes parameters of many commands, such as `table`."""


class ReadersTree(app_commands.CommandTree[Any]):
    """A command tree that offers values in the reader's language; commands learn it later."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Load the reader before autocomplete; refuse commands while the bot shuts down."""
        client = interaction.client
        if interaction.type is discord.InteractionType.autocomplete:
            await client.services.replies.know_reader(interaction)
        elif client.services.leaving:
            await client.guard.explain(interaction, Refused("leaving"))
            return False
        else:
            client.services.acts.begin(interaction)
        return True


class CommandWords(app_commands.Translator):
    """Descriptions of commands, parameters and choices in all our languages, for Discord."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the text in a language; None where English will do."""
        return describe(str(locale.value).partition("-")[0], context.location, context.data)


def describe(language: str, location: Location, data: Any) -> str | None:
    """Describe a command, parameter or choice in a language; None where it has no words."""
    if language == DEFAULT_LOCALE or language not in locales("bot"):
        return None
    for words in catalogues(language):
        for message in messages_of(location, data):
            if words.has(message):
                return limits.fit(words.say(message), limits.DESCRIPTION)
    return None


def catalogues(language: str) -> Iterator[Words]:
    """Return the words that may describe a command, the bot's own first."""
    for package in PACKAGES:
        yield words_alone((package,), language)


@cache
def digest_of_words() -> bytes:
    """Return a digest of everything that decides the commands' translations."""
    digest = sha256(discord.__version__.encode() + Path(__file__).read_bytes())
    for package in PACKAGES:
        for language in locales(package):
            for file in sorted(files(package).joinpath("words", language).iterdir(), key=str):
                digest.update(file.name.encode() + file.read_bytes())
    return digest.digest()


def read_languages() -> None:
    """Load the words of all languages, so that no first request waits for them."""
    for language in locales("bot"):
        for package in PACKAGES:
            load_words((package,), language)


def messages_of(location: Location, data: Any) -> Iterator[str]:
    """Name the messages that may describe a command, a group, a parameter, or a choice."""
    if location in (Location.command_description, Location.group_description):
        path = dash(data.qualified_name)
        yield from (f"command-{path}", f"c-{path}")
    elif location is Location.parameter_description:
        path, name = dash(data.command.qualified_name), dash(data.name)
        yield from (f"command-{path}.{name}", f"f-{path}-{name}", f"{ANYWHERE}.{name}")
    elif location is Location.command_name and isinstance(data, app_commands.ContextMenu):
        yield f"menu-{dash(data.name.lower().rstrip('?').replace(' ', '-'))}"
    elif location is Location.choice_name:
        yield f"choice-{data.value}"


def dash(name: str) -> str:
    """Write a command's full name, or a parameter's, as part of a message's id."""
    return name.replace(" ", "-").replace("_", "-")
