"""Sprites and the sheet they are pasted on: our SVG drawings, shadows, panels, and PNG.

A sprite is drawn once per size and kept while there is room, so that later pictures are mostly
pasting. With the same installed versions, the same calls produce the same pixels.
"""

from __future__ import annotations

import io
import zlib
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import cache, partial, wraps
from importlib.resources import files
from threading import Lock
from typing import Any, ParamSpec, TypeVar

import resvg_py
from cachetools import LRUCache, cached
from cachetools.keys import hashkey
from PIL import Image, ImageDraw, ImageFilter

from render import theme

T = TypeVar("T")
P = ParamSpec("P")

SHADOW = (43, 33, 24)

LARGEST = 300 * 1024
"""Most bytes of a picture, which is sent to every reader of a table, phones included."""

LONGEST_ALT = 1000
"""Most characters of an alt text. Discord allows 1,024; screen readers need fewer."""

FINE, BUSY, FEWEST = 256, 112, 96
"""Number of colours in a picture; a busy board looks no better above the middle one."""

SAMPLE = 3
"""Distance in pixels between those that the colours are chosen from."""

PACKED = 5
"""Compression level of a picture: higher ones take much longer for little."""


ROOM = 128 * 2**20
"""Most bytes of everything drawn that a process keeps. A small server has few hundred to spare."""


def weigh(thing: object) -> int:
    """Return the bytes of a drawn thing: Pillow takes four for each coloured pixel."""
    if isinstance(thing, Image.Image):
        return thing.width * thing.height * (1 if thing.mode == "L" else 4) + _ENTRY
    if isinstance(thing, bytes):
        return len(thing) + _ENTRY
    return sum(map(weigh, thing)) if isinstance(thing, tuple) else 0


_ENTRY = 1024
"""About as many bytes go with the smallest sprite."""

SHELF: LRUCache[Hashable, Any] = LRUCache(ROOM, getsizeof=weigh)
"""Drawn things, found by what they were drawn from; those used longest ago make room."""

_shelf_lock = Lock()


def kept(draw: Callable[P, T]) -> Callable[P, T]:
    """Keep what a function draws on the shelf, for equal arguments; nobody may modify it."""
    found: Callable[P, T] = cached(SHELF, partial(hashkey, draw), _shelf_lock)(draw)
    return found


def packed(draw: Callable[P, Image.Image]) -> Callable[P, Image.Image]:
    """Keep large RGB pictures compressed to a twentieth, which unpack far sooner than redrawn."""

    @kept
    @wraps(draw)
    def pack(*args: P.args, **kwargs: P.kwargs) -> tuple[tuple[int, int], bytes]:
        image = draw(*args, **kwargs)
        return image.size, zlib.compress(image.tobytes(), _PACKED_LAND)

    @wraps(draw)
    def unpack(*args: P.args, **kwargs: P.kwargs) -> Image.Image:
        size, data = pack(*args, **kwargs)
        return Image.frombytes("RGB", size, zlib.decompress(data))

    return unpack


_PACKED_LAND = 3


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture and its alt text, which is cut if too long.

    A tall one is shown in parts, cut at some heights; each says what the part below it shows.
    """

    image: Image.Image
    alt: str
    colours: int = FINE
    cuts: tuple[tuple[int, str], ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "alt", fit_alt(self.alt))

    def parts(self) -> list[Picture]:
        """Return the pictures to be shown below each other; the first one's text describes all."""
        tops, alts = (0, *(y for y, _ in self.cuts)), (self.alt, *(said for _, said in self.cuts))
        ends, wide = (*tops[1:], self.image.height), self.image.width
        return [
            Picture(self.image.crop((0, top, wide, end)), alt, self.colours)
            for top, end, alt in zip(tops, ends, alts, strict=True)
        ]

    def encode(self) -> bytes:
        """Return the picture as PNG; with the fewest colours only where it is too large."""
        data = png(self.image, self.colours)
        return data if len(data) < LARGEST else png(self.image, FEWEST)


