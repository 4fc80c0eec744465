"""The land under the pieces: one generated drawing per map, made once and cached.

It has paper, meadow, water, worn paths, trees sorted by their foot, and the clearings as uneven
plates. Chance is seeded with the map's key, so a map always looks the same.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from random import Random

from PIL import Image

from render import theme
from render.boxes import Point
from render.canvas import packed, rasterise
from render.layout.margin import ROUND, margin
from render.root.board.geometry import Ground, ground_of
from render.root.board.measures import FRAME, HEIGHT, LANDS, PLATE, WIDTH, Land, badge_of
from render.strokes import crown, peak, pine, smooth, wobble

LARGE = 30
"""Least size of a tree that may be a rock instead."""


@lru_cache(maxsize=2)
@packed
def scenery(key: str, opened: tuple[tuple[int, int], ...] = ()) -> Image.Image:
    """Return the land of a map and the paper beside it; do not modify it."""
    drawn = rasterise(scenery_svg(key, opened), WIDTH)
    flat = Image.new("RGB", drawn.size, theme.PAPER)
    flat.paste(drawn, (0, 0), drawn)
    return flat


@lru_cache(maxsize=12)
def scenery_svg(key: str, opened: tuple[tuple[int, int], ...] = ()) -> str:
    """Write the whole land as one SVG."""
    ground, land = ground_of(key, opened), LANDS[key]
    chance = Random(f"warmoot {key}")
    left, top, right, bottom = FRAME
    frame = f'x="{left}" y="{top}" width="{right - left}" height="{bottom - top}" rx="{ROUND}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'stroke-linejoin="round" stroke-linecap="round" fill="none">',
        f'<rect {frame} fill="{land.meadow}"/>',
        *_patches(chance, land),
        *_floors(ground, land),
        *_water(ground, land),
        *_jetties(ground),
        *_paths(ground, land),
        *_growth(chance, ground, land),
        *margin(FRAME, WIDTH, HEIGHT),
        *(_plate(ground, number) for number in range(1, len(ground.clearings))),
        f'<rect {frame} stroke="{theme.INK}" stroke-width="4"/>',
        "</svg>",
    ]
    return "".join(parts)


def _patches(chance: Random, land: Land) -> Iterable[str]:
    """Lay lighter patches of meadow and a few tufts of grass."""
    left, top, right, bottom = FRAME
    for number in range(16):
        middle = (chance.uniform(left, right), chance.uniform(top, bottom))
        shape = wobble(middle, chance.uniform(60, 150), f"patch {number}", 0.25, 8)
        yield f'<path d="{shape}" fill="{land.patch}"/>'
    for _ in range(70):
        x, y = chance.uniform(left, right), chance.uniform(top, bottom)
        yield (
            f'<path d="M{x - 5:.0f} {y - 7:.0f}L{x - 2:.0f} {y:.0f}M{x:.0f} {y - 10:.0f}V{y:.0f}'
            f'M{x + 6:.0f} {y - 7:.0f}L{x + 2:.0f} {y:.0f}" stroke="{land.tuft}" stroke-width="2"/>'
        )


def _floors(ground: Ground, land: Land) -> Iterable[str]:
    """Darken the ground of each forest: the area that paths and clearings enclose (Law 2.4)."""
    for number, face in enumerate(ground.faces[1:], 1):
        x, y = ground.forests[number]
        shape = smooth([(x + (a - x) * 0.7, y + (b - y) * 0.7) for a, b in face], True)
        yield f'<path d="{shape}" fill="{land.floor}"/>'


def _water(ground: Ground, land: Land) -> Iterable[str]:
    """Draw the river as one line stroked three times, and the lake as a shape."""
    shore, bank, water = land.water
    if ground.water:
        course = smooth(ground.water)
        for colour, width in ((shore, 62), (bank, 57), (water, 42)):
            yield f'<path d="{course}" stroke="{colour}" stroke-width="{width}"/>'
        yield (
            f'<path d="{course}" stroke="{bank}" stroke-width="3" stroke-dasharray="26 64"'
            ' stroke-opacity=".8"/>'
        )
    if ground.lake:
        x = sum(point[0] for point in ground.lake) / len(ground.lake)
        y = sum(point[1] for point in ground.lake) / len(ground.lake)
        shape = smooth([(x + (a - x) * 1.02, y + (b - y) * 1.02) for a, b in ground.lake], True)
        for colour, width in ((shore, 100), (bank, 94), (water, 70)):
            yield (f'<path d="{shape}" fill="{water}" stroke="{colour}" stroke-width="{width}"/>')
        for number in range(9):
            a, b = x + math.cos(number * 2.4) * 14 * number, y + math.sin(number * 2.4) * 9 * number
            yield (
                f'<path d="M{a - 22:.0f} {b:.0f}q11 -8 22 0t22 0" stroke="{bank}"'
                ' stroke-width="3"/>'
            )


def _jetties(ground: Ground) -> Iterable[str]:
    """Build a jetty of planks into the lake from each coastal clearing (Law 25.3.3)."""
    if not ground.lake:
        return
    middle = [sum(part) / len(ground.lake) for part in zip(*ground.lake, strict=True)]
    for number in ground.coast:
        x, y = ground.clearings[number]
        angle = math.degrees(math.atan2(middle[1] - y, middle[0] - x))
        planks = "".join(f'<path d="M{PLATE + along} -15V15"/>' for along in range(8, 50, 10))
        yield (
            f'<g transform="translate({x:.0f} {y:.0f}) rotate({angle:.0f})" stroke="{theme.INK}"'
            f' stroke-width="3"><rect x="{PLATE - 12}" y="-15" width="68" height="30" rx="4"'
            f' fill="#b98a56"/>{planks}</g>'
        )


def _paths(ground: Ground, land: Land) -> Iterable[str]:
    """Draw the paths as worn earth; a closed path is darker and blocked with boulders."""
    line, earth, worn = land.earth
    lines = {road: smooth(points[::4]) for road, points in ground.roads.items()}
    for data in lines.values():
        yield f'<path d="{data}" stroke="{line}" stroke-width="30"/>'
    for road, data in lines.items():
        fill = "#a8977a" if road in ground.closed else earth
        yield f'<path d="{data}" stroke="{fill}" stroke-width="25"/>'
        yield (f'<path d="{data}" stroke="{worn}" stroke-width="3.500" stroke-dasharray="5 17"/>')
    for road in ground.closed:
        x, y = ground.roads[road][12]
        for dx, dy, size in ((-17, 4, 13), (12, 7, 15), (-2, -8, 15)):
            shape = wobble((x + dx, y + dy), size, f"rock {road} {dx}", 0.2, 6)
            yield f'<path d="{shape}" fill="#b9b2a3" stroke="{theme.INK}" stroke-width="3"/>'


def _growth(chance: Random, ground: Ground, land: Land) -> Iterable[str]:
    """Draw trees on free ground, sorted by their foot."""
    trees = sorted(_places(chance, ground), key=lambda tree: tree[1] + tree[2])
    for x, y, size in trees:
        needles = chance.random() < land.pines
        flat, shade, line = chance.choice(land.crowns[: land.evergreen] if needles else land.crowns)
        yield (
            f'<ellipse cx="{x + 4:.0f}" cy="{y + size * 0.8:.0f}" rx="{size * 0.95:.0f}"'
            f' ry="{size * 0.42:.0f}" fill="{theme.INK}" fill-opacity=".13"/>'
        )
        if land.peaks and size > LARGE and chance.random() < land.peaks:
            yield peak(x, y, size)
        else:
            yield (pine if needles else crown)(x, y, size, flat, shade, line)


def _places(chance: Random, ground: Ground) -> list[tuple[float, float, float]]:
    """Find room for trees, at their least distances from each other, paths, water and pieces."""
    left, top, right, bottom = FRAME
    kept: list[tuple[float, float, float]] = []
    line = [point for road in ground.roads.values() for point in road]
    wet = _samples(ground.water)
    badges = [badge_of(middle).middle for middle in ground.clearings[1:]]
    for attempt in range(4200):
        size = chance.uniform(28, 42) if attempt < 2600 else chance.uniform(19, 24)
        x, y = chance.uniform(left + 24, right - 24), chance.uniform(top + 24, bottom - 26)
        here = (x, y)
        if (
            all(math.dist(here, plate) > PLATE + 10 + size for plate in ground.clearings[1:])
            and all(math.dist(here, badge) > 56 + size for badge in badges)
            and all(math.dist(here, glade) > 40 + size for glade in ground.forests[1:])
            and all(math.dist(here, point) > 20 + size for point in line)
            and all(math.dist(here, point) > 34 + size for point in wet)
            and not _in_lake(here, size, ground)
            and all(math.dist(here, (a, b)) > (size + other) * 0.86 for a, b, other in kept)
        ):
            kept.append((x, y, size))
    return kept


def _samples(line: Sequence[Point]) -> list[Point]:
    return [
        (a + (c - a) * step / 8, b + (d - b) * step / 8)
        for (a, b), (c, d) in pairwise(line)
        for step in range(9)
    ]


def _in_lake(here: Point, size: float, ground: Ground) -> bool:
    if not ground.lake:
        return False
    x = sum(point[0] for point in ground.lake) / len(ground.lake)
    y = sum(point[1] for point in ground.lake) / len(ground.lake)
    rim = _samples([*ground.lake, ground.lake[0]])
    inner = [((a + x) / 2, (b + y) / 2) for a, b in rim]
    return any(math.dist(here, point) < 60 + size for point in (*rim, *inner, (x, y)))


SHAPES = 4
"""Number of outlines shared by the plates, so that their rings can be cached."""


def plate_path(ground: Ground, number: int, radius: float) -> str:
    """Write the outline of a clearing's plate at a radius; all radii have the same shape."""
    return wobble(ground.clearings[number], radius, f"plate {number % SHAPES}", 0.018, 10)


def _plate(ground: Ground, number: int) -> str:
    """Draw a bare clearing: its shadow, its rim and its floor."""
    x, y = ground.clearings[number]
    whole = plate_path(ground, number, PLATE)
    rim = plate_path(ground, number, PLATE - 13)
    shadow = "".join(
        f'<path d="{whole}" transform="translate({2 + step} {3 + 2 * step})" fill="{theme.INK}"'
        ' fill-opacity=".07"/>'
        for step in range(4)
    )
    return (
        f'{shadow}<path d="{whole}" fill="{theme.PAPER_DEEP}" stroke="{theme.INK}"'
        f' stroke-width="4"/><path d="{rim}" fill="{theme.PLATE}" stroke="{theme.RULE_LINE}"'
        ' stroke-width="2"/>'
        f'<path d="M{x - 40:.0f} {y + 84:.0f}q9 -6 18 0M{x + 30:.0f} {y + 82:.0f}q7 -5 14 0"'
        f' stroke="{theme.RULE_LINE}" stroke-width="2"/>'
    )
