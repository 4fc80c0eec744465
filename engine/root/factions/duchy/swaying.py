"""Swaying ministers by revealing cards (Law 12.5.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.core.choices.actions import Option, action
from engine.core.choices.performing import performs
from engine.core.choices.questions import SomeOfKinds
from engine.core.events import LASTING, Event
from engine.core.seats import Seat
from engine.root.data.cards import SUIT_OF
from engine.root.factions.duchy.board import (
    CARDS_TO_SWAY,
    POINTS,
    RANK_OF,
    Minister,
    board_of,
    unswayed,
)
from engine.root.factions.duchy.turn import reveal
from engine.root.pieces import BIRD, SUITS, CardId, suits_of
from engine.root.rules.answers import InSuit
from engine.root.rules.crafting import ANY
from engine.root.rules.hands import OneCard, every_card, physical, pick_cards
from engine.root.rules.score import score
from engine.root.state import RootState, RootTable


@action("duchy sway", when="daylight", law="12.5.3")
class Sway(Option, frozen=True, gc=False, tag="duchy.sway"):
    """Sway one minister, once per turn (12.5.3)."""

    minister: Minister


class Swayed(Event, frozen=True, gc=False, tag="Swayed"):
    """A minister was swayed (12.5.3.III)."""

    weight = LASTING
    seat: Seat
    minister: Minister
    crowns: int
    """Crowns of that rank left on the board."""


# Conditions


def sway_options(state: RootState, seat: Seat) -> list[Sway]:
    """List the ministers that the Duchy could sway with the cards of its hand."""
    if not could_sway(state, seat):
        return []
    most = most_revealed(state.hands[seat], places_to_reveal(state, seat))
    return [Sway(each) for each in within_reach(state, seat) if cards_for(each) <= most]


def could_sway(state: RootState, seat: Seat) -> bool:
    """Return whether, on public facts, a minister could be swayed: once per turn (12.5.3)."""
    if board_of(state, seat).has_swayed or len(state.hands[seat]) < min(CARDS_TO_SWAY.values()):
        return False
    most = min(len(state.hands[seat]), places_to_reveal(state, seat).total())
    return any(cards_for(each) <= most for each in within_reach(state, seat))


def within_reach(state: RootState, seat: Seat) -> list[Minister]:
    """List the unswayed ministers with a crown of their rank on the board (12.5.3.I)."""
    board = board_of(state, seat)
    return [each for each in unswayed(board) if board.crowns[RANK_OF[each]]]


def cards_for(minister: Minister) -> int:
    """Return the number of cards to reveal for a minister."""
    return CARDS_TO_SWAY[RANK_OF[minister]]


def places_to_reveal(state: RootState, seat: Seat) -> Counter[str]:
    """Count by suit the clearings with any Duchy piece: each lets one card be revealed.

    A clearing of several suits counts once, as `any`. The Burrow has no suit and allows no card
    (12.2.2).
    """
    return Counter(
        ANY if len(suits_of(state.suits[clearing])) > 1 else state.suits[clearing]
        for clearing in state.woodland.clearings
        if state.owns_pieces(seat, clearing)
    )


def most_revealed(cards: Iterable[int], places: Counter[str]) -> int:
    """Return the most of these cards that can be revealed: a bird matches any one clearing."""
    suits = Counter(str(SUIT_OF[CardId(card)]) for card in cards)
    birds = suits.pop(BIRD, 0)
    suited = sum(min(count, places[suit]) for suit, count in suits.items())
    suited += min(suits.total() - suited, places[ANY])
    return min(suited + birds, places.total())


def may_complete(
    hand: list[CardId], chosen: list[CardId], places: Counter[str], cards: int
) -> bool:
    """Return whether the chosen cards and enough others of the hand can be revealed."""
    # A set that can be revealed can always be extended until it is as large as any in the hand.
    fits = most_revealed(chosen, places) == len(chosen)
    return fits and cards <= most_revealed(hand, places)


# Execution


@performs(Sway)
async def sway(t: RootTable, seat: Seat, action: Sway) -> None:
    """Sway a minister (12.5.3)."""
    board, rank = board_of(t.state, seat), RANK_OF[action.minister]

    # 12.5.3.I Choose a minister whose rank has a crown on the board.
    board.has_swayed = True
    board.swaying = action.minister

    # 12.5.3.II Reveal the cards it demands, each for a matching clearing of its own.
    reveal(t, seat, await cards_to_reveal(t, seat, action.minister))

    # 12.5.3.III Take the minister and a crown, and score the space uncovered.
    board.swaying = ""
    board.swayed.append(action.minister)
    board.crowns[rank] -= 1
    t.tell(Swayed(seat, action.minister, board.crowns[rank]))
    score(t, seat, POINTS[rank], "sway")


async def cards_to_reveal(t: RootTable, seat: Seat, minister: Minister) -> list[CardId]:
    """Ask the Duchy for cards, no more of a suit than there are clearings for."""
    if not board_of(t.state, seat).together:
        return await cards_one_by_one(t, seat, minister)
    cards = cards_for(minister)
    places = await settled_places(t, seat, cards)
    hand = sorted(t.state.hand(seat), key=lambda card: SUIT_OF[card] == BIRD)
    fitting = [card for card in hand if SUIT_OF[card] == BIRD or places[SUIT_OF[card]]]
    most = min(cards, len(fitting))
    suits = [str(SUIT_OF[card]) for card in fitting]
    form = SomeOfKinds(every_card(fitting), most, most, suits, dict(places))
    chosen = await t.choose_by(
        seat, "duchy.sway_with", form, public=False, minister=minister, count=cards
    )
    return physical(hand, [each.card for each in chosen if isinstance(each, OneCard)])


async def settled_places(t: RootTable, seat: Seat, cards: int) -> Counter[str]:
    """Count the clearings by suit, asking which suit one of several suits counts as."""
    state = t.state
    places = places_to_reveal(state, seat)
    if not places.pop(ANY, 0):
        return places
    choices = {suit: places + Counter({str(suit): 1}) for suit in SUITS}
    enough = [
        InSuit(suit) for suit in SUITS if most_revealed(state.hands[seat], choices[suit]) >= cards
    ]
    chosen = await t.choose(seat, "duchy.city", enough, public=False, count=cards)
    return choices[chosen.suit]


async def cards_one_by_one(t: RootTable, seat: Seat, minister: Minister) -> list[CardId]:
    """Ask the Duchy card by card, offering only cards that enough others can follow.

    For a turn that an earlier version began: a record may hold its choices.
    """
    hand = sorted(t.state.hand(seat), key=lambda card: SUIT_OF[card] == BIRD)
    places, cards = places_to_reveal(t.state, seat), cards_for(minister)
    chosen: list[CardId] = []
    while len(chosen) < cards:
        fitting = [
            card
            for card in hand
            if card not in chosen and may_complete(hand, [*chosen, card], places, cards)
        ]
        picked = await t.choose(
            seat, "duchy.convince", pick_cards(fitting), public=False,
            minister=minister, left=cards - len(chosen),
        )  # fmt: skip
        chosen.append(picked.card)
    return chosen
