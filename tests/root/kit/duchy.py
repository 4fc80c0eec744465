"""Setting a table for tests of the Duchy: the Burrow, ministers, revealed cards."""

from __future__ import annotations

from engine.root.factions.duchy.actions import DuchyBuild
from engine.root.factions.duchy.board import RANK_OF, Minister
from engine.root.pieces import Clearing, PieceKind
from tests.root.kit.table import RootTestTable
from tests.table import Played

BURROW = 13


def duchy_table(*others: str, **options: str) -> RootTestTable:
    """Return a table of the Duchy and others, the Marquise and the Eyrie if none are named."""
    return RootTestTable("duchy", *(others or ("marquise", "eyrie")), **options)


def ministers(table: RootTestTable, *swayed: str) -> None:
    """Sway ministers, each with a crown of its rank."""
    board = table.board("duchy")
    for minister in swayed:
        board.swayed.append(minister)
        board.crowns[RANK_OF[Minister(minister)]] -= 1


def duchy_daylight(table: RootTestTable, stage: str = "assembly") -> Played:
    """Begin a step of the Duchy's Daylight, with both actions of the Assembly left."""
    table.board("duchy").actions = 2
    return table.start("duchy", stage)


def duchy_build(kind: str, clearing: int) -> DuchyBuild:
    """Return the action of building."""
    return DuchyBuild(PieceKind(kind), Clearing(clearing))
