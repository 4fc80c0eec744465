"""The relief of a hex by its yield: furrows for food, firs for wood, hills for ore."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.runewars.data.tiles import Hex
from render.runewars.board.geometry import (
    Ground,
)
from render.runewars.board.seasons import Season
from render.strokes import pine

Yields = tuple[int, int, int]
"""Food, wood and ore of a hex."""

_SPOTS = ((-0.34, -0.56), (0.34, -0.56), (0.0, 0.62), (-0.42, 0.5), (0.42, 0.5))
"""Positions of the parts of a relief, in half hexes, away from its middle."""


def draw_relief(ground: Ground, at: Hex, yields: Yields, look: Season) -> Iterator[str]:
    """Draw one motif for each resource, and tufts of grass where there is none."""
    chance = Random(f"relief {at}")
    middle, size = ground.place(at), ground.high / 62
    motifs = [*["ore"] * yields[2], *["wood"] * yields[1], *["food"] * yields[0]]
    spots = list(_SPOTS[:3] if len(motifs) <= 3 else _SPOTS)
    for motif, (dx, dy) in zip(motifs, spots, strict=False):
        x = middle[0] + dx * ground.wide + chance.uniform(-4, 4)
        y = middle[1] + dy * ground.high
        if motif == "wood":
            yield from _firs(x, y, size, look, chance)
        elif motif == "ore":
            yield from _hills(x, y, size, look)
        else:
            yield from _furrows(x, y, size, look)


def _firs(x: float, y: float, size: float, look: Season, chance: Random) -> Iterator[str]:
    for dx, dy in ((-20, 0), (18, -3), (0, 7)):
        yield pine(x + dx * size, y + dy * size, chance.uniform(12, 14) * size, *look.fir)


def _hills(x: float, y: float, size: float, look: Season) -> Iterator[str]:
    flat, shade, line = look.rock
    for dx, high in ((13, 24), (-11, 30)):
        a, foot, top = x + dx * size, y + 14 * size, y + (14 - high) * size
        wide = 21 * size
        yield (
            f'<path d="M{a - wide:.0f} {foot:.0f}L{a:.0f} {top:.0f}L{a + wide:.0f} {foot:.0f}Z"'
            f' fill="{flat}" stroke="{line}" stroke-width="2.500"/>'
            f'<path d="M{a:.0f} {top:.0f}L{a + wide:.0f} {foot:.0f}L{a + wide * 0.2:.0f} {foot:.0f}'
            f'L{a - wide * 0.06:.0f} {(top + foot) / 2:.0f}Z" fill="{shade}"/>'
        )
        if look.snow:
            cap = wide * 0.42
            yield (
                f'<path d="M{a - cap:.0f} {top + cap * 1.2:.0f}L{a:.0f} {top:.0f}'
                f'L{a + cap:.0f} {top + cap * 1.2:.0f}L{a:.0f} {top + cap:.0f}Z" fill="#fff"/>'
            )


def _furrows(x: float, y: float, size: float, look: Season) -> Iterator[str]:
    for row in range(4):
        dy, wide = (row * 8 - 12) * size, (30 - abs(row - 1.5) * 4) * size
        yield (
            f'<path d="M{x - wide:.0f} {y + dy:.0f}q{wide:.0f} {-5 * size:.0f} {2 * wide:.0f} 0"'
            f' stroke="{look.furrow}" stroke-width="{3.4 * size:.1f}"'
            f' stroke-dasharray="{8 * size:.0f} {5 * size:.0f}"/>'
        )
