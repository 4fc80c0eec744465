"""Computer players' expectations of areas, marches and battles: odds, prizes, moves under way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from math import exp
from typing import NamedTuple

from engine.core.seats import Seat
from engine.runewars.data.cards import BLUE, GOLD, OBJECTIVES
from engine.runewars.data.tiles import AREA_OF, AREAS
from engine.runewars.data.units import (
    STRENGTH_DAMAGED,
    STRENGTH_UNDAMAGED,
    UNIT_OF,
    UNITS,
    UNITS_PER_AREA,
)
from engine.runewars.pieces import NOBODY, AreaId, UnitId
from engine.runewars.rules.forces import lift, put
from engine.runewars.rules.map.areas import controller, controllers, is_empty
from engine.runewars.rules.orders.arriving import BATTLED, MOST_SPENT, drawn_cards, symbols_of
from engine.runewars.rules.orders.marching import in_reach, in_reach_of_each
from engine.runewars.rules.orders.strategize import STRATEGIZE
from engine.runewars.state import RunewarsState

AREA, YIELD, CITY = 0.8, 0.35, 1.2
STRONGHOLD = 2.2
DRAGON, UNKNOWN, FALSE = 14.0, 5.5, 0.4
"""Worth of controlling a known dragon rune, a token not looked at, and a false rune."""
AIMED = {"cities": 1.5, "areas": 0.6, "enemy_home_areas": 5.0, "stronghold_taken_this_turn": 5.0}
"""Extra worth of an area for an Objective that asks for it."""
UNIT, HEALTH = 0.55, 0.25
"""Worth of a standing unit, and of each point of its health."""
REGROUPED = 0.05
"""Worth of a march into an area of one's own."""
RED_SHARE = 0.53
"""Share of Fate cards whose destiny is red."""
STEEP = 5.0
"""Steepness of the odds of a battle over the share of strength."""


# Units and odds


@cache
def unit_worth(unit: int) -> float:
    """Value a standing unit."""
    return UNIT + HEALTH * UNITS[unit].health


@cache
def power_of(unit: int) -> float:
    """Return the weight of a unit in a battle: one strength, more if it lasts or acts early."""
    printed = UNITS[unit]
    return 0.8 + 0.3 * printed.health + (0.2 if printed.initiative <= 2 else 0.0)


