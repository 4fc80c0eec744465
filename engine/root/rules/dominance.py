"""Dominance cards (Law 3.3)."""

from __future__ import annotations

from engine.core.choices.actions import Option, action
from engine.core.choices.performing import performs
from engine.core.errors import Refused
from engine.core.events import LASTING, Event
from engine.core.seats import Seat
from engine.root.data.cards import CARDS, FACE, distinct, matches
from engine.root.events import DominanceActivated
from engine.root.hooks.faction import FACTIONS
from engine.root.pieces import BIRD, CardId
from engine.root.rules.hands import holds_card, put_down
from engine.root.rules.rule import ruled_clearings, rulers
from engine.root.rules.score import win
from engine.root.state import NOBODY, RootState, RootTable

POINTS_TO_ACTIVATE = 10
CLEARINGS_TO_RULE = 3


class DominanceTaken(Event, frozen=True, gc=False, tag="DominanceTaken"):
    """An available dominance card went into a hand (3.3.4)."""

    weight = LASTING
    seat: Seat
    card: CardId
    spent: CardId


@action("root dominance", when="daylight", law="3.3.1")
class ActivateDominance(Option, frozen=True, gc=False, tag="dominance"):
    """Activate a dominance card in Daylight with ten points or more (3.3.1)."""

    plays = "card"

    card: CardId


@action("root take-dominance", when="daylight", law="3.3.4")
class TakeDominance(Option, frozen=True, gc=False, tag="take_dominance"):
    """Take an available dominance card by spending a matching card (3.3.4)."""

    card: CardId
    spend: CardId


def dominance_options(state: RootState, seat: Seat) -> list[Option]:
    """List a seat's options with dominance cards in its Daylight."""
    options: list[Option] = []
    if not dominance_possible(state, seat):
        return options
    hand = distinct(state.hand(seat))
    if may_activate(state, seat):
        options += [ActivateDominance(c) for c in hand if CARDS[c].kind == "dominance"]
    for card in state.available:
        options += [TakeDominance(CardId(card), c) for c in hand if pays_for(c, card)]
    return options


def dominance_possible(state: RootState, seat: Seat) -> bool:
    """Return whether, on public facts, a seat could have such an option."""
    return bool(state.hands[seat]) and (may_activate(state, seat) or bool(state.available))


def may_activate(state: RootState, seat: Seat) -> bool:
    """Return whether a seat may activate a dominance card if it has one (3.3.1)."""
    own = FACTIONS[state.factions[seat]]
    return (
        state.points[seat] >= POINTS_TO_ACTIVATE
        and state.may_score(seat)
        and len(state.factions) > 2
        and own.may_activate_dominance(state, seat)
    )


def pays_for(spend: int, card: int) -> bool:
    """Return whether a card may be spent to take a dominance card; only birds for the bird one."""
    suit = CARDS[card].suit
    return CARDS[spend].suit == BIRD if suit == BIRD else matches(CardId(spend), suit)


@performs(ActivateDominance)
async def activate_dominance(t: RootTable, seat: Seat, action: ActivateDominance) -> None:
    """Place the card in the play area and take the score marker off the track (3.3.1)."""
    state = t.state
    state.hands[seat].remove(action.card)
    state.dominance[seat] = action.card
    t.tell(DominanceActivated(seat, action.card))


@performs(TakeDominance)
async def take_dominance(t: RootTable, seat: Seat, action: TakeDominance) -> None:
    """Spend a card and take the dominance card into the hand (3.3.4)."""
    state = t.state
    state.hands[seat].remove(action.spend)
    state.available.remove(action.card)
    state.hands[seat].append(action.card)
    t.tell(DominanceTaken(seat, action.card, FACE[action.spend]))
    put_down(t, [action.spend])


def check_dominance(t: RootTable, seat: Seat) -> None:
    """Win at the start of the seat's Birdsong if it meets its activated card (3.3.1.I, II).

    A card that formed a coalition has no such condition, even if hirelings rule (9.2.8).
    """
    card, partner = t.state.dominance[seat], t.state.partner[seat]
    if card != NOBODY and partner == NOBODY and dominates(t.state, seat, CARDS[card].suit):
        win(t, seat, "dominance")


def dominates(state: RootState, seat: int, suit: str) -> bool:
    """Return whether a seat rules three clearings of the suit, or opposite corners for birds."""
    return not missing_for_dominance(state, seat, suit)


def missing_for_dominance(state: RootState, seat: int, suit: str) -> int:
    """Count the clearings that a seat has still to rule for a dominance card."""
    if suit == BIRD:
        rule, pairs = rulers(state), state.woodland.opposite.items()
        return min([(rule[one] != seat) + (rule[other] != seat) for one, other in pairs])
    mine = sum([suit in state.suits[clearing] for clearing in ruled_clearings(state, seat)])
    return max(0, CLEARINGS_TO_RULE - mine)


def why_no_dominance(state: RootState, seat: Seat, action: Option) -> Refused:
    """Explain why a dominance card cannot be activated or taken."""
    if isinstance(action, TakeDominance):
        if action.card not in state.available:
            return Refused("dominance-not-available", law="3.3.4")
        if pays_for(action.spend, action.card) and not holds_card(state, seat, action.spend):
            return Refused("card-not-held", law="3.3.4", card=CARDS[action.spend].name)
        return Refused("dominance-price", law="3.3.4", suit=CARDS[action.card].suit)
    if len(state.factions) == 2:
        return Refused("dominance-two-players", law="5.1.3")
    if not FACTIONS[state.factions[seat]].may_activate_dominance(state, seat):
        return Refused("dominance-coalition-only", law="9.2.8")
    if not state.may_score(seat):
        return Refused("dominance-twice", law="3.3.2")
    if state.points[seat] < POINTS_TO_ACTIVATE:
        return Refused("dominance-points", law="3.3.1", points=state.points[seat])
    return Refused("dominance-not-now", law="3.3.1")
