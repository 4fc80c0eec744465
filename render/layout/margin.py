"""The paper around a map, drawn over whatever reaches beyond it: faster than a clip path."""

from __future__ import annotations

import math
from collections.abc import Iterator

from render import theme
from render.boxes import Point

ROUND = 26
"""Radius of a map's corners."""
_FALLS = (4, 6)
"""Offset of its shadow, to the right and down."""
_SHADE = "#c9b78f"


def margin(frame: tuple[int, int, int, int], width: int, high: int) -> Iterator[str]:
    """Draw the paper around a map with rounded corners, and the visible part of its shadow."""
    left, top, right, bottom = frame
    across, down = right - left - 2 * ROUND, bottom - top - 2 * ROUND
    hole = (
        f"M{left + ROUND} {top}h{across}{_turn(1, 1)}v{down}{_turn(-1, 1)}"
        f"h{-across}{_turn(-1, -1)}v{-down}{_turn(1, -1)}Z"
    )
    paper = f"M0 0H{width}V{high}H0Z{hole}"
    yield f'<path d="{paper}" fill-rule="evenodd" fill="{theme.PAPER}"/>'
    begins = _crossing((right - ROUND, top + ROUND), 1)
    ends = _crossing((left + ROUND, bottom - ROUND), -1)
    x, y = _FALLS
    arc = f"A{ROUND} {ROUND} 0 0"
    shadow = (
        f"M{begins}{arc} 1 {right + x} {top + y + ROUND}V{bottom + y - ROUND}{_turn(-1, 1)}"
        f"H{left + x + ROUND}{arc} 1 {ends}{arc} 0 {left + ROUND} {bottom}H{right - ROUND}"
        f"{_turn(1, -1, 0)}V{top + ROUND}{arc} 0 {begins}Z"
    )
    yield f'<path d="{shadow}" fill="{_SHADE}"/>'


def _turn(x: int, y: int, sweep: int = 1) -> str:
    """Write a quarter of a circle, to the right or left and down or up."""
    return f"a{ROUND} {ROUND} 0 0 {sweep} {x * ROUND} {y * ROUND}"


def _crossing(middle: Point, side: int) -> str:
    """Write the point where a rounded corner crosses its shadow's."""
    x, y = _FALLS
    far = math.hypot(x, y)
    along = side * math.sqrt(ROUND**2 - (far / 2) ** 2) / far
    return f"{middle[0] + x / 2 + along * y:.3f} {middle[1] + y / 2 - along * x:.3f}"
