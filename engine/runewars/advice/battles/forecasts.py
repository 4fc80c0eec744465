"""An estimate of the course of a battle (part 7), from open information only.

Both sides go through the five initiatives as in the rules, with every possible result of the Fate
cards and its chance. There are four simplifications, of which the player is told: each card is
drawn as from the whole deck, a special counts as the plain results nearest to it, the two sides'
luck is independent, and a hand of Tactics cards counts by its size, like any hand of that size.
Losses are chosen as in the default plan.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import zip_longest
from typing import NamedTuple, TypeAlias, TypeVar

from engine.runewars.advice.battles.hands import hand_worths, weakened
from engine.runewars.data.cards import DAMAGE, FATE, ROUT, SPECIAL, shape_result
from engine.runewars.data.units import UNIT_OF, UNITS
from engine.runewars.pieces import UnitId
from engine.runewars.rules.battle.faction_specials import RAISED

KeyT = TypeVar("KeyT")
LEVELS = 5
REANIMATES = UNITS[UNIT_OF["reanimate"]].initiative
"""Initiative of the reanimates that necromancers may have raised."""
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


Line: TypeAlias = tuple[Man, ...]
Lines: TypeAlias = dict[Line, float]
"""Chance of each line that may be left of a side."""
Hits: TypeAlias = Mapping[Hit, float]

SPECIALS: Mapping[str, Hit] = {
    "bowman": Hit(damage=1), "knight": Hit(routs=1), "footman": Hit(damage=1),
    "siege_tower": Hit(strength=2), "archer": Hit(damage=1), "pegasus_rider": Hit(routs=1),
    "sorceress": Hit(destroyed=1), "warrior": Hit(damage=1), "flesh_ripper": Hit(),
    "berserker": Hit(damage=2), "warlock": Hit(destroyed=1),
    "chaos_lord": Hit(routs=2), "skeleton_archer": Hit(destroyed=1),
    "necromancer": Hit(raised=RAISED), "reanimate": Hit(damage=2),
    "dark_knight": Hit(damage=1, routs=1), "sorcerer": Hit(), "razorwing": Hit(routs=1),
    "beastman": Hit(damage=1), "hellhound": Hit(damage=2), "dragon": Hit(destroyed=2),
    "giant": Hit(damage=1),
}  # fmt: skip
"""Approximation of each special: a unit sent off counts as destroyed.

Hexagons are too strong for that; a berserker that gives its life would soon have lost it anyway."""


class Side(NamedTuple):
    """The remainder of a side: the chances of each line, and of the strength added to its tally."""

    lines: Lines
    added: Mapping[int, float]


class Forecast(NamedTuple):
    """The probable end of a battle."""

    chance: float
    """Chance that the attacker wins."""
    attack: float
    defence: float
    """Average strength of the sides; a stronghold is included."""
    attackers_lost: float
    defenders_lost: float
    """Average units destroyed before the tally; units raised make up for some."""


def man(unit: int, damage: int = 0, routed: bool = False) -> Man:
    """Return a unit in its form for a battle."""
    return Man(UNITS[unit].health, UNITS[unit].initiative, unit, damage, routed)


def line_of(units: Mapping[UnitId, int]) -> Line:
    """Line up standing units."""
    return tuple(sorted(man(unit) for unit, count in units.items() for _ in range(count)))


@lru_cache(maxsize=500)
def forecast(
    attackers: Line,
    defenders: Line,
    wall: int,
    first: int = 1,
    drawn: tuple[frozenset[int], frozenset[int]] = (frozenset(), frozenset()),
    hands: tuple[int, int] = (0, 0),
) -> Forecast:
    """Estimate a battle from an initiative on, without the types that have drawn already.

    `hands` are both sides' numbers of Tactics cards; they affect only the chance.
    """
    sides = Side({attackers: 1.0}, {0: 1.0}), Side({defenders: 1.0}, {0: 1.0})
    for level in range(first, LEVELS + 1):
        acting = [
            types_at(line, level, done)
            for line, done in zip((attackers, defenders), drawn, strict=True)
        ]
        for mine, theirs in zip_longest(*acting):
            sides = exchange(sides, mine, theirs)
    attack, defence = (strengths(side) for side in sides)
    return Forecast(
        win_chance(attack, defence, wall, hands), mean(attack), mean(defence) + wall,
        max(0.0, len(attackers) - size(sides[0])), max(0.0, len(defenders) - size(sides[1])),
    )  # fmt: skip


def win_chance(
    attack: Mapping[int, float], defence: Mapping[int, float], wall: int, hands: tuple[int, int]
) -> float:
    """Return the attacker's chance to be the stronger, with the possible effects of both hands."""
    attack = weakened(attack, hand_worths(hands[1], attacks=False))
    defence = weakened(defence, hand_worths(hands[0], attacks=True))
    chance = sum(
        p * q for own, p in attack.items() for other, q in defence.items() if own > other + wall
    )
    return min(chance, 1.0)


