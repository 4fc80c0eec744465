"""The time of each action, for a seat that asks for one at another time (2, 5, 11, 13, E6)."""

from __future__ import annotations

from engine.core.choices.actions import Option
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.runewars.advice.refusals.heroes import HERO_ACTIONS
from engine.runewars.advice.refusals.orders import BONUSES, MAIN, resolves, why_not_now
from engine.runewars.rules.heroes.quest_phase import QUESTS
from engine.runewars.rules.heroes.reward_cards import UseReward
from engine.runewars.rules.heroes.rewards import GiveReward
from engine.runewars.rules.influence import Bid
from engine.runewars.rules.orders.arriving import Attack, Negotiate
from engine.runewars.rules.seasons.year import ChooseOrder
from engine.runewars.rules.tactics import PlayTactic
from engine.runewars.state import RunewarsState


def mistimed(state: RunewarsState, seat: Seat, kind: type[Option]) -> Refused | None:
    """Explain when a seat may take an action; None while it resolves the order that offers it."""
    orders = (*MAIN.get(kind, ()), *([BONUSES[kind]] if kind in BONUSES else ()))
    if orders:
        return None if resolves(state, seat, orders) else why_not_now(orders)
    if kind is ChooseOrder:
        return Refused("orders-not-now", law="2.1")
    if kind is Bid:
        return Refused("bid-not-now", law="11")
    if kind is PlayTactic:
        return Refused("tactic-when", law="13.2")
    if kind in (Negotiate, Attack):
        return Refused("meet-nobody", law="6")
    if kind in HERO_ACTIONS and kind not in (UseReward, GiveReward):
        now = state.current == seat and state.phase == QUESTS
        return None if now else Refused("hero-not-now", law="E6")
    return None if state.current == seat else Refused("turn-not-yours", law="2.3")
