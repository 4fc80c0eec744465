"""The worth of a position to the Clergy (HCC) beyond the anchor's: an economy.

Each Evening brings flowers to clearings with warriors, bees bring more of them, and a flower
carried home is worth a point, or more if it pays for crafting.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.seats import Seat
from engine.root.factions.clergy.actions import actions_left
from engine.root.factions.clergy.board import (
    CATHEDRALS,
    COST,
    FLOWER,
    FLOWER_SUITS,
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
from engine.root.factions.clergy.evaluation import as_moved, distances, may_offer
from engine.root.factions.clergy.turn import CARDS_DRAWN, FLOWERS_DRAWN
from engine.root.pieces import BIRD, PieceKind, suits_of
from engine.root.rules.hands import HAND_LIMIT
from engine.root.rules.menus import has_reached, is_past
from engine.root.rules.placing import can_place
from engine.root.rules.score import share_left
from engine.root.state import RootState

SCORES = 1.0
"""A flower at a cathedral of its suit while it can still be offered this turn."""
DELIVERED, AT_HAND = 0.92, 0.45
"""The same flower later on, and one at a cathedral of another suit, where it can craft."""
ON_THE_WAY, FAR_AWAY = (0.0, 0.58, 0.43, 0.32), 0.25
"""A flower by its moves to a cathedral where it scores: each step should be worth its action."""
UNCARRIED = 0.6
"""The rest of a flower's worth where no warrior is left to carry it."""
ALIVE = 5.0
"""Flowers keep their full worth until less than one part in this many of the match is left."""
ALTARS = (-0.7, 1.1, 1.9, 2.6, 3.2, 3.6)
"""The worth of no cathedral to five cathedrals as places to score, swarm and craft at."""
BEE = 2.6
"""The yield of a bee over a whole match: a flower and a card each Evening."""
BEE_NEXT = 0.22
"""The part of that which counts if the next cathedral shows a bee."""
SITE_LATER = 0.43
"""The rest of a building site's worth once offers are over."""
DRAWN_LATER = (0.23, 0.92)
"""The worth of a flower of a later Evening at the end of a match and at its start."""
NEAR_NOW, NEAR_LATER = 0.4, 0.68
"""The weight of a flower for which a warrior would have to move first: this Evening, and later."""
DRAWN, DRAWN_CARD = 1.23, 0.55
"""The worth of this Evening's flowers and cards before they are drawn: more than after, so that
warriors stand where flowers fit, and no offer is left out for the sake of drawing them."""
TAKEN, MOST_TAKEN = 0.15, 0.75
"""Chance that something is taken, for each enemy warrior nearby to each guard, and at most."""
FLOWER_LOST, CATHEDRAL_LOST = 0.16, 0.5
"""The cost of that beyond the piece itself: the enemy's point, and the lost yield."""
WARRIOR, AT_HOME, MOST_AT_HOME = 0.12, 0.08, 2
BAND, MOST_BAND = 0.15, 10
"""The worth of each warrior beyond its place, and their most: they carry, and attract flowers."""
PENDING = 0.9
"""The worth of an action still to be taken: offers can wait, and end the actions."""


def outlook(state: RootState, seat: Seat) -> float:
    """Value the position with flowers as an economy, a move under way as finished."""
    if board_of(state, seat).moving:
        state = as_moved(state, seat)
    left = share_left(state)
    homes = cathedrals(state, seat)
    warriors = [row[seat] for row in state.warriors]
    value = ALTARS[min(len(homes), CATHEDRALS)]
    value += bees_to_come(state, count_uncovered(state, seat), left)
    value += sum([AT_HOME * min(warriors[home], MOST_AT_HOME) for home in homes])
    value += WARRIOR * sum(warriors) + BAND * min(MOST_BAND, sum(warriors))
    value += sum(
        [
            value_flowers(state, seat, clearing, homes, left)
            for clearing in clearings_at_stake(state, seat)
        ]
    )
    value += best_site(state, seat, homes, left)
    value += evenings(state, seat, homes, left)
    if state.current == seat and state.phase != "evening" and not is_past(state, seat, "act"):
        value += PENDING * actions_left(state, seat)
    return value


def bees_to_come(state: RootState, built: int, left: float) -> float:
    """Value the bees of a number of cathedrals, and the next one's if it shows another."""
    bees = track_of(state).bees
    count = sum(bees[:built]) + (BEE_NEXT * bees[built] if built < CATHEDRALS else 0.0)
    return BEE * left * count


def evenings(state: RootState, seat: Seat, homes: Sequence[int], left: float) -> float:
    """Value the flowers that find warriors in later Evenings, and this Evening's cards."""
    late, early = DRAWN_LATER
    sure, near = placeable(state, seat, homes)
    value = (late + (early - late) * left) * (sure + NEAR_LATER * near)
    if state.current == seat:
        if not is_past(state, seat, "pollinate"):
            value += DRAWN * (sure + NEAR_NOW * near)
        if not has_reached(state, seat, "draw"):
            room = max(0, HAND_LIMIT - len(state.hands[seat]))
            value += DRAWN_CARD * min(CARDS_DRAWN + bees(state, seat), room)
    return value


