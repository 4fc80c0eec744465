"""Control of areas, and their relation to a seat (rules-map-heroes C, rules-combat 0, 4)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache

from engine.runewars.data.tiles import AREAS, MOUNTAIN, WATER, hexes_between
from engine.runewars.data.units import IS_NEUTRAL, UNITS, UNITS_PER_AREA
from engine.runewars.pieces import NOBODY, AreaId, Resource
from engine.runewars.state import RunewarsState

PORTAL, VILLAGE = "magic_portal", "village_"
OF_A_FACTION = [not neutral for neutral in IS_NEUTRAL for _posture in range(2)]
"""True where units counted under a number (twice the type's, one more if routed) are a faction's.
"""
UNIT_RANGE, FAST_RANGE = 2, 3
PORTALS_OPEN = "turn.portal"
"""Flag of portals paid for, by an order or a hero's move in the Quest Phase."""


def controller(state: RunewarsState, area: int) -> int:
    """Return the seat that controls an area, or -1 (C).

    Units of a faction or a stronghold give control; allied neutrals and heroes alone do not. A home
    realm belongs to its owner even when empty. The defender controls a contested area.
    """
    if state.battle is not None and state.battle.area == area and state.battle.defender != NOBODY:
        return state.battle.defender
    if (holder := state.holder[area]) != NOBODY and has_own_units(state, area):
        return holder
    if (stronghold := state.strongholds.get(area)) is not None:
        return stronghold.seat
    home = state.home_of(area)
    return home if home != NOBODY and not state.eliminated[home] else NOBODY


def controllers(state: RunewarsState) -> list[int]:
    """Return the controllers of all areas, as `controller` does for one."""
    found = list(homes_of(state.factions))
    if any(state.eliminated):
        found = [NOBODY if home == NOBODY or state.eliminated[home] else home for home in found]
    for area, stronghold in state.strongholds.items():
        found[area] = stronghold.seat
    units = state.units
    for area, holder in enumerate(state.holder):
        if holder != NOBODY:
            for kind in units[area]:
                if OF_A_FACTION[kind]:
                    found[area] = holder
                    break
    if state.battle is not None and state.battle.defender != NOBODY:
        found[state.battle.area] = state.battle.defender
    return found


@cache
def homes_of(factions: tuple[str, ...]) -> tuple[int, ...]:
    """Return, for each area, the seat whose home realm it is part of, or -1."""
    return tuple(
        factions.index(area.home) if area.home and area.home in factions else NOBODY
        for area in AREAS
    )


def has_own_units(state: RunewarsState, area: int) -> bool:
    """Return whether an area has units of a faction, not only neutral ones, routed or not."""
    return any(map(OF_A_FACTION.__getitem__, state.units[area]))


def is_friendly(state: RunewarsState, seat: int, area: int) -> bool:
    """Return whether a seat controls an area."""
    return controller(state, area) == seat


def is_enemy(state: RunewarsState, seat: int, area: int) -> bool:
    """Return whether another seat controls an area."""
    return controller(state, area) not in (seat, NOBODY)


def is_contested(state: RunewarsState, area: int) -> bool:
    """Return whether an area is contested; fighters are left out of area counts (C)."""
    return state.battle is not None and state.battle.area == area


def is_neutral(state: RunewarsState, area: int) -> bool:
    """Return whether unallied neutral units hold an area, or defend it.

    Allies that their faction's units have left in it stay allied until the order is over (part 10).
    """
    unallied = bool(state.units[area]) and state.holder[area] == NOBODY
    return (unallied or is_contested(state, area)) and controller(state, area) == NOBODY


def is_empty(state: RunewarsState, area: int) -> bool:
    """Return whether nobody controls an area and no unit is there; cities and heroes may be."""
    return is_uncontrolled(state, area) and not state.units[area]


def is_uncontrolled(state: RunewarsState, area: int) -> bool:
    """Return whether an area is empty or neutral, and no enemy has just entered it (part 8)."""
    return controller(state, area) == NOBODY and not is_contested(state, area)


def areas_of(state: RunewarsState, seat: int) -> list[AreaId]:
    """List the areas a seat controls."""
    owners = controllers(state)
    return [area for area in state.land.areas if owners[area] == seat]


def allied_neutrals(state: RunewarsState, seat: int, area: int) -> int:
    """Count the neutral units in an area that are allied with a seat."""
    if state.holder[area] != seat:
        return 0
    return sum(n for kind, n in state.units[area].items() if IS_NEUTRAL[kind // 2])


def may_cross(state: RunewarsState, colour: str, flying: bool, seat: int = NOBODY) -> bool:
    """Return whether a border can be crossed now."""
    return colour not in closed_borders(state, flying, seat)


def closed_borders(state: RunewarsState, flying: bool, seat: int) -> tuple[str, ...]:
    """Return the colours of borders that cannot be crossed now (part 4).

    Flyers cross them all, as does a seat that has found a mountain pass; water freezes in winter.
    """
    if flying or (seat != NOBODY and state.flags.get(f"turn.mountain_pass.{seat}")):
        return ()
    return (MOUNTAIN,) if state.frozen else (WATER, MOUNTAIN)


def yield_of(state: RunewarsState, area: int) -> dict[Resource, int]:
    """Return what an area produces, with the village found in it (J1)."""
    found = dict(AREAS[area].yields)
    token = state.exploration.get(area)
    if token is not None and token.faceup and token.key.startswith(VILLAGE):
        found[Resource(token.key.removeprefix(VILLAGE))] += 1
    return found


def steps_from(state: RunewarsState, area: int, *, flying: bool, seat: int) -> list[AreaId]:
    """List the neighbours over borders that can be crossed now, including those through portals."""
    closed = closed_borders(state, flying, seat)
    near = [other for other, colour in state.land.beside[AreaId(area)] if colour not in closed]
    return [*near, *through_portals(state, area, near)] if state.exploration else near


def portals(state: RunewarsState) -> list[AreaId]:
    """List the areas where a Magic Portal lies faceup (J1)."""
    found = [a for a, token in state.exploration.items() if token.faceup and token.key == PORTAL]
    return [AreaId(area) for area in sorted(found)]


def through_portals(state: RunewarsState, area: int, near: Collection[int]) -> list[AreaId]:
    """List the portals that an area leads to while they are paid for: all count as neighbours."""
    open_now = portals(state) if state.flags.get(PORTALS_OPEN) else []
    return [a for a in open_now if area in open_now and a != area and a not in near]


def can_reach(
    state: RunewarsState, seat: int, origin: int, area: AreaId, most: int, *, flying: bool
) -> bool:
    """Return whether a unit could move to an area in up to `most` steps."""
    places = state.land.hex_of
    apart = hexes_between(places[AreaId(origin)], places[area])
    if apart > most and not state.flags.get(PORTALS_OPEN):
        return False
    return area in reach(state, seat, origin, most, flying=flying, goal=area)


def reach(
    state: RunewarsState, seat: int, origin: int, most: int, *, flying: bool, goal: int = NOBODY
) -> dict[AreaId, int]:
    """Return the distance of each area that a unit could move to, up to `most`.

    The way leads through no enemy or neutral area; the last area may be one (part 4). Once the goal
    is found, if there is one, nothing more is looked for.
    """
    found: dict[AreaId, int] = {}
    edge: Iterable[AreaId] = [AreaId(origin)]
    for steps in range(1, most + 1):
        following = []
        for area in edge:
            for other in steps_from(state, area, flying=flying, seat=seat):
                if other == origin or other in found:
                    continue
                found[other] = steps
                if other == goal:
                    return found
                if steps < most and is_passable(state, seat, other):
                    following.append(other)
        edge = following
    return found


def is_passable(state: RunewarsState, seat: int, area: int) -> bool:
    """Return whether a seat's units may move through an area: neither an enemy's nor neutral."""
    owner = controller(state, area)
    if owner != NOBODY:
        return owner == seat
    alone = not state.units[area] or state.holder[area] == seat
    return alone and not is_contested(state, area)


def range_of(unit: int) -> int:
    """Return how many areas a unit moves by Mobilize or Conquer: two, fast ones three."""
    return FAST_RANGE if UNITS[unit].fast else UNIT_RANGE


def surplus(state: RunewarsState, area: int) -> int:
    """Count the units in an area above the limit of eight (part 10)."""
    return max(0, state.count_units(area) - UNITS_PER_AREA)
