"""Marks of the latest changes on a picture: arrows along ways, and halos behind pieces."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import TypeVar

from PIL import Image

from render import theme
from render.boxes import Point, Sheet
from render.canvas import kept, panel, rasterise
from render.lettering import cap_middle, text_sprite

T = TypeVar("T")

MOST_WAYS = 14
"""Most arrows on a map: more would hide it."""
FRESH = "#ffe94f"
"""Colour of recent changes."""


def arrow(line: Sequence[Point], colour: str, under: bool) -> tuple[Image.Image, Point]:
    """Return an arrow along a line, dashed underground, and the place of its upper left corner."""
    dash = ' stroke-dasharray="26 30"' if under else ""
    (x1, y1), (x2, y2) = line[max(0, len(line) - 8)], line[-1]
    length = math.dist((x1, y1), (x2, y2)) or 1.0
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    neck = (x2 - ux * 30, y2 - uy * 30)
    body = [point for point in line if math.dist(point, (x2, y2)) > 28] or [line[0]]
    left = min(x for x, _ in line) - 34
    top = min(y for _, y in line) - 34
    width = round(max(x for x, _ in line) + 34 - left)
    high = round(max(y for _, y in line) + 34 - top)
    shaft = "M" + "L".join(f"{x - left:.1f} {y - top:.1f}" for x, y in (*body[::3], neck))
    head = "M" + "L".join(
        f"{x - left:.1f} {y - top:.1f}"
        for x, y in (
            (x2, y2),
            (neck[0] - uy * 23, neck[1] + ux * 23),
            (neck[0] + uy * 23, neck[1] - ux * 23),
        )
    )
    image = rasterise(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {high}" fill="none"'
        f' stroke-linejoin="round" stroke-linecap="round">'
        f'<path d="{shaft}" stroke="{theme.INK}" stroke-width="22"{dash}/>'
        f'<path d="{head}Z" fill="{theme.INK}" stroke="{theme.INK}" stroke-width="9"/>'
        f'<path d="{shaft}" stroke="{colour}" stroke-width="15"{dash}/>'
        f'<path d="{head}Z" fill="{colour}" stroke="{colour}" stroke-width="2"/></svg>',
        width,
    )
    return image, (left, top)


def latest(ways: Sequence[T]) -> frozenset[T]:
    """Return the latest different ways, as many as a map can show."""
    return frozenset([*dict.fromkeys(reversed(ways))][:MOST_WAYS])


def finely(points: Sequence[Point]) -> list[Point]:
    """Return a line with a point every 4 pixels."""
    fine: list[Point] = []
    for (a, b), (c, d) in pairwise(points):
        steps = max(1, round(math.dist((a, b), (c, d)) / 4))
        fine.extend((a + (c - a) * i / steps, b + (d - b) * i / steps) for i in range(steps))
    return [*fine, points[-1]]


@kept
def halo(size: int, square: bool) -> Image.Image:
    """Return the outline of a recent change, to lie under a piece of a size.

    Its edge of ink is as broad as its yellow, which some people cannot tell from the paper.
    """
    big = size + 20
    shape = (
        f'<rect x="3" y="3" width="{big - 6}" height="{big - 6}" rx="14"'
        if square
        else f'<circle cx="{big / 2}" cy="{big / 2}" r="{big / 2 - 3}"'
    )
    return rasterise(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {big} {big}">'
        f'{shape} fill="{FRESH}" stroke="{theme.INK}" stroke-width="5"/></svg>',
        big,
    )


def write_gain(sheet: Sheet, group: str, number: int, right: float, y: float) -> float:
    """Write a gain or loss, given its right end; return its left end."""
    text = f"+{number}" if number > 0 else f"−{-number}"
    image = _gain(text, theme.GAIN if number > 0 else theme.ALARM)
    return sheet.put(group, image, right - image.width / 2, y).left


@kept
def _gain(text: str, colour: str) -> Image.Image:
    """Return a gain as a small tag."""
    writing = text_sprite(text, "number", 34, theme.PAPER_LIGHT)
    image = panel(writing.width + 14, 40, 12, colour, theme.INK, 2).copy()
    image.alpha_composite(writing, (7, max(0, round(20 - cap_middle("number", 34)))))
    return image


def cross_out(image: Image.Image) -> Image.Image:
    """Return the ghost of a removed piece: pale, and crossed out."""
    pale = image.convert("RGBA")
    pale.putalpha(pale.getchannel("A").point([value * 7 // 10 for value in range(256)]))
    pale.alpha_composite(_stroke(image.size))
    return pale


@kept
def _stroke(size: tuple[int, int]) -> Image.Image:
    """Return the stroke that crosses a piece out."""
    width, high = size
    line = f"M{width * 0.1:.1f} {high * 0.9:.1f}L{width * 0.9:.1f} {high * 0.1:.1f}"
    thick = max(4.0, min(size) * 0.17)
    return rasterise(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {high}"'
        f' stroke-linecap="round"><path d="{line}" stroke="{theme.PAPER_LIGHT}"'
        f' stroke-width="{thick}"/><path d="{line}" stroke="{theme.ALARM}"'
        f' stroke-width="{thick * 0.62}"/></svg>',
        width,
    )
