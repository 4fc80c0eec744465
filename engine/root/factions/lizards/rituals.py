"""The rituals of the Lizard Cult, one for each card it reveals in Daylight (Law 10.5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.choices.actions import Option, action
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.seats import Seat
from engine.root.data.cards import CARDS, FACE, SUIT_OF, distinct
from engine.root.factions.base import RootTable, performs
from engine.root.factions.lizards.board import (
    GARDENS,
    POINTS,
    SUITS,
    barred,
    board_of,
    gain_acolytes,
    gardens_left,
    uncovered,
)
from engine.root.pieces import BIRD, CardId, Clearing
from engine.root.rules.hands import put_down
from engine.root.rules.placing import place_building, place_warriors
from engine.root.rules.rule import can_place, can_recruit, rules, why_not_recruit
from engine.root.rules.score import score
from engine.root.state import RootState


@action("lizards build")
class BuildGarden(Option, frozen=True, gc=False, tag="lizards.build"):
    """Place a garden in a matching clearing they rule (10.5.1)."""

    card: CardId
    clearing: Clearing


@action("lizards recruit")
class CultRecruit(Option, frozen=True, gc=False, tag="lizards.recruit"):
    """Place a warrior in a matching clearing (10.5.2)."""

    card: CardId
    clearing: Clearing


@action("lizards score")
class ScoreGardens(Option, frozen=True, gc=False, tag="lizards.score"):
    """Spend the card to score the gardens of its suit, once per turn and suit (10.5.3)."""

    card: CardId


@action("lizards sacrifice")
class Sacrifice(Option, frozen=True, gc=False, tag="lizards.sacrifice"):
    """Reveal a bird to make a warrior of the supply an acolyte (10.5.4)."""

    card: CardId


class RitualPerformed(Event, frozen=True, gc=False):
    """A card was revealed for a ritual: `build`, `recruit`, `sacrifice`, or `score`, spent."""

    seat: Seat
    card: CardId
    ritual: str


# What is possible


def matches_ritual(card: int, suit: str) -> bool:
    """Return whether a card counts for a suit in a ritual: birds are not wild (10.2.2)."""
    return SUIT_OF[card] == suit


def ritual_options(state: RootState, seat: Seat) -> list[Option]:
    """List the ritual that each card of the hand could be revealed for (10.5)."""
    hand = distinct(state.hand(seat))
    if not hand:
        return []
    sites = {suit: building_sites(state, seat, suit) for suit in SUITS}
    options: list[Option] = []
    scores = [card for card in hand if may_score(state, seat, SUIT_OF[card])]
    options += [ScoreGardens(card) for card in scores if points_of(state, seat, SUIT_OF[card])]
    options += [BuildGarden(c, place) for c in hand for place in sites.get(SUIT_OF[c], ())]
    if state.supply[seat]:
        options += recruitments(state, seat, hand)
        options += [Sacrifice(card) for card in hand if SUIT_OF[card] == BIRD]
    # A suit that would score nothing comes last: it may be spent, but hardly ever should.
    options += [ScoreGardens(card) for card in scores if not points_of(state, seat, SUIT_OF[card])]
    return options


def could_reveal(state: RootState, seat: Seat) -> bool:
    """Say, on public facts, whether there is a card to reveal."""
    return bool(state.hands[seat])


def building_sites(state: RootState, seat: int, suit: str) -> list[Clearing]:
    """List the clearings of a suit that can take a garden (10.5.1)."""
    if not gardens_left(state, seat, suit):
        return []
    return [
        Clearing(clearing)
        for clearing, each in enumerate(state.suits)
        if each == suit
        and state.open_slots(clearing) > 0
        and rules(state, seat, clearing)
        and can_place(state, seat, clearing)
    ]


def recruitments(state: RootState, seat: Seat, hand: Sequence[CardId]) -> Iterator[Option]:
    """List the matching clearings where each card can recruit (10.5.2)."""
    open_to = [c for c in range(1, len(state.suits)) if can_recruit(state, seat, c)]
    for card in hand:
        for clearing in open_to:
            if matches_ritual(card, state.suits[clearing]):
                yield CultRecruit(card, Clearing(clearing))


def may_score(state: RootState, seat: int, suit: str) -> bool:
    """Return whether a suit may be scored: a garden on the map, and not yet this turn (10.5.3)."""
    if suit == BIRD or suit in board_of(state, seat).scored:
        return False
    return state.count(seat, GARDENS[suit]) > 0


def points_of(state: RootState, seat: int, suit: str) -> int:
    """Return the points above the rightmost empty space of a suit's track (10.5.3)."""
    return POINTS[uncovered(state, seat, suit)]


