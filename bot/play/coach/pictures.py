"""Pictures of an idea: the map with its places lit, a board, or the reader's hand."""

from __future__ import annotations

from typing import Any

from bot.services import Services
from bot.workers.pictures import Drawn
from engine.core.language.messages import Idea
from render.games import RENDERERS
from render.layout.question_map import Lit

HAND = "hand"


async def draw_idea(
    services: Services, game: str, view: Any, idea: Idea, locale: str, *, large: bool = False
) -> Drawn:
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
