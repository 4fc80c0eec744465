"""A table with the Exiles & Partisans deck, for the tests of its cards."""

from __future__ import annotations

from engine.root.rules.effects import Use
from tests.root.kit.table import EVERYBODY, RootTestTable


def exiles(*seats: str, **options: str) -> RootTestTable:
    """Return an empty table of these factions, or of the base factions."""
    return RootTestTable(*(seats or EVERYBODY), deck="exiles_partisans", **options)


def supplies(table: RootTestTable) -> dict[str, int]:
    """Return the warriors in each seat's supply."""
    return {key: table.state.supply[table.seat(key)] for key in table.state.keys}


def coffins(table: RootTestTable) -> dict[str, int]:
    """Count the warriors on Coffin Makers by owner."""
    lying = [table.state.keys[owner] for owner in table.state.coffins]
    return {key: lying.count(key) for key in sorted(set(lying))}


def use(table: RootTestTable, key: str) -> Use:
    """Return the action of using a card."""
    return Use(table.card(key))
