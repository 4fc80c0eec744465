"""Drawing, discarding, giving and taking cards (Law 2.1, 3.3.3, 21.5, 21.6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.choices.actions import Option, Pass
from engine.core.seats import Seat
from engine.root.data.cards import CARDS, FACE, by_face, distinct, faces, matches
from engine.root.events import (
    GIVEN,
    TAKEN,
    CardTaken,
    CardTakenWas,
    Discarded,
    Drew,
    DrewCards,
    DrewOpenly,
    EffectUsed,
    HandSeen,
    HandShown,
    PickedUp,
    Reshuffled,
)
from engine.root.hooks.faction import Faction, open_handed, overriding
from engine.root.pieces import CardId
from engine.root.state import RootState, RootTable

HAND_LIMIT = 5


class OneCard(Option, frozen=True, gc=False, tag="card"):
    card: CardId


def pick_cards(cards: Iterable[int]) -> list[OneCard]:
    """Offer each kind of card among `cards` once."""
    return [OneCard(card) for card in distinct(CardId(each) for each in cards)]


def every_card(cards: Iterable[int]) -> list[OneCard]:
    """Offer all cards for a question about several of them, with twins as equal elements."""
    first = {CARDS[card].key: card for card in reversed(distinct(CardId(c) for c in cards))}
    return [OneCard(first[CARDS[card].key]) for card in cards]


def matching(cards: Iterable[int], suit: str) -> list[CardId]:
    """List the cards that may be spent for a suit, birds included (2.1.1)."""
    return [CardId(card) for card in cards if matches(CardId(card), suit)]


def holds_card(state: RootState, seat: int, card: int) -> bool:
    """Return whether a card or its twin is in a hand."""
    return any(CARDS[each].key == CARDS[card].key for each in state.hands[seat])


def take_top(t: RootTable) -> CardId | None:
    """Take the top card; the discard pile at once replaces an empty deck (2.1)."""
    state = t.state
    if not state.deck:
        refill(t)
    if not state.deck:
        return None
    card = CardId(state.deck.pop())
    if not state.deck:
        refill(t)
    return card


def refill(t: RootTable) -> None:
    """Shuffle the discard pile into a new deck."""
    state = t.state
    if not state.discard:
        return
    state.deck, state.discard = sorted(state.discard), []
    t.shuffle(state.deck)
    t.tell(Reshuffled(len(state.deck)))


def draw(t: RootTable, seat: Seat, count: int) -> None:
    """Draw cards into a hand, as many as are left (1.5.4)."""
    cards = [card for _ in range(count) if (card := take_top(t)) is not None]
    if not cards:
        return
    t.state.hands[seat].extend(cards)
    t.tell(Drew(seat, len(cards)))
    if seat in open_handed(t.state.factions):
        t.tell(DrewOpenly(seat, faces(cards)))
    else:
        t.tell(DrewCards(faces(cards)), only=[seat])


async def draw_in_evening(t: RootTable, seat: Seat, count: int) -> None:
    """Draw cards in the seat's Evening; Informants may take an ambush instead."""
    state = t.state
    once = state.options.get("informants", "each_draw") == "once"
    used_up = once and "informants" in state.used
    if count > 0 and state.has_crafted(seat, "informants") and not used_up:
        spent = pick_cards(card for card in state.discard if CARDS[card].kind == "ambush")
        if spent:
            chosen = await t.choose(seat, "use.informants", [*spent, Pass()], count=count)
            if isinstance(chosen, OneCard):
                state.used.append("informants")
                t.tell(EffectUsed(seat, "informants"))
                pick_up(t, seat, chosen.card)
                return
    draw(t, seat, count)


def pick_up(t: RootTable, seat: Seat, card: CardId) -> None:
    """Take a card from the discard pile into a hand, in public."""
    t.state.discard.remove(card)
    t.state.hands[seat].append(card)
    t.tell(PickedUp(seat, FACE[card]))


def put_down(t: RootTable, cards: Iterable[int]) -> None:
    """Put cards on the discard pile, dominance cards beside the map (3.3.3).

    A faction may keep them first (10.2.6). An empty deck is at once made of them (2.1).
    """
    state = t.state
    for card in cards:
        if not any(
            faction.keeps_discards(state, seat, card)
            for seat, faction in overriding(state.factions, Faction.keeps_discards)
        ):
            lay_aside(state, card)
    if not state.deck:
        refill(t)


def lay_aside(state: RootState, card: int) -> None:
    """Put a card that no faction keeps on the discard pile or beside the map."""
    pile = state.available if CARDS[card].kind == "dominance" else state.discard
    pile.append(card)


def discard(t: RootTable, seat: Seat, cards: Iterable[int], why: str = "") -> None:
    """Discard cards from a hand, or spend them; `why` names what for, in the log."""
    gone = by_face(cards)
    for card in gone:
        t.state.hands[seat].remove(card)
    if gone:
        t.tell(Discarded(seat, faces(gone), why))
        put_down(t, gone)


def give(t: RootTable, source: Seat, to: Seat, card: int, how: str = GIVEN) -> None:
    """Move a card from one hand to another; only those two seats see which."""
    t.state.hands[source].remove(card)
    t.state.hands[to].append(card)
    t.tell(CardTaken(to, source, how))
    tell_card_taken(t, source, to, card, how)


def tell_card_taken(t: RootTable, source: Seat, to: Seat, card: int, how: str) -> None:
    """Tell which card changed hands: to both seats, or to all if either hand is open (11.2.3)."""
    seen = not open_handed(t.state.factions).isdisjoint((source, to))
    t.tell(CardTakenWas(to, source, FACE[card], how), only=None if seen else [source, to])


def may_hold(state: RootState, seat: Seat, usable: Sequence[int]) -> bool:
    """Return whether, on public facts, a seat may hold such a card; an open hand shows it."""
    return bool(usable if seat in open_handed(state.factions) else state.hands[seat])


def take_random(t: RootTable, seat: Seat, source: Seat) -> None:
    """Take a card from another hand without looking (21.22)."""
    hand = t.state.hands[source]
    if hand:
        give(t, source, seat, hand[t.draw(len(hand))], TAKEN)


def show_hand(t: RootTable, seat: Seat, to: Seat, why: str = "card") -> None:
    """Show a hand to one player (21.29); an open hand needs no showing (11.2.3)."""
    if seat in open_handed(t.state.factions):
        return
    t.tell(HandShown(seat, to, why))
    t.tell(HandSeen(seat, faces(by_face(t.state.hands[seat]))), only=[to])


async def discard_to_limit(t: RootTable, seat: Seat) -> None:
    """Make a seat discard cards of its choice until five are left."""
    hand = t.state.hand(seat)
    surplus = len(hand) - HAND_LIMIT
    if surplus > 0:
        chosen = await t.choose_some(
            seat, "discard", every_card(hand), least=surplus, most=surplus, public=False
        )
        discard(t, seat, physical(hand, [each.card for each in chosen]))


def physical(held: Iterable[int], chosen: Iterable[int]) -> list[CardId]:
    """Turn chosen kinds of cards into physical cards of `held`; twins share a name."""
    left = [CardId(card) for card in held]
    found = []
    for want in chosen:
        card = next(each for each in left if CARDS[each].key == CARDS[want].key)
        left.remove(card)
        found.append(card)
    return found
