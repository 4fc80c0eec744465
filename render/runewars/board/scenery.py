"""The land under the pieces: one generated drawing per board and season, made once and cached.

It has hexes of parchment with their relief, and rivers and ridges along the coloured sides. Chance
is seeded, so a board always looks the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from PIL import Image

from engine.runewars.data.tiles import Hex
from engine.runewars.view import RunewarsView
from render import theme
from render.boxes import Point
from render.canvas import blank, packed, rasterise
from render.layout.margin import ROUND, margin
from render.runewars.board.borders import draw_border
from render.runewars.board.geometry import (
    FRAME,
    HEIGHT,
    WIDTH,
    Ground,
    ground_of,
    kept_hexes,
    open_hexes,
)
from render.runewars.board.relief import Yields, draw_relief
from render.runewars.board.sea import sea
from render.runewars.board.seasons import SEASONS, Season

_RIM = 8
"""Width of the frame's ink, and more: beyond it there is only paper."""

Plot = tuple[Hex, Yields, str]
"""A hex, its food, wood and ore, and the faction whose home realm it is part of."""


def scenery(view: RunewarsView) -> Image.Image:
    """Return a new picture of the land of a board, and of the paper beside it."""
    page = blank(WIDTH, HEIGHT)
    page.paste(_land(scenery_svg(view)), (0, 0))
    return page


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


@lru_cache(maxsize=2)
@packed
def _land(svg: str) -> Image.Image:
    """Return the land without the paper on its right."""
    drawn = rasterise(svg, WIDTH).crop((0, 0, FRAME[2] + _RIM, HEIGHT))
    flat = blank(*drawn.size)
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
    frame = f'x="{left}" y="{top}" width="{right - left}" height="{bottom - top}" rx="{ROUND}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'stroke-linejoin="round" stroke-linecap="round" fill="none">',
        f'<rect {frame} fill="{look.sea}"/>',
        *(_open(ground, at) for at in empty),
        *(() if empty else sea(ground, [at for at, _, _ in plots], _shore(ground, plots))),
        *_coast(ground, plots),
        *(part for plot in plots for part in draw_hex(ground, plot, look)),
        *(part for at in kept for part in _kept(ground, at)),
        *(part for border in borders for part in draw_border(ground, border, look, frozen)),
        *margin(FRAME, WIDTH, HEIGHT),
        f'<rect {frame} stroke="{theme.INK}" stroke-width="4"/>',
        "</svg>",
    ]
    return "".join(parts)


def outline(points: Sequence[Point]) -> str:
    """Write a closed shape of straight sides as path data."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def _coast(ground: Ground, plots: Sequence[Plot]) -> Iterator[str]:
    """Draw the land on a soft shadow, with a rim of ink."""
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
    yield from draw_relief(ground, at, yields, look)


def _open(ground: Ground, at: Hex) -> str:
    """Outline an empty hex of a board under construction."""
    return (
        f'<path d="{outline(ground.corners(at, 2))}" stroke="{theme.FADED}" stroke-width="2"'
        ' stroke-opacity=".6" stroke-dasharray="7 9"/>'
    )


def _kept(ground: Ground, at: Hex) -> Iterator[str]:
    """Draw a hex with a home realm marker."""
    yield (
        f'<path d="{outline(ground.corners(at, 8))}" fill="{theme.PAPER_LIGHT}"'
        f' fill-opacity=".75" stroke="{theme.INK}" stroke-width="4" stroke-dasharray="14 12"/>'
    )
