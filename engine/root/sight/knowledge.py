"""A seat's knowledge of hidden cards that it saw, gave or took, as far as they are still there.

Built from the events that seat has heard and from its view, never from the state (Law 1.2).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.core.events import Event
from engine.core.language.messages import Message
from engine.core.seats import Seat
from engine.root.cards.landmarks.market import Swapped
from engine.root.data.cards import CARDS, FACE, copies_of
from engine.root.events import (
    CardTaken,
    CardTakenWas,
    Crafted,
    Discarded,
    DominanceActivated,
    DrewCards,
    DrewOpenly,
    HandSeen,
    HandShown,
    PickedUp,
)
from engine.root.factions.alliance.outrage import (
    BaseLost,
    OutragePaid,
    OutragePaidWith,
)
from engine.root.factions.alliance.supporters import (
    Mobilized,
    SupportersLost,
    SupportersSpent,
)
from engine.root.factions.corvids.exposure import CardShown, Exposed
from engine.root.factions.duchy.turn import CardsReturned, CardsRevealed
from engine.root.factions.eyrie.decree import DecreeGrew
from engine.root.factions.keepers.retinue import RetinueGrew
from engine.root.factions.legion.turn import CampaignBegan, CampaignChanged
from engine.root.factions.lizards.turn import RevealedReturned, RitualPerformed
from engine.root.factions.vagabond.events import CardPicked, CoalitionFormed
from engine.root.rules.dominance import DominanceTaken
from engine.root.rules.plans import AMBUSH, FOIL
from engine.root.view import (
    AllianceView,
    CorvidsView,
    DuchyView,
    EyrieView,
    KeepersView,
    LegionView,
    LizardsView,
    RootView,
    VagabondView,
)

HAND, SUPPORTERS = "hand", "supporters"
Pile = tuple[int, str]
"""A seat's hand, or its Supporters."""


class Knowledge:
    """Cards that one viewer can place in hidden piles."""

    def __init__(self, viewer: Seat) -> None:
        self.viewer = viewer
        self.sure: dict[Pile, Counter[int]] = {}
        """Cards that are certainly in a pile."""
        self.maybe: dict[Pile, Counter[int]] = {}
        """Cards that were there before a card left the pile unseen."""

    def add(self, pile: Pile, card: int) -> None:
        """Record that a card came into a pile."""
        self.sure.setdefault(pile, Counter())[FACE[card]] += 1

    def see(self, pile: Pile, card: int) -> None:
        """Record that a card was seen in a pile, unless it was known to be there."""
        if not self.sure.get(pile, Counter())[FACE[card]]:
            self.leave(pile, card)
            self.add(pile, card)

    def leave(self, pile: Pile, card: int) -> None:
        """Record that a card was seen to leave a pile: a certain one, or a possible one."""
        for known in (self.sure, self.maybe):
            cards = known.get(pile, Counter())
            if cards[FACE[card]] > 0:
                cards[FACE[card]] -= 1
                return

    def blur(self, pile: Pile) -> None:
        """Record that some card left a pile unseen: certain cards become possible ones."""
        self.maybe.setdefault(pile, Counter()).update(self.sure.pop(pile, Counter()))

    def hear(self, event: Event) -> None:
        """Learn from one event."""
        match event:
            case HandSeen(seat, cards):
                self.maybe.pop((seat, HAND), None)
                self.sure[seat, HAND] = Counter(FACE[card] for card in cards)
            case CardTakenWas(seat, source, card):
                self.leave((source, HAND), card)
                self.add((seat, HAND), card)
            case CardTaken(seat, source) if self.viewer not in (seat, source):
                self.blur((source, HAND))
            case CardShown(seat, _, card):
                self.see((seat, HAND), card)
            case Swapped(seat) if self.viewer != seat:
                self.blur((seat, HAND))
            case Exposed(seat, guesser, answer="no") if self.viewer not in (seat, guesser):
                self.blur((guesser, HAND))
            case Discarded(seat, cards) | CardsRevealed(seat, cards):
                for card in cards:
                    self.leave((seat, HAND), card)
            case (
                Crafted(seat, card) | DominanceActivated(seat, card) | DecreeGrew(seat, card)
                | RitualPerformed(seat, card) | CampaignBegan(seat, card)
                | CampaignChanged(seat, card) | RetinueGrew(seat, card)
                | CoalitionFormed(seat, _, card)
            ):  # fmt: skip
                self.leave((seat, HAND), card)
            case RevealedReturned(seat, cards) | CardsReturned(seat, cards):
                for card in cards:
                    self.add((seat, HAND), card)
            case DominanceTaken(seat, card, spent):
                self.leave((seat, HAND), spent)
                self.add((seat, HAND), card)
            case DrewOpenly(seat, cards):
                for card in cards:
                    self.add((seat, HAND), card)
            case CardPicked(seat, card) | PickedUp(seat, card):
                self.add((seat, HAND), card)
            case _:
                self.hear_of_supporters(event)

    def hear_of_supporters(self, event: Event) -> None:
        """Learn from events of the Supporters (8.2.3, 8.2.6)."""
        match event:
            case Mobilized(seat):
                self.blur((seat, HAND))
            case OutragePaid(seat, payer) if self.viewer not in (seat, payer):
                self.blur((payer, HAND))
            case OutragePaidWith(seat, payer, card):
                self.leave((payer, HAND), card)
                self.add((seat, SUPPORTERS), card)
            case SupportersSpent(seat, cards) | SupportersLost(seat, cards):
                for card in cards:
                    self.leave((seat, SUPPORTERS), card)
            case BaseLost(seat, _, cards):
                for card in cards:
                    self.leave((seat, SUPPORTERS), card)


