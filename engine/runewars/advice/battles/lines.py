"""Lines of units in an estimated battle, and the damage they suffer (7.4)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple, TypeAlias, TypeVar

from engine.runewars.data.units import UNITS
from engine.runewars.pieces import UnitId

KeyT = TypeVar("KeyT")
UNLIKELY = 1e-4
"""Chance below which something is left out."""


class Man(NamedTuple):
    """A unit in a battle; in sorted order, the first is the first to be given up."""

    health: int
    initiative: int
    unit: int
    damage: int = 0
    routed: bool = False


class Hit(NamedTuple):
    """The effects of a card: on the enemy, and on the strength and number of its own side."""

    damage: int = 0
    routs: int = 0
    destroyed: int = 0
    strength: int = 0
    raised: int = 0
    given: int = 0
    """Units of the drawing type that are given up for it."""


Line: TypeAlias = tuple[Man, ...]
Lines: TypeAlias = dict[Line, float]
"""Chance of each line that may be left of a side."""


def man(unit: int, damage: int = 0, routed: bool = False) -> Man:
    """Return a unit in its form for a battle."""
    return Man(UNITS[unit].health, UNITS[unit].initiative, unit, damage, routed)


def line_of(units: Mapping[UnitId, int]) -> Line:
    """Line up standing units."""
    return tuple(sorted(man(unit) for unit, count in units.items() for _ in range(count)))


@lru_cache(maxsize=20_000)
def strike(line: Line, blow: Hit) -> Line:
    """Return a line after a blow; where the owner may choose, it gives up the weakest (7.4)."""
    left = list(line)
    frail = [each for each in left if not UNITS[each.unit].holds_when_routed]
    for each in sorted(frail, key=lambda each: (each.routed, each))[: blow.destroyed]:
        left.remove(each)
    upright = [each for each in left if not each.routed]
    for each in sorted(upright, key=lambda each: (each.damage > 0, each))[: blow.routs]:
        left[left.index(each)] = each._replace(routed=True)
    damage = blow.damage
    while damage and left:
        victim = min(left, key=lambda each: (not each.damage, each.routed, each))
        took = min(damage, max(1, victim.health - victim.damage))
        damage -= took
        left.remove(victim)
        if victim.damage + took < victim.health:
            left.append(victim._replace(damage=victim.damage + took))
    return tuple(sorted(left))


def without(line: Line, unit: int, count: int) -> Line:
    """Return a line without some standing units of a type, the most hurt first."""
    upright = [each for each in line if each.unit == unit and not each.routed]
    left = list(line)
    for each in sorted(upright, key=lambda each: -each.damage)[:count]:
        left.remove(each)
    return tuple(left)


def likely_ones(found: Mapping[KeyT, float], least: float = UNLIKELY) -> dict[KeyT, float]:
    """Leave out what is unlikely, and scale the rest to a sum of 1."""
    kept = {each: chance for each, chance in found.items() if chance >= least}
    whole = sum(kept.values())
    return {each: chance / whole for each, chance in kept.items()}
