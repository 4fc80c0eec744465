"""The orders without movement: Harvest, Recruit, Rally Support, Acquire Power, Fortify (part 5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.choices.actions import Option, action
from engine.core.choices.performing import performs
from engine.core.seats import Seat
from engine.runewars.data.tiles import AREA_OF, AREAS
from engine.runewars.data.units import DIAL_MOST, UNIT_OF, UNITS_PER_AREA, icons
from engine.runewars.events.cards import DialsSet
from engine.runewars.pieces import RESOURCES, Resource
from engine.runewars.rules.forces import destroy_units, place_units
from engine.runewars.rules.influence import gain
from engine.runewars.rules.map.areas import areas_of, yield_of
from engine.runewars.rules.orders.turn import PRIMARY, Order, finish_primary, order_card
from engine.runewars.state import RunewarsState, RunewarsTable

HARVEST, RECRUIT, RALLY_SUPPORT, ACQUIRE_POWER, FORTIFY = 4, 5, 6, 7, 8
RECRUITED = "turn.recruited."
"""A flag per resource recruited with this turn."""


@action("runewars harvest")
class HarvestNow(Option, frozen=True, gc=False, tag="runewars.harvest"):
    """Set the dials to the yield of the player's areas."""


@action("runewars recruit")
class RecruitWith(Option, frozen=True, gc=False, tag="runewars.recruit"):
    """Take the units of one resource's dial."""

    resource: Resource


@action("runewars power")
class AcquireNow(Option, frozen=True, gc=False, tag="runewars.power"):
    """Gain the influence of all three dials."""


# Dials


def count_icons(state: RunewarsState, seat: int, icon: str) -> int:
    """Count an icon on the spaces that the three dials point at and all lower ones."""
    sheet = state.sheet(seat)
    return sum(
        icons(sheet, resource, state.dials[seat][resource]).count(icon) for resource in RESOURCES
    )


def set_dials(t: RunewarsTable, seat: int, values: dict[str, int]) -> None:
    """Turn some of a seat's dials, within their bounds."""
    dials = t.state.dials[seat]
    before = dict(dials)
    for resource, value in values.items():
        dials[resource] = max(0, min(DIAL_MOST, value))
    if dials != before:
        t.tell(DialsSet(Seat(seat), dials["food"], dials["wood"], dials["ore"]))


def yields(state: RunewarsState, seat: int) -> dict[str, int]:
    """Add up the yield of a seat's areas, including villages."""
    found = Counter(dict.fromkeys(RESOURCES, 0))
    for area in areas_of(state, seat):
        found.update(yield_of(state, area))
    return {str(resource): count for resource, count in found.items()}


# Harvest (order 4); its bonus: `strongholds`


@performs(HarvestNow)
async def harvest(t: RunewarsTable, seat: Seat, action: HarvestNow) -> None:
    """Set each dial to the sum of that resource, up or down."""
    finish_primary(t.state)
    set_dials(t, seat, yields(t.state, seat))


# Recruit (order 5)


@order_card
class Recruit(Order):
    """Take the units of one dial; with the bonus of a second, different one."""

    number = RECRUIT
    key = "recruit"

    def primary(self, state: RunewarsState, seat: Seat) -> Sequence[Option]:
        """List the resources."""
        return [
            RecruitWith(each) for each in RESOURCES if not state.flags.get(f"{RECRUITED}{each}")
        ]

    def bonus(self, state: RunewarsState, seat: Seat) -> Sequence[Option]:
        """List the resources again, once."""
        done = sum(flag.startswith(RECRUITED) for flag in state.flags)
        return self.primary(state, seat) if done == 1 else []


@performs(RecruitWith)
async def recruit(t: RunewarsTable, seat: Seat, action: RecruitWith) -> None:
    """Place the units of a dial in areas with the player's strongholds, in any way."""
    state = t.state
    state.flags[f"{RECRUITED}{action.resource}"] = 1
    if state.phase == PRIMARY:
        finish_primary(state)
    sheet = state.sheet(seat)
    taken = Counter(icons(sheet, action.resource, state.dials[seat][action.resource]))
    for unit, count in sorted(taken.items()):
        if unit in UNIT_OF:
            await place_recruits(t, seat, unit, count)


async def place_recruits(t: RunewarsTable, seat: Seat, unit: str, count: int) -> None:
    """Spread new units of a type over the areas with strongholds; fewer are allowed.

    If figures are short, the seat's units of the type in friendly areas may be destroyed first,
    which makes room at the strongholds as well.
    """
    state, kind = t.state, UNIT_OF[unit]
    places = stronghold_room(state, seat)
    there = sum(state.standing(a).get(kind, 0) + state.routed(a).get(kind, 0) for a in places)
    short = min(count, sum(places.values()) + there) - state.in_supply(kind)
    if short > 0:
        await free_figures(t, seat, unit, short)
    most = min(count, state.in_supply(kind))
    room = stronghold_room(state, seat)
    bounds = {AREAS[area].key: min(n, most) for area, n in room.items()}
    chosen = await t.amounts(seat, "recruit.place", bounds, least=0, most=most, unit=kind)
    for key, number in chosen.items():
        place_units(t, seat, AREA_OF[key], kind, number)


def stronghold_room(state: RunewarsState, seat: int) -> dict[int, int]:
    """Return how many more units fit in each area with a seat's stronghold."""
    return {
        area: UNITS_PER_AREA - state.count_units(area)
        for area, stronghold in sorted(state.strongholds.items())
        if stronghold.seat == seat
    }


async def free_figures(t: RunewarsTable, seat: Seat, unit: str, most: int) -> None:
    """Ask a seat for friendly units of a type to destroy, to free their figures (part 5)."""
    state = t.state
    kind = UNIT_OF[unit]
    bounds = {}
    for area in areas_of(state, seat):
        if state.holder[area] == seat:
            for routed in (False, True):
                key = f"{AREAS[area].key}.routed" if routed else AREAS[area].key
                bounds[key] = state.units[area].get(2 * kind + routed, 0)
    chosen = await t.amounts(seat, "recruit.free", bounds, least=0, most=most, unit=kind)
    for key, count in chosen.items():
        area_key, _, posture = key.partition(".")
        destroy_units(t, AREA_OF[area_key], kind, count, routed=bool(posture))


# Acquire Power (order 7); its bonus: `titles`


@performs(AcquireNow)
async def acquire(t: RunewarsTable, seat: Seat, action: AcquireNow) -> None:
    """Gain influence for the influence icons of all three dials."""
    finish_primary(t.state)
    gain(t, seat, count_icons(t.state, seat, "influence"))
