"""The reader's own sheet or hand beside a question that no map can show.

It stands below the answers, in the reader's private reply alone, so that no button moves.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

from bot.play.context import TableContext
from bot.services import Services
from bot.workers.pictures import DrawnPicture
from engine.core.choices.actions import Option
from render.games import RENDERERS
from render.question_subject import Subject

SHEET, HAND = "sheet", "hand"
ON_SHEETS, IN_HANDS = frozenset({"Column"}), frozenset({"CardId", "TacticId"})
"""Types of the fields of options about places on the own sheet, and about cards."""


def shown_for(table: TableContext, subject: Subject, options: Sequence[Option]) -> str:
    """Return what the options are about: the own sheet, the own hand, or neither."""
    if subject.types & ON_SHEETS:
        return SHEET
    if not subject.types & IN_HANDS:
        return ""
    held = set(table.wording.view.hand)
    cards = {value for each in options for value in held_in(each)}
    return HAND if cards and cards <= held else ""


def held_in(option: Option) -> list[int]:
    """List the cards that an option names."""
    named = [getattr(option, name, ()) for name in ("card", "cards")]
    return [card for each in named for card in (each if isinstance(each, tuple) else (each,))]


def start_drawing(
    services: Services, table: TableContext, what: str
) -> asyncio.Task[DrawnPicture | None]:
    """Draw the reader's sheet or hand, as they alone may see it."""
    renderer, wording = RENDERERS[table.live.row.game], table.wording
    view, locale, own = wording.view, wording.locale, table.own
    draw = (
        partial(renderer.sheet, view, own, locale)
        if what == SHEET
        else partial(renderer.hand, view, locale)
    )
    key = (table.match_id, table.live.row.version, own, locale, what)
    return asyncio.create_task(services.pictures.draw_once(key, draw))
