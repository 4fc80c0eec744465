"""The worth of an answer itself to computer players: orders, bids, the first step of a plan."""

from __future__ import annotations

from functools import singledispatch
from typing import Any

from engine.core.choices.questions import Answer, Question
from engine.runewars.advice.evaluation.prospects import (
    march_gain,
    march_gains,
    power,
    prize,
    spares_one,
    unit_worth,
)
from engine.runewars.data.cards import OBJECTIVES, REWARDS, TACTICS
from engine.runewars.data.units import HERO_LIMIT, UNIT_OF, icons
from engine.runewars.pieces import FALL, FOOD, NOBODY, RESOURCES, SEASONS, AreaId, Resource
from engine.runewars.rules.battle.card_windows import Prepare
from engine.runewars.rules.heroes.quest_actions import Attempt, Challenge
from engine.runewars.rules.heroes.reward_cards import UseReward
from engine.runewars.rules.heroes.rewards import GiveReward
from engine.runewars.rules.influence import Bid
from engine.runewars.rules.map.areas import controller, is_empty, is_friendly, steps_from
from engine.runewars.rules.orders.economy import RecruitWith, count_icons, stronghold_room, yields
from engine.runewars.rules.orders.marching import Activate
from engine.runewars.rules.orders.rallying import Hire
from engine.runewars.rules.orders.strategize import StepTo
from engine.runewars.rules.seasons.year import ChooseOrder
from engine.runewars.rules.strongholds import MixRunes, building_sites, strongholds_of
from engine.runewars.rules.tactics import PlayTactic
from engine.runewars.rules.victory.runes import InArea
from engine.runewars.rules.victory.titles import LayVictory, ShowObjective, TurnInRewards
from engine.runewars.state import RunewarsState

RUNE = 15.0
"""Worth of an answer that leads to a dragon rune."""
CARDS = {"levy": 2.0, "secret_pact": 0.8, "thief_in_the_night": 0.6, "master_builders": 1.0}
"""Worth of Tactics cards that act only after a further question."""
PRIZES = {
    "councils_midwinter_offer": 4, "power_for_the_pious": 3, "councils_favour": 2,
    "ancient_ruins": 2, "council_of_judgement": 1, "councils_wrath": 0,
}  # fmt: skip
"""Aim of a bid, by the Season card."""
HARVESTED, FED = 0.8, 1.2
"""Worth of each step that Harvest would turn a dial, and the extra for food."""
AIMED_ORDERS = {
    "tactics_in_hand": 1, "allied_neutrals": 6, "dial_total": 4, "single_dial": 4,
    "own_units_in_area": 5, "title_and_influence": 7, "strongholds": 8,
}  # fmt: skip
"""Order that helps with each Objective."""
EXPECTED = (2, 4, 5, 7)
"""Highest order to play in each season without spoiling later bonuses."""


def answer_bias(state: RunewarsState, question: Question, answer: Answer) -> float:
    """Value an answer apart from the position that follows it."""
    if question.kind in ("rune.dragon", "rune.false") and isinstance(answer, InArea):
        return safety(state, question.seat, answer.area, question.kind == "rune.dragon")
    if isinstance(answer, Bid):
        return bid_bias(state, question.seat, answer.influence, question.context)
    return weigh(answer, state, question.seat)


@singledispatch
def weigh(answer: Any, state: RunewarsState, seat: int) -> float:
    """Value an option by its class; most are judged by the position alone."""
    return 0.0


# Orders


@weigh.register
def _(answer: ChooseOrder, state: RunewarsState, seat: int) -> float:
    """Value an order by its effect now, and its cost to the bonuses of later ones."""
    number = int(answer.order)
    first = number > max(state.orders_this_year(seat), default=0)
    early = max(0, number - EXPECTED[SEASONS.index(state.season)])
    value = ORDER_HUNCHES[number](state, seat, first) - 0.3 * early
    if state.objectives[seat] != NOBODY:
        aimed = AIMED_ORDERS.get(OBJECTIVES[state.objectives[seat]].test["kind"])
        value += 1.5 * (aimed == number)
    return value


