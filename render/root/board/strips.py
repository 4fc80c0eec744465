"""The column beside the map: one slim strip per seat, with its faction's most important numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PIL import Image

from engine.core.language.words import Words
from engine.core.seats import Seat
from engine.root.view import RootView, SeatView
from render import theme
from render.boxes import Sheet
from render.canvas import sprite
from render.change_marks import write_gain
from render.layout.strip import strip_back
from render.lettering import fitting, shorten, text_width
from render.root.board import sprites
from render.root.board.column import (
    ACROSS,
    FOOT_HIGH,
    HEAD_HIGH,
    LEFT,
    MIDDLE,
    RIGHT,
    lay_out_footer,
    lay_out_header,
)
from render.root.board.measures import FRAME, HEIGHT
from render.root.factions import FACTIONS
from render.root.hirelings import HIRED_STEP, lay_out_hired
from render.root.printed import suit_of
from render.root.setup_cards import GAP, TITLE, lay_out_draft
from render.root.text.names import character_of, in_order, short_name
from render.theme import hue_of

NUMBER = 56
"""Size of decisive numbers: at least 11 pixels high in the smallest post."""

_COLUMN = 105
"""Distance between two numbers of a strip: two digits fit, within the frame of the current seat."""

_TALLEST = 180
"""Least height of a strip with a line for the name; in a lower one, head and points share it."""

_NAME = 50
"""Size of a name: 11 pixels in a post 360 wide."""

_SMALL = 34
"""Size of a Vagabond's character."""

_EVEN = 1.4
"""Greatest ratio of a name's size to the smallest one's, so that names look even."""

_MARKER = 54
"""Least height of a dominance card in place of points, for its suit to be legible."""

_ROW, _CARD = 56, 92
"""Height of a seat's row in a draft, and greatest height of a setup card."""


class _Name(NamedTuple):
    """Position of a faction's name in its strip, and its greatest width."""

    seat: SeatView
    left: float
    y: float
    room: float


def lay_out_side(view: RootView, words: Words, gains: Mapping[Seat, int] | None = None) -> Sheet:
    """Lay out the column beside the map; `gains` are points won or lost since an earlier look."""
    sheet = Sheet()
    lay_out_header(sheet, view, words)
    order = in_order(view)
    top, bottom, gap = FRAME[1] + HEAD_HIGH + 14, HEIGHT - 12 - FOOT_HIGH - 12, 12
    if view.draft:
        _lay_out_draft(sheet, view, words, top)
        return sheet
    high = min(196, (bottom - top - gap * (len(order) - 1)) / len(order))
    spare = bottom - top - high * len(order)
    step = high + spare / max(1, len(order) - 1) if len(order) > 1 else high
    step = min(step, high + 26)
    names = [
        _strip(sheet, view, seat, words, top + place * step, high, (gains or {}).get(seat.seat, 0))
        for place, seat in enumerate(order)
    ]
    _write_names(sheet, names, words)
    lay_out_footer(sheet, view, words)
    return sheet


def _lay_out_draft(sheet: Sheet, view: RootView, words: Words, top: float) -> None:
    """Lay out a row for each seat, and below them the setup cards in place of the shared items."""
    names = []
    for seat in in_order(view):
        _ground(sheet, view, seat, top, _ROW)
        middle, size = top + _ROW / 2, _ROW - 14
        box = sheet.put(f"head {seat.key}", sprites.head(seat.key, size, 0), LEFT + 40, middle)
        number = sheet.text(
            f"cards count {seat.key}", str(seat.cards), RIGHT - 18, middle, face="number", size=36,
            anchor="r",
        )  # fmt: skip
        icon = sprite("cards", 36, hue_of(seat.key))
        hand = sheet.put(f"cards {seat.key}", icon, number.left - 24, middle)
        left = box.right + 10
        names.append(_Name(seat, left, middle, hand.left - left - 8))
        top += _ROW + GAP
    _write_names(sheet, names, words)
    high = min(_CARD, (HEIGHT - 12 - top - TITLE) / len(view.draft) - GAP)
    lay_out_draft(sheet, view, words, LEFT, RIGHT, top, high)


