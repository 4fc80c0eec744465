"""The worth of a position to a seat, for computer players, as far as that seat can see."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.runewars.advice.evaluation.prospects import (
    DRAGON,
    FALSE,
    STRONGHOLD,
    UNKNOWN,
    area_worth,
    battle_worth,
    clash_worth,
    defence,
    odds,
    power_in,
    prize_from,
    unfold,
    unit_worth,
)
from engine.runewars.board import HeroPiece
from engine.runewars.data.cards import QUESTS, REWARDS
from engine.runewars.data.tiles import AREA_OF, AREAS, hexes_between
from engine.runewars.data.units import IS_NEUTRAL
from engine.runewars.pieces import FALL, FOOD, NOBODY, SPRING, SUMMER, WINTER, AreaId
from engine.runewars.rules.map.areas import controllers
from engine.runewars.rules.victory.checks import runes_needed
from engine.runewars.rules.victory.objectives import closeness
from engine.runewars.state import RunewarsState

WON = 1000.0
OBJECTIVE = 7.0
"""Worth of a nearly fulfilled Objective: a rune, once its turn comes."""
SHARD, REWARD, UNSEEN_REWARD = 5.0, 1.0, 1.3
NEAR_SIX = 4.0
"""Extra worth of each dragon rune beyond half of those needed, over the one before."""
DIAL, FOOD_DIAL = 0.55, 1.2
"""Worth of each step of a dial: it recruits again and again, and food feeds armies."""
HUNGER = {SPRING: 0.15, SUMMER: 0.3, FALL: 0.75, WINTER: 0.1}
"""Cost of each unit that the food dial does not feed, by the distance of winter."""
KNOWN = 0.4
"""Worth of having seen a token."""
CAPTAIN = 0.8
"""Extra worth of each Reward to the Captain of the Heroes' League."""
RISK = 0.2
"""Share of a possible loss that counts, at the odds of the units beside it."""


def evaluate(state: RunewarsState, seat: Seat) -> float:
    """Value a position: the seat's own standing, less a share of its rivals'."""
    if state.winners:
        return WON if seat in state.winners else -WON
    position, clashes = unfold(state)
    owners = controllers(position)
    mine = standing_of(position, owners, seat, seat)
    mine += sum(clash_worth(state, clash) for clash in clashes if clash.seat == seat)
    rivals = [
        standing_of(position, owners, other, seat) for other in position.in_game() if other != seat
    ]
    if not rivals:
        return mine
    return mine - 0.3 * max(rivals) - 0.15 * sum(rivals) / len(rivals)


def standing_of(state: RunewarsState, owners: list[int], seat: int, viewer: int) -> float:
    """Value all that a seat has, as `viewer` sees it; `owners` names each area's controller."""
    if state.eliminated[seat]:
        return -30.0
    held = [area for area in state.land.areas if owners[area] == seat]
    value = sum(area_worth(state, area) for area in held)
    value += runes_worth(state, owners, seat, viewer)
    value += army_worth(state, owners, seat, viewer)
    value += battle_worth(state, seat, viewer)
    for stronghold in state.strongholds.values():
        if stronghold.seat == seat:
            value += STRONGHOLD - 0.8 * stronghold.damaged
            value += 0.8 * bool(stronghold.development)
    influence = state.influence[seat]
    value += 0.32 * min(influence, 8) + 0.12 * max(0, min(influence, 20) - 8)
    value += 0.4 * len(state.tactics[seat])
    for resource, dial in state.dials[seat].items():
        step = FOOD_DIAL if resource == FOOD else DIAL
        value += step * (min(dial, 6) + 0.5 * max(0, dial - 6))
    value += 2.5 * sum(who == seat for who in state.titles.values())
    value += sum(hero_worth(state, hero, viewer) for hero in state.heroes if hero.seat == seat)
    if seat == viewer and state.objectives[seat] != NOBODY:
        near = closeness(state, seat)
        value += OBJECTIVE * (near * near if near < 1 else 1.3)
    return value


