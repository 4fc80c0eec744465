"""Cards used in battle (Law 4.3.4)."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.root.data.cards import CARDS
from engine.root.events import HandSifted
from engine.root.pieces import BIRD, FOX, MOUSE, RABBIT, Suit
from engine.root.rules.battle.effects import AfterRoll, after_roll, hits_more, offer
from engine.root.rules.hands import discard
from engine.root.rules.plans import is_of_worth
from engine.root.state import Fight, RootTable

CARDS_TO_RISK = 2
"""By default Partisans are used to discard at most this many cards, none valuable."""


def partisans(suit: Suit) -> AfterRoll:
    """Register the Partisans of a suit."""

    @after_roll(f"{suit}_partisans", lambda state, seat, fight: suit in state.suits[fight.clearing])
    async def resolve(t: RootTable, seat: Seat, fight: Fight, card: int) -> None:
        """In a clearing of the suit, deal an extra hit and discard all cards of other suits."""
        state = t.state
        hand = state.hands[seat]
        kept = (suit, BIRD) if state.options.get("partisans") == "keep_birds" else (suit,)
        lost = [held for held in hand if CARDS[held].suit not in kept]
        cheap = len(lost) <= CARDS_TO_RISK and not any(is_of_worth(state, seat, c) for c in lost)
        useful = cheap and hits_more(state, fight, seat)
        if not await offer(t, seat, fight, f"{suit}_partisans", useful, plan="partisans"):
            return
        fight.extra[seat] += 1
        discard(t, seat, lost)
        if hand:
            t.tell(HandSifted(seat, kept))

    return resolve


for _suit in (FOX, RABBIT, MOUSE):
    partisans(_suit)
