"""The Alliance's actions and their conditions (Law 8.4-8.6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from engine.core.choices.actions import Option, action
from engine.core.seats import Seat
from engine.root.data.cards import distinct, matches
from engine.root.factions.alliance.board import (
    BASES,
    TOKENS,
    bases_left,
    bases_on_map,
    board_of,
    operations_left,
    price,
    sympathetic,
)
from engine.root.factions.alliance.supporters import supporters_for
from engine.root.hooks.hirelings import is_shielded
from engine.root.pieces import CardId, Clearing, suits_of
from engine.root.rules.battle.fighting import legal_battles
from engine.root.rules.crafting import craftable
from engine.root.rules.moving import legal_moves
from engine.root.rules.placing import can_place, can_recruit
from engine.root.rules.rule import adjacent
from engine.root.state import RootState

REVOLT_COST = 2


# Birdsong (8.4)


@action("alliance revolt", when="birdsong", law="8.4.1")
class Revolt(Option, frozen=True, gc=False, tag="alliance.revolt"):
    """Spend two supporters to clear a sympathetic clearing and place its base (8.4.1)."""

    clearing: Clearing


@action("alliance spread", when="birdsong", law="8.4.2")
class Spread(Option, frozen=True, gc=False, tag="alliance.spread"):
    """Spend supporters to place sympathy (8.4.2)."""

    clearing: Clearing


# Daylight (8.5)


@action("alliance mobilize", when="daylight", law="8.5.2")
class Mobilize(Option, frozen=True, gc=False, tag="alliance.mobilize"):
    """Add a card from the hand to the Supporters (8.5.2)."""

    card: CardId


@action("alliance train", when="daylight", law="8.5.3")
class Train(Option, frozen=True, gc=False, tag="alliance.train"):
    """Spend a card matching a base's clearing for an officer (8.5.3)."""

    card: CardId


# Evening (8.6.1)


@action("alliance move", when="evening", law="8.6.1.I")
class AllianceMove(Option, frozen=True, gc=False, tag="alliance.move"):
    """Take one move (8.6.1.I)."""

    origin: Clearing
    to: Clearing
    warriors: int


@action("alliance battle", when="evening", law="8.6.1.II")
class AllianceBattle(Option, frozen=True, gc=False, tag="alliance.battle"):
    """Initiate a battle (8.6.1.II)."""

    clearing: Clearing
    defender: Seat


@action("alliance recruit", when="evening", law="8.6.1.III")
class AllianceRecruit(Option, frozen=True, gc=False, tag="alliance.recruit"):
    """Place a warrior in a clearing with a base (8.6.1.III)."""

    clearing: Clearing


@action("alliance organize", when="evening", law="8.6.1.IV")
class Organize(Option, frozen=True, gc=False, tag="alliance.organize"):
    """Remove one's warrior from an unsympathetic clearing to place sympathy (8.6.1.IV)."""

    clearing: Clearing


OPERATIONS = (AllianceMove, AllianceBattle, AllianceRecruit, Organize)


# Conditions


def has_room_after_revolt(state: RootState, seat: int, clearing: int) -> bool:
    """Return whether a base fits once every enemy building is removed (2.2.3)."""
    if state.open_slots(clearing) > 0:
        return True
    return any(
        state.is_enemy(seat, owner) and not is_shielded(state, seat, owner, clearing)
        for owner, _ in state.buildings[clearing]
    )


def revolt_sites(state: RootState, seat: int) -> list[Clearing]:
    """List the sympathetic clearings whose base is still on the board (8.4.1.I)."""
    if len(bases_on_map(state, seat)) == len(BASES):
        return []
    return [
        clearing
        for clearing in sympathetic(state, seat)
        if bases_left(state, seat, state.suits[clearing])
        and not is_taken(state, seat, clearing)
        and has_room_after_revolt(state, seat, clearing)
        and can_place(state, seat, clearing, emptied=True)
    ]


def is_taken(state: RootState, seat: int, clearing: int) -> bool:
    """Return whether a base keeps another from a clearing; none does in the Lost City (24)."""
    several = len(suits_of(state.suits[clearing])) > 1
    return not several and any(owner == seat for owner, _ in state.buildings[clearing])


