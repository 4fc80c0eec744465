"""The worth of a seat's dragon runes, land and armies to players that look ahead."""

from __future__ import annotations

from engine.runewars.advice.battles.odds import win_chance
from engine.runewars.advice.evaluation.prospects import (
    DRAGON,
    STRONGHOLD,
    helps_objective,
    unit_worth,
)
from engine.runewars.advice.evaluation.survey import FAR, Survey, chance_of, steps_to_any
from engine.runewars.data.tiles import AREAS
from engine.runewars.data.units import IS_NEUTRAL, UNITS_PER_AREA
from engine.runewars.pieces import FALL, FOOD, NOBODY, SPRING, SUMMER, WINTER
from engine.runewars.rules.victory.checks import runes_needed

AREA, YIELD, CITY = 1.0, 0.5, 1.8
DECOY = 0.2
"""Worth of a false rune: rivals cannot know it."""
NEAR_SIX = 4.6
"""Extra worth of each dragon rune beyond half of those needed, over the one before."""
RISK = 0.25
"""Share of a possible loss that counts, at the odds of the units in reach."""
WALL_RISK = 0.35
HUNGER = {SPRING: 0.1, SUMMER: 0.35, FALL: 1.0, WINTER: 0.05}
"""Cost of each unit that the food dial does not feed, by the distance of winter."""
MANY = ((8.0, 0.6), (14.4, 0.48))
"""Worths of an army beyond which each unit more counts only in part."""
ROUTED = 0.75
HOLDS = {0: 0.0, 1: 0.46, 2: 0.74}
"""Chances that an attacker with few units of its faction has one left to hold what it wins."""
CROWDED = 0.8
ALLY = 0.1
FOUGHT_FOR = 1.56
"""Worth of an area taken from a rival, over that of one nobody held."""
PROSPECT, TARGETS = 0.22, 3
"""Share of an area's worth that counts where it may be taken, at the odds, and the number of areas
that do."""
DRAWN = 0.07
"""Worth of each power of an army a step nearer to a rune token that others hold, or nobody."""
TOKEN = 0.04
"""Cost of an activation token: no area is activated for nothing."""
USE_LATE = 0.3
"""Least share of an army's worth: until the end it takes and holds runes."""


