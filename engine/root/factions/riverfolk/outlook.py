"""The worth of a position to Riverfolk that look ahead (Law 11): dividends to come, and posts.

A fund that is kept scores half a point in each Birdsong (11.4.2), so that early on it is worth more
than what it buys, and at the end less.
"""

from __future__ import annotations

from math import exp

from engine.core.seats import Seat
from engine.root.factions.riverfolk.board import (
    FUNDS_PER_POINT,
    POSTS,
    board_of,
    clearings_with_posts,
    count_uncovered,
    posts_left,
)
from engine.root.factions.riverfolk.evaluation import FAIR, RULED, UNFAIR, WARRIOR
from engine.root.pieces import SUITS
from engine.root.rules.rule import adjacent, ruled_clearings
from engine.root.rules.score import turns_left
from engine.root.state import RootState

ODD = 0.2
"""A fund without another for a point of the next dividends."""
EACH_TURN, USE = 0.2, 0.5
"""The yield of a warrior on the board in each turn after the next, some being lost or spent, and
the worth of what it buys besides."""
NO_POST = 0.55
"""The rest of that while no trade post is on the map: no dividends until then."""
FOREIGN = 0.1
"""The added worth of another's warrior: it buys a post where its owner rules."""
PAIR = 0.25
"""Two funds of one owner while trade posts are left."""
POST, SPACE = 1.0, 0.45
"""A trade post on the map, and an uncovered crafting space, its post on the map or lost."""
STEADY, STEEP = 1.0, 0.6
"""Logistic parameters of holding a trade post for a round: at equal forces, and per warrior."""
FAR = 0.04
"""The chance that a trade post is lost that no enemy is near."""
FOR_SALE = (0.0, 0.5, 0.85, 1.1, 1.3, 1.45)
"""Cards in hand, by their number, beyond what they are worth to any faction."""


def outlook(state: RootState, seat: Seat) -> float:
    """Value the position in points."""
    board = board_of(state, seat)
    funds, elsewhere = sum(board.funds), sum(board.committed) + sum(board.payments)
    elsewhere += sum(len(row) for row in board.spaces.values())
    risks = [risk(state, seat, clearing) for clearing in clearings_with_posts(state, seat)]
    turns = turns_left(state)
    value = (funds + elsewhere) * (EACH_TURN * max(0.0, turns - 1) + USE * min(1.0, turns))
    if risks:
        dividends = funds // FUNDS_PER_POINT + ODD * (funds % FUNDS_PER_POINT)
        value += dividends * min(1.0, turns)
        for each in risks:
            value *= 1 - each / 2
    else:
        value *= NO_POST
    value += sum(POST * (1 - each) for each in risks)
    value += SPACE * sum(count_uncovered(state, seat, kind) for kind in POSTS.values())
    value += FOREIGN * (funds + sum(board.payments) - board.funds[seat] - board.payments[seat])
    left = sum(posts_left(state, seat, suit) for suit in SUITS)
    value += PAIR * min(left, sum(count // 2 for count in board.funds))
    value += FOR_SALE[min(len(state.hands[seat]), len(FOR_SALE) - 1)]
    value += worth_of_land(state, seat)
    value -= UNFAIR * sum(abs(board.prices[each] - fair) for each, fair in FAIR.items())
    return value


def worth_of_land(state: RootState, seat: Seat) -> float:
    """Value warriors and rule."""
    ruled = len(ruled_clearings(state, seat))
    return WARRIOR * sum(row[seat] for row in state.warriors) + RULED * ruled


def risk(state: RootState, seat: Seat, clearing: int) -> float:
    """Estimate the chance that a trade post is lost in a round: each loss halves the funds."""
    beside = adjacent(state, seat, clearing)
    force = max(
        state.warriors[clearing][each] + max(state.warriors[other][each] for other in beside)
        for each in state.enemies(seat)
    )
    if not force:
        return FAR
    return 1 / (1 + exp(STEADY - STEEP * (force - state.warriors[clearing][seat])))
