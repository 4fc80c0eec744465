"""Permissions in a channel, computed the way Discord does: roles, then overwrites."""

from __future__ import annotations

from enum import IntFlag

from bot.sandbox.world.model import Channel, Guild


class Permission(IntFlag):
    """The permission bits that the sandbox enforces or reports."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


EVERYTHING = (1 << 52) - 1

USUAL = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.ADD_REACTIONS
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
"""Permissions of everybody in a new server."""

INVITED = (
    USUAL
    | Permission.MANAGE_MESSAGES
    | Permission.MANAGE_THREADS
    | Permission.MENTION_EVERYONE
    | Permission.PIN_MESSAGES
    | Permission.MANAGE_ROLES
)
"""Permissions of the bot's own role, as requested by its invitation."""


def in_guild(guild: Guild, user_id: str) -> int:
    """Return a user's permissions in the whole server."""
    if user_id == guild.owner_id:
        return EVERYTHING
    if user_id not in guild.members:
        return 0
    held = {guild.id, *guild.members[user_id]}
    allowed = 0
    for role in guild.roles:
        if role.id in held:
            allowed |= role.permissions
    return EVERYTHING if allowed & Permission.ADMINISTRATOR else allowed


def in_channel(guild: Guild, channel: Channel, user_id: str) -> int:
    """Return a user's permissions in a channel; for a thread pass its parent channel."""
    allowed = in_guild(guild, user_id)
    if allowed == EVERYTHING or not allowed:
        return allowed
    held = guild.members[user_id]
    for layer in (
        [o for o in channel.overwrites if not o.person and o.id == guild.id],
        [o for o in channel.overwrites if not o.person and o.id in held],
        [o for o in channel.overwrites if o.person and o.id == user_id],
    ):
        for overwrite in layer:
            allowed &= ~overwrite.deny
        for overwrite in layer:
            allowed |= overwrite.allow
    return allowed if allowed & Permission.VIEW_CHANNEL else 0
