"""Layouts to be painted: boxes, and sprites with the room they take.

A layout is a list of `Placed`, which is tested for overlaps, and which the canvas pastes.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from PIL import Image

from render import theme
from render.lettering import cap_middle, numeral, text_sprite

Point = tuple[float, float]


class Box(NamedTuple):
    """An upright rectangle, or the circle inside it if `round` is true."""

    left: float
    top: float
    right: float
    bottom: float
    round: bool = False

    @classmethod
    def around(cls, x: float, y: float, width: float, height: float | None = None) -> Box:
        """Return the rectangle of a size around a middle."""
        high = width if height is None else height
        return cls(x - width / 2, y - high / 2, x + width / 2, y + high / 2)

    @classmethod
    def disc(cls, x: float, y: float, diameter: float) -> Box:
        """Return the circle of a diameter around a middle."""
        half = diameter / 2
        return cls(x - half, y - half, x + half, y + half, True)

    @property
    def middle(self) -> Point:
        """The middle of the box."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    @property
    def width(self) -> float:
        """The width of the box; of a circle, its diameter."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """The height of the box."""
        return self.bottom - self.top

    def inside(self, other: Box) -> bool:
        """Return whether the box lies completely in another, upright one."""
        return (
            self.left >= other.left
            and self.top >= other.top
            and self.right <= other.right
            and self.bottom <= other.bottom
        )

    def overlaps_any(self, others: Iterable[Box]) -> bool:
        """Return whether the box overlaps any of the others; fast, for millions of calls."""
        left, top, right, bottom, _ = self
        for other in others:
            apart = left >= other[2] or other[0] >= right or top >= other[3] or other[1] >= bottom
            if not apart and self.overlaps(other):
                return True
        return False

    def overlaps(self, other: Box, slack: float = 0.5) -> bool:
        """Return whether two boxes share more than `slack` pixels."""
        left, top, right, bottom, is_round = self
        if left >= other.right or other.left >= right:
            return False
        if top >= other.bottom or other.top >= bottom:
            return False
        if is_round and other.round:
            gap = math.dist(self.middle, other.middle) - (self.width + other.width) / 2
            return gap < -slack
        if is_round or other.round:
            ball, block = (self, other) if is_round else (other, self)
            x, y = ball.middle
            near = (min(max(x, block.left), block.right), min(max(y, block.top), block.bottom))
            return math.dist((x, y), near) < ball.width / 2 - slack
        return (
            min(right, other.right) - max(left, other.left) > slack
            and min(bottom, other.bottom) - max(top, other.top) > slack
        )


@dataclass(frozen=True, slots=True)
class Placed:
    """A sprite and the room it takes. Only sprites of one `group` may overlap: a piece, its count.

    The sprite is pasted with its middle on the middle of the box, and may be larger by its shadow.
    The group `ground` lies under everything and may be covered.
    """

    group: str
    box: Box
    image: Image.Image


@dataclass(slots=True)
class Sheet:
    """A layout under construction."""

    placed: list[Placed] = field(default_factory=list)

    def __iter__(self) -> Iterator[Placed]:
        return iter(self.placed)

    def add(self, many: Iterable[Placed]) -> None:
        """Add sprites laid out elsewhere."""
        self.placed.extend(many)

    def put(self, group: str, image: Image.Image, x: float, y: float, shadow: int = 0) -> Box:
        """Place a sprite, without its shadow, around a middle; return its room."""
        box = Box.around(x, y, image.width - 2 * shadow, image.height - 2 * shadow)
        self.placed.append(Placed(group, box, image))
        return box

    def text(
        self,
        group: str,
        text: str,
        x: float,
        y: float,
        *,
        face: str = "plain",
        size: int = 28,
        fill: str = theme.INK,
        anchor: str = "l",
    ) -> Box:
        """Write a line, capitals centred on `y`; `anchor` tells which part `x` is: l, m or r."""
        image = text_sprite(text, face, size, fill)
        ink = image.getchannel("A").getbbox() or (0, 0, image.width, image.height)
        left = x - {"l": 0.0, "m": image.width / 2, "r": float(image.width)}[anchor]
        top = y - cap_middle(face, size)
        box = Box(left + ink[0], top + ink[1], left + ink[2], top + ink[3])
        self.placed.append(Placed(group, box, image.crop(ink)))
        return box

    def number(
        self, group: str, number: int | str, x: float, y: float, size: int, anchor: str = "l"
    ) -> Box:
        """Write an outlined number with its middle line at `y`."""
        image = numeral(str(number), size)
        left = x - {"l": 0.0, "m": image.width / 2, "r": float(image.width)}[anchor]
        return self.put(group, image, left + image.width / 2, y)


def paint(base: Image.Image, placed: Iterable[Placed]) -> Image.Image:
    """Paste a layout on a sheet, in order, and return the sheet."""
    for each in placed:
        x, y = each.box.middle
        corner = round(x - each.image.width / 2), round(y - each.image.height / 2)
        base.paste(each.image, corner, each.image)
    return base
