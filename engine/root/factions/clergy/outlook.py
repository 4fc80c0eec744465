"""What a position is worth to the Clergy (HCC) beyond what the anchor sees: an economy.

Flowers come each Evening for as long as there are warriors to keep them, and cards that are crafted
score more than flowers that are offered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.seats import Seat
from engine.root.data.cards import CARDS, distinct
from engine.root.factions.clergy.actions import actions_left
from engine.root.factions.clergy.board import (
    FLOWERS,
    SUIT_OF_FLOWER,
    bees,
    cathedrals,
    flowers_at,
)
from engine.root.factions.clergy.evaluation import (
    ACT,
    DELIVERED,
    DRAWN_FLOWER,
    HORIZON,
    UNGUARDED,
    expected_flowers,
    prospects,
    worth,
    worth_of_flowers,
)
from engine.root.pieces import BIRD, PieceKind
from engine.root.rules.crafting import ANY, may_craft
from engine.root.rules.score import POINTS_TO_WIN
from engine.root.state import RootState

DRAWS = 2.2
"""How many Evenings' flowers count at the start of a match, beside the next one's."""
BEE, MOST_BEES = 0.9, 3
"""What a bee will bring while most of the match is left: a flower and a card each Evening."""
TAKEN = (0.5, 0.35, 0.15, 0.05)
"""Chance that an enemy nearby takes what is guarded, by the number of warriors."""
FLOWER_LOST, CATHEDRAL_LOST = 0.3, 1.5
"""What that costs beside the piece itself: the enemy's point, and what it would have yielded."""
BAND, MOST_BAND = 0.15, 10
"""Worth of each warrior beside its place, by their number: they carry, and flowers come to them."""


CRAFTS, MOST_CRAFTS = 0.7, 3
"""How much of what cards of the hand would bring counts, and of how many, the best first."""
CRAFTED_EFFECT, HELD, HELD_ITEM = 0.9, 0.35, 0.25
"""What a persistent effect is worth, and what a card is in the hand, an item by its points."""
SHORT = 0.4
"""What is left of a card's worth while no flower on the map is of its suits."""
PENDING = 0.3
"""How much more an action counts that is still to be taken: offers can wait, and end them."""


def outlook(state: RootState, seat: Seat) -> float:
    """Value the position with flowers as an economy: what each further Evening will bring."""
    left = share_left(state)
    homes = cathedrals(state, seat)
    more = DRAWN_FLOWER * max(0.0, DRAWS * left - HORIZON) * expected_flowers(state, seat, homes)
    band = min(MOST_BAND, sum([row[seat] for row in state.warriors]))
    more += BEE * left * min(bees(state, seat), MOST_BEES) + BAND * band
    if state.current == seat and state.stage <= ACT and state.phase != "evening":
        more += PENDING * actions_left(state, seat)
    return (
        prospects(state, seat) + more - left_lying(state, seat, homes) - exposed(state, seat, homes)
    )


def share_left(state: RootState) -> float:
    """Return about how much of the match is left."""
    return max(0.1, 1 - max(state.points) / POINTS_TO_WIN)


def crafts_to_come(state: RootState, seat: Seat) -> float:
    """Value the cards of the hand by what crafting them would bring, honey included (HCC.2.3)."""
    if not state.may_score(seat):
        return 0.0
    grown: Counter[str] = Counter(
        SUIT_OF_FLOWER[PieceKind(kind)]
        for row in state.tokens
        for owner, kind in row
        if owner == seat and kind in FLOWERS
    )
    gains = sorted(
        (gain_of_craft(state, seat, card, grown) for card in distinct(state.hand(seat))),
        reverse=True,
    )
    gained = sum(gain for gain in gains[:MOST_CRAFTS] if gain > 0)
    return CRAFTS * min(1.0, 3 * share_left(state)) * gained


def gain_of_craft(state: RootState, seat: Seat, card: int, grown: Counter[str]) -> float:
    """Value crafting a card beside keeping it, by the flowers on the map that could pay."""
    printed = CARDS[card]
    if not printed.cost or not may_craft(state, seat, card):
        return 0.0
    gain = printed.points + 1 - DELIVERED * len(printed.cost) - HELD - HELD_ITEM * printed.points
    if printed.kind == "persistent":
        gain += CRAFTED_EFFECT
    wanted = Counter(printed.cost)
    any_suit = wanted.pop(ANY, 0)
    paid = sum(min(count, grown[suit]) for suit, count in wanted.items())
    spare = grown.total() - paid if any_suit else grown[BIRD]
    paid = min(len(printed.cost), paid + spare)
    return gain * (SHORT + (1 - SHORT) * paid / len(printed.cost))


def left_lying(state: RootState, seat: Seat, homes: Sequence[int]) -> float:
    """Return what flowers lose that are more than the warriors beside them could carry at once."""
    lost = 0.0
    for clearing in state.woodland.clearings:
        warriors = state.warriors[clearing][seat]
        if not warriors or clearing in homes or len(state.tokens[clearing]) <= warriors:
            continue
        here = flowers_at(state, seat, clearing)
        more = sum(here.values()) - warriors
        if more > 0:
            each = min(worth(state, seat, kind, clearing, homes) for kind in here)
            lost += (1 - UNGUARDED) * more * each
    return lost


def exposed(state: RootState, seat: Seat, homes: Sequence[int]) -> float:
    """Return what flowers and cathedrals lose that enemies could take within a move."""
    lost = 0.0
    for clearing in state.woodland.clearings:
        flowers = sum([owner == seat for owner, _ in state.tokens[clearing]])
        if not flowers and clearing not in homes:
            continue
        guards = state.warriors[clearing][seat]
        if guards >= len(TAKEN) or not rivals_near(state, seat, clearing):
            continue
        stake = FLOWER_LOST * flowers + CATHEDRAL_LOST * (clearing in homes)
        lost += TAKEN[guards] * (stake + worth_of_flowers(state, seat, clearing, homes))
    return lost


def rivals_near(state: RootState, seat: Seat, clearing: int) -> bool:
    """Return whether warriors of others stand in a clearing or beside it."""
    around = (clearing, *state.woodland.adjacent[clearing])
    return any(sum(state.warriors[each]) > state.warriors[each][seat] for each in around)
