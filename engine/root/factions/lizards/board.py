"""The Lizard Cult's board (Law 10): gardens, acolytes, the Outcast, and the Lost Souls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.seats import Seat
from engine.root.data.cards import CARDS, SUIT_OF, faces
from engine.root.events import EffectUsed
from engine.root.factions.base import Loss, RootTable
from engine.root.pieces import BIRD, FOX, MOUSE, RABBIT, CardId, Clearing, Suit
from engine.root.rules.hands import discard, lay_aside, refill
from engine.root.rules.placing import in_supply
from engine.root.rules.rule import why_not_place
from engine.root.state import Board, RootState

WARRIORS = 25
COPIES = 5
SUITS = (FOX, RABBIT, MOUSE)
GARDENS: dict[str, str] = {suit: f"garden_{suit}" for suit in SUITS}
"""The kind of building of each printed suit."""
POINTS = (0, 0, 2, 2, 3, 4)
"""What a suit scores with no space of its track empty to all five (10.5.3)."""
BONUS_FROM = 2
"""Empty spaces of a track that uncover its draw bonus (10.6.3)."""


class LizardsBoard(Board, tag="lizards"):
    """What stands on the Cult's board besides the tracks, which follow from the map."""

    start: int = 0
    outcast: str = FOX
    """The suit that the outcast marker is on; where it lies until setup chooses."""
    hated: bool = False
    acolytes: int = 0
    lost_souls: list[int] = msgspec.field(default_factory=list)
    revealed: list[int] = msgspec.field(default_factory=list)
    """Cards revealed for rituals this turn, until they are taken back (10.5, 10.6.1)."""
    scored: list[str] = msgspec.field(default_factory=list)
    """Suits scored this turn (10.5.3)."""

    def copy(self) -> LizardsBoard:
        """Return an independent copy."""
        return LizardsBoard(
            self.start,
            self.outcast,
            self.hated,
            self.acolytes,
            self.lost_souls[:],
            self.revealed[:],
            self.scored[:],
        )


class OutcastChosen(Event, frozen=True, gc=False):
    """The outcast marker was placed at setup (10.3.3)."""

    seat: Seat
    suit: Suit


class OutcastAdjusted(Event, frozen=True, gc=False):
    """The Lost Souls were counted; `hated` is `yes` or `no` (10.4.1)."""

    seat: Seat
    suit: Suit
    hated: str


class LostSoulsDiscarded(Event, frozen=True, gc=False):
    """The Lost Souls went to the discard pile; `cards` are dominance, beside the map (10.4.2)."""

    seat: Seat
    count: int
    """All of them, dominance cards too."""
    cards: tuple[CardId, ...]


class AcolytesGained(Event, frozen=True, gc=False):
    """Warriors came into the Acolytes box; `acolytes` are all that are there now."""

    seat: Seat
    count: int
    acolytes: int


def board_of(state: RootState, seat: int) -> LizardsBoard:
    """Return the Cult's board."""
    board = state.boards[seat]
    assert isinstance(board, LizardsBoard)
    return board


def barred(state: RootState, seat: Seat, clearing: int) -> Refused:
    """Return which section keeps the Cult from placing pieces in a clearing."""
    if law := why_not_place(state, seat, clearing):
        return Refused("place-barred", law=law, clearing=clearing)
    return Refused("not-offered")


# Gardens


def gardens_left(state: RootState, seat: int, suit: str) -> int:
    """Count the gardens on a suit's track."""
    return in_supply(state, seat, GARDENS[suit])


def uncovered(state: RootState, seat: int, suit: str) -> int:
    """Count the empty spaces of a suit's track, which say what it scores and draws."""
    return COPIES - gardens_left(state, seat, suit)


def draw_bonuses(state: RootState, seat: int) -> int:
    """Count the uncovered draw bonuses (10.6.3)."""
    return sum(uncovered(state, seat, suit) >= BONUS_FROM for suit in SUITS)


def outcast_gardens(state: RootState, seat: int) -> list[Clearing]:
    """List the clearing of each garden whose printed suit is the Outcast (10.2.1)."""
    garden = (seat, GARDENS[board_of(state, seat).outcast])
    return [
        Clearing(clearing)
        for clearing, row in enumerate(state.buildings)
        if garden in row
        for _ in range(row.count(garden))
    ]


async def fear_of_the_faithful(t: RootTable, seat: Seat, losses: Sequence[Loss]) -> None:
    """Discard a random card for each garden that was removed (10.2.5)."""
    fallen = sum(len(loss.pieces) for loss in losses if loss.owner == seat)
    for _ in range(min(fallen, len(t.state.hands[seat]))):
        hand = t.state.hands[seat]
        t.tell(EffectUsed(seat, "fear_of_the_faithful"))
        discard(t, seat, [hand[t.draw(len(hand))]])


# Acolytes


def gain_acolytes(t: RootTable, seat: Seat, count: int) -> None:
    """Put warriors that are neither on the map nor in the supply in the Acolytes box."""
    board = board_of(t.state, seat)
    board.acolytes += count
    t.tell(AcolytesGained(seat, count, board.acolytes))


# The Outcast and the Lost Souls (10.4.1, 10.4.2)


def adjust_outcast(t: RootTable, seat: Seat) -> None:
    """Let the suit most common among the Lost Souls, birds apart, become the Outcast (10.4.1)."""
    board = board_of(t.state, seat)
    most = most_common_suit(board.lost_souls)
    if most is not None and most != board.outcast:
        board.outcast, board.hated = most, False
    else:
        # The same suit again, or no single one with the most cards: it stays, and is Hated.
        board.hated = True
    t.tell(OutcastAdjusted(seat, Suit(board.outcast), "yes" if board.hated else "no"))


def most_common_suit(cards: Sequence[int]) -> str | None:
    """Return the one suit with the most cards, birds apart; None where no one suit has."""
    counts = Counter(SUIT_OF[card] for card in cards if SUIT_OF[card] != BIRD)
    most = max(counts.values(), default=0)
    suits = [suit for suit, count in counts.items() if count == most]
    return suits[0] if len(suits) == 1 else None


def discard_lost_souls(t: RootTable, seat: Seat) -> None:
    """Discard the Lost Souls; dominance cards become available (10.4.2).

    They would come back by `put_down`. A deck that had run out is at once made of them (2.1).
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
