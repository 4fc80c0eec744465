"""The worth of a position to the Eyrie (Law 7), for computer players."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence, Set
from functools import cache

import msgspec

from engine.root.data.cards import SUIT_OF
from engine.root.factions.eyrie.board import (
    ROOSTS,
    EyrieBoard,
    board_of,
)
from engine.root.factions.eyrie.decree import unresolved_cards
from engine.root.factions.eyrie.leaders import warriors_to_recruit
from engine.root.pieces import BIRD
from engine.root.rules.placing import can_place
from engine.root.rules.rule import adjacent, rulers, targets
from engine.root.state import RootState

ROOST_WORTH = (-2.0, 0.6, 2.0, 4.0, 6.0, 8.0, 8.9, 10.5)
"""The future yield of no roost to seven roosts."""
COLUMN_WORTH = (0.45, 0.4, 0.35, 1.0)
"""The yield of the first card of each column; further cards yield less and less."""
FADES = (1.0, 0.7, 0.4, 0.2)

NO_WAY = 1.0
"""The risk of turmoil where no earlier column can help any more."""
MAY_YET = 0.45
"""The risk where an earlier column can still make it possible."""
NEXT_TURN = 0.4
"""The weight of next turn's risk relative to this turn's."""


class Reach(msgspec.Struct, frozen=True, gc=False):
    """The clearings where the Eyrie could act for each column of the Decree, by their suits."""

    ruled: int
    bare_roosts: int
    recruit: Set[str]
    move: Set[str]
    battle: Set[str]
    """Those of the suits that are to be fought in."""
    near: Set[str]
    """The same, with clearings one move away."""
    build: Sequence[str]
    """The suit of each clearing, since every card needs one of its own."""


def prospects(state: RootState, seat: int) -> float:
    """Value the Eyrie's position in points."""
    board = board_of(state, seat)
    roosts = state.count(seat, "roost")
    reach = reach_of(state, seat, board.decree[2])
    value = ROOST_WORTH[roosts]
    value += 0.12 * (20 - state.supply[seat]) + 0.2 * reach.ruled - 0.5 * reach.bare_roosts
    value += 0.25 * min(3, len(reach.build), ROOSTS - roosts)
    for worth, cards in zip(COLUMN_WORTH, board.decree, strict=True):
        value += worth * fading(len(cards))
    cost = turmoil_cost(state, seat, board)
    if state.current == seat and state.phase in ("birdsong", "daylight"):
        todo = [unresolved_cards(board, column) for column in range(4)]
        value -= cost * min(1.0, risk(state, seat, board, reach, todo))
    return value - NEXT_TURN * cost * min(1.0, risk(state, seat, board, reach, board.decree))


@cache
def fading(cards: int) -> float:
    """Return the worth of a column's cards together, in terms of its first."""
    return sum(FADES[min(place, 3)] for place in range(cards))


def turmoil_cost(state: RootState, seat: int, board: EyrieBoard) -> float:
    """Return the cost of turmoil: points now, and the rest of the turn."""
    birds = sum([SUIT_OF[card] == BIRD for column in board.decree for card in column])
    return 2.0 + (min(birds, state.points[seat]) if state.may_score(seat) else 0)


def reach_of(state: RootState, seat: int, fights: Sequence[int]) -> Reach:
    """Find the clearings that serve each column; of battles, as far as these cards need them."""
    suits, rule = state.suits, rulers(state)
    manned = [clearing for clearing, row in enumerate(state.warriors) if row[seat]]
    roosts = state.clearings_with(seat, "roost")
    bare = [clearing for clearing in roosts if not state.warriors[clearing][seat]]
    ruled = [clearing for clearing in (*manned, *bare) if rule[clearing] == seat]
    sites = [
        suits[clearing]
        for clearing in ruled
        if clearing not in roosts
        and state.open_slots(clearing) > 0
        and can_place(state, seat, clearing)
    ]
    battle = near = attackable(state, seat, manned, fights)
    if unserved(fights, battle):
        beside = {each for clearing in manned for each in adjacent(state, seat, clearing)}
        near = attackable(state, seat, beside.difference(manned), fights, battle)
    return Reach(
        len(ruled), len(bare), {suits[c] for c in roosts}, {suits[c] for c in manned}, battle, near,
        sites,
    )  # fmt: skip


def attackable(
    state: RootState,
    seat: int,
    clearings: Iterable[int],
    fights: Sequence[int],
    known: Set[str] = frozenset(),
) -> Set[str]:
    """Return the suits of clearings with enemies to attack that serve the cards, and those known.

    No more is looked at than the cards still need.
    """
    left = unserved(fights, known)
    if not left:
        return known
    found = set(known)
    for clearing in clearings:
        suit = state.suits[clearing]
        if (suit in left or BIRD in left) and targets(state, seat, clearing):
            found.add(suit)
            left -= {suit, BIRD}
    return found


def risk(
    state: RootState, seat: int, board: EyrieBoard, reach: Reach, todo: Sequence[Sequence[int]]
) -> float:
    """Estimate the chance that these cards of the Decree lead to turmoil."""
    recruits, moves, fights, builds = todo
    total = 0.0
    if recruits:
        short = len(recruits) * warriors_to_recruit(board) > state.supply[seat]
        total += NO_WAY * (short or bool(unserved(recruits, reach.recruit)))
    if moves and unserved(moves, reach.move):
        total += MAY_YET if recruits else NO_WAY
    if fights and unserved(fights, reach.battle):
        far = unserved(fights, reach.near)
        total += MAY_YET * (1.4 if far else 1) if moves else NO_WAY
    if builds:
        missing = each_needs_one(builds, reach.build)
        missing = max(missing, len(builds) - (ROOSTS - state.count(seat, "roost")))
        total += missing * (MAY_YET if moves or fights else NO_WAY)
    return total


def unserved(cards: Iterable[int], places: Collection[str]) -> set[str]:
    """Return the suits of the cards that no place serves; any place serves a bird."""
    left: set[str] = {SUIT_OF[card] for card in cards}
    left.difference_update(places)
    if places:
        left.discard(BIRD)
    return left


def each_needs_one(cards: Iterable[int], places: Sequence[str]) -> int:
    """Count the cards left over if each needs a place of its own."""
    left, short, birds = list(places), 0, 0
    for card in cards:
        suit: str = SUIT_OF[card]
        if suit == BIRD:
            birds += 1
        elif suit in left:
            left.remove(suit)
        else:
            short += 1
    return short + max(0, birds - len(left))
