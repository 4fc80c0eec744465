"""Written text as sprites: lines and numbers, their measures, and fitting them to a width.

Every sprite is written once per size and cached. The same calls produce the same pixels.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache

from PIL import Image, ImageDraw

from render import theme
from render.canvas import kept

LINES = 400
"""Number of lines kept, apart from all sprites: most are written once, and would displace those."""
BREAKS = re.compile(r"[ \n]+")


@lru_cache(maxsize=LINES)
def text_sprite(
    text: str, face: str, size: int, fill: str = theme.INK, outline: str = "", stroke: int = 0
) -> Image.Image:
    """Return a line of text, cropped to its advance and the height of capitals and descenders."""
    font = theme.font(face, size)
    ascent, descent = font.getmetrics()
    width = max(1, text_width(text, face, size) + 2 * stroke)
    image = Image.new("RGBA", (width, ascent + descent + 2 * stroke), (*_rgb(outline or fill), 0))
    ImageDraw.Draw(image).text(
        (stroke, stroke), text, font=font, fill=fill, stroke_width=stroke, stroke_fill=outline
    )
    image.info["written"] = (text, face, size, fill, outline, stroke)
    return image


GROWING = ("number", "title", "bold")
"""Typefaces of numbers and names, which can be enlarged."""


def is_number(image: Image.Image) -> bool:
    """Return whether a sprite is a written number."""
    return bool(image.info.get("written", ("", ""))[1] == "number")


@kept
def _written(text: str, face: str, size: int, fill: str, outline: str, stroke: int) -> Image.Image:
    image = text_sprite(text, face, size, fill, outline, stroke)
    box = image.getchannel("A").getbbox()
    return image.crop(box) if box else image


def written_large(image: Image.Image, times: float) -> Image.Image | None:
    """Return a number or name `times` as large, cropped to its ink; None for other sprites."""
    text, face, size, fill, outline, stroke = image.info.get("written", ("", "", 0, "", "", 0))
    if face not in GROWING:
        return None
    return _written(text, face, round(size * times), fill, outline, stroke)


@kept
def numeral(
    text: str,
    size: int,
    fill: str = theme.PAPER_LIGHT,
    stroke: int = 5,
    outline: str = theme.INK,
) -> Image.Image:
    """Return an outlined number, cropped to its ink."""
    image = text_sprite(text, "number", size, fill, outline, stroke)
    box = image.getchannel("A").getbbox()
    return image.crop(box) if box else image


@lru_cache(maxsize=16384)
def text_width(text: str, face: str, size: int) -> int:
    """Return the width of a line of text in pixels."""
    font = theme.font(face, size)
    # The ellipsis of the serif faces extends far beyond its advance.
    return round(font.getbbox(text)[2] if text.endswith("…") else font.getlength(text))


def legible(text: str, face: str) -> str:
    """Remove characters that a typeface lacks, such as emojis; make fancy letters plain."""
    plain = unicodedata.normalize("NFKC", text)
    return " ".join("".join(sign for sign in plain if _has(face, sign)).split())


@lru_cache(maxsize=4096)
def _has(face: str, sign: str) -> bool:
    """Return whether a typeface has a character: missing ones look like one no typeface has."""
    font = theme.font(face, 20)
    return bytes(font.getmask(sign)) != bytes(font.getmask("\uffff"))


def shorten(text: str, face: str, size: int, width: int) -> str:
    """Cut a line to a width, with an ellipsis if anything was cut."""
    if text_width(text, face, size) <= width:
        return text
    while text and text_width(text + "…", face, size) > width:
        text = text[:-1]
    return text.rstrip() + "…"


def fitting(text: str, face: str, most: int, least: int, width: float) -> int:
    """Return the largest size at which a line fits a width, or the smallest allowed."""
    size = most
    while size > least and text_width(text, face, size) > width:
        size -= 1
    return size


def wrap_whole(
    text: str, face: str, most: int, least: int, width: int, rows: int
) -> tuple[int, list[str]]:
    """Break a sentence into few lines at the largest size that cuts nothing; return that size."""
    for size in range(most, least, -1):
        lines = wrap(text, face, size, width, rows + 1)
        if len(lines) <= rows and all(text_width(each, face, size) <= width for each in lines):
            return size, lines
    return least, wrap(text, face, least, width, rows)


def wrap(text: str, face: str, size: int, width: int, most: int) -> list[str]:
    """Break a sentence into at most `most` lines of a width, but never at a no-break space."""
    lines: list[str] = []
    words = [word for word in BREAKS.split(text) if word]
    while words and len(lines) < most - 1:
        line = words.pop(0)
        while words and text_width(f"{line} {words[0]}", face, size) <= width:
            line = f"{line} {words.pop(0)}"
        lines.append(line)
    if words:
        lines.append(shorten(" ".join(words), face, size, width))
    return lines


@cache
def cap_middle(face: str, size: int) -> float:
    """Return the distance from the top of a text sprite to the middle of its capitals."""
    left, top, right, bottom = theme.font(face, size).getbbox("H")
    assert right > left
    return (top + bottom) / 2


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
