"""The board as it was laid: the place of each area, its neighbours, and the borders between them.

A board never changes once setup is over; it is computed once from the tiles' places and cached.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from engine.runewars.data.tiles import TILES, Hex, Placed, beside, borders_of, lies_at
from engine.runewars.pieces import AreaId


@dataclass(frozen=True, slots=True)
class Land:
    """The geometry of a board."""

    areas: Sequence[AreaId]
    """All areas on the board, in the order in which their tiles were laid."""
    hex_of: Mapping[AreaId, Hex]
    area_at: Mapping[Hex, AreaId]
    beside: Mapping[AreaId, tuple[tuple[AreaId, str], ...]]
    """Neighbours by area, each with the colour of the border: none, water, mountain."""
    colours: Mapping[tuple[Hex, int], str]
    """Colour of each coloured side, seen from the hex that prints it."""
    facing: frozenset[tuple[Hex, int]]
    """Sides of hexes that face a coloured side."""
    rim: Mapping[Hex, frozenset[Hex]]
    """Empty hexes that touch the board, each with the hexes of the board that it touches."""

    def neighbours(self, area: AreaId) -> list[AreaId]:
        """List the neighbours of an area, whatever the border between them."""
        return [other for other, _ in self.beside[area]]

    def border(self, one: AreaId, other: AreaId) -> str:
        """Return the colour of the border between two neighbours; empty if it is plain."""
        return next(colour for area, colour in self.beside[one] if area == other)


@cache
def land_of(placed: tuple[Placed, ...]) -> Land:
    """Compute a board from its tiles."""
    hex_of = {area: lies_at(tile, area) for tile in placed for area in TILES[tile.tile].areas}
    area_at = {place: area for area, place in hex_of.items()}
    colours = {(place, side): colour for tile in placed for place, side, colour in borders_of(tile)}
    neighbours = {}
    for area, place in hex_of.items():
        found = []
        for side in range(6):
            there = beside(place, side)
            if there in area_at:
                colour = colours.get((place, side)) or colours.get((there, (side + 3) % 6), "")
                found.append((area_at[there], colour))
        neighbours[area] = tuple(found)
    facing = frozenset((beside(place, side), (side + 3) % 6) for place, side in colours)
    return Land(tuple(hex_of), hex_of, area_at, neighbours, colours, facing, rim_of(area_at))


def rim_of(area_at: Mapping[Hex, AreaId]) -> dict[Hex, frozenset[Hex]]:
    """Return the empty hexes around a board, with the hexes that each of them touches."""
    found: dict[Hex, set[Hex]] = {}
    for place in area_at:
        for side in range(6):
            there = beside(place, side)
            if there not in area_at:
                found.setdefault(there, set()).add(place)
    return {there: frozenset(touched) for there, touched in found.items()}
