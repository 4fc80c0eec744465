"""Setting up landmarks on a test's table."""

from __future__ import annotations

from engine.root.hooks.landmarks import LANDMARKS
from engine.root.pieces import Clearing
from engine.root.rules.placing import place_building
from engine.root.state import RootTable
from tests.root.kit.table import RootTestTable


def stand(table: RootTestTable, key: str, clearing: int) -> None:
    """Set a landmark up in a clearing, following its card."""

    async def rule(t: RootTable) -> None:
        t.state.landmarks[key] = clearing
        LANDMARKS[key].set_up(t, table.seat(table.key_of(0)), Clearing(clearing))

    table.play(rule)


def building(table: RootTestTable, key: str, clearing: int, kind: str) -> None:
    """Place a building as its faction does."""

    async def rule(t: RootTable) -> None:
        place_building(t, table.seat(key), clearing, kind)

    table.play(rule)
