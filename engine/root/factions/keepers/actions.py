"""The Keepers' actions in their turn, and their conditions (Law 15.4 to 15.6)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NewType

from engine.core.choices.actions import Option, action
from engine.core.seats import Seat
from engine.root.data.cards import distinct, matches
from engine.root.factions.keepers.board import (
    COLUMNS,
    MOST_RETINUE,
    board_of,
    recoverable,
    relics_beside,
    waystations,
    waystations_in,
    waystations_left,
)
from engine.root.pieces import CardId, Clearing, PieceKind
from engine.root.rules.battle.fighting import obliged_battles
from engine.root.rules.moving import legal_moves
from engine.root.rules.placing import can_place, can_recruit
from engine.root.rules.rule import can_enter, rules
from engine.root.state import RootState

RetinueColumn = NewType("RetinueColumn", str)
"""A column of the Retinue: `move`, `delve` or `recover`."""


# Birdsong (15.4)


@action("keepers encamp", when="birdsong", law="15.4.1")
class Encamp(Option, frozen=True, gc=False, tag="keepers.encamp"):
    """Replace a warrior with a waystation (15.4.1)."""

    clearing: Clearing
    building: PieceKind


@action("keepers decamp", when="birdsong", law="15.4.2")
class Decamp(Option, frozen=True, gc=False, tag="keepers.decamp"):
    """Replace a waystation with a warrior (15.4.2)."""

    clearing: Clearing
    building: PieceKind


@action("keepers recruit", when="birdsong", law="15.4.3")
class KeepersRecruit(Option, frozen=True, gc=False, tag="keepers.recruit"):
    """Spend a card to place two warriors at a matching waystation (15.4.3)."""

    card: CardId
    clearing: Clearing


# Daylight (15.5)


@action("keepers move", when="daylight", law="15.5.2.I")
class KeepersMove(Option, frozen=True, gc=False, tag="keepers.move"):
    """Move by a card of the first column, from a clearing of its suit (15.5.2.I)."""

    card: CardId
    origin: Clearing
    to: Clearing
    warriors: int


@action("keepers battle", when="daylight", law="15.5.2.II")
class KeepersBattle(Option, frozen=True, gc=False, tag="keepers.battle"):
    """Battle by a card of the second column, then delve if possible (15.5.2.II)."""

    card: CardId
    clearing: Clearing
    defender: Seat


@action("keepers delve", when="daylight", law="15.5.2.II")
class Delve(Option, frozen=True, gc=False, tag="keepers.delve"):
    """Delve by a card of the second column where there is no enemy to battle (15.5.2.II)."""

    card: CardId
    clearing: Clearing


@action("keepers travel", when="daylight", law="15.5.2.III")
class Travel(Option, frozen=True, gc=False, tag="keepers.travel"):
    """Move by a card of the third column, from a clearing of its suit (15.5.2.III)."""

    card: CardId
    origin: Clearing
    to: Clearing
    warriors: int


@action("keepers recover", when="daylight", law="15.5.2.III")
class Recover(Option, frozen=True, gc=False, tag="keepers.recover"):
    """Recover relics by a card of the third column, at a waystation (15.5.2.III)."""

    card: CardId
    clearing: Clearing


# Evening (15.6)


@action("keepers gather", when="evening", law="15.6.2")
class Gather(Option, frozen=True, gc=False, tag="keepers.gather"):
    """Add a card from the hand to a column of the Retinue (15.6.2)."""

    card: CardId
    column: RetinueColumn


@action("keepers shift", when="evening", law="15.6.2")
class Shift(Option, frozen=True, gc=False, tag="keepers.shift"):
    """Shift a card of the Retinue to another column, instead of adding any (15.6.2)."""

    card: CardId
    source: RetinueColumn
    column: RetinueColumn


# Conditions


def encamp_options(state: RootState, seat: Seat) -> list[Option]:
    """List the warriors that a waystation could replace: with room, and allowed there (15.4.1)."""
    board = board_of(state, seat)
    if board.returned:
        return []
    return [
        Encamp(Clearing(clearing), kind)
        for clearing in state.woodland.clearings
        if state.warriors[clearing][seat]
        and clearing not in board.encamped
        and state.open_slots(clearing) > 0
        and can_place(state, seat, clearing)
        for kind in waystations_left(state, seat)
    ]


def could_encamp(state: RootState, seat: Seat) -> bool:
    """Return whether any warrior could be replaced, which is public."""
    return bool(encamp_options(state, seat))


def decamp_options(state: RootState, seat: Seat) -> list[Option]:
    """List the waystations that a warrior could replace (15.4.2, 21.23)."""
    if not state.supply[seat]:
        return []
    decamped = board_of(state, seat).decamped
    return [
        Decamp(clearing, kind)
        for clearing in dict.fromkeys(waystations(state, seat))
        if clearing not in decamped and can_place(state, seat, clearing)
        for kind in waystations_in(state, seat, clearing)
    ]


def could_decamp(state: RootState, seat: Seat) -> bool:
    """Return whether any waystation could be replaced, which is public."""
    return bool(decamp_options(state, seat))


def recruiting_places(state: RootState, seat: Seat) -> list[Clearing]:
    """List the waystations where warriors could be placed (15.4.3)."""
    if not state.supply[seat]:
        return []
    places = dict.fromkeys(waystations(state, seat))
    return [clearing for clearing in places if can_recruit(state, seat, clearing)]


def recruit_options(state: RootState, seat: Seat) -> list[Option]:
    """List the cards that bring two warriors to a matching waystation (15.4.3)."""
    return [
        KeepersRecruit(card, clearing)
        for card in distinct(state.hand(seat))
        for clearing in recruiting_places(state, seat)
        if matches(card, state.suits[clearing])
    ]


def could_recruit(state: RootState, seat: Seat) -> bool:
    """Return whether, on public facts, a card could bring warriors."""
    return bool(state.hands[seat] and recruiting_places(state, seat))


def ready_cards(state: RootState, seat: Seat, column: str) -> list[CardId]:
    """List the cards of a column that have not acted this turn, twins once (15.5.2)."""
    board = board_of(state, seat)
    cards = board.retinue[COLUMNS.index(column)]
    return distinct(CardId(card) for card in cards if card not in board.used)


def moves_by(
    state: RootState, seat: Seat, column: str, make: Callable[..., KeepersMove | Travel]
) -> list[Option]:
    """List the moves that the cards of a column allow, from clearings of their suits."""
    options: list[Option] = []
    for card in ready_cards(state, seat, column):
        origins = [c for c in state.woodland.clearings if matches(card, state.suits[c])]
        options += legal_moves(state, seat, partial(make, card), origins)
    return options


def move_options(state: RootState, seat: Seat) -> list[Option]:
    """List the moves of the first column (15.5.2.I)."""
    return moves_by(state, seat, "move", KeepersMove)


def could_move(state: RootState, seat: Seat) -> bool:
    """Return whether there is such a move; the Retinue is public."""
    return bool(move_options(state, seat))


def may_delve(state: RootState, seat: Seat, clearing: int) -> bool:
    """Return whether the Keepers may delve: rule, a warrior, a relic that may move (15.5.2.II)."""
    return (
        state.warriors[clearing][seat] > 0
        and rules(state, seat, clearing)
        and can_enter(state, seat, clearing)
        and bool(relics_beside(state, seat, clearing))
    )


def delve_options(state: RootState, seat: Seat) -> list[Option]:
    """List the battles of the second column, and the clearings to delve without one (15.5.2.II)."""
    options: list[Option] = []
    for card in ready_cards(state, seat, "delve"):
        for each in state.woodland.clearings:
            clearing = Clearing(each)
            if not matches(card, state.suits[clearing]):
                continue
            if fights := obliged_battles(state, seat, clearing):
                options += [KeepersBattle(card, clearing, each.defender) for each in fights]
            elif may_delve(state, seat, clearing):
                options.append(Delve(card, clearing))
    return options


def could_delve(state: RootState, seat: Seat) -> bool:
    """Return whether the second column can be used, which is public."""
    return bool(delve_options(state, seat))


def recover_options(state: RootState, seat: Seat) -> list[Option]:
    """List the moves of the third column, and the clearings to recover relics (15.5.2.III)."""
    options = moves_by(state, seat, "recover", Travel)
    for card in ready_cards(state, seat, "recover"):
        options += [
            Recover(card, clearing)
            for clearing in dict.fromkeys(waystations(state, seat))
            if matches(card, state.suits[clearing]) and recoverable(state, seat, clearing)
        ]
    return options


def could_recover(state: RootState, seat: Seat) -> bool:
    """Return whether the third column can be used, which is public."""
    return bool(recover_options(state, seat))


def retinue_size(state: RootState, seat: int) -> int:
    """Count the cards of the Retinue."""
    return sum(len(column) for column in board_of(state, seat).retinue)


def gather_options(state: RootState, seat: Seat) -> list[Option]:
    """List the cards that may join the Retinue, and the shifts possible instead (15.6.2)."""
    board = board_of(state, seat)
    if board.shifted:
        return []
    columns = [RetinueColumn(column) for column in COLUMNS]
    options: list[Option] = []
    if retinue_size(state, seat) < MOST_RETINUE:
        hand = distinct(state.hand(seat))
        options += [Gather(card, column) for card in hand for column in columns]
    if not board.gathered:
        options += [
            Shift(card, source, column)
            for source, cards in zip(columns, board.retinue, strict=True)
            for card in distinct(CardId(each) for each in cards)
            for column in columns
            if column != source
        ]
    return options


def could_gather(state: RootState, seat: Seat) -> bool:
    """Return whether, on public facts, the Retinue could be changed."""
    board, size = board_of(state, seat), retinue_size(state, seat)
    if board.shifted:
        return False
    return bool(size < MOST_RETINUE and state.hands[seat]) or (size > 0 and not board.gathered)
