"""Setting a table for tests of the Eyrie: leaders, Decrees, roosts."""

from __future__ import annotations

from engine.core.choices.actions import Option
from engine.root.data.cards import CARDS
from engine.root.factions.eyrie.decree import COLUMNS
from engine.root.factions.eyrie.leaders import LEADERS, VIZIERS, Leader
from tests.root.kit.table import RootTestTable


def decree(
    table: RootTestTable, leader: str = "builder", *, viziers: bool = False, **columns: str
) -> None:
    """Give the Eyrie a leader and a Decree: `decree(table, "despot", move="anvil sword")`."""
    board = table.board("eyrie")
    chosen = board.leader = Leader(leader)
    board.leaders = [each for each in LEADERS if each != chosen]
    for column, name in enumerate(COLUMNS):
        board.decree[column] = [table.take(card) for card in columns.get(name, "").split()]
    if viziers:
        for vizier, column in zip(VIZIERS, LEADERS[chosen], strict=True):
            board.decree[column].append(vizier)


def columns(table: RootTestTable) -> list[list[str]]:
    """Name the cards of the Decree."""
    return [[CARDS[card].key for card in column] for column in table.board("eyrie").decree]


def fill_roosts(table: RootTestTable, count: int) -> None:
    """Put roosts on the map, in clearings of all suits."""
    for clearing in (3, 1, 2, 5, 7, 8, 9)[:count]:
        table.build(clearing, "eyrie", "roost")


def ways(table: RootTestTable, kind: type[Option]) -> list[tuple[object, ...]]:
    """List the options of a kind as plain tuples of card key and the rest."""
    found = []
    for option in table.options("eyrie", kind):
        card, *rest = (getattr(option, name) for name in option.__struct_fields__)
        found.append((CARDS[card].key, *rest))
    return found


def turn_is_over(table: RootTestTable) -> bool:
    """Return whether the next player's turn has begun."""
    return table.state.current != table.seat("eyrie")
