"""Runes on the map, for tests of claims and of places for tokens."""

from __future__ import annotations

from engine.runewars.board import Rune
from engine.runewars.data.tiles import AREAS
from engine.runewars.state import RunewarsState
from tests.runewars.kit.table import RunewarsTestTable

SIX = ("DA", "DB", "DC", "2A", "2B", "2C")
"""Areas for six runes: the first three belong to Daqan already."""


def fill(state: RunewarsState, *free: str) -> None:
    """Lay false runes everywhere except in some areas; the supply is not touched."""
    for each in state.land.areas:
        if AREAS[each].key not in free and each not in state.runes:
            state.runes[each] = Rune(False)


def claim(table: RunewarsTestTable) -> None:
    """Give Daqan six dragon runes."""
    for key in SIX[3:]:
        table.units("daqan", key, footman=1)
    for key in SIX:
        table.rune(key)
