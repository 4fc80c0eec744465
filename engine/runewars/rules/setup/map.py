"""Laying the map: a ready one, or tile by tile with markers and home realms (A3 to A5)."""

from __future__ import annotations

from engine.core.agenda import step
from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.runewars.data.tiles import LAYOUTS, RESTARTS, TILES_PER_PLAYER, Placed
from engine.runewars.events.map import HomeRealmLaid, MarkersLaid, TileLaid
from engine.runewars.rules.map.laying import (
    TURNS,
    Marker,
    compatible,
    completions,
    hexes_of,
    marker_places,
    places_for,
    realm_places,
)
from engine.runewars.state import RunewarsState, RunewarsTable


class TurnTile(Option, frozen=True, gc=False, tag="runewars.tile"):
    """A tile, and the number of steps by which it is turned."""

    tile: str
    turn: int


class LayAt(Option, frozen=True, gc=False, tag="runewars.lay"):
    """A place and turn for a tile or home realm, by its origin."""

    spelled_out = True
    tile: str
    q: int
    r: int
    turn: int


class LayMarker(Option, frozen=True, gc=False, tag="runewars.marker"):
    """The two hexes of a home realm marker."""

    spelled_out = True
    q: int
    r: int
    other_q: int
    other_r: int


class ChooseSlot(Option, frozen=True, gc=False, tag="runewars.slot"):
    """A place for a home realm on a ready map."""

    slot: int


def usual(state: RunewarsState) -> bool:
    """Return whether the table skips the choices of setup."""
    return state.options["setup"] == "usual"


# A ready map


@step("setup_map.lay_ready_map")
async def lay_ready_map(t: RunewarsTable) -> None:
    """Take the ready layout for this number of players (quick start)."""
    state = t.state
    layout = LAYOUTS[len(state.keys)]
    state.placed = list(layout.tiles)
    state.markers = [[q for place in slot.marker for q in place] for slot in layout.slots]
    t.then(choose_slot, 1)


@step("setup_map.choose_slot")
async def choose_slot(t: RunewarsTable, place: int) -> None:
    """Ask each seat for a place for its home realm, clockwise from the left of the first player."""
    state = t.state
    slots = LAYOUTS[len(state.keys)].slots
    seat = Seat(state.order[place % len(state.order)])
    if place < len(state.order):
        t.then(choose_slot, place + 1)
    laid = {tile for tile in state.placed if tile.tile in state.factions}
    free = [
        ChooseSlot(number)
        for number, slot in enumerate(slots)
        if not any(each in laid for each in slot.fit.values())
    ]
    chosen = free[0] if usual(state) else await t.choose(seat, "setup.slot", free)
    state.placed.append(slots[chosen.slot].fit[state.factions[seat]])
    t.tell(HomeRealmLaid(seat))


# Tile by tile (A3)


@step("setup_map.lay_tile")
async def lay_tile(t: RunewarsTable, number: int, tries: int) -> None:
    """Lay the next tile, one per turn clockwise; if none fits, the map is begun anew."""
    state = t.state
    if number == TILES_PER_PLAYER * len(state.keys):
        t.then(lay_markers, tries)
        return
    seat = Seat(state.order[number % len(state.order)])
    strict = state.options["strict_touch"] == "on"
    places = {
        (tile, turn): found
        for tile in state.setup_tiles[seat]
        for turn in TURNS
        if (found := places_for(state.placed, tile, turn, strict))
    }
    if not places:
        t.then(begin_map_anew, tries + 1)
        return
    choices = [TurnTile(tile, turn) for tile, turn in places]
    if usual(state):
        chosen = choices[t.draw(len(choices))]
        fits = places[chosen.tile, chosen.turn]
        laid = fits[t.draw(len(fits))]
    else:
        chosen = await t.choose(seat, "setup.tile", choices)
        options = [LayAt(p.tile, p.q, p.r, p.turn) for p in places[chosen.tile, chosen.turn]]
        at = await t.choose(seat, "setup.place", options, tile=chosen.tile)
        laid = Placed(chosen.tile, at.q, at.r, at.turn)
    state.setup_tiles[seat].remove(chosen.tile)
    state.placed.append(laid)
    t.tell(TileLaid(seat, chosen.tile))
    t.then(lay_tile, number + 1, tries)


@step("setup_map.begin_map_anew")
async def begin_map_anew(t: RunewarsTable, tries: int) -> None:
    """Take all tiles back and begin again with the same cards; after three times, lay a ready map.

    The ready map has its own tiles.
    """
    state = t.state
    if tries >= RESTARTS:
        state.setup_tiles = [[] for _ in state.keys]
        t.then(lay_ready_map)
        return
    for place, tile in enumerate(state.placed):
        if tile.tile not in state.factions:
            state.setup_tiles[state.order[place % len(state.order)]].append(tile.tile)
    state.placed, state.markers = [], []
    for tiles in state.setup_tiles:
        tiles.sort()
    t.then(lay_tile, 0, tries)


# Markers and home realms (A4, A5)


@step("setup_map.lay_markers")
async def lay_markers(t: RunewarsTable, tries: int) -> None:
    """Ask the first player to lay a home realm marker per player (A4)."""
    state = t.state
    state.markers = []
    seat, land = Seat(state.order[0]), state.land
    far = compatible(land, marker_places(land))
    laid: list[Marker] = []
    for _ in state.keys:
        places = completions(land, far, laid, len(state.keys))
        if not places:
            t.then(begin_map_anew, tries + 1)
            return
        options = [LayMarker(*one, *other) for one, other in places]
        chosen = options[t.draw(len(options))]
        if not usual(state):
            chosen = await t.choose(seat, "setup.marker", options)
        laid.append(((chosen.q, chosen.r), (chosen.other_q, chosen.other_r)))
    state.markers = [[*one, *other] for one, other in laid]
    t.tell(MarkersLaid(seat))
    t.then(lay_realm, 1, tries)


@step("setup_map.lay_realm")
async def lay_realm(t: RunewarsTable, place: int, tries: int) -> None:
    """Ask for a home realm in place of a marker, from the left of the first player (A5)."""
    state = t.state
    seat = Seat(state.order[place % len(state.order)])
    fits = realm_fits(state, seat)
    if not fits:
        state.placed = [tile for tile in state.placed if tile.tile not in state.factions]
        if tries + 1 >= RESTARTS:
            t.then(begin_map_anew, tries + 1)
        else:
            t.then(lay_markers, tries + 1)
        return
    options = [LayAt(p.tile, p.q, p.r, p.turn) for p in fits]
    chosen = options[t.draw(len(options))]
    if not usual(state):
        chosen = await t.choose(seat, "setup.realm", options)
    state.placed.append(Placed(state.factions[seat], chosen.q, chosen.r, chosen.turn))
    t.tell(HomeRealmLaid(seat))
    if place < len(state.order):
        t.then(lay_realm, place + 1, tries)


def realm_fits(state: RunewarsState, seat: Seat) -> list[Placed]:
    """List the ways in which a seat may lay its home realm on the markers left."""
    realms = [tile for tile in state.placed if tile.tile in state.factions]
    covered = {place for realm in realms for place in hexes_of(realm)}
    markers = [((m[0], m[1]), (m[2], m[3])) for m in state.markers]
    waiting = [marker for marker in markers if not set(marker) & covered]
    found: dict[Placed, None] = {}
    for marker in waiting:
        others = covered | {place for each in waiting if each != marker for place in each}
        for fit in realm_places(state.placed, state.factions[seat], marker, others):
            found[fit] = None
    return list(found)