def revolt_options(state: RootState, seat: Seat) -> list[Option]:
    """List the revolts that the Supporters can pay for (8.4.1)."""
    have = supporters_for(state, seat)
    if max(have.values()) < REVOLT_COST:
        return []
    return [Revolt(c) for c in revolt_sites(state, seat) if have[state.suits[c]] >= REVOLT_COST]


def could_revolt(state: RootState, seat: Seat) -> bool:
    """Return whether, on public facts, a revolt could be paid for."""
    return len(board_of(state, seat).supporters) >= REVOLT_COST and bool(revolt_sites(state, seat))


def spread_sites(state: RootState, seat: int) -> list[tuple[Clearing, int]]:
    """List the clearings that sympathy may spread to, each with its cost (8.4.2.I, II)."""
    placed = set(sympathetic(state, seat))
    if len(placed) == TOKENS:
        return []
    return [
        (Clearing(clearing), price(state, seat, clearing, len(placed)))
        for clearing in range(1, len(state.tokens))
        if clearing not in placed
        and (not placed or not placed.isdisjoint(adjacent(state, seat, clearing)))
        and can_place(state, seat, clearing)
    ]


def spread_options(state: RootState, seat: Seat) -> list[Option]:
    """List the spreads of sympathy that the Supporters can pay for (8.4.2)."""
    return [Spread(clearing) for clearing, _ in affordable_sites(state, seat)]


def affordable_sites(state: RootState, seat: int) -> list[tuple[Clearing, int]]:
    """List those of `spread_sites` that the Supporters can pay for."""
    if not board_of(state, seat).supporters:
        return []
    have, suits = supporters_for(state, seat), state.suits
    return [(c, cost) for c, cost in spread_sites(state, seat) if cost <= have[suits[c]]]


def could_spread(state: RootState, seat: Seat) -> bool:
    """Return whether, on public facts, sympathy could be paid for."""
    supporters = len(board_of(state, seat).supporters)
    return bool(supporters) and any(cost <= supporters for _, cost in spread_sites(state, seat))


def day_options(state: RootState, seat: Seat) -> list[Option]:
    """List the actions of Daylight: craft, mobilize, train (8.5)."""
    hand = distinct(state.hand(seat))
    options = craftable(state, seat)
    options += [Mobilize(card) for card in hand]
    if state.supply[seat]:
        suits = [state.suits[clearing] for clearing in bases_on_map(state, seat)]
        options += [Train(card) for card in hand if any(matches(card, suit) for suit in suits)]
    return options


def could_use_hand(state: RootState, seat: Seat) -> bool:
    """Return whether, on public facts, there is a card to mobilize."""
    return bool(state.hands[seat])


def operation_options(state: RootState, seat: Seat) -> list[Option]:
    """List the Military Operations (8.6.1)."""
    return [*chain.from_iterable(operations(state, seat))]


def operations(state: RootState, seat: Seat) -> Iterator[Sequence[Option]]:
    """List the Military Operations of one kind after the other."""
    if not operations_left(state, seat):
        return
    yield [Organize(clearing) for clearing in organize_sites(state, seat)]
    yield legal_battles(state, seat, AllianceBattle)
    if state.supply[seat]:
        places = dict.fromkeys(bases_on_map(state, seat))
        yield [AllianceRecruit(c) for c in places if can_recruit(state, seat, c)]
    yield legal_moves(state, seat, AllianceMove)


def organize_sites(state: RootState, seat: int) -> list[Clearing]:
    """List the unsympathetic clearings with a warrior that may become sympathetic (8.6.1.IV)."""
    token = (seat, "sympathy")
    if state.count(seat, "sympathy") == TOKENS:
        return []
    return [
        Clearing(clearing)
        for clearing, row in enumerate(state.warriors)
        if row[seat] and token not in state.tokens[clearing] and can_place(state, seat, clearing)
    ]


def could_operate(state: RootState, seat: Seat) -> bool:
    """Return whether any Military Operation is possible; all of this is public."""
    return any(operations(state, seat))
