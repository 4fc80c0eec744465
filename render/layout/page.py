"""Parts of the sheets of all games: sections under titles, spaces, counted drawings.

A sheet is as wide as a hand: where a phone is 390 pixels wide, no type is smaller than 11 pixels.
"""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

from engine.core.language.words import Words
from render import theme
from render.boxes import Box, Sheet, paint
from render.canvas import Picture, blank, panel, sprite
from render.layout.cards import WIDE
from render.layout.larger_text import RULE, grow
from render.layout.parts import Break, cuts_for
from render.lettering import fitting, shorten, text_width, wrap
from render.theme import Hue

WIDTH = WIDE
LEFT, RIGHT = 28, WIDTH - 28
HEADER = 112
TEXT, LEADING = 29, 34
"""Smallest type, and the distance of its lines."""
SHADOW = 6
"""Width of a drawing's shadow, in pixels."""


class Page:
    """A sheet under construction, filled from top to bottom; `y` is the next free line."""

    def __init__(self, words: Words, width: int = WIDTH) -> None:
        self.words = words
        self.width = width
        self.sheet = Sheet()
        self.y = 0.0
        self.breaks: list[Break] = []

    def finish(self, below: int, alt: str, large: bool = False) -> Picture:
        """Return the picture of the sheet, in parts if it is tall."""
        return Picture(self.paint(below, large), alt, cuts=cuts_for(self.y + below, self.breaks))

    def may_break(self, y: float) -> None:
        """Allow the picture to be cut at a height inside the section begun last."""
        self.breaks.append((y, self.breaks[-1][1] if self.breaks else ""))

    def paint(self, below: int, large: bool = False) -> Image.Image:
        """Paint the sheet, with `below` pixels of paper; `large` lets numbers and names grow."""
        high = round(self.y + below)
        placed = grow(self.sheet.placed, self.width, high) if large else self.sheet.placed
        return paint(blank(self.width, high), placed)

    def section(
        self, message: str, more: str = "", left: float = LEFT, right: float | None = None
    ) -> None:
        """Begin a section of the sheet under its title, between two edges."""
        title = self.words.say(message)
        self.breaks.append((self.y + 6, title))
        self.y += 18
        right = self.width - LEFT if right is None else right
        size = fitting(title, "title", 36, TEXT, right - left)
        title = shorten(title, "title", size, round(right - left))
        box = self.sheet.text(f"title {message}", title, left, self.y + 16, face="title", size=size)
        end, group = box.right, f"more {message}"
        beside = end + 22 + text_width(more, "plain", TEXT) <= right
        if more and beside:
            end = self.sheet.text(
                group, more, end + 22, self.y + 18, size=TEXT, fill=theme.FADED
            ).right
        if end < right - 60:
            line = panel(round(right - end - 24), 3, 1, theme.RULE_LINE, theme.INK, 0)
            self.sheet.put(RULE, line, (right + end + 24) / 2, self.y + 18)
        self.y += 50
        if more and not beside:
            self.write(group, more, left, round(right - left), theme.FADED)

    def write(self, group: str, text: str, left: float, width: int, fill: str = theme.INK) -> None:
        """Write a sentence in as many lines as it needs."""
        for place, line in enumerate(wrap(text, "plain", TEXT, width, 9)):
            y = self.y + place * LEADING + LEADING / 2
            self.sheet.text(f"{group} {place}", line, left, y, size=TEXT, fill=fill)
        self.y += LEADING * (place + 1) + 6

    def row_name(self, group: str, name: str, y: float, room: float) -> None:
        """Name a row at its left, as large as there is room."""
        size = fitting(name, "serif", 36, TEXT, room)
        self.sheet.text(group, name, LEFT, y, face="serif", size=size)

    def space(self, x: float, y: float, size: int) -> Box:
        """Draw an empty space of a track, given its upper left corner."""
        image = panel(size, size, 12, theme.PAPER_DEEP, theme.RULE_LINE, 3)
        return self.sheet.put("ground", image, x + size / 2, y + size / 2)

    def caption(
        self, group: str, text: str, x: float, y: float, *, size: int = 30, fill: str = theme.INK
    ) -> Box:
        """Write a number or a word around a middle."""
        return self.sheet.text(group, text, x, y, face="bold", size=size, fill=fill, anchor="m")

    def count(self, icon: str, number: int | str, x: float, hue: Hue | None = None) -> float:
        """Show a drawing with a number beside it on the current line; return its right end."""
        image = sprite(icon, 62, hue)
        box = self.sheet.put(f"{icon} {x}", image, x + 31, self.y + 32)
        text = str(number)
        return self.sheet.text(
            f"{icon} number {x}", text, box.right + 12, self.y + 32, face="number", size=54
        ).right

    def tally(self, entries: Iterable[tuple[str, Image.Image, str]], step: int = 150) -> None:
        """Show drawings 64 wide, each followed by a number or a word, in rows spaced by `step`."""
        across = int((RIGHT - LEFT) // step)
        rows = 0
        for place, (group, image, text) in enumerate(entries):
            rows = place // across + 1
            x, y = LEFT + place % across * step + 34, self.y + place // across * 78 + 34
            self.sheet.put(group, image, x, y, SHADOW)
            self.sheet.text(group, text, x + 42, y, face="bold", size=40)
        self.y += 78 * rows
