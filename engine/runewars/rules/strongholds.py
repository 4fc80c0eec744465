"""Strongholds and developments: building, repairing, losing them (part 9; Fortify, Harvest)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choices.actions import Option, action
from engine.core.choices.performing import performs
from engine.core.seats import Seat
from engine.runewars.board import Stronghold
from engine.runewars.data.units import DEVELOPMENTS, STRONGHOLDS
from engine.runewars.events.armies import (
    DevelopmentBuilt,
    DevelopmentUsed,
    StrongholdBuilt,
    StrongholdDestroyed,
    StrongholdRepaired,
)
from engine.runewars.pieces import RESOURCES, AreaId, Resource
from engine.runewars.rules.decks import draw_tactics, keep_hand
from engine.runewars.rules.influence import gain
from engine.runewars.rules.map.areas import areas_of, is_friendly, yield_of
from engine.runewars.rules.orders.economy import FORTIFY, HARVEST, HarvestNow, harvest, set_dials
from engine.runewars.rules.orders.turn import Order, order_card
from engine.runewars.rules.victory.runes import InArea, mix_runes
from engine.runewars.state import RunewarsState, RunewarsTable

BUILT, REPAIRED, MIXED = "turn.built", "turn.repaired", "turn.mixed"
COLLECTED, DEVELOPED = "turn.collected", "turn.developed"
DIPLOMAT_INFLUENCE = 2


@action("runewars build")
class BuildStronghold(Option, frozen=True, gc=False, tag="runewars.build"):
    """Build a stronghold for an ore and a wood."""

    area: AreaId


@action("runewars repair")
class RepairStronghold(Option, frozen=True, gc=False, tag="runewars.repair"):
    """Turn a stronghold to its undamaged side for an ore."""

    area: AreaId


@action("runewars mix")
class MixRunes(Option, frozen=True, gc=False, tag="runewars.mix"):
    """Take the rune tokens of two friendly areas and lay them anew."""

    either_way = ("area", "other")
    area: AreaId
    other: AreaId


@action("runewars develop")
class Develop(Option, frozen=True, gc=False, tag="runewars.develop"):
    """Build a development on a stronghold for a wood."""

    area: AreaId
    development: str


@action("runewars collect")
class Collect(Option, frozen=True, gc=False, tag="runewars.collect"):
    """Take the bonus of every development, before one may be built."""


class RaiseDial(Option, frozen=True, gc=False, tag="runewars.raise"):
    """A resource whose dial is raised."""

    resource: Resource


def strongholds_of(state: RunewarsState, seat: int) -> dict[AreaId, Stronghold]:
    """Return a seat's strongholds by area."""
    return {AreaId(a): s for a, s in sorted(state.strongholds.items()) if s.seat == seat}


def destroy_stronghold(t: RunewarsTable, area: int) -> None:
    """Destroy a stronghold and its development; both go back to their owner's supply."""
    stronghold = t.state.strongholds.pop(area)
    t.tell(StrongholdDestroyed(Seat(stronghold.seat), AreaId(area)))


async def replace_stronghold(
    t: RunewarsTable, seat: Seat, area: AreaId, *, damaged: bool = True
) -> None:
    """Place a stronghold of the seat's; with all four out, one elsewhere is removed first."""
    state = t.state
    own = strongholds_of(state, seat)
    if len(own) >= STRONGHOLDS:
        removed = await t.choose(seat, "stronghold.remove", [InArea(a) for a in own], area=area)
        destroy_stronghold(t, removed.area)
    state.strongholds[area] = Stronghold(int(seat), damaged)
    t.tell(StrongholdBuilt(seat, area, damaged))


# Fortify (order 8)


@order_card
class Fortify(Order):
    """Build, repair and mix runes, each at most once, in any order."""

    number = FORTIFY
    key = "fortify"

    def primary(self, state: RunewarsState, seat: Seat) -> Sequence[Option]:
        """List the options that are left."""
        dials, flags = state.dials[seat], state.flags
        options: list[Option] = []
        if not flags.get(BUILT) and dials["ore"] and dials["wood"]:
            options += [BuildStronghold(area) for area in building_sites(state, seat)]
        if not flags.get(REPAIRED) and dials["ore"]:
            own = strongholds_of(state, seat)
            options += [RepairStronghold(area) for area, s in own.items() if s.damaged]
        if not flags.get(MIXED):
            options += rune_pairs(state, seat)
        return options


def building_sites(state: RunewarsState, seat: int) -> list[AreaId]:
    """List the areas where a stronghold may be built: controlled, no city, no stronghold."""
    return [
        area
        for area in areas_of(state, seat)
        if area not in state.strongholds and area not in state.cities
    ]


