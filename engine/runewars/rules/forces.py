"""Placing, moving, routing and destroying units, and what that changes there (part 10)."""

from __future__ import annotations

from collections.abc import Collection

from engine.core.seats import Seat
from engine.runewars.data.units import IS_NEUTRAL, UNIT_OF, UNITS
from engine.runewars.events.armies import (
    UnitsAllied,
    UnitsDestroyed,
    UnitsMoved,
    UnitsPlaced,
    UnitsRouted,
    UnitsStood,
    UnitsTurnedNeutral,
)
from engine.runewars.pieces import NOBODY, AreaId, UnitId
from engine.runewars.rules.map.areas import controller, has_own_units, surplus
from engine.runewars.state import RunewarsState, RunewarsTable

ROUTED = "routed"
"""Suffix of routed units in the kinds of an amounts question: `bowman.routed`."""


def put(state: RunewarsState, area: int, unit: int, count: int, *, routed: bool = False) -> None:
    """Add units to an area's counts."""
    here, kind = state.units[area], 2 * unit + routed
    here[kind] = here.get(kind, 0) + count


def lift(state: RunewarsState, area: int, unit: int, count: int, *, routed: bool = False) -> None:
    """Remove units from an area's counts; the area is nobody's once none are left."""
    here, kind = state.units[area], 2 * unit + routed
    assert here.get(kind, 0) >= count, f"{count} {UNITS[unit].key} are not in area {area}"
    here[kind] -= count
    if not here[kind]:
        del here[kind]
    if not here:
        state.holder[area] = NOBODY


def place_units(t: RunewarsTable, seat: int, area: int, unit: int, count: int) -> int:
    """Place units from the supply, as many as there are and fit; return the number.

    Neutral units placed for nobody join the seat that controls the area (part 0).
    """
    state = t.state
    room = 8 - state.count_units(area) if seat != NOBODY else count
    count = max(0, min(count, state.in_supply(unit), room))
    if count:
        put(state, area, unit, count)
        claim(state, area, seat)
        t.tell(UnitsPlaced(Seat(state.holder[area]), AreaId(area), UnitId(unit), count))
    return count


def claim(state: RunewarsState, area: int, seat: int) -> None:
    """Assign the units in an area to a seat, or nobody's units to the seat that controls it."""
    if seat == NOBODY and (owner := controller(state, area)) != NOBODY:
        seat = owner
    state.holder[area] = seat


def move_units(
    t: RunewarsTable,
    seat: int,
    origin: int,
    to: int,
    unit: int,
    count: int,
    *,
    routed: bool = False,
) -> None:
    """Move units from one area to another."""
    state = t.state
    lift(state, origin, unit, count, routed=routed)
    put(state, to, unit, count, routed=routed)
    state.holder[to] = seat
    t.tell(UnitsMoved(Seat(seat), AreaId(origin), AreaId(to), UnitId(unit), count))


def destroy_units(
    t: RunewarsTable, area: int, unit: int, count: int, *, routed: bool = False
) -> None:
    """Destroy units in an area; the figures go back to the supply."""
    state = t.state
    owner = state.holder[area]
    lift(state, area, unit, count, routed=routed)
    t.tell(UnitsDestroyed(Seat(owner), AreaId(area), UnitId(unit), count))


def rout_units(t: RunewarsTable, area: int, unit: int, count: int) -> None:
    """Rout standing units in an area."""
    state = t.state
    owner = state.holder[area]
    lift(state, area, unit, count)
    put(state, area, unit, count, routed=True)
    state.holder[area] = owner
    t.tell(UnitsRouted(Seat(owner), AreaId(area), UnitId(unit), count))


def stand_units(t: RunewarsTable, area: int, unit: int, count: int) -> None:
    """Stand routed units up."""
    state = t.state
    owner = state.holder[area]
    lift(state, area, unit, count, routed=True)
    put(state, area, unit, count)
    state.holder[area] = owner
    t.tell(UnitsStood(Seat(owner), AreaId(area), UnitId(unit), count))


def kinds_in(state: RunewarsState, area: int) -> dict[str, int]:
    """Count the units of an area by their kinds in an amounts question."""
    return {kind_key(kind): n for kind, n in sorted(state.units[area].items())}


def kind_key(kind: int) -> str:
    """Write a type and its posture as a kind of an amounts question: `bowman`, `bowman.routed`."""
    key = UNITS[kind // 2].key
    return f"{key}.{ROUTED}" if kind % 2 else key


def read_kind(key: str) -> tuple[UnitId, bool]:
    """Read such a kind."""
    unit, _, posture = key.partition(".")
    return UNIT_OF[unit], posture == ROUTED


async def destroy_some(t: RunewarsTable, chooser: Seat, area: int, count: int, why: str) -> None:
    """Ask a seat for the units in an area to destroy."""
    bounds = kinds_in(t.state, area)
    chosen = await t.amounts(chooser, why, bounds, least=count, most=count, area=area)
    for key, n in chosen.items():
        unit, routed = read_kind(key)
        destroy_units(t, area, unit, n, routed=routed)


async def keep_limits(t: RunewarsTable) -> None:
    """Destroy a seat's units above eight in an area, its choice (part 10)."""
    state = t.state
    for area in state.land.areas:
        holder = state.holder[area]
        if holder != NOBODY and (extra := surplus(state, area)):
            await destroy_some(t, Seat(holder), area, extra, "limit")


def lone_allies(state: RunewarsState) -> list[AreaId]:
    """List the areas of allied neutrals that their seat does not control."""
    return [
        area
        for area in state.land.areas
        if state.holder[area] != NOBODY
        and state.units[area]
        and not has_own_units(state, area)
        and controller(state, area) != state.holder[area]
    ]


def let_go(t: RunewarsTable, spared: Collection[int] = ()) -> None:
    """Turn allied neutrals neutral in areas that their seat does not control (part 10).

    Those that the order under way left alone, before a card or battle in it, are `spared`.
    """
    state = t.state
    for area in lone_allies(state):
        if area in spared:
            continue
        owner = controller(state, area)
        state.holder[area] = owner
        if owner == NOBODY:
            t.tell(UnitsTurnedNeutral(area))
        else:
            t.tell(UnitsAllied(Seat(owner), area))


def own_units(state: RunewarsState, area: int) -> int:
    """Count the units of a faction in an area, without allied neutrals."""
    return sum(n for kind, n in state.units[area].items() if not IS_NEUTRAL[kind // 2])
