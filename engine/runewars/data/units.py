"""The four factions' sheets and every type of unit, as data (`factions.toml`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.core.choices.actions import key_writer
from engine.runewars.data.sources import read
from engine.runewars.pieces import HEXAGON, NOBODY, RESOURCES, Resource, Shape, UnitId

NEUTRAL = "neutral"
"""Faction of neutral units."""

_DATA = read("factions")
DIAL_MOST: int = _DATA["dials"]["maximum"]
UNITS_PER_AREA: int = _DATA["limits"]["units_per_area"]
STRONGHOLDS: int = _DATA["limits"]["strongholds_per_faction"]
HERO_LIMIT: int = _DATA["limits"]["hero_limit"]
TACTICS_LIMIT: int = _DATA["limits"]["tactics_hand_limit"]
QUEST_LIMIT: int = _DATA["limits"]["quest_hand_limit"]
STRENGTH_UNDAMAGED: int = _DATA["stronghold"]["strength_undamaged"]
STRENGTH_DAMAGED: int = _DATA["stronghold"]["strength_damaged"]
DRAGON_RUNES: int = _DATA["components"]["dragon_rune_tokens"]
FALSE_RUNES: int = _DATA["components"]["false_rune_tokens"]


@dataclass(frozen=True, slots=True)
class UnitType:
    """A type of unit as printed on a sheet."""

    key: str
    faction: str
    """The faction's key, or `neutral`."""
    shape: Shape
    initiative: int
    health: int
    figures: int
    flying: bool
    fast: bool
    ability: str

    @property
    def holds_when_routed(self) -> bool:
        """Return whether it counts in the tally even if routed: hexagons do (part 7.5, seed)."""
        return self.shape == HEXAGON


@dataclass(frozen=True, slots=True)
class Development:
    """A development token: its purpose, and the number that a faction has."""

    key: str
    factions: tuple[str, ...]
    copies: int
    defensive: bool
    """Used when strength is tallied; otherwise it pays at Harvest."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A faction's sheet."""

    key: str
    alignment: str
    influence: int
    tactics: int
    influence_rank: int
    """1 is the highest starting influence: the last tie-break."""
    start: Mapping[Resource, int]
    """First positions of the dials."""
    dials: Mapping[Resource, tuple[tuple[str, ...], ...]]
    """Icons by resource and step from 0: `influence`, `tactics` or a unit's key."""


def _unit(data: dict[str, object], faction: str) -> UnitType:
    return UnitType(
        key=str(data["id"]),
        faction=faction,
        shape=Shape(str(data["shape"])),
        initiative=int(str(data["initiative"])),
        health=int(str(data["health"])),
        figures=int(str(data["figures"])),
        flying=bool(data["flying"]),
        fast=bool(data["fast"]),
        ability=str(data["ability"]),
    )


def _sheet(data: dict[str, object], *, later: bool = False) -> Sheet:
    dials: dict[str, dict[str, list[str]]] = data["dial"]  # type: ignore[assignment]
    if later:
        dials = dials | data.get("later_dial", {})  # type: ignore[operator]
    return Sheet(
        key=str(data["id"]),
        alignment=str(data["alignment"]),
        influence=int(str(data["starting_influence"])),
        tactics=int(str(data["starting_tactics"])),
        influence_rank=int(str(data["influence_rank"])),
        start={each: int(str(data[f"start_{each}"])) for each in RESOURCES},
        dials={
            each: ((), *(tuple(dials[each][str(n)]) for n in range(1, DIAL_MOST + 1)))
            for each in RESOURCES
        },
    )


SHEETS: Mapping[str, Sheet] = {each["id"]: _sheet(each) for each in _DATA["faction"]}
LATER_SHEETS: Mapping[str, Sheet] = {
    each["id"]: _sheet(each, later=True) for each in _DATA["faction"]
}
"""Sheets of the second edition: only their dials may differ."""
UNITS: tuple[UnitType, ...] = (
    *(_unit(each, faction["id"]) for faction in _DATA["faction"] for each in faction["unit"]),
    *(_unit(each, NEUTRAL) for each in _DATA["neutral"]),
)
"""Every type of unit by its number: the factions' first, then the neutral ones."""

UNIT_OF: Mapping[str, UnitId] = {unit.key: UnitId(n) for n, unit in enumerate(UNITS)}
DEVELOPMENTS: Mapping[str, Development] = {
    each["id"]: Development(
        key=each["id"],
        factions=tuple(each["factions"]),
        copies=each["copies"],
        defensive=each["when"] == "battle_tally",
    )
    for each in _DATA["development"]
}
FACTION_KEYS: tuple[str, ...] = tuple(SHEETS)
IS_NEUTRAL: tuple[bool, ...] = tuple(unit.faction == NEUTRAL for unit in UNITS)


def units_of(faction: str) -> list[UnitId]:
    """List a faction's types of unit, or the neutral ones."""
    return [UnitId(number) for number, unit in enumerate(UNITS) if unit.faction == faction]


def neutrals_of(shape: str) -> list[UnitId]:
    """List the neutral types of a shape that a city or card may give."""
    return [each for each in units_of(NEUTRAL) if UNITS[each].shape == shape]


def icons(sheet: Sheet, resource: Resource, step: int) -> Sequence[str]:
    """Return the icons that a dial counts: on the space it points at and all lower ones."""
    return [icon for space in sheet.dials[resource][: step + 1] for icon in space]


@key_writer("UnitId")
def unit_key(unit: UnitId) -> str:
    """Return a unit type's id in the reference."""
    return UNITS[unit].key


__all__ = [
    "DEVELOPMENTS", "DIAL_MOST", "DRAGON_RUNES", "FACTION_KEYS", "FALSE_RUNES", "HERO_LIMIT",
    "IS_NEUTRAL", "LATER_SHEETS", "NEUTRAL", "NOBODY", "QUEST_LIMIT", "SHEETS", "STRENGTH_DAMAGED",
    "STRENGTH_UNDAMAGED", "STRONGHOLDS", "TACTICS_LIMIT", "UNITS", "UNITS_PER_AREA", "UNIT_OF",
    "Development", "Sheet", "UnitType", "icons", "neutrals_of", "units_of",
]  # fmt: skip
