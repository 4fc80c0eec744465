"""Two sides face to face: a battle or duel as a card, row by row, with its result.

Made for a phone: no type is smaller than 11 pixels there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PIL import Image

from render import theme
from render.boxes import Placed, Sheet, paint
from render.canvas import blank, panel
from render.lettering import fitting, shorten, text_width, wrap
from render.theme import Hue

WIDE = 900
LEAST = 27
"""Smallest type: 11 pixels high when the 900 pixels are shown as 390."""
_EDGE, _MIDDLE = 24, 168
_TITLE, _HEAD = 74, 112
_GAP, _LINE = 12, 40
_HALF = (WIDE - _MIDDLE) / 2 - _EDGE
NUMBER = 46


class Part(NamedTuple):
    """A drawing and the text after it, such as a number."""

    image: Image.Image | None
    text: str = ""
    fill: str = theme.INK
    shadow: int = 0
    """Width of the drawing's shadow, in pixels."""


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two sides."""

    face: Image.Image
    name: str
    hue: Hue
    shadow: int = 0
    note: str = ""
    """Text below the name, such as the result."""


@dataclass(frozen=True, slots=True)
class Row:
    """Both sides' parts of something named between them."""

    caption: str
    left: Sequence[Part]
    right: Sequence[Part]


@dataclass(frozen=True, slots=True)
class Versus:
    """A card of two sides."""

    sign: Image.Image
    title: str
    sides: tuple[Side, Side]
    rows: Sequence[Row]
    verdict: str = ""


def versus_image(card: Versus) -> Image.Image:
    """Paint a card, as high as its rows need."""
    placed, high = lay_out_versus(card)
    return paint(blank(WIDE, high), placed)


def stack(images: Sequence[Image.Image]) -> Image.Image:
    """Stack cards below each other in one picture."""
    whole = blank(max(each.width for each in images), sum(each.height for each in images))
    y = 0
    for each in images:
        whole.paste(each, (0, y))
        y += each.height
    return whole


def lay_out_versus(card: Versus) -> tuple[list[Placed], int]:
    """Lay out a card; return its height."""
    sheet = Sheet()
    sheet.put("ground", panel(WIDE, _TITLE, 1, theme.INK, theme.INK, 0), WIDE / 2, _TITLE / 2)
    sheet.put("sign", card.sign, _EDGE + 28, _TITLE / 2)
    room = WIDE - 2 * _EDGE - 76
    size = fitting(card.title, "title", 40, LEAST, room)
    title = shorten(card.title, "title", size, room)
    white = theme.PAPER_LIGHT
    sheet.text("title", title, _EDGE + 70, _TITLE / 2, face="title", size=size, fill=white)
    for place, side in enumerate(card.sides):
        _head(sheet, side, place == 1)
    y = float(_TITLE + _HEAD + _GAP)
    for number, row in enumerate(card.rows):
        if number:
            line = panel(WIDE - 2 * _EDGE, 3, 1, theme.RULE_LINE, theme.INK, 0)
            sheet.put("ground", line, WIDE / 2, y)
            y += _GAP
        y = _row(sheet, row, number, y) + _GAP
    if card.verdict:
        y = _verdict(sheet, card.verdict, y)
    return sheet.placed, round(y + 4)


def _head(sheet: Sheet, side: Side, right: bool) -> None:
    """Lay out a side's head and name, on a band of its colour."""
    width = WIDE / 2
    band = panel(round(width), _HEAD, 1, side.hue.tint, theme.INK, 0)
    sheet.put("ground", band, width * (1.5 if right else 0.5), _TITLE + _HEAD / 2)
    bar = panel(round(width), 8, 1, side.hue.coat, theme.INK, 0)
    sheet.put("ground", bar, width * (1.5 if right else 0.5), _TITLE + _HEAD - 4)
    y, wide = _TITLE + _HEAD / 2 - 4, side.face.width - 2 * side.shadow
    x = WIDE - _EDGE - wide / 2 if right else _EDGE + wide / 2
    group = f"side {int(right)}"
    box = sheet.put(group, side.face, x, y, side.shadow)
    edge, anchor = (box.left - 14, "r") if right else (box.right + 14, "l")
    room = width - _EDGE - wide - 30
    lines = _named(side.name, room)
    height = 38 * len(lines) + 34 * bool(side.note)
    top = y - height / 2 + 19
    for number, (text, size) in enumerate(lines):
        sheet.text(
            f"{group} name {number}", text, edge, top + 38 * number,
            face="title", size=size, anchor=anchor,
        )  # fmt: skip
    if side.note:
        size = fitting(side.note, "bold", 32, LEAST, room)
        note = shorten(side.note, "bold", size, round(room))
        line = top + 38 * len(lines)
        sheet.text(f"{group} note", note, edge, line, face="bold", size=size, anchor=anchor)


