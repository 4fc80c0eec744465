"""The components of a message as Discord returns them: numbered, with its files filled in."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

from bot.sandbox import wire
from bot.sandbox.checks.errors import Json
from bot.sandbox.checks.messages import Draft
from bot.sandbox.world.model import Message
from bot.sandbox.world.world import World


def fill(world: World, message: Message, draft: Draft) -> None:
    """Copy the draft's fields and drop files that are no longer kept."""
    if draft.content is not None:
        message.content = draft.content
    if draft.embeds is not None:
        message.embeds = draft.embeds
    if draft.keep_files is not None:
        for file in message.attachments:
            if file.id not in draft.keep_files:
                world.forget_file(file.id)
        message.attachments = [f for f in message.attachments if f.id in draft.keep_files]
    for file in message.attachments:
        if file.id in draft.descriptions:
            file.description = draft.descriptions[file.id]
    for attachment, content in draft.new_files:
        world.keep_file(attachment.id, content, lasting=not message.ephemeral_for)
        message.attachments.append(attachment)
    if draft.components is not None:
        message.components = _finish(message, draft.components)
    for embed in message.embeds:
        for key in ("image", "thumbnail"):
            if key in embed:
                embed[key] = _media(message, embed[key])


def _finish(message: Message, components: list[Json]) -> list[Json]:
    """Give every component a number and turn references to files into addresses.

    Ids of emojis become strings, as in Discord: a browser cannot hold such numbers.
    """
    finished = copy.deepcopy(components)
    taken = {part["id"] for part in _parts(finished) if part.get("id")}
    number = 0
    for part in _parts(finished):
        if not part.get("id"):
            number += 1
            while number in taken:
                number += 1
            part["id"] = number
        for bearer in (part, *part.get("options", [])):
            if (bearer.get("emoji") or {}).get("id"):
                bearer["emoji"]["id"] = str(bearer["emoji"]["id"])
        for key in ("media", "file"):
            if key in part:
                part[key] = _media(message, part[key])
        for item in part.get("items", []):
            item["media"] = _media(message, item["media"])
    return finished


def _parts(components: list[Json]) -> Iterator[Json]:
    for component in components:
        yield component
        yield from _parts(component.get("components") or [])
        if component.get("accessory"):
            yield component["accessory"]


def _media(message: Message, media: Json) -> Json:
    """Describe a picture as Discord does after processing it."""
    url = str(media["url"])
    found: Any = None
    if url.startswith("attachment://"):
        name = url.removeprefix("attachment://")
        found = next((f for f in reversed(message.attachments) if f.filename == name), None)
    if found is None:
        return {"url": url, "proxy_url": media.get("proxy_url", url), "loading_state": 2}
    address = wire.file_path(message.channel_id, found)
    return {
        "url": address,
        "proxy_url": address,
        "width": found.width,
        "height": found.height,
        "content_type": found.content_type,
        "attachment_id": found.id,
        "loading_state": 2,
    }
