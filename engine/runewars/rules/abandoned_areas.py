"""Losses by a march or a step: areas in which no unit of the seat's faction stays (C)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choices.actions import Done
from engine.core.choices.questions import Answer, OneOf, Question
from engine.core.language.messages import Message
from engine.core.seats import Seat
from engine.runewars.board import Going
from engine.runewars.data.tiles import AREA_OF
from engine.runewars.data.units import IS_NEUTRAL, UNIT_OF
from engine.runewars.pieces import AreaId
from engine.runewars.rules.forces import own_units
from engine.runewars.rules.map.areas import controller
from engine.runewars.rules.orders.strategize import StepTo, movable, units_going
from engine.runewars.rules.orders.turn import (
    PRIMARY,
    declines,
    has_supremacy,
    menu_options,
    order_of,
)
from engine.runewars.rules.victory.checks import rune_in
from engine.runewars.state import RunewarsState


def forfeits(state: RunewarsState, question: Question, answer: Answer) -> list[Message]:
    """Name the areas that an answer would leave to nobody, with their runes."""
    seat = question.seat
    if isinstance(answer, Done) and loses_bonus(state, question):
        return [Message("forfeit-bonus", {})]
    going = list(going_by(state, question, answer))
    before = units_going(state)
    left = sorted({each.origin for each in going})
    return [
        Message("forfeit-area", {"area": area, "rune": rune_known(state, seat, area)})
        for area in left
        if is_given_up(state, seat, area, [*before, *going])
    ]


def loses_bonus(state: RunewarsState, question: Question) -> bool:
    """Return whether leaving a question's menu forfeits the bonus of an order left undone."""
    form, seat = question.form, question.seat
    if state.phase != PRIMARY or state.current != seat or not isinstance(form, OneOf):
        return False
    order = order_of(state, seat)
    if question.kind != f"order.{order.key}.{PRIMARY}" or not has_supremacy(state, seat):
        return False
    offered = bool(order.bonus(state, seat))
    return offered and declines(state, order, menu_options(state, seat))


def going_by(state: RunewarsState, question: Question, answer: Answer) -> Iterator[Going]:
    """Yield the units that an answer sends away, if it decides that."""
    if isinstance(answer, StepTo):
        units = movable(state, question.seat, answer.origin, answer.to)
        if sum(units.values()) == 1:  # nothing else is asked
            for key, count in units.items():
                yield Going(answer.origin, answer.to, UNIT_OF[key], count)
    elif isinstance(answer, dict) and question.kind == "step.units":
        origin, to = AreaId(int(question.context["origin"])), AreaId(int(question.context["to"]))
        for key, count in answer.items():
            yield Going(origin, to, UNIT_OF[key], count)
    elif isinstance(answer, dict) and question.kind == "march.units":
        to = AreaId(int(question.context["area"]))
        for key, count in answer.items():
            area, _, unit = key.partition(".")
            yield Going(AREA_OF[area], to, UNIT_OF[unit], count)


def is_given_up(state: RunewarsState, seat: Seat, area: AreaId, going: list[Going]) -> bool:
    """Return whether a seat stops controlling an area once these units have gone (C)."""
    stronghold = state.strongholds.get(area)
    kept = state.home_of(area) == seat or (stronghold is not None and stronghold.seat == seat)
    if kept or controller(state, area) != seat:
        return False
    own = [each for each in going if not IS_NEUTRAL[each.who]]
    gone = sum(each.number for each in own if each.origin == area)
    come = sum(each.number for each in own if each.to == area)
    return own_units(state, area) - gone + come <= 0


def rune_known(state: RunewarsState, seat: Seat, area: AreaId) -> str:
    """Return a seat's knowledge of an area's rune token; empty if there is none."""
    rune = state.runes.get(area)
    if rune is None or seat not in rune.seen:
        return rune_in(state, area)
    return "dragon" if rune.dragon else "false"
