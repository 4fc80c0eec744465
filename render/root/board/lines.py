"""Lines on the map: paths around plates, rivers, the outline of forests."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from render.boxes import Box, Point
from render.root.board.measures import FRAME, PLATE
from render.strokes import towards

BAY = 0.8
"""Distance of a lake's shore from its middle between two clearings, relative to a straight line."""


def ring(corners: Sequence[Point]) -> tuple[Point, ...]:
    """Order the corners of a forest around their middle."""
    x = sum(point[0] for point in corners) / len(corners)
    y = sum(point[1] for point in corners) / len(corners)
    return tuple(sorted(corners, key=lambda each: math.atan2(each[1] - y, each[0] - x)))


def shore(coast: Sequence[Point]) -> tuple[Point, ...]:
    """Draw the shore of a lake that reaches every clearing on its coast, with bays between them."""
    if not coast:
        return ()
    middle = (sum(x for x, _ in coast) / len(coast), sum(y for _, y in coast) / len(coast))
    capes = [towards(middle, each, 1 - (PLATE + 20) / math.dist(each, middle)) for each in coast]
    around = ring(capes)
    line: list[Point] = []
    for one, other in pairwise((*around, around[0])):
        line += [one, towards(middle, towards(one, other, 0.5), BAY)]
    return tuple(line)


def bend(start: Point, end: Point, plates: Sequence[Point]) -> tuple[Point, ...]:
    """Draw a line on the map between two places, curving around plates in its way."""
    for lean in (0, 40, -40, 80, -80, 130, -130, 190, -190):
        line = curve(start, end, lean)
        others = [plate for plate in plates if plate not in (start, end)]
        clear = all(math.dist(point, plate) > PLATE + 26 for point in line for plate in others)
        if clear and all(Box.disc(x, y, 40).inside(Box(*FRAME)) for x, y in line):
            return line
    return curve(start, end, 0)


def curve(start: Point, end: Point, lean: float) -> tuple[Point, ...]:
    """Return a quadratic curve that leans to the side by `lean`, as 25 points."""
    length = math.dist(start, end)
    x = (start[0] + end[0]) / 2 - (end[1] - start[1]) / length * lean
    y = (start[1] + end[1]) / 2 + (end[0] - start[0]) / length * lean
    return tuple(
        (
            (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * x + t * t * end[0],
            (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * y + t * t * end[1],
        )
        for t in (step / 24 for step in range(25))
    )


def in_polygon(point: Point, polygon: Sequence[Point]) -> bool:
    """Return whether a point lies in a polygon."""
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def through(clearings: Sequence[Point], rivers: Sequence[Sequence[int]]) -> tuple[Point, ...]:
    """Draw a river without a printed course through the clearings it joins, from edge to edge."""
    links: dict[int, list[int]] = {}
    for a, b in rivers:
        links.setdefault(a, []).append(b)
        links.setdefault(b, []).append(a)
    at = min(number for number, others in links.items() if len(others) == 1)
    order, before = [at], 0
    while following := [each for each in links[at] if each != before]:
        before, at = at, following[0]
        order.append(at)
    points = [clearings[number] for number in order]
    line = [_to_edge(points[0], points[1])]
    for one, other in pairwise(points):
        line.extend(bend(one, other, clearings[1:])[::4])
    return (*line, _to_edge(points[-1], points[-2]))


def _to_edge(end: Point, before: Point) -> Point:
    """Continue a river straight from its last clearing to the frame."""
    left, top, right, bottom = FRAME
    x, y = end[0] - before[0], end[1] - before[1]
    length = math.hypot(x, y)
    x, y = x / length, y / length
    steps = []
    if x:
        steps.append(((right if x > 0 else left) - end[0]) / x)
    if y:
        steps.append(((bottom if y > 0 else top) - end[1]) / y)
    far = min(steps)
    return end[0] + x * far, end[1] + y * far
