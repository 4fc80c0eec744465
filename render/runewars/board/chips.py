"""Chips and plates of the map: units by letter and number, areas by name and holder.

They are written as large as their room allows, because phones show little else of a piece.
"""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from render import theme
from render.canvas import kept, panel
from render.change_marks import FRESH
from render.lettering import cap_middle, text_sprite, text_width
from render.theme import Hue

_FACE = "number"

Part = tuple[str, str, str]
"""A part of a chip: text, background, colour of the text."""


@dataclass(frozen=True, slots=True)
class Chip:
    """Units of a kind: its letter with the number standing, then the number routed."""

    letter: str
    standing: int
    routed: int
    hue: Hue

    def draw(self, high: int) -> Image.Image:
        """Return the chip at a height."""
        return _drawn(self, high)

    def ratio(self) -> float:
        """Return its width as a share of its height."""
        return _width(self.parts(), 100, _size(100)) / 100 + 0.03

    def parts(self) -> tuple[Part, ...]:
        """List its parts; a single unit is not counted."""
        coat, pale = (self.hue.coat, self.hue.text), (self.hue.tint, theme.INK)
        if not self.standing:
            return ((self.letter + _count(self.routed), *pale),)
        first = (self.letter + _count(self.standing), *coat)
        return (first, (str(self.routed), *pale)) if self.routed else (first,)


@kept
def _drawn(chip: Chip, high: int) -> Image.Image:
    return _joined(chip.parts(), high, _size(high))


@kept
def plate(name: str, hue: Hue, high: int, most: int) -> tuple[Image.Image, Image.Image]:
    """Return the letter of an area's holder, and the area's name, to be set side by side."""
    parts: tuple[Part, ...] = (
        (hue.letter, hue.coat, hue.text),
        (name, theme.PAPER_LIGHT, theme.INK),
    )
    size = round(high * 1.06)
    while size > 8 and _width(parts, high, size) > most:
        size -= 1
    whole = _joined(parts, high, size)
    cut = text_width(hue.letter, _FACE, size) + 2 * _pad(high)
    return whole.crop((0, 0, cut, high)), whole.crop((cut, 0, whole.width, high))


@kept
def glow(wide: int, high: int) -> Image.Image:
    """Return the outline of a recent change, to lie under a chip of a size."""
    edge = max(4, high // 9)
    return panel(wide + 2 * edge, high + 2 * edge, high // 4 + edge, FRESH, theme.INK, 2)


def _count(number: int) -> str:
    return str(number) if number > 1 else ""


def _size(high: int) -> int:
    return round(high * 1.12)


def _pad(high: int) -> int:
    return max(2, round(high * 0.09))


def _width(parts: tuple[Part, ...], high: int, size: int) -> int:
    return sum(text_width(text, _FACE, size) + 2 * _pad(high) for text, _, _ in parts)


def _joined(parts: tuple[Part, ...], high: int, size: int) -> Image.Image:
    """Draw parts side by side in one rounded outline of ink."""
    line, radius = max(2, high // 14), round(high * 0.2)
    width = _width(parts, high, size)
    image = panel(width, high, radius, parts[0][1], theme.INK, line).copy()
    x = 0
    for place, (text, fill, colour) in enumerate(parts):
        wide = text_width(text, _FACE, size) + 2 * _pad(high)
        if place:
            rest = panel(width, high, radius, fill, theme.INK, line).crop((x, 0, width, high))
            image.paste(rest, (x, 0))
            image.paste(theme.INK, (x - line // 2, 0, x - line // 2 + line, high))
        writing = text_sprite(text, _FACE, size, colour)
        top = round(high / 2 - cap_middle(_FACE, size))
        seen = writing.crop((0, max(0, -top), writing.width, min(writing.height, high - top)))
        image.alpha_composite(seen, (x + _pad(high), max(0, top)))
        x += wide
    return image
