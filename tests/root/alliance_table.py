"""Setting a table for tests of the Alliance: sympathy, Supporters, officers."""

from __future__ import annotations

from engine.root.data.cards import CARDS
from engine.root.game import GAME
from engine.root.view import AllianceView
from tests.root.table import RootTestTable


def sympathy(table: RootTestTable, *clearings: int) -> None:
    """Put sympathy in clearings."""
    for clearing in clearings:
        table.build(clearing, "alliance", "sympathy")


def stack(table: RootTestTable, *cards: str) -> None:
    """Put cards of the deck on the Supporters stack."""
    table.board("alliance").supporters += [table.take(card) for card in cards]


def supporters(table: RootTestTable) -> list[str]:
    """List the cards of the Supporters stack, sorted."""
    return sorted(CARDS[card].key for card in table.board("alliance").supporters)


def officers(table: RootTestTable, count: int) -> None:
    """Put warriors of the supply in the Officers box."""
    table.state.supply[table.seat("alliance")] -= count
    table.board("alliance").officers += count


def discarded(table: RootTestTable) -> list[str]:
    """List the cards of the discard pile, sorted."""
    return sorted(CARDS[card].key for card in table.state.discard)


def board_seen(table: RootTestTable, viewer: str | None) -> AllianceView:
    """Return the Alliance's board as a seat sees it."""
    seat = None if viewer is None else table.seat(viewer)
    board = GAME.view(table.state, seat).seats[table.seat("alliance")].board
    assert isinstance(board, AllianceView)
    return board
