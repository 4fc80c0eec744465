"""Reasons why an answer was not offered: shared cases; others go to the modules beside this one."""

from __future__ import annotations

from engine.core.choices.questions import Answer, Question
from engine.core.errors import Refused
from engine.runewars.advice.refusals.heroes import HERO_ACTIONS, why_not_hero
from engine.runewars.advice.refusals.orders import MAIN, keys_of, resolves, why_not_else
from engine.runewars.data.cards import TACTICS
from engine.runewars.data.tiles import AREAS
from engine.runewars.pieces import AreaId
from engine.runewars.rules.map.areas import is_enemy, is_neutral
from engine.runewars.rules.orders.marching import Activate, movable_from
from engine.runewars.rules.orders.strategize import StepTo
from engine.runewars.rules.orders.turn import PRIMARY
from engine.runewars.rules.seasons.year import ChooseOrder
from engine.runewars.rules.strongholds import BUILT, BuildStronghold, building_sites
from engine.runewars.rules.tactics import PlayTactic
from engine.runewars.state import RunewarsState


def why_not_offered(state: RunewarsState, question: Question, answer: Answer) -> Refused:
    """Explain why `answer`, which `question` does not offer, is not possible."""
    seat = question.seat
    if isinstance(answer, HERO_ACTIONS):
        return why_not_hero(state, seat, answer)
    if isinstance(answer, ChooseOrder):
        return why_no_order(state, question, answer.order)
    if isinstance(answer, PlayTactic):
        return why_no_tactic(state, seat, answer.card)
    match answer:
        case Activate(area) if on_board(state, area) and state.activated[area] >> seat & 1:
            if resolves(state, seat, MAIN[Activate]):
                return Refused("activate-twice", law="4.2", area=area)
        case StepTo(origin, to) if on_board(state, origin) and on_board(state, to):
            if resolves(state, seat, MAIN[StepTo]) and state.phase == PRIMARY:
                return why_no_step(state, seat, origin, to)
        case BuildStronghold(area) if on_board(state, area) and not state.flags.get(BUILT):
            if resolves(state, seat, MAIN[BuildStronghold]):
                return why_no_stronghold(state, seat, area)
    return why_not_else(state, question, answer)


def why_no_order(state: RunewarsState, question: Question, number: int) -> Refused:
    """Explain why an order cannot be chosen."""
    if question.kind != "orders":
        return Refused("orders-not-now", law="2.1")
    if number in state.orders[question.seat]:
        return Refused("order-used", law="2.1", order=number)
    return Refused("order-barred", law="2.1", order=number)


def on_board(state: RunewarsState, area: int) -> bool:
    """Return whether an area is on the board."""
    return area in state.land.hex_of


def why_no_step(state: RunewarsState, seat: int, origin: int, to: int) -> Refused:
    """Explain why units cannot take a step of Strategize."""
    if state.activated[origin] >> seat & 1:
        return Refused("step-activated", law="4.5", origin=origin)
    if origin not in set(movable_from(state, seat)):
        return Refused("step-nobody", law="4.4", origin=origin)
    if to not in state.land.neighbours(AreaId(origin)):
        beside = " ".join(AREAS[a].key for a in state.land.neighbours(AreaId(origin)))
        return Refused("step-far", law="4.1", origin=origin, to=to, beside=beside)
    if is_enemy(state, seat, to) or is_neutral(state, to):
        return Refused("step-held", law="4.1", to=to)
    return Refused("step-border", law="4.7", origin=origin, to=to)


def why_no_tactic(state: RunewarsState, seat: int, card: int) -> Refused:
    """Explain why a Tactics card cannot be played."""
    key = TACTICS[card].key
    held = [each for each in state.tactics[seat] if TACTICS[each].key == key]
    if not held:
        return Refused("tactic-not-held", law="13", card=card)
    if all(each in state.fresh[seat] for each in held):
        return Refused("tactic-fresh", law="13.1", card=card)
    return Refused("tactic-not-now", law="13.2", card=card, tactic=key)


def why_no_stronghold(state: RunewarsState, seat: int, area: int) -> Refused:
    """Explain why no stronghold can be built there, and name where one can."""
    dials = state.dials[seat]
    if not dials["ore"] or not dials["wood"]:
        return Refused("build-cost", law="5.9", ore=dials["ore"], wood=dials["wood"])
    sites = keys_of(building_sites(state, seat))
    if area in state.cities:
        return Refused("build-city", law="9.1", area=area, sites=sites)
    if area in state.strongholds:
        return Refused("build-taken", law="9.1", area=area, sites=sites)
    return Refused("build-not-yours", law="5.9", area=area, sites=sites)