PRINTED = tuple(AREA + YIELD * sum(area.yields.values()) for area in AREAS)
"""Worth of each area by what is printed on it."""
WORTHS = tuple(
    unit_worth(kind // 2) * (ROUTED if kind % 2 else 1.0) + ALLY * IS_NEUTRAL[kind // 2]
    for kind in range(2 * len(IS_NEUTRAL))
)
"""Worth of a unit by the number under which it is counted: twice its type's, one more if routed."""


def on_map(survey: Survey, seat: int) -> dict[str, float]:
    """Value what a seat has on the map, by terms."""
    if survey.state.eliminated[seat]:
        return {}
    found = {
        "land": land_of_seat(survey, seat),
        "runes": runes_of_seat(survey, seat),
        "decoys": decoys_of_seat(survey, seat),
        "army": army_of_seat(survey, seat),
        "hunger": hunger_of_seat(survey, seat),
        "strongholds": walls_of_seat(survey, seat),
    }
    if survey.state.battle is not None:
        found["battle"] = battle_of_seat(survey, seat)
    return found


def land_worth(survey: Survey, area: int) -> float:
    """Value an area and its city, without token and stronghold."""
    return PRINTED[area] + CITY * (area in survey.state.cities)


def land_of_seat(survey: Survey, seat: int) -> float:
    """Value the areas that a seat controls."""
    held, cities = survey.held[seat], survey.state.cities
    printed = sum([PRINTED[area] for area in held])
    return survey.lasting * (printed + CITY * sum([area in cities for area in held]))


def runes_of_seat(survey: Survey, seat: int) -> float:
    """Value a seat's dragon runes, more of them near the number needed, and their risk."""
    state = survey.state
    held = {area: p for area, p in survey.dragons.items() if survey.owners[area] == seat}
    dragons = survey.expected(seat)
    near = max(0.0, dragons - runes_needed(state) / 2)
    if any(card[0] == seat for card in state.victory.values()):
        near += 1
    loss = DRAGON * (1 + near / 3)
    risk = RISK * loss * sum([p * survey.danger(seat, area) for area, p in held.items() if p])
    return DRAGON * dragons + NEAR_SIX * near * near - risk


def decoys_of_seat(survey: Survey, seat: int) -> float:
    """Value a seat's false runes, as likely as they are."""
    chances = [p for area, p in survey.dragons.items() if survey.owners[area] == seat]
    return DECOY * sum([1 - p for p in chances])


def walls_of_seat(survey: Survey, seat: int) -> float:
    """Value a seat's strongholds: those damaged less, those in danger less."""
    worth = 0.0
    for area, wall in survey.state.strongholds.items():
        if wall.seat == seat:
            printed = STRONGHOLD - 1.2 * wall.damaged + 0.8 * bool(wall.development)
            worth += printed - WALL_RISK * STRONGHOLD * survey.danger(seat, area)
    return survey.lasting * worth


# Armies


def army_of_seat(survey: Survey, seat: int) -> float:
    """Value a seat's units, standing ones most; those beyond a good army's number less."""
    units, worth = survey.state.units, 0.0
    for area in survey.armed[seat]:
        for kind, number in units[area].items():
            worth += number * WORTHS[kind]
    worth -= sum((1 - share) * max(0.0, worth - enough) for enough, share in MANY)
    return worth * use_of_units(survey)


def use_of_units(survey: Survey) -> float:
    """Return the share of its full worth that an army has now."""
    last = survey.state.season == WINTER
    return survey.lasting if last else max(USE_LATE, survey.lasting)


def battle_of_seat(survey: Survey, seat: int) -> float:
    """Value a seat's side of the battle under way: its units, and what it may win or lose."""
    state, battle = survey.state, survey.state.battle
    if battle is None or seat not in (battle.attacker, battle.defender):
        return 0.0
    fights = survey.viewer in (battle.attacker, battle.defender)
    won = win_chance(state, survey.viewer if fights else None)
    own = sum(
        unit_worth(each.unit) * (ROUTED if each.routed else 1.0) for each in battle.fighters[seat]
    )
    holders = sum(not IS_NEUTRAL[each.unit] for each in battle.fighters[battle.attacker])
    won *= HOLDS.get(holders, 1.0)
    gain = won * stake(survey, battle.attacker, battle.area)
    return use_of_units(survey) * own + (gain if seat == battle.attacker else -gain)


def hunger_of_seat(survey: Survey, seat: int) -> float:
    """Value, below zero, the units that winter will not feed, and those with no room."""
    state = survey.state
    food, cost, lost = state.dials[seat][FOOD], HUNGER.get(state.season, 0.0), 0.0
    for area in survey.armed[seat]:
        count = sum(state.units[area].values())
        if count > food:
            lost += cost * (count - food)
        if count > UNITS_PER_AREA:
            lost += CROWDED * (count - UNITS_PER_AREA)
    return -max(USE_LATE, survey.lasting) * lost


def outlook_of_army(survey: Survey, seat: int) -> float:
    """Value what a seat's units may take: at once, or after some steps towards a rune token."""
    state = survey.state
    ways = steps_to_any(tuple(state.placed), frozenset(goals(survey, seat)))
    drawn = sum([survey.powers[area] * (FAR - ways.get(area, FAR)) for area in survey.armed[seat]])
    tokens = sum([bound >> seat & 1 for bound in state.activated])
    return DRAWN * drawn + prospects(survey, seat) - TOKEN * tokens


def goals(survey: Survey, seat: int) -> list[int]:
    """List the areas of others, or of nobody, with tokens that may be dragon runes."""
    return [area for area, p in survey.dragons.items() if p > 0 and survey.owners[area] != seat]


def prospects(survey: Survey, seat: int) -> float:
    """Value the areas that a seat's units may take next, by their odds: the best few of them."""
    near = dict.fromkeys(
        other
        for area in survey.armed[seat]
        if survey.powers[area]
        for ring in survey.rings[area]
        for other in ring
        if survey.owners[other] != seat
    )
    found = sorted(
        chance_of(survey.force(seat, area), survey.hold(area)) * stake(survey, seat, area)
        for area in near
    )
    return PROSPECT * sum(found[-TARGETS:])


def stake(survey: Survey, seat: int, area: int) -> float:
    """Value the gain of taking an area, and its holder's loss."""
    state, owner = survey.state, survey.owners[area]
    worth = DRAGON * survey.dragons.get(area, 0.0) + survey.lasting * land_worth(survey, area)
    if owner != NOBODY:
        worth *= FOUGHT_FOR
        worth += STRONGHOLD * (area in state.strongholds)
    return worth + (helps_objective(state, seat, area) if seat == survey.viewer else 0.0)