def placeable(state: RootState, seat: Seat, homes: Sequence[int]) -> tuple[float, float]:
    """Return how many of an Evening's flowers have a warrior in place, and one a move away."""
    left = bag(state, seat)
    total = sum(left.values())
    if not total:
        return 0.0, 0.0
    sure: set[str] = set()
    near: set[str] = set()
    warriors = [row[seat] for row in state.warriors]
    for clearing in state.woodland.clearings:
        if clearing in homes or not can_place(state, seat, clearing):
            continue
        if warriors[clearing]:
            sure.update(suits_of(state.suits[clearing]), (BIRD,))
        elif any(warriors[each] for each in state.woodland.adjacent[clearing]):
            near.update(suits_of(state.suits[clearing]), (BIRD,))
    drawn = min(total, FLOWERS_DRAWN + bees(state, seat)) / total
    fits = sum(left[FLOWER[suit]] for suit in FLOWER_SUITS if suit in sure)
    close = sum(left[FLOWER[suit]] for suit in FLOWER_SUITS if suit in near and suit not in sure)
    return drawn * fits, drawn * close


# Flowers on the map


def clearings_at_stake(state: RootState, seat: Seat) -> list[int]:
    """List the clearings where the Clergy could lose more than warriors."""
    return [
        int(clearing) for clearing in state.woodland.clearings if state.pieces_of(seat, clearing)
    ]


def value_flowers(
    state: RootState, seat: Seat, clearing: int, homes: Sequence[int], left: float
) -> float:
    """Value the flowers of a clearing, by the number that can be carried and the rivals near."""
    flowers = sorted(flower_worths(state, seat, clearing, homes, left), reverse=True)
    guards = state.warriors[clearing][seat]
    at_home = clearing in homes
    carried = len(flowers) if at_home else guards
    value = sum(flowers[:carried]) + UNCARRIED * sum(flowers[carried:])
    stake = FLOWER_LOST * len(flowers) + CATHEDRAL_LOST * at_home
    if not (at_home and may_offer(state, seat)):  # else they are offered before anybody comes
        stake += value
    return value - danger(state, seat, clearing) * stake


def danger(state: RootState, seat: Seat, clearing: int) -> float:
    """Estimate the chance that enemies take the pieces of a clearing before they are used."""
    guards = state.warriors[clearing][seat]
    return min(MOST_TAKEN, TAKEN * rivals_near(state, seat, clearing) / (guards + 0.5))


def flower_worths(
    state: RootState, seat: Seat, clearing: int, homes: Sequence[int], left: float
) -> list[float]:
    """Value each flower of a clearing by its distance from a cathedral where it scores."""
    here = flowers_at(state, seat, clearing)
    if not here:
        return []
    lasts = min(1.0, ALIVE * left)
    ways = distances(state.map, state.opened)[clearing]
    found = []
    for kind, count in here.items():
        suit = SUIT_OF_FLOWER[PieceKind(kind)]
        steps = min([ways[c] for c in homes if suit == BIRD or suit in state.suits[c]], default=9)
        if not steps:
            worth = SCORES if may_offer(state, seat) else DELIVERED * lasts
        else:
            worth = lasts * (ON_THE_WAY[steps] if steps < len(ON_THE_WAY) else FAR_AWAY)
            if clearing in homes:
                worth = max(worth, AT_HAND * lasts)
        found += [worth] * count
    return found


def best_site(state: RootState, seat: Seat, homes: Sequence[int], left: float) -> float:
    """Value the clearing that is nearest to another cathedral."""
    built = count_uncovered(state, seat)
    if built >= CATHEDRALS:
        return 0.0
    gain = ALTARS[built + 1] - ALTARS[built] + track_of(state).points[built]
    gain += bees_to_come(state, built + 1, left) - bees_to_come(state, built, left)
    best = 0.0
    for clearing in state.woodland.clearings:
        if not state.tokens[clearing] or state.open_slots(clearing) <= 0 or clearing in homes:
            continue
        there = sum(matching_flowers(state, seat, clearing).values())
        if not there or not can_place(state, seat, clearing):
            continue
        have = min(there, COST[built])
        flowers = flower_worths(state, seat, clearing, homes, left)
        profit = gain - sum(flowers) * have / len(flowers)
        share = (have / COST[built]) ** 2
        if share < 1 or not may_offer(state, seat):
            share *= SITE_LATER if state.warriors[clearing][seat] else SITE_LATER * UNCARRIED
            share *= 1 - danger(state, seat, clearing)
        best = max(best, share * profit)
    return best


def rivals_near(state: RootState, seat: Seat, clearing: int) -> int:
    """Count the warriors of others in a clearing and in the one beside it with most of them."""
    here, *beside = (
        sum(state.warriors[each]) - state.warriors[each][seat]
        for each in (clearing, *state.woodland.adjacent[clearing])
    )
    return here + max(beside)
