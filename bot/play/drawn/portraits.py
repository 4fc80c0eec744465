"""Answers that have a portrait: what may be played, a hero who comes; each with what it is like."""

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
from bot.workers.pictures import Drawn
from engine.core.choices.questions import OneOf
from render.games import RENDERERS, blank_portrait

MOST = 5
"""Answers with portraits at a time: more would leave no room for what belongs to any question."""
ROOM = 2000
"""Characters of what they are like."""
Drawing: TypeAlias = "asyncio.Task[Drawn]"


def find_portraits(table: TableContext) -> dict[int, Portrayed]:
    """Return what a question offers with portraits, by ordinal; nothing unless all answers have."""
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
    """Return the key of what an answer names and has a portrait; empty where nothing has."""
    if not entry.final or entry.barred:
        return ""
    form, wording = table.question.form, table.wording
    assert isinstance(form, OneOf), "a question for several is left out"
    option = form.options[entry.ordinal]
    portrayed = RENDERERS[wording.game.key].portrayed
    keys = (
        portrayed(type_name, getattr(option, name), wording.view)
        for name, type_name, many in field_types(type(option))
        if not many
    )
    return next(filter(None, keys), "")


def start_drawing(services: Services, table: TableContext) -> dict[int, Drawing]:
    """Start to draw the portraits of what a question offers."""
    portrait, draw = RENDERERS[table.live.row.game].portrait, services.pictures.draw
    return {
        ordinal: asyncio.create_task(draw(portrait, thing.key, thing.name, table=table.match_id))
        for ordinal, thing in find_portraits(table).items()
    }


def show_portraits(table: TableContext) -> Part | None:
    """Show what is offered, each beside its portrait or what keeps the place of it."""
    if not table.portraits:
        return None
    items, files = [], []
    for ordinal, thing in find_portraits(table).items():
        picture = table.portraits[ordinal] or Drawn(empty(), thing.name)
        files.append(screens.picture_file(picture, f"portrait{ordinal}"))
        items.append(screens.beside(thing.text, files[-1], ROOM // MOST))
    return Part(items=tuple(items), files=tuple(files))


@cache
def empty() -> bytes:
    """Return the picture that keeps the place of a portrait."""
    return blank_portrait().encode()
