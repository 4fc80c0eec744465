"""The picture's measures: its size, the map's panel, what hangs on a clearing."""

from __future__ import annotations

from render.boxes import Box, Point

WIDTH, HEIGHT = 1650, 1100
FRAME = (12, 12, 1266, 1024)
"""The map's panel: left, top, right, bottom."""

PLATE = 110
"""The outer radius of a clearing."""

BURROW = (240, 100)
"""The size of the Burrow's plate, which hangs on the map's lower edge (Law 12.2.2)."""

REACH = (166, 132, 122, 144)
"""How far a clearing's badge, shield and rim tokens reach: left, top, right, bottom."""


PARTS = ((0.0, 0.0, PLATE + 6.0), (-110.0, -88.0, 61.0), (0.0, 29.0, PLATE + 11.0), (85, -83, 32))
"""Circles that cover a clearing: its plate, its badge, the tokens on its rim, its shield."""


def badge_of(clearing: Point) -> Box:
    """Return where a clearing's badge hangs: number and suit, at the upper left of its rim."""
    return Box.around(clearing[0] - 110, clearing[1] - 82, 96, 88)
