"""The worth of a position to a seat, term by term, for the players that look ahead.

The words of a term are `term-<name>`. The greedy anchor uses `evaluation` instead.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any, NamedTuple

from msgspec.msgpack import encode

from engine.core.seats import Seat
from engine.runewars.advice.evaluation.heroics import way_to_rune
from engine.runewars.advice.evaluation.holdings import on_map, outlook_of_army
from engine.runewars.advice.evaluation.position import (
    DIAL,
    FOOD_DIAL,
    OBJECTIVE,
    WON,
    hero_worth,
)
from engine.runewars.advice.evaluation.prospects import clash_worth, unfold
from engine.runewars.advice.evaluation.survey import Survey, guess, seasons_left
from engine.runewars.pieces import FOOD, NOBODY, WINTER
from engine.runewars.rules.map.areas import controllers
from engine.runewars.rules.victory.checks import runes_needed
from engine.runewars.rules.victory.objectives import closeness
from engine.runewars.state import RunewarsState

GUESSES = "tokens not seen"
"""Name of the probabilities that are kept for a decision."""
INFLUENCE, RICH, MORE = (0.7, 10), 20, 0.3
"""Worth of each point of influence up to a number, and from there up to another: in the matches
learned from, winners had influence, while land hardly mattered."""
CARD, TITLE = 0.4, 2.0
ELIMINATED = -30.0
LEADER, RIVALS = 0.3, 0.15
"""Weights of the strongest rival's standing, and of the rivals' average."""
COUNTED, SOON, STEEP = 36.0, 8, 1.3
"""Worth of surely having the most dragon runes at the end, the last seasons in which that grows,
and how much a rune more counts among rivals."""
USEFUL = {1: 0.2, 2: 0.4, 3: 0.25, 4: 0.35, 5: 0.35, 6: 0.25, 7: 0.25, 8: 0.15}
"""Worth of having each order in hand."""
FEAR, CARD_LAID, SURE = 9.0, 2.5, 2.5
"""Cost of a rival that surely has the dragon runes needed, that times as much once its Victory card
is laid, and how steeply a rune more raises the chance that it has."""
DUTY = 0.25
"""Least share of what influence, cards and Titles are worth: until the end they serve somehow."""


def terms(state: RunewarsState, seat: Seat, kept: dict[Any, Any] | None = None) -> dict[str, float]:
    """Value a position in points, by terms.

    Tokens not seen when a decision began, as `kept` tells, count by their probability throughout.
    """
    if state.winners:
        return {"victory": WON if seat in state.winners else -WON}
    position, clashes = unfold(state)
    survey, pieces, prospects = map_worth(position, seat, {} if kept is None else kept)
    found = {**pieces[seat], **off_map(position, survey, seat)}
    found["prospects"] = prospects
    found["orders"] = orders_in_hand(position, seat)
    if marching := sum(clash_worth(state, clash) for clash in clashes if clash.seat == seat):
        found["march"] = marching
    others = [other for other in position.in_game() if other != seat]
    if others:
        rivals = [
            sum(pieces[other].values()) + sum(off_map(position, survey, other).values())
            for other in others
        ]
        found["count"] = COUNTED * lateness(state) * chance_of_most(position, survey, seat)
        found["threat"] = -sum(threat(survey, other) for other in others)
        found["leader"] = -LEADER * max(rivals)
        found["rivals"] = -RIVALS * sum(rivals) / len(rivals)
    return found


class MapWorth(NamedTuple):
    """The worth of what lies on the map of a position."""

    survey: Survey
    pieces: Sequence[Mapping[str, float]]
    """The terms of each seat's pieces."""
    prospects: float
    """The worth of what the viewer's army may take."""


