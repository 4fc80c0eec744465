"""Setting a table for tests of the Alliance: sympathy, Supporters, officers."""

from __future__ import annotations

from engine.root.data.cards import CARDS
from engine.root.rules.moving import move_warriors
from engine.root.state import RootTable
from tests.root.kit.table import RootTestTable
from tests.table import Rule


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


def enter(table: RootTestTable, key: str, origin: int, to: int, count: int = 1) -> Rule:
    """Return the rule of one move."""

    async def rule(t: RootTable) -> None:
        await move_warriors(t, table.seat(key), origin, to, count)

    return rule


def fall_together(table: RootTestTable, clearing: int) -> None:
    """Set a clearing where sympathy and a base are about to fall in one battle."""
    table.build(clearing, "alliance", "base_mouse", "sympathy")
    table.place(clearing, marquise=2)
    stack(table, "sword", "anvil")
    table.give("marquise", "codebreakers")
