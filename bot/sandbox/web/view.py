"""Data for the page: places, messages and commands as one pretend person sees them."""

from __future__ import annotations

from bot.sandbox import wire
from bot.sandbox.checks.errors import Json
from bot.sandbox.clock import iso
from bot.sandbox.world import people
from bot.sandbox.world.model import THREADS, Channel, ChannelType, Message
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.posting import who_sees
from bot.sandbox.world.world import World

RECENT = 200


def everything(world: World, user_id: str, *, online: bool) -> Json:
    """Describe everything a person sees except messages."""
    return {
        "me": user_id,
        "bot": {"id": world.bot_id, "name": world.bot.name, "online": online},
        "people": [{"id": user.id, "name": user.name} for user in world.people()],
        "servers": [
            {"id": guild.id, "name": guild.name, "channels": _channels(world, guild.id, user_id)}
            for guild in world.guilds.values()
            if user_id in guild.members
        ],
        "roles": {r.id: r.name for guild in world.guilds.values() for r in guild.roles},
        "dms": [
            channel_view(world, channel, user_id)
            for channel in world.channels.values()
            if channel.type == ChannelType.DM and user_id in channel.recipients
        ],
        "commands": {command.name: command.id for command in world.commands.values()},
    }


def _channels(world: World, guild_id: str, user_id: str) -> list[Json]:
    """List channels in order, each followed by its threads; archived threads last."""
    seen = [
        world.channel(channel.id)
        for channel in list(world.channels.values())
        if channel.guild_id == guild_id
        and world.permissions_of(channel, user_id) & Permission.VIEW_CHANNEL
    ]
    tops = sorted((c for c in seen if c.thread is None), key=lambda c: c.position)
    listed: list[Json] = []
    for top in tops:
        threads = [c for c in seen if c.parent_id == top.id and c.type in THREADS]
        threads.sort(key=lambda c: (c.thread_archived, int(c.id)))
        listed += [channel_view(world, channel, user_id) for channel in (top, *threads)]
    return listed


def channel_view(world: World, channel: Channel, user_id: str) -> Json:
    """Describe a channel with its news."""
    recent = world.history(channel.id, user_id)[-RECENT:]
    thread = channel.thread
    return {
        "id": channel.id,
        "type": channel.type,
        "name": channel.name or world.bot.name,
        "topic": channel.topic,
        "parent": channel.parent_id,
        "archived": channel.thread_archived,
        "locked": bool(thread and thread.locked),
        "last": recent[-1].id if recent else None,
        "mentions": [message.id for message in recent if user_id in message.heard],
        "pins": list(channel.pins),
        "writable": _writable(world, channel, user_id),
    }


def _writable(world: World, channel: Channel, user_id: str) -> bool:
    if channel.type in (ChannelType.FORUM, ChannelType.CATEGORY):
        return False
    if channel.thread and channel.thread.archived and channel.thread.locked:
        return False
    needed = Permission.SEND_MESSAGES_IN_THREADS if channel.thread else Permission.SEND_MESSAGES
    return bool(world.permissions_of(channel, user_id) & needed)


def messages(world: World, channel: Channel, user_id: str, before: str | None) -> Json:
    """Return the latest messages of a channel, or those before an earlier one."""
    if not world.permissions_of(channel, user_id) & Permission.VIEW_CHANNEL:
        return {"messages": [], "more": False}
    found = world.history(channel.id, user_id)
    if before is not None:
        found = [message for message in found if int(message.id) < int(before)]
    page = found[-RECENT // 4 :]
    return {
        "messages": [message_view(world, message, user_id) for message in page],
        "more": len(found) > len(page),
    }


def message_view(world: World, message: Message, user_id: str) -> Json:
    """Describe a message to its viewer."""
    author = world.users[message.author_id]
    channel = world.channels.get(message.channel_id)
    invoked_by = world.users.get(message.invoked_by or "")
    files = message.attachments
    return {
        "id": message.id,
        "channel": message.channel_id,
        "author": {"id": author.id, "name": author.name, "bot": author.bot},
        "at": iso(message.at),
        "edited": None if message.edited_at is None else iso(message.edited_at),
        "content": message.content,
        "embeds": message.embeds,
        "components": message.components,
        # In V2 messages only files shown by a component are visible.
        "files": [] if message.is_v2 else [_file_view(message, file.id) for file in files],
        "v2": message.is_v2,
        "private": message.ephemeral_for is not None,
        "thinking": message.is_loading,
        "pinned": bool(channel and message.id in channel.pins),
        "reactions": message.reactions,
        "mentions_me": user_id in message.heard,
        "reply_to": message.reply_to,
        "invoked_by": invoked_by.name if invoked_by and message.invoked else None,
        "invoked": message.invoked,
    }


def _file_view(message: Message, file_id: str) -> Json:
    file = next(file for file in message.attachments if file.id == file_id)
    return {
        "url": wire.file_path(message.channel_id, file),
        "name": file.filename,
        "size": file.size,
        "description": file.description,
        "content_type": file.content_type,
        "width": file.width,
        "height": file.height,
    }


def commands(world: World, channel: Channel, user_id: str) -> list[Json]:
    """List every runnable command with its options, described in a person's language."""
    locale = world.user(user_id).locale
    return [
        {
            "path": path,
            "description": _localized(leaf, "description", locale),
            "options": [_option(option, locale) for option in leaf.get("options", [])],
        }
        for command in people.commands_in(world, channel, user_id)
        for path, leaf in people.leaf_commands(command)
    ]


def _option(option: Json, locale: str) -> Json:
    """Describe an option in a language; its own name stays, since its values are sent by it."""
    described = option | {"description": _localized(option, "description", locale)}
    if "choices" in option:
        described["choices"] = [
            choice | {"name": _localized(choice, "name", locale)} for choice in option["choices"]
        ]
    return described


def _localized(part: Json, key: str, locale: str) -> str:
    words = part.get(f"{key}_localizations") or {}
    return str(words.get(locale) or part.get(key, ""))


def visible_message(world: World, message_id: str, user_id: str) -> Message | None:
    """Find a message if this person sees it."""
    message = world.messages.get(message_id)
    if message is None or user_id not in who_sees(world, message) or message.dismissed:
        return None
    return message
