"""The worth of a position to the Corvids (Law 13), for computer players: plots and warriors."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.seats import Seat
from engine.root.factions.corvids.actions import actions_left, cards_drawn, plot_sites
from engine.root.factions.corvids.board import EXTORTION, PLOT, board_of, plots_on_map
from engine.root.pieces import Clearing
from engine.root.rules.hands import HAND_LIMIT
from engine.root.rules.menus import has_reached
from engine.root.rules.rule import adjacent
from engine.root.state import RootState

SHOWING = 1.3
"""The points a faceup plot will add to later flips."""
MORE_CARDS = 0.4
RECRUITING = 0.4
"""The worth of still being able to recruit this turn."""
STRANDED = 0.6
"""The cost per warrior in the supply of exerting without a card left to recruit with."""
ACTION = 0.5
WARRIOR = 0.25
PRESENCE = 0.3
"""The worth of clearings with warriors, up to four: places for plots, and guards for them."""
PLACES = 4
GUARDED, ALONE = 0.6, 0.35
"""Chance that a facedown plot is ever flipped: guarded or out of reach, and otherwise."""


def prospects(state: RootState, seat: Seat) -> float:
    """Value the Corvids' position in points."""
    plots = plots_on_map(state, seat)
    showing = sum(kind != PLOT for kind in plots.values())
    value = SHOWING * showing + MORE_CARDS * state.count(seat, EXTORTION)
    for place, chance in enumerate(sorted(flip_chances(state, seat, plots), reverse=True)):
        value += chance * (showing + 1 + place)
    value += WARRIOR * sum(row[seat] for row in state.warriors)
    value += PRESENCE * min(PLACES, sum(row[seat] > 0 for row in state.warriors))
    return value + still_to_come(state, seat) if state.current == seat else value


def still_to_come(state: RootState, seat: Seat) -> float:
    """Value this turn's remaining steps, so that none is skipped for a lesser gain."""
    value = ACTION * actions_left(state, seat) * bool(plot_sites(state, seat))
    space = max(0, HAND_LIMIT - len(state.hands[seat]))
    cards = min(cards_drawn(state, seat), space)
    value += MORE_CARDS * cards
    if board_of(state, seat).exerted and not state.hands[seat]:
        value -= STRANDED * state.supply[seat]
    may_recruit = not has_reached(state, seat, "daylight") and not board_of(state, seat).recruited
    return value + RECRUITING * may_recruit


def flip_chances(state: RootState, seat: int, plots: Mapping[Clearing, str]) -> list[float]:
    """Estimate the chance of flipping each facedown plot: guards raise it, rivals lower it."""
    chances = []
    for clearing, kind in plots.items():
        if kind == PLOT:
            guards = state.warriors[clearing][seat]
            rivals = rivals_in(state, seat, clearing)
            safe = guards or not has_rivals_near(state, seat, clearing)
            chance = GUARDED if safe else ALONE
            chances.append(max(0.15, chance + 0.05 * min(guards, 3) - 0.05 * min(rivals, 5)))
    return chances


def rivals_in(state: RootState, seat: int, clearing: int) -> int:
    """Count the warriors of others in a clearing."""
    row = state.warriors[clearing]
    return sum(row) - row[seat]


def has_rivals_near(state: RootState, seat: int, clearing: int) -> bool:
    """Return whether warriors of others could attack in a clearing within a move."""
    around = (clearing, *adjacent(state, seat, clearing))
    return any(rivals_in(state, seat, each) for each in around)
