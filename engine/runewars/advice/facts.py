"""Facts that a menu shows with an option of Runewars: price and gain, from what the seat sees."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.core.choices.actions import Option
from engine.core.hooks.decisions import NOTHING, UNLIKELY
from engine.core.language.percentages import percent
from engine.core.seats import Scalar, Seat
from engine.runewars.advice.chances import (
    NO_BATTLE,
    best_attack,
    chance_in,
    forces_in,
    meeting,
    recruiting,
    symbols,
    turning,
)
from engine.runewars.advice.hero_facts import HERO_MENU, hero_facts
from engine.runewars.cards.seasons.choices import PlaceUnit
from engine.runewars.cards.seasons.spring import Fresh
from engine.runewars.data.cards import CITIES, OBJECTIVES
from engine.runewars.data.tiles import AREAS, LAYOUTS, Hex, Placed
from engine.runewars.data.units import DIAL_MOST, UNIT_OF, icons
from engine.runewars.pieces import NOBODY, RESOURCES, AreaId, Resource
from engine.runewars.rules.heroes.heroes import PickHero, find_hero
from engine.runewars.rules.influence import Bid, Name
from engine.runewars.rules.map.areas import controller
from engine.runewars.rules.map.laying import around, hexes_of
from engine.runewars.rules.orders.arriving import Attack, Negotiate
from engine.runewars.rules.orders.economy import (
    ACQUIRE_POWER,
    FORTIFY,
    HARVEST,
    RECRUIT,
    AcquireNow,
    HarvestNow,
    RecruitWith,
    count_icons,
    stronghold_room,
    yields,
)
from engine.runewars.rules.orders.marching import (
    CONQUER,
    MOBILIZE,
    Activate,
    heroes_coming,
    units_coming,
)
from engine.runewars.rules.orders.rallying import Rally
from engine.runewars.rules.orders.strategize import Drill, StepTo, movable
from engine.runewars.rules.orders.turn import ORDERS
from engine.runewars.rules.seasons.year import ChooseOrder
from engine.runewars.rules.setup.map import ChooseSlot, LayAt, LayMarker
from engine.runewars.rules.strongholds import (
    BuildStronghold,
    MixRunes,
    RaiseDial,
    RepairStronghold,
)
from engine.runewars.rules.victory.runes import InArea
from engine.runewars.state import RunewarsState


def facts_of(state: RunewarsState, seat: Seat, option: Option) -> Mapping[str, Scalar]:
    if isinstance(option, HERO_MENU):
        return hero_facts(state, option)
    match option:
        case HarvestNow():
            return about_harvest(state, seat)
        case RecruitWith(resource):
            return about_recruits(state, seat, resource)
        case RaiseDial(resource):
            return turning(state, seat, resource)
        case Negotiate(influence):
            return symbols(influence)
        case Attack():
            return meeting(state)
        case Bid(influence):
            return {"left": state.influence[seat] - influence}
        case AcquireNow():
            return {"count": count_icons(state, seat, "influence")}
        case Drill():
            return {"count": count_icons(state, seat, "tactics")}
        case ChooseOrder(number):
            return about_order(state, seat, number)
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
            return about_named(state, seat, option)


def about_named(state: RunewarsState, seat: Seat, option: Option) -> Mapping[str, Scalar]:
    """Return open facts about a place, seat or hero that is all an option names."""
    match option:
        case InArea(area) | PlaceUnit(_, area):
            return lying_in(state, seat, area)
        case Name(named):
            return {"cards": len(state.tactics[named]), "purse": state.influence[named]}
        case StepTo(origin, to):
            left = movable(state, seat, origin, to)
            return {"there": " ".join(f"{key}={count}" for key, count in left.items())}
        case PickHero(hero) if (piece := find_hero(state, hero)) is not None:
            return {"place": AREAS[AreaId(piece.area)].key, "damage": piece.damage}
        case Fresh() if state.objectives[seat] != NOBODY:
            return {"objective": OBJECTIVES[state.objectives[seat]].key}
        case _:
            return {}


def lying_in(state: RunewarsState, seat: Seat, area: AreaId) -> Mapping[str, Scalar]:
    """Return an area's holder, units and rune."""
    owner = controller(state, area)
    others = "nobody" if owner == NOBODY else state.factions[owner]
    return {
        "holder": "own" if owner == seat else others,
        **forces_in(state, area),
        "rune": "yes" if area in state.runes else "no",
    }


def about_recruits(state: RunewarsState, seat: Seat, resource: Resource) -> Mapping[str, Scalar]:
    """Return the units of a dial, and how many of them have room at the seat's strongholds."""
    found = recruiting(state, seat, resource)
    room = sum(stronghold_room(state, seat).values())
    if not room:
        return {**found, "hungry": 0, "fits": "none", UNLIKELY: 1}
    left_out = max(0, int(found["count"]) - room)
    hungry = max(0, int(found["hungry"]) - left_out)
    return {**found, "hungry": hungry, "fits": "some" if left_out else "all", "room": room}


