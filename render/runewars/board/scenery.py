"""The land under the pieces: one generated drawing per board and season, made once and kept.

Hexes of parchment with the relief of what they yield: furrows for food, firs for wood, hills for
ore; rivers and ridges along the coloured sides. Chance is seeded, so a board looks always the same.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from PIL import Image

from engine.runewars.data.tiles import WATER, Hex
from engine.runewars.sight.view import RunewarsView
from render import theme
from render.boxes import Point
from render.canvas import rasterise
from render.runewars.board.geometry import (
    FRAME,
    HEIGHT,
    WIDTH,
    Ground,
    ground_of,
    kept_hexes,
    open_hexes,
)
from render.runewars.board.sea import sea
from render.strokes import pine, smooth


@dataclass(frozen=True, slots=True)
class Season:
    """The colours of the land in a season."""

    sea: str
    """The map's panel where no hex lies."""
    meadow: str
    food: str
    wood: str
    ore: str
    """The ground of a hex by what it yields most."""
    furrow: str
    fir: tuple[str, str, str]
    rock: tuple[str, str, str]
    """Flat colour, shade and outline."""
    snow: bool = False


SEASONS = {
    "spring": Season(
        "#dfe0bf", "#cfdca6", "#e6e09c", "#b5cf92", "#d2ccb4", "#b9bd62",
        ("#7fae63", "#64914c", "#4c7038"), ("#b4aea0", "#958f83", "#6b655b"),
    ),
    "summer": Season(
        "#e6dcb4", "#dcd898", "#f1dc8a", "#abc07b", "#d8c9a4", "#c9a544",
        ("#6f9d55", "#588241", "#42642f"), ("#b8ab95", "#998c78", "#6e6453"),
    ),
    "fall": Season(
        "#e2cfa6", "#dcc792", "#e6c379", "#d0a468", "#cfb794", "#b98a3c",
        ("#c47f3e", "#a3632b", "#7c481d"), ("#b3a18c", "#93826f", "#6a5c4d"),
    ),
    "winter": Season(
        "#d9e2e4", "#e9eeee", "#f0ecdc", "#d5e1de", "#dadfe3", "#cbbf96",
        ("#aac4bd", "#8ba9a3", "#5f7f7b"), ("#bcc3cb", "#9aa3ae", "#6c7683"), True,
    ),
}  # fmt: skip

RIVER = ("#3f6f8c", "#7db6d6")
ICE = ("#7f9fb3", "#eaf6fc")
"""The bank and the water of a river, flowing and frozen."""

Yields = tuple[int, int, int]
Plot = tuple[Hex, Yields, str]
"""A hex, its food, wood and ore, and the faction whose home realm it is part of."""


def scenery(view: RunewarsView) -> Image.Image:
    """Return the land of a board and the paper beside it; do not draw on it."""
    return _scenery(scenery_svg(view))


def _yields(printed: Sequence[tuple[str, int]]) -> Yields:
    food, wood, ore = (number for _, number in printed)
    return food, wood, ore


def _home(view: RunewarsView, seat: int | None) -> str:
    return "" if seat is None else view.seats[seat].faction


def scenery_svg(view: RunewarsView) -> str:
    """Write the land of a board as one SVG."""
    plots = tuple((area.hex, _yields(area.yields), _home(view, area.home)) for area in view.areas)
    season = view.season if view.season in SEASONS else "spring"
    kept, empty = kept_hexes(view), open_hexes(view)
    return _svg(ground_of(view), plots, view.borders, kept, empty, season, view.frozen)


@lru_cache(maxsize=6)
def _scenery(svg: str) -> Image.Image:
    drawn = rasterise(svg, WIDTH)
    flat = Image.new("RGB", drawn.size, theme.PAPER)
    flat.paste(drawn, (0, 0), drawn)
    return flat