def types_at(line: Line, level: int, drawn: frozenset[int]) -> list[int]:
    """List a line's types of an initiative in the order of drawing: the most numerous first."""
    found = Counter(each.unit for each in line if each.initiative == level)
    if any(each.unit == UNIT_OF["necromancer"] for each in line) and level == REANIMATES:
        found[UNIT_OF["reanimate"]] += 1
    return sorted(set(found) - drawn, key=lambda unit: (-found[unit], unit))


def exchange(sides: tuple[Side, Side], mine: int | None, theirs: int | None) -> tuple[Side, Side]:
    """Make both sides draw for a type and suffer the other's results (7.4)."""
    attack, defence = sides
    hits, back = drawn_by(attack, mine), drawn_by(defence, theirs)
    return (
        Side(struck_by(reinforced(attack.lines, hits), back), with_strength(attack.added, hits)),
        Side(struck_by(reinforced(defence.lines, back), hits), with_strength(defence.added, back)),
    )


# Drawing


def drawn_by(side: Side, unit: int | None) -> Hits:
    """Return the chances of a side's draws for a type, for any number of it that still stands."""
    if unit is None:
        return {Hit(): 1.0}
    found: dict[Hit, float] = {}
    for line, chance in side.lines.items():
        count = sum(each.unit == unit and not each.routed for each in line)
        for hit, likely in results(unit, count).items():
            found[hit] = found.get(hit, 0.0) + chance * likely
    return likely_ones(found)


@cache
def results(unit: int, count: int) -> Hits:
    """Return the chances of the effects of some Fate cards for units of a type."""
    if not count:
        return {Hit(): 1.0}
    found: dict[Hit, float] = {}
    for before, chance in results(unit, count - 1).items():
        for hit, likely in card_results(unit).items():
            both = Hit(*(one + other for one, other in zip(before, hit, strict=True)))
            found[both] = found.get(both, 0.0) + chance * likely
    return likely_ones(found)


@cache
def card_results(unit: int) -> Hits:
    """Return the chances of the effects of one Fate card for a type."""
    found: Counter[Hit] = Counter(hit_of(unit, number) for number in range(len(FATE)))
    return {hit: count / len(FATE) for hit, count in found.items()}


def hit_of(unit: int, card: int) -> Hit:
    """Return the effects of a Fate card for a type."""
    kind, number = shape_result(card, UNITS[unit].shape)
    plain = {DAMAGE: Hit(damage=number), ROUT: Hit(routs=number)}
    return SPECIALS[UNITS[unit].key] if kind == SPECIAL else plain.get(kind, Hit())


# Suffering


def struck_by(lines: Lines, hits: Hits) -> Lines:
    """Return the possible remainders of a side, after specials, routs and damage in this order."""
    blows: dict[Hit, float] = {}
    for hit, chance in hits.items():
        blow = hit._replace(strength=0, raised=0)
        blows[blow] = blows.get(blow, 0.0) + chance
    found: dict[Line, float] = {}
    for line, chance in lines.items():
        for blow, likely in blows.items():
            left = struck(line, blow)
            found[left] = found.get(left, 0.0) + chance * likely
    return likely_ones(found)


@lru_cache(maxsize=20_000)
def struck(line: Line, blow: Hit) -> Line:
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


def reinforced(lines: Lines, hits: Hits) -> Lines:
    """Return a side with the reanimates that its necromancers raise."""
    if not any(hit.raised for hit in hits):
        return lines
    found: dict[Line, float] = {}
    for line, chance in lines.items():
        for hit, likely in hits.items():
            more = tuple(sorted([*line, *[man(UNIT_OF["reanimate"])] * hit.raised]))
            found[more] = found.get(more, 0.0) + chance * likely
    return likely_ones(found)


# Sums


def with_strength(added: Mapping[int, float], hits: Hits) -> Mapping[int, float]:
    """Add the strength that specials give a side."""
    found: dict[int, float] = {}
    for strength, chance in added.items():
        for hit, likely in hits.items():
            total = strength + hit.strength
            found[total] = found.get(total, 0.0) + chance * likely
    return found


def strengths(side: Side) -> dict[int, float]:
    """Return the chances of a side's strength: standing units, and routed hexagons (7.5)."""
    found: dict[int, float] = {}
    for line, chance in side.lines.items():
        standing = sum(not each.routed or UNITS[each.unit].holds_when_routed for each in line)
        for more, likely in side.added.items():
            total = max(0, standing + more)
            found[total] = found.get(total, 0.0) + chance * likely
    return found


def likely_ones(found: Mapping[KeyT, float]) -> dict[KeyT, float]:
    """Leave out what is unlikely, and scale the rest to a sum of 1."""
    kept = {each: chance for each, chance in found.items() if chance >= UNLIKELY}
    whole = sum(kept.values())
    return {each: chance / whole for each, chance in kept.items()}


def size(side: Side) -> float:
    """Return the average number of units left of a side."""
    return sum(len(line) * chance for line, chance in side.lines.items())


def mean(chances: Mapping[int, float]) -> float:
    """Return the average of some numbers."""
    return sum(number * chance for number, chance in chances.items())