def know(events: Iterable[Event], viewer: Seat) -> Knowledge:
    """Learn from all events that a seat has heard, in order."""
    known = Knowledge(viewer)
    for event in events:
        known.hear(event)
    return known


def knowledge(events: Sequence[Event], view: RootView) -> list[Message]:
    """List the cards that the viewer can place, and the seats that have seen its hand."""
    if view.seat is None:
        return []
    known = know(events, view.seat)
    lines: list[Message] = []
    for certainty, piles in (("sure", known.sure), ("maybe", known.maybe)):
        for (seat, pile), cards in sorted(piles.items()):
            if seat == view.seat or (pile == HAND and view.seats[seat].open_hand is not None):
                continue
            for card, count in sorted(cards.items()):
                if (left := min(count, count_unseen(view, card), size(view, seat, pile))) > 0:
                    args = {"seat": seat, "card": card, "count": left}
                    lines.append(Message(f"knows-{pile}-{certainty}", dict(args)))
    lines += [
        Message("knows-shown", {"seat": event.to})
        for event in events
        if isinstance(event, HandShown) and event.seat == view.seat
    ]
    return lines + ruins(view) + plots(view)


def plots(view: RootView) -> list[Message]:
    """List the plot types that wrong guesses have ruled out (13.2.4)."""
    return [
        Message("knows-plot", {"clearing": clearing, "types": " ".join(types)})
        for seat in view.seats
        if isinstance(seat.board, CorvidsView)
        for clearing, types in seat.board.denied
    ]


def ruins(view: RootView) -> list[Message]:
    """List the items that the viewer has seen under ruins that still stand (9.7.3)."""
    assert view.seat is not None, "spectators have seen nothing"
    board = view.seats[view.seat].board
    if not isinstance(board, VagabondView):
        return []
    return [
        Message("knows-ruin", {"clearing": clearing, "items": " ".join(items)})
        for clearing, items in board.known_ruins
        if items
    ]


def size(view: RootView, seat: int, pile: str) -> int:
    """Return the number of cards in a pile, which is public."""
    board = view.seats[seat].board
    if pile == HAND:
        return view.seats[seat].cards
    return board.supporters if isinstance(board, AllianceView) else 0


def count_unseen(view: RootView, card: int) -> int:
    """Count the copies of a card that the viewer does not see anywhere."""
    seen: list[int] = [*view.discard, *view.available, *view.hand]
    for seat in view.seats:
        seen += (*seat.crafted, *(seat.open_hand or ()))
        if seat.dominance is not None:
            seen.append(seat.dominance)
        if isinstance(seat.board, EyrieView):
            seen += [each for column in seat.board.decree for each in column]
        if isinstance(seat.board, AllianceView):
            seen += seat.board.supporter_cards or ()
        if isinstance(seat.board, LizardsView):
            seen += (*seat.board.lost_souls, *seat.board.revealed)
        if isinstance(seat.board, DuchyView):
            seen += seat.board.revealed
        if isinstance(seat.board, KeepersView):
            seen += [each for column in seat.board.retinue for each in column]
        if isinstance(seat.board, LegionView) and seat.board.campaign is not None:
            seen.append(seat.board.campaign)
    return len(copies_of(CARDS[card].key)) - sum(FACE[each] == FACE[card] for each in seen)


def plans_for(events: Sequence[Event], seat: Seat) -> list[str]:
    """Name the kinds of plan for cards that came to a seat: ambushes, to play or to foil."""
    gained: list[int] = []
    for event in events:
        match event:
            case DrewCards(cards):
                gained += cards
            case DrewOpenly(to, cards) if to == seat:
                gained += cards
            case CardTakenWas(to, _, card) if to == seat:
                gained.append(card)
            case CardPicked(to, card) | PickedUp(to, card) if to == seat:
                gained.append(card)
    if any(CARDS[card].kind == "ambush" for card in gained):
        return [AMBUSH.key, FOIL.key]
    return []
