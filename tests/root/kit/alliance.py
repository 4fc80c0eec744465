"""Setting a table for tests of the Alliance: sympathy, Supporters, officers."""

from __future__ import annotations

from engine.root.data.cards import CARDS
from tests.root.kit.table import RootTestTable


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
