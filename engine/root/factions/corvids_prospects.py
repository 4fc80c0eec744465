"""What a position is worth to the Corvids, for computer players: plots, and warriors for more."""

from __future__ import annotations

from collections.abc import Mapping

from engine.root.factions.corvids_actions import (
    DAYLIGHT,
    actions_left,
    cards_drawn,
    plot_sites,
)
from engine.root.factions.corvids_plots import EXTORTION, PLOT, board_of, plots_on_map
from engine.root.hands import HAND_LIMIT
from engine.root.pieces import Clearing
from engine.root.state import RootState

SHOWING = 1.3
"""What a face-up plot will add to later flips."""
MORE_CARDS = 0.4
WARRIOR = 0.25
PRESENCE = 0.3
"""What a clearing with warriors is worth, up to four: a place for a plot, and a guard for it."""
PLACES = 4
GUARDED, ALONE = 0.6, 0.35
"""How likely a facedown plot is flipped some day, with warriors beside it and without."""


def prospects(state: RootState, seat: int) -> float:
    """Value the Corvids' position in points."""
    plots = plots_on_map(state, seat)
    showing = sum(kind != PLOT for kind in plots.values())
    value = SHOWING * showing + MORE_CARDS * state.count(seat, EXTORTION)
    for place, chance in enumerate(sorted(flip_chances(state, seat, plots), reverse=True)):
        value += chance * (showing + 1 + place)
    value += WARRIOR * sum(row[seat] for row in state.warriors)
    value += PRESENCE * min(PLACES, sum(row[seat] > 0 for row in state.warriors))
    return value + still_to_come(state, seat) if state.current == seat else value


def still_to_come(state: RootState, seat: int) -> float:
    """Value the steps of this turn that are not over, so that none is passed for a lesser gain."""
    value = 0.5 * actions_left(state, seat) * bool(plot_sites(state, seat))
    space = max(0, HAND_LIMIT - len(state.hands[seat]))
    value += MORE_CARDS * min(cards_drawn(state, seat), space)
    may_recruit = state.stage < DAYLIGHT and not board_of(state, seat).recruited
    return value + 0.4 * may_recruit


def flip_chances(state: RootState, seat: int, plots: Mapping[Clearing, str]) -> list[float]:
    """Estimate for each facedown plot how likely it will be flipped: guards help, rivals harm."""
    chances = []
    for clearing, kind in plots.items():
        if kind == PLOT:
            row = state.warriors[clearing]
            guards, rivals = row[seat], sum(row) - row[seat]
            chance = GUARDED if guards else ALONE
            chances.append(max(0.15, chance + 0.05 * min(guards, 3) - 0.05 * min(rivals, 5)))
    return chances