POWERS = tuple(0.0 if kind % 2 else power_of(kind // 2) for kind in range(2 * len(UNITS)))
"""Weight of a unit in a battle by the number under which it is counted: routed ones have none."""


def power(units: Mapping[UnitId, int] | Mapping[int, int]) -> float:
    """Add up the weight of some units."""
    return sum(power_of(unit) * count for unit, count in units.items())


def power_in(state: RunewarsState, area: int) -> float:
    """Add up the weight of the standing units of an area."""
    return sum([POWERS[kind] * count for kind, count in state.units[area].items()])


def worth(units: Mapping[UnitId, int] | Mapping[int, int]) -> float:
    """Add up the worth of some units."""
    return sum(unit_worth(unit) * count for unit, count in units.items())


def odds(mine: float, theirs: float) -> float:
    """Return the chance that an attack succeeds; the defender wins ties."""
    if mine <= 0:
        return 0.0
    return 1 / (1 + exp(-STEEP * 2 * (mine - theirs - 0.3) / (mine + theirs + 0.5)))


def defence(state: RunewarsState, area: int) -> float:
    """Return the power that meets an attack on an area: standing units and walls."""
    found = power_in(state, area)
    stronghold = state.strongholds.get(area)
    if stronghold is not None:
        found += 1.2 * (STRENGTH_DAMAGED if stronghold.damaged else STRENGTH_UNDAMAGED)
    return found


# Areas


@cache
def land_worth(area: int) -> float:
    """Value an area's printed contents."""
    return AREA + YIELD * sum(AREAS[area].yields.values())


def area_worth(state: RunewarsState, area: int) -> float:
    """Value control of an area, without tokens and strongholds."""
    return land_worth(area) + (CITY if area in state.cities else 0.0)


def rune_worth(state: RunewarsState, area: int, viewer: int) -> float:
    """Value the token in an area as `viewer` knows it."""
    rune = state.runes.get(area)
    if rune is None:
        return 0.0
    if rune.faceup or viewer in rune.seen:
        return DRAGON if rune.dragon else FALSE
    return UNKNOWN


def prize(state: RunewarsState, seat: int, area: int, viewer: int | None = None) -> float:
    """Value the gain of taking an area, and another's loss, as `viewer` sees it."""
    return prize_from(state, controller(state, area), seat, area, viewer)


def prize_from(
    state: RunewarsState, owner: int, seat: int, area: int, viewer: int | None = None
) -> float:
    """Value the same when the area's controller is known."""
    found = area_worth(state, area) + rune_worth(state, area, seat if viewer is None else viewer)
    if owner not in (NOBODY, seat):
        found *= 1.3
        if area in state.strongholds:
            found += STRONGHOLD
    return found + (0.0 if viewer not in (None, seat) else helps_objective(state, seat, area))


def helps_objective(state: RunewarsState, seat: int, area: int) -> float:
    """Value the help of taking an area for a seat's own Objective."""
    if state.objectives[seat] == NOBODY:
        return 0.0
    kind = OBJECTIVES[state.objectives[seat]].test["kind"]
    home = state.home_of(area)
    fits = (
        (kind == "cities" and area in state.cities)
        or kind == "areas"
        or (kind == "enemy_home_areas" and home not in (NOBODY, seat))
        or (kind == "stronghold_taken_this_turn" and area in state.strongholds)
    )
    return AIMED[kind] if fits else 0.0


# Marches


def march_gains(state: RunewarsState, seat: int) -> list[float]:
    """Value the best result of activating each area."""
    near, owners = in_reach_of_each(state, seat), controllers(state)
    return [
        REGROUPED if owners[area] == seat else gain_by(state, seat, area, near.get(area, {}))
        for area in state.land.areas
    ]


def march_gain(state: RunewarsState, seat: int, area: AreaId) -> float:
    """Value the best result of activating an area."""
    if controller(state, area) == seat:
        return REGROUPED
    return gain_by(state, seat, area, in_reach(state, Seat(seat), area, False))


def gain_by(state: RunewarsState, seat: int, area: AreaId, near: Mapping[str, int]) -> float:
    """Value the best result of a march into an area by the units that could move in."""
    if not near:
        return 0.0
    force: Counter[int] = Counter()
    for key, count in near.items():
        force[UNIT_OF[key.partition(".")[2]]] += count
    if is_empty(state, area):
        free = any(spares_one(state, seat, AREA_OF[key.partition(".")[0]]) for key in near)
        return prize(state, seat, area) * (0.95 if free else 0.35)
    return attack_gain(state, seat, area, strongest(force))


def spares_one(state: RunewarsState, seat: int, origin: int) -> bool:
    """Return whether a seat keeps an area when one unit leaves it."""
    held = state.home_of(origin) == seat or origin in state.strongholds
    return held or state.count_units(origin) > 1


def strongest(force: Mapping[int, int]) -> Counter[int]:
    """Return the best units of a force, up to the limit of an area."""
    line = sorted((unit for unit, n in force.items() for _ in range(n)), key=power_of)
    return Counter(line[-UNITS_PER_AREA:])


def attack_gain(state: RunewarsState, seat: int, area: AreaId, force: Mapping[int, int]) -> float:
    """Value sending a force against the holders of an area, by battle or diplomacy."""
    mine, theirs = power(force), defence(state, area)
    won = 0.0 if state.flags.get(BATTLED) else odds(mine, theirs)
    gain = prize(state, seat, area)
    lost = worth(force) * min(1.0, 0.8 * theirs / (mine + 0.1))
    fight = won * gain - lost * (0.45 if won > 0.5 else 0.8)
    if controller(state, area) != NOBODY:
        return fight
    spent = min(MOST_SPENT, state.influence[seat], 3)
    talk = (1 - RED_SHARE**spent) * gain - 0.3 * spent if spent else 0.0
    return max(fight, talk)


# Moves under way


class Clash(NamedTuple):
    """Units on their way into an area that others hold."""

    seat: int
    area: AreaId
    units: Counter[int]


def unfold(state: RunewarsState) -> tuple[RunewarsState, list[Clash]]:
    """Return the position once the moves given are carried out, and the meetings in it."""
    if not state.pending or state.current == NOBODY:
        return state, []
    seat = state.current
    position = state.copy()
    position.pending = []
    arriving: dict[AreaId, Counter[int]] = {}
    strategic = bool(state.orders[seat]) and state.orders[seat][-1] == STRATEGIZE
    for origin, to, who, count in state.pending:
        if origin == 0 and strategic:
            for hero in position.heroes:
                if hero.hero == who:
                    hero.area = to
            continue
        if origin:
            count = min(count, position.units[origin].get(2 * who, 0))
            if count:
                lift(position, origin, who, count)
        arriving.setdefault(to, Counter())[who] += count
    clashes = []
    for to, units in arriving.items():
        if controller(position, to) == seat or is_empty(position, to):
            for unit, count in units.items():
                if count:
                    put(position, to, unit, count)
                    position.holder[to] = seat
        else:
            clashes.append(Clash(seat, to, units))
    return position, clashes


def clash_worth(state: RunewarsState, clash: Clash) -> float:
    """Value units that are about to meet others, with the symbols already drawn."""
    value = worth(clash.units)
    drawn = symbols_of(drawn_cards(state))
    if GOLD in drawn:
        return value + prize(state, clash.seat, clash.area) + worth(state.standing(clash.area))
    if BLUE in drawn:
        return value + prize(state, clash.seat, clash.area)
    if drawn:
        won = attack_gain(state, clash.seat, clash.area, clash.units)
        return value * 0.9 + (0.0 if state.flags.get(BATTLED) else max(0.0, won))
    return value + attack_gain(state, clash.seat, clash.area, clash.units)


# Battles under way


def battle_worth(state: RunewarsState, seat: int, viewer: int) -> float:
    """Value a seat's side of the battle under way: its units, and its probable gain."""
    battle = state.battle
    if battle is None or seat not in (battle.attacker, battle.defender):
        return 0.0
    attack = standing_power(state, battle.attacker)
    hold = standing_power(state, battle.defender)
    stronghold = state.strongholds.get(battle.area)
    if stronghold is not None:
        hold += 1.2 * (STRENGTH_DAMAGED if stronghold.damaged else STRENGTH_UNDAMAGED)
    won = odds(attack, hold)
    line = battle.fighters[seat]
    own = sum(unit_worth(f.unit) * (0.75 if f.routed else 1.0) - 0.05 * f.damage for f in line)
    stake = prize(state, seat, battle.area, viewer)
    return own + won * stake if seat == battle.attacker else own - won * stake


def standing_power(state: RunewarsState, side: int) -> float:
    """Return the present weight of a side of the battle."""
    assert state.battle is not None, "a battle is under way"
    line: Iterable[int] = (f.unit for f in state.battle.fighters[side] if not f.routed)
    return sum(map(power_of, line)) + 1.2 * state.battle.strength.get(side, 0)
