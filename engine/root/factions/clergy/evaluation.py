"""The worth of a position to the Clergy (HCC), for the greedy anchor: flowers and cathedrals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.core.seats import Seat
from engine.root.data.cards import CARDS
from engine.root.data.maps import map_of
from engine.root.factions.clergy.actions import actions_left
from engine.root.factions.clergy.board import (
    CATHEDRALS,
    COST,
    SUIT_OF_FLOWER,
    bag,
    bees,
    board_of,
    cathedrals,
    count_uncovered,
    flowers_at,
    matching_flowers,
    track_of,
)
from engine.root.factions.clergy.flowers import take_along
from engine.root.pieces import BIRD, PieceKind, suits_of
from engine.root.rules.crafting import can_craft
from engine.root.rules.hands import HAND_LIMIT
from engine.root.rules.menus import has_reached, is_past
from engine.root.rules.placing import can_place
from engine.root.state import RootState

CATHEDRAL_WORTH = (-1.0, 1.5, 3.0, 5.5, 6.8, 9.0)
"""The future yield of no cathedral to five cathedrals."""
SCORES = 1.0
"""A flower at a cathedral of its suit while it can still be offered this turn."""
DELIVERED, AT_HAND = 0.75, 0.5
"""The same flower later on, and one at a cathedral of another suit, where it can craft."""
ON_THE_WAY = (0.0, 0.55, 0.42, 0.32)
FAR_AWAY = 0.25
UNGUARDED = 0.6
"""The rest of a flower's worth where no warrior could carry it."""
LATER = 0.7
"""The rest of a building site's worth once offers are over."""
DRAWN_FLOWER, DRAWN_CARD, ACTION = 0.5, 0.35, 0.12
STILL_NEAR, NEAR = 0.8, 0.5
"""The weight of a place that a warrior could move to, while actions are left and later."""
HORIZON = 0.8
"""The weight of later Evenings' draws relative to the next one's."""


def prospects(state: RootState, seat: Seat) -> float:
    """Value the Clergy's position in points, treating a move under way as finished.

    Offers still possible this turn count almost in full, so that actions come first.
    """
    if board_of(state, seat).moving:
        state = as_moved(state, seat)
    homes = cathedrals(state, seat)
    value = CATHEDRAL_WORTH[min(len(homes), CATHEDRALS)]
    value += sum(0.15 * min(state.warriors[home][seat], 2) for home in homes)
    value += 0.13 * sum(row[seat] for row in state.warriors)
    value += DRAWN_FLOWER * HORIZON * expected_flowers(state, seat, homes)
    value += sum(
        worth_of_flowers(state, seat, clearing, homes)
        for clearing, row in enumerate(state.tokens)
        if row
    )
    value += best_site(state, seat, homes)
    if state.current == seat:
        value += still_to_come(state, seat, homes)
    return value


def may_offer(state: RootState, seat: Seat) -> bool:
    """Return whether flowers can still be offered this turn."""
    return state.current == seat and state.phase in ("birdsong", "daylight")


def as_moved(state: RootState, seat: Seat) -> RootState:
    """Return the position after the move under way, with the flowers that gain most by it."""
    moved = state.copy()
    board = board_of(moved, seat)
    origin, to, warriors = board.moving
    board.moving = []
    here = [kind for kind, n in flowers_at(moved, seat, origin).items() for _ in range(n)]
    homes = cathedrals(moved, seat)
    gain = {
        k: worth(moved, seat, k, to, homes) - worth(moved, seat, k, origin, homes) for k in here
    }
    for kind in sorted(here, key=lambda each: -gain[each])[:warriors]:
        if gain[kind] > 0:
            take_along(moved, seat, origin, to, kind, 1)
    return moved


def worth_of_flowers(state: RootState, seat: Seat, clearing: int, homes: Sequence[int]) -> float:
    """Value the flowers of a clearing."""
    return sum(
        count * worth(state, seat, kind, clearing, homes)
        for kind, count in flowers_at(state, seat, clearing).items()
    )


