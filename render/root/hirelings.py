"""Hirelings beside the clearings: on paths, on their controllers' strips, in the supply."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.seats import Seat
from engine.root.view import HirelingView, RootView
from render import theme
from render.boxes import Box, Placed, Sheet
from render.canvas import panel
from render.lettering import numeral
from render.root.board import sprites
from render.root.board.clearings import Keys
from render.root.board.geometry import Ground

_ON_PATH = 38
_SIZE = 36
HIRED_STEP = 46
"""Distance between two hirelings: a head, and room for its markers."""


def lay_out_bandits(view: RootView, ground: Ground, keys: Keys) -> Iterator[Placed]:
    """Place warriors on their paths, half-way."""
    for hireling in view.hirelings:
        for origin, to in hireling.paths:
            (x, y), (u, v) = ground.clearings[origin], ground.clearings[to]
            image = sprites.head(keys[hireling.side], _ON_PATH)
            box = Box.disc((x + u) / 2, (y + v) / 2, _ON_PATH)
            yield Placed(f"warriors {keys[hireling.side]} path {origin} {to}", box, image)


def lay_out_hired(
    sheet: Sheet, view: RootView, controller: Seat | None, left: float, y: float
) -> None:
    """Show the hirelings of a seat, or of the supply, in a row, with their markers."""
    mine = [each for each in view.hirelings if each.controller == controller]
    for place, hireling in enumerate(mine):
        _hired(sheet, hireling, left + _SIZE / 2 + place * HIRED_STEP, y, _SIZE)


def _hired(sheet: Sheet, hireling: HirelingView, x: float, y: float, size: int) -> None:
    """Draw a hireling and its remaining control markers; a demoted one has a notch."""
    group = f"hireling {hireling.key}"
    sheet.put(group, sprites.head(hireling.key, size), x, y, sprites.SHADOW)
    if hireling.demoted:
        sheet.put(
            group,
            panel(size // 4, size // 4, 3, theme.INK, theme.INK, 0),
            x - size * 0.34,
            y - size * 0.34,
        )
    if hireling.markers:
        number = numeral(str(hireling.markers), round(size * 0.62))
        sheet.put(group, number, x + size * 0.32, y + size * 0.26)
