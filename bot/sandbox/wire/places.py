"""Servers, channels and threads as Discord describes them."""

from __future__ import annotations

from bot.sandbox.checks.errors import Json
from bot.sandbox.clock import iso
from bot.sandbox.wire.people import member_json, role_json, user_json
from bot.sandbox.world.model import Channel, ChannelType, Guild, ThreadState
from bot.sandbox.world.world import World

CONTENT = (
    "channels", "threads", "members", "member_count", "presences", "voice_states",
    "stage_instances", "guild_scheduled_events",
)  # fmt: skip
"""The parts of a server that only GUILD_CREATE describes."""
REQUIRE_TAG = 1 << 4
"""Flag of a forum in which each post has a tag."""


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
            if world.permissions_of(thread, bot_id)
        ],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
    }


def settings_json(world: World, guild: Guild) -> Json:
    """Describe a server without what is in it, as GUILD_UPDATE does."""
    return {key: each for key, each in guild_json(world, guild).items() if key not in CONTENT}


def channel_json(world: World, channel: Channel) -> Json:
    """Describe a channel, thread or DM."""
    history = [message.id for message in world.history(channel.id)]
    body: Json = {
        "id": channel.id,
        "type": int(channel.type),
        "flags": 0,
        "last_message_id": history[-1] if history else None,
    }
    if channel.type == ChannelType.DM:
        people = [user_json(world.users[user_id]) for user_id in channel.recipients]
        return body | {"recipients": people}
    body |= {
        "guild_id": channel.guild_id,
        "parent_id": channel.parent_id,
        "name": channel.name,
        "rate_limit_per_user": 0,
    }
    if channel.thread is None:
        return body | _of_server_channel(channel)
    parent = world.channels.get(channel.parent_id or "")
    in_forum = parent is not None and parent.type == ChannelType.FORUM
    count = max(0, len(history) - in_forum)  # a forum's first message is not counted
    body |= _of_thread(channel.thread) | {"message_count": count, "total_message_sent": count}
    if world.bot_id in channel.thread.members:
        body["member"] = thread_member_json(channel, world.bot_id)
    return body


def _of_server_channel(channel: Channel) -> Json:
    body: Json = {
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
        named = {"moderated": False, "emoji_id": None, "emoji_name": None}
        body["available_tags"] = [{"id": tag.id, "name": tag.name, **named} for tag in channel.tags]
        body["flags"] = REQUIRE_TAG if channel.requires_tag else 0
    return body


def _of_thread(thread: ThreadState) -> Json:
    return {
        "owner_id": thread.owner_id,
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


def thread_member_json(channel: Channel, user_id: str) -> Json:
    joined = channel.thread.active_at if channel.thread else 0.0
    return {"id": channel.id, "user_id": user_id, "join_timestamp": iso(joined), "flags": 0}
