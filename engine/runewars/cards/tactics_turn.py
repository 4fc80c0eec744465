"""What the Tactics cards for one's own turn do (`tactics.toml`)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.runewars.data.units import IS_NEUTRAL, UNITS, UNITS_PER_AREA, units_of
from engine.runewars.events.armies import AreaActivated, StrongholdRepaired
from engine.runewars.events.common import CityDestroyed, TacticsDrawn, TacticsDrawnWere
from engine.runewars.pieces import NOBODY, TRIANGLE, AreaId, HeroId
from engine.runewars.rules.areas import (
    controller,
    is_empty,
    is_friendly,
    is_uncontrolled,
    steps_from,
)
from engine.runewars.rules.battle.retreating import retreat_neutrals, send_neutrals
from engine.runewars.rules.decks import draw_tactics, faces, keep_hand
from engine.runewars.rules.forces import (
    RunewarsTable,
    lift,
    move_units,
    place_units,
    read_kind,
    stand_units,
)
from engine.runewars.rules.heroes.heroes import heal
from engine.runewars.rules.influence import Name, gain
from engine.runewars.rules.orders.arriving import draw_more
from engine.runewars.rules.strongholds import (
    Develop,
    developments_open,
    put_development,
    replace_stronghold,
    strongholds_of,
)
from engine.runewars.rules.tactics import tactic
from engine.runewars.rules.victory.runes import InArea
from engine.runewars.state import RunewarsState

MARCHED, LEVIED, TAXES_MOST, SPRINGS, PACT_MOST = 3, 2, 4, 2, 4


class Number(Option, frozen=True, gc=False, tag="runewars.number"):
    """A number, where a question asks for one."""

    count: int


class TokenIn(Option, frozen=True, gc=False, tag="runewars.tokenin"):
    """A seat's activation token in an area."""

    seat: Seat
    area: AreaId


class MarchTo(Option, frozen=True, gc=False, tag="runewars.marchto"):
    """A way from one area to another."""

    origin: AreaId
    to: AreaId


class RepairAt(Option, frozen=True, gc=False, tag="runewars.repairat"):
    """A stronghold to repair."""

    area: AreaId


class HealHero(Option, frozen=True, gc=False, tag="runewars.healhero"):
    """A hero to heal."""

    hero: HeroId


# Horrific Rumors


def token_places(state: RunewarsState, seat: int) -> list[Option]:
    """List where an opponent's token may go: not its own area, none of its tokens there."""
    return [
        TokenIn(Seat(other), area)
        for other in state.in_game()
        if other != seat
        for area in state.land.areas
        if controller(state, area) != other and not state.activated[area] >> other & 1
    ]


