"""Where things lie in the picture of a map: clearings, forests, paths and the river (Law 2.2).

The printed places are kept as far as round plates with room for six factions allow: they are
stretched over the frame and pushed apart until no two plates, with all that may hang on their
rims, touch.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import combinations, pairwise, product
from typing import Any

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


@dataclass(frozen=True)
class Ground:
    """The picture's geometry of one map. Index 0 of `clearings` and `forests` is unused."""

    key: str
    clearings: tuple[Point, ...]
    slots: tuple[int, ...]
    forests: tuple[Point, ...]
    room: tuple[float, ...]
    """How far around each forest's middle no clearing reaches, its badge and tokens included."""
    faces: tuple[tuple[Point, ...], ...]
    """Each forest as the polygon of the clearings around it."""
    paths: tuple[tuple[int, int], ...]
    closed: tuple[tuple[int, int], ...]
    borders: tuple[tuple[int, ...], ...]
    """The clearings around each forest."""
    opposite: dict[int, int]
    """The corner across the map from each corner."""
    roads: dict[tuple[int, int], tuple[Point, ...]]
    """Each path as a line that keeps clear of every other clearing."""
    water: tuple[Point, ...]
    lake: tuple[Point, ...]
    tower: int
    burrow: Point
    """Where the Burrow lies at a table with the Duchy."""

    def beside(self, clearing: int) -> list[int]:
        """List the clearings that open paths join to one."""
        ways = [path for path in self.paths if path not in self.closed]
        return sorted(sum(path) - clearing for path in ways if clearing in path)

    def place(self, place: int) -> Point:
        """Return the middle of a clearing, or of a forest by its number with a minus."""
        if self.underground(place):
            return self.burrow
        return self.clearings[place] if place > 0 else self.forests[-place]

    def underground(self, place: int) -> bool:
        """Return whether a place is the Burrow: its number comes after the map's own clearings."""
        return place >= len(self.clearings)

    def way(self, origin: int, to: int) -> tuple[Point, ...]:
        """Return the path from place to place, a line through the ground, or a straight one."""
        if (origin, to) in self.roads:
            return self.roads[origin, to]
        if (to, origin) in self.roads:
            return self.roads[to, origin][::-1]
        start, end = self.place(origin), self.place(to)
        if self.underground(origin) or self.underground(to):
            return _bend(start, end, self.clearings[1:])
        return _curve(start, end, 0)


@cache
def ground_of(key: str) -> Ground:
    """Lay out a map by its key: `autumn`."""
    text = (files("engine") / "root" / "data" / "maps.toml").read_text(encoding="utf-8")
    data: dict[str, Any] = tomllib.loads(text)["maps"][key]
    clearings = sorted(data["clearings"], key=lambda each: int(each["number"]))
    printed = [(float(each["x"]), float(each["y"])) for each in clearings]
    placed = _push_apart(_stretch(printed))
    numbered: tuple[Point, ...] = ((0.0, 0.0), *placed)
    special = data.get("special", {})

    def warp(points: Sequence[Sequence[float]]) -> tuple[Point, ...]:
        return tuple(_warp((float(x), float(y)), printed, placed) for x, y in points)

    paths = tuple((int(a), int(b)) for a, b in data["paths"])
    roads = {(a, b): _bend(numbered[a], numbered[b], placed) for a, b in paths}
    faces = [_ring([numbered[number] for number in each["borders"]]) for each in data["forests"]]
    worn = [point for road in roads.values() for point in road]
    forests = [
        _roomiest(_warp((each["x"], each["y"]), printed, placed), face, placed, worn)
        for each, face in zip(data["forests"], faces, strict=True)
    ]
    lake = warp(special.get("lake_outline", ()))
    course = warp(special.get("river_course", ()))
    return Ground(
        key=key,
        clearings=numbered,
        slots=(0, *(int(each["slots"]) for each in clearings)),
        forests=((0.0, 0.0), *forests),
        room=(0.0, *(_room(forest, placed) for forest in forests)),
        faces=((), *faces),
        paths=paths,
        closed=tuple((int(a), int(b)) for a, b in data.get("closed_paths", ())),
        borders=((), *(tuple(map(int, each["borders"])) for each in data["forests"])),
        opposite={a: b for pair in data["opposite_corners"] for a, b in (pair, pair[::-1])},
        roads=roads,
        water=course or (() if lake else _through(numbered, data["rivers"])),
        lake=lake,
        tower=int(data.get("tower", 0)),
        burrow=_below(placed),
    )


