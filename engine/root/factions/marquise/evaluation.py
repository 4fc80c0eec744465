"""The worth of a position to the Marquise (Law 6), for computer players."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.root.data.cards import CARDS, distinct
from engine.root.factions.marquise.board import (
    BUILDINGS,
    COPIES,
    COST,
    POINTS,
    WARRIORS,
    actions_left,
    board_of,
)
from engine.root.factions.marquise.raids import best_raid
from engine.root.rules.crafting import can_craft
from engine.root.rules.menus import is_past
from engine.root.rules.placing import can_place
from engine.root.rules.rule import adjacent, ruled_clearings
from engine.root.rules.score import turns_left
from engine.root.state import RootState

SAWMILL, WORKSHOP = (0.0, 0.5, 0.95, 1.3, 1.55, 1.75, 1.9), (0.0, 0.23, 0.35, 0.44, 0.5, 0.57, 0.63)
RECRUITER = (0.0, 0.45, 0.8, 1.2, 1.4, 1.7, 1.8)
"""The yield of none to six of each in a turn after the next; recruiters also draw cards."""
LASTS = 0.8
"""The worth of a turn's yield relative to the turn before, since buildings fall."""
WOOD, MOST_WOOD, SPARE_WOOD = 0.46, 6, 0.27
PROMISED, NO_ROOM = 0.45, 0.4
"""The part of the next building's points that its wood is worth, and the part of that without a
site to build on."""
WARRIOR, RULED, KEEP = 0.22, 0.3, 1.5
SITES, BUSY = (0.0, 0.8, 1.35, 1.7, 2.0, 2.2), 3.3
"""The worth of none to five sites, and the turns left below which there are too many of them."""
BARE = (0.6, 0.25, 0.08)
"""A building's loss of worth with no, one or two warriors to guard it and enemies near."""
TOKEN_BARE = 0.15
ACTION = 0.2
LEFT_OUT = 2.0
"""The deduction for each item that could have been crafted while Daylight goes on: not a loss, but
crafting comes first among what is played out (6.5)."""


def prospects(state: RootState, seat: Seat) -> float:
    """Value the Marquise's position in points."""
    board = board_of(state, seat)
    ruled = ruled_clearings(state, seat)
    sites = sum([state.open_slots(clearing) > 0 for clearing in ruled])
    value = 0.45 * state.count(seat, "wood") + 0.35 * len(ruled) + 0.15 * min(sites, 5)
    value += 0.9 * state.count(seat, "sawmill") + 0.9 * state.count(seat, "recruiter")
    value += 0.6 * state.count(seat, "workshop")
    value += 0.13 * (WARRIORS - state.supply[seat])
    value += 1.5 * bool(state.clearings_with(seat, "keep"))
    value += 0.2 * board.actions * (state.current == seat)
    return value


def outlook(state: RootState, seat: Seat) -> float:
    """Value the position by the yield of buildings, the use of wood, and the clearings held."""
    ruled = ruled_clearings(state, seat)
    sites = sum(state.open_slots(c) > 0 and can_place(state, seat, c) for c in ruled)
    wood = state.count(seat, "wood")
    turns = turns_left(state)
    promised = PROMISED * next_building(state, seat, wood) * (1.0 if sites else NO_ROOM)
    value = WOOD * min(wood, MOST_WOOD) + SPARE_WOOD * max(0, wood - MOST_WOOD) + promised
    value *= min(1.0, turns)
    recruiting = RECRUITER[state.count(seat, "recruiter")]
    yields = SAWMILL[state.count(seat, "sawmill")] + WORKSHOP[state.count(seat, "workshop")]
    yields += recruiting if state.supply[seat] else 0.5 * recruiting
    value += yields * turns_worth(turns)
    value += WARRIOR * (WARRIORS - state.supply[seat])
    value += RULED * len(ruled)
    value += SITES[min(sites, len(SITES) - 1)] * min(1.0, turns / BUSY)
    value += KEEP * bool(state.clearings_with(seat, "keep"))
    value -= exposure_cost(state, seat)
    if state.current == seat and state.phase != "evening":
        actions = actions_left(state, seat)
        value += ACTION * actions + best_raid(state, seat, actions)
        if is_past(state, seat, "craft"):
            value -= LEFT_OUT * items_left_out(state, seat)
    return value


def items_left_out(state: RootState, seat: Seat) -> int:
    """Count the items of the hand that could be crafted."""
    return sum(
        CARDS[card].item is not None and can_craft(state, seat, card)
        for card in distinct(state.hand(seat))
    )


def turns_worth(turns: float) -> float:
    """Return the worth of a steady yield in the turns after the next, in yields of one turn."""
    return float(1 - LASTS ** max(0.0, turns - 0.5)) / (1 - LASTS)


def next_building(state: RootState, seat: Seat, wood: int) -> float:
    """Return the most points of a next building, by the share of its wood that is there."""
    best = 0.0
    for kind in BUILDINGS:
        built = state.count(seat, kind)
        if built < COPIES:
            share = min(1.0, wood / COST[built]) if COST[built] else 1.0
            best = max(best, POINTS[kind][built] * share)
    return best


def exposure_cost(state: RootState, seat: Seat) -> float:
    """Return the loss of worth of buildings and wood that enemies could take within a move."""
    lost = 0.0
    for clearing in range(1, len(state.suits)):
        warriors = state.warriors[clearing][seat]
        buildings = state.strength[clearing][seat] - warriors
        tokens = sum([owner == seat for owner, _ in state.tokens[clearing]])
        if warriors >= len(BARE) or not (buildings or tokens):
            continue
        here = sum(state.warriors[clearing]) - warriors
        near = here or any(
            sum(state.warriors[each]) - state.warriors[each][seat]
            for each in adjacent(state, seat, clearing)
        )
        lost += (BARE[warriors] * buildings + TOKEN_BARE * tokens) * bool(near)
    return lost
