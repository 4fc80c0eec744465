"""Interactions as the gateway delivers them."""

from __future__ import annotations

from bot.sandbox.checks.errors import Json
from bot.sandbox.wire.messages import message_json
from bot.sandbox.wire.people import member_json, user_json
from bot.sandbox.wire.places import channel_json
from bot.sandbox.world.model import Channel, Guild, Interaction, InteractionType, User
from bot.sandbox.world.world import World

UPLOAD_LIMIT = 10 * 1024 * 1024
ON_A_MESSAGE = (InteractionType.COMPONENT, InteractionType.MODAL)


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
        "app_permissions": str(int(world.permissions_of(channel, world.bot_id))),
    }
    if interaction.guild_id is not None:
        body |= _in_server(world, world.guild(interaction.guild_id), user, channel)
        body["channel"]["permissions"] = str(int(world.permissions_of(channel, user.id)))
    else:
        owners = {"authorizing_integration_owners": {"0": "0"}}
        body |= {"user": user_json(user), "context": 1, **owners}
    message = world.messages.get(interaction.message_id or "")
    if message is not None and interaction.type in ON_A_MESSAGE:
        body["message"] = message_json(world, message)
    return body


def _in_server(world: World, guild: Guild, user: User, channel: Channel) -> Json:
    return {
        "guild_id": guild.id,
        "guild": {"id": guild.id, "locale": guild.locale, "features": []},
        "guild_locale": guild.locale,
        "member": member_json(world, guild, user.id, channel),
        "context": 0,
        "authorizing_integration_owners": {"0": guild.id},
    }
