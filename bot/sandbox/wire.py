"""The JSON in which Discord describes its objects to a bot."""

from __future__ import annotations

from typing import Any

from bot.sandbox.checks.errors import Json
from bot.sandbox.clock import iso
from bot.sandbox.world.model import (
    Attachment,
    Channel,
    ChannelType,
    Command,
    Emoji,
    Guild,
    Interaction,
    InteractionType,
    Message,
    Role,
    User,
)
from bot.sandbox.world.world import World

FILES = "/attachments/"
UPLOAD_LIMIT = 10 * 1024 * 1024


def user_json(user: User) -> Json:
    return {
        "id": user.id,
        "username": user.name,
        "global_name": None if user.bot else user.name,
        "discriminator": "0",
        "avatar": None,
        "bot": user.bot,
        "public_flags": 0,
    }


def member_json(world: World, guild: Guild, user_id: str, channel: Channel | None = None) -> Json:
    """Describe a member; inside an interaction with what it may do in that channel."""
    body: Json = {
        "user": user_json(world.user(user_id)),
        "nick": None,
        "avatar": None,
        "roles": list(guild.members.get(user_id, [])),
        "joined_at": iso(1_600_000_000),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
    }
    if channel is not None:
        body["permissions"] = str(int(world.allowed(channel, user_id)))
    return body


