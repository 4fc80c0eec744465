"""Answers with a portrait, such as a card to play or a new hero, each with its text."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import TypeAlias

from bot.play.context import Part, TableContext
from bot.play.menus.prompts import Entry
from bot.services import Services
from bot.services.portraits import Portrayed, card_of, introduce
from bot.ui import screens
from bot.ui.message_ids import field_types
from bot.workers.pictures import DrawnPicture
from engine.core.choices.questions import OneOf
from render.games import RENDERERS, blank_portrait

MOST = 5
"""Most answers with portraits: more would leave no room for the usual parts of a question."""
ROOM = 2000
"""Most characters for their texts."""
Drawing: TypeAlias = "asyncio.Task[DrawnPicture]"


def find_portraits(table: TableContext) -> dict[int, Portrayed]:
    """Return the portraits of a question's answers, by ordinal; empty unless all have one."""
    prompt = table.prompt
    answers = [each for each in prompt.entries if not (each.aside or each.closes)]
    if not isinstance(table.question.form, OneOf) or not 1 < len(answers) <= MOST:
        return {}
    found = {each.ordinal: key for each in answers if (key := key_of(table, each))}
    if len(found) < len(answers):
        return {}
    cards = {each.key: each for each in table.wording.game.card_entries(table.wording.words)}
    return {
        each.ordinal: card_of(cards[key])
        if key in cards
        else introduce(key, each.label, each.detail)
        for each in answers
        for key in (found[each.ordinal],)
    }


def key_of(table: TableContext, entry: Entry) -> str:
    """Return the key of the portrait of what an answer names; empty where it has none."""
    if not entry.final or entry.barred:
        return ""
    form, wording = table.question.form, table.wording
    assert isinstance(form, OneOf), "a question for several is left out"
    option = form.options[entry.ordinal]
    portrait_key = RENDERERS[wording.game.key].portrait_key
    keys = (
        portrait_key(type_name, getattr(option, name), wording.view)
        for name, type_name, many in field_types(type(option))
        if not many
    )
    return next(filter(None, keys), "")


def start_drawing(services: Services, table: TableContext) -> dict[int, Drawing]:
    """Start to draw the portraits of a question's answers."""
    portrait, draw = RENDERERS[table.live.row.game].portrait, services.pictures.draw
    return {
        ordinal: asyncio.create_task(draw(portrait, thing.key, thing.name, table=table.match_id))
        for ordinal, thing in find_portraits(table).items()
    }


def show_portraits(table: TableContext) -> Part | None:
    """Show the answers, each beside its portrait or a placeholder."""
    if not table.portraits:
        return None
    items, files = [], []
    for ordinal, thing in find_portraits(table).items():
        picture = table.portraits[ordinal] or DrawnPicture(empty(), thing.name)
        files.append(screens.picture_file(picture, f"portrait{ordinal}"))
        items.append(screens.beside(thing.text, files[-1], ROOM // MOST))
    return Part(items=tuple(items), files=tuple(files))


@cache
def empty() -> bytes:
    """Return the placeholder of a portrait."""
    return blank_portrait().encode()
