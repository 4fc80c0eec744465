"""All pictures that the bot may draw of a position: for everybody, and for one seat alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from bot.play.context import MenuPlace, TableContext, Voice
from bot.play.pictures import on_map, own_things
from bot.play.pictures.portraits import find_portraits
from bot.play.pictures.previews import entries_to_preview, find_preview
from bot.play.pictures.question_pictures import options_at, subject_of
from bot.services.sentences import wording_of
from bot.store import PlayerRow
from bot.ui.emojis import Emojis
from engine.core.choices.questions import OneOf
from engine.core.events import events_for
from engine.core.match import Match
from engine.core.seats import Seat
from render.canvas import Picture
from render.games import RENDERERS
from tests.properties.sayings import seated, some_place

PLACES = 4
"""Places of a question's menu that are looked at."""


def draw_all(match: Match[Any], observer: Seat | None) -> list[Any]:
    """Draw and write everything an observer may look at."""
    view, draw = match.view(observer), RENDERERS[match.game.key]
    told = match.game.highlight(view, events_for(match.told, observer))
    drawn: list[Picture | None] = [
        draw.board(view),
        *(draw.sheet(view, n) for n in range(len(match.setup.seats))),
    ]
    drawn += [draw.since(view, told), draw.outcome(told)]
    live = seated(match)
    if (place := some_place(live, wording_of(live, "en", view))) is not None:
        drawn.append(draw.focus(view, place))
    if observer is not None:
        drawn += [draw.hand(view), *draw_asked(match, observer)]
    return [draw.alt(view), draw.text(view), *(p and (p.image.tobytes(), p.alt) for p in drawn)]


def draw_asked(match: Match[Any], seat: Seat) -> Iterator[Any]:
    """Draw the pictures that stand beside a seat's question: map, subject, portraits, preview."""
    draw = RENDERERS[match.game.key]
    for table in menus(match, seat):
        view = table.wording.view
        if (lit := on_map.lights_of(table)) is not None:
            yield draw.question(view, lit)
        yield draw.explain(view, subject_of(table))
        for thing in find_portraits(table).values():
            yield draw.portrait(thing.key, thing.name)
        for entry in list(entries_to_preview(table))[:1]:
            form = table.question.form
            assert isinstance(form, OneOf)
            preview = find_preview(table.live, table.question, form.options[entry.ordinal])
            assert preview is not None
            yield draw.preview(view, preview)


def asked_to_draw(match: Match[Any], seat: Seat) -> list[Any]:
    """Return what would be drawn beside a seat's question, without drawing it."""
    return [
        (
            on_map.lights_of(table),
            subject_of(table),
            own_things.shown_for(table, subject_of(table), options_at(table)),
            find_portraits(table),
        )
        for table in menus(match, seat)
    ]


def menus(match: Match[Any], seat: Seat) -> Iterator[TableContext]:
    """Yield a seat's table at some places of the menu of its question, if it is asked."""
    live = seated(match)
    player, voice = PlayerRow(user_id=100 + seat), Voice(live, seat, "en", Emojis())
    asked = match.pending.get(seat)
    if asked is None:
        return
    table = TableContext(live, seat, player, voice, 0, asked=asked)
    yield table
    options = asked.form.options if isinstance(asked.form, OneOf) else ()
    for ordinal in range(0, len(options), -(-len(options) // PLACES) or 1):
        yield replace(table, place=MenuPlace(ordinal=ordinal, depth=1))
