"""Previews: the effect of a move or a battle, drawn before it is made.

A confirmation always has its picture; for any other answer a button shows one.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator

from bot.matches.live import Live
from bot.play.context import TableContext
from bot.play.menus.prompts import Entry
from bot.services import Services
from bot.workers.pictures import DrawnPicture
from engine.core.choices.actions import Option
from engine.core.choices.previews import Preview
from engine.core.choices.questions import OneOf, Question
from render.games import RENDERERS

log = logging.getLogger(__name__)


def find_preview(live: Live, asked: Question, option: Option) -> Preview | None:
    """Return an option's effect in its seat's view; None where a picture adds nothing.

    Nor does it where another side acts, whose pieces the seat's view would not tell from its own.
    """
    game, state = live.match.game, live.match.state
    if game.actor(state, asked) != asked.seat:
        return None
    return game.preview(state, asked.seat, option)


def entries_to_preview(table: TableContext) -> Iterator[Entry]:
    """Yield the answers on a menu's page that can be drawn before they are given."""
    live, asked, form = table.live, table.question, table.question.form
    if not isinstance(form, OneOf):
        return
    for each in table.prompt.entries:
        if not each.final or each.barred:
            continue  # what is barred stands for no option
        if find_preview(live, asked, form.options[each.ordinal]) is not None:
            yield each


async def preview_of(
    services: Services, table: TableContext, option: Option
) -> DrawnPicture | None:
    """Draw an option's effect; None for text readers, and where there is nothing to draw."""
    live, wording = table.live, table.wording
    if table.in_words:
        return None
    found = find_preview(live, table.question, option)
    if found is None:
        return None
    preview = RENDERERS[live.row.game].preview
    try:
        return await services.pictures.draw(preview, wording.view, found, wording.locale)
    except Exception:  # a question without its picture beats no question
        kind = type(option).__name__  # its key may name what is in a hand
        log.exception("match %d: %s could not be previewed", live.row.id, kind)
        return None
