"""The map tiles, home realms and ready layouts as data (`map_tiles.toml`), and hex geometry.

Hexes have flat tops and axial coordinates (q, r); sides are numbered clockwise from the north.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from engine.core.choices.actions import key_writer
from engine.runewars.data.sources import read
from engine.runewars.pieces import RESOURCES, AreaId, Resource

Hex = tuple[int, int]
STEPS: tuple[Hex, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
SIDES = ("N", "NE", "SE", "S", "SW", "NW")
WATER, MOUNTAIN = "water", "mountain"


@dataclass(frozen=True, slots=True)
class Area:
    """An area as printed."""

    key: str
    tile: str
    """Id of the tile, or the faction whose home realm it is."""
    hex: Hex
    """Place on its own tile."""
    yields: Mapping[Resource, int]
    neutral: str
    count: int
    city: bool
    home: str
    """Faction whose home realm it is part of; empty if none."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile or home realm: its areas and the coloured sides of some of them."""

    key: str
    areas: tuple[AreaId, ...]
    borders: tuple[tuple[AreaId, int, str], ...]
    """Area, side number, colour."""


class Placed(NamedTuple):
    """A tile on the board: the place of its origin, and the steps by which it is turned."""

    tile: str
    q: int
    r: int
    turn: int


class Slot(NamedTuple):
    """A place for a home realm in a ready layout: its marker, and how each realm fits into it."""

    marker: tuple[Hex, ...]
    fit: Mapping[str, Placed]


@dataclass(frozen=True, slots=True)
class Layout:
    """A board ready to play."""

    players: int
    tiles: tuple[Placed, ...]
    slots: tuple[Slot, ...]


_DATA = read("map_tiles")


def _areas() -> tuple[Area | None, ...]:
    found: list[Area | None] = [None]
    for tile in _DATA["tile"]:
        found += [_area(each, tile["id"], "") for each in tile["areas"]]
    for realm in _DATA["home_realm"]:
        found += [_area(each, realm["faction"], realm["faction"]) for each in realm["areas"]]
    return tuple(found)


def _area(data: dict[str, Any], tile: str, home: str) -> Area:
    return Area(
        key=data["id"],
        tile=tile,
        hex=(data["q"], data["r"]),
        yields={each: data[each] for each in RESOURCES},
        neutral=data.get("neutral", ""),
        count=data.get("count", 0),
        city=data.get("city", False),
        home=home,
    )


_NUMBERED = _areas()
AREAS: tuple[Area, ...] = tuple(
    each or Area("", "", (0, 0), dict.fromkeys(RESOURCES, 0), "", 0, False, "")
    for each in _NUMBERED
)
"""Every area by its number; index 0 is unused."""

AREA_OF: Mapping[str, AreaId] = {
    area.key: AreaId(number) for number, area in enumerate(AREAS) if number
}


def _tile(key: str, data: dict[str, Any]) -> Tile:
    return Tile(
        key=key,
        areas=tuple(AREA_OF[each["id"]] for each in data["areas"]),
        borders=tuple(
            (AREA_OF[each["area"]], SIDES.index(each["side"]), each["color"])
            for each in data["borders"]
        ),
    )


TILES: Mapping[str, Tile] = {
    **{each["id"]: _tile(each["id"], each) for each in _DATA["tile"]},
    **{each["faction"]: _tile(each["faction"], each) for each in _DATA["home_realm"]},
}
"""Numbered tiles by their number, home realms by their faction."""

NUMBERED_TILES: tuple[str, ...] = tuple(each["id"] for each in _DATA["tile"])
TILES_PER_PLAYER: int = _DATA["setup_rules"]["tiles_per_player"]
RESTARTS: int = _DATA["setup_rules"]["restarts"]


def _layout(data: dict[str, Any]) -> Layout:
    return Layout(
        players=data["players"],
        tiles=tuple(Placed(t["tile"], t["q"], t["r"], t["turn"]) for t in data["tiles"]),
        slots=tuple(
            Slot(
                tuple((q, r) for q, r in slot["marker"]),
                {
                    faction: Placed(faction, fit["q"], fit["r"], fit["turn"])
                    for faction, fit in slot["faction_fit"].items()
                },
            )
            for slot in data["slot"]
        ),
    )


LAYOUTS: Mapping[int, Layout] = {each["players"]: _layout(each) for each in _DATA["layout"]}
"""Ready board by number of players."""

MOST_PLACES = 1 << 14
"""Places on boards that are cached: a board being built asks for the same ones again."""


@lru_cache(MOST_PLACES)
def turn_hex(place: Hex, turn: int) -> Hex:
    """Turn a hex around the origin by a number of clockwise steps."""
    q, r = place
    for _ in range(turn % 6):
        q, r = -r, q + r
    return q, r


@lru_cache(MOST_PLACES)
def beside(place: Hex, side: int) -> Hex:
    """Return the hex on a side of another."""
    step = STEPS[side % 6]
    return place[0] + step[0], place[1] + step[1]


def hexes_between(one: Hex, other: Hex) -> int:
    """Count the steps from one hex to another."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


@lru_cache(MOST_PLACES)
def lies_at(placed: Placed, area: AreaId) -> Hex:
    """Return the hex on the board of a placed tile's area."""
    q, r = turn_hex(AREAS[area].hex, placed.turn)
    return q + placed.q, r + placed.r


def borders_of(placed: Placed) -> list[tuple[Hex, int, str]]:
    """List the coloured sides of a placed tile: hex, side, colour."""
    return [
        (lies_at(placed, area), (side + placed.turn) % 6, colour)
        for area, side, colour in TILES[placed.tile].borders
    ]


@key_writer("AreaId")
def area_key(area: AreaId) -> str:
    """Return an area's id in the reference."""
    return AREAS[area].key if area > 0 else "none"