def _named(name: str, room: float) -> list[tuple[str, int]]:
    """Return the lines of a name with their sizes: one line, or two for a long name."""
    size = fitting(name, "title", 38, 30, room)
    if text_width(name, "title", size) <= room:
        return [(name, size)]
    return [(line, 30) for line in wrap(name, "title", 30, round(room), 2)]


def _row(sheet: Sheet, row: Row, number: int, top: float) -> float:
    """Lay out a row; return its lower end."""
    lines = [list(_lines(parts)) for parts in (row.left, row.right)]
    caption = wrap(row.caption, "bold", 29, _MIDDLE - 6, 2)
    highs = [[_high(line) for line in each] for each in lines]
    high = max(_LINE * len(caption), *(sum(each) + 6 * max(0, len(each) - 1) for each in highs))
    for place, text in enumerate(caption):
        size = fitting(text, "bold", 29, LEAST, _MIDDLE)
        line = top + high / 2 + (place - (len(caption) - 1) / 2) * 32
        sheet.text(
            f"row {number} caption {place}", shorten(text, "bold", size, _MIDDLE + 10), WIDE / 2,
            line, face="bold", size=size, fill=theme.FADED, anchor="m",
        )  # fmt: skip
    for side, parts in enumerate(lines):
        y = top + (high - sum(highs[side]) - 6 * max(0, len(parts) - 1)) / 2
        for place, (each, tall) in enumerate(zip(parts, highs[side], strict=True)):
            _lay_parts(sheet, f"row {number} {side} {place}", each, side == 1, y + tall / 2)
            y += tall + 6
    return top + high


def _lines(parts: Sequence[Part]) -> Iterator[list[Part]]:
    """Break parts into lines that fit half the card."""
    line: list[Part] = []
    for part in parts:
        if line and _wide([*line, part]) > _HALF:
            yield line
            line = []
        line.append(part)
    if line:
        yield line


def _lay_parts(sheet: Sheet, group: str, parts: Sequence[Part], right: bool, y: float) -> None:
    """Lay out a line of parts from the middle of the card outwards, read from left to right."""
    x = (WIDE + _MIDDLE) / 2 if right else (WIDE - _MIDDLE) / 2 - _wide(parts)
    for place, part in enumerate(parts):
        name = f"{group} {place}"
        if part.image is not None:
            wide = part.image.width - 2 * part.shadow
            x = sheet.put(name, part.image, x + wide / 2, y, part.shadow).right + 6
        if part.text:
            face, size = _written(part.text)
            text = shorten(part.text, face, size, round(_HALF))
            x = sheet.text(name, text, x, y, face=face, size=size, fill=part.fill).right
        x += 18


def _wide(parts: Sequence[Part]) -> float:
    room = 18.0 * (len(parts) - 1)
    for image, text, _, shadow in parts:
        room += 0 if image is None else image.width - 2 * shadow + 6
        room += min(_HALF, text_width(text, *_written(text))) if text else 0
    return room


def _written(text: str) -> tuple[str, int]:
    """Return the typeface and size of a text: large for numbers, the smallest for words."""
    return ("number", NUMBER) if len(text) <= 3 else ("bold", 30)


def _high(parts: Sequence[Part]) -> float:
    tall = (part.image.height - 2 * part.shadow for part in parts if part.image is not None)
    return max([_LINE, *tall])


def _verdict(sheet: Sheet, verdict: str, top: float) -> float:
    """Write the result on a band; return its lower end."""
    lines = wrap(verdict, "serif", 34, WIDE - 2 * _EDGE - 16, 4)
    high = 44 * len(lines) + 22
    band = panel(WIDE - _EDGE, high, 14, "#ffe9a3", theme.INK, 3)
    sheet.put("ground", band, WIDE / 2, top + high / 2)
    for number, line in enumerate(lines):
        y = top + 33 + 44 * number
        sheet.text(f"verdict {number}", line, WIDE / 2, y, face="serif", size=34, anchor="m")
    return top + high + 8
