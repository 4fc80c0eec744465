"""The worth of an answer itself to players that look ahead, where the position shows little.

They use `answer_bias` except for the answers below; the greedy anchor uses nothing else.
"""

from __future__ import annotations

from typing import Any

from engine.core.choices.questions import Answer, Question
from engine.runewars.advice.evaluation.answer_bias import answer_bias
from engine.runewars.advice.evaluation.position import distance
from engine.runewars.advice.evaluation.prospects import march_gain
from engine.runewars.board import HeroPiece
from engine.runewars.data.cards import BLUE, FATE, GOLD, QUESTS, RED, TACTICS, Quest
from engine.runewars.data.units import UNIT_OF, UNITS
from engine.runewars.pieces import WINTER
from engine.runewars.rules.heroes.duel_cards import left_of, seems_left
from engine.runewars.rules.heroes.heroes import attribute_of
from engine.runewars.rules.heroes.quest_actions import Attempt, Challenge
from engine.runewars.rules.influence import Bid
from engine.runewars.rules.seasons.year import ChooseOrder, is_last_moment
from engine.runewars.rules.tactics import PlayTactic
from engine.runewars.state import RunewarsState

CONQUER, RECRUIT = 3, 5
USEFUL = {1: 0.6, 2: 1.3, 3: 0.7, 4: 1.2, 5: 1.1, 6: 0.7, 7: 0.8, 8: 0.4}
"""Value of having each order again after a long winter."""
NEVER = -8.0
"""Worth of an order that could do nothing."""
OWN_TURN = "your_turn"
QUEST_WON, RUNE_WON, HERO_AT_RISK = 2.2, 7.0, 1.6
"""Average worth of a quest, and of one for a dragon rune, and the risk to a hero that may be
defeated."""


WAY_TO_RUNE = 5.0
"""Worth of a hero that is sure to complete a quest for a dragon rune where it stands."""
RUNE_BID = "councils_midwinter_offer"
DEAREST, MISSED = 15, 2.5
"""Highest sure bid that a dragon rune is worth, and the loss with each step off a sure bid: the
position after a bid shows what rivals bid in one deal only."""


def inclination(state: RunewarsState, question: Question, answer: Answer) -> float:
    """Value an answer apart from the position that follows it."""
    if isinstance(answer, ChooseOrder):
        return order_inclination(state, question, answer)
    if question.kind == "spring.orders" and isinstance(answer, tuple):
        return sum(USEFUL.get(getattr(each, "order", 0), 0.0) for each in answer)
    if isinstance(answer, PlayTactic) and state.battle is not None:
        # A card for the seat's own turn does no more in a battle than at any other time of it.
        return 0.0 if OWN_TURN in TACTICS[answer.card].when else 0.7
    if isinstance(answer, Bid) and question.context.get("season_card") == RUNE_BID:
        return rune_bid_worth(state, question, answer)
    if isinstance(answer, Attempt):
        return quest_worth(state, answer)
    if isinstance(answer, Challenge):
        return duel_worth(state, answer)
    return answer_bias(state, question, answer)


def order_inclination(state: RunewarsState, question: Question, answer: ChooseOrder) -> float:
    """Value an order, but none that could do nothing.

    That is a Conquer without a battle to win or land to take, and a Recruit with nothing to follow.
    """
    seat, number = question.seat, int(answer.order)
    if number == CONQUER and best_march(state, seat) <= 0.1:
        return NEVER
    if number == RECRUIT and state.season == WINTER and is_last_moment(state, state.year):
        return NEVER
    return answer_bias(state, question, answer)


def rune_bid_worth(state: RunewarsState, question: Question, answer: Bid) -> float:
    """Value a bid for a dragon rune: a seat that can outbid every rival for sure does so."""
    seat = question.seat
    most = max((state.influence[other] for other in state.in_game() if other != seat), default=0)
    if most < min(state.influence[seat], DEAREST):
        return -MISSED * abs(answer.influence - most - 1)
    return answer_bias(state, question, answer)


def best_march(state: RunewarsState, seat: int) -> float:
    """Return the worth of the best area to activate."""
    return max((march_gain(state, seat, area) for area in state.land.areas), default=0.0)


def quest_worth(state: RunewarsState, answer: Attempt) -> float:
    """Value an attempt by its odds, and by the hero's risk."""
    quest, piece = QUESTS[answer.quest], state.hero(answer.hero)
    prize = RUNE_WON if gives_rune(quest) else QUEST_WON
    chance = quest_chance(state, quest, piece)
    if quest.attribute:
        return prize * chance - 0.2 * (left_of(state, piece) <= 1)
    return prize * chance - HERO_AT_RISK * (1 - chance)


def quest_chance(state: RunewarsState, quest: Quest, piece: HeroPiece) -> float:
    """Estimate a hero's chance to complete a quest."""
    if quest.attribute:
        cards = max(1, attribute_of(piece, quest.attribute))
        return chance_of_any(quest.success_on, cards)
    return duel_chance(left_of(state, piece), toughness_of(quest))


def way_to_rune(state: RunewarsState, seat: int) -> float:
    """Value a hero's way to a quest of the hand that gives a dragon rune, the best by its odds."""
    ways = [
        quest_chance(state, QUESTS[quest], hero) / (1 + distance(state, hero.area, area))
        for quest in state.quests[seat]
        if gives_rune(QUESTS[quest])
        for hero in state.heroes_of(seat)
        for area in QUESTS[quest].areas
    ]
    return WAY_TO_RUNE * max(ways, default=0.0)


def gives_rune(quest: Quest) -> bool:
    """Return whether a quest may give a dragon rune."""
    return any(each.do == "rune" for effects in quest.outcomes.values() for each in effects)


def toughness_of(quest: Any) -> int:
    """Return the damage that defeats a quest's opponent."""
    if quest.damage_to_win:
        return int(quest.damage_to_win)
    return UNITS[UNIT_OF[quest.opponent]].health if quest.opponent in UNIT_OF else 3


def chance_of_any(symbols: tuple[str, ...], cards: int) -> float:
    """Return the chance that one of some cards shows one of the given destiny symbols."""
    wanted = symbols or (GOLD, BLUE)
    missed = sum(card.destiny not in wanted for card in FATE) / len(FATE)
    return float(1 - missed**cards)


def duel_worth(state: RunewarsState, answer: Challenge) -> float:
    """Value a challenge by its odds: a hero is worth as much as the one it may defeat."""
    mine = left_of(state, state.hero(answer.hero))
    theirs = seems_left(state.hero(answer.enemy))
    return 2 * HERO_AT_RISK * (duel_chance(mine, theirs) - 0.55)


def duel_chance(mine: int, theirs: int) -> float:
    """Estimate a hero's chance to outlast an opponent, by the damage that each can take."""
    if mine <= 0:
        return 0.0
    return float(mine**1.5 / (mine**1.5 + max(1, theirs) ** 1.5))


assert {card.destiny for card in FATE} <= {GOLD, BLUE, RED}, "a destiny is one of three"
