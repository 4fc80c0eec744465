"""The Outcast and the Lost Souls of the Lizard Cult (Law 10.2.6, 10.4.1, 10.4.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.choices.actions import Option
from engine.core.events import Event
from engine.core.seats import Seat
from engine.root.data.cards import CARDS, SUIT_OF, faces
from engine.root.factions.lizards.board import board_of
from engine.root.pieces import BIRD, CardId, Suit
from engine.root.rules.hands import lay_aside, refill
from engine.root.state import RootState, RootTable


class ChooseOutcast(Option, frozen=True, gc=False, tag="lizards.outcast"):
    """A suit to become the Outcast at setup (10.3.3)."""

    suit: Suit


class OutcastChosen(Event, frozen=True, gc=False, tag="OutcastChosen"):
    """The outcast marker was placed at setup (10.3.3)."""

    seat: Seat
    suit: Suit


class OutcastAdjusted(Event, frozen=True, gc=False, tag="OutcastAdjusted"):
    """The Lost Souls were counted; `hated` is `yes` or `no` (10.4.1)."""

    seat: Seat
    suit: Suit
    hated: str


class LostSoulsDiscarded(Event, frozen=True, gc=False, tag="LostSoulsDiscarded"):
    """The Lost Souls went to the discard pile; dominance `cards` are beside the map (10.4.2)."""

    seat: Seat
    count: int
    """The number of Lost Souls, dominance cards included."""
    cards: tuple[CardId, ...]


def outcast_clearings(state: RootState, seat: int) -> list[int]:
    """List the clearings that match the Outcast."""
    outcast = board_of(state, seat).outcast
    return [clearing for clearing, suits in enumerate(state.suits) if outcast in suits]


def adjust_outcast(t: RootTable, seat: Seat) -> None:
    """Make the most common suit among the Lost Souls, without birds, the Outcast (10.4.1)."""
    board = board_of(t.state, seat)
    most = most_common_suit(board.lost_souls)
    if most is not None and most != board.outcast:
        board.outcast, board.hated = most, False
    else:
        # The same suit again, or a tie: the Outcast stays, and is Hated.
        board.hated = True
    t.tell(OutcastAdjusted(seat, Suit(board.outcast), "yes" if board.hated else "no"))


def most_common_suit(cards: Sequence[int]) -> str | None:
    """Return the suit with the most cards, without birds; None in a tie."""
    counts = Counter(SUIT_OF[card] for card in cards if SUIT_OF[card] != BIRD)
    most = max(counts.values(), default=0)
    suits = [suit for suit, count in counts.items() if count == most]
    return suits[0] if len(suits) == 1 else None


def discard_lost_souls(t: RootTable, seat: Seat) -> None:
    """Discard the Lost Souls; dominance cards become available (10.4.2).

    `put_down` would only bring them back. An empty deck is at once made of them (2.1).
    """
    state, board = t.state, board_of(t.state, seat)
    souls, board.lost_souls = board.lost_souls, []
    if not souls:
        return
    dominance = [card for card in souls if CARDS[card].kind == "dominance"]
    for card in souls:
        lay_aside(state, card)
    t.tell(LostSoulsDiscarded(seat, len(souls), faces(dominance)))
    if not state.deck:
        refill(t)
