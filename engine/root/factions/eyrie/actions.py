"""The Eyrie's actions with the Decree, and their conditions (Law 7.4.2, 7.5.2)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.core.choices.actions import Option, action
from engine.core.seats import Seat
from engine.root.data.cards import SUIT_OF, distinct, matches
from engine.root.factions.eyrie.board import ROOSTS, board_of
from engine.root.factions.eyrie.decree import (
    COLUMNS,
    MOST_ADDED,
    Column,
    has_bird,
    next_column,
    one_per_suit,
    unresolved_cards,
)
from engine.root.factions.eyrie.leaders import warriors_to_recruit
from engine.root.pieces import BIRD, CardId, Clearing
from engine.root.rules.battle.fighting import legal_battles
from engine.root.rules.moving import legal_moves
from engine.root.rules.placing import can_place, can_recruit
from engine.root.rules.rule import ruled_clearings
from engine.root.state import RootState


@action("eyrie decree", when="birdsong", law="7.4.2")
class AddToDecree(Option, frozen=True, gc=False, tag="eyrie.decree"):
    """Add a card from the hand to a column of the Decree (7.4.2)."""

    card: CardId
    column: Column


@action("eyrie recruit", when="daylight", law="7.5.2.I")
class DecreeRecruit(Option, frozen=True, gc=False, tag="eyrie.recruit"):
    """Resolve a card of the Recruit column at a roost (7.5.2.I)."""

    card: CardId
    clearing: Clearing


@action("eyrie move", when="daylight", law="7.5.2.II")
class DecreeMove(Option, frozen=True, gc=False, tag="eyrie.move"):
    """Resolve a card of the Move column (7.5.2.II)."""

    card: CardId
    origin: Clearing
    to: Clearing
    warriors: int


@action("eyrie battle", when="daylight", law="7.5.2.III")
class DecreeBattle(Option, frozen=True, gc=False, tag="eyrie.battle"):
    """Resolve a card of the Battle column (7.5.2.III)."""

    card: CardId
    clearing: Clearing
    defender: Seat


@action("eyrie build", when="daylight", law="7.5.2.IV")
class DecreeBuild(Option, frozen=True, gc=False, tag="eyrie.build"):
    """Resolve a card of the Build column (7.5.2.IV)."""

    card: CardId
    clearing: Clearing


@action("eyrie turmoil", when="daylight", law="7.7")
class FallIntoTurmoil(Option, frozen=True, gc=False, tag="eyrie.turmoil"):
    """Take a card of the Decree that cannot be resolved at all (7.7)."""

    last_resort = True
    card: CardId


# Conditions

POSSIBLE, LATER, NEVER = "yes", "later", "never"
FREE_WARRIORS = ("tax_collector", "command_warren", "eyrie_emigre", "league_of_adventurous_mice")
"""Cards in play that may bring warriors back to the supply before the Eyrie recruit."""


def can_follow(state: RootState, seat: Seat, action: AddToDecree) -> str:
    """Return whether a card could be resolved this turn: `yes`, `later` or `never` (7.5.2, 7.7).

    Nothing but a roost of its suit and warriors in the supply helps to recruit; cards in play may
    free some. Where an earlier card moves, recruits or fights, a later one may become possible.
    """
    board, place = board_of(state, seat), COLUMNS.index(action.column)
    if action.column == "recruit":
        wanted = (len(board.decree[place]) + 1) * warriors_to_recruit(board)
        if wanted > state.supply[seat]:
            frees = any(state.has_crafted(seat, each) for each in FREE_WARRIORS)
            return LATER if frees else NEVER
        if not state.count(seat, "roost"):
            return LATER  # a new roost is placed before (7.4.3)
    if WAYS[place](state, seat, action.card):
        return POSSIBLE
    if action.column == "recruit":
        return NEVER
    one_more = len(board.added) + 1 < MOST_ADDED and len(state.hands[seat]) > 1
    before = board.decree[: place + (action.column == "move")]  # its own column may move there too
    return LATER if one_more or any(before) else NEVER


def decree_options(state: RootState, seat: Seat) -> list[Option]:
    """List the cards that may be added: one or two, at most one of them a bird."""
    added = board_of(state, seat).added
    if len(added) >= MOST_ADDED:
        return []
    no_bird = has_bird(added)
    return [
        AddToDecree(card, column)
        for card in distinct(state.hand(seat))
        if not (no_bird and SUIT_OF[card] == BIRD)
        for column in COLUMNS
    ]


def resolve_options(state: RootState, seat: Seat) -> list[Option]:
    """List the ways to resolve the cards of the current column.

    Cards of a column may be taken in any order, even one that cannot be resolved.
    """
    board = board_of(state, seat)
    column = next_column(board)
    if column is None:
        return []
    options: list[Option] = []
    for card in one_per_suit(unresolved_cards(board, column)):
        options += WAYS[column](state, seat, card) or [FallIntoTurmoil(card)]
    return options


def recruit_ways(state: RootState, seat: Seat, card: CardId) -> list[Option]:
    """List the roosts where a card recruits, as long as any warrior is left (7.5.2.I)."""
    if not state.supply[seat]:
        return []
    return [
        DecreeRecruit(card, clearing)
        for clearing in state.clearings_with(seat, "roost")
        if matches(card, state.suits[clearing]) and can_recruit(state, seat, clearing)
    ]


def move_ways(state: RootState, seat: Seat, card: CardId) -> list[Option]:
    """List the moves from a matching clearing (7.5.2.II)."""
    suits = state.suits
    origins = [c for c, row in enumerate(state.warriors) if row[seat] and matches(card, suits[c])]
    return list(legal_moves(state, seat, partial(DecreeMove, card), origins))


def battle_ways(state: RootState, seat: Seat, card: CardId) -> list[Option]:
    """List the battles in a matching clearing (7.5.2.III)."""
    places = [c for c in range(1, len(state.suits)) if matches(card, state.suits[c])]
    return [*legal_battles(state, seat, partial(DecreeBattle, card), places)]


def build_ways(state: RootState, seat: Seat, card: CardId) -> list[Option]:
    """List the matching ruled clearings that can take a first roost (7.5.2.IV)."""
    if state.count(seat, "roost") >= ROOSTS:
        return []
    return [
        DecreeBuild(card, clearing)
        for clearing in ruled_clearings(state, seat)
        if matches(card, state.suits[clearing])
        and state.open_slots(clearing) > 0
        and not state.has_building(seat, clearing, "roost")
        and can_place(state, seat, clearing)
    ]


Ways = Callable[[RootState, Seat, CardId], list[Option]]
WAYS: tuple[Ways, ...] = (recruit_ways, move_ways, battle_ways, build_ways)
