"""The text beside a picture: entries below each other, with a drawing, a title, a few lines.

The same entries make the alt text, so everything shown is also told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from PIL import Image

from engine.core.language.percentages import percent, write_percents
from engine.core.language.words import Words
from render import theme
from render.boxes import Box, Placed, Sheet
from render.canvas import panel, rasterise
from render.change_marks import halo
from render.lettering import text_width, wrap

ICON = 78
"""Size of an entry's drawing."""
TITLE, TEXT, LEAST = 40, 33, 34
"""Sizes of a title and of the text below it, and the smallest size of a long title."""
_GAP, _LEADING = 16, 38
_MOST_LINES = 5
_BAR = 46


class Chance(NamedTuple):
    """A possible outcome, and its probability."""

    what: str
    part: float
    percent: str
    """The probability as text."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A drawing, a title and its text; `marked` means outlined as just changed."""

    image: Image.Image | None
    title: str
    text: str = ""
    marked: bool = False
    shadow: int = 0
    """Width of the drawing's shadow, in pixels."""
    chances: tuple[Chance, ...] = ()
    """Possible outcomes, as bars."""


def lay_out_entries(
    sheet: Sheet, entries: Sequence[Entry], left: float, right: float, top: float
) -> float:
    """Lay out entries below each other; return their lower end."""
    y = top
    for place, entry in enumerate(entries):
        if place and entry.image is not None:
            line = panel(round(right - left), 3, 1, theme.RULE_LINE, theme.INK, 0)
            sheet.put("ground", line, (left + right) / 2, y)
            y += _GAP
        y = _lay_out(sheet, entry, f"entry {place}", left, right, y) + _GAP
    return y - _GAP


def _lay_out(
    sheet: Sheet, entry: Entry, group: str, left: float, right: float, top: float
) -> float:
    x = left + ICON + 20
    room = round(right - x)
    lines = wrap(entry.text, "plain", TEXT, room, _MOST_LINES) if entry.text else []
    size = TITLE
    while size > LEAST and text_width(entry.title, "title", size) > room:
        size -= 1
    titles = wrap(entry.title, "title", size, room, 2) if entry.title else []
    high = (size + 12) * len(titles) + _LEADING * len(lines) + _BAR * len(entry.chances)
    bottom = top + max(high, ICON if entry.image is not None else 0)
    if entry.image is not None:
        width, depth = (each - 2 * entry.shadow for each in entry.image.size)
        box = Box.around(left + ICON / 2, top + max(ICON, depth) / 2, width, depth)
        if entry.marked:
            sheet.placed.append(Placed(group, box, halo(max(width, depth) - 8, square=False)))
        sheet.placed.append(Placed(group, box, entry.image))
        bottom = max(bottom, box.bottom)
    y = top + (bottom - top - high) / 2
    for row, title in enumerate(titles):
        sheet.text(f"{group} title {row}", title, x, y + size / 2, face="title", size=size)
        y += size + 12
    for row, line in enumerate(lines):
        sheet.text(f"{group} line {row}", line, x, y + _LEADING * row + TEXT / 2, size=TEXT)
    y += _LEADING * len(lines)
    for row, chance in enumerate(entry.chances):
        _bar(sheet, f"{group} chance {row}", chance, x, right, y + _BAR * (row + 0.5))
    return bottom


def _bar(sheet: Sheet, group: str, chance: Chance, left: float, right: float, y: float) -> None:
    """Draw a chance as a bar, with its outcome before it and its number behind it."""
    sheet.text(group, chance.what, left, y, face="number", size=38)
    start, room = left + 44, right - left - 150
    width = max(6, round(room * chance.part))
    bar = panel(width, _BAR - 12, 6, theme.GOLD, theme.INK, 2)
    sheet.put(f"{group} bar", bar, start + width / 2, y)
    sheet.text(f"{group} part", chance.percent, start + width + 12, y, size=TEXT)


def chances_of(hits: Sequence[tuple[int, float]], words: Words) -> tuple[Chance, ...]:
    """Return the chances of each number of hits as bars."""
    return tuple(
        Chance(str(number), part, write_percents(percent(part), words.locale))
        for number, part in hits
    )


def before_after(before: Image.Image, after: Image.Image) -> Image.Image:
    """Return two drawings above each other, the later one below, with an arrow between."""
    width = max(before.width, after.width)
    image = Image.new("RGBA", (width, before.height + after.height + 22))
    image.alpha_composite(before, ((width - before.width) // 2, 0))
    image.alpha_composite(after, ((width - after.width) // 2, before.height + 22))
    image.alpha_composite(_down(), ((width - 30) // 2, before.height - 2))
    return image


@cache
def _down() -> Image.Image:
    return rasterise(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 26">'
        f'<path d="M3 3H27L15 23Z" fill="{theme.GOLD}" stroke="{theme.INK}" stroke-width="3"'
        ' stroke-linejoin="round"/></svg>',
        30,
    )


def describe_entries(entries: Sequence[Entry]) -> str:
    """Write the entries one after the other."""
    sentences = (": ".join(part for part in (each.title, _told(each)) if part) for each in entries)
    return ". ".join(each.rstrip(".") for each in sentences if each) + "."


def _told(entry: Entry) -> str:
    chances = ", ".join(f"{each.what} ({each.percent})" for each in entry.chances)
    return "; ".join(part for part in (entry.text, chances) if part)
