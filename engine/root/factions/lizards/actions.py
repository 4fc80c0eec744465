"""The Cult's conspiracies and rituals, and their conditions (Law 10.4.3, 10.5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.choices.actions import Option, action
from engine.core.seats import Seat
from engine.root.data.cards import SUIT_OF, distinct
from engine.root.factions.lizards.board import GARDENS, board_of, gardens_left, points_of
from engine.root.factions.lizards.outcast import outcast_clearings
from engine.root.hooks.hirelings import is_shielded
from engine.root.hooks.removal import Loss
from engine.root.pieces import BIRD, SUITS, CardId, Clearing, PieceKind, suits_of
from engine.root.rules.battle.fighting import legal_battles
from engine.root.rules.moving import legal_moves
from engine.root.rules.placing import buries, can_place, can_recruit
from engine.root.rules.rule import removable, rules
from engine.root.state import NOBODY, RootState

# Conspiracies, paid with acolytes in Birdsong (10.4.3)


@action("lizards crusade", when="birdsong", law="10.4.3.I")
class Crusade(Option, frozen=True, gc=False, tag="lizards.crusade"):
    """Initiate a battle in an Outcast clearing (10.4.3.I)."""

    clearing: Clearing
    defender: Seat


@action("lizards crusade-move", when="birdsong", law="10.4.3.I")
class CrusadeMove(Option, frozen=True, gc=False, tag="lizards.crusade_move"):
    """Move from an Outcast clearing, then optionally battle in the destination (10.4.3.I)."""

    origin: Clearing
    to: Clearing
    warriors: int


@action("lizards convert", when="birdsong", law="10.4.3.II")
class Convert(Option, frozen=True, gc=False, tag="lizards.convert"):
    """Replace an enemy warrior in an Outcast clearing with one of the Cult's (10.4.3.II)."""

    clearing: Clearing
    enemy: Seat


@action("lizards sanctify", when="birdsong", law="10.4.3.III")
class Sanctify(Option, frozen=True, gc=False, tag="lizards.sanctify"):
    """Replace an enemy building in an Outcast clearing with a garden (10.4.3.III)."""

    clearing: Clearing
    building: PieceKind


COST: dict[type[Option], int] = {Crusade: 2, CrusadeMove: 2, Convert: 2, Sanctify: 3}
"""Acolytes that each conspiracy costs while the Outcast is not Hated."""


def price(state: RootState, seat: int, conspiracy: type[Option]) -> int:
    """Return the acolytes that a conspiracy costs: one fewer if the Outcast is Hated."""
    return COST[conspiracy] - board_of(state, seat).hated


def affords(state: RootState, seat: int, conspiracy: type[Option]) -> bool:
    """Return whether there are enough acolytes for a conspiracy."""
    return board_of(state, seat).acolytes >= price(state, seat, conspiracy)


def conspiracy_options(state: RootState, seat: Seat) -> list[Option]:
    """List the conspiracies that the acolytes can pay for and that can be completed (10.4.3)."""
    clearings = outcast_clearings(state, seat)
    options: list[Option] = []
    if affords(state, seat, Sanctify):
        options += sanctifications(state, seat, clearings)
    if affords(state, seat, Convert):
        options += conversions(state, seat, clearings)
    if affords(state, seat, Crusade):
        options += legal_battles(state, seat, Crusade, clearings)
        options += legal_moves(state, seat, CrusadeMove, clearings)
    return options


def could_conspire(state: RootState, seat: Seat) -> bool:
    """Return whether any conspiracy is possible, which is public."""
    return affords(state, seat, Crusade) and bool(conspiracy_options(state, seat))


def conversions(state: RootState, seat: Seat, clearings: list[int]) -> Iterator[Option]:
    """List the enemy warriors that can be replaced (10.4.3.II)."""
    if not has_convert(state, seat):
        return
    for clearing in clearings:
        if not can_place(state, seat, clearing):
            continue
        for other, count in enumerate(state.warriors[clearing]):
            free = state.is_enemy(seat, other) and not is_shielded(state, seat, other, clearing)
            if count and free and removable(state, other, clearing):
                yield Convert(Clearing(clearing), Seat(other))


def has_convert(state: RootState, seat: Seat) -> bool:
    """Return whether a warrior can be placed: one just paid, unless Coffin Makers takes it."""
    return state.supply[seat] > 0 or not buries(state, NOBODY)


