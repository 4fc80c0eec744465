"""The maps of the Woodland as data (Law 2.2 to 2.4, 25)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from engine.root.pieces import Clearing, Forest, Place, Suit


@dataclass(frozen=True)
class Map:
    """A printed map. Tuples are indexed by clearing or forest number; index 0 is unused."""

    key: str
    name: str
    suits: tuple[Suit, ...]
    """The printed suits; all empty on a map whose suits are dealt (19.1)."""
    suggested: tuple[Suit, ...]
    """The suits that the map's booklet suggests; empty where it suggests none."""
    slots: tuple[int, ...]
    adjacent: tuple[tuple[Clearing, ...], ...]
    """Clearings joined by open paths; a closed path alone does not make them adjacent (25.4.2)."""
    closed: tuple[tuple[Clearing, Clearing], ...]
    """Paths that closed path markers cover (25.4.1)."""
    rivers: tuple[tuple[Clearing, Clearing], ...]
    corners: tuple[Clearing, ...]
    edge: tuple[Clearing, ...]
    """The clearings of the map edge, around the map, over closed paths too (21.15)."""
    opposite: dict[Clearing, Clearing]
    ruins: tuple[Clearing, ...]
    forest_borders: tuple[tuple[Clearing, ...], ...]
    forest_adjacent: tuple[tuple[Forest, ...], ...]
    forest_keys: tuple[str, ...]
    landmarks: dict[str, Clearing]
    """The map's own landmarks by clearing; 0 for closed paths, which are in several (25)."""

    @property
    def clearings(self) -> range:
        """The numbers of all clearings."""
        return range(1, len(self.slots))

    def places_beside(self, place: Place) -> list[Place]:
        """List the clearings and forests that a pawn may slip to (Law 2.4.1, 9.2.10)."""
        if place > 0:
            forests = [
                Place(-number)
                for number in range(1, len(self.forest_borders))
                if Clearing(place) in self.forest_borders[number]
            ]
            return [*(Place(each) for each in self.adjacent[place]), *forests]
        clearings = [Place(each) for each in self.forest_borders[-place]]
        return [*clearings, *(Place(-each) for each in self.forest_adjacent[-place])]


_DATA: dict[str, Any] = tomllib.loads(
    (files("engine.root") / "data" / "maps.toml").read_text(encoding="utf-8")
)["maps"]
MAP_KEYS = tuple(_DATA)
"""The keys of all maps, the usual one first."""
RANDOM = "random"
"""Stands for a map drawn by lot, in place of a map's key."""


@cache
def map_of(key: str, opened: tuple[tuple[int, int], ...] = ()) -> Map:
    """Read a map from the data by its key, such as `autumn`.

    `opened` lists its closed paths that are open now. `RootState.woodland` keeps both values.
    """
    data: dict[str, Any] = _DATA[key]
    clearings = sorted(data["clearings"], key=lambda each: int(each["number"]))
    forests = data["forests"]
    printed = data["suits"] == "printed"
    number_of = {each["id"]: Forest(i) for i, each in enumerate(forests, 1)}
    closed = tuple(
        (Clearing(a), Clearing(b)) for a, b in data.get("closed_paths", ()) if (a, b) not in opened
    )
    return Map(
        key=key,
        name=data["name"],
        suits=_suits(each["suit"] if printed else "" for each in clearings),
        suggested=_suits(each.get("suggested_suit", "") for each in clearings),
        slots=(0, *(each["slots"] for each in clearings)),
        adjacent=((), *(open_ways(each["number"], each["adjacent"], closed) for each in clearings)),
        closed=closed,
        rivers=tuple((Clearing(a), Clearing(b)) for a, b in data["rivers"]),
        corners=tuple(map(Clearing, data["corners"])),
        edge=tuple(map(Clearing, data["map_edge"])),
        opposite={
            Clearing(one): Clearing(other)
            for pair in data["opposite_corners"]
            for one, other in (pair, pair[::-1])
        },
        ruins=tuple(map(Clearing, data["ruin_clearings"])),
        forest_borders=((), *(tuple(map(Clearing, each["borders"])) for each in forests)),
        forest_adjacent=((), *(tuple(number_of[i] for i in each["adjacent"]) for each in forests)),
        forest_keys=("", *(each["id"] for each in forests)),
        landmarks=_landmarks(data),
    )


def _landmarks(data: dict[str, Any]) -> dict[str, Clearing]:
    """Return the clearings of a map's landmarks, set before suits are dealt (25.3.1, 25.4.1)."""
    found = {"ferry": data.get("ferry_start"), "tower": data.get("tower")}
    if data.get("closed_paths"):
        found["paths"] = 0
    return {key: Clearing(place) for key, place in found.items() if place is not None}


def _suits(written: Iterable[str]) -> tuple[Suit, ...]:
    """Index suits by clearing number; empty if no clearing has a suit."""
    suits = (Suit(""), *map(Suit, written))
    return suits if any(suits) else ()


def open_ways(
    clearing: int, joined: Iterable[int], closed: Sequence[tuple[int, int]]
) -> tuple[Clearing, ...]:
    """List the clearings that open paths join to a clearing."""
    return tuple(
        Clearing(other)
        for other in sorted(joined)
        if (clearing, other) not in closed and (other, clearing) not in closed
    )
