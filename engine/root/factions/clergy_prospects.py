"""What a position is worth to the Clergy, for computer players: flowers and cathedrals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.core.seats import Seat
from engine.root.factions.clergy_acts import actions_left
from engine.root.factions.clergy_flowers import (
    CATHEDRAL,
    CATHEDRALS,
    COST,
    FLOWERS,
    POINTS,
    SUIT_OF_FLOWER,
    bees,
    board_of,
    cathedrals,
    flowers_at,
    matching_flowers,
    take_along,
    uncovered,
)
from engine.root.hands import HAND_LIMIT
from engine.root.maps import map_of
from engine.root.pieces import BIRD, PieceKind
from engine.root.placing import in_supply
from engine.root.rule import can_place
from engine.root.state import RootState

CATHEDRAL_WORTH = (-1.0, 1.5, 3.0, 5.5, 6.8, 9.0)
"""What no cathedral to five cathedrals will yield in the turns to come."""
DELIVERED, AT_HAND = 0.8, 0.55
"""A flower at a cathedral of its suit, and at one of another suit, where it can craft."""
ON_THE_WAY = (0.0, 0.55, 0.42, 0.32)
FAR_AWAY = 0.25
UNGUARDED = 0.6
"""What is left of a flower's worth where no warrior could carry it."""
SITE = 1.6
"""What a clearing whose flowers pay for a cathedral adds, besides its points."""
DRAWN_FLOWER, DRAWN_CARD, ACTION = 0.35, 0.35, 0.12
POLLINATE, DRAW = 5, 6
"""The places of these stages in the turn."""


def prospects(state: RootState, seat: Seat) -> float:
    """Value the Clergy's position in points; a move under way as if it were done."""
    if board_of(state, seat).moving:
        state = as_moved(state, seat)
    homes = cathedrals(state, seat)
    value = CATHEDRAL_WORTH[min(len(homes), CATHEDRALS)]
    value += sum(0.15 * min(state.warriors[home][seat], 3) for home in homes)
    value += 0.13 * sum(row[seat] for row in state.warriors)
    value += 0.35 * len(fields(state, seat))
    for clearing, row in enumerate(state.tokens):
        if row:
            value += worth_of_flowers(state, seat, clearing, homes)
    value += best_site(state, seat)
    if state.current == seat:
        value += still_to_come(state, seat)
    return value


def as_moved(state: RootState, seat: Seat) -> RootState:
    """Return the position after the move under way, with the flowers that gain most by it."""
    moved = state.copy()
    board = board_of(moved, seat)
    origin, to, warriors = board.moving
    board.moving = []
    for row in (moved.warriors, moved.strength):
        row[origin][seat] -= warriors
        row[to][seat] += warriors
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
    """Value a flower by its way to the nearest cathedral where it scores."""
    suit = SUIT_OF_FLOWER[PieceKind(kind)]
    altars = [home for home in homes if suit in (state.suits[home], BIRD)]
    if clearing in altars:
        return DELIVERED
    steps = min((distances(state.map)[clearing][altar] for altar in altars), default=9)
    value = ON_THE_WAY[steps] if steps < len(ON_THE_WAY) else FAR_AWAY
    if clearing in homes:
        return max(value, AT_HAND)
    return value if state.warriors[clearing][seat] else value * UNGUARDED


@cache
def distances(map_key: str) -> list[list[int]]:
    """Count the moves between every two clearings of a map."""
    beside = map_of(map_key).adjacent
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


def fields(state: RootState, seat: Seat) -> list[str]:
    """List the suits whose drawn flowers could be placed."""
    found: list[str] = []
    for clearing in state.woodland.clearings:
        suit = state.suits[clearing]
        if suit in found or not state.warriors[clearing][seat]:
            continue
        if not state.has_building(seat, clearing, CATHEDRAL):
            found.append(suit)
    return found


def best_site(state: RootState, seat: Seat) -> float:
    """Value the clearing that is nearest to another cathedral."""
    built = uncovered(state, seat)
    if built >= CATHEDRALS:
        return 0.0
    best = 0.0
    for clearing in state.woodland.clearings:
        if not state.tokens[clearing] or state.open_slots(clearing) <= 0:
            continue
        if state.has_building(seat, clearing, CATHEDRAL) or not can_place(state, seat, clearing):
            continue
        have = min(sum(matching_flowers(state, seat, clearing).values()), COST[built])
        guarded = 1.0 if state.warriors[clearing][seat] else UNGUARDED
        best = max(best, guarded * (have / COST[built]) ** 2 * (SITE + POINTS[built]))
    return best


def still_to_come(state: RootState, seat: Seat) -> float:
    """Value the actions left and what this Evening will bring, so that nothing is passed early."""
    value = 0.0
    if state.phase in ("birdsong", "daylight") and state.stage <= 1:
        value += ACTION * actions_left(state, seat)
    if state.stage <= POLLINATE:
        left = sum(in_supply(state, seat, kind) for kind in FLOWERS)
        value += DRAWN_FLOWER * min(2 + bees(state, seat), left)
    if state.stage < DRAW:
        room = max(0, HAND_LIMIT - len(state.hands[seat]))
        value += DRAWN_CARD * min(1 + bees(state, seat), room)
    return value
