"""The advanced setup after the table's: five cards, the draft, three kept (Law 19.7 to 19.10).

Factions are chosen strictly one after the other, each set up before the next is chosen; at the end
all choose their starting hands at the same time.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.agenda import step
from engine.core.choices.actions import Option
from engine.core.choices.plans import plan_of
from engine.core.choices.questions import SomeOf
from engine.core.events import DECISIVE, LASTING, Event
from engine.core.hooks.lobby import TableOption
from engine.core.seats import Seat
from engine.root.cards.setup.pool import (
    BY_LOT,
    HOMELAND,
    INSURGENTS,
    SECOND,
    STAY,
    TWO,
    choosable,
    faction_of,
    setup_cards,
)
from engine.root.data.cards import by_face, faces
from engine.root.hooks.faction import FACTIONS, open_handed
from engine.root.pieces import CardId, SetupCard
from engine.root.rules.hands import OneCard, draw, every_card, physical
from engine.root.rules.plans import RANKS, WISHES
from engine.root.rules.setup import ADVANCED, leaves_setup, seat_keys
from engine.root.state import UNDECIDED, Draft, RootState, RootTable

FIRST_HAND, KEPT = 5, 3
"""Cards drawn, and cards kept (19.7, 19.10)."""
OPTIONS = (
    TableOption(SECOND, ("one", TWO), needs=ADVANCED),
    TableOption(INSURGENTS, ("out", STAY), needs="hirelings"),
    TableOption(HOMELAND, ("chosen", BY_LOT), needs="vagabond"),
)


class ChooseFaction(Option, frozen=True, gc=False, tag="setup.card"):
    """A setup card, as the choice of a faction."""

    faction: SetupCard


class SetupCardsDealt(Event, frozen=True, gc=False, tag="SetupCardsDealt"):
    """The setup cards were dealt, a militant's first (19.8.2)."""

    reveals = True
    factions: tuple[SetupCard, ...]


class SetupCardLocked(Event, frozen=True, gc=False, tag="SetupCardLocked"):
    """The last card dealt is an insurgent's, and waits for a militant (19.8.2.II)."""

    faction: SetupCard


class FactionChosen(Event, frozen=True, gc=False, tag="FactionChosen"):
    """A seat chose its faction (19.8.3)."""

    weight = DECISIVE
    seat: Seat
    faction: SetupCard


class HandLaidOpen(Event, frozen=True, gc=False, tag="HandLaidOpen"):
    """The hand of a seat whose new faction plays with an open hand (11.2.3)."""

    reveals = True
    seat: Seat
    cards: tuple[CardId, ...]


class HandKept(Event, frozen=True, gc=False, tag="HandKept"):
    """A seat's starting hand, as only it sees it; two cards went back to the deck (19.10)."""

    weight = LASTING
    seat: Seat
    cards: tuple[CardId, ...]


class HandsKept(Event, frozen=True, gc=False, tag="HandsKept"):
    """Everybody has put two cards back, and the deck was shuffled (19.10)."""

    reveals = True
    count: int


# Dealing (19.7, 19.8.2)


def plan_setup(t: RootTable) -> None:
    """Put the rest of the advanced setup on the agenda: the last entry happens first."""
    t.then(keep_hands)
    # 19.8.3 The last player chooses first, and the first player last.
    for seat in t.state.order:
        t.then(choose_faction, Seat(seat))
    t.then(deal)


@step("advanced.deal")
async def deal(t: RootTable) -> None:
    """Draw five cards each, and deal the setup cards (19.7, 19.8.2)."""
    state = t.state

    # 19.7 Two players have taken the dominance cards out; the deck is shuffled, five cards each.
    t.shuffle(state.deck)
    for seat in state.order:
        draw(t, Seat(seat), FIRST_HAND)

    # 19.8.2 One card more than players, unless the table has agreed on each seat's faction (19.8).
    if UNDECIDED not in state.factions:
        return
    cards = list(setup_cards(len(state.factions), state.pool, t, state.options))
    state.draft = Draft(cards, [""] * len(state.factions))
    t.tell(SetupCardsDealt(tuple(map(SetupCard, cards))))
    for card in cards:
        if card not in choosable(cards, ()):
            t.tell(SetupCardLocked(SetupCard(card)))