@lru_cache(maxsize=12)
def _svg(
    ground: Ground,
    plots: tuple[Plot, ...],
    borders: tuple[tuple[Hex, int, str], ...],
    kept: tuple[Hex, ...],
    empty: tuple[Hex, ...],
    season: str,
    frozen: bool,
) -> str:
    look = SEASONS[season]
    left, top, right, bottom = FRAME
    frame = f'x="{left}" y="{top}" width="{right - left}" height="{bottom - top}" rx="26"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'stroke-linejoin="round" stroke-linecap="round" fill="none">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{theme.PAPER}"/>',
        f'<rect {frame} transform="translate(4 6)" fill="#c9b78f"/>',
        f'<clipPath id="map"><rect {frame}/></clipPath><g clip-path="url(#map)">',
        f'<rect {frame} fill="{look.sea}"/>',
        *(_open(ground, at) for at in empty),
        *(() if empty else sea(ground, [at for at, _, _ in plots], _shore(ground, plots))),
        *_coast(ground, plots),
        *(part for plot in plots for part in draw_hex(ground, plot, look)),
        *(part for at in kept for part in _kept(ground, at)),
        *(part for border in borders for part in draw_border(ground, border, look, frozen)),
        "</g>",
        f'<rect {frame} stroke="{theme.INK}" stroke-width="4"/>',
        "</svg>",
    ]
    return "".join(parts)


def outline(points: Sequence[Point]) -> str:
    """Write a closed shape of straight sides as path data."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def _coast(ground: Ground, plots: Sequence[Plot]) -> Iterator[str]:
    """Let the land lie on a soft shadow, with a rim of ink."""
    whole = _shore(ground, plots)
    yield f'<path d="{whole}" transform="translate(3 7)" stroke="#2b2118" stroke-opacity=".16" '
    yield 'stroke-width="16" fill="#2b2118" fill-opacity=".16"/>'
    yield f'<path d="{whole}" stroke="{theme.INK}" stroke-width="9"/>'
    yield f'<path d="{whole}" fill="#8d7a58" stroke="#8d7a58" stroke-width="3"/>'


def _shore(ground: Ground, plots: Sequence[Plot]) -> str:
    return "".join(outline(ground.corners(at)) for at, _, _ in plots)


def draw_hex(ground: Ground, plot: Plot, look: Season) -> Iterator[str]:
    """Draw a hex: its ground, a border in the colour of its home, and its relief."""
    at, yields, home = plot
    kinds = (look.food, look.wood, look.ore)
    fill = kinds[yields.index(max(yields))] if any(yields) else look.meadow
    yield f'<path d="{outline(ground.corners(at, 1.8))}" fill="{fill}"/>'
    if home:
        tint = theme.army_of(home).coat
        yield (
            f'<path d="{outline(ground.corners(at, 16))}" stroke="{tint}" stroke-width="20"'
            ' stroke-opacity=".3"/>'
        )
    yield from _relief(ground, at, yields, look)


_SPOTS = ((-0.34, -0.56), (0.34, -0.56), (0.0, 0.62), (-0.42, 0.5), (0.42, 0.5))
"""Where the parts of a relief lie, in halves of a hex: away from its middle."""


def _relief(ground: Ground, at: Hex, yields: Yields, look: Season) -> Iterator[str]:
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


def _open(ground: Ground, at: Hex) -> str:
    """Outline an empty hex of a board that is being laid."""
    return (
        f'<path d="{outline(ground.corners(at, 2))}" stroke="{theme.FADED}" stroke-width="2"'
        ' stroke-opacity=".6" stroke-dasharray="7 9"/>'
    )


def _kept(ground: Ground, at: Hex) -> Iterator[str]:
    """Draw a hex that a home realm marker keeps."""
    yield (
        f'<path d="{outline(ground.corners(at, 8))}" fill="{theme.PAPER_LIGHT}"'
        f' fill-opacity=".75" stroke="{theme.INK}" stroke-width="4" stroke-dasharray="14 12"/>'
    )


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
