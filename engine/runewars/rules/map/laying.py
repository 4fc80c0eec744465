"""Places for tiles, markers and home realms (rules-map-heroes A3 to A5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import TypeAlias

from engine.runewars.data.land import Land, land_of
from engine.runewars.data.tiles import AREAS as PRINTED
from engine.runewars.data.tiles import (
    STEPS,
    TILES,
    Hex,
    Placed,
    beside,
    borders_of,
    lies_at,
    turn_hex,
)

MIN_TOUCHED = 2
"""Areas of the board that a new tile must touch."""
MIN_OPEN_SIDES = 3
"""Uncoloured sides of areas that a marker must touch."""
MIN_BETWEEN = 3
"""Areas between two markers."""
TOKENS_EACH = 2
"""Rune tokens that each player lays at the start: a dragon and a false one."""
TURNS = range(6)

Marker: TypeAlias = "tuple[Hex, Hex]"
"""The two hexes of a home realm marker."""


def hexes_of(tile: Placed) -> list[Hex]:
    """List the hexes of a placed tile's areas."""
    return [lies_at(tile, area) for area in TILES[tile.tile].areas]


def borders_clash(land: Land, tile: Placed) -> bool:
    """Return whether a coloured side of a tile would face a coloured side of the board (A3)."""
    return any((place, side) in land.facing for place, side, _ in borders_of(tile))


def places_for(placed: Sequence[Placed], tile: str, turn: int, strict: bool) -> list[Placed]:
    """List the places for a tile turned like that (A3).

    It covers no area, no coloured sides meet, and it touches two areas of the board; strictly, with
    two of its own.
    """
    if not placed:
        return [Placed(tile, 0, 0, turn)]
    land, (own, coloured) = land_of(tuple(placed)), shape_of(tile, turn)
    contacts: dict[Hex, list[frozenset[Hex]]] = {}
    for (q, r), touched in land.rim.items():
        for dq, dr in own:
            contacts.setdefault((q - dq, r - dr), []).append(touched)
    covering = {(q - dq, r - dr) for q, r in land.area_at for dq, dr in own}
    clashing = {
        (q - dq, r - dr)
        for (q, r), facing in land.facing
        for (dq, dr), side in coloured
        if side == facing
    }
    least = MIN_TOUCHED if strict else 1
    return [
        Placed(tile, *origin, turn)
        for origin in sorted(contacts.keys() - covering - clashing)
        if len(contacts[origin]) >= least
        and len(frozenset[Hex]().union(*contacts[origin])) >= MIN_TOUCHED
    ]


@cache
def shape_of(tile: str, turn: int) -> tuple[tuple[Hex, ...], tuple[tuple[Hex, int], ...]]:
    """Return the hexes of a turned tile's areas around its origin, and its coloured sides."""
    at_origin = Placed(tile, 0, 0, turn)
    coloured = tuple((place, side) for place, side, _ in borders_of(at_origin))
    return tuple(hexes_of(at_origin)), coloured


def outside_of(land: Land) -> set[Hex]:
    """List the empty hexes around the board that are not enclosed by it (A4)."""
    qs, rs = [q for q, _ in land.area_at], [r for _, r in land.area_at]
    box = (min(qs) - 3, max(qs) + 3, min(rs) - 3, max(rs) + 3)
    found = {(box[0], box[2])}
    edge = list(found)
    while edge:
        place = edge.pop()
        for side in range(6):
            q, r = there = beside(place, side)
            inside = box[0] <= q <= box[1] and box[2] <= r <= box[3]
            if inside and there not in found and there not in land.area_at:
                found.add(there)
                edge.append(there)
    return found


# Markers (A4)


def marker_places(land: Land) -> list[Marker]:
    """List the places for a marker: two hexes at the edge, open sides, room for the third hex."""
    outside = outside_of(land)
    edge = sorted(land.rim.keys() & outside)
    pairs = [
        (one, other)
        for one, other in combinations(edge, 2)
        if other in [beside(one, side) for side in range(6)]
    ]
    return [
        pair
        for pair in pairs
        if open_sides(land, pair) >= MIN_OPEN_SIDES and has_room(outside, pair)
    ]