def png(image: Image.Image, colours: int) -> bytes:
    """Encode a picture as PNG: flat ink keeps its edges, which WebP would blur."""
    sample = (max(1, image.width // SAMPLE), max(1, image.height // SAMPLE))
    seen = image.resize(sample, Image.Resampling.NEAREST)
    palette = seen.quantize(colours, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    out = io.BytesIO()
    inked = image.quantize(palette=palette, dither=Image.Dither.NONE)
    inked.save(out, "PNG", compress_level=PACKED)
    return out.getvalue()


def fit_alt(text: str) -> str:
    """Cut a text to the length of an alt text."""
    return text if len(text) <= LONGEST_ALT else text[: LONGEST_ALT - 1] + "…"


def rasterise(svg: str, width: int, style: str | None = None) -> Image.Image:
    """Rasterise SVG text at a width in pixels."""
    png = resvg_py.svg_to_bytes(
        svg_string=svg, width=width, style_sheet=style, skip_system_fonts=True
    )
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")


@cache
def drawing(name: str) -> str:
    """Read the SVG text of a drawing; raise LookupError if there is none of that name."""
    path = files("render") / "art" / f"{name}.svg"
    if not path.is_file():
        raise LookupError(f"no drawing {name}.svg in render/art")
    return path.read_text(encoding="utf-8")


@cache
def has_drawing(name: str) -> bool:
    """Return whether there is a drawing of that name."""
    return (files("render") / "art" / f"{name}.svg").is_file()


def tint_style(hue: theme.Hue) -> str:
    """Write the style sheet that colours a drawing's coat and shade."""
    return f".coat{{fill:{hue.coat}}} .shade{{fill:{hue.shade}}}"


@kept
def sprite(
    name: str, width: int, hue: theme.Hue | None = None, shadow: int = 0, look: str = ""
) -> Image.Image:
    """Return a drawing at a width, on request coloured and on a soft shadow.

    A shadow grows the sprite by `shadow` on every side; a layout leaves it out. `look` is
    `faded` (absent, or not available yet) or `grey` (used up).
    """
    image = rasterise(drawing(name), width, None if hue is None else tint_style(hue))
    if look:
        image = {"faded": _faded, "grey": _greyed}[look](image)
    return with_shadow(image, shadow) if shadow else image


def _faded(image: Image.Image) -> Image.Image:
    pale = image.copy()
    pale.putalpha(image.getchannel("A").point([value * 3 // 10 for value in range(256)]))
    return pale


def _greyed(image: Image.Image) -> Image.Image:
    grey = image.convert("L").point([90 + value * 150 // 255 for value in range(256)])
    return Image.merge("RGBA", (grey, grey, grey, image.getchannel("A")))


def with_shadow(image: Image.Image, size: int) -> Image.Image:
    """Return a sprite on its soft shadow, `size` pixels larger on every side."""
    grown = Image.new("RGBA", (image.width + 2 * size, image.height + 2 * size))
    mask = Image.new("L", grown.size)
    mask.paste(image.getchannel("A").point(_HALF), (size, size + size // 2))
    mask = mask.filter(ImageFilter.GaussianBlur(size / 2.5))
    grown.paste(Image.new("RGBA", grown.size, (*SHADOW, 255)), (0, 0))
    grown.putalpha(mask)
    grown.alpha_composite(image, (size, size))
    return grown


_HALF = [value * 9 // 20 for value in range(256)]


@kept
def panel(
    width: int, height: int, radius: int, fill: str, line: str = theme.INK, thick: int = 3
) -> Image.Image:
    """Return a rounded panel with an ink outline: its corners are drawn, its sides stretched."""
    whole = 2 * (max(radius, thick) + _SIDE) + 1
    wide, high = min(width, whole), min(height, whole)
    big = Image.new("RGBA", (wide * 3, high * 3))
    ImageDraw.Draw(big).rounded_rectangle(
        (0, 0, wide * 3 - 1, high * 3 - 1),
        radius * 3,
        fill=fill or None,
        outline=line if thick else None,
        width=thick * 3,
    )
    small = big.resize((wide, high), Image.Resampling.LANCZOS)
    turned = _widened(small, width).transpose(Image.Transpose.TRANSPOSE)
    return _widened(turned, height).transpose(Image.Transpose.TRANSPOSE)


_SIDE = 4
"""Pixels from a corner to where a side looks the same all along, beyond the reach of Lanczos."""


def _widened(image: Image.Image, width: int) -> Image.Image:
    """Repeat the middle column of a picture until it has a width."""
    wide, high, half = image.width, image.height, image.width // 2
    middle = image.crop((half, 0, half + 1, high))
    grown = middle.resize((width, high), Image.Resampling.NEAREST)
    grown.paste(image.crop((0, 0, half, high)), (0, 0))
    grown.paste(image.crop((half, 0, wide, high)), (width - wide + half, 0))
    return grown


@kept
def corner(size: int, fill: str, thick: int = 3) -> Image.Image:
    """Return the lower left corner of a rounded panel, cut off diagonally by an ink line."""
    rounded = panel(size * 2, size * 2, size // 2, fill, theme.INK, thick).crop(
        (0, size, size, size * 2)
    )
    mask = Image.new("L", (size * 3, size * 3))
    ImageDraw.Draw(mask).polygon([(0, 0), (0, size * 3), (size * 3, size * 3)], fill=255)
    line = Image.new("RGBA", (size * 3, size * 3))
    ImageDraw.Draw(line).line((0, 0, size * 3, size * 3), fill=theme.INK, width=thick * 3)
    rounded.alpha_composite(line.resize((size, size), Image.Resampling.LANCZOS))
    image = Image.new("RGBA", (size, size))
    image.paste(rounded, mask=mask.resize((size, size), Image.Resampling.LANCZOS))
    return image


def disc(diameter: int, fill: str, line: str = theme.INK, thick: int = 3) -> Image.Image:
    """Return a disc with an ink outline."""
    return panel(diameter, diameter, diameter // 2, fill, line, thick)


def blank(width: int, height: int, colour: str = theme.PAPER) -> Image.Image:
    """Return an empty sheet of paper."""
    return Image.new("RGB", (width, height), colour)