@tactic("horrific_rumors", lambda state, seat, moment: bool(token_places(state, seat)))
async def horrific_rumors(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Put an opponent's activation token in an area it does not control."""
    options = token_places(t.state, seat)
    seats = [Name(other) for other in sorted({o.seat for o in options if isinstance(o, TokenIn)})]
    named = await t.choose(seat, "tactics.rumors_of", seats)
    fit = [each for each in options if isinstance(each, TokenIn) and each.seat == named.seat]
    chosen = await t.choose(seat, "tactics.rumors", fit)
    t.state.activated[chosen.area] |= 1 << chosen.seat
    t.tell(AreaActivated(chosen.seat, chosen.area))


# Lost City


def lost_cities(state: RunewarsState, seat: int) -> list[AreaId]:
    """List the uncontrolled areas without a city that hold a hero of the seat; none fought over."""
    areas = {AreaId(hero.area) for hero in state.heroes_of(seat)}
    return [a for a in sorted(areas) if is_uncontrolled(state, a) and a not in state.cities]


@tactic("lost_city", lambda state, seat, moment: bool(lost_cities(state, seat)))
async def lost_city(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Send the neutrals of such an area off and place a damaged stronghold there."""
    options = [InArea(area) for area in lost_cities(t.state, seat)]
    area = (await t.choose(seat, "tactics.lost_city", options)).area
    await retreat_neutrals(t, area)
    await replace_stronghold(t, seat, area)


# Raze a City


def own_cities(state: RunewarsState, seat: int) -> list[AreaId]:
    """List the cities a seat controls."""
    return [AreaId(area) for area in sorted(state.cities) if is_friendly(state, seat, area)]


@tactic("raze_a_city", lambda state, seat, moment: bool(own_cities(state, seat)))
async def raze_a_city(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Destroy a city one controls."""
    options = [InArea(area) for area in own_cities(t.state, seat)]
    area = (await t.choose(seat, "tactics.raze_a_city", options)).area
    destroy_city(t, area)


def destroy_city(t: RunewarsTable, area: AreaId) -> None:
    """Turn a city's token over for good."""
    t.tell(CityDestroyed(area, t.state.cities.pop(area)))


@tactic("mountain_pass", lambda state, seat, moment: True)
async def mountain_pass(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """One's units ignore mountain and water borders until the order is resolved."""
    t.state.flags[f"turn.mountain_pass.{seat}"] = 1


@tactic("secret_pact", lambda state, seat, moment: len(state.in_game()) > 1)
async def secret_pact(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Draw as many cards as one says, in turn with an opponent one names."""
    others = [Name(other) for other in t.state.in_game() if other != seat]
    ally = (await t.choose(seat, "tactics.secret_pact", others)).seat
    numbers = [Number(count) for count in range(1, PACT_MOST + 1)]
    count = (await t.choose(seat, "tactics.secret_pact_count", numbers)).count
    for _ in range(count):
        draw_tactics(t, seat, 1)
        draw_tactics(t, ally, 1)
    for each in (seat, ally):
        await keep_hand(t, each)


# Turn the Beasts


def beasts(state: RunewarsState) -> list[AreaId]:
    """List the areas with neutral units, allied or not, outside the battle under way."""
    fought = state.battle.area if state.battle is not None else 0
    return [
        area
        for area in state.land.areas
        if area != fought and any(IS_NEUTRAL[kind // 2] for kind in state.units[area])
    ]


@tactic("turn_the_beasts", lambda state, seat, moment: bool(beasts(state)))
async def turn_the_beasts(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """All neutral units of an area stop being allied and retreat, routed."""
    state = t.state
    options = [InArea(area) for area in beasts(state)]
    area = (await t.choose(seat, "tactics.turn_the_beasts", options)).area
    await drive_off(t, area)


async def drive_off(t: RunewarsTable, area: AreaId, *, on_behalf: int = NOBODY) -> None:
    """Let all neutral units of an area, allied or not, retreat as neutrals."""
    state = t.state
    gone: dict[int, int] = {}
    owner = state.holder[area]
    for kind, count in list(state.units[area].items()):
        if IS_NEUTRAL[kind // 2]:
            gone[kind // 2] = gone.get(kind // 2, 0) + count
            lift(state, area, kind // 2, count, routed=bool(kind % 2))
    if state.units[area]:
        state.holder[area] = owner
    await send_neutrals(t, area, gone, on_behalf=on_behalf)


# Forced March


def marches(state: RunewarsState, seat: int) -> list[MarchTo]:
    """List where standing units could march: adjacent friendly or empty areas."""
    return [
        MarchTo(origin, to)
        for origin in state.land.areas
        if state.holder[origin] == seat and state.standing(origin)
        for to in state.land.neighbours(origin)
        if marchers(state, seat, origin, to)
    ]


def marchers(
    state: RunewarsState, seat: int, origin: AreaId, to: AreaId, *, allies: bool = False
) -> dict[str, int]:
    """Count the units that may march from one area to another; allies alone to friends only."""
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


@tactic("silver_tongue", lambda state, seat, moment: True)
async def silver_tongue(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Draw two more Fate cards for this diplomacy."""
    draw_more(t, seat, 2)


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


@tactic(
    "tax_gatherers",
    lambda state, seat, moment: bool(strongholds_of(state, seat) or own_cities(state, seat)),
)
async def tax_gatherers(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Gain an influence per stronghold and city, at most four."""
    state = t.state
    count = len(strongholds_of(state, seat)) + len(own_cities(state, seat))
    gain(t, seat, min(TAXES_MOST, count))


# Master Builders


def works(state: RunewarsState, seat: int) -> list[Option]:
    """List what may be repaired or built for free, not where a battle is fought."""
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


# Thief in the Night


def rich(state: RunewarsState, seat: int) -> list[Name]:
    """List the opponents with more Tactics cards than the seat once this card is gone."""
    own = len(state.tactics[seat]) - 1
    return [
        Name(other)
        for other in state.in_game()
        if other != seat and len(state.tactics[other]) > own
    ]


@tactic("thief_in_the_night", lambda state, seat, moment: bool(rich(state, seat)))
async def thief_in_the_night(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Take a random Tactics card from an opponent with more of them."""
    state = t.state
    victims = [e for e in map(Name, state.in_game()) if e.seat != seat]
    own = len(state.tactics[seat])
    fit = [each for each in victims if len(state.tactics[each.seat]) > own]
    victim = (await t.choose(seat, "tactics.thief", fit)).seat
    hand = state.tactics[victim]
    card = hand.pop(t.draw(len(hand)))
    if card in state.fresh[victim]:
        state.fresh[victim].remove(card)
    state.tactics[seat].append(card)
    state.fresh[seat].append(card)
    t.tell(TacticsDrawn(seat, 1))
    t.tell(TacticsDrawnWere(faces([card])), only=[seat, victim])
    await keep_hand(t, seat)


# Healing Springs


def healable(state: RunewarsState, seat: int) -> list[Option]:
    """List the heroes that could be healed, and areas whose routed units could stand up."""
    fought = state.battle.area if state.battle is not None else 0
    heroes = [
        HealHero(HeroId(hero.hero)) for hero in state.heroes_of(seat) if hero.damage or hero.routed
    ]
    areas = [
        InArea(area)
        for area in state.land.areas
        if area != fought and state.holder[area] == seat and state.routed(area)
    ]
    return [*heroes, *areas]


@tactic("healing_springs", lambda state, seat, moment: bool(healable(state, seat)))
async def healing_springs(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """A hero stands up and loses all damage, or two routed units of an area stand up."""
    state = t.state
    chosen = await t.choose(seat, "tactics.healing_springs", healable(state, seat))
    if isinstance(chosen, HealHero):
        hero = state.hero(chosen.hero)
        hero.routed = False
        heal(t, hero)
        return
    assert isinstance(chosen, InArea), "a hero or an area"
    bounds = {UNITS[u].key: n for u, n in state.routed(chosen.area).items()}
    units = await t.amounts(
        seat, "tactics.springs", bounds, least=1, most=SPRINGS, area=chosen.area
    )
    for key, count in units.items():
        stand_units(t, chosen.area, read_kind(key)[0], count)
