"""The worth of a position to a Vagabond (Law 9), for computer players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import compress
from typing import NamedTuple

import msgspec

from engine.core.seats import Seat
from engine.root.factions.vagabond.board import SIDES, VagabondBoard, board_of
from engine.root.factions.vagabond.items import (
    DAMAGED_PLACES,
    count_all_carried,
    count_ready,
    count_undamaged,
    item_limit,
    ready,
    refreshed_next,
)
from engine.root.factions.vagabond.quests import CHEAT, QUESTS, may_con, points_for
from engine.root.factions.vagabond.relationships import (
    AIDS_NEEDED,
    ALLIED,
    HOSTILE,
    INDIFFERENT,
    POINTS_ON_ARRIVING,
)
from engine.root.pieces import ITEMS
from engine.root.rules.rule import beside_rule
from engine.root.rules.score import POINTS_TO_WIN
from engine.root.state import RootState

ITEM = (1.0, 0.5, 0.9, 0.7, 0.8, 1.0, 0.9, 1.0)
"""The worth of an undamaged item, in the order of `ITEMS`."""
COMPLETED_QUEST = 0.35


class Weights(NamedTuple):
    """Numbers, in points, by which players value a Vagabond's position differently."""

    item: float
    """The weight of items."""
    side: tuple[float, float, float, float]
    """The part of an item's worth that counts if ready, exhausted, damaged, and both."""
    surplus: float
    """The cost of an item beyond the limit."""
    standing: Mapping[int, float]
    """The future gain from a relationship."""
    aided: float
    """The part of a better one that counts while this turn's Aids may still reach it."""
    here: float
    """The weight of opportunities here, of those below."""
    near: float
    """Their weight a move away."""
    ruin: tuple[float, float]
    """A ruin to explore with a ready torch, and with an exhausted one."""
    quest: tuple[float, float]
    """The part of a quest's points that counts if its items are ready, and if they are owned."""
    aid: tuple[float, float]
    """Somebody to aid, and each item to get for it."""
    spoil: float
    """A building or token that nobody guards."""
    foe: float
    """A warrior of a Hostile faction."""
    rest: float
    """A damaged item to repair in a forest."""


ANCHOR = Weights(
    item=1.0, side=(1.0, 0.86, 0.45, 0.36), surplus=0.7,
    standing={HOSTILE: -0.8, INDIFFERENT: 0.0, 1: 0.6, 2: 1.3, ALLIED: 2.8}, aided=0.9,
    here=0.6, near=0.3, ruin=(1.6, 0.8), quest=(0.8, 0.3), aid=(0.3, 0.3), spoil=0.4, foe=0.2,
    rest=0.3,
)  # fmt: skip
"""The greedy anchor's, which never change."""
AHEAD = Weights(
    item=0.82, side=(1.0, 0.86, 0.46, 0.48), surplus=0.6,
    standing={HOSTILE: -0.8, INDIFFERENT: 0.0, 1: 0.53, 2: 1.05, ALLIED: 2.8}, aided=0.9,
    here=0.28, near=0.18, ruin=(1.55, 0.9), quest=(0.68, 0.36), aid=(0.24, 0.33), spoil=0.46,
    foe=0.24, rest=0.4,
)  # fmt: skip
"""Those of players that look ahead: an opportunity weighs less beside what is done."""


def prospects(state: RootState, seat: Seat, weights: Weights = ANCHOR) -> float:
    """Value items, relationships, quests, and the opportunities here and a move away."""
    board = board_of(state, seat)
    value = items_worth(board, weights)
    value -= weights.surplus * max(0, count_all_carried(board) - item_limit(board))
    value += COMPLETED_QUEST * len(board.completed)
    value += standings(state, seat, board, weights)
    found = opportunities(state, seat, board, weights)
    return (
        value
        + weights.here * chances(state, board, board.place, found, weights)
        + weights.near * next_chances(state, board, found, weights)
    )


