"""A place of the map close up, as one's own seat sees it, and buttons to the places beside it."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from bot.matches.live import Live
from bot.services import Services
from bot.ui import limits
from bot.ui.components import Choices, Row
from bot.ui.rows import button, row_of
from bot.ui.typed_names import alike, refuse_name
from bot.ui.wording import Wording
from bot.workers.pictures import DrawnPicture
from engine.core.events import events_for
from engine.core.seats import Seat
from render.games import RENDERERS

MOST_BESIDE = 10
"""Buttons to neighbours: two rows."""


async def close_up(
    services: Services, live: Live, seat: Seat | None, wording: Wording, place: int
) -> DrawnPicture:
    """Draw a place close up, with the latest changes outlined."""
    view = live.match.game.highlight(wording.view, events_for(live.match.told, seat))
    return await services.pictures.draw(RENDERERS[live.row.game].focus, view, place, wording.locale)


def beside_rows(match_id: int, wording: Wording, place: int, whole: str) -> list[Row]:
    """Show buttons to the places beside one, and to the whole board."""
    beside = wording.game.neighbours(place, wording.words, wording.view)[:MOST_BESIDE]
    buttons = [
        button("closeup", match_id, limits.fit(name, 30), rest=each) for each, name in beside
    ]
    buttons.append(button("board", match_id, whole, emoji="🗺"))
    starts = range(0, len(buttons), limits.BUTTONS_IN_ROW)
    return [row_of(*buttons[start : start + limits.BUTTONS_IN_ROW]) for start in starts]


def offer_places(wording: Wording, current: str) -> Choices:
    """Offer the places of the map by name."""
    names = wording.game.place_names(wording.words, wording.view)
    fitting = [name for name in names if current.lower() in name.lower()]
    return choices(fitting or alike(current, names))


def choices(names: Sequence[str]) -> Choices:
    """Offer names."""
    fitting = [name for name in names if len(name) <= limits.CHOICE_NAME]
    return [app_commands.Choice(name=name, value=name) for name in fitting][: limits.AUTOCOMPLETE]


def find_place(wording: Wording, text: str) -> int:
    """Find a place by its name or number; raise `Refused` with the possible names."""
    found = wording.game.find_place(text, wording.words, wording.view)
    if found is None:
        names = wording.game.place_names(wording.words, wording.view)
        raise refuse_name("no-place", text, names)
    return found
