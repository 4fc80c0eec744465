"""The Black Market: three facedown cards that a seat with pieces there may swap (Law 24)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choices.actions import Option, action
from engine.core.choices.performing import performs
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.seats import Seat
from engine.root.data.cards import CARDS, FACE, distinct
from engine.root.hooks.faction import open_handed
from engine.root.hooks.landmarks import Landmark, landmark
from engine.root.pieces import CardId, Clearing
from engine.root.rules.hands import take_top
from engine.root.rules.rule import has_pieces
from engine.root.state import NOBODY, RootState, RootTable

MARKET = "black_market"
STALLS = 3


@action("root swap", when="turn")
class MarketSwap(Option, frozen=True, gc=False, tag="market.swap"):
    """Swap a card of the hand for one of the facedown ones, unseen."""

    card: CardId
    stall: int


class Swapped(Event, frozen=True, gc=False, tag="Swapped"):
    """A player swapped a card at the Black Market."""

    seat: Seat
    stall: int


class SwappedWere(Event, frozen=True, gc=False, tag="SwappedWere"):
    """The card given and the card taken, told only to the seat that swapped them."""

    stall: int
    spent: CardId
    card: CardId


@landmark(MARKET)
class BlackMarket(Landmark):
    """Once per turn, a player with pieces there may swap a card."""

    actions = (MarketSwap,)
    phases = ()

    def stands(self, state: RootState, clearing: int) -> bool:
        """Return whether the clearing has a single slot and no ruin."""
        return state.woodland.slots[clearing] == 1 and clearing not in state.ruins

    def set_up(self, t: RootTable, seat: Seat, clearing: Clearing) -> None:
        """Place three cards of the deck beside it, unseen."""
        cards = [card for _ in range(STALLS) if (card := take_top(t)) is not None]
        t.state.market = [[card] for card in cards]
        t.state.market_seen = [NOBODY] * len(cards)

    def options(self, state: RootState, seat: Seat) -> Sequence[Option]:
        """List each card of the hand with each of the facedown ones."""
        if not self.possible(state, seat):
            return []
        stalls = range(1, len(state.market) + 1)
        hand = distinct(state.hand(seat))
        return [MarketSwap(card, stall) for card in hand for stall in stalls]

    def possible(self, state: RootState, seat: Seat) -> bool:
        """Return whether a seat has a card, pieces there, and has not yet swapped in this turn."""
        here = has_pieces(state, seat, state.landmarks[MARKET])
        return here and MARKET not in state.used and bool(state.hands[seat])

    def refusal(self, state: RootState, seat: Seat, action: Option) -> Refused | None:
        """Explain why a card cannot be swapped."""
        return why_no_swap(state, seat, action) if isinstance(action, MarketSwap) else None


@performs(MarketSwap)
async def swap(t: RootTable, seat: Seat, action: MarketSwap) -> None:
    """Put a card face down and take another; only the seat sees them, unless its hand is open."""
    state = t.state
    state.used.append(MARKET)
    stall = state.market[action.stall - 1]
    taken = CardId(stall[0])
    state.hands[seat].remove(action.card)
    state.hands[seat].append(taken)
    stall[0] = action.card
    state.market_seen[action.stall - 1] = seat
    t.tell(Swapped(seat, action.stall))
    seen = seat in open_handed(state.factions)
    told = SwappedWere(action.stall, FACE[action.card], FACE[taken])
    t.tell(told, only=None if seen else [seat])


def why_no_swap(state: RootState, seat: Seat, action: MarketSwap) -> Refused:
    """Explain why a card cannot be swapped, by the reason that lasts longest."""
    if MARKET not in state.landmarks:
        return Refused("no-market")
    clearing = state.landmarks[MARKET]
    if not has_pieces(state, seat, clearing):
        return Refused("market-no-pieces", clearing=clearing)
    if MARKET in state.used:
        return Refused("market-once")
    if not 1 <= action.stall <= len(state.market):
        return Refused("market-stall", most=len(state.market))
    return Refused("market-card", card=CARDS[action.card].name)