def strategize_bias(state: RunewarsState, seat: int, first: bool) -> float:
    """Count the empty areas into which a unit could step, and the cards of the bonus."""
    steps = {
        other
        for area in state.land.areas
        if state.holder[area] == seat and spares_one(state, seat, area)
        for other in state.land.neighbours(area)
        if is_empty(state, other)
    }
    gains = sorted((prize(state, seat, area) for area in steps), reverse=True)
    return 0.8 * sum(gains[:3]) + 0.3 * first * count_icons(state, seat, "tactics")


def mobilize_bias(state: RunewarsState, seat: int, first: bool) -> float:
    """Value the best march; with the bonus, the best two."""
    gains = sorted(march_gains(state, seat), reverse=True)
    return 0.85 * gains[0] + (0.6 * gains[1] if first else 0.0)


def conquer_bias(state: RunewarsState, seat: int, first: bool) -> float:
    """Value the best march; Mobilize does the same and more."""
    return 0.85 * max(march_gains(state, seat)) + 0.2 * first


def harvest_bias(state: RunewarsState, seat: int, first: bool) -> float:
    """Count the steps that the dials would rise, and developments."""
    dials, found = state.dials[seat], yields(state, seat)
    rise = sum(min(8, found[each]) - dials[each] for each in found)
    built = sum(bool(s.development) for s in strongholds_of(state, seat).values())
    food = min(8, found[FOOD]) - dials[FOOD]
    bonus = 0.8 + 0.5 * built if first and strongholds_of(state, seat) else 0.0
    return HARVESTED * rise + FED * food + bonus


def recruit_bias(state: RunewarsState, seat: int, first: bool) -> float:
    """Value the units of the best dial; with the bonus, of the best two."""
    gains = sorted((recruits_worth(state, seat, each) for each in RESOURCES), reverse=True)
    return gains[0] + (gains[1] if first else 0.0)


def recruits_worth(state: RunewarsState, seat: int, resource: Resource) -> float:
    """Value the units of a dial that find room."""
    room = sum(stronghold_room(state, seat).values())
    if state.season == FALL:  # units that starve in winter are not worth recruiting
        food = state.dials[seat][FOOD]
        fed = (food - state.count_units(area) for area in strongholds_of(state, seat))
        room = min(room, sum(max(0, each) for each in fed))
    sheet = state.sheet(seat)
    line = [i for i in icons(sheet, resource, state.dials[seat][resource]) if i in UNIT_OF]
    return sum(sorted((unit_worth(UNIT_OF[each]) for each in line), reverse=True)[:room])


def rally_bias(state: RunewarsState, seat: int, first: bool) -> float:
    """Count cities, and a hero to hire."""
    cities = sum(is_friendly(state, seat, area) for area in state.cities)
    hires = first and state.influence[seat] and len(state.heroes_of(seat)) < HERO_LIMIT
    return 1.0 * cities + (1.3 if hires else 0.0)


def power_bias(state: RunewarsState, seat: int, first: bool) -> float:
    """Count the influence, and a Title that could be claimed."""
    gained = count_icons(state, seat, "influence")
    rich = state.influence[seat] + gained
    cheap = min((n for t, n in state.title_influence.items() if state.titles.get(t) != seat),
                default=99)  # fmt: skip
    return 0.32 * gained + (1.6 if first and cheap < rich else 0.0)


def fortify_bias(state: RunewarsState, seat: int, first: bool) -> float:
    """Value a stronghold more, and a repair."""
    dials = state.dials[seat]
    own = strongholds_of(state, seat)
    builds = dials["ore"] and dials["wood"] and len(own) < 4 and building_sites(state, seat)
    broken = dials["ore"] and any(each.damaged for each in own.values())
    return (2.2 if builds else 0.0) + (0.5 if broken else 0.0)


ORDER_HUNCHES = {
    1: strategize_bias, 2: mobilize_bias, 3: conquer_bias, 4: harvest_bias,
    5: recruit_bias, 6: rally_bias, 7: power_bias, 8: fortify_bias,
}  # fmt: skip


# Bids and runes


