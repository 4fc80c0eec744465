"""The question asked on the map: its places lit in a picture above the answers.

The answers never wait for it. A map that is not ready at once is replaced by an empty picture of
the same size, so that nothing moves under a finger when it comes; no later press waits either.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cache, partial

from bot.play.context import Part, TableContext
from bot.play.menus.entries import worth_listing
from bot.play.menus.levels import level
from bot.services import Services
from bot.ui import screens
from bot.ui.preferences import preferences_of
from bot.workers.pictures import DrawnPicture
from engine.core.choices.places import Way
from engine.core.choices.questions import OneOf
from render.games import RENDERERS, blank
from render.layout.question_map import Lit

MOST_BEHIND = 1.0
"""Seconds of pictures in line beyond which the text is sent without a map."""


def lights_of(table: TableContext) -> Lit | None:
    """Return the places lit at a level of a question's menu; None where it names no place.

    Where the start of a move is chosen, it is marked and its targets are lit; before that, all
    possible starts, and the target if they share one. Places that the menu leaves out stay dark.
    """
    asked, at, match = table.question, table.place, table.live.match
    ways = match.game.places(match.state, asked)
    if ways and isinstance(form := asked.form, OneOf):
        facts = partial(match.game.facts, match.state, asked.seat)
        here = level(form.options, at.ordinal, at.depth)
        ways = [ways[i] for i in worth_listing(form.options, here, facts)]
    return light_up(ways)


def light_up(ways: Sequence[Way]) -> Lit | None:
    """Return the places lit for a choice between ways."""
    led = [way for way in ways if way.to is not None]
    begun = {way.origin for way in led}
    if not led:
        return None
    origin = goal = None
    if len(begun) == 1:
        places, origin = [way.to for way in led], led[0].origin
    else:
        places = [way.to if way.origin is None else way.origin for way in led]
        goal = led[0].to if len({way.to for way in led}) == 1 else None
    lit = tuple((place, "") for place in dict.fromkeys(places) if place is not None)
    return Lit(lit, origin, goal)


def is_wanted(services: Services, table: TableContext) -> bool:
    """Return whether a reader wants the map, and few enough pictures wait before it."""
    wished = preferences_of(table.player)
    if not wished.asked_on_map or wished.display == "text":
        return False
    return services.pictures.behind() <= MOST_BEHIND


def start_drawing(
    services: Services, table: TableContext, lit: Lit
) -> asyncio.Task[DrawnPicture | None]:
    """Draw the map for the reader, or reuse a drawing that has begun."""
    live, wording = table.live, table.wording
    draw = partial(RENDERERS[live.row.game].question, wording.view, lit, wording.locale)
    planned = tuple(wish.said for wish in table.wishes) if table.prefix else None
    key = (live.row.id, live.row.version, planned, table.own, lit, wording.locale)
    return asyncio.create_task(services.pictures.draw_once(key, draw))


@cache
def empty(game: str) -> bytes:
    """Return the placeholder of a game's map."""
    return blank(game).encode()


def show_map(table: TableContext) -> Part | None:
    """Show the map above the answers."""
    if table.map is None:
        return None
    file = screens.picture_file(table.map, "map")
    return Part(items=(screens.gallery(file),), files=(file,))