def about_order(state: RunewarsState, seat: Seat, number: int) -> Mapping[str, Scalar]:
    """Return an order's purpose, whether it earns its bonus, and whether it would do nothing now.

    Others may change that before it is resolved.
    """
    best = number > max(state.orders_this_year(seat), default=0)
    bonus = "yes" if best and number != FORTIFY else "no"
    about: dict[str, Scalar] = {"number": number, "supremacy": bonus, "idle": "no"}
    if would_do(state, seat, number) or (best and ORDERS[number].bonus(state, seat)):
        return {**about, **now(state, seat, number)}
    return about | {"supremacy": "no", "idle": "yes", UNLIKELY: 1}


def now(state: RunewarsState, seat: Seat, number: int) -> Mapping[str, Scalar]:
    """Return the effect that the main part of an order would have now."""
    if number in (MOBILIZE, CONQUER):
        attack = best_attack(state, seat)
        if attack is None:
            return {"place": "", "there": "", "lying": 0, "chance": NO_BATTLE}
        place, chance = attack
        forces = forces_in(state, place)
        return {"place": AREAS[place].key, **forces, "chance": percent(chance)}
    if number == HARVEST:
        return about_harvest(state, seat)
    if number == RECRUIT:
        found = [recruiting(state, seat, resource) for resource in RESOURCES]
        return max(found, key=lambda each: int(each["count"]))
    if number == ACQUIRE_POWER:
        return {"count": count_icons(state, seat, "influence")}
    offered = ORDERS[number].primary(state, seat)
    if number == FORTIFY:
        return {
            "build": sum(isinstance(each, BuildStronghold) for each in offered),
            "repair": sum(isinstance(each, RepairStronghold) for each in offered),
            "mix": len({each.area for each in offered if isinstance(each, MixRunes)}),
        }
    named = {getattr(each, "origin", getattr(each, "area", 0)) for each in offered}
    return {"count": len(named)}


def about_harvest(state: RunewarsState, seat: Seat) -> Mapping[str, Scalar]:
    """Return the positions of the dials, and where a harvest would turn them."""
    found: dict[str, Scalar] = {f"was_{key}": stands for key, stands in state.dials[seat].items()}
    brought = {key: min(DIAL_MOST, value) for key, value in yields(state, seat).items()}
    moves = "no" if brought == dict(state.dials[seat]) else "yes"
    return {**found, **brought, "moves": moves}


def would_do(state: RunewarsState, seat: Seat, number: int) -> bool:
    """Return whether the main part of an order would change anything now."""
    if number == HARVEST:
        return about_harvest(state, seat)["moves"] == "yes"
    if number == RECRUIT:
        room = any(stronghold_room(state, seat).values())
        return room and any(recruits(state, seat, resource) for resource in RESOURCES)
    if number == ACQUIRE_POWER:
        return bool(count_icons(state, seat, "influence"))
    return bool(ORDERS[number].primary(state, seat))


def into(state: RunewarsState, seat: Seat, area: AreaId) -> Mapping[str, Scalar]:
    """Count the units that could march into an area, and name what they would meet there."""
    coming, heroes = units_coming(state, seat, area), len(heroes_coming(state, seat, area))
    owner = controller(state, area)
    empty = "neutral" if state.count_units(area) else "nobody"
    holder = "own" if owner == seat else empty if owner == NOBODY else state.factions[owner]
    idle: dict[str, Scalar] = {} if coming or heroes else {NOTHING: 1}
    return idle | {
        "coming": coming,
        "heroes": heroes,
        "holder": holder,
        **forces_in(state, area),
        "chance": chance_in(state, seat, area) if coming else NO_BATTLE,
        "stronghold": "yes" if area in state.strongholds else "no",
        "rune": "yes" if area in state.runes else "no",
        "city": "yes" if area in state.cities else "no",
    }


def touching(state: RunewarsState, places: Iterable[Hex]) -> Mapping[str, Scalar]:
    """Name the areas of the board next to some hexes."""
    there = state.land.area_at
    beside = {there[each] for place in places for each in around(place) if each in there}
    return {"beside": " ".join(AREAS[area].key for area in sorted(beside))} if beside else {}


def recruits(state: RunewarsState, seat: Seat, resource: Resource) -> int:
    """Count the units that a dial gives."""
    sheet = state.sheet(seat)
    taken = icons(sheet, resource, state.dials[seat][resource])
    return sum(icon in UNIT_OF for icon in taken)
