"""A question asked on the map: the clearings and forests to choose from lit, all others dimmed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec.structs import replace
from PIL import Image, ImageDraw

from engine.core.language.words import Words
from engine.root.view import RootView
from render.boxes import Box, Placed, Point, paint
from render.canvas import BUSY, Picture, kept
from render.change_marks import FRESH, arrow
from render.layout import question_map
from render.layout.alt_text import question_alt
from render.layout.close_up import round_spot
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
from render.root.board.burrow import lay_out_burrow
from render.root.board.clearings import Lens, lay_out_clearing
from render.root.board.geometry import Ground, ground_of
from render.root.board.marks import way_between
from render.root.board.measures import BURROW, FRAME, PLATE, REACH
from render.root.board.picture import lay_out_map
from render.root.board.scenery import scenery
from render.root.text.names import keys_of
from render.root.text.text_board import alt_text

HIGH = 780
_LEFT, _TOP, _WIDE = FRAME[0] - 6, FRAME[1] - 6, FRAME[2] - FRAME[0] + 12
WINDOW = Box(_LEFT, _TOP, _LEFT + _WIDE, _TOP + _WIDE * HIGH / question_map.WIDE)
"""Part of the board in the picture: the whole map, and the Burrow over its lower edge."""
_RING, _GLADE = PLATE + 10, 56
_MARKS_AT = (
    (-88.0, 74.0), (-122.0, 40.0), (122.0, 40.0), (-134.0, 0.0), (134.0, 0.0), (88.0, 74.0),
    (-100.0, 95.0), (100.0, 95.0), (0.0, 140.0), (0.0, -140.0), (-70.0, -125.0), (70.0, -125.0),
)  # fmt: skip
"""Positions for a button's mark, relative to a clearing's middle: the first that hides least."""


def question_picture(view: RootView, lit: Lit, words: Words) -> Picture:
    """Draw the map with some places lit, and the ways to or from them."""
    bare = replace(view, hand=(), playable=frozenset(), spendable=frozenset(), changes=())
    kept = _stage(bare, words)
    seen = kept.through(WINDOW)
    spots = list(spots_of(bare, lit, kept, seen, words))
    image = question_map.light(seen, spots, _ways(view, lit, seen))
    alt = question_alt(
        lit, lambda place: place_name(view, place, words), alt_text(view, words), words
    )
    return Picture(image, alt, BUSY)


@lru_cache(maxsize=2)
def _stage(view: RootView, words: Words) -> Stage:
    placed = list(lay_out_map(view, words))
    board = paint(scenery(view.map, view.opened).copy(), placed)
    land = question_map.scaled(board, Box(0, 0, *board.size), WINDOW, HIGH)
    pieces = [each.box for each in placed if each.group != "ground"]
    return Stage(land, WINDOW, HIGH, pieces)


# Lit places


def spots_of(view: RootView, lit: Lit, kept: Stage, seen: Seen, words: Words) -> Iterator[Spot]:
    """Yield the common start or end of all moves, if any, then the places to choose from."""
    ground = ground_of(view.map)
    for place, mark in lit.spots():
        middle, zoom, ends = seen.at(ground.place(place)), seen.zoom, place == lit.end
        if place > 0:
            if place not in kept.masks:
                kept.masks[place] = _clearing_mask(view, place, zoom, words)
            outline = _edge_of(ground, place, zoom)
            x, y = mark_at(ground, place, kept.pieces) if mark else (0.0, 0.0)
            ring = ring_around(outline, ends)
            yield Spot(middle, kept.masks[place], ring, mark, (x * zoom, y * zoom))
        else:
            glade = min(_GLADE, ground.room[-place])
            outline = tuple(round_spot((0.0, 0.0), glade * zoom))
            sign = "" if mark or ends else str(-place)
            yield Spot(middle, mask_of((outline,)), ring_around(outline, ends), mark, sign=sign)


def mark_at(ground: Ground, place: int, pieces: Sequence[Box]) -> Point:
    """Return the position for a button's mark, relative to a clearing's middle."""
    x, y = ground.place(place)
    size = MARK * WINDOW.width / question_map.WIDE
    places: Sequence[Point] = _MARKS_AT
    if ground.underground(place):
        aside = (BURROW[0] + size) / 2
        places = ((-aside, 0.0), (aside, 0.0))
    discs = (
        Box.around(
            min(max(x + across, WINDOW.left + size / 2), WINDOW.right - size / 2),
            min(max(y + down, WINDOW.top + size / 2), WINDOW.bottom - size / 2),
            size,
        )
        for across, down in places
    )
    left, top = least_hiding(discs, pieces).middle
    return left - x, top - y


def _edge_of(ground: Ground, place: int, zoom: float) -> tuple[Point, ...]:
    """Return the outline of a clearing's ring, or of the Burrow's."""
    if not ground.underground(place):
        return tuple(round_spot((0.0, 0.0), _RING * zoom))
    wide, high = (each * zoom / 2 + 5 for each in BURROW)
    return ((-wide, -high), (wide, -high), (wide, high), (-wide, high))


def _clearing_mask(view: RootView, place: int, zoom: float, words: Words) -> Image.Image:
    """Return the mask of a clearing: its plate, or the Burrow's mound, and all pieces."""
    ground = ground_of(view.map)
    keys = keys_of(view)
    clearing, side = view.clearing(place), 2 * max(REACH) + 8
    lens = Lens((side / 2, side / 2))
    if clearing.name:
        placed = list(lay_out_burrow(clearing, ground, keys, frozenset(), words, lens))
    else:
        placed = list(lay_out_clearing(clearing, ground, keys, words, lens=lens))
    mask = Image.new("L", (side, side))
    for each in placed:
        x, y = each.box.middle
        corner = round(x - each.image.width / 2), round(y - each.image.height / 2)
        mask.paste(255, corner, each.image.getchannel("A"))
    if not clearing.name:
        ImageDraw.Draw(mask).polygon(round_spot(lens.middle, PLATE - 2), fill=255)
    size = round(side * zoom)
    return mask.resize((size, size), Image.Resampling.BOX)


def _ways(view: RootView, lit: Lit, seen: Seen) -> Iterator[Placed]:
    """Draw the way between each place and the common start or end."""
    for origin, to in lit.ways():
        image, (x, y) = _way(view.map, origin, to)
        left, top = seen.at((x, y))
        yield Placed("ground", Box(left, top, left + image.width, top + image.height), image)


@kept
def _way(map_key: str, origin: int, to: int) -> tuple[Image.Image, Point]:
    """Return an arrow at the size of the picture, and its corner on the board."""
    ground = ground_of(map_key)
    under = ground.underground(origin) or ground.underground(to)
    line = way_between(ground, origin, to)
    if len(line) < 2:
        return Image.new("RGBA", (1, 1)), ground.place(to)
    image, corner = arrow(line, FRESH, under)
    zoom = question_map.WIDE / WINDOW.width
    size = max(1, round(image.width * zoom)), max(1, round(image.height * zoom))
    return image.resize(size, Image.Resampling.LANCZOS), corner


# Its text


def place_name(view: RootView, place: int, words: Words) -> str:
    """Name a clearing with its suit, a forest, or the Burrow."""
    if place < 0:
        return words.say("ask-forest", n=-place)
    clearing = view.clearing(place)
    if clearing.name:
        return words.say(f"place-{clearing.name}")
    suit = words.say(f"suit-{clearing.suit}")
    return words.say("preview-place", number=place, suit=suit)