def open_sides(land: Land, pair: Marker) -> int:
    """Count the uncoloured sides of areas that a marker touches."""
    return sum(
        (there := beside(place, side)) in land.area_at
        and (there, (side + 3) % 6) not in land.colours
        for place in pair
        for side in range(6)
    )


def has_room(outside: set[Hex], pair: Marker) -> bool:
    """Return whether a third hex of a home realm fits next to both hexes of a marker."""
    return bool(set(around(pair[0])) & set(around(pair[1])) & outside)


def around(place: Hex) -> Iterator[Hex]:
    """Yield the six hexes around a hex."""
    return (beside(place, side) for side in range(len(STEPS)))


def too_near(land: Land, marker: Iterable[Hex]) -> set[Hex]:
    """List the hexes that no other marker may cover (A4), borders ignored.

    These touch the marker, or an area fewer than `MIN_BETWEEN` areas away on the shortest chain.
    """
    touched = {each for place in marker for each in around(place)}
    edge = {each for each in touched if each in land.area_at}
    seen = set(edge)
    for _ in range(MIN_BETWEEN - 2):
        edge = {n for place in edge for n in around(place) if n in land.area_at} - seen
        seen |= edge
    return touched | {each for place in seen for each in around(place)}


def compatible(land: Land, places: Sequence[Marker]) -> dict[Marker, set[Marker]]:
    """Return for each place of a marker the places that are far enough from it."""
    far: dict[Marker, set[Marker]] = {place: set() for place in places}
    near = {place: too_near(land, place) for place in places}
    for one, other in combinations(places, 2):
        if near[one].isdisjoint(other):
            far[one].add(other)
            far[other].add(one)
    return far


def completions(
    land: Land, far: Mapping[Marker, set[Marker]], laid: Sequence[Marker], wanted: int
) -> list[Marker]:
    """List the next markers after which all wanted markers can still be laid."""
    open_to = set(far)
    for place in laid:
        open_to &= far[place]
    return [
        place
        for place in sorted(open_to)
        if _fits(land, far, open_to & far[place], [*laid, place], wanted)
    ]


def _fits(
    land: Land,
    far: Mapping[Marker, set[Marker]],
    open_to: set[Marker],
    laid: Sequence[Marker],
    wanted: int,
) -> bool:
    if len(laid) == wanted:
        return leave_room(land, laid)
    return any(
        _fits(land, far, open_to & far[place], [*laid, place], wanted) for place in sorted(open_to)
    )


def leave_room(land: Land, laid: Sequence[Marker]) -> bool:
    """Return whether markers leave room for everybody's first runes, none beside one (A13)."""
    near = {there for pair in laid for place in pair for there in around(place)}
    return len(land.area_at.keys() - near) >= TOKENS_EACH * len(laid)


# Home realms (A5)


def realm_places(
    placed: Sequence[Placed],
    faction: str,
    marker: Sequence[Hex],
    others: Iterable[Hex],
) -> list[Placed]:
    """List the ways in which a home realm may replace a marker: two areas on it, no realm beside.

    `others` are the hexes of laid home realms and of the markers still waiting.
    """
    land = land_of(tuple(placed))
    taken = set(others)
    found = []
    for turn in TURNS:
        offsets = [turn_hex(PRINTED[area].hex, turn) for area in TILES[faction].areas]
        origins = {(place[0] - q, place[1] - r) for place in marker for q, r in offsets}
        for q, r in sorted(origins):
            realm = Placed(faction, q, r, turn)
            hexes = hexes_of(realm)
            if len(set(hexes) & set(marker)) < len(marker):
                continue
            if any(place in land.area_at or place in taken for place in hexes):
                continue
            if any(there in taken for place in hexes for there in around(place)):
                continue
            if not borders_clash(land, realm):
                found.append(realm)
    return found
