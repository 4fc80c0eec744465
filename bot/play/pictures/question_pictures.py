"""Pictures of a reply other than its map: the latest outcome, and the subject of a question.

A picture that is not ready at once stands below the answers, where it moves no button.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import TypeAlias

from bot.play.context import Part, TableContext
from bot.play.menus.levels import level
from bot.play.pictures import on_map, own_things, portraits
from bot.services import Services
from bot.ui import screens
from bot.ui.message_ids import field_types
from bot.workers.pictures import DrawnPicture
from engine.core.choices.actions import Done, Option, Pass
from engine.core.choices.questions import Amounts, OneOf
from render.games import RENDERERS
from render.question_subject import Subject

log = logging.getLogger(__name__)
AT_ONCE = 0.12
"""Seconds a reply waits for its pictures."""
DECIDED, SUBJECT, OWN = "decided", "subject", "own"
"""The names of the pictures. The last, large and not needed by all, stands below the answers."""


Drawing: TypeAlias = "asyncio.Task[DrawnPicture | None]"


@dataclass(frozen=True, slots=True)
class Coming:
    """The pictures of a reply while they are drawn."""

    map: Drawing | None = None
    beside: Mapping[str, Drawing] = field(default_factory=dict)
    portraits: Mapping[int, Drawing] = field(default_factory=dict)

    def tasks(self) -> list[Drawing]:
        """Return the drawings, the map last."""
        map_drawn = [] if self.map is None else [self.map]
        return [*self.beside.values(), *self.portraits.values(), *map_drawn]


def start_drawing(services: Services, table: TableContext) -> Coming:
    """Start to draw a reply's pictures, unless the reader wants words or many pictures wait."""
    if not on_map.is_wanted(services, table):
        return Coming()
    beside: dict[str, Drawing] = {}
    renderer, wording = RENDERERS[table.live.row.game], table.wording
    view, locale = wording.view, wording.locale
    at = (table.match_id, table.live.row.version, table.own, locale)
    draw_once = services.pictures.draw_once
    if (decided := table.place.decided) is not None:
        draw = partial(renderer.outcome, decided, locale)
        key = (*at, DECIDED, renderer.list_outcomes(decided))
        beside[DECIDED] = asyncio.create_task(draw_once(key, draw))
    if table.asked is None:
        return Coming(beside=beside)
    lit = on_map.lights_of(table)
    drawn_map = None if lit is None else on_map.start_drawing(services, table, lit)
    if table.prefix:
        return Coming(drawn_map, beside)
    if drawn := portraits.start_drawing(services, table):
        return Coming(drawn_map, beside, drawn)
    subject = subject_of(table)
    if lit is None and (what := own_things.shown_for(table, subject, options_at(table))):
        beside[OWN] = own_things.start_drawing(services, table, what)
    draw = partial(renderer.explain, view, subject, locale)
    context = tuple(sorted(subject.context.items()))
    drawing = draw_once((*at, SUBJECT, subject.kind, subject.types, context), draw)
    beside[SUBJECT] = asyncio.create_task(drawing)
    return Coming(drawn_map, beside)


def options_at(table: TableContext) -> list[Option]:
    """List the reader's options at their place in a menu, except to pass."""
    asked, at = table.question, table.place
    options: list[Option] = []
    if isinstance(asked.form, OneOf):
        members = level(asked.form.options, at.ordinal, at.depth)
        options = [asked.form.options[i] for i in members]
    elif not isinstance(asked.form, Amounts):
        options = list(asked.form.options)
    return [each for each in options if not isinstance(each, (Done, Pass))]


def subject_of(table: TableContext) -> Subject:
    """Return the subject shared by all the reader's options at their place in a menu."""
    asked, kinds = table.question, {type(each) for each in options_at(table)}
    types = [frozenset(type_name for _, type_name, _ in field_types(each)) for each in kinds]
    shared = frozenset.intersection(*types) if types else frozenset()
    return Subject(asked.kind, shared, asked.context)


async def lay(table: TableContext, coming: Coming) -> TableContext:
    """Return the table with the pictures that are ready, and with its map or a placeholder."""
    if tasks := coming.tasks():
        await asyncio.wait(tasks, timeout=AT_ONCE)
    return with_drawn(table, coming, late=False)


async def lay_late(table: TableContext, coming: Coming) -> TableContext:
    """Return the table with all its pictures; those that come now stand below the answers."""
    await asyncio.wait(coming.tasks())
    return with_drawn(table, coming, late=True)


def with_drawn(table: TableContext, coming: Coming, *, late: bool) -> TableContext:
    drawn = {name: picture_of(table, task) for name, task in coming.beside.items() if task.done()}
    found = {name: picture for name, picture in drawn.items() if picture is not None}
    stays = {name for name in found if name != OWN and (not late or name in table.above)}
    above = {name: each for name, each in found.items() if name in stays}
    below = {name: each for name, each in found.items() if name not in above}
    faces = {
        ordinal: picture_of(table, task) if task.done() else None
        for ordinal, task in coming.portraits.items()
    }
    table = table.with_pictures(above=above, below=below, portraits=faces)
    if coming.map is None:
        return table
    if not coming.map.done():
        kept = DrawnPicture(on_map.empty(table.live.row.game), table.words.say("map-coming"))
        return table.with_pictures(map=kept)
    return table.with_pictures(map=picture_of(table, coming.map))


def picture_of(table: TableContext, task: Drawing) -> DrawnPicture | None:
    """Return a finished picture, or None if it failed: the question is shown all the same."""
    if (trouble := task.exception()) is None:
        return task.result()
    log.error("match %d: a question lacks a picture", table.match_id, exc_info=trouble)
    return None


# Parts of a reply


def show_decided(table: TableContext) -> Part | None:
    """Show the roll or the reveal that the reader's last press led to."""
    return show(table.above.get(DECIDED), DECIDED)


def show_subject(table: TableContext) -> Part | None:
    """Show the subject of the question."""
    return show(table.above.get(SUBJECT), SUBJECT)


def show_below(table: TableContext) -> Part | None:
    """Show the pictures that came late."""
    files = tuple(
        file for name, each in table.below.items() for file in screens.picture_files(each, name)
    )
    return Part(items=tuple(map(screens.gallery, files)), files=files) if files else None


def show(picture: DrawnPicture | None, name: str) -> Part | None:
    if picture is None:
        return None
    files = tuple(screens.picture_files(picture, name))
    return Part(items=tuple(map(screens.gallery, files)), files=files)