def _strip(
    sheet: Sheet,
    view: RootView,
    seat: SeatView,
    words: Words,
    top: float,
    high: float,
    gain: int,
) -> _Name:
    """Lay out one seat: name; head, points; hand, and the one or two most important numbers.

    Return the place of its name.
    """
    _ground(sheet, view, seat, top, high)
    mark = round(min(40, high * 0.35))
    alone = high >= _TALLEST
    size = 58 if alone else round(min(52, high - mark - 40))
    lower = top + high - 17 - mark / 2
    upper = top + (67 if alone else 12) + size / 2
    face = sprites.head(seat.key, size)
    box = sheet.put(f"head {seat.key}", face, LEFT + 20 + size / 2, upper, sprites.SHADOW)
    if seat.seat in view.winners:
        sheet.put(
            f"head {seat.key}", sprite("crown", 46), box.middle[0], box.top + (18 if alone else 8)
        )
    points = _standing(sheet, view, seat, words, upper, max(size + 4, _MARKER))
    if gain:
        points = write_gain(sheet, f"gain {seat.key}", gain, points - 8, upper)
    left = LEFT + size + 28
    number = sum(each.controller == seat.seat for each in view.hirelings)
    points -= number * HIRED_STEP + 8 * bool(number)
    lay_out_hired(sheet, view, seat.seat, left if alone else points, upper)
    if alone and not number:
        _character(sheet, seat, words, left, upper, points - left - 8)
    _numbers(sheet, seat, words, lower, mark)
    if alone:
        return _Name(seat, LEFT + 22, top + 33, ACROSS - 40)
    return _Name(seat, left, upper, points - left - 8)


def _character(
    sheet: Sheet, seat: SeatView, words: Words, left: float, y: float, room: float
) -> None:
    """Write a Vagabond's character in small letters beside its head, if there is room."""
    name = character_of(seat, words)
    size = fitting(name, "bold", _SMALL, 24, room)
    if name and text_width(name, "bold", size) <= room:
        group = f"character {seat.key}"
        sheet.text(group, name, left, y, face="bold", size=size, fill=theme.FADED)


def _ground(sheet: Sheet, view: RootView, seat: SeatView, top: float, high: float) -> None:
    """Lay out a strip's background, with a pointer at the current seat."""
    now = seat.seat == view.current and view.phase != "over"
    back = strip_back(ACROSS, round(high), hue_of(seat.key), 10 * now)
    sheet.put("ground", back, MIDDLE, top + high / 2)
    if now:
        sheet.put(f"turn {seat.key}", _pennant(seat.key), LEFT - 13, top + high / 2)


def _write_names(sheet: Sheet, names: Sequence[_Name], words: Words) -> None:
    """Write the factions' names, each as large as there is room for, within `_EVEN`."""
    written = [short_name(each.seat, words) for each in names]
    sizes = [
        fitting(text, "title", _NAME, 22, each.room)
        for text, each in zip(written, names, strict=True)
    ]
    most = round(_EVEN * min(sizes, default=_NAME))
    for name, each, best in zip(written, names, sizes, strict=True):
        size = min(best, most)
        text = shorten(name, "title", size, round(each.room))
        group = f"name {each.seat.key}"
        sheet.text(group, text, each.left, each.y, face="title", size=size, fill=theme.INK)


def _numbers(sheet: Sheet, seat: SeatView, words: Words, y: float, mark: int) -> None:
    """Show the cards in hand and the most important numbers, side by side."""
    hand = ("cards", seat.cards, hue_of(seat.key))
    numbers = FACTIONS[type(seat.board)].key_numbers(seat, seat.board, words)
    for place, (icon, number, dye) in enumerate((hand, *numbers)):
        image = sprite(icon, mark, dye)
        x = LEFT + 12 + place * _COLUMN + image.width / 2
        right = sheet.put(f"{icon} {seat.key}", image, x, y).right
        group = f"{icon} count {seat.key}"
        sheet.text(group, str(number), right + 3, y, face="number", size=NUMBER)


def _standing(
    sheet: Sheet, view: RootView, seat: SeatView, words: Words, y: float, high: int
) -> float:
    """Show the points, or the card in place of the score marker, at most `high`.

    Return its left edge.
    """
    group = f"points {seat.key}"
    if seat.points is not None:
        text = str(seat.points)
        return sheet.text(group, text, RIGHT - 18, y, face="number", size=66, anchor="r").left
    if seat.partner is not None:
        friend = sprites.head(view.seats[seat.partner].key, 50, 0)
        box = sheet.put(f"partner {seat.key}", friend, RIGHT - 42, y)
        return sheet.put(group, sprite("coalition", 64), box.left - 36, y).left
    box = sheet.put(group, sprite("dominance", high), RIGHT - 58, y + 4 * (high > 60))
    if seat.dominance is not None:
        badge = sprites.badge(suit_of(seat.dominance), "", round(high * 0.54), words)
        sheet.put(group, badge, box.middle[0], box.middle[1] - high // 16, sprites.SHADOW)
    return box.left


def _pennant(key: str) -> Image.Image:
    """Return the pointer at the strip of the current seat."""
    return sprite("pennant", 34, hue_of(key))
