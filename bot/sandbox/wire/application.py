"""The bot's own application as Discord describes it: commands, emojis."""

from __future__ import annotations

from bot.sandbox.checks.errors import Json
from bot.sandbox.wire.people import user_json
from bot.sandbox.world.model import Command, Emoji
from bot.sandbox.world.world import World


def application_json(world: World) -> Json:
    bot = world.bot
    return {
        "id": bot.id,
        "name": bot.name,
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "owner": user_json(world.people()[0]),
        "team": None,
        "bot": user_json(bot),
    }


def command_json(world: World, command: Command) -> Json:
    """Describe a published command, with Discord's defaults filled in."""
    body: Json = {
        "type": 1,
        "description": "",
        "options": [],
        "default_member_permissions": None,
        "nsfw": False,
        "contexts": None,
        "integration_types": [0],
        "dm_permission": True,
    }
    body |= command.payload
    body |= {"id": command.id, "application_id": world.bot_id, "version": command.id}
    if command.guild_id is not None:
        body["guild_id"] = command.guild_id
    return body


def emoji_json(world: World, emoji: Emoji) -> Json:
    return {
        "id": emoji.id,
        "name": emoji.name,
        "animated": emoji.animated,
        "available": True,
        "managed": False,
        "require_colons": True,
        "roles": [],
        "user": user_json(world.bot),
    }
