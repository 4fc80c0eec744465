"""What a menu says beside an option of Runewars: price and gain, from what the seat sees."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.core.actions import Option
from engine.core.game import UNLIKELY
from engine.core.seats import Scalar, Seat
from engine.runewars.areas import controller
from engine.runewars.cards import CITIES
from engine.runewars.economy import (
    FORTIFY,
    AcquireNow,
    HarvestNow,
    RecruitWith,
    count_icons,
    yields,
)
from engine.runewars.hero_facts import HERO_MENU, hero_facts
from engine.runewars.mapping import around, hexes_of
from engine.runewars.marching import Activate, Drill, in_reach
from engine.runewars.pieces import NOBODY, AreaId, Resource
from engine.runewars.rallying import Rally
from engine.runewars.seasons import ChooseOrder
from engine.runewars.setup_map import ChooseSlot, LayAt, LayMarker
from engine.runewars.state import RunewarsState
from engine.runewars.tiles import AREAS, LAYOUTS, Hex, Placed
from engine.runewars.units import SHEETS, UNIT_OF, icons


def facts_of(state: RunewarsState, seat: Seat, option: Option) -> Mapping[str, Scalar]:
    """Return what a menu says beside an option."""
    if isinstance(option, HERO_MENU):
        return hero_facts(state, option)
    match option:
        case HarvestNow():
            return {key: min(8, value) for key, value in yields(state, seat).items()}
        case RecruitWith(resource):
            return {"count": recruits(state, seat, resource)}
        case AcquireNow():
            return {"count": count_icons(state, seat, "influence")}
        case Drill():
            return {"count": count_icons(state, seat, "tactics")}
        case ChooseOrder(number):
            best = number > max(state.orders[seat], default=0)
            bonus = "yes" if best and number != FORTIFY else "no"
            return {"number": number, "supremacy": bonus}
        case Rally(area, benefit):
            given = CITIES[state.cities[area]].options
            return {"count": next(int(each["n"]) for each in given if each["give"] == benefit)}
        case LayAt(tile, q, r, turn):
            return touching(state, hexes_of(Placed(tile, q, r, turn)))
        case LayMarker(q, r, other_q, other_r):
            return touching(state, [(q, r), (other_q, other_r)])
        case ChooseSlot(slot):
            return touching(state, LAYOUTS[len(state.keys)].slots[slot].marker)
        case Activate(area):
            return into(state, seat, area)
        case _:
            return {}


def into(state: RunewarsState, seat: Seat, area: AreaId) -> Mapping[str, Scalar]:
    """Count who could march into an area, and name what waits there."""
    coming = sum(in_reach(state, seat, area, neutral=False).values())
    if coming:
        coming += sum(in_reach(state, seat, area, neutral=True).values())  # not alone (4.11)
    units, owner = state.count_units(area), controller(state, area)
    empty = "neutral" if units else "nobody"
    unlikely: dict[str, Scalar] = {} if coming else {UNLIKELY: 1}
    return unlikely | {
        "coming": coming,
        "holder": empty if owner == NOBODY else state.factions[owner],
        "units": units,
        "stronghold": "yes" if area in state.strongholds else "no",
        "rune": "yes" if area in state.runes else "no",
        "city": "yes" if area in state.cities else "no",
    }


def touching(state: RunewarsState, places: Iterable[Hex]) -> Mapping[str, Scalar]:
    """Name the areas of the board that some hexes lie next to."""
    there = state.land.area_at
    beside = {there[each] for place in places for each in around(place) if each in there}
    return {"beside": " ".join(AREAS[area].key for area in sorted(beside))} if beside else {}


def recruits(state: RunewarsState, seat: Seat, resource: Resource) -> int:
    """Count the units that a dial gives."""
    sheet = SHEETS[state.factions[seat]]
    taken = icons(sheet, resource, state.dials[seat][resource])
    return sum(icon in UNIT_OF for icon in taken)
