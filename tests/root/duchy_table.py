"""Setting a table for tests of the Duchy: the Burrow, ministers, revealed cards."""

from __future__ import annotations

from engine.root.data.cards import CARDS
from engine.root.factions.duchy.board import RANK_OF, Minister
from tests.root.table import Played, RootTestTable

BURROW = 13
FOX, OTHER_FOX, RABBIT, MOUSE = 8, 1, 5, 7
"""Clearings of each suit; 8, 5 and 7 have two open slots, and 7 and 8 are adjacent."""


def duchy_table(*others: str, **options: str) -> RootTestTable:
    """Return a table of the Duchy and others, the Marquise and the Eyrie if none are named."""
    return RootTestTable("duchy", *(others or ("marquise", "eyrie")), **options)


def ministers(table: RootTestTable, *swayed: str) -> None:
    """Let ministers be swayed, each with a crown of its rank."""
    board = table.board("duchy")
    for minister in swayed:
        board.swayed.append(minister)
        board.crowns[RANK_OF[Minister(minister)]] -= 1


def daylight(table: RootTestTable, stage: str = "assembly") -> Played:
    """Begin a step of the Duchy's Daylight, with both actions of the Assembly left."""
    table.board("duchy").actions = 2
    return table.start("duchy", stage)


def revealed(table: RootTestTable) -> list[str]:
    """List the cards revealed this turn, sorted."""
    return sorted(CARDS[card].key for card in table.board("duchy").revealed)


def discarded(table: RootTestTable) -> list[str]:
    """List the cards of the discard pile, sorted."""
    return sorted(CARDS[card].key for card in table.state.discard)