def map_worth(state: RunewarsState, seat: Seat, kept: dict[Any, Any]) -> MapWorth:
    """Value what lies on the map, once for all positions of a decision in which it lies alike.

    Three in four do: they differ by influence, cards, heroes or dials.
    """
    if state.battle is not None:
        return survey_map(state, seat, kept)
    sign = encode((
        state.units, state.holder, state.activated, state.strongholds, state.cities, state.runes,
        state.victory, state.season, state.year, state.eliminated, state.objectives[seat],
        len(state.placed), [dials[FOOD] for dials in state.dials],
    ))  # fmt: skip
    if sign not in kept:
        kept[sign] = survey_map(state, seat, kept)
    found: MapWorth = kept[sign]
    return found


def survey_map(state: RunewarsState, seat: Seat, kept: dict[Any, Any]) -> MapWorth:
    """Value what lies on the map."""
    owners = controllers(state)
    if GUESSES not in kept:
        kept[GUESSES] = guess(state, owners, seat)
    survey = Survey(state, owners, seat, kept[GUESSES])
    pieces = [on_map(survey, other) for other in state.seats]
    return MapWorth(survey, pieces, outlook_of_army(survey, seat))


def orders_in_hand(state: RunewarsState, seat: int) -> float:
    """Value the orders that a seat may still play this year; spring gives all back."""
    if state.season == WINTER:
        return 0.0
    return sum(worth for order, worth in USEFUL.items() if order not in state.orders[seat])


def lateness(state: RunewarsState) -> float:
    """Return how near the final count of dragon runes is, from 0 to 1."""
    return max(0.0, 1 - seasons_left(state) / SOON)


def threat(survey: Survey, seat: int) -> float:
    """Value how near a seat is to winning by its dragon runes, before the final count."""
    state = survey.state
    missing = runes_needed(state) - 0.5 - survey.expected(seat)
    laid = any(card[0] == seat for card in state.victory.values())
    return FEAR * (CARD_LAID if laid else 1.0) / (1 + exp(SURE * missing))


def chance_of_most(state: RunewarsState, survey: Survey, seat: int) -> float:
    """Estimate a seat's chance to have the most dragon runes at the end."""
    weights = {
        other: exp(STEEP * survey.expected(other) + 0.02 * state.influence[other])
        for other in state.in_game()
    }
    return weights.get(Seat(seat), 0.0) / sum(weights.values())


def possessions(state: RunewarsState, seat: Seat, viewer: int) -> dict[str, float]:
    """Value all that a seat has, as `viewer` sees it."""
    survey = Survey(state, controllers(state), viewer)
    return {**on_map(survey, seat), **off_map(state, survey, seat)}


def off_map(state: RunewarsState, survey: Survey, seat: int) -> dict[str, float]:
    """Value what a seat has besides its pieces on the map, as the survey's viewer sees it."""
    if state.eliminated[seat]:
        return {"eliminated": ELIMINATED}
    viewer, share = survey.viewer, survey.lasting
    each, full = INFLUENCE
    influence, useful = state.influence[seat], max(DUTY, share)
    found = {
        "influence": useful
        * (each * min(influence, full) + MORE * max(0, min(influence, RICH) - full)),
        "cards": useful * CARD * len(state.tactics[seat]),
        "dials": share * sum([
            (FOOD_DIAL if resource == FOOD else DIAL) * (min(n, 6) + max(0, n - 6) / 2)
            for resource, n in state.dials[seat].items()
        ]),
        "titles": useful * TITLE * list(state.titles.values()).count(seat),
        "heroes": useful * sum([hero_worth(state, h, viewer) for h in state.heroes
                                if h.seat == seat]),
    }  # fmt: skip
    if seat == viewer:
        found["heroes"] += way_to_rune(state, seat)
        found |= objective_term(state, seat)
    return found


def objective_term(state: RunewarsState, seat: int) -> dict[str, float]:
    """Value a seat's own Objective by how nearly it is fulfilled; nothing without one."""
    if state.objectives[seat] == NOBODY:
        return {}
    near = closeness(state, Seat(seat))
    return {"objective": OBJECTIVE * (near * near if near < 1 else 1.3)}
