"""A question asked on the map: the areas to choose from lit, the viewer's realm in view."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace
from PIL import Image

from engine.core.language.words import Words
from engine.runewars.view import AreaView, RunewarsView
from render.boxes import Box, Point, paint
from render.canvas import BUSY, Picture
from render.layout import question_map
from render.layout.alt_text import question_alt
from render.layout.question_map import (
    MARK,
    Lit,
    Seen,
    Spot,
    Stage,
    least_hiding,
    mask_of,
    ring_around,
)
from render.runewars.board.areas import lay_out_area
from render.runewars.board.geometry import FRAME, ground_of
from render.runewars.board.picture import lay_out_map
from render.runewars.board.scenery import scenery
from render.runewars.text.names import area_name
from render.runewars.text.text_board import alt_text

HIGH = 824
LEAST = 0.62
"""Least width of a window in pixels of the board, as a share of the picture's width."""
_EDGE = 4
WHOLE = Box(FRAME[0] - _EDGE, FRAME[1] - _EDGE, FRAME[2] + _EDGE, FRAME[3] + _EDGE)
_MARKS_AT = (
    (0.62, 0.6), (-0.62, 0.6), (0.7, 0.6), (-0.7, 0.6), (0.72, 0.72), (-0.72, 0.72),
    (0.85, 0.0), (-0.85, 0.0), (0.0, 0.85),
)  # fmt: skip
"""Positions for a button's mark, relative to an area's middle, in halves of its width and height.

The first that covers no unit is taken, or else the one that covers least of them.
"""


def question_picture(view: RunewarsView, lit: Lit, words: Words) -> Picture:
    """Draw the map, or the part of it with the viewer's realm and all lit areas."""
    bare = replace(
        view, hand=(), fresh=(), playable=frozenset(), spendable=frozenset(), quests=(),
        orders_left=(), sealed=None, changes=(),
    )  # fmt: skip
    seen = _stage(bare, words).through(window_on(view, lit))
    image = question_map.light(seen, list(spots_of(view, lit, seen, words)))
    alt = question_alt(
        lit, lambda place: area_name(view, place, words), alt_text(view, words), words
    )
    return Picture(image, alt, BUSY)


@lru_cache(maxsize=2)
def _stage(view: RunewarsView, words: Words) -> Stage:
    board = paint(scenery(view), lay_out_map(view, words))
    left, top, right, bottom = (round(each) for each in WHOLE[:4])
    return Stage(board.crop((left, top, right, bottom)), WHOLE, HIGH)


def window_on(view: RunewarsView, lit: Lit) -> Box:
    """Return the part of the board to show: the realm and the lit areas, enlarged up to `LEAST`.

    It is the whole map where those lie too far apart, where there are none, and while it is built.
    """
    ground = ground_of(view)
    wanted = {place for place, _ in lit.spots()}
    near = [area for area in view.areas if _own(view, area) or area.area in wanted]
    if view.building or not near or (view.seat is None and not wanted):
        return WHOLE
    middles = [ground.place(area.hex) for area in near]
    xs, ys = [x for x, _ in middles], [y for _, y in middles]
    room = Box(
        min(xs) - ground.wide, min(ys) - ground.high, max(xs) + ground.wide, max(ys) + ground.high
    )
    share = max(room.width / question_map.WIDE, room.height / HIGH, LEAST)
    if share > 1:
        return WHOLE
    wide, high = round(question_map.WIDE * share), round(HIGH * share)
    x, y = room.middle
    left = round(min(max(x - wide / 2, WHOLE.left), WHOLE.right - wide))
    top = round(min(max(y - high / 2, WHOLE.top), WHOLE.bottom - high))
    return Box(left, top, left + wide, top + high)


def _own(view: RunewarsView, area: AreaView) -> bool:
    """Return whether an area belongs to the viewer's realm, or holds one of its heroes."""
    if view.seat is None:
        return False
    heroes = {hero.area for hero in view.heroes if hero.seat == view.seat}
    return view.seat in (area.controller, area.owner, area.home) or area.area in heroes


# Lit areas


def spots_of(view: RunewarsView, lit: Lit, seen: Seen, words: Words) -> Iterator[Spot]:
    """Yield the common start or end of all ways, if any, then the areas to choose from."""
    ground = ground_of(view)
    wide, high = ground.wide * seen.zoom, ground.high * seen.zoom
    shape = _hexagon(wide, high)
    for place, mark in lit.spots():
        middle = seen.at(ground.place(view.area(place).hex))
        ring = ring_around(shape, place == lit.end)
        across, down = mark_at(view, place, seen.zoom, words) if mark else (0.0, 0.0)
        yield Spot(middle, _mask(shape), ring, mark, (across * wide, down * high))


def mark_at(view: RunewarsView, place: int, zoom: float, words: Words) -> Point:
    """Return the position for a mark where it hides least of the units and the name."""
    ground, area = ground_of(view), view.area(place)
    x, y = ground.place(area.hex)
    pieces = [
        each.box
        for each in lay_out_area(view, area, ground, words, frozenset())
        if each.group.startswith(("units", "routed", "name"))
    ]

    discs = {
        Box.around(x + across * ground.wide, y + down * ground.high, MARK / zoom): (across, down)
        for across, down in _MARKS_AT
    }
    return discs[least_hiding(discs, pieces)]


def _hexagon(wide: float, high: float) -> tuple[Point, ...]:
    wide, high = round(wide, 1), round(high, 1)
    return (
        (-wide / 2, -high), (wide / 2, -high), (wide, 0.0),
        (wide / 2, high), (-wide / 2, high), (-wide, 0.0),
    )  # fmt: skip


def _mask(shape: tuple[Point, ...]) -> Image.Image:
    """Return the inside of a hex, within its ring."""
    return mask_of((tuple((x * 0.95, y * 0.95) for x, y in shape),))