def items_worth(board: VagabondBoard, weights: Weights) -> float:
    """Value the items, ready ones most."""
    items = board.items
    held = compress(range(len(items)), items)
    return weights.item * sum(
        [items[each] * ITEM[each // SIDES] * weights.side[each % SIDES] for each in held]
    )


def standings(state: RootState, seat: Seat, board: VagabondBoard, weights: Weights) -> float:
    """Value all relationships, and this turn's Aids as far as they can still improve them."""
    if state.current == seat and any(board.aids):
        return sum([standing_with(state, seat, board, other, weights) for other in state.seats])
    return sum([weights.standing.get(step, 0.0) for step in board.relations])


def standing_with(
    state: RootState, seat: Seat, board: VagabondBoard, other: int, weights: Weights
) -> float:
    """Value a relationship, with this turn's Aids."""
    step = board.relations[other]
    value = weights.standing.get(step, 0.0)
    done = board.aids[other]
    if not done or not INDIFFERENT <= step < ALLIED:
        return value
    needed = AIDS_NEEDED[step]
    left = needed - done
    if left > len(state.hands[seat]) or left > sum(board.items[::SIDES]):
        return value
    gain = POINTS_ON_ARRIVING[step + 1] + weights.standing[step + 1] - value
    return value + weights.aided * gain * done / needed


class Offered(msgspec.Struct, frozen=True, gc=False):
    """The worth of a faceup quest wherever its suit is: completed as it says, and by Con."""

    suit: str
    plain: float
    conned: float


class Other(msgspec.Struct, frozen=True, gc=False):
    """Another player whose company is worth anything."""

    seat: Seat
    aid: float
    prey: bool
    """True where an enemy, with a weapon ready."""
    hostile: bool


class Opportunities(msgspec.Struct, frozen=True, gc=False):
    """The worth of what a place may offer, which is the same wherever it is."""

    ruin: float
    quests: Sequence[Offered]
    others: Sequence[Other]


def opportunities(
    state: RootState, seat: Seat, board: VagabondBoard, weights: Weights
) -> Opportunities:
    """Value exploring, each quest, and each other player's company."""
    ruin = 0.0
    if count_undamaged(board, "torch"):
        ruin = weights.ruin[0 if ready(board, "torch") else 1]
    may_aid = bool(state.hands[seat] and count_ready(board))
    armed = bool(ready(board, "sword") or ready(board, "crossbow"))
    others = []
    for other in state.seats:
        if other != seat:
            step, aid = board.relations[other], 0.0
            if may_aid:
                goods = min(2, len(state.crafted_items[other]))
                aid = weights.aid[0] * (step >= INDIFFERENT) + weights.aid[1] * goods
            prey = armed and state.is_enemy(seat, other)
            if aid or prey:
                others.append(Other(Seat(other), aid, prey, step == HOSTILE))
    quests = [offered(state, board, quest, weights) for quest in state.quests]
    return Opportunities(ruin, [each for each in quests if each.plain or each.conned], others)


def offered(state: RootState, board: VagabondBoard, quest: int, weights: Weights) -> Offered:
    """Value a faceup quest by the items it takes."""
    suit, (one, two) = QUESTS[quest].suit, QUESTS[quest].items
    twins = one == two
    if count_undamaged(board, one) > twins and count_undamaged(board, two):
        now = ready(board, one) > twins and ready(board, two)
        return Offered(suit, points_for(board, quest) * weights.quest[0 if now else 1], 0.0)
    if board.character == CHEAT:
        part = weights.quest[0 if may_con(state, board) else 1]
        return Offered(suit, 0.0, points_for(board, quest) * part)
    return Offered(suit, 0.0, 0.0)


def next_chances(
    state: RootState, board: VagabondBoard, found: Opportunities, weights: Weights
) -> float:
    """Value the best place a boot could lead to."""
    if not ready(board, "boot") or not board.place:
        return 0.0
    woodland = state.woodland
    place = board.place
    near: Sequence[int] = woodland.adjacent[place] if place > 0 else woodland.forest_borders[-place]
    return max([chances(state, board, each, found, weights) for each in near], default=0.0)


def chances(
    state: RootState, board: VagabondBoard, place: int, found: Opportunities, weights: Weights
) -> float:
    """Value the opportunities in a place: exploring, quests, Aid, undefended pieces; or rest."""
    if place <= 0:
        return weights.rest * sum([board.items[index] for index in DAMAGED_PLACES])
    value = found.ruin if place in state.ruins else 0.0
    suits, conned = state.suits[place], 0.0
    for quest in found.quests:
        if quest.suit in suits:
            value += quest.plain
            conned = max(conned, quest.conned)
    value += conned
    if found.others:
        strength, present = state.strength[place], beside_rule(state, place)
        for other in found.others:
            if strength[other.seat] or other.seat in present:
                value += company(state, other, place, weights)
    return value


def company(state: RootState, other: Other, place: int, weights: Weights) -> float:
    """Value another player's presence: aid for it, or pieces to remove."""
    value = other.aid
    if other.prey:
        warriors = state.warriors[place][other.seat]
        if not warriors:
            value += weights.spoil * len(state.pieces_of(other.seat, place))
        elif other.hostile:
            value += weights.foe * min(3, warriors)
    return value


# For the players that look ahead


EARLY, AT_THE_END = 1.65, 0.6
"""The weight of items at the start and at the very end: they are used again every turn."""
FRESH, STALE = 0.085, 0.21
"""Added for an exhausted item that is ready again next Birdsong, and deducted for others."""


def outlook(state: RootState, seat: Seat) -> float:
    """Value the position, with items by the turns in which they will still be used.

    Using them costs nothing as long as the next Birdsong makes them ready again.
    """
    board = board_of(state, seat)
    left = max(0.0, 1 - max(state.points) / POINTS_TO_WIN)
    counted = AT_THE_END + (EARLY - AT_THE_END) * left
    exhausted = sum(board.items[1::SIDES])
    fresh = min(exhausted, refreshed_next(board))
    more = (counted - 1) * items_worth(board, AHEAD)
    return (
        prospects(state, seat, AHEAD)
        + more
        + counted * (FRESH * fresh - STALE * (exhausted - fresh))
    )


assert len(ITEM) == len(ITEMS), "every kind of item has a worth"
