"""The worth of a position to Corvids that look ahead (Law 13): what their plots will yet score."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.root.factions.corvids.actions import actions_left, cards_drawn, plot_sites
from engine.root.factions.corvids.board import (
    BOMB,
    EXTORTION,
    PLOT,
    RAID,
    SNARE,
    board_of,
    facedown,
    plots_on_map,
)
from engine.root.factions.corvids.evaluation import (
    PLACES,
    PRESENCE,
    STRANDED,
    WARRIOR,
    has_rivals_near,
    rivals_in,
)
from engine.root.rules.hands import HAND_LIMIT
from engine.root.rules.menus import has_reached, is_past
from engine.root.rules.rule import adjacent
from engine.root.rules.score import turns_left
from engine.root.state import RootState

ADDS = 0.55
"""The points that a faceup plot adds to flips in each turn left (13.4.2)."""
LOST_ALONE = 0.5
"""The rest of that for a faceup plot without a guard where enemies are near."""
GUARDED, EACH_GUARD, UNGUARDED, SAFE = 0.5, 0.06, 0.17, 0.36
"""The chance that a facedown plot is ever flipped: with a warrior there, for each further one,
without one, and without enemies near either."""
AT_ONCE = 1.0
"""The same with a warrior there while flips of this turn are still to come."""
CROWD, LEAST = 0.03, 0.12
"""The deduction from that chance for each enemy warrior there, and the least that is left."""
SPOILS, SWEPT, MOST_SWEPT = 1.0, 0.15, 6
"""A building or token that a bomb removes, and each warrior."""
TAKEN_CARD, DRAWN_CARD = 0.4, 0.25
"""A card of each enemy at an extortion, and the card that it draws in each turn left (13.7.3)."""
HELD_FAST = 0.2
"""A snare, which keeps enemies in and reinforcements out, by the enemies there up to three."""
SPRUNG = 0.18
"""A warrior that a removed raid brings."""
ACTION, RECRUIT, MOST_RECRUITS, EVENING_CARD = 1.0, 0.3, 4, 0.4
"""An action left, a warrior that may still be recruited (as many as a suit has clearings), and a
card of the coming Evening: about what each is worth once used, so that no step is skipped."""


def outlook(state: RootState, seat: Seat) -> float:
    """Value the position in points."""
    turns = turns_left(state)
    plots = plots_on_map(state, seat)
    showing = [c for c, kind in plots.items() if kind != PLOT]
    value = sum(worth_of_showing(state, seat, c, plots[c], turns) for c in showing)
    hidden = facedown(state, seat)
    chances = {c: chance_of_flip(state, seat, c) for c in hidden}
    for place, clearing in enumerate(sorted(hidden, key=lambda c: -chances[c])):
        chance, kind = chances[clearing], hidden[clearing]
        after = worth_of_flip(state, seat, clearing, kind, turns - 1)
        value += chance * (len(showing) + 1 + place + after)
        if kind == RAID:
            value += (1 - chance) * SPRUNG * len(adjacent(state, seat, clearing))
    value += WARRIOR * sum(row[seat] for row in state.warriors)
    value += PRESENCE * min(PLACES, sum(row[seat] > 0 for row in state.warriors))
    return value + still_to_come(state, seat) if state.current == seat else value


def still_to_come(state: RootState, seat: Seat) -> float:
    """Value this turn's remaining steps, so that none is skipped for a lesser gain."""
    board, hand = board_of(state, seat), len(state.hands[seat])
    value = ACTION * actions_left(state, seat) * bool(plot_sites(state, seat))
    value += EVENING_CARD * min(cards_drawn(state, seat), max(0, HAND_LIMIT - hand))
    if board.exerted and not hand:
        value -= STRANDED * state.supply[seat]
    if hand and not (board.recruited or has_reached(state, seat, "daylight")):
        value += RECRUIT * min(MOST_RECRUITS, state.supply[seat])
    return value


def worth_of_showing(state: RootState, seat: int, clearing: int, kind: str, turns: float) -> float:
    """Value a faceup plot by what it adds to later flips, and does where it lies."""
    value = ADDS * turns
    if kind == EXTORTION:
        value += DRAWN_CARD * turns
    if kind == SNARE:
        value += HELD_FAST * min(3, rivals_in(state, seat, clearing))
    if kind == RAID:
        value += SPRUNG * len(adjacent(state, seat, clearing))
    alone = not state.warriors[clearing][seat] and has_rivals_near(state, seat, clearing)
    return value * LOST_ALONE if alone else value


def worth_of_flip(state: RootState, seat: int, clearing: int, kind: str, turns: float) -> float:
    """Value what a plot does beyond its points once it is flipped."""
    if kind == BOMB:
        swept = min(MOST_SWEPT, rivals_in(state, seat, clearing))
        pieces = (*state.buildings[clearing], *state.tokens[clearing])
        return SPOILS * sum(owner != seat for owner, _ in pieces) + SWEPT * swept
    value = worth_of_showing(state, seat, clearing, kind, max(0.0, turns))
    if kind == EXTORTION:
        row = state.strength[clearing]
        value += TAKEN_CARD * sum(n > 0 for owner, n in enumerate(row) if owner != seat)
    return value


def chance_of_flip(state: RootState, seat: Seat, clearing: int) -> float:
    """Estimate the chance of ever flipping a facedown plot: a warrior must be with it (13.4.2)."""
    guards = state.warriors[clearing][seat]
    if not guards:
        return UNGUARDED if has_rivals_near(state, seat, clearing) else SAFE
    if state.current == seat and not is_past(state, seat, "flip"):
        return AT_ONCE
    chance = GUARDED + EACH_GUARD * min(guards - 1, 3)
    return max(LEAST, chance - CROWD * min(rivals_in(state, seat, clearing), 6))
