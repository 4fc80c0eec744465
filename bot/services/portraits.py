"""Layouts of cards, heroes and factions: each a text beside its portrait."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import NamedTuple

from discord import File

from bot.services.services import Services
from bot.ui import limits, screens
from bot.workers.pictures import DrawnPicture
from engine.core.language.messages import CardEntry
from render.games import RENDERERS

log = logging.getLogger(__name__)
MOST = 9
"""Most portraits at a time: Discord takes ten files a message, and one may be another picture."""
PATIENCE = 2.0
"""Seconds the text waits for the portraits."""
MOST_BEHIND = 1.0
"""Seconds of pictures in line beyond which the text is sent without portraits."""


class Portrayed(NamedTuple):
    """Something with a portrait: its key, its name, and its texts."""

    key: str
    name: str
    text: str


def card_of(entry: CardEntry) -> Portrayed:
    """Return a card with its line as the heading of its text."""
    return Portrayed(entry.key, entry.name, f"### {entry.line}\n{entry.text}")


def introduce(key: str, name: str, about: str) -> Portrayed:
    """Return something a seat may play, with its description."""
    return Portrayed(key, name, f"**{name}**\n{about}")


async def show(
    services: Services,
    game: str,
    things: Sequence[Portrayed],
    *,
    in_words: bool = False,
    room: int = limits.TEXT_TOTAL,
) -> tuple[list[screens.Item], list[File]]:
    """Lay things out below each other within a number of characters, with portraits if wanted."""
    drawn: list[DrawnPicture | None] = [None] * len(things)
    if not in_words and len(things) <= MOST and services.pictures.behind() <= MOST_BEHIND:
        drawn = await draw(services, game, things)
    share = room // max(1, len(things))
    items: list[screens.Item] = []
    files: list[File] = []
    for number, (thing, picture) in enumerate(zip(things, drawn, strict=True)):
        if picture is None:
            items.append(screens.text(thing.text, share))
        else:
            files.append(screens.picture_file(picture, f"portrait{number}"))
            items.append(screens.beside(thing.text, files[-1], share))
    return items, files


async def draw(
    services: Services, game: str, things: Sequence[Portrayed]
) -> list[DrawnPicture | None]:
    """Draw the portraits; None for one that is not ready in time, or cannot be drawn."""
    portrait = RENDERERS[game].portrait
    tasks = [
        asyncio.ensure_future(services.pictures.draw(portrait, thing.key, thing.name))
        for thing in things
    ]
    _, late = await asyncio.wait(tasks, timeout=PATIENCE)
    for task in late:
        task.cancel()
    for task in tasks:
        if task.done() and not task.cancelled() and (trouble := task.exception()) is not None:
            log.error("a portrait could not be drawn", exc_info=trouble)
    return [
        None if task in late or task.exception() is not None else task.result() for task in tasks
    ]