def worth(state: RootState, seat: Seat, kind: str, clearing: int, homes: Sequence[int]) -> float:
    """Value a flower by its distance from the nearest cathedral where it scores."""
    suit = SUIT_OF_FLOWER[PieceKind(kind)]
    altars = [home for home in homes if suit == BIRD or suit in state.suits[home]]
    if clearing in altars:
        return SCORES if may_offer(state, seat) else DELIVERED
    ways = distances(state.map, state.opened)[clearing]
    steps = min((ways[altar] for altar in altars), default=9)
    value = ON_THE_WAY[steps] if steps < len(ON_THE_WAY) else FAR_AWAY
    if clearing in homes:
        return max(value, AT_HAND)
    return value if state.warriors[clearing][seat] else value * UNGUARDED


@cache
def distances(map_key: str, opened: tuple[tuple[int, int], ...]) -> list[list[int]]:
    """Count the moves between every two clearings of a map."""
    beside = map_of(map_key, opened).adjacent
    table = []
    for start in range(len(beside)):
        steps = [99] * (len(beside) + 1)
        steps[start] = 0
        reached = [start]
        for clearing in reached:
            for each in beside[clearing]:
                if steps[each] == 99:
                    steps[each] = steps[clearing] + 1
                    reached.append(each)
        table.append(steps)
    return table


def expected_flowers(state: RootState, seat: Seat, homes: Sequence[int]) -> float:
    """Estimate the number of an Evening's flowers that can be placed: a warrior must be outside.

    A warrior beside such a place may still move there.
    """
    left = bag(state, seat)
    total = sum(left.values())
    if not total:
        return 0.0
    later = STILL_NEAR if may_offer(state, seat) and actions_left(state, seat) else NEAR
    warriors = [row[seat] for row in state.warriors]
    found: dict[str, float] = {BIRD: 0.0}
    for clearing, beside in enumerate(state.woodland.adjacent):
        if clearing and clearing not in homes:
            chance = 1.0 if warriors[clearing] else later * any(warriors[c] for c in beside)
            for suit in (*suits_of(state.suits[clearing]), BIRD):
                found[suit] = max(found.get(suit, 0.0), chance)
    fitting = sum(n * found.get(SUIT_OF_FLOWER[PieceKind(kind)], 0.0) for kind, n in left.items())
    return min(total, 2 + bees(state, seat)) * fitting / total


def best_site(state: RootState, seat: Seat, homes: Sequence[int]) -> float:
    """Value the clearing that is nearest to another cathedral."""
    built = count_uncovered(state, seat)
    if built >= CATHEDRALS:
        return 0.0
    gain = CATHEDRAL_WORTH[built + 1] - CATHEDRAL_WORTH[built] + track_of(state).points[built]
    best = 0.0
    for clearing in state.woodland.clearings:
        if not state.tokens[clearing] or state.open_slots(clearing) <= 0 or clearing in homes:
            continue
        there = sum(matching_flowers(state, seat, clearing).values())
        if not there or not can_place(state, seat, clearing):
            continue
        have = min(there, COST[built])
        profit = gain - worth_of_flowers(state, seat, clearing, homes) * have / there
        share = (have / COST[built]) ** 2
        if share < 1 or not may_offer(state, seat):
            share *= LATER if state.warriors[clearing][seat] else LATER * UNGUARDED
        best = max(best, share * profit)
    return best


def still_to_come(state: RootState, seat: Seat, homes: Sequence[int]) -> float:
    """Value the actions left and this Evening's draws, so that nothing is passed early."""
    value = 0.0
    if state.phase in ("birdsong", "daylight") and not is_past(state, seat, "act"):
        value += ACTION * actions_left(state, seat)
        value += best_craft(state, seat)
    if not is_past(state, seat, "pollinate"):
        value += DRAWN_FLOWER * expected_flowers(state, seat, homes)
    if not has_reached(state, seat, "draw"):
        room = max(0, HAND_LIMIT - len(state.hands[seat]))
        value += DRAWN_CARD * min(1 + bees(state, seat), room)
    return value


def best_craft(state: RootState, seat: Seat) -> float:
    """Value the card whose crafting brings most, honey included (HCC.2.3)."""
    gains = [
        CARDS[card].points + 1 - DELIVERED * len(CARDS[card].cost)
        for card in state.hands[seat]
        if can_craft(state, seat, card)
    ]
    return max(0.0, *gains) if gains else 0.0
