"""Positions in the picture of a map: clearings, forests, paths and the river (Law 2.2)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files
from typing import Any

from render.boxes import Point
from render.root.board.lines import bend, curve, ring, shore, through
from render.root.board.map_layout import (
    gap_below,
    push_apart,
    room_at,
    roomiest,
    stretch,
    warp_point,
)


@dataclass(frozen=True)
class Ground:
    """The picture's geometry of one map. Index 0 of `clearings` and `forests` is unused."""

    key: str
    clearings: tuple[Point, ...]
    slots: tuple[int, ...]
    forests: tuple[Point, ...]
    room: tuple[float, ...]
    """Radius around each forest's middle free of clearings, with their badges and tokens."""
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
    coast: tuple[int, ...]
    """The clearings on the lake."""
    burrow: Point
    """Position of the Burrow at a table with the Duchy."""

    def beside(self, clearing: int) -> list[int]:
        """List the clearings that open paths join to one."""
        ways = [path for path in self.paths if path not in self.closed]
        return sorted(sum(path) - clearing for path in ways if clearing in path)

    def place(self, place: int) -> Point:
        """Return the middle of a clearing, or of a forest by its negative number."""
        if self.underground(place):
            return self.burrow
        return self.clearings[place] if place > 0 else self.forests[-place]

    def underground(self, place: int) -> bool:
        """Return whether a place is the Burrow: its number comes after the map's own clearings."""
        return place >= len(self.clearings)

    def way(self, origin: int, to: int) -> tuple[Point, ...]:
        """Return the path between two places, a tunnel, or else a straight line."""
        if (origin, to) in self.roads:
            return self.roads[origin, to]
        if (to, origin) in self.roads:
            return self.roads[to, origin][::-1]
        start, end = self.place(origin), self.place(to)
        if self.underground(origin) or self.underground(to):
            return bend(start, end, self.clearings[1:])
        return curve(start, end, 0)


def read_map(key: str) -> dict[str, Any]:
    text = (files("engine") / "root" / "data" / "maps.toml").read_text(encoding="utf-8")
    found: dict[str, Any] = tomllib.loads(text)["maps"][key]
    return found


@lru_cache(maxsize=32)
def ground_of(key: str, opened: tuple[tuple[int, int], ...] = ()) -> Ground:
    """Lay out a map by its key, `autumn`, with the closed paths that were `opened`."""
    if opened:
        ground = ground_of(key)
        return replace(ground, closed=tuple(p for p in ground.closed if p not in opened))
    data = read_map(key)
    clearings = sorted(data["clearings"], key=lambda each: int(each["number"]))
    printed = [(float(each["x"]), float(each["y"])) for each in clearings]
    placed = push_apart(stretch(printed))
    numbered: tuple[Point, ...] = ((0.0, 0.0), *placed)

    paths = tuple((int(a), int(b)) for a, b in data["paths"])
    roads = {(a, b): bend(numbered[a], numbered[b], placed) for a, b in paths}
    faces = [ring([numbered[number] for number in each["borders"]]) for each in data["forests"]]
    worn = [point for road in roads.values() for point in road]
    forests = [
        roomiest(warp_point((each["x"], each["y"]), printed, placed), face, placed, worn)
        for each, face in zip(data["forests"], faces, strict=True)
    ]
    coast = tuple(map(int, data.get("coastal_clearings", ())))
    lake = shore([numbered[number] for number in coast])
    drawn = data.get("special", {}).get("river_course", ())
    course = tuple(warp_point((float(x), float(y)), printed, placed) for x, y in drawn)
    return Ground(
        key=key,
        clearings=numbered,
        slots=(0, *(int(each["slots"]) for each in clearings)),
        forests=((0.0, 0.0), *forests),
        room=(0.0, *(room_at(forest, placed) for forest in forests)),
        faces=((), *faces),
        paths=paths,
        closed=tuple((int(a), int(b)) for a, b in data.get("closed_paths", ())),
        borders=((), *(tuple(map(int, each["borders"])) for each in data["forests"])),
        opposite={a: b for pair in data["opposite_corners"] for a, b in (pair, pair[::-1])},
        roads=roads,
        water=course or (() if lake else through(numbered, data["rivers"])),
        lake=lake,
        coast=coast,
        burrow=gap_below(placed),
    )
