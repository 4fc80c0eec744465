"""Marks of the latest events on the map: arrows of movement, and outlined pieces."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from PIL import Image

from engine.core.seats import Seat
from engine.runewars.view import RunewarsView, Shift
from render.boxes import Box, Placed, Point
from render.canvas import kept, sprite, with_shadow
from render.change_marks import arrow, finely
from render.lettering import cap_middle, text_sprite
from render.runewars.board import sprites
from render.runewars.board.geometry import Ground
from render.runewars.text.names import army
from render.theme import Hue

MOVES = ("move", "retreat", "hero")
_TAG = 44
Ways = frozenset[tuple[Seat | None, int, int]]
"""Moves as seat, origin and destination."""


def fresh_names(view: RunewarsView, area: int) -> frozenset[str]:
    """Return the names of changes in an area, as used by `lay_out_area`."""
    names = set()
    for change in view.changes:
        if change.to != area:
            continue
        if change.kind in ("move", "retreat", "place", "rout") and change.unit is not None:
            names.add(f"unit {change.unit}")
        elif change.kind == "hero" and change.seat is not None:
            names.add(f"hero {change.seat}")
        elif change.kind == "rune":
            names.add("rune")
    return frozenset(names)


def lay_out_arrows(
    view: RunewarsView, ground: Ground, only: Ways | None = None
) -> Iterator[Placed]:
    """Draw each way taken as one arrow under the pieces; a retreat is dashed.

    `only` are the ways to draw if there are too many.
    """
    for seat, origin, to, kind in _moves(view.changes, only):
        line = way_between(view, ground, origin, to)
        image, corner = arrow(line, army(view, seat).coat, kind == "retreat")
        box = Box(corner[0], corner[1], corner[0] + image.width, corner[1] + image.height)
        yield Placed("ground", box, image)


def lay_out_counts(
    view: RunewarsView, ground: Ground, taken: Sequence[Box], only: Ways | None = None
) -> Iterator[Placed]:
    """Write the number moved on each arrow, where nothing is in the way."""
    occupied = list(taken)
    for (seat, origin, to, _), number in _moves(view.changes, only).items():
        line = way_between(view, ground, origin, to)
        if not number:
            continue
        image = _tag(number, army(view, seat))
        middle = line[len(line) // 6 : len(line) * 3 // 4]
        for x, y in sorted(middle, key=lambda point: math.dist(point, line[len(line) // 2])):
            box = Box.disc(x, y, _TAG)
            if not box.overlaps_any(occupied):
                occupied.append(box)
                yield Placed(f"moved {seat} {origin} {to}", box, image)
                break


def _moves(
    changes: Sequence[Shift], only: Ways | None = None
) -> dict[tuple[Seat | None, int, int, str], int]:
    """Add up the units of each seat that moved between areas; heroes are not counted."""
    found: dict[tuple[Seat | None, int, int, str], int] = {}
    for change in changes:
        if change.kind in MOVES and change.origin is not None and change.to is not None:
            if only is not None and (change.seat, change.origin, change.to) not in only:
                continue
            kind = "retreat" if change.kind == "retreat" else "move"
            key = (change.seat, change.origin, change.to, kind)
            found[key] = found.get(key, 0) + (change.count if change.unit is not None else 0)
    return found


def way_between(view: RunewarsView, ground: Ground, origin: int, to: int) -> list[Point]:
    """Return the line from the inside of one hex to the inside of the other."""
    start, end = (ground.place(view.area(each).hex) for each in (origin, to))
    length = math.dist(start, end) or 1.0
    trim = min(0.3, ground.high * 0.5 / length)
    (x1, y1), (x2, y2) = start, end
    ends = [(x1 + (x2 - x1) * t, y1 + (y2 - y1) * t) for t in (trim, 1 - trim)]
    return finely(ends)


@kept
def _tag(number: int, hue: Hue) -> Image.Image:
    image = sprite("shield-round", _TAG, hue).copy()
    text = text_sprite(str(number), "number", 35, hue.text)
    top = round(_TAG / 2 - cap_middle("number", 35))
    image.alpha_composite(text, (max(0, (_TAG - text.width) // 2), max(0, top)))
    return with_shadow(image, sprites.SHADOW)
