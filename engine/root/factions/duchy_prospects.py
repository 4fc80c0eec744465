"""What a position is worth to the Duchy, for computer players: buildings, ministers, reach."""

from __future__ import annotations

from collections import Counter

from engine.core.seats import Seat
from engine.root.battle import battles
from engine.root.cards import SUIT_OF
from engine.root.factions.duchy_board import (
    BARON,
    BRIGADIER,
    CAPTAIN,
    DUCHESS,
    EARL,
    POINTS,
    RANK_OF,
    TUNNELS,
    DuchyBoard,
    board_of,
    burrow_of,
)
from engine.root.pieces import BIRD
from engine.root.rule import ruler
from engine.root.score import POINTS_TO_WIN
from engine.root.state import RootState

MINISTER_WORTH = {
    "foremole": 2.2, "captain": 1.0, "marshal": 1.2, "brigadier": 1.8, "banker": 2.4, "mayor": 2.4,
}  # fmt: skip
"""What a minister will bring over a whole match, beside the points for swaying it."""
TURNS = 5.0
"""How often a lord may still score at the start of a match."""
CITADEL_WORTH = (0.0, 1.6, 3.4, 4.8)
MARKET_WORTH = (0.0, 1.6, 3.0, 4.2)
SPOT_WORTH = 0.55
MOST_SPOTS = 5
"""Clearings with pieces from which cards can be revealed: more than four serve safety alone."""
RETURNING_CARD = 0.35
"""A revealed card that comes back in Evening is as good as one in the hand."""


def prospects(state: RootState, seat: Seat) -> float:
    """Value the Duchy's position in points."""
    board = board_of(state, seat)
    left = horizon(state)
    citadels, markets = state.count(seat, "citadel"), state.count(seat, "market")
    tunnels = state.count(seat, "tunnel")
    value = left * (CITADEL_WORTH[citadels] + MARKET_WORTH[markets]) + 0.6 * tunnels
    value += sum(minister_worth(state, seat, each, left) for each in board.swayed)
    if board.swaying:
        value += minister_worth(state, seat, board.swaying, left)
        value += 0.8 * POINTS[RANK_OF_KEY[board.swaying]]
    value += RETURNING_CARD * sum(SUIT_OF[card] != BIRD for card in board.revealed)
    value += fields(state, seat)
    return value + best_battle(state, seat, board)


RANK_OF_KEY = {str(minister): rank for minister, rank in RANK_OF.items()}


def horizon(state: RootState) -> float:
    """Say how much of the match is left, from 1 at its start to a tenth."""
    return max(0.1, 1 - max(state.points) / POINTS_TO_WIN)


def minister_worth(state: RootState, seat: Seat, minister: str, left: float) -> float:
    """Value a swayed minister: a lord by what it scores each turn, the others by use."""
    if minister in MINISTER_WORTH:
        return left * MINISTER_WORTH[minister]
    yields = {
        DUCHESS: 1.8 if state.count(seat, "tunnel") == TUNNELS else 0.8,
        BARON: state.count(seat, "market") + 0.3,
        EARL: state.count(seat, "citadel") + 0.3,
    }
    return left * TURNS * 0.6 * next(n for lord, n in yields.items() if lord == minister)


def fields(state: RootState, seat: Seat) -> float:
    """Value warriors, rule, places to reveal for, building sites, and buildings left bare."""
    value = 0.09 * (20 - state.supply[seat])
    value -= 0.04 * max(0, state.warriors[burrow_of(state)][seat] - 4)
    suits: Counter[str] = Counter()
    sites = 0
    for clearing in state.woodland.clearings:
        if not state.owns_pieces(seat, clearing):
            continue
        suits[state.suits[clearing]] += 1
        mine = state.strength[clearing][seat]
        if ruler(state, clearing) == seat:
            value += 0.2
            sites += state.open_slots(clearing) > 0
        buildings = mine - state.warriors[clearing][seat]
        if buildings:
            cover = min(3, state.warriors[clearing][seat])
            value -= buildings * (0.9, 0.4, 0.15, 0.0)[cover]
    value += SPOT_WORTH * min(MOST_SPOTS, suits.total()) + 0.3 * len(suits)
    return value + 0.25 * min(3, sites)


def best_battle(state: RootState, seat: Seat, board: DuchyBoard) -> float:
    """Value the battle that a minister is about to initiate, good or bad."""
    if board.acting not in (CAPTAIN, BRIGADIER):
        return 0.0
    worths = [
        battle_worth(state, seat, each.clearing, each.defender) for each in battles(state, seat)
    ]
    if board.acting == BRIGADIER:
        worths.append(0.1)
    return max(worths, default=0.0)


def battle_worth(state: RootState, seat: Seat, clearing: int, defender: int) -> float:
    """Estimate what a battle brings: pieces removed, less warriors lost."""
    mine, theirs = state.warriors[clearing][seat], state.warriors[clearing][defender]
    dealt = min(1.9, mine) + (theirs == 0)
    suffered = min(0.9, theirs)
    pieces = state.strength[clearing][defender] - theirs
    pieces += sum(owner == defender for owner, _ in state.tokens[clearing])
    felled = max(0.0, min(pieces, dealt - theirs))
    return 1.2 * felled + 0.12 * min(dealt, theirs) - 0.35 * suffered