def sanctifications(state: RootState, seat: Seat, clearings: list[int]) -> Iterator[Option]:
    """List the enemy buildings that a garden of the Outcast can replace."""
    if not gardens_left(state, seat, board_of(state, seat).outcast):
        return
    for clearing in clearings:
        if not can_place(state, seat, clearing):
            continue
        for owner, kind in dict.fromkeys(state.buildings[clearing]):
            if state.is_enemy(seat, owner) and not is_shielded(state, seat, owner, clearing):
                yield Sanctify(Clearing(clearing), PieceKind(kind))


def profaned(state: RootState, seat: Seat, action: Sanctify) -> Loss:
    """Describe the building that a garden replaces (10.4.3.III)."""
    owner = owner_of(state, action.clearing, action.building)
    assert owner is not None, "only buildings that stand there are offered"
    return Loss(owner, action.clearing, seat, 0, (action.building,))


def owner_of(state: RootState, clearing: int, kind: str) -> Seat | None:
    """Return the owner of a building of a kind in a clearing."""
    return next((Seat(owner) for owner, each in state.buildings[clearing] if each == kind), None)


# Rituals, one for each card revealed in Daylight (10.5)


@action("lizards build", when="daylight", law="10.5.1")
class BuildGarden(Option, frozen=True, gc=False, tag="lizards.build"):
    """Place a garden in a matching ruled clearing (10.5.1)."""

    card: CardId
    clearing: Clearing


@action("lizards recruit", when="daylight", law="10.5.2")
class CultRecruit(Option, frozen=True, gc=False, tag="lizards.recruit"):
    """Place a warrior in a matching clearing (10.5.2)."""

    card: CardId
    clearing: Clearing


@action("lizards score", when="daylight", law="10.5.3")
class ScoreGardens(Option, frozen=True, gc=False, tag="lizards.score"):
    """Spend the card to score the gardens of its suit, once per turn and suit (10.5.3)."""

    card: CardId


@action("lizards sacrifice", when="daylight", law="10.5.4")
class Sacrifice(Option, frozen=True, gc=False, tag="lizards.sacrifice"):
    """Reveal a bird to make a warrior of the supply an acolyte (10.5.4)."""

    card: CardId


def matches_ritual(card: int, suit: str) -> bool:
    """Return whether a card counts for a suit in a ritual: birds are not wild (10.2.2)."""
    return SUIT_OF[card] in suit  # a clearing's suit may be several


def ritual_options(state: RootState, seat: Seat) -> list[Option]:
    """List the ritual that each card of the hand could be revealed for (10.5)."""
    hand = distinct(state.hand(seat))
    if not hand:
        return []
    sites = {suit: building_sites(state, seat, suit) for suit in SUITS}
    options: list[Option] = []
    scores = [card for card in hand if is_scorable(state, seat, SUIT_OF[card])]
    options += [ScoreGardens(card) for card in scores if points_of(state, seat, SUIT_OF[card])]
    options += [BuildGarden(c, place) for c in hand for place in sites.get(SUIT_OF[c], ())]
    if state.supply[seat]:
        options += recruitments(state, seat, hand)
        options += [Sacrifice(card) for card in hand if SUIT_OF[card] == BIRD]
    # A suit that would score nothing comes last: it may be spent, but hardly ever should be.
    options += [ScoreGardens(card) for card in scores if not points_of(state, seat, SUIT_OF[card])]
    return options


def could_reveal(state: RootState, seat: Seat) -> bool:
    """Return whether, on public facts, there is a card to reveal."""
    return bool(state.hands[seat])


def building_sites(state: RootState, seat: int, suit: str) -> list[Clearing]:
    """List the clearings of a suit that can take a garden (10.5.1)."""
    return [
        Clearing(clearing)
        for clearing, each in enumerate(state.suits)
        if suit in each
        and any(gardens_left(state, seat, printed) for printed in suits_of(each))
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


def is_scorable(state: RootState, seat: int, suit: str) -> bool:
    """Return whether a suit may be scored: a garden on the map, and not yet this turn (10.5.3)."""
    if suit == BIRD or suit in board_of(state, seat).scored:
        return False
    return state.count(seat, GARDENS[suit]) > 0