def rune_pairs(state: RunewarsState, seat: int) -> list[Option]:
    """List the pairs of friendly areas that hold a rune token together."""
    held = [AreaId(area) for area in sorted(state.runes) if is_friendly(state, seat, area)]
    return [
        MixRunes(area, other)
        for area in held
        for other in areas_of(state, seat)
        if other != area and (other not in state.runes or other > area)
    ]


@performs(BuildStronghold)
async def build_stronghold(t: RunewarsTable, seat: Seat, action: BuildStronghold) -> None:
    """Lower ore and wood by one and put a stronghold down, undamaged."""
    state = t.state
    state.flags[BUILT] = 1
    dials = state.dials[seat]
    set_dials(t, seat, {"ore": dials["ore"] - 1, "wood": dials["wood"] - 1})
    await replace_stronghold(t, seat, action.area, damaged=False)


@performs(RepairStronghold)
async def repair_stronghold(t: RunewarsTable, seat: Seat, action: RepairStronghold) -> None:
    """Lower ore by one and turn a stronghold to its undamaged side."""
    state = t.state
    state.flags[REPAIRED] = 1
    set_dials(t, seat, {"ore": state.dials[seat]["ore"] - 1})
    state.strongholds[action.area].damaged = False
    t.tell(StrongholdRepaired(seat, action.area))


@performs(MixRunes)
async def mix(t: RunewarsTable, seat: Seat, action: MixRunes) -> None:
    """Mix the tokens of two areas."""
    t.state.flags[MIXED] = 1
    await mix_runes(t, seat, (action.area, action.other))


# Harvest (order 4)


@order_card
class Harvest(Order):
    """Set the dials; with the bonus collect from developments, then build one."""

    number = HARVEST
    key = "harvest"
    by_itself = True

    def primary(self, state: RunewarsState, seat: Seat) -> Sequence[Option]:
        """Offer the harvest."""
        return [HarvestNow()]

    async def leave_primary(self, t: RunewarsTable, seat: Seat) -> bool:
        """Bring the harvest in, which needs no choice."""
        await harvest(t, seat, HarvestNow())
        return False

    def bonus(self, state: RunewarsState, seat: Seat) -> Sequence[Option]:
        """Offer the payments of developments, then developments to build."""
        if state.flags.get(DEVELOPED):
            return []
        if not state.flags.get(COLLECTED) and paying(state, seat):
            return [Collect()]
        return developments_open(state, seat)


def paying(state: RunewarsState, seat: int) -> list[AreaId]:
    """List the areas of a seat's developments that pay at Harvest."""
    return [
        area
        for area, stronghold in strongholds_of(state, seat).items()
        if stronghold.development and not DEVELOPMENTS[stronghold.development].defensive
    ]


@performs(Collect)
async def collect(t: RunewarsTable, seat: Seat, action: Collect) -> None:
    """Take the bonus of every development that pays."""
    state = t.state
    state.flags[COLLECTED] = 1
    for area in paying(state, seat):
        development = state.strongholds[area].development
        t.tell(DevelopmentUsed(seat, area, development))
        if development == "diplomat":
            gain(t, seat, DIPLOMAT_INFLUENCE)
        elif development == "training_ground":
            draw_tactics(t, seat, 1)
        else:
            options = [RaiseDial(each) for each in RESOURCES if yield_of(state, area)[each]]
            chosen = await t.choose(seat, "harvest.raise", options, area=area)
            set_dials(t, seat, {chosen.resource: state.dials[seat][chosen.resource] + 1})
    await keep_hand(t, seat)


def developments_open(state: RunewarsState, seat: int, *, free: bool = False) -> list[Option]:
    """List the developments that may be built: for a wood, on a stronghold without one."""
    if not free and not state.dials[seat]["wood"]:
        return []
    faction = state.factions[seat]
    kinds = [key for key, each in DEVELOPMENTS.items() if faction in each.factions]
    return [
        Develop(area, key)
        for area, stronghold in strongholds_of(state, seat).items()
        if not stronghold.development
        for key in kinds
        if key != "resources" or any(yield_of(state, area).values())
    ]


@performs(Develop)
async def develop(t: RunewarsTable, seat: Seat, action: Develop) -> None:
    """Build a development for a wood."""
    state = t.state
    state.flags[DEVELOPED] = 1
    set_dials(t, seat, {"wood": state.dials[seat]["wood"] - 1})
    await put_development(t, seat, action.area, action.development)


async def put_development(t: RunewarsTable, seat: Seat, area: AreaId, development: str) -> None:
    """Put a development on a stronghold; with no copy left, one in play is removed without gain."""
    state = t.state
    own = strongholds_of(state, seat)
    same = [where for where, s in own.items() if s.development == development]
    if len(same) >= DEVELOPMENTS[development].copies:
        options = [InArea(where) for where in same]
        moved = await t.choose(seat, "development.move", options, area=area)
        state.strongholds[moved.area].development = ""
    state.strongholds[area].development = development
    t.tell(DevelopmentBuilt(seat, area, development))
