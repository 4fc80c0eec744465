"""A question asked on the map: the position is drawn once and cached, lights are laid over it.

Every such picture of a game has the same size, lit or not, so that one can replace another.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from PIL import Image, ImageDraw

from render import theme
from render.boxes import Box, Placed, Point, paint
from render.canvas import disc, kept, rasterise, with_shadow
from render.change_marks import FRESH
from render.lettering import cap_middle, numeral, text_sprite
from render.strokes import pine

WIDE = 960
"""Width of every picture of a question, in pixels: a phone shows it at 0.4 of that."""
ORIGIN = "#fffdf4"
"""Colour of the start of a move: white, and dashed."""
_DARK, _VEIL = "#2a2a2c", 0.56
MARK = 62
"""Size of a letter's disc: 11 pixels of ink on a phone."""


@dataclass(frozen=True, slots=True)
class Lit:
    """Places lit in a question's picture, and the place where the ways to or from them meet.

    Places are numbered as for `Game.find_place`. Each comes with the mark on its button; an empty
    one if the button shows the place's own number or name, which is printed on the map. Without
    any, the picture is the plain board.
    """

    places: tuple[tuple[int, str], ...] = ()
    origin: int | None = None
    """Start of all ways."""
    goal: int | None = None
    """End of all ways, if they start at several places."""

    @property
    def end(self) -> int | None:
        """The end that all ways have in common: it is marked."""
        return self.goal if self.origin is None else self.origin

    def spots(self) -> tuple[tuple[int, str], ...]:
        """Return the places to choose from, and first the common end."""
        if self.end is None:
            return self.places
        return (self.end, ""), *(each for each in self.places if each[0] != self.end)

    def ways(self) -> Iterator[tuple[int, int]]:
        """Yield where each way starts and ends."""
        for place, _ in self.places:
            if self.origin is not None and place != self.origin:
                yield self.origin, place
            elif self.origin is None and self.goal is not None and place != self.goal:
                yield place, self.goal


@dataclass(frozen=True, slots=True)
class Spot:
    """A lit place: sprites around its middle, in pixels of the picture."""

    middle: Point
    mask: Image.Image
    """Mask of the part shown in full."""
    ring: Image.Image
    mark: str = ""
    mark_at: Point = (0.0, 0.0)
    """Position of its mark, relative to its middle."""
    sign: str = ""
    """Text in its middle, if the map has no name for it."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A part of the map at the size of the picture; do not modify it."""

    bright: Image.Image
    window: Box

    @property
    def zoom(self) -> float:
        """Pixels of the picture per pixel of the board."""
        return WIDE / self.window.width

    def at(self, place: Point) -> Point:
        """Return the position of a board's point in the picture."""
        return (place[0] - self.window.left) * self.zoom, (place[1] - self.window.top) * self.zoom

    def dimmed(self) -> Image.Image:
        """Return a new picture of it in the dark."""
        return Image.blend(self.bright, night(self.bright.height), _VEIL)


def night(high: int) -> Image.Image:
    """Return the dark background of dimmed parts."""
    return Image.new("RGB", (WIDE, high), _DARK)


@dataclass(slots=True)
class Stage:
    """The map of one position, as much of it as pictures show, and the height of these."""

    land: Image.Image
    room: Box
    """The part of the board that `land` shows."""
    high: int
    pieces: Sequence[Box] = ()
    """Boxes of the pieces on the board, which a mark should leave to be seen."""
    masks: dict[int, Image.Image] = field(default_factory=dict)
    """Masks of the parts shown in full, by place, if they differ."""
    _kept: Seen | None = None

    def through(self, window: Box) -> Seen:
        """Return the map within a window of the picture's shape."""
        seen = self._kept  # another thread may replace it
        if seen is None or seen.window != window:
            seen = self._kept = Seen(scaled(self.land, self.room, window, self.high), window)
        return seen


def scaled(land: Image.Image, room: Box, window: Box, high: int) -> Image.Image:
    """Return what a window shows of a land that fills a room, at the size of the picture."""
    size = WIDE, high
    if window == room and land.size == size:
        return land
    part = (
        round(window.left - room.left), round(window.top - room.top),
        round(window.right - room.left), round(window.bottom - room.top),
    )  # fmt: skip
    bright = land.crop(part)
    return bright if bright.size == size else bright.resize(size, Image.Resampling.HAMMING)