# Runes


def runes_worth(state: RunewarsState, owners: list[int], seat: int, viewer: int) -> float:
    """Value a seat's rune tokens: known dragons most, and more near the number needed."""
    value, dragons = 0.0, 0.0
    for area, rune in state.runes.items():
        known = rune.faceup or viewer in rune.seen
        if seat == viewer:
            value += KNOWN * known
        if owners[area] != seat:
            continue
        if known:
            dragons += rune.dragon
            value += DRAGON if rune.dragon else FALSE
        else:
            dragons += 0.4
            value += UNKNOWN
        value -= RISK * DRAGON * danger(state, owners, seat, area)
    near = max(0.0, dragons - runes_needed(state) / 2)
    if any(card[0] == seat for card in state.victory.values()):
        near += 1
    return value + NEAR_SIX * near * near


def danger(state: RunewarsState, owners: list[int], seat: int, area: int) -> float:
    """Return the chance that an area is taken from a neighbouring one."""
    most = 0.0
    for other in state.land.neighbours(AreaId(area)):
        if owners[other] not in (seat, NOBODY):
            most = max(most, power_in(state, other))
    return odds(most, defence(state, area) + 1.0) if most else 0.0


# Units


def army_worth(state: RunewarsState, owners: list[int], seat: int, viewer: int) -> float:
    """Value a seat's units: standing ones, fed ones, and their prospects nearby."""
    value = 0.0
    food, hunger = state.dials[seat][FOOD], HUNGER.get(state.season, 0.0)
    for area in state.land.areas:
        if state.holder[area] != seat:
            continue
        count = 0
        for kind, number in state.units[area].items():
            count += number
            value += number * unit_worth(kind // 2) * (0.75 if kind % 2 else 1.0)
            value += 0.1 * number * IS_NEUTRAL[kind // 2]
        value -= hunger * max(0, count - food) + 0.8 * max(0, count - 8)
        value += frontier(state, owners, seat, area, viewer)
    return value


def frontier(state: RunewarsState, owners: list[int], seat: int, area: int, viewer: int) -> float:
    """Value units beside areas worth taking, the more the surer they take them."""
    here, best = power_in(state, area), 0.0
    for other in state.land.neighbours(AreaId(area)):
        if (owner := owners[other]) != seat:
            taken = prize_from(state, owner, seat, other, viewer)
            best = max(best, odds(here, defence(state, other)) * taken)
    return 0.25 * best


# Heroes


def hero_worth(state: RunewarsState, hero: HeroPiece, viewer: int) -> float:
    """Value a hero: its health, training, Rewards, and its way to a quest in the viewer's hand."""
    value = 2.0 - 0.4 * hero.damage - 0.3 * hero.routed + 0.4 * sum(hero.training.values())
    if hero.seat != viewer:
        return value + UNSEEN_REWARD * len(hero.rewards)
    for reward in hero.rewards:
        value += SHARD if REWARDS[reward].key == "timmorran_shard" else REWARD
    if state.titles.get("captain_heroes_league") == viewer:
        value += CAPTAIN * len(hero.rewards)
    if any(REWARDS[reward].key == "timmorran_shard" for reward in hero.rewards):
        walls = [AREAS[a].key for a, each in state.strongholds.items() if each.seat == viewer]
        return value + 2.0 / (1 + min((distance(state, hero.area, k) for k in walls), default=9))
    steps = [
        distance(state, hero.area, area)
        for quest in state.quests[viewer]
        for area in QUESTS[quest].areas
    ]
    return value + (1.2 / (1 + min(steps)) if steps else 0.0)


def distance(state: RunewarsState, area: int, key: str) -> int:
    """Count the hexes from an area to another by its printed name; far if that is not laid."""
    places = state.land.hex_of
    there = AREA_OF[key]
    if there not in places:
        return 9
    return hexes_between(places[area], places[there])  # type: ignore[index]
