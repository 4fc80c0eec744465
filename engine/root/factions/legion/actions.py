"""The Legion's actions in its turn, and their conditions (QL.4.2 to QL.5.4)."""

from __future__ import annotations

from engine.core.choices.actions import Option, action
from engine.core.seats import Seat
from engine.root.data.cards import SUIT_OF, distinct
from engine.root.factions.legion.board import COLONY, board_of, colonies_of, has_colony, is_campaign
from engine.root.pieces import BIRD, SUITS, CardId, Clearing, Suit
from engine.root.rules.battle.fighting import legal_battles, obliged_battles
from engine.root.rules.moving import exits, legal_moves
from engine.root.rules.placing import can_place, in_supply
from engine.root.state import RootState

TO_COLONIZE = 2
"""Warriors needed for a colony (QL.5.3)."""


# Birdsong (QL.4)


@action("legion reinforce", when="birdsong", law="QL.4.2")
class Reinforce(Option, frozen=True, gc=False, tag="legion.reinforce"):
    """Spend a card for a warrior at each matching colony (QL.4.2); a bird counts as one suit."""

    card: CardId
    suit: Suit


@action("legion tactics", when="birdsong", law="QL.4.3")
class ChangeTactics(Option, frozen=True, gc=False, tag="legion.tactics"):
    """Discard the campaign card and play a new one (QL.4.3)."""

    card: CardId


# Daylight (QL.5)


@action("legion invade", when="daylight", law="QL.5.1")
class Invade(Option, frozen=True, gc=False, tag="legion.invade"):
    """Take a move into a campaign clearing (QL.5.1)."""

    origin: Clearing
    to: Clearing
    warriors: int


@action("legion attack", when="daylight", law="QL.5.2")
class Attack(Option, frozen=True, gc=False, tag="legion.attack"):
    """Initiate the battle of a campaign clearing (QL.5.2)."""

    clearing: Clearing
    defender: Seat


@action("legion colonize", when="daylight", law="QL.5.3")
class Colonize(Option, frozen=True, gc=False, tag="legion.colonize"):
    """Place a colony in a campaign clearing, or score where there is one (QL.5.3)."""

    clearing: Clearing


@action("legion relocate", when="daylight", law="QL.5.3")
class Relocate(Option, frozen=True, gc=False, tag="legion.relocate"):
    """With all colonies on the map, place one of another clearing in this one (QL.5.3)."""

    origin: Clearing
    to: Clearing


@action("legion deescalate", when="daylight", law="QL.5.4")
class Deescalate(Option, frozen=True, gc=False, tag="legion.deescalate"):
    """Take one move from a campaign clearing (QL.5.4)."""

    origin: Clearing
    to: Clearing
    warriors: int


# Conditions


def campaign_clearings(state: RootState, seat: int) -> list[Clearing]:
    """List the campaign clearings (QL.2.5)."""
    suit = board_of(state, seat).suit
    return state.clearings_of(suit) if suit else []


def reinforce_options(state: RootState, seat: Seat) -> list[Option]:
    """List the cards that would bring a warrior to a colony, a bird for each suit (QL.4.2)."""
    if board_of(state, seat).reinforced or not state.supply[seat]:
        return []
    served = [suit for suit in SUITS if colonies_of(state, seat, suit)]
    return [
        Reinforce(card, suit)
        for card in distinct(state.hand(seat))
        for suit in served
        if SUIT_OF[card] in (suit, BIRD)
    ]


def could_reinforce(state: RootState, seat: Seat) -> bool:
    """Return whether, on public facts, a card could bring a warrior to a colony."""
    return (
        not board_of(state, seat).reinforced
        and bool(state.hands[seat] and state.supply[seat])
        and any(colonies_of(state, seat, suit) for suit in SUITS)
    )


def tactics_options(state: RootState, seat: Seat) -> list[Option]:
    """List the cards that could be the new campaign card (QL.4.3)."""
    if board_of(state, seat).changed:
        return []
    return [ChangeTactics(card) for card in distinct(state.hand(seat))]


def could_change(state: RootState, seat: Seat) -> bool:
    """Return whether, on public facts, a new campaign card could be played."""
    return bool(state.hands[seat]) and not board_of(state, seat).changed


def invade_options(state: RootState, seat: Seat) -> list[Option]:
    """List the moves that end in a campaign clearing (QL.5.1)."""
    suits, suit = state.suits, board_of(state, seat).suit
    if not suit:
        return []
    origins = [
        origin
        for origin in range(1, len(suits))
        if state.warriors[origin][seat]
        and any(suit in suits[to] for to in exits(state, seat, origin))
    ]
    return [move for move in legal_moves(state, seat, Invade, origins) if suit in suits[move.to]]


def could_invade(state: RootState, seat: Seat) -> bool:
    """Return whether there is a move into a campaign clearing, which is public."""
    return bool(invade_options(state, seat))


def battles_due(state: RootState, seat: Seat) -> list[Clearing]:
    """List the campaign clearings where a battle has still to be initiated (QL.5.2)."""
    attacked = board_of(state, seat).attacked
    return [
        clearing
        for clearing in campaign_clearings(state, seat)
        if clearing not in attacked and obliged_battles(state, seat, clearing)
    ]


def attack_options(state: RootState, seat: Seat) -> list[Option]:
    """List the battles that are due, one for each enemy to fight (QL.5.2)."""
    return [*legal_battles(state, seat, Attack, battles_due(state, seat))]


def must_attack(state: RootState, seat: Seat) -> bool:
    """Return whether any battle is due."""
    return bool(battles_due(state, seat))


def all_fought(state: RootState, seat: Seat) -> bool:
    """Return whether no battle is due, so that the step may be left."""
    return not battles_due(state, seat)


def colonize_sites(state: RootState, seat: Seat) -> list[Clearing]:
    """List the campaign clearings with two warriors not colonized yet this turn (QL.5.3)."""
    colonized = board_of(state, seat).colonized
    return [
        clearing
        for clearing in campaign_clearings(state, seat)
        if clearing not in colonized and state.warriors[clearing][seat] >= TO_COLONIZE
    ]


def liftable(state: RootState, seat: int) -> list[Clearing]:
    """List the colonies that may be moved: outside the campaign, with none in supply (QL.5.3)."""
    if in_supply(state, seat, COLONY):
        return []
    return [c for c in state.clearings_with(seat, COLONY) if not is_campaign(state, seat, c)]


def colonize_options(state: RootState, seat: Seat) -> list[Option]:
    """List the clearings where a colony can be placed, moved to, or scored (QL.5.3)."""
    options: list[Option] = []
    for clearing in colonize_sites(state, seat):
        if has_colony(state, seat, clearing):
            if state.may_score(seat):
                options.append(Colonize(clearing))
        elif can_place(state, seat, clearing):
            if in_supply(state, seat, COLONY):
                options.append(Colonize(clearing))
            options += [Relocate(origin, clearing) for origin in liftable(state, seat)]
    return options


def could_colonize(state: RootState, seat: Seat) -> bool:
    """Return whether any clearing can be colonized, which is public."""
    return bool(colonize_options(state, seat))


def deescalate_options(state: RootState, seat: Seat) -> list[Option]:
    """List the moves out of campaign clearings, once per turn (QL.5.4)."""
    if board_of(state, seat).deescalated:
        return []
    return [*legal_moves(state, seat, Deescalate, campaign_clearings(state, seat))]


def could_deescalate(state: RootState, seat: Seat) -> bool:
    """Return whether there is a move out of a campaign clearing, which is public."""
    return bool(deescalate_options(state, seat))
