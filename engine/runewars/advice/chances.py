"""Chances in numbers: symbols of Fate cards, and meeting the holders of an area."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from math import comb

from engine.core.choices.questions import Question
from engine.core.language.messages import Message
from engine.core.language.percentages import percent
from engine.core.seats import Scalar, Seat
from engine.runewars.advice.battles.forecasts import Forecast, forecast
from engine.runewars.advice.battles.lines import line_of
from engine.runewars.advice.battles.odds import clash_at, forecast_clash, hands_of
from engine.runewars.data.cards import BLUE, FATE, GOLD, SEASON_CARDS
from engine.runewars.data.tiles import AREA_OF
from engine.runewars.data.units import (
    DIAL_MOST,
    STRENGTH_DAMAGED,
    STRENGTH_UNDAMAGED,
    UNIT_OF,
    UNITS,
    UNITS_PER_AREA,
    icons,
)
from engine.runewars.pieces import NOBODY, AreaId, Resource, UnitId
from engine.runewars.rules.orders.economy import stronghold_room
from engine.runewars.state import RunewarsState

DROUGHT = "drought"
MARCHES = ("march.units", "march.allies")
NO_BATTLE = "none"
"""In place of a chance if nobody would fight."""
LOST = 0.05
"""Chance to win below which no order is chosen for a battle."""


@cache
def symbol_chances(cards: int) -> tuple[float, float, float]:
    """Return the chances that the best of some Fate cards is gold, blue or red (full deck)."""
    deck = Counter(card.destiny for card in FATE)
    size, gold, blue = len(FATE), deck[GOLD], deck[BLUE]
    no_gold = comb(size - gold, cards) / comb(size, cards)
    only_red = comb(size - gold - blue, cards) / comb(size, cards)
    return 1 - no_gold, no_gold - only_red, only_red


def symbols(cards: int) -> dict[str, Scalar]:
    """Write those chances as facts of an option."""
    gold, blue, red = symbol_chances(cards)
    return {"gold": percent(gold), "blue": percent(blue), "red": percent(red)}


def meeting_forecast(state: RunewarsState) -> Forecast:
    """Forecast the battle of the units that moved into an area with the neutral units there."""
    area = state.pending[0].to
    arrived: Counter[UnitId] = Counter()
    for each in state.pending:
        arrived[UnitId(each.who)] += each.number
    lines = line_of(arrived), line_of(state.standing(area))
    hands = hands_of(state, state.current, NOBODY, state.current)
    return forecast(*lines, wall_of(state, area), hands=hands)


def meeting(state: RunewarsState) -> dict[str, Scalar]:
    """Return the odds of the units that moved into an area against the neutral units there."""
    if not state.pending:
        return {}
    found, area = meeting_forecast(state), state.pending[0].to
    return {
        "mine": sum(each.number for each in state.pending),
        **forces_in(state, area),
        "lost": round(found.attackers_lost),
        "chance": percent(found.chance),
    }


def forces_in(state: RunewarsState, area: int) -> dict[str, Scalar]:
    """Write all units of an area for `NAMES`, and count the routed ones among them."""
    routed = Counter(state.routed(area))
    found = Counter(state.standing(area)) + routed
    there = " ".join(f"{UNITS[unit].key}={count}" for unit, count in found.items())
    return {"there": there, "lying": routed.total()}


def wall_of(state: RunewarsState, area: AreaId) -> int:
    """Return the strength of an area's stronghold (7.5)."""
    stronghold = state.strongholds.get(area)
    if stronghold is None:
        return 0
    return STRENGTH_DAMAGED if stronghold.damaged else STRENGTH_UNDAMAGED


def chance_in(state: RunewarsState, seat: Seat, area: AreaId) -> str:
    """Return the chance of the strongest force in reach to win there; nothing without a battle."""
    clash = clash_at(state, seat, area, seat)
    return percent(forecast_clash(clash).chance) if clash is not None else NO_BATTLE


def march_outlook(
    state: RunewarsState, question: Question, amounts: Mapping[str, int]
) -> Message | None:
    """Return the chance of units that would march into an area others hold."""
    if question.kind not in MARCHES:
        return None
    clash = clash_at(
        state, question.seat, AreaId(int(question.context["area"])), question.seat, entered=True
    )
    if clash is None:
        return None
    units: Counter[UnitId] = Counter()
    for each in state.pending:
        units[UnitId(each.who)] += each.number
    for key, count in amounts.items():
        units[UNIT_OF[key.partition(".")[2]]] += count
    line = line_of(units)[-UNITS_PER_AREA:]
    found = forecast(line, clash.defenders, clash.wall, hands=clash.hands)
    return Message("outlook-march", {"chance": percent(found.chance)})


def recruits_outlook(
    state: RunewarsState, question: Question, amounts: Mapping[str, int]
) -> Message | None:
    """Return how many more units winter could not feed if recruits arrived like this (12.4)."""
    if question.kind != "recruit.place":
        return None
    food = state.dials[question.seat]["food"]
    held = {key: state.count_units(AREA_OF[key]) for key in amounts}
    hungry = sum(max(0, n - max(0, food - held[key])) for key, n in amounts.items())
    return Message("outlook-recruits", {"count": hungry}) if hungry else None


def best_attack(state: RunewarsState, seat: Seat) -> tuple[AreaId, float] | None:
    """Return the area of an enemy or neutrals that would most probably be won, and the chance.

    None if every battle is as good as lost.
    """
    found = [
        (area, forecast_clash(clash).chance)
        for area in state.land.areas
        if (clash := clash_at(state, seat, area, seat)) is not None
    ]
    found = [each for each in found if each[1] >= LOST]
    return max(found, key=lambda each: (each[1], -each[0]), default=None)


def turning(state: RunewarsState, seat: int, resource: Resource) -> Mapping[str, Scalar]:
    """Return a dial's position, where it would turn, and the icons won or lost by that.

    Only a drought turns it down.
    """
    falls = state.season_card >= 0 and SEASON_CARDS[state.season_card].key == DROUGHT
    stands = state.dials[seat][resource]
    next_ = max(0, stands - 1) if falls else min(DIAL_MOST, stands + 1)
    sheet = state.sheet(seat)
    low, high = sorted((stands, next_))
    between = icons(sheet, resource, high)[len(icons(sheet, resource, low)) :]
    return {
        "stands": stands,
        "next": next_,
        "falls": "yes" if falls else "no",
        "units": " ".join(each for each in between if each in UNIT_OF),
        "gains": " ".join(each for each in between if each not in UNIT_OF),
    }


def recruiting(state: RunewarsState, seat: int, resource: Resource) -> Mapping[str, Scalar]:
    """Return the units of a dial, and how many of them winter could not feed (12.4)."""
    sheet = state.sheet(seat)
    taken = icons(sheet, resource, state.dials[seat][resource])
    units = Counter(UNITS[UNIT_OF[icon]].key for icon in taken if icon in UNIT_OF)
    food = state.dials[seat]["food"]
    fed = sum(max(0, food - state.count_units(area)) for area in stronghold_room(state, seat))
    return {
        "count": units.total(),
        "units": " ".join(f"{key}={n}" for key, n in units.items()),
        "hungry": max(0, units.total() - fed),
    }
