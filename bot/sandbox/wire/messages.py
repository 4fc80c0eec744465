"""Messages and their files as Discord describes them."""

from __future__ import annotations

from typing import Any

from bot.sandbox.checks.errors import Json
from bot.sandbox.clock import iso
from bot.sandbox.wire.people import user_json
from bot.sandbox.world.model import Attachment, Message
from bot.sandbox.world.world import World

FILES = "/attachments/"


def file_path(channel_id: str, attachment: Attachment) -> str:
    """Return the path where the sandbox serves a file; host and port may change."""
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
    mentioned = [world.users[who] for who in message.heard if who in world.users]
    body: Json = {
        "id": message.id,
        "type": message.type,
        "channel_id": message.channel_id,
        "author": user_json(world.users[message.author_id]),
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
        "reactions": [_reaction(name) for name in message.reactions],
    }
    return body | _origin(world, message)


def _reaction(name: str) -> Json:
    return {
        "emoji": {"id": None, "name": name},
        "count": 1,
        "count_details": {"normal": 1, "burst": 0},
        "me": True,
        "me_burst": False,
        "burst_colors": [],
    }


def _origin(world: World, message: Message) -> Json:
    """Return the origin of a reply: another message, or an interaction."""
    body: Json = {}
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
