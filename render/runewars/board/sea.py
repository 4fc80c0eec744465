"""The sea around the land, as on an old map: shallows along the coast, a few waves, a compass.

All of it is only slightly darker than the sea, so that it never distracts from the land.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from random import Random

from engine.runewars.data.tiles import Hex
from render import theme
from render.boxes import Point
from render.runewars.board.geometry import FRAME, Ground

_BANDS = ((92, 0.05), (60, 0.06), (32, 0.08))
"""Width and opacity of each band of the shallows."""
_COMPASS = 104
"""Half the height of the compass."""
_WAVES, _APART = 900, 120
"""Number of tries to place a wave, and least distance between two."""


def sea(ground: Ground, hexes: Sequence[Hex], coast: str) -> Iterator[str]:
    """Draw the sea around the hexes; `coast` is their outline as path data."""
    for width, dark in _BANDS:
        yield (
            f'<path d="{coast}" stroke="{theme.INK}" stroke-opacity="{dark}"'
            f' stroke-width="{2 * width}"/>'
        )
    land = [ground.place(at) for at in hexes]
    rose = _berth(land, ground)
    if rose is not None:
        yield from _compass(*rose)
    yield from _waves(ground, land, rose)


def _berth(land: Sequence[Point], ground: Ground) -> Point | None:
    """Return the place for the compass farthest from the land; None without room."""
    left, top, right, bottom = FRAME
    inset = _COMPASS + 30
    places = [
        (float(x), float(y))
        for x in range(left + inset, right - inset + 1, 30)
        for y in range(top + inset, bottom - inset + 1, 30)
    ]
    far, place = max((_off(each, land), each) for each in places)
    return place if far > ground.wide + _COMPASS + 24 else None


def _off(here: Point, land: Sequence[Point]) -> float:
    """Return the distance from a place to the middle of the nearest hex."""
    return min((math.dist(here, at) for at in land), default=math.inf)


def _waves(ground: Ground, land: Sequence[Point], rose: Point | None) -> Iterator[str]:
    """Draw waves where nothing else is."""
    chance = Random("waves")
    left, top, right, bottom = FRAME
    kept: list[Point] = []
    for _ in range(_WAVES):
        here = chance.uniform(left + 50, right - 50), chance.uniform(top + 40, bottom - 40)
        crowded = any(math.dist(here, other) < _APART for other in kept)
        near = rose is not None and math.dist(here, rose) < _COMPASS + 60
        if crowded or near or _off(here, land) < ground.wide + 66:
            continue
        kept.append(here)
        x, y = here
        yield (
            f'<path d="M{x - 30:.0f} {y:.0f}q10 -11 20 0t20 0t20 0" stroke="{theme.INK}"'
            ' stroke-opacity=".17" stroke-width="3.5"/>'
        )


def _compass(x: float, y: float) -> Iterator[str]:
    """Draw a compass of eight points, half of each dark; without letters, as boards are turned."""
    ink = f'stroke="{theme.INK}" stroke-opacity=".3"'
    for radius, width in ((0.62, 3.0), (0.55, 1.5)):
        yield (
            f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{_COMPASS * radius:.0f}" {ink}'
            f' stroke-width="{width}"/>'
        )
    for turn in (*range(1, 8, 2), *range(0, 8, 2)):
        angle, reach = turn * math.pi / 4, _COMPASS * (1.0 if turn % 2 == 0 else 0.58)
        tip = _from(x, y, angle, reach)
        for side in (-1, 1):
            waist = _from(x, y, angle + side * math.pi / 8, _COMPASS * 0.22)
            shape = "M" + "L".join(f"{a:.0f} {b:.0f}" for a, b in ((x, y), waist, tip)) + "Z"
            dark = ".26" if side > 0 else ".06"
            yield (
                f'<path d="{shape}" fill="{theme.INK}" fill-opacity="{dark}" {ink}'
                ' stroke-width="2"/>'
            )


def _from(x: float, y: float, angle: float, far: float) -> Point:
    """Return the point at an angle, clockwise from the north, and a distance."""
    return x + far * math.sin(angle), y - far * math.cos(angle)
