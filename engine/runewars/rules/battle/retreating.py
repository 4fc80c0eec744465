"""Retreats of units and neutrals (part 8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from engine.core.seats import Seat
from engine.runewars.data.units import UNITS, UNITS_PER_AREA
from engine.runewars.events.armies import UnitsDestroyed, UnitsRetreated
from engine.runewars.pieces import NOBODY, AreaId, UnitId
from engine.runewars.rules.forces import destroy_some, lift, put
from engine.runewars.rules.map.areas import is_empty, is_friendly, is_uncontrolled, may_cross
from engine.runewars.rules.victory.runes import InArea
from engine.runewars.state import RunewarsState, RunewarsTable

LOST, SURPLUS = "retreat", "retreat.surplus"
"""Reasons for a retreat: a lost battle or diplomacy, an ability, more than eight after a victory.
"""


def neighbours_for(
    state: RunewarsState, area: int, units: Iterable[int], seat: int = NOBODY
) -> list[AreaId]:
    """List the neighbours that all of some units could cross into now."""
    kinds = list(units)
    return [
        other
        for other, colour in state.land.beside[AreaId(area)]
        if all(may_cross(state, colour, UNITS[unit].flying, seat) for unit in kinds)
    ]


def retreat_places(
    state: RunewarsState, seat: int, area: int, units: Iterable[int]
) -> list[AreaId]:
    """List where a seat's units may retreat: to friendly areas if there are any, or empty ones."""
    near = neighbours_for(state, area, units, seat)
    friendly = [other for other in near if is_friendly(state, seat, other)]
    return friendly or [other for other in near if is_empty(state, other)]


async def retreat(
    t: RunewarsTable, seat: Seat, area: AreaId, units: Mapping[int, int], *, why: str = LOST
) -> AreaId | None:
    """Make units that are no longer in any area retreat from one together, routed.

    They go to one area of their owner's choice; above eight there, some are destroyed; without any
    area, all are (part 8). Return the area.
    """
    state = t.state
    units = {unit: count for unit, count in units.items() if count}
    if not units:
        return None
    places = retreat_places(state, seat, area, units)
    if not places:
        for unit, count in units.items():
            t.tell(UnitsDestroyed(seat, area, UnitId(unit), count))
        return None
    to = await retreat_place(t, seat, area, places, why)
    for unit, count in units.items():
        put(state, to, unit, count, routed=True)
        state.holder[to] = seat
        t.tell(UnitsRetreated(seat, area, to, UnitId(unit), count))
    extra = state.count_units(to) - UNITS_PER_AREA
    if extra > 0:
        await destroy_some(t, seat, to, extra, "limit")
    return to


async def retreat_place(
    t: RunewarsTable, seat: Seat, area: AreaId, places: Sequence[AreaId], why: str
) -> AreaId:
    """Choose where units retreat.

    At a table with plans, only a battle's loser is asked in another's turn; other units go where
    there is most room.
    """
    state = t.state
    if t.planned and why != LOST and seat != state.current:
        return roomiest(state, places)
    return (await t.choose(seat, why, [InArea(place) for place in places], area=area)).area


def roomiest(state: RunewarsState, places: Iterable[AreaId]) -> AreaId:
    """Return the area with the fewest units; of several, the one with the lowest number (M)."""
    return min(places, key=lambda place: (state.count_units(place), place))


async def retreat_arrivals(t: RunewarsTable, seat: Seat, area: AreaId) -> AreaId | None:
    """Make all units that moved into an area retreat from it again; return where they went."""
    state = t.state
    units: Counter[int] = Counter()
    for each in state.pending:
        units[each.who] += each.number
    state.pending.clear()
    return await retreat(t, seat, area, units)


async def retreat_neutrals(t: RunewarsTable, area: AreaId) -> None:
    """Make an area's unallied neutral units retreat together, or destroy them (part 8).

    The player on the left of the current one chooses where.
    """
    state = t.state
    gone: Counter[int] = Counter()
    for kind, count in list(state.units[area].items()):
        gone[kind // 2] += count
        lift(state, area, kind // 2, count, routed=bool(kind % 2))
    await send_neutrals(t, area, gone)


async def send_neutrals(
    t: RunewarsTable,
    area: AreaId,
    units: Mapping[int, int],
    *,
    on_behalf: int = NOBODY,
    chooser: int = NOBODY,
) -> None:
    """Send neutral units that are in no area to one adjacent uncontrolled area, routed.

    Allies that a march has left alone there until its order is over do not take them in.
    `on_behalf` names the seat whose left neighbour chooses, if not the current player's; `chooser`
    a seat that chooses itself.
    """
    state = t.state
    units = {unit: count for unit, count in units.items() if count}
    if not units:
        return
    near = neighbours_for(state, area, units)
    free = [other for other in near if state.holder[other] == NOBODY]
    places = [other for other in free if is_uncontrolled(state, other)]
    nobody = Seat(NOBODY)
    if not places:
        for unit, count in units.items():
            t.tell(UnitsDestroyed(nobody, area, UnitId(unit), count))
        return
    if chooser == NOBODY:
        to = await neutral_place(t, places, on_behalf)
    else:
        options = [InArea(place) for place in places]
        to = (await t.choose(Seat(chooser), "neutrals.let_go", options)).area
    for unit, count in units.items():
        put(state, to, unit, count, routed=True)
        t.tell(UnitsRetreated(nobody, area, to, UnitId(unit), count))


async def neutral_place(t: RunewarsTable, places: list[AreaId], on_behalf: int = NOBODY) -> AreaId:
    """Choose where neutrals go: by a fixed public rule, or by the player on the left (M)."""
    state = t.state
    if state.options["neutrals"] != "left":
        return roomiest(state, places)
    current = state.current if state.current != NOBODY else state.order[0]
    chooser = state.left_of(current if on_behalf == NOBODY else on_behalf)
    return (await t.choose(chooser, "neutrals.retreat", [InArea(p) for p in places])).area
