"""The Decree of the Eyrie: its columns, and the cards to resolve (Law 7.4.2, 7.5.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NewType

from engine.core.events import Event
from engine.core.seats import Seat
from engine.root.data.cards import SUIT_OF
from engine.root.factions.eyrie.board import EyrieBoard, board_of
from engine.root.factions.eyrie.leaders import VIZIERS
from engine.root.pieces import BIRD, CardId
from engine.root.state import RootState, RootTable

Column = NewType("Column", str)
COLUMNS = tuple(Column(name) for name in ("recruit", "move", "battle", "build"))
MOST_ADDED = 2


class DecreeGrew(Event, frozen=True, gc=False, tag="DecreeGrew"):
    """A card from the hand was added to the Decree (7.4.2)."""

    seat: Seat
    card: CardId
    column: Column


class DecreeFollowed(Event, frozen=True, gc=False, tag="DecreeFollowed"):
    """A card of the Decree is being resolved (7.5.2)."""

    seat: Seat
    card: CardId
    column: Column


def empty_columns() -> list[list[int]]:
    """Return four columns without cards."""
    return [[] for _ in COLUMNS]


# Adding to it (7.4.2)


def has_bird(cards: Iterable[int]) -> bool:
    """Return whether a bird is among some cards."""
    return any(SUIT_OF[card] == BIRD for card in cards)


def could_add(state: RootState, seat: Seat) -> bool:
    """Return whether, on public facts, a card could be added."""
    return bool(state.hands[seat]) and len(board_of(state, seat).added) < MOST_ADDED


def has_added(state: RootState, seat: Seat) -> bool:
    """Return whether the Eyrie have added to the Decree, or have no card to add."""
    return bool(board_of(state, seat).added) or not state.hands[seat]


# Resolving it (7.5.2)


def unresolved_cards(board: EyrieBoard, column: int) -> list[CardId]:
    """List the cards of a column that are still to be resolved this turn."""
    resolved = board.resolved[column]
    return [CardId(card) for card in board.decree[column] if card not in resolved]


def next_column(board: EyrieBoard) -> int | None:
    """Return the leftmost column with a card to resolve; None once the Decree is done."""
    for column, (cards, resolved) in enumerate(zip(board.decree, board.resolved, strict=True)):
        if len(resolved) < len(cards):
            return column
    return None


def must_resolve(state: RootState, seat: Seat) -> bool:
    """Return whether a card of the Decree is still to be resolved."""
    return next_column(board_of(state, seat)) is not None


def all_resolved(state: RootState, seat: Seat) -> bool:
    """Return whether the whole Decree is resolved."""
    return not must_resolve(state, seat)


def one_per_suit(cards: Iterable[CardId]) -> list[CardId]:
    """Keep one card of each suit: within a column they are equivalent."""
    first: dict[str, CardId] = {}
    for card in cards:
        first.setdefault(SUIT_OF[card], card)
    return list(first.values())


def follow(t: RootTable, seat: Seat, card: CardId, column: int) -> None:
    """Record that a card of the Decree is being resolved."""
    board_of(t.state, seat).resolved[column].append(card)
    t.tell(DecreeFollowed(seat, card, COLUMNS[column]))


def purgeable(board: EyrieBoard) -> list[CardId]:
    """List the cards of the Decree other than viziers."""
    return [CardId(c) for column in board.decree for c in column if c not in VIZIERS]