def bid_bias(state: RunewarsState, seat: int, bid: int, context: Any) -> float:
    """Choose a target for a bid by the prize, never above what the richest rival could bid."""
    aim = PRIZES.get(str(context.get("season_card", "")), 1)
    most = max((state.influence[other] for other in state.in_game() if other != seat), default=0)
    aim += (state.year + seat) % 3 - 1  # so that not all bid alike
    if aim > 2:
        aim = max(aim, state.influence[seat] // 2)
    aim = max(0, min(aim, most + 1, state.influence[seat]))
    return -0.5 * abs(bid - aim)


def safety(state: RunewarsState, seat: int, area: int, dragon: bool) -> float:
    """Value an area for a rune token: near home, held strongly, no enemy beside it."""
    own = controller(state, area) == seat
    safe = 1.5 * own + (2.0 if own and area in state.strongholds else 0.0)
    safe += 0.15 * power(state.standing(area)) if own else 0.0
    for other in state.land.neighbours(AreaId(area)):
        owner = controller(state, other)
        safe += 0.3 * (owner == seat) - 0.5 * (owner not in (seat, NOBODY))
    return safe if dragon else 0.4 * safe


# First steps


@weigh.register
def _(answer: Activate, state: RunewarsState, seat: int) -> float:
    """Value the area by the prospects of a march into it."""
    return march_gain(state, seat, answer.area)


@weigh.register
def _(answer: StepTo, state: RunewarsState, seat: int) -> float:
    """Value a step into an empty area to which nobody was sent yet, or to food."""
    if any(each.to == answer.to for each in state.pending):
        return -0.1
    if not is_empty(state, answer.to):
        food = state.dials[seat][FOOD]
        hungry = state.count_units(answer.origin) - food
        return 0.4 * max(0, min(hungry, food - state.count_units(answer.to))) - 0.1
    left = state.count_units(answer.origin) - sum(
        each.number for each in state.pending if each.origin == answer.origin
    )
    held = state.home_of(answer.origin) == seat or answer.origin in state.strongholds
    movers = [
        unit
        for unit in state.standing(answer.origin)
        if answer.to in steps_from(state, answer.origin, flying=False, seat=seat)
    ]
    if not movers or (left <= 1 and not held):
        return 0.0
    return 0.7 * prize(state, seat, answer.to)


@weigh.register
def _(answer: RecruitWith, state: RunewarsState, seat: int) -> float:
    """Value a dial by its units."""
    return recruits_worth(state, seat, answer.resource)


@weigh.register
def _(answer: Hire, state: RunewarsState, seat: int) -> float:
    """Value a hero above its price, unless another must desert for it."""
    return 2.2 if len(state.heroes_of(seat)) < HERO_LIMIT else -1.0


@weigh.register(ShowObjective)
@weigh.register(TurnInRewards)
def _(answer: Any, state: RunewarsState, seat: int) -> float:
    """Value the dragon rune that follows."""
    return RUNE


@weigh.register
def _(answer: UseReward, state: RunewarsState, seat: int) -> float:
    """Value a Timmorran Shard as a dragon rune; the effects of others show in the position."""
    return RUNE if REWARDS[answer.reward].key == "timmorran_shard" else 0.1


@weigh.register
def _(answer: GiveReward, state: RunewarsState, seat: int) -> float:
    """Discourage passing Rewards on without a reason."""
    return -0.2


@weigh.register
def _(answer: LayVictory, state: RunewarsState, seat: int) -> float:
    """Value a Victory card, which may win in a year."""
    return RUNE


@weigh.register
def _(answer: MixRunes, state: RunewarsState, seat: int) -> float:
    """Value mixing a little: rivals learn less, which seldom matters."""
    return -0.5


@weigh.register
def _(answer: Attempt, state: RunewarsState, seat: int) -> float:
    """Encourage trying a quest."""
    return 1.5


@weigh.register
def _(answer: Challenge, state: RunewarsState, seat: int) -> float:
    """Value the challenge of a more damaged hero."""
    return 0.4 * (state.hero(answer.enemy).damage - state.hero(answer.hero).damage) - 0.5


@weigh.register
def _(answer: PlayTactic, state: RunewarsState, seat: int) -> float:
    """Value cards in battle, and those that act after a further question."""
    return 0.7 if state.battle is not None else CARDS.get(TACTICS[answer.card].key, 0.0)


@weigh.register
def _(answer: Prepare, state: RunewarsState, seat: int) -> float:
    """Encourage preparing cards in battle."""
    return 0.5
