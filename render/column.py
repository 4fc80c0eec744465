"""What is said beside a picture: entries below each other, a drawing, a title, a few lines.

The same entries make the alt text, so nothing is shown that is not said.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from render import theme
from render.boxes import Box, Placed, Sheet
from render.canvas import panel, text_width, wrap
from render.marking import halo

ICON = 78
"""The room of an entry's drawing."""
TITLE, TEXT, LEAST = 40, 33, 34
"""The sizes of a title and of what stands below it, and the smallest of a long title."""
_GAP, _LEADING = 16, 38
_MOST_LINES = 5
MOST_ALT = 1000


@dataclass(frozen=True, slots=True)
class Entry:
    """A drawing, a title and what is said of it; `marked` is outlined as just changed."""

    image: Image.Image | None
    title: str
    text: str = ""
    marked: bool = False
    shadow: int = 0
    """How far the drawing's shadow reaches beyond it."""


def lay_out_entries(
    sheet: Sheet, entries: Sequence[Entry], left: float, right: float, top: float
) -> float:
    """Lay entries out below each other; return where the last one ends."""
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
    high = (size + 12) * len(titles) + _LEADING * len(lines)
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
    return bottom


def said(entries: Sequence[Entry]) -> str:
    """Say the entries one after the other, in at most 1,000 characters."""
    sentences = (": ".join(part for part in (each.title, each.text) if part) for each in entries)
    text = ". ".join(each.rstrip(".") for each in sentences if each) + "."
    return text if len(text) <= MOST_ALT else text[: MOST_ALT - 1] + "…"
