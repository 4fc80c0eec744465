"""Chips of the map: units by their drawing and number.

They are as large as their room allows, because phones show little else of a piece.
"""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from render import theme
from render.canvas import kept, panel, sprite
from render.change_marks import FRESH
from render.lettering import cap_middle, text_sprite, text_width
from render.runewars.printed import UNITS, glyph_of
from render.theme import Hue

_FACE = "number"

Part = tuple[str, str, str]
"""A number with its background and its colour."""


@dataclass(frozen=True, slots=True)
class Chip:
    """Units of a kind: their drawing with the number standing, then the number routed."""

    icon: str
    standing: int
    routed: int
    hue: Hue

    def draw(self, high: int) -> Image.Image:
        """Return the chip at a height."""
        return _drawn(self, high)

    def ratio(self) -> float:
        """Return its width as a share of its height."""
        return _width(self, 100) / 100 + 0.03

    def parts(self) -> tuple[Part, ...]:
        """List its numbers."""
        coat, pale = (self.hue.coat, self.hue.text), (self.hue.tint, theme.INK)
        if not self.standing:
            return ((str(self.routed), *pale),)
        first = (str(self.standing), *coat)
        return (first, (str(self.routed), *pale)) if self.routed else (first,)


def chip_of(unit: int, standing: int, routed: int) -> Chip:
    """Return the chip of units of a type, in the colour of the type's own faction."""
    return Chip(glyph_of(unit), standing, routed, theme.army_of(UNITS[unit].faction))


@kept
def glow(wide: int, high: int) -> Image.Image:
    """Return the outline of a recent change, to lie under a chip of a size."""
    edge = max(4, high // 9)
    return panel(wide + 2 * edge, high + 2 * edge, high // 4 + edge, FRESH, theme.INK, 2)


def _size(high: int) -> int:
    return round(high * 1.2)


def _pad(high: int) -> int:
    return max(2, round(high * 0.06))


def _edge(high: int) -> int:
    return max(2, high // 14)


def _face(high: int) -> int:
    """Return the size of the drawing."""
    return high - 2 * _edge(high)


def _widths(chip: Chip, high: int) -> list[int]:
    wide = [text_width(text, _FACE, _size(high)) + 2 * _pad(high) for text, _, _ in chip.parts()]
    wide[0] += _face(high) + _edge(high) - _pad(high)
    return wide


def _width(chip: Chip, high: int) -> int:
    return sum(_widths(chip, high))


@kept
def _drawn(chip: Chip, high: int) -> Image.Image:
    """Draw the parts side by side in one rounded outline of ink; the routed lie on their side."""
    line, radius, size = _edge(high), round(high * 0.2), _size(high)
    parts, widths = chip.parts(), _widths(chip, high)
    width = sum(widths)
    image = panel(width, high, radius, parts[0][1], theme.INK, line).copy()
    face = sprite(chip.icon, _face(high))
    image.alpha_composite(face if chip.standing else face.rotate(-90), (line, line))
    x = 0
    for place, ((text, fill, colour), wide) in enumerate(zip(parts, widths, strict=True)):
        if place:
            rest = panel(width, high, radius, fill, theme.INK, line).crop((x, 0, width, high))
            image.paste(rest, (x, 0))
            image.paste(theme.INK, (x - line // 2, 0, x - line // 2 + line, high))
        x += wide
        writing = text_sprite(text, _FACE, size, colour)
        top = round(high / 2 - cap_middle(_FACE, size))
        seen = writing.crop((0, max(0, -top), writing.width, min(writing.height, high - top)))
        image.alpha_composite(seen, (x - _pad(high) - writing.width, max(0, top)))
    return image
