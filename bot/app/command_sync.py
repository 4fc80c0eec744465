"""Publishing the commands to Discord: their contexts, their texts, and their changes."""

from __future__ import annotations

import json
import logging
from hashlib import sha256
from typing import Any

import discord
from discord import app_commands

from bot.cogs.commands import ONE_OF_SEVERAL
from bot.services import Services
from bot.ui.command_words import digest_of_words

log = logging.getLogger(__name__)

ANYWHERE = ("rules", "card", "learn", "mytables", "next")
"""Commands available in any chat to people who installed the bot for themselves."""


def offer_anywhere(tree: app_commands.CommandTree[Any]) -> None:
    """Make the commands that need no table's channel available in any chat."""
    for name in ANYWHERE:
        command = tree.get_command(name)
        if isinstance(command, app_commands.Command):
            command.allowed_installs = app_commands.AppInstallationType(guild=True, user=True)
            command.allowed_contexts = app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=True
            )


def describe_tables(tree: app_commands.CommandTree[Any]) -> None:
    """Describe the parameter `table` of every command that does not do so itself."""
    for command in tree.walk_commands():
        if isinstance(command, app_commands.Command):
            # Parameters not named here would lose their description, and a plain text is never
            # translated once the command is made.
            described = {each.name: each.description for each in command.parameters}
            if str(described.get("table")) == "…":
                described["table"] = ONE_OF_SEVERAL
            told = {each: app_commands.locale_str(str(described[each])) for each in described}
            app_commands.describe(**told)(command)


async def publish_commands(
    services: Services, tree: app_commands.CommandTree[Any], application_id: int | None
) -> None:
    """Publish the commands if they or their texts have changed since the last time.

    The check translates nothing: reading two languages takes a second.
    """
    plain = [command.to_dict(tree) for command in tree.get_commands()]
    written = json.dumps(plain, sort_keys=True, default=str).encode()
    digest = f"{application_id}:{sha256(written + digest_of_words()).hexdigest()}"
    async with services.store.reading() as reads:
        known = (await reads.server(0)).settings.get("commands")
    if known == digest:
        return
    try:
        await tree.sync()
    except discord.HTTPException:
        log.exception("the commands could not be published; the old ones stay")
        return
    async with services.store.transaction() as transaction:
        await transaction.set_server(0, {"commands": digest})