def role_json(role: Role, position: int) -> Json:
    return {
        "id": role.id,
        "name": role.name,
        "permissions": str(int(role.permissions)),
        "mentionable": role.mentionable,
        "color": role.color,
        "colors": {"primary_color": role.color, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "position": position,
        "managed": False,
        "flags": 0,
    }


def guild_json(world: World, guild: Guild) -> Json:
    """Describe a server in full, as GUILD_CREATE does for a bot without the members intent."""
    channels = [
        channel_json(world, channel)
        for channel in world.channels.values()
        if channel.guild_id == guild.id and channel.thread is None
    ]
    bot_id = world.bot_id
    return {
        "id": guild.id,
        "name": guild.name,
        "owner_id": guild.owner_id,
        "icon": None,
        "unavailable": False,
        "member_count": len(guild.members),
        "preferred_locale": guild.locale,
        "premium_tier": 0,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "afk_timeout": 300,
        "system_channel_flags": 0,
        "features": ["COMMUNITY"],
        "emojis": [],
        "stickers": [],
        "roles": [role_json(role, place) for place, role in enumerate(guild.roles)],
        "members": [member_json(world, guild, bot_id)],
        "channels": channels,
        "threads": [
            channel_json(world, thread)
            for thread in world.threads_of(guild.id)
            if world.allowed(thread, bot_id)
        ],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
    }


def channel_json(world: World, channel: Channel) -> Json:
    """Describe a channel, thread or DM."""
    body: Json = {"id": channel.id, "type": int(channel.type)}
    history = [message.id for message in world.history(channel.id)]
    body["last_message_id"] = history[-1] if history else None
    if channel.type == ChannelType.DM:
        people = [user_json(world.users[user_id]) for user_id in channel.recipients]
        return body | {"recipients": people, "flags": 0}
    body |= {
        "guild_id": channel.guild_id,
        "parent_id": channel.parent_id,
        "name": channel.name,
        "flags": 0,
        "rate_limit_per_user": 0,
    }
    if channel.thread is None:
        body |= {
            "position": channel.position,
            "topic": channel.topic,
            "nsfw": False,
            "permission_overwrites": [
                {
                    "id": overwrite.id,
                    "type": int(overwrite.person),
                    "allow": str(int(overwrite.allow)),
                    "deny": str(int(overwrite.deny)),
                }
                for overwrite in channel.overwrites
            ],
        }
        if channel.type == ChannelType.FORUM:
            body["available_tags"] = [
                {
                    "id": tag.id,
                    "name": tag.name,
                    "moderated": False,
                    "emoji_id": None,
                    "emoji_name": None,
                }
                for tag in channel.tags
            ]
        return body
    thread = channel.thread
    body |= {
        "owner_id": thread.owner_id,
        "message_count": len(history),
        "total_message_sent": len(history),
        "member_count": len(thread.members),
        "applied_tags": list(thread.tags),
        "thread_metadata": {
            "archived": thread.archived,
            "locked": thread.locked,
            "auto_archive_duration": thread.minutes,
            "archive_timestamp": iso(thread.archived_at or thread.active_at),
            "create_timestamp": iso(thread.active_at),
            "invitable": thread.invitable,
        },
    }
    if world.bot_id in thread.members:
        body["member"] = thread_member_json(channel, world.bot_id)
    return body


def thread_member_json(channel: Channel, user_id: str) -> Json:
    joined = channel.thread.active_at if channel.thread else 0.0
    return {"id": channel.id, "user_id": user_id, "join_timestamp": iso(joined), "flags": 0}


def file_path(channel_id: str, attachment: Attachment) -> str:
    """Return where the sandbox serves a file, without host and port: those change."""
    return f"{FILES}{channel_id}/{attachment.id}/{attachment.filename}"


def with_host(world: World, value: Any) -> Any:
    """Copy a JSON value with full addresses for the sandbox's own files."""
    if isinstance(value, str):
        return world.base_url + value if value.startswith(FILES) else value
    if isinstance(value, dict):
        return {key: with_host(world, part) for key, part in value.items()}
    if isinstance(value, list):
        return [with_host(world, part) for part in value]
    return value


def attachment_json(world: World, channel_id: str, attachment: Attachment) -> Json:
    url = world.base_url + file_path(channel_id, attachment)
    body: Json = {
        "id": attachment.id,
        "filename": attachment.filename,
        "size": attachment.size,
        "content_type": attachment.content_type,
        "url": url,
        "proxy_url": url,
        "flags": 0,
    }
    if attachment.description is not None:
        body["description"] = attachment.description
    if attachment.width is not None:
        body |= {"width": attachment.width, "height": attachment.height}
    return body


def message_json(world: World, message: Message) -> Json:
    """Describe a message to the bot."""
    channel = world.channels.get(message.channel_id)
    author = world.users[message.author_id]
    mentioned = [world.users[who] for who in message.heard if who in world.users]
    body: Json = {
        "id": message.id,
        "type": message.type,
        "channel_id": message.channel_id,
        "author": user_json(author),
        "content": message.content,
        "timestamp": iso(message.at),
        "edited_timestamp": None if message.edited_at is None else iso(message.edited_at),
        "tts": False,
        "mention_everyone": False,
        "mentions": [user_json(user) for user in mentioned],
        "mention_roles": [],
        "attachments": [
            attachment_json(world, message.channel_id, file) for file in message.attachments
        ],
        "embeds": with_host(world, message.embeds),
        "components": with_host(world, message.components),
        "flags": message.flags,
        "pinned": bool(channel and message.id in channel.pins),
        "reactions": [
            {
                "emoji": {"id": None, "name": name},
                "count": 1,
                "count_details": {"normal": 1, "burst": 0},
                "me": True,
                "me_burst": False,
                "burst_colors": [],
            }
            for name in message.reactions
        ],
    }
    if message.nonce is not None:
        body["nonce"] = message.nonce
    if message.reply_to is not None:
        body["message_reference"] = {
            "type": 0,
            "message_id": message.reply_to,
            "channel_id": message.channel_id,
        }
    if message.interaction_id is not None:
        body["application_id"] = world.bot_id
        body["webhook_id"] = world.bot_id
        body["interaction_metadata"] = {
            "id": message.interaction_id,
            "type": message.interaction_type,
            "user": user_json(world.users[message.invoked_by or message.author_id]),
            "authorizing_integration_owners": {},
        }
    return body


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


def interaction_json(world: World, interaction: Interaction) -> Json:
    """Describe an interaction as the gateway delivers it."""
    channel = world.channel(interaction.channel_id)
    user = world.user(interaction.user_id)
    body: Json = {
        "id": interaction.id,
        "application_id": world.bot_id,
        "type": interaction.type,
        "token": interaction.token,
        "version": 1,
        "attachment_size_limit": UPLOAD_LIMIT,
        "data": interaction.data,
        "channel": channel_json(world, channel),
        "channel_id": channel.id,
        "locale": user.locale,
        "entitlements": [],
        "app_permissions": str(int(world.allowed(channel, world.bot_id))),
    }
    if interaction.guild_id is not None:
        guild = world.guild(interaction.guild_id)
        body |= {
            "guild_id": guild.id,
            "guild": {"id": guild.id, "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": member_json(world, guild, user.id, channel),
            "context": 0,
            "authorizing_integration_owners": {"0": guild.id},
        }
        body["channel"]["permissions"] = str(int(world.allowed(channel, user.id)))
    else:
        body |= {
            "user": user_json(user),
            "context": 1,
            "authorizing_integration_owners": {"0": "0"},
        }
    if interaction.message_id in world.messages and interaction.type in (
        InteractionType.COMPONENT,
        InteractionType.MODAL,
    ):
        body["message"] = message_json(world, world.messages[interaction.message_id])
    return body
