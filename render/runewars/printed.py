"""Facts printed on units, sheets and cards, as shown in pictures."""

from __future__ import annotations

from collections.abc import Sequence

from engine.runewars.data.cards import (
    HEROES,
    OBJECTIVES,
    QUESTS,
    REWARDS,
    SEASON_CARDS,
    TACTICS,
    TITLES,
    Hero,
)
from engine.runewars.data.units import (
    DIAL_MOST,
    LATER_SHEETS,
    SHEETS,
    STRENGTH_DAMAGED,
    STRENGTH_UNDAMAGED,
    STRONGHOLDS,
    UNITS,
    UnitType,
)
from engine.runewars.pieces import RESOURCES, SEASONS, Resource
from engine.runewars.view import RunewarsView

GLYPHS = {
    "bowman": "archer",
    "archer": "archer",
    "footman": "infantry",
    "warrior": "infantry",
    "knight": "rider",
    "dark_knight": "rider",
    "pegasus_rider": "winged-rider",
    "siege_tower": "engine",
    "sorceress": "mage",
    "warlock": "mage",
    "necromancer": "mage",
    "sorcerer": "mage",
    "flesh_ripper": "maw",
    "berserker": "axes",
    "chaos_lord": "horned-helm",
    "skeleton_archer": "skull-bow",
    "reanimate": "skull",
    "razorwing": "razorwing",
    "beastman": "beastman",
    "hellhound": "hound",
    "dragon": "dragon",
    "giant": "giant",
}
"""Drawing of each type of unit: related ones share it, told apart by base and colour."""

ORDERS = range(1, 9)


def glyph_of(unit: int) -> str:
    """Return the drawing of a type of unit."""
    return f"unit-{GLYPHS[UNITS[unit].key]}"


def season_key(card: int) -> str:
    """Return the key of a Season card."""
    return SEASON_CARDS[card].key


def dial_icons(view: RunewarsView, faction: str, resource: Resource) -> Sequence[tuple[str, ...]]:
    """Return the icons of each space of a dial, from 0 on."""
    sheets = LATER_SHEETS if view.later_sheets else SHEETS
    return sheets[faction].dials[resource]


__all__ = [
    "DIAL_MOST", "GLYPHS", "HEROES", "OBJECTIVES", "ORDERS", "QUESTS", "RESOURCES", "REWARDS",
    "SEASONS", "SEASON_CARDS", "SHEETS", "STRENGTH_DAMAGED", "STRENGTH_UNDAMAGED", "STRONGHOLDS",
    "TACTICS", "TITLES", "UNITS", "Hero", "UnitType", "dial_icons", "glyph_of", "season_key",
]  # fmt: skip
