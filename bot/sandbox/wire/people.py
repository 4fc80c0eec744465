"""Users, members and roles as Discord describes them."""

from __future__ import annotations

from bot.sandbox.checks.errors import Json
from bot.sandbox.clock import iso
from bot.sandbox.world.model import Channel, Guild, Role, User
from bot.sandbox.world.world import World


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
    """Describe a member; in an interaction, with their permissions in that channel."""
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
        body["permissions"] = str(int(world.permissions_of(channel, user_id)))
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
