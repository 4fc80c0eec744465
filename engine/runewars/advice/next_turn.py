"""Thinking ahead: to the turn that a seat still has this season, or to its next order."""

from __future__ import annotations

from typing import Any

from engine.core.agenda import entry
from engine.core.errors import Refused
from engine.core.seats import Seat
from engine.runewars.pieces import NOBODY, SEASONS, SPRING, WINTER, OrderNumber
from engine.runewars.rules.orders.turn import TURN, resolve_order
from engine.runewars.rules.seasons.year import SEASON, choose_orders, is_last_moment, resolve_icons
from engine.runewars.state import LEFT_BY_WINTER, RunewarsState
from engine.runewars.view import RunewarsView


def imagine_decision(state: RunewarsState, seat: Seat) -> None:
    """Make the seat resolve the order that it has revealed, or choose its next one.

    Everything before that (the others' turns, the Season card, its bids) is skipped.
    """
    if not state.season or state.eliminated[seat]:
        raise Refused("no-queue")
    agenda = state.agenda
    if agenda and agenda[-1] == entry(choose_orders):
        raise Refused("no-queue-sealed")
    clear_table(state)
    if entry(resolve_order, seat) in agenda:
        agenda[:] = [entry(resolve_order, seat)]
        return
    if entry(choose_orders) in agenda:
        recovering = state.season == SPRING and entry(resolve_icons) in agenda
    else:
        recovering = state.season == WINTER
        begin_next_season(state)
    if recovering:
        state.orders[seat].clear()
        state.drop_flags(LEFT_BY_WINTER)
    agenda[:] = [entry(choose_orders)]


def imagine_order(state: RunewarsState, seat: Seat, order: OrderNumber) -> RunewarsState:
    """Return the position in which a seat resolves an order before anybody else does."""
    position = state.copy()
    clear_table(position)
    position.chosen[seat] = order
    position.orders[seat].append(order)
    position.agenda = [entry(resolve_order, seat)]
    return position


def clear_table(state: RunewarsState) -> None:
    """Drop the turn, battle and duel that another seat is in."""
    state.current = NOBODY
    state.battle = state.duel = None
    state.pending.clear()
    state.drop_flags(TURN)


def begin_next_season(state: RunewarsState) -> None:
    """Go on to the next season, whose card is unknown."""
    if state.season == WINTER and is_last_moment(state, state.year):
        raise Refused("no-queue")
    state.drop_flags(SEASON)
    state.season = SEASONS[(SEASONS.index(state.season) + 1) % len(SEASONS)]
    state.year += state.season == SPRING
    state.chosen = [0] * len(state.keys)


def precondition(view: RunewarsView, type_name: str, value: Any) -> Any:
    """Return the contents of an area, a hero, or whether the viewer has a card."""
    match type_name:
        case "AreaId":
            return next((area for area in view.areas if area.area == value), None)
        case "HeroId":
            return next((hero for hero in view.heroes if hero.hero == value), None)
        case "TacticId":
            return view.hand.count(value), view.fresh.count(value)
        case "QuestCardId":
            return value in view.quests
        case "OrderNumber":
            return value in view.orders_left
        case _:
            return None