# Carrying them out


def reveal(t: RootTable, seat: Seat, card: CardId, ritual: str) -> None:
    """Reveal a card into the play area, where it is of no other use this Daylight (10.5)."""
    t.state.hands[seat].remove(card)
    board_of(t.state, seat).revealed.append(card)
    t.tell(RitualPerformed(seat, FACE[card], ritual))


@performs(BuildGarden)
async def build(t: RootTable, seat: Seat, action: BuildGarden) -> None:
    """Place a garden whose printed suit matches the clearing's (10.5.1)."""
    reveal(t, seat, action.card, "build")
    place_building(t, seat, action.clearing, GARDENS[t.state.suits[action.clearing]])


@performs(CultRecruit)
async def recruit(t: RootTable, seat: Seat, action: CultRecruit) -> None:
    """Place a warrior (10.5.2)."""
    reveal(t, seat, action.card, "recruit")
    place_warriors(t, seat, action.clearing, 1)


@performs(ScoreGardens)
async def score_gardens(t: RootTable, seat: Seat, action: ScoreGardens) -> None:
    """Spend the card revealed, which joins the Lost Souls, and score its suit (10.5.3)."""
    state, suit = t.state, SUIT_OF[action.card]
    state.hands[seat].remove(action.card)
    board_of(state, seat).scored.append(suit)
    t.tell(RitualPerformed(seat, FACE[action.card], "score"))
    put_down(t, [action.card])
    score(t, seat, points_of(state, seat, suit))


@performs(Sacrifice)
async def sacrifice(t: RootTable, seat: Seat, action: Sacrifice) -> None:
    """Place a warrior of the supply in the Acolytes box (10.5.4)."""
    reveal(t, seat, action.card, "sacrifice")
    t.state.supply[seat] -= 1
    gain_acolytes(t, seat, 1)


# Why not


def why_no_ritual(state: RootState, seat: Seat, action: Option) -> Refused | None:
    """Explain why a ritual was not offered, with its section; None if the action is none."""
    if not isinstance(action, (BuildGarden, CultRecruit, ScoreGardens, Sacrifice)):
        return None
    if state.current != seat or state.phase != "daylight":
        return Refused("ritual-when", law="10.5")
    card, suit = CARDS[action.card], SUIT_OF[action.card]
    if not any(CARDS[each].key == card.key for each in state.hands[seat]):
        revealed = [CARDS[each].key for each in board_of(state, seat).revealed]
        if card.key in revealed:
            return Refused("ritual-revealed", law="10.5", card=card.name)
        return Refused("ritual-not-held", law="10.5", card=card.name)
    if isinstance(action, Sacrifice):
        if suit != BIRD:
            return Refused("sacrifice-bird", law="10.5.4", card=card.name)
        return Refused("cult-no-warriors", law="1.5.1")
    if suit == BIRD:
        return Refused("ritual-bird", law="10.2.2", card=card.name)
    if isinstance(action, ScoreGardens):
        if suit in board_of(state, seat).scored:
            return Refused("score-once", law="10.5.3", suit=suit)
        return Refused("score-no-garden", law="10.5.3", suit=suit)
    if state.suits[action.clearing] != suit:
        return Refused("ritual-suit", law="10.5", card=card.name, clearing=action.clearing)
    if isinstance(action, BuildGarden):
        return why_no_garden(state, seat, action.clearing)
    if not state.supply[seat]:
        return Refused("cult-no-warriors", law="1.5.1")
    law = why_not_recruit(state, seat, action.clearing)
    return Refused("place-barred", law=law, clearing=action.clearing)


def why_no_garden(state: RootState, seat: Seat, clearing: int) -> Refused:
    """Explain why no garden can be placed in a matching clearing (10.5.1)."""
    suit = state.suits[clearing]
    if not gardens_left(state, seat, suit):
        return Refused("garden-none-left", law="1.5.1", suit=suit)
    if not rules(state, seat, clearing):
        return Refused("garden-no-rule", law="10.5.1", clearing=clearing)
    if state.open_slots(clearing) <= 0:
        return Refused("garden-no-slot", law="2.2.3", clearing=clearing)
    return barred(state, seat, clearing)
