"""The worth of a position to a Vagabond (Law 9), for computer players."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.seats import Seat
from engine.root.factions.vagabond.board import SIDES, VagabondBoard, board_of
from engine.root.factions.vagabond.items import (
    DAMAGED_PLACES,
    can_exhaust,
    count_carried,
    count_undamaged,
    item_limit,
    ready,
    ready_kinds,
    refreshed_next,
)
from engine.root.factions.vagabond.quests import QUESTS, points_for
from engine.root.factions.vagabond.relationships import (
    AIDS_NEEDED,
    ALLIED,
    HOSTILE,
    INDIFFERENT,
    POINTS_ON_ARRIVING,
)
from engine.root.pieces import ITEMS
from engine.root.rules.rule import has_pieces
from engine.root.rules.score import POINTS_TO_WIN
from engine.root.state import RootState

ITEM = (1.0, 0.5, 0.9, 0.7, 0.8, 1.0, 0.9, 1.0)
"""The worth of an undamaged item, in the order of `ITEMS`."""
SIDE = (1.0, 0.86, 0.45, 0.36)
"""The part of it that counts if ready, exhausted, damaged, and both."""
STANDING = {HOSTILE: -0.8, INDIFFERENT: 0.0, 1: 0.6, 2: 1.3, ALLIED: 2.8}
"""The future gain from a relationship."""
SURPLUS_ITEM, COMPLETED_QUEST = 0.7, 0.35
HERE, NEXT = 0.6, 0.3
"""The weight of opportunities here, and a move away."""


def prospects(state: RootState, seat: Seat) -> float:
    """Value items, relationships, quests, and the opportunities here and a move away."""
    board = board_of(state, seat)
    value = items_worth(board)
    value -= SURPLUS_ITEM * max(0, sum(count_carried(board).values()) - item_limit(board))
    value += COMPLETED_QUEST * len(board.completed)
    value += sum(standing_with(state, seat, board, other) for other in state.seats)
    return (
        value
        + HERE * chances(state, seat, board, board.place)
        + NEXT * next_chances(state, seat, board)
    )


def items_worth(board: VagabondBoard) -> float:
    """Value the items, ready ones most."""
    return sum(
        count * ITEM[index // SIDES] * SIDE[index % SIDES]
        for index, count in enumerate(board.items)
        if count
    )


def standing_with(state: RootState, seat: Seat, board: VagabondBoard, other: int) -> float:
    """Value a relationship, and this turn's Aids as far as they can still improve it."""
    step = board.relations[other]
    value = STANDING.get(step, 0.0)
    done = board.aids[other]
    if not done or state.current != seat or not INDIFFERENT <= step < ALLIED:
        return value
    needed = AIDS_NEEDED[step]
    left = needed - done
    if left > len(state.hands[seat]) or left > sum(board.items[::SIDES]):
        return value
    gain = POINTS_ON_ARRIVING[step + 1] + STANDING[step + 1] - value
    return value + 0.9 * gain * done / needed


def next_chances(state: RootState, seat: Seat, board: VagabondBoard) -> float:
    """Value the best place a boot could lead to."""
    if not ready(board, "boot") or not board.place:
        return 0.0
    woodland = state.woodland
    place = board.place
    near: Sequence[int] = woodland.adjacent[place] if place > 0 else woodland.forest_borders[-place]
    return max((chances(state, seat, board, clearing) for clearing in near), default=0.0)


def chances(state: RootState, seat: Seat, board: VagabondBoard, place: int) -> float:
    """Value the opportunities in a place: exploring, quests, Aid, undefended pieces; or rest."""
    if place <= 0:
        return 0.3 * sum(board.items[index] for index in DAMAGED_PLACES)
    value = 0.0
    if place in state.ruins and count_undamaged(board, "torch"):
        value += 1.6 if ready(board, "torch") else 0.8
    suits = state.suits[place]
    for quest in state.quests:
        if QUESTS[quest].suit in suits:
            one, two = QUESTS[quest].items
            owned = count_undamaged(board, one) > (one == two) and count_undamaged(board, two)
            now = can_exhaust(board, QUESTS[quest].items)
            value += points_for(board, quest) * (0.8 if now else 0.3 if owned else 0.0)
    may_aid = bool(state.hands[seat] and ready_kinds(board))
    for other in state.seats:
        if other != seat and has_pieces(state, other, place):
            value += company(state, seat, board, Seat(other), place, may_aid)
    return value


def company(
    state: RootState, seat: Seat, board: VagabondBoard, other: Seat, place: int, may_aid: bool
) -> float:
    """Value another player's presence: aid for it, or pieces to remove."""
    step = board.relations[other]
    value = 0.0
    if may_aid:
        value += 0.3 * (step >= INDIFFERENT) + 0.3 * min(2, len(state.crafted_items[other]))
    if state.is_enemy(seat, other) and (ready(board, "sword") or ready(board, "crossbow")):
        pieces = (*state.buildings[place], *state.tokens[place])
        if not state.warriors[place][other]:
            value += 0.4 * sum(owner == other for owner, _ in pieces)
        elif step == HOSTILE:
            value += 0.2 * min(3, state.warriors[place][other])
    return value


# For the players that look ahead


EARLY, AT_THE_END = 1.6, 0.4
"""The weight of items at the start and at the very end: they are used again every turn."""
FRESH, STALE = 0.1, 0.25
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
    more = (counted - 1) * items_worth(board)
    return prospects(state, seat) + more + counted * (FRESH * fresh - STALE * (exhausted - fresh))


assert len(ITEM) == len(ITEMS), "every kind of item has a worth"
