"""Positions in the picture of a board: flat-topped hexes, as large as the frame allows.

Hexes may be stretched sideways, because most boards are higher than the frame; a board built by the
players is turned, once complete, so that its hexes are largest.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.runewars.data.tiles import Hex, beside, turn_hex
from engine.runewars.view import RunewarsView
from render.boxes import Point

WIDTH, HEIGHT = 1650, 1100
FRAME = (12, 12, 1266, 1088)
"""The map's panel: left, top, right, bottom."""

EDGE = 14
"""Distance of the hexes from the panel's edge, as rivers may run along them."""
WIDEST, HIGHEST = 132.0, 100.0
"""Half the width and height of the largest hexes: a small board need not fill the panel."""
STRETCH = (1.1, 1.5)
"""Least and greatest ratio of a hex's half width to its half height."""
BEST = 1.42
"""The ratio at which an area's contents fit best."""


@dataclass(frozen=True)
class Ground:
    """The picture's geometry of one board."""

    turn: int
    wide: float
    """Half the width of a hex."""
    high: float
    """Half its height."""
    origin: Point
    """Position of the hex (0, 0)."""
    zoom: float = 1.0
    """Magnification relative to the board."""

    def place(self, at: Hex) -> Point:
        """Return the middle of a hex."""
        x, y = _flat(turn_hex(at, self.turn))
        return self.origin[0] + x * self.wide, self.origin[1] + y * self.high

    def corners(self, at: Hex, inset: float = 0.0) -> list[Point]:
        """Return a hex's corners from the upper left clockwise, `inset` pixels inside its sides."""
        x, y = self.place(at)
        high = self.high - inset
        wide = self.wide - inset * self.wide / self.high * 1.12
        half = wide / 2
        return [
            (x - half, y - high), (x + half, y - high), (x + wide, y),
            (x + half, y + high), (x - half, y + high), (x - wide, y),
        ]  # fmt: skip

    def side(self, at: Hex, side: int) -> tuple[Point, Point]:
        """Return the ends of a side, numbered clockwise from the north before the board turns."""
        corners = self.corners(at)
        first = (side + self.turn) % 6
        return corners[first], corners[(first + 1) % 6]


def ground_of(view: RunewarsView) -> Ground:
    """Lay out the board of a view, with the markers of home realms to come."""
    laid = [area.hex for area in view.areas]
    hexes = tuple(dict.fromkeys([*laid, *kept_hexes(view), *open_hexes(view)]))
    return lay_out(hexes, view.phase != "setup")


def kept_hexes(view: RunewarsView) -> tuple[Hex, ...]:
    """List the hexes that markers keep for home realms."""
    return tuple(at for marker in view.markers for at in marker.hexes)


def open_hexes(view: RunewarsView) -> tuple[Hex, ...]:
    """List the empty hexes two steps around a board under construction, for the next piece.

    On a ready-made map players only lay home realms, in named places.
    """
    if not view.building:
        return ()
    taken = {*(area.hex for area in view.areas), *kept_hexes(view)}
    near = {there for at in taken or {(0, 0)} for there in (at, *around(at))} - taken
    far = {there for at in near for there in around(at)} - taken
    return tuple(sorted(near | far if taken else near))


@lru_cache(maxsize=64)
def lay_out(hexes: tuple[Hex, ...], settled: bool) -> Ground:
    """Fit hexes into the frame; a settled board may be turned."""
    if not hexes:
        return lay_out(((0, 0),), settled)
    return max((_fit(hexes, turn) for turn in range(3 if settled else 1)), key=_room)


def _room(ground: Ground) -> float:
    """Return the scale that fits the hexes."""
    return round(min(ground.wide / BEST, ground.high), 3)


def _fit(hexes: Sequence[Hex], turn: int) -> Ground:
    """Make the hexes as large as the frame and their own limits allow."""
    flat = [_flat(turn_hex(each, turn)) for each in hexes]
    xs, ys = [x for x, _ in flat], [y for _, y in flat]
    left, top, right, bottom = FRAME
    wide = min(WIDEST, (right - left - 2 * EDGE) / (max(xs) - min(xs) + 2))
    high = min(HIGHEST, (bottom - top - 2 * EDGE) / (max(ys) - min(ys) + 2))
    wide = min(wide, high * STRETCH[1])
    high = min(high, wide / STRETCH[0])
    x = (left + right) / 2 - (max(xs) + min(xs)) / 2 * wide
    y = (top + bottom) / 2 - (max(ys) + min(ys)) / 2 * high
    return Ground(turn, wide, high, (x, y))


def _flat(at: Hex) -> Point:
    """Return a hex's middle, in halves of a hex's width and height."""
    q, r = at
    return 1.5 * q, 2 * r + q


def around(at: Hex) -> Iterable[Hex]:
    """Yield the six hexes around one, from the north clockwise."""
    return (beside(at, side) for side in range(6))
