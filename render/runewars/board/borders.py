"""Coloured sides between hexes: rivers, frozen in winter, and ridges."""

from __future__ import annotations

import math
from collections.abc import Iterator

from engine.runewars.data.tiles import WATER, Hex
from render import theme
from render.boxes import Point
from render.runewars.board.geometry import (
    Ground,
)
from render.runewars.board.seasons import ICE, RIVER, Season
from render.strokes import smooth


def draw_border(
    ground: Ground, border: tuple[Hex, int, str], look: Season, frozen: bool
) -> Iterator[str]:
    """Draw a coloured side: a river, frozen in winter, or a ridge."""
    at, side, colour = border
    start, end = ground.side(at, side)
    if colour == WATER:
        yield from _river(start, end, frozen)
    else:
        yield from _ridge(start, end, look)


def _river(start: Point, end: Point, frozen: bool) -> Iterator[str]:
    (x1, y1), (x2, y2) = start, end
    length = math.dist(start, end)
    nx, ny = (y2 - y1) / length, (x1 - x2) / length
    points = [
        (x1 + (x2 - x1) * t + nx * bend, y1 + (y2 - y1) * t + ny * bend)
        for t, bend in ((0.0, 0.0), (0.25, 3.0), (0.5, -3.0), (0.75, 3.0), (1.0, 0.0))
    ]
    course = smooth(points)
    bank, water = ICE if frozen else RIVER
    for tone, width in ((theme.INK, 21.0), (bank, 18.0), (water, 13.0)):
        yield f'<path d="{course}" stroke="{tone}" stroke-width="{width}"/>'
    if frozen:
        for t in (0.2, 0.4, 0.6, 0.8):
            x, y = x1 + (x2 - x1) * t, y1 + (y2 - y1) * t
            yield (
                f'<path d="M{x + nx * 6:.0f} {y + ny * 6:.0f}L{x - nx * 1 + 3:.0f}'
                f' {y - ny * 1:.0f}L{x - nx * 6:.0f} {y - ny * 6:.0f}" stroke="#6d93ab"'
                ' stroke-width="2.500"/>'
            )
        return
    yield f'<path d="{course}" stroke="#e3f2fa" stroke-width="2.500" stroke-dasharray="12 16"/>'


def _ridge(start: Point, end: Point, look: Season) -> Iterator[str]:
    """Draw peaks along a side, the ones behind first."""
    (x1, y1), (x2, y2) = start, end
    count = max(4, round(math.dist(start, end) / 17))
    spots = [
        (x1 + (x2 - x1) * (n + 0.5) / count, y1 + (y2 - y1) * (n + 0.5) / count)
        for n in range(count)
    ]
    for n, (x, y) in sorted(enumerate(spots), key=lambda spot: spot[1][1]):
        wide, high = (13, 27) if n % 2 else (12, 21)
        foot = y + 10
        yield (
            f'<path d="M{x - wide:.0f} {foot:.0f}L{x:.0f} {foot - high:.0f}L{x + wide:.0f}'
            f' {foot:.0f}Z" fill="#a5583c" stroke="{theme.INK}" stroke-width="2.500"/>'
            f'<path d="M{x:.0f} {foot - high:.0f}L{x + wide:.0f} {foot:.0f}L{x + 2:.0f}'
            f' {foot:.0f}Z" fill="#7c3d29"/>'
            f'<path d="M{x - 5:.0f} {foot - high + 10:.0f}L{x:.0f} {foot - high:.0f}L{x + 5:.0f}'
            f' {foot - high + 10:.0f}L{x:.0f} {foot - high + 7:.0f}Z"'
            f' fill="{"#ffffff" if look.snow else "#e8c9a8"}"/>'
        )
