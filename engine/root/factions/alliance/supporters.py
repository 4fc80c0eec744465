"""The Supporters stack and the Officers box of the Alliance (Law 8.2.3)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import LASTING, Event
from engine.core.seats import Seat
from engine.root.data.cards import SUIT_OF, by_face, faces
from engine.root.factions.alliance.board import CAPACITY, bases_on_map, board_of
from engine.root.pieces import BIRD, EVERY_SUIT, SUITS, CardId, Clearing
from engine.root.rules.hands import every_card, matching, physical, put_down, take_top
from engine.root.state import RootState, RootTable


class SupportersDrawn(Event, frozen=True, gc=False, tag="SupportersDrawn"):
    """The Alliance drew supporters from the deck (8.2.6, 8.3.4)."""

    reveals = True
    seat: Seat
    count: int


class SupportersDrawnWere(Event, frozen=True, gc=False, tag="SupportersDrawnWere"):
    """The faces of those cards, told only to the Alliance."""

    seat: Seat
    cards: tuple[CardId, ...]


class Mobilized(Event, frozen=True, gc=False, tag="Mobilized"):
    """The Alliance put a card of its hand on the Supporters stack (8.5.2)."""

    seat: Seat


class SupportersSpent(Event, frozen=True, gc=False, tag="SupportersSpent"):
    """Supporters were spent for a revolt or for sympathy."""

    seat: Seat
    cards: tuple[CardId, ...]


class Revolted(Event, frozen=True, gc=False, tag="Revolted"):
    """A sympathetic clearing rose: what it costs, removes and brings follows (8.4.1)."""

    weight = LASTING
    seat: Seat
    clearing: Clearing


class SupportersLost(Event, frozen=True, gc=False, tag="SupportersLost"):
    """Supporters were discarded because the stack could not hold them (8.2.3.I, 8.2.4)."""

    weight = LASTING
    sifts = True
    seat: Seat
    cards: tuple[CardId, ...]


class OfficerTrained(Event, frozen=True, gc=False, tag="OfficerTrained"):
    """A warrior became an officer."""

    seat: Seat
    officers: int


def has_room(state: RootState, seat: int) -> bool:
    """Return whether the stack can hold another card (8.2.3.I)."""
    return len(board_of(state, seat).supporters) < CAPACITY or bool(bases_on_map(state, seat))


def holds(state: RootState, seat: int) -> bool:
    """Return whether the stack can hold the cards that are on it."""
    return len(board_of(state, seat).supporters) <= CAPACITY or bool(bases_on_map(state, seat))


def supporters_for(state: RootState, seat: int) -> dict[str, int]:
    """Count the supporters that may be spent for each suit, birds included, and for all suits."""
    suits = [SUIT_OF[card] for card in board_of(state, seat).supporters]
    birds = suits.count(BIRD)
    have = {str(suit): suits.count(suit) + birds for suit in SUITS}
    have[EVERY_SUIT] = len(suits)
    return have


def draw_supporters(t: RootTable, seat: Seat, count: int) -> None:
    """Draw cards from the deck into the stack, discarding what it cannot hold."""
    drawn = [card for _ in range(count) if (card := take_top(t)) is not None]
    if not drawn:
        return
    board_of(t.state, seat).supporters.extend(drawn)
    t.tell(SupportersDrawn(seat, len(drawn)))
    t.tell(SupportersDrawnWere(seat, faces(drawn)), only=[seat])
    while drawn and not holds(t.state, seat):
        throw_away(t, seat, [drawn.pop()])


def throw_away(t: RootTable, seat: Seat, cards: Sequence[int]) -> None:
    """Discard supporters that the stack cannot hold."""
    gone = by_face(cards)
    for card in gone:
        board_of(t.state, seat).supporters.remove(card)
    t.tell(SupportersLost(seat, faces(gone)))
    put_down(t, gone)


async def spend_supporters(t: RootTable, seat: Seat, suit: str, count: int) -> None:
    """Ask the Alliance which supporters of a suit to spend, listing suited ones before birds.

    A seat that spends the whole stack isn't asked: how many of the others match is a secret.
    """
    stack = board_of(t.state, seat).supporters
    usable = sorted(matching(stack, suit), key=lambda card: (SUIT_OF[card] == BIRD, card))
    chosen = usable
    if len(stack) > count:
        picked = await t.choose_some(
            seat, "alliance.spend", every_card(usable), least=count, most=count, public=False,
            suit=suit, count=count,
        )  # fmt: skip
        chosen = physical(usable, [each.card for each in picked])
    chosen = by_face(chosen)
    for card in chosen:
        stack.remove(card)
    t.tell(SupportersSpent(seat, faces(chosen)))
    put_down(t, chosen)


def promote(t: RootTable, seat: Seat) -> None:
    """Move a warrior from the supply to the Officers box, if one is left."""
    state, board = t.state, board_of(t.state, seat)
    if state.supply[seat]:
        state.supply[seat] -= 1
        board.officers += 1
        t.tell(OfficerTrained(seat, board.officers))
