"""Worth of the Clergy's hand: the cards that flowers could craft (HCC.2.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.seats import Seat
from engine.root.data.cards import CARDS, distinct
from engine.root.factions.clergy.board import FLOWERS, SUIT_OF_FLOWER, cathedrals
from engine.root.factions.clergy.evaluation import may_offer
from engine.root.factions.clergy.outlook import DELIVERED
from engine.root.pieces import BIRD, PieceKind
from engine.root.rules.crafting import ANY, can_craft, may_craft
from engine.root.rules.score import share_left
from engine.root.state import RootState

CRAFTED_EFFECT, HELD = 0.9, 0.19
"""The worth of a persistent effect in play, and of any card in hand."""
ITEM = 0.25
"""The worth per point, in any hand, of an item that can be crafted at once."""
READY, PAID, SHORT, MOST_CRAFTS = 0.95, 0.56, 0.3, 3
"""The part of a craft's gain that counts if it is possible this turn, almost all, for actions to
come first; if flowers on the map pay for it; and if they do not; and the most cards counted."""


def crafts_to_come(state: RootState, seat: Seat) -> float:
    """Value the cards of the hand by the gain of crafting them, honey included.

    Each flower of the map pays for one card only, the best first: otherwise crafting a card would
    seem to cost what the others might have done with the same flower.
    """
    if not state.may_score(seat):
        return 0.0
    hand = distinct(state.hand(seat))
    gains = sorted(((gain_of_craft(state, seat, c), -c) for c in hand), reverse=True)
    homes = cathedrals(state, seat) if may_offer(state, seat) else []
    ready = grown_in(state, seat, homes)
    grown = grown_in(state, seat, [c for c in state.woodland.clearings if c not in homes])
    value = 0.0
    for gain, card in gains[:MOST_CRAFTS]:
        cost = CARDS[-card].cost
        if gain <= 0:
            break
        if can_craft(state, seat, -card) and pay_from(ready, cost):
            value += READY * gain
            continue
        both = grown + ready
        if pay_from(both, cost):
            grown, ready = both, Counter()
            value += PAID * gain
        else:
            value += SHORT * gain
    return min(1.0, 3 * share_left(state)) * value - counted_in_hand(state, seat)


def grown_in(state: RootState, seat: Seat, clearings: Sequence[int]) -> Counter[str]:
    """Count the flowers in some clearings by suit."""
    return Counter(
        SUIT_OF_FLOWER[PieceKind(kind)]
        for clearing in clearings
        for owner, kind in state.tokens[clearing]
        if owner == seat and kind in FLOWERS
    )


def gain_of_craft(state: RootState, seat: Seat, card: int) -> float:
    """Value crafting a card relative to keeping it."""
    printed = CARDS[card]
    if not printed.cost or not may_craft(state, seat, card):
        return 0.0
    gain = printed.points + 1 - DELIVERED * len(printed.cost) - HELD
    return gain + CRAFTED_EFFECT * (printed.kind == "persistent")


def pay_from(grown: Counter[str], cost: Sequence[str]) -> bool:
    """Take a card's cost from flowers if they pay for it; birds and parts of any suit last."""
    left = Counter(grown)
    for suit in sorted(cost, key=lambda each: each == ANY):
        fits = [each for each in left if left[each] and (suit in (each, ANY) or each == BIRD)]
        if not fits:
            return False
        left[min(fits, key=lambda each: (each == BIRD, -left[each]))] -= 1
    grown.clear()
    grown.update(left)
    return True


def counted_in_hand(state: RootState, seat: Seat) -> float:
    """Return the usual worth of craftable items in a hand: here they are planned instead."""
    items = [card for card in state.hand(seat) if CARDS[card].item is not None]
    return sum(ITEM * CARDS[card].points for card in items if can_craft(state, seat, card))
