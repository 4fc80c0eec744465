"""An idea for a newcomer in words and in a picture: the map, a board, or the reader's hand."""

from __future__ import annotations

from typing import Any

from bot.services import Services
from bot.ui.wording import Wording
from bot.workers.pictures import DrawnPicture
from engine.core.language.messages import Idea
from render.games import RENDERERS
from render.layout.question_map import Lit

HAND = "hand"


def write_idea(wording: Wording, key: str, *, brief: bool = False) -> tuple[str, str, str]:
    """Write an idea for a newcomer, why it matters, and its aim for this turn, if any.

    `brief` is for an idea that stands before another, where it has a shorter form.
    """
    told = f"learn-{key}.brief" if brief else f"learn-{key}"
    told = told if wording.words.has(told) else f"learn-{key}"
    parts = (told, f"learn-{key}.why", f"learn-{key}.aim")
    idea, why, aim = (wording.say(each) if wording.words.has(each) else "" for each in parts)
    return idea, why, aim


async def draw_idea(
    services: Services, game: str, view: Any, idea: Idea, locale: str, *, large: bool
) -> DrawnPicture:
    """Draw an idea as a viewer may see it."""
    renderer, draw = RENDERERS[game], services.pictures.draw
    if idea.thing == HAND and view.seat is not None:
        return await draw(renderer.hand, view, locale, large)
    if idea.places:
        lit = Lit(tuple((place, "") for place in idea.places))
        return await draw(renderer.question, view, lit, locale)
    if idea.sheet is not None:
        return await draw(renderer.sheet, view, idea.sheet, locale, large)
    return await draw(renderer.board, view, locale, large)
