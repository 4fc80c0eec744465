"""The worth of a position to the Riverfolk (Law 11), for computer players."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.seats import Seat
from engine.root.factions.riverfolk.board import (
    BOATS,
    FUNDS_PER_POINT,
    HAND,
    MERCENARIES,
    board_of,
    clearings_with_posts,
    count_uncovered,
    posts_left,
)
from engine.root.factions.riverfolk.board import POSTS as POST_KINDS
from engine.root.pieces import SUITS
from engine.root.rules.rule import ruler
from engine.root.state import RootState

FUND, COMMITTED, PAYMENT = 0.45, 0.38, 0.42
"""A warrior in each box: a fund scores in the next Birdsong, the others are funds after it."""
FOREIGN = 0.25
"""The added worth of another's warrior: it buys a post where its owner rules, and weakens it."""
PAIR = 0.5
"""Two funds of an owner that rules a site for a post."""
POST, GUARD, GUARDS = 2.2, 0.25, 3
"""A trade post on the map, and each own warrior with it, up to a few."""
SPACE = 0.5
"""An uncovered crafting space, its post on the map or lost."""
EXPOSED = 0.5
"""The expected share of a disruption's loss for a post without a guard."""
WARRIOR, RULED = 0.22, 0.15
PAID = 0.4
"""The cost to a buyer of a warrior it has paid, besides its worth to the Riverfolk."""
FAIR = {HAND: 2, BOATS: 1, MERCENARIES: 2}
"""The price that others are likely to pay for a service; each step off it costs."""
UNFAIR = 0.1
CARD_FOR_SALE = 0.25


def prospects(state: RootState, seat: Seat) -> float:
    """Value the position in points."""
    board = board_of(state, seat)
    posts = clearings_with_posts(state, seat)
    value = FUND * sum(board.funds) + COMMITTED * sum(board.committed)
    value += PAYMENT * sum(board.payments)
    value += COMMITTED * sum(len(row) for row in board.spaces.values())
    for owner in state.seats:
        if owner != seat:
            value += FOREIGN * (board.funds[owner] + board.payments[owner])
    value += SPACE * sum(count_uncovered(state, seat, kind) for kind in POST_KINDS.values())
    value += worth_of_posts(state, seat, posts)
    value += worth_of_land(state, seat)
    value += CARD_FOR_SALE * len(state.hands[seat])
    value -= UNFAIR * sum(abs(board.prices[each] - fair) for each, fair in FAIR.items())
    return value


def worth_of_posts(state: RootState, seat: Seat, posts: Sequence[int]) -> float:
    """Value trade posts by their guards; one without endangers half of the funds."""
    funds = sum(board_of(state, seat).funds)
    value = 0.0
    for clearing in posts:
        guards = min(GUARDS, state.warriors[clearing][seat])
        value += POST + GUARD * guards
        if not guards and any(
            count for owner, count in enumerate(state.warriors[clearing]) if owner != seat
        ):
            value -= EXPOSED * FUND * ((funds + 1) // 2)
    if posts:
        value += FUND * (funds // FUNDS_PER_POINT) / 2
    return value


def worth_of_land(state: RootState, seat: Seat) -> float:
    """Value warriors and rule, and sites for the next trade post."""
    board = board_of(state, seat)
    value = 0.0
    for clearing in range(1, len(state.strength)):
        value += WARRIOR * state.warriors[clearing][seat]
        if ruler(state, clearing) == seat:
            value += RULED
    left = sum(posts_left(state, seat, suit) for suit in SUITS)
    pairs = sum(count // 2 for count in board.funds)
    return value + PAIR * min(left, pairs)
