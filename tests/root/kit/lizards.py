"""Setting a table for tests of the Lizard Cult: gardens, the Outcast, acolytes, Lost Souls."""

from __future__ import annotations

from engine.root.data.cards import CARDS
from tests.root.kit.table import RootTestTable
from tests.table import Played


def cult_table(*seats: str, **options: str) -> RootTestTable:
    """Return an empty table with the Cult, by default among the three other base factions."""
    return RootTestTable("lizards", *(seats or ("marquise", "eyrie", "alliance")), **options)


def outcast(table: RootTestTable, suit: str, *, hated: bool = False, acolytes: int = 0) -> None:
    """Set the outcast marker, and put warriors of the supply in the Acolytes box."""
    board = table.board("lizards")
    board.outcast, board.hated = suit, hated
    board.acolytes += acolytes
    table.state.supply[table.seat("lizards")] -= acolytes


def gardens(table: RootTestTable, *clearings: int) -> None:
    """Put a garden of the clearing's suit in each of these clearings."""
    for clearing in clearings:
        table.build(clearing, "lizards", f"garden_{table.state.suits[clearing]}")


def lose_souls(table: RootTestTable, *cards: str) -> None:
    """Put cards of the deck on the Lost Souls."""
    table.board("lizards").lost_souls += [table.take(card) for card in cards]


def lost_souls(table: RootTestTable) -> list[str]:
    """List the Lost Souls, sorted."""
    return sorted(CARDS[card].key for card in table.board("lizards").lost_souls)


def conspire(table: RootTestTable, suit: str, acolytes: int, *, hated: bool = False) -> Played:
    """Begin the conspiracies with an Outcast and some acolytes."""
    outcast(table, suit, hated=hated, acolytes=acolytes)
    table.state.phase = "birdsong"
    return table.start("lizards", "conspiracies")
