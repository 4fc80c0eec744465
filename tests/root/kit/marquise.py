"""The Marquise's Daylight and its actions, for tests of her."""

from __future__ import annotations

from engine.root.factions.marquise.actions import Build, March
from engine.root.pieces import Clearing, PieceKind
from tests.root.kit.table import RootTestTable
from tests.table import Played


def marquise_daylight(table: RootTestTable, actions: int = 3) -> Played:
    """Begin her Daylight after crafting."""
    table.board("marquise").actions = actions
    return table.start("marquise", "daylight")


def marquise_build(kind: str, clearing: int) -> Build:
    """Return the action of building."""
    return Build(PieceKind(kind), Clearing(clearing))


def march(origin: int, to: int, warriors: int) -> March:
    """Return a move of a march."""
    return March(Clearing(origin), Clearing(to), warriors)
