"""Spreading a map's clearings and forests over its panel.

The printed places are kept as far as round plates with room for six factions allow: they are
stretched over the frame and pushed apart until no two plates, with everything on their rims,
touch.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import combinations, product

from render.boxes import Point
from render.root.board.lines import in_polygon
from render.root.board.measures import BURROW, FRAME, PARTS, PLATE, REACH


def stretch(points: Sequence[Point]) -> list[Point]:
    """Stretch the printed places over the frame, as far as their rims allow."""
    left, top, right, bottom = FRAME
    spans = (
        (left + REACH[0], right - REACH[2], [x for x, _ in points]),
        (top + REACH[1], bottom - REACH[3], [y for _, y in points]),
    )
    columns = [
        [
            low + (value - min(values)) / (max(values) - min(values)) * (high - low)
            for value in values
        ]
        for low, high, values in spans
    ]
    return list(zip(columns[0], columns[1], strict=True))


def push_apart(points: list[Point]) -> list[Point]:
    """Move neighbours away from each other, within the frame, until no parts of them touch."""
    left, top, right, bottom = FRAME
    placed = [list(point) for point in points]
    for _ in range(2500):
        settled = True
        for one, other in combinations(placed, 2):
            for push_x, push_y in _pushes(one, other):
                settled = False
                one[0] -= push_x
                one[1] -= push_y
                other[0] += push_x
                other[1] += push_y
        for point in placed:
            point[0] = min(max(point[0], left + REACH[0]), right - REACH[2])
            point[1] = min(max(point[1], top + REACH[1]), bottom - REACH[3])
        if settled:
            break
    return [(round(x, 1), round(y, 1)) for x, y in placed]


def _pushes(one: Sequence[float], other: Sequence[float]) -> Iterator[Point]:
    """Yield the push that separates two clearings for each pair of parts that touch."""
    if math.dist(one, other) > 2 * PLATE + 170:
        return
    for dx, dy, apart in _PAIRS:  # each push has moved both before the next is measured
        x, y = other[0] - one[0] + dx, other[1] - one[1] + dy
        far = math.hypot(x, y)
        if far < apart - 0.5:
            push = (apart - far) / 2 / far * 0.3
            yield x * push, y * push


_PAIRS = [
    (bx - ax, by - ay, size + wide) for (ax, ay, size), (bx, by, wide) in product(PARTS, repeat=2)
]
"""Each pair of parts of two clearings: the offset between them, and their least distance."""


def warp_point(point: Point, printed: Sequence[Point], placed: Sequence[Point]) -> Point:
    """Move a printed point along with the clearings near it."""
    stretched = _edge(point, printed)
    before = stretch(printed)
    total, x, y = 0.0, 0.0, 0.0
    for old, new in zip(before, placed, strict=True):
        weight = 1 / (math.dist(stretched, old) ** 2 + 400)
        total += weight
        x += weight * (new[0] - old[0])
        y += weight * (new[1] - old[1])
    return stretched[0] + x / total, stretched[1] + y / total


def _edge(point: Point, printed: Sequence[Point]) -> Point:
    """Stretch a point with the clearings; beyond the outermost, towards the frame's edge."""
    left, top, right, bottom = FRAME
    inner = ((left + REACH[0], right - REACH[2]), (top + REACH[1], bottom - REACH[3]))
    outer = ((left, right), (top, bottom))
    found = []
    for axis in (0, 1):
        low, high = min(p[axis] for p in printed), max(p[axis] for p in printed)
        value = point[axis]
        (a, b), (start, end) = inner[axis], outer[axis]
        if value < low:
            found.append(start + value / low * (a - start))
        elif value > high:
            found.append(b + (value - high) / (1 - high) * (end - b))
        else:
            found.append(a + (value - low) / (high - low) * (b - a))
    return found[0], found[1]


def gap_below(plates: Sequence[Point]) -> Point:
    """Find the widest gap along the map's lower edge, for the Burrow."""
    left, _, right, bottom = FRAME
    wide, high = BURROW
    y = bottom + 10 - high / 2

    def room(x: float) -> float:
        """Measure the distance from the Burrow there to the nearest part of a clearing."""
        return min(
            math.hypot(
                max(abs(plate[0] + dx - x) - wide / 2, 0), max(abs(plate[1] + dy - y) - high / 2, 0)
            )
            - size
            for plate in plates
            for dx, dy, size in PARTS
        )

    places = range(left + wide // 2 + 8, right - wide // 2 - 8, 4)
    return max(((x, y) for x in places), key=lambda place: room(place[0]))


def roomiest(
    near: Point, face: Sequence[Point], plates: Sequence[Point], worn: Sequence[Point]
) -> Point:
    """Find the place in a forest with the most room for pawns, not far from the printed one."""
    best, most = near, -math.inf
    parts = sorted(_parts(plates), key=lambda part: math.dist(part[0], near))
    xs, ys = [x for x, _ in face], [y for _, y in face]
    for x in range(round(min(xs)), round(max(xs)) + 1, 8):
        for y in range(round(min(ys)), round(max(ys)) + 1, 8):
            here = float(x), float(y)
            off = 0.08 * math.dist(here, near)
            least = most + off
            if least >= MOST_ROOM or any(math.dist(here, at) - size <= least for at, size in parts):
                continue  # without trying all parts, and first of all
            if not in_polygon(here, face):
                continue
            room = min(room_at(here, plates), MOST_ROOM) - off
            room = min(room, min(math.dist(here, point) for point in worn) + 12 - off)
            if room > most:
                best, most = here, room
    return best


MOST_ROOM = 90.0
"""Radius that is enough for all pawns of a forest."""


def room_at(here: Point, plates: Sequence[Point]) -> float:
    """Measure the distance from a place to the nearest part of any clearing."""
    return min(math.dist(here, at) - size for at, size in _parts(plates))


def _parts(plates: Sequence[Point]) -> Iterator[tuple[Point, float]]:
    """Yield the middle and the radius of each part of each clearing."""
    for left, top in plates:
        for x, y, size in PARTS:
            yield (left + x, top + y), size
