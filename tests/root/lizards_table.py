"""Setting a table for tests of the Lizard Cult: gardens, the Outcast, acolytes, Lost Souls."""

from __future__ import annotations

from engine.root.data.cards import CARDS
from engine.root.game import GAME
from engine.root.view import LizardsView
from tests.root.table import Played, RootTestTable

FOX, RABBIT, MOUSE = 8, 5, 7
"""Clearings of each suit with two open slots; 7 and 8 are adjacent, and 5 lies between 1 and 2."""


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


def revealed(table: RootTestTable) -> list[str]:
    """List the cards revealed for rituals, sorted."""
    return sorted(CARDS[card].key for card in table.board("lizards").revealed)


def pile(cards: list[int]) -> list[str]:
    """Name the cards of a pile, sorted."""
    return sorted(CARDS[card].key for card in cards)


def conspire(table: RootTestTable, suit: str, acolytes: int, *, hated: bool = False) -> Played:
    """Begin the conspiracies with an Outcast and so many acolytes."""
    outcast(table, suit, hated=hated, acolytes=acolytes)
    table.state.phase = "birdsong"
    return table.start("lizards", "conspiracies")


def board_seen(table: RootTestTable, viewer: str | None) -> LizardsView:
    """Return the Cult's board as a seat sees it."""
    seat = None if viewer is None else table.seat(viewer)
    board = GAME.view(table.state, seat).seats[table.seat("lizards")].board
    assert isinstance(board, LizardsView)
    return board
