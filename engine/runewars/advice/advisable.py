"""Answers that no tip should name: they starve units, waste a card, raze a site or all but lose."""

from __future__ import annotations

from engine.core.choices.questions import Answer, OneOf, Question
from engine.core.seats import Seat
from engine.runewars.advice.battles.odds import win_chance
from engine.runewars.advice.chances import meeting_forecast, recruiting
from engine.runewars.data.tiles import AREA_OF
from engine.runewars.pieces import FALL, FOOD, RESOURCES, SUMMER, Resource
from engine.runewars.rules.battle.card_windows import Prepare
from engine.runewars.rules.heroes.exploration import RazeLocation
from engine.runewars.rules.map.areas import areas_of
from engine.runewars.rules.orders.arriving import Attack
from engine.runewars.rules.orders.economy import RECRUIT, RecruitWith
from engine.runewars.rules.seasons.year import ChooseOrder
from engine.runewars.rules.tactics import PlayTactic
from engine.runewars.state import RunewarsState

HOPELESS = 0.3
"""Chance to win below which no tip names a battle that can be avoided."""
SURE = 0.95
"""Chance to win from which a battle needs no Tactics card."""


def is_ill_advised(state: RunewarsState, question: Question, answer: Answer) -> bool:
    """Return whether an answer is bad advice for a newcomer."""
    match answer:
        case RazeLocation():
            return True
        case PlayTactic() | Prepare():
            return is_won(state, question.seat)
        case Attack():
            return is_hopeless(state, question)
        case RecruitWith(resource):
            return starving(state, question.seat, resource)
        case ChooseOrder(number) if number == RECRUIT:
            given = [r for r in RESOURCES if recruiting(state, question.seat, r)["count"]]
            return all(starving(state, question.seat, resource) for resource in given)
        case dict() if question.kind == "recruit.place":
            return too_many(state, question.seat, answer)
        case _:
            return False


def is_hopeless(state: RunewarsState, question: Question) -> bool:
    """Return whether a battle with neutral units is probably lost and can be avoided (6)."""
    form = question.form
    another = isinstance(form, OneOf) and len(form.options) > 1
    return another and bool(state.pending) and meeting_forecast(state).chance < HOPELESS


def is_won(state: RunewarsState, seat: Seat) -> bool:
    """Return whether the battle under way is as good as won by a seat; false without a battle."""
    if state.battle is None or seat not in (state.battle.attacker, state.battle.defender):
        return False
    chance = win_chance(state, seat)
    return (chance if seat == state.battle.attacker else 1 - chance) >= SURE


def starving(state: RunewarsState, seat: Seat, resource: Resource) -> bool:
    """Return whether winter could not feed all units of a dial (12.4).

    In spring they still have time to spread over the seat's areas.
    """
    hungry = int(recruiting(state, seat, resource)["hungry"])
    if not hungry or state.season in (SUMMER, FALL):
        return bool(hungry)
    food = state.dials[seat][FOOD]
    elsewhere = [area for area in areas_of(state, seat) if area not in state.strongholds]
    return hungry > sum(max(0, food - state.count_units(area)) for area in elsewhere)


def too_many(state: RunewarsState, seat: Seat, placed: dict[str, int]) -> bool:
    """Return whether units would arrive where winter cannot feed them."""
    food = state.dials[seat][FOOD]
    return state.season in (SUMMER, FALL) and any(
        count and state.count_units(AREA_OF[key]) + count > food for key, count in placed.items()
    )
