"""Setting and inspecting a table for tests of the Clergy: flowers, markers, Daylight's actions."""

from __future__ import annotations

from engine.root.factions.clergy.actions import Crusade, Mission
from engine.root.factions.clergy.board import FLOWERS, bag
from engine.root.pieces import Clearing, PieceKind
from tests.root.kit.table import RootTestTable

CLERGY_SEATS = ("clergy", "marquise", "eyrie", "alliance", "vagabond")
FULL_BAG = {"fox": 0, "rabbit": 3, "mouse": 6, "bird": 9}
"""The first index of each suit's flowers in a full bag."""


def flower(suit: str) -> PieceKind:
    """Return the kind of a flower."""
    return PieceKind(f"flower_{suit}")


def lay_flowers(table: RootTestTable, clearing: int, *suits: str) -> None:
    """Put flowers in a clearing."""
    table.build(clearing, "clergy", *(flower(suit) for suit in suits))


def cathedral(table: RootTestTable, *clearings: int) -> None:
    """Put cathedrals on the map."""
    for clearing in clearings:
        table.build(clearing, "clergy", "cathedral")


def penitent(table: RootTestTable, *keys: str) -> None:
    """Put markers in the Penitent box."""
    table.board("clergy").penitent += [table.seat(key) for key in keys]


def penitents(table: RootTestTable) -> list[str]:
    """Name the Penitents."""
    return [table.state.keys[seat] for seat in table.board("clergy").penitent]


def in_bag(table: RootTestTable) -> dict[str, int]:
    """Count the flowers in the bag by suit."""
    left = bag(table.state, table.seat("clergy"))
    return {kind.removeprefix("flower_"): left[kind] for kind in FLOWERS}


def mission(origin: int, to: int, warriors: int = 1) -> Mission:
    """Return a move of a mission."""
    return Mission(Clearing(origin), Clearing(to), warriors)


def crusade(origin: int, to: int, warriors: int = 1) -> Crusade:
    """Return the move of a crusade."""
    return Crusade(Clearing(origin), Clearing(to), warriors)
