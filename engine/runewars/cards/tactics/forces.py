"""Tactics cards for forces in the player's own turn: marching, levying, building."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.runewars.data.units import IS_NEUTRAL, UNITS, UNITS_PER_AREA, units_of
from engine.runewars.events.armies import StrongholdRepaired
from engine.runewars.pieces import TRIANGLE, AreaId
from engine.runewars.rules.forces import move_units, place_units, read_kind
from engine.runewars.rules.map.areas import is_empty, is_friendly, steps_from
from engine.runewars.rules.strongholds import (
    Develop,
    developments_open,
    put_development,
    strongholds_of,
)
from engine.runewars.rules.tactics import tactic
from engine.runewars.rules.victory.runes import InArea
from engine.runewars.state import RunewarsState, RunewarsTable

MARCHED = 3
LEVIED = 2


class MarchTo(Option, frozen=True, gc=False, tag="runewars.marchto"):
    """A way from one area to another."""

    origin: AreaId
    to: AreaId


class RepairAt(Option, frozen=True, gc=False, tag="runewars.repairat"):
    """A stronghold to repair."""

    area: AreaId


# Forced March


def marches(state: RunewarsState, seat: int) -> list[MarchTo]:
    """List the ways on which standing units could march: into adjacent friendly or empty areas."""
    return [
        MarchTo(origin, to)
        for origin in state.land.areas
        if state.holder[origin] == seat and state.standing(origin)
        for to in steps_from(state, origin, flying=True, seat=seat)
        if marchers(state, seat, origin, to)
    ]


def marchers(
    state: RunewarsState, seat: int, origin: AreaId, to: AreaId, *, allies: bool = False
) -> dict[str, int]:
    """Count the units that may march between two areas; allies only into a friendly one alone."""
    friendly = is_friendly(state, seat, to)
    if not friendly and not is_empty(state, to):
        return {}
    return {
        UNITS[unit].key: count
        for unit, count in state.standing(origin).items()
        if to in steps_from(state, origin, flying=UNITS[unit].flying, seat=seat)
        and (friendly or IS_NEUTRAL[unit] == allies)
    }


@tactic("forced_march", lambda state, seat, moment: bool(marches(state, seat)))
async def forced_march(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Move up to three standing units together into an adjacent friendly or empty area."""
    state = t.state
    way = await t.choose(seat, "tactics.forced_march", marches(state, seat))
    friendly = is_friendly(state, seat, way.to)
    bounds = marchers(state, seat, way.origin, way.to)
    chosen = await t.amounts(
        seat, "tactics.marchers", bounds, least=1, most=MARCHED, origin=way.origin, to=way.to
    )
    if not friendly:
        allies = marchers(state, seat, way.origin, way.to, allies=True)
        left = MARCHED - sum(chosen.values())
        chosen |= await t.amounts(
            seat, "tactics.allies", allies, least=0, most=left, origin=way.origin, to=way.to
        )
    for key, count in chosen.items():
        move_units(t, seat, way.origin, way.to, read_kind(key)[0], count)


# Levy


def levies(state: RunewarsState, seat: int) -> Iterator[AreaId]:
    """Yield the areas with a stronghold of the seat and room for a unit."""
    triangles = triangle_units(state, seat)
    if any(state.in_supply(unit) for unit in triangles):
        for area in strongholds_of(state, seat):
            if state.count_units(area) < UNITS_PER_AREA:
                yield area


def triangle_units(state: RunewarsState, seat: int) -> list[int]:
    """List the triangle units of a seat's faction."""
    return [u for u in units_of(state.factions[seat]) if UNITS[u].shape == TRIANGLE]


@tactic("levy", lambda state, seat, moment: any(levies(state, seat)))
async def levy(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Place up to two triangle units in one area with a stronghold."""
    state = t.state
    options = [InArea(area) for area in levies(state, seat)]
    area = (await t.choose(seat, "tactics.levy", options)).area
    bounds = {UNITS[u].key: state.in_supply(u) for u in triangle_units(state, seat)}
    room = UNITS_PER_AREA - state.count_units(area)
    chosen = await t.amounts(
        seat, "tactics.levied", bounds, least=1, most=min(LEVIED, room), area=area
    )
    for key, count in chosen.items():
        place_units(t, seat, area, read_kind(key)[0], count)


# Master Builders


def works(state: RunewarsState, seat: int) -> list[Option]:
    """List the free repairs and buildings, except where a battle is under way."""
    fought = state.battle.area if state.battle is not None else 0
    own = strongholds_of(state, seat)
    repairs = [RepairAt(area) for area, s in own.items() if s.damaged and area != fought]
    builds = [
        each
        for each in developments_open(state, seat, free=True)
        if getattr(each, "area", 0) != fought
    ]
    return [*repairs, *builds]


@tactic("master_builders", lambda state, seat, moment: bool(works(state, seat)))
async def master_builders(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Repair a stronghold or build a development, free of cost."""
    state = t.state
    chosen = await t.choose(seat, "tactics.master_builders", works(state, seat))
    if isinstance(chosen, RepairAt):
        state.strongholds[chosen.area].damaged = False
        t.tell(StrongholdRepaired(seat, chosen.area))
    elif isinstance(chosen, Develop):
        await put_development(t, seat, chosen.area, chosen.development)
