"""A part of a board, drawn larger: the window on the land, and its place in the picture."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from render import theme
from render.boxes import Box, Placed, Point, paint
from render.canvas import kept, packed, panel, rasterise

WIDE, HIGH = 900, 860
"""Size of the part of the picture that shows the land."""
TALLEST = 1200
"""Greatest height of that part, if the text beside it is long."""
EDGE = 12
PICTURE = 1500
"""Width of the whole picture, with the text beside the land."""
COLUMN = EDGE + WIDE + 34
"""Left edge of the text beside the land."""
_VEIL = 105
"""Opacity of the veil around a close-up, of 255."""


@dataclass(frozen=True, slots=True)
class Window:
    """A part of a board in the board's coordinates, and its magnification."""

    left: float
    top: float
    zoom: float
    wide: int = WIDE
    high: int = HIGH

    @classmethod
    def on(
        cls, middle: Point, zoom: float, frame: Box, wide: int = WIDE, high: int = HIGH
    ) -> Window:
        """Open a window on a place, inside the frame of the board."""
        across, deep = wide / zoom, high / zoom
        left = min(max(middle[0] - across / 2, frame.left), frame.right - across)
        top = min(max(middle[1] - deep / 2, frame.top), frame.bottom - deep)
        return cls(round(left), round(top), zoom, wide, high)

    def at(self, place: Point) -> Point:
        """Return the position of a board's place in the picture."""
        return (
            EDGE + (place[0] - self.left) * self.zoom,
            EDGE + (place[1] - self.top) * self.zoom,
        )

    @property
    def box(self) -> Box:
        """The window in the picture."""
        return Box(EDGE, EDGE, EDGE + self.wide, EDGE + self.high)

    def inner(self, margin: float) -> Box:
        """Return the window without its margins."""
        box = self.box
        return Box(box.left + margin, box.top + margin, box.right - margin, box.bottom - margin)


def height_for(column: float) -> int:
    """Return the height of a window beside a column with this lower end."""
    return round(min(max(HIGH, column - EDGE), TALLEST))


def round_spot(middle: Point, radius: float) -> list[Point]:
    """Return the outline of a round place."""
    steps = (n * math.tau / 60 for n in range(60))
    return [(middle[0] + radius * math.cos(a), middle[1] + radius * math.sin(a)) for a in steps]


@packed
def land(svg: str, board: tuple[int, int], window: Window) -> Image.Image:
    """Draw a window of a board's land."""
    whole = f'viewBox="0 0 {board[0]} {board[1]}"'
    assert whole in svg, "the drawing of a board begins with its size"
    across, deep = window.wide / window.zoom, window.high / window.zoom
    part = f'viewBox="{window.left:.2f} {window.top:.2f} {across:.2f} {deep:.2f}"'
    drawn = rasterise(svg.replace(whole, part, 1), window.wide)
    flat = Image.new("RGB", (window.wide, window.high), theme.PAPER)
    flat.paste(drawn, (0, 0), drawn)
    return flat


def scene(
    land: Image.Image,
    window: Window,
    around: Iterable[Placed],
    spots: Iterable[Sequence[Point]],
    there: Iterable[Placed],
) -> Image.Image:
    """Draw a framed window: its surroundings under a veil, the rest in full.

    `spots` are the outlines of the places without a veil.
    """
    wide, high = window.wide + 2 * EDGE, window.high + 2 * EDGE
    image = Image.new("RGB", (wide, high), theme.PAPER)
    image.paste(land, (EDGE, EDGE))
    paint(image, around)
    mask = Image.new("L", image.size, _VEIL)
    draw = ImageDraw.Draw(mask)
    for spot in spots:
        draw.polygon([(round(x), round(y)) for x, y in spot], fill=0)
    image.paste(Image.new("RGB", image.size, theme.PAPER), (0, 0), mask)
    paint(image, there)
    mat = _mat(wide, high)
    image.paste(mat, (0, 0), mat)
    return image


def page_of(scene: Image.Image, column: Iterable[Placed], high: float) -> Image.Image:
    """Put a scene and the column beside it on one page, high enough for both."""
    image = Image.new("RGB", (PICTURE, max(scene.height, round(high))), theme.PAPER)
    image.paste(scene, (0, 0))
    return paint(image, column)


def _mat(wide: int, high: int) -> Image.Image:
    """Return a mat of paper with a rounded window, outlined in ink."""
    short, below = _short_mat(wide), high - _CORNERS
    row = short.crop((0, _CORNERS, wide, _CORNERS + 1))
    mat = row.resize((wide, high), Image.Resampling.NEAREST)
    mat.paste(short.crop((0, 0, wide, _CORNERS)), (0, 0))
    mat.paste(short.crop((0, _CORNERS, wide, 2 * _CORNERS)), (0, below))
    return mat


_CORNERS = 60
"""Height of the upper and of the lower end of a mat; all its rows in between are equal."""


@kept
def _short_mat(wide: int) -> Image.Image:
    """Return a mat that has no more than its two ends."""
    high = 2 * _CORNERS
    hole = panel(wide - 2 * EDGE + 4, high - 2 * EDGE + 4, 26, "#000000", "#000000", 0)
    mat = Image.new("RGBA", (wide, high), theme.PAPER)
    alpha = Image.new("L", (wide, high), 255)
    alpha.paste(0, (EDGE - 2, EDGE - 2), hole.getchannel("A"))
    mat.putalpha(alpha)
    line = panel(wide - 2 * EDGE + 4, high - 2 * EDGE + 4, 26, "", theme.INK, 5)
    mat.alpha_composite(line, (EDGE - 2, EDGE - 2))
    return mat


def nearest_free(
    wanted: Point, width: float, high: float, taken: Iterable[Box], frame: Box
) -> Box | None:
    """Find the free place for a box nearest to a point, within a frame."""
    taken = list(taken)
    for far in range(0, 420, 10):
        for turn in range(1 if not far else 24):
            angle = turn * math.pi / 12
            x = wanted[0] + far * math.cos(angle)
            y = wanted[1] + far * math.sin(angle)
            box = Box.around(x, y, width, high)
            if box.inside(frame) and not box.overlaps_any(taken):
                return box
    return None
