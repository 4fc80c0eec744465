"""The worth of a position to the Alliance (Law 8), for computer players."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.root.data.cards import SUIT_OF
from engine.root.factions.alliance.actions import (
    affordable_sites,
    organize_sites,
    revolt_options,
)
from engine.root.factions.alliance.board import COST, POINTS, bases_on_map, board_of
from engine.root.pieces import BIRD
from engine.root.rules.hands import HAND_LIMIT
from engine.root.rules.menus import is_past
from engine.root.state import RootState


def prospects(state: RootState, seat: Seat) -> float:
    """Value the Alliance's position in points."""
    board = board_of(state, seat)
    bases = bases_on_map(state, seat)
    birds = sum([SUIT_OF[card] == BIRD for card in board.supporters])
    value = 0.9 * state.count(seat, "sympathy") + 0.15 * birds
    value += 0.5 * min(len(board.supporters), 8) + 0.2 * max(0, len(board.supporters) - 8)
    value += 3.0 * len(bases) + 1.2 * min(board.officers, 4) + 0.5 * max(0, board.officers - 4)
    value += 0.15 * sum([row[seat] for row in state.warriors])
    value += 0.25 * sum([min(state.warriors[clearing][seat], 2) for clearing in bases])
    value += 0.35 * len(organize_sites(state, seat))
    if state.current == seat:
        value += still_to_come(state, seat)
    return value


def still_to_come(state: RootState, seat: Seat) -> float:
    """Value this turn's remaining steps, so that none is skipped for a lesser gain."""
    bases, hand = bases_on_map(state, seat), len(state.hands[seat])
    drawn, space = 1 + len(bases), max(0, HAND_LIMIT - hand)
    value = 0.45 * min(drawn, space) + 0.3 * max(0, drawn - space)
    early = not is_past(state, seat, "revolt")
    if early and revolt_options(state, seat):
        value += 3.0
    if not is_past(state, seat, "sympathy"):
        value += best_spread(state, seat)
    if bases and state.supply[seat] and not is_past(state, seat, "daylight"):
        value += 0.5 * bool(hand)
    return value


def best_spread(state: RootState, seat: Seat) -> float:
    """Value the sympathy that the Supporters could pay for now."""
    costs = [cost for _, cost in affordable_sites(state, seat)]
    if not costs:
        return 0.0
    return max(0.0, 0.9 * (POINTS[state.count(seat, "sympathy")] + 0.9 - 0.5 * min(costs)))


# For the players that look ahead


NEXT_POINTS = 0.5
"""The part of the next sympathy's points that its Supporters are worth."""
SPREAD_FIRST = 3
"""The sympathy tokens that should come before a base: it is worth less with fewer."""
EARLY_BASE = 1.2
OFFICERS = (0.0, 1.6, 3.0, 4.1, 4.9)
"""The worth of officers: they organize sympathy without Supporters, and recruit."""
LOST_WITH_BASE = 0.12
"""The loss of worth per Supporter and officer if the only base is unguarded."""


def outlook(state: RootState, seat: Seat) -> float:
    """Value sympathy placed and to come, and the help of officers."""
    board = board_of(state, seat)
    bases, placed = bases_on_map(state, seat), state.count(seat, "sympathy")
    value = prospects(state, seat)
    officers = min(board.officers, len(OFFICERS) - 1)
    value += OFFICERS[officers] - 1.2 * officers
    if placed < SPREAD_FIRST:
        value -= EARLY_BASE * (SPREAD_FIRST - placed) / SPREAD_FIRST * bool(bases)
    if placed < len(POINTS):
        paid = min(1.0, len(board.supporters) / COST[placed])
        value += NEXT_POINTS * POINTS[placed] * paid
    if len(bases) == 1 and not state.warriors[bases[0]][seat]:
        value -= LOST_WITH_BASE * (len(board.supporters) + board.officers)
    return value
