"""The worth of an answer itself to players that look ahead, where the position shows little.

They use `answer_bias` except for the answers below; the greedy anchor uses nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.choices.questions import Answer, Question
from engine.runewars.advice.advisable import is_won
from engine.runewars.advice.evaluation.answer_bias import EXPECTED, answer_bias
from engine.runewars.advice.evaluation.heroics import duel_worth, quest_worth
from engine.runewars.advice.evaluation.prospects import march_gain, march_gains
from engine.runewars.advice.evaluation.siting import (
    marker_worth,
    realm_worth,
    tile_worth,
    token_worth,
)
from engine.runewars.data.cards import TACTICS
from engine.runewars.pieces import SEASONS, WINTER
from engine.runewars.rules.battle.card_windows import Prepare
from engine.runewars.rules.heroes.quest_actions import Attempt, Challenge
from engine.runewars.rules.influence import Bid
from engine.runewars.rules.orders.marching import Activate
from engine.runewars.rules.seasons.year import ChooseOrder, is_last_moment
from engine.runewars.rules.setup.map import LayAt, LayMarker
from engine.runewars.rules.tactics import PlayTactic
from engine.runewars.rules.victory.runes import InArea
from engine.runewars.state import RunewarsState

CONQUER, RECRUIT = 3, 5
USEFUL = {1: 0.6, 2: 1.3, 3: 0.7, 4: 1.2, 5: 1.1, 6: 0.7, 7: 0.8, 8: 0.4}
"""Value of having each order again after a long winter."""
NEVER, LEAST_MARCH = -8.0, 0.1
"""Worth of an order that could do nothing, and of the best march where Conquer is one."""
OWN_TURN = "your_turn"
CARD_IN_BATTLE, CARD_WASTED = 0.6, 0.1
"""Worth of a card in a battle, and in one that is as good as won."""
ALREADY_SEEN = 0.2
"""Share of a march's prospects that counts beside the position after it."""

SPOILT = 0.3
"""Cost of each number by which an order is higher than is usual in its season."""
SITED = {
    "setup.place": "board", "setup.realm": "homeland", "setup.marker": "distance",
    "rune.dragon": "site", "rune.false": "site",
}  # fmt: skip
"""Terms for the worth of places, by the kind of question."""
RUNE_BID = "councils_midwinter_offer"
DEAREST, MISSED, HOPELESS = 15, 2.5, 0.6
"""Highest bid that a dragon rune is worth, the loss with each step off a bid that wins, and with
each step above nothing where a rival can bid more: the position after a bid shows what rivals bid
in one deal only."""


def inclination(state: RunewarsState, question: Question, answer: Answer) -> float:
    """Value an answer apart from the position that follows it."""
    if isinstance(answer, ChooseOrder):
        return order_inclination(state, question, answer)
    if question.kind == "spring.orders" and isinstance(answer, tuple):
        return sum(USEFUL.get(getattr(each, "order", 0), 0.0) for each in answer)
    if isinstance(answer, (PlayTactic, Prepare)) and state.battle is not None:
        # A card for the seat's own turn does no more in a battle than at any other time of it.
        fights = OWN_TURN not in TACTICS[answer.card].when
        return CARD_WASTED if fights and is_won(state, question.seat) else CARD_IN_BATTLE * fights
    if isinstance(answer, Bid) and question.context.get("season_card") == RUNE_BID:
        return rune_bid_worth(state, question, answer)
    if question.kind.startswith("setup.") or state.phase == "setup":
        return setup_worth(state, question, answer)
    if isinstance(answer, Activate):
        return ALREADY_SEEN * march_gain(state, question.seat, answer.area)
    if isinstance(answer, Attempt):
        return quest_worth(state, answer)
    if isinstance(answer, Challenge):
        return duel_worth(state, answer)
    return answer_bias(state, question, answer)


def inclinations(
    state: RunewarsState, question: Question, answers: Sequence[Answer]
) -> list[float]:
    """Value several answers; for areas to activate, armies' ways are followed once for all."""
    gains: Mapping[int, float] = {}
    if sum(isinstance(answer, Activate) for answer in answers) > 1:
        gains = dict(zip(state.land.areas, march_gains(state, question.seat), strict=True))
    return [
        ALREADY_SEEN * gains[answer.area] if gains and isinstance(answer, Activate)
        else inclination(state, question, answer)
        for answer in answers
    ]  # fmt: skip


def motive(question: Question, answer: Answer) -> str:
    """Return the term by which `inclination` values an answer that no position shows."""
    if question.kind in SITED:
        return SITED[question.kind]
    if isinstance(answer, Bid):
        return "bid"
    return "tactic" if question.kind == "battle.cards" else ""


def setup_worth(state: RunewarsState, question: Question, answer: Answer) -> float:
    """Value a place on the board during setup."""
    match answer:
        case LayAt() if question.kind == "setup.place":
            return tile_worth(state, answer)
        case LayAt():
            return realm_worth(state, answer)
        case LayMarker():
            return marker_worth(state, answer)
        case InArea(area) if question.kind in ("rune.dragon", "rune.false"):
            return token_worth(state, question.seat, area, dragon=question.kind == "rune.dragon")
        case _:
            return answer_bias(state, question, answer)


def order_inclination(state: RunewarsState, question: Question, answer: ChooseOrder) -> float:
    """Value an order, but none that could do nothing."""
    if is_idle(state, question.seat, answer.order):
        return NEVER
    return answer_bias(state, question, answer)


def is_idle(state: RunewarsState, seat: int, order: int) -> bool:
    """Return whether an order could do nothing of use.

    That is a Conquer without a battle to win or land to take, and a Recruit with nothing to follow.
    """
    if order == CONQUER:
        return max(march_gains(state, seat), default=0.0) <= LEAST_MARCH
    return order == RECRUIT and state.season == WINTER and is_last_moment(state, state.year)


def order_cost(state: RunewarsState, seat: int, order: int) -> float:
    """Value, below zero, what an order spoils beyond its own turn: bonuses of lower ones."""
    if max(state.orders_this_year(seat), default=0) > order:
        return 0.0
    return -SPOILT * max(0, order - EXPECTED[SEASONS.index(state.season)])


def rune_bid_worth(state: RunewarsState, question: Question, answer: Bid) -> float:
    """Value a bid for a dragon rune: the richest seat outbids all others, or equals the next.

    Others save what they would only lose: all bids are spent.
    """
    seat = question.seat
    most = max((state.influence[other] for other in state.in_game() if other != seat), default=0)
    aim = min(most + 1, state.influence[seat], DEAREST) if most <= state.influence[seat] else 0
    return -MISSED * abs(answer.influence - aim) if aim else -HOPELESS * answer.influence