def light(seen: Seen, spots: Sequence[Spot], ways: Iterable[Placed] = ()) -> Image.Image:
    """Return the picture with some places lit; without any, the plain one."""
    if not spots:
        return seen.bright.copy()
    image = paint(seen.dimmed(), ways)
    for spot in spots:
        corner = _corner(spot.middle, spot.ring)
        image.paste(spot.ring, corner, spot.ring)
    for spot in spots:
        left, top = _corner(spot.middle, spot.mask)
        there = seen.bright.crop((left, top, left + spot.mask.width, top + spot.mask.height))
        image.paste(there, (left, top), spot.mask)
    for spot in spots:
        if spot.sign:
            sign = wood_sign(spot.sign)
            image.paste(sign, _corner(spot.middle, sign), sign)
        if spot.mark:
            mark = letter_disc(spot.mark)
            x, y = spot.middle[0] + spot.mark_at[0], spot.middle[1] + spot.mark_at[1]
            half = mark.width / 2
            x, y = min(max(x, half), WIDE - half), min(max(y, half), image.height - half)
            image.paste(mark, _corner((x, y), mark), mark)
    return image


def least_hiding(discs: Iterable[Box], pieces: Sequence[Box]) -> Box:
    """Return the first disc that hides least of the pieces."""
    return min(discs, key=lambda disc: sum(_shared(disc, piece) for piece in pieces))


def _shared(one: Box, other: Box) -> float:
    """Return the area that two upright rectangles share."""
    wide = min(one.right, other.right) - max(one.left, other.left)
    high = min(one.bottom, other.bottom) - max(one.top, other.top)
    return max(0.0, wide) * max(0.0, high)


def _corner(middle: Point, image: Image.Image) -> tuple[int, int]:
    return round(middle[0] - image.width / 2), round(middle[1] - image.height / 2)


@kept
def letter_disc(mark: str) -> Image.Image:
    """Return the mark of a button on a golden disc."""
    image = disc(MARK, FRESH, theme.INK, 4).copy()
    size = 44 if len(mark) < 2 else 34
    text = text_sprite(mark, "number", size, theme.INK)
    top = round(MARK / 2 - cap_middle("number", size))
    image.alpha_composite(text, (max(0, (MARK - text.width) // 2), max(0, top)))
    return with_shadow(image, 4)


@kept
def wood_sign(number: str) -> Image.Image:
    """Return a forest's number beside a tree."""
    tree = rasterise(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 52">'
        f"{pine(20, 30, 20, '#6f9a4b', '#547a35', theme.INK)}</svg>",
        38,
    )
    text = numeral(number, 48, stroke=4)
    image = Image.new("RGBA", (tree.width + text.width - 4, max(tree.height, text.height)))
    image.alpha_composite(tree, (0, (image.height - tree.height) // 2))
    image.alpha_composite(text, (tree.width - 4, (image.height - text.height) // 2))
    return image


@kept
def ring_around(outline: tuple[Point, ...], origin: bool = False) -> Image.Image:
    """Return a thick ring along an outline around the point (0, 0)."""
    far = max(max(abs(x), abs(y)) for x, y in outline) + 14
    side = 2 * round(far)
    path = "M" + "L".join(f"{x + far:.1f} {y + far:.1f}" for x, y in outline) + "Z"
    colour, dash = (ORIGIN, ' stroke-dasharray="22 16"') if origin else (FRESH, "")
    return rasterise(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" fill="none"'
        f' stroke-linejoin="round"><path d="{path}" stroke="{theme.INK}" stroke-width="19"/>'
        f'<path d="{path}" stroke="{colour}" stroke-width="12"{dash}/></svg>',
        side,
    )


@kept
def mask_of(outlines: tuple[tuple[Point, ...], ...]) -> Image.Image:
    """Return a mask of shapes around the point (0, 0)."""
    far = round(max(max(abs(x), abs(y)) for outline in outlines for x, y in outline)) + 2
    big = Image.new("L", (4 * far, 4 * far))
    draw = ImageDraw.Draw(big)
    for outline in outlines:
        draw.polygon([(round((x + far) * 2), round((y + far) * 2)) for x, y in outline], fill=255)
    return big.resize((2 * far, 2 * far), Image.Resampling.BOX)