# Choosing (19.8.3)


@step("advanced.choose_faction")
async def choose_faction(t: RootTable, seat: Seat) -> None:
    """Choose a setup card and follow it before the next seat chooses (19.8.3)."""
    state = t.state
    t.then(set_up_by_card, seat)
    if state.draft is None:
        return
    free = free_cards(state)
    card = pick_wished(state, seat, free)
    if card is None:
        options = [ChooseFaction(SetupCard(each)) for each in free]
        card = (await t.choose(seat, "advanced.faction", options)).faction
    adopt(t, seat, card)


def free_cards(state: RootState) -> list[str]:
    """List the setup cards that may be chosen now (19.8.2.II)."""
    assert state.draft is not None, "there is a draft"
    return list(choosable(state.draft.cards, [card for card in state.draft.chosen if card]))


def pick_wished(state: RootState, seat: Seat, free: Sequence[str]) -> str | None:
    """Return the free card that ranks highest in a seat's list of wishes, if any."""
    plan = plan_of(state, seat, WISHES)
    for rank in RANKS:
        for card in free:
            if faction_of(card) == plan[rank]:
                return card
    return None


def adopt(t: RootTable, seat: Seat, card: str) -> None:
    """Give a seat the faction of a setup card, with its board, pieces and clearings."""
    state, key = t.state, faction_of(card)
    assert state.draft is not None, "there is a draft"
    state.draft.chosen[seat] = card
    state.factions = (*state.factions[:seat], key, *state.factions[seat + 1 :])
    state.sides = (*state.factions, *state.sides[len(state.factions) :])
    state.keys = seat_keys(state.draft.chosen)
    state.boards[seat] = FACTIONS[key].board(card, len(state.factions))
    state.supply[seat] = FACTIONS[key].warriors
    for _ in FACTIONS[key].added_clearings:
        state.suits.append("")
        state.add_clearing(len(state.sides))
    state.forget_rulers()
    t.tell(FactionChosen(seat, SetupCard(card)))
    if seat in open_handed(state.factions):
        t.tell(HandLaidOpen(seat, faces(by_face(state.hands[seat]))))


@step("advanced.set_up_by_card")
async def set_up_by_card(t: RootTable, seat: Seat) -> None:
    """Follow the chosen setup card, not the back of the faction board (19.8.3)."""
    await FACTIONS[t.state.factions[seat]].set_up_by_card(t, seat)


# Starting hands (19.10)


@step("advanced.keep_hands")
async def keep_hands(t: RootTable) -> None:
    """Have everybody keep three cards and put the others back, together and unseen (19.10)."""
    state = t.state
    forms = {
        seat: SomeOf(every_card(hand), KEPT, KEPT)
        for seat in map(Seat, state.order)
        if len(hand := state.hand(seat)) > KEPT and not leaves_setup(state, seat)
    }
    answers = await t.choose_sealed("advanced.hand", forms)
    for seat in map(Seat, state.order):
        hand = state.hand(seat)
        chosen = answers.get(seat)
        several = chosen if isinstance(chosen, tuple) else ()
        wanted = [each.card for each in several if isinstance(each, OneCard)] or hand[:KEPT]
        kept = physical(hand, wanted)
        state.deck += [card for card in hand if card not in kept]
        state.hands[seat] = list(kept)
        seen = None if seat in open_handed(state.factions) else [seat]
        t.tell(HandKept(seat, faces(by_face(kept))), only=seen)
    t.shuffle(state.deck)
    t.tell(HandsKept(KEPT))