def _stretch(points: Sequence[Point]) -> list[Point]:
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


_PARTS = ((0.0, 0.0, PLATE + 6.0), (-110.0, -88.0, 61.0), (0.0, 29.0, PLATE + 11.0), (85, -83, 32))
"""Circles that cover a clearing: its plate, its badge, the tokens on its rim, its shield."""


def _push_apart(points: list[Point]) -> list[Point]:
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
    """Yield by how much to push two clearings apart for each of their parts that touch."""
    if math.dist(one, other) > 2 * PLATE + 170:
        return
    for (ax, ay, size), (bx, by, wide) in product(_PARTS, repeat=2):
        x, y = other[0] + bx - one[0] - ax, other[1] + by - one[1] - ay
        far = math.hypot(x, y)
        if far < size + wide - 0.5:
            push = (size + wide - far) / 2 / far * 0.3
            yield x * push, y * push


def _warp(point: Point, printed: Sequence[Point], placed: Sequence[Point]) -> Point:
    """Move a printed point along with the clearings near it."""
    stretched = _edge(point, printed)
    before = _stretch(printed)
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


def _ring(corners: Sequence[Point]) -> tuple[Point, ...]:
    """Order the corners of a forest around their middle."""
    x = sum(point[0] for point in corners) / len(corners)
    y = sum(point[1] for point in corners) / len(corners)
    return tuple(sorted(corners, key=lambda each: math.atan2(each[1] - y, each[0] - x)))


def _bend(start: Point, end: Point, plates: Sequence[Point]) -> tuple[Point, ...]:
    """Draw a line on the map between two places that curves around any plate in its way."""
    for lean in (0, 40, -40, 80, -80, 130, -130, 190, -190):
        line = _curve(start, end, lean)
        others = [plate for plate in plates if plate not in (start, end)]
        clear = all(math.dist(point, plate) > PLATE + 26 for point in line for plate in others)
        if clear and all(Box.disc(x, y, 40).inside(Box(*FRAME)) for x, y in line):
            return line
    return _curve(start, end, 0)


def _curve(start: Point, end: Point, lean: float) -> tuple[Point, ...]:
    """Return a quadratic curve that leans so far to the side, as 25 points."""
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


def _below(plates: Sequence[Point]) -> Point:
    """Find the widest gap along the map's lower edge: there the Burrow hangs over it."""
    left, _, right, bottom = FRAME
    wide, high = BURROW
    y = bottom + 10 - high / 2

    def room(x: float) -> float:
        """Measure how far the nearest part of a clearing is from the Burrow there."""
        return min(
            math.hypot(
                max(abs(plate[0] + dx - x) - wide / 2, 0), max(abs(plate[1] + dy - y) - high / 2, 0)
            )
            - size
            for plate in plates
            for dx, dy, size in _PARTS
        )

    places = range(left + wide // 2 + 8, right - wide // 2 - 8, 4)
    return max(((x, y) for x in places), key=lambda place: room(place[0]))


def badge_of(clearing: Point) -> Box:
    """Return where a clearing's badge hangs: number and suit, at the upper left of its rim."""
    return Box.around(clearing[0] - 110, clearing[1] - 82, 96, 88)


def _roomiest(
    near: Point, face: Sequence[Point], plates: Sequence[Point], worn: Sequence[Point]
) -> Point:
    """Find the place in a forest with the most room for pawns, not far from the printed one."""
    best, most = near, -math.inf
    xs, ys = [x for x, _ in face], [y for _, y in face]
    for x in range(round(min(xs)), round(max(xs)) + 1, 8):
        for y in range(round(min(ys)), round(max(ys)) + 1, 8):
            if not in_polygon((x, y), face):
                continue
            off = 0.08 * math.dist((x, y), near)
            room = min(_room((x, y), plates), 90.0) - off
            if room > most:
                room = min(room, min(math.dist((x, y), point) for point in worn) + 12 - off)
            if room > most:
                best, most = (float(x), float(y)), room
    return best


def _room(here: Point, plates: Sequence[Point]) -> float:
    """Measure how far it is from a place to the nearest part of any clearing."""
    return min(
        math.dist(here, (plate[0] + x, plate[1] + y)) - size
        for plate in plates
        for x, y, size in _PARTS
    )


def in_polygon(point: Point, polygon: Sequence[Point]) -> bool:
    """Return whether a point lies in a polygon."""
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def _through(clearings: Sequence[Point], rivers: Sequence[Sequence[int]]) -> tuple[Point, ...]:
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
        line.extend(_bend(one, other, clearings[1:])[::4])
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
