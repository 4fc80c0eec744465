"""Routing, hurting and destroying fighters: targets, and their chooser (part 7.4, factions).

The owner of the suffering units chooses within the classes of the rules; at tables that want no
stops a policy chooses. For unallied neutrals the player on the attacker's left would choose, so a
policy does unless the table says otherwise.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from engine.core.choices.plans import PlanField, PlanKind, plan_of
from engine.core.seats import Seat
from engine.runewars.board import Battle, Fighter
from engine.runewars.data.units import UNITS
from engine.runewars.events.armies import UnitsDestroyed, UnitsRouted
from engine.runewars.pieces import NOBODY, AreaId, UnitId
from engine.runewars.rules.forces import kind_key, read_kind
from engine.runewars.state import RunewarsState, RunewarsTable

LOSSES = PlanKind("fighters", (PlanField("keep", ("strong", "own", "ask"), "strong"),))
"""Plan for the fighters to keep: strong types, or the seat's own before allies."""
SHIELDS = "shield."
"""Mark of a battle: damage to a side that is still prevented in this initiative."""


def battle_of(state: RunewarsState) -> Battle:
    """Return the battle under way."""
    assert state.battle is not None, "a battle is under way"
    return state.battle


def alive(state: RunewarsState, side: int) -> list[Fighter]:
    """List a side's fighters."""
    return battle_of(state).fighters[side]


def standing(state: RunewarsState, side: int) -> list[Fighter]:
    """List a side's standing fighters."""
    return [each for each in alive(state, side) if not each.routed]


def is_among(fighter: Fighter, line: Sequence[Fighter]) -> bool:
    """Return whether a line holds this very fighter, not only one like it."""
    return any(each is fighter for each in line)


def health_of(state: RunewarsState, side: int, unit: int) -> int:
    """Return the health of a side's units of a type, including abilities."""
    effects = battle_of(state).effects
    return effects.get(f"health.{side}.{unit}", UNITS[unit].health)


def worth(unit: int) -> tuple[int, int]:
    """Value a type of unit: a policy keeps the highest."""
    printed = UNITS[unit]
    return printed.health, printed.initiative


def policy(state: RunewarsState, side: int) -> str:
    """Return how a side's losses are chosen: `ask`, or by what to keep."""
    if side == NOBODY:
        return "ask" if state.options["neutrals"] == "left" else "strong"
    if state.options["responses"] == "live":
        return "ask"
    return plan_of(state, side, LOSSES)["keep"]


def chooser_of(state: RunewarsState, side: int) -> Seat:
    """Return the seat that chooses for a side: its own, or for neutrals the attacker's left."""
    return Seat(side) if side != NOBODY else state.left_of(battle_of(state).attacker)


async def choose_among(
    t: RunewarsTable, side: int, fighters: Sequence[Fighter], count: int, kind: str
) -> list[Fighter]:
    """Ask a side, or its policy, for `count` of some of its fighters, by type and posture."""
    state = t.state
    count = min(count, len(fighters))
    rule = policy(state, side)
    if rule != "ask":
        return sorted(fighters, key=lambda each: order_of_loss(each, rule))[:count]
    bounds = Counter(kind_key(2 * each.unit + each.routed) for each in fighters)
    chosen = await t.amounts(
        chooser_of(state, side), kind, dict(sorted(bounds.items())), least=count, most=count,
        area=battle_of(state).area,
    )  # fmt: skip
    return pick_out(fighters, chosen)


def order_of_loss(fighter: Fighter, rule: str) -> tuple[bool, tuple[int, int], int]:
    """Return the sort key of losses by policy: allies if own units stay, weak types, hurt units."""
    ally = UNITS[fighter.unit].faction != "neutral"
    return (ally if rule == "own" else False), worth(fighter.unit), -fighter.damage


def pick_out(fighters: Sequence[Fighter], chosen: Mapping[str, int]) -> list[Fighter]:
    """Return fighters for the chosen types and postures, the most hurt of each first."""
    left = sorted(fighters, key=lambda each: -each.damage)
    found = []
    for key, count in chosen.items():
        unit, routed = read_kind(key)
        same = [each for each in left if each.unit == unit and each.routed == routed]
        found += same[:count]
    return found


# Routs


async def rout(
    t: RunewarsTable, side: int, count: int, *, among: Callable[[Fighter], bool] | None = None
) -> None:
    """Rout fighters of a side, its choice: undamaged standing ones first, then damaged ones."""
    state = t.state
    upright = [each for each in standing(state, side) if among is None or among(each)]
    for hurt in (False, True):
        fit = [each for each in upright if bool(each.damage) == hurt]
        chosen = await choose_among(t, side, fit, count, "battle.rout")
        rout_fighters(t, side, chosen)
        count -= len(chosen)
        if count <= 0:
            return


def rout_fighters(t: RunewarsTable, side: int, fighters: Sequence[Fighter]) -> None:
    """Rout fighters, and tell of them unit by unit."""
    area = AreaId(battle_of(t.state).area)
    for each in fighters:
        each.routed = True
    for unit, count in Counter(each.unit for each in fighters).items():
        t.tell(UnitsRouted(Seat(side), area, UnitId(unit), count))


# Damage


async def hurt(
    t: RunewarsTable, side: int, damage: int, *, prefer: Callable[[Fighter], bool] | None = None
) -> Fighter | None:
    """Put damage on a side's fighters: damaged ones first, then standing, then routed (7.4 e).

    The owner chooses within a class; `prefer` narrows a class if possible. Return the last one hit,
    if any.
    """
    state = t.state
    damage -= use_shields(state, side, damage)
    victim = None
    while damage > 0 and (targets := next_class(state, side)):
        if prefer is not None and any(map(prefer, targets)):
            targets = [each for each in targets if prefer(each)]
        (victim,) = await choose_among(t, side, targets, 1, "battle.damage")
        damage -= hurt_one(t, side, victim, damage)
    return victim


def wound(t: RunewarsTable, side: int, victim: Fighter, damage: int) -> None:
    """Put damage of an ability on a chosen fighter, unless a shield stops it."""
    damage -= use_shields(t.state, side, damage)
    if damage > 0:
        hurt_one(t, side, victim, damage)


def use_shields(state: RunewarsState, side: int, damage: int) -> int:
    """Return the damage that a side's shields stop, and use them up (Shield Wall)."""
    effects, key = battle_of(state).effects, f"{SHIELDS}{side}"
    stopped = min(damage, effects.get(key, 0))
    if stopped:
        effects[key] -= stopped
    return stopped


def next_class(state: RunewarsState, side: int) -> list[Fighter]:
    """List the fighters that must take damage next: damaged, then standing, then routed ones."""
    line = alive(state, side)
    damaged = [each for each in line if each.damage]
    return damaged or [each for each in line if not each.routed] or line


def hurt_one(t: RunewarsTable, side: int, victim: Fighter, damage: int) -> int:
    """Put damage on one fighter up to its health; return the damage taken."""
    state = t.state
    took = min(damage, max(1, health_of(state, side, victim.unit) - victim.damage))
    victim.damage += took
    if victim.damage >= health_of(state, side, victim.unit):
        destroy_fighters(t, side, [victim])
    return took


# Destruction


async def destroy(
    t: RunewarsTable, side: int, count: int, *, among: Callable[[Fighter], bool]
) -> int:
    """Destroy matching fighters, the side's choice, standing ones first; return the number."""
    gone = 0
    for laid in (False, True):
        fit = [each for each in alive(t.state, side) if among(each) and each.routed == laid]
        chosen = await choose_among(t, side, fit, count - gone, "battle.destroy")
        destroy_fighters(t, side, chosen)
        gone += len(chosen)
        if gone >= count:
            break
    return gone


def destroy_fighters(t: RunewarsTable, side: int, fighters: Sequence[Fighter]) -> None:
    """Take fighters out of the battle; their figures go back to the supply."""
    battle = battle_of(t.state)
    battle.fighters[side] = [each for each in alive(t.state, side) if not is_among(each, fighters)]
    for unit, count in Counter(each.unit for each in fighters).items():
        t.tell(UnitsDestroyed(Seat(side), AreaId(battle.area), UnitId(unit), count))


# Choosing enemy fighters


async def pick_enemies(
    t: RunewarsTable, side: int, fighters: Sequence[Fighter], most: int, kind: str
) -> list[Fighter]:
    """Ask a side to pick enemy fighters; a policy picks the best types, standing first."""
    state = t.state
    most = min(most, len(fighters))
    if policy(state, side) != "ask":
        return sorted(fighters, key=lambda e: (e.routed, -worth(e.unit)[0], -worth(e.unit)[1]))[
            :most
        ]
    bounds = Counter(kind_key(2 * each.unit + each.routed) for each in fighters)
    chosen = await t.amounts(
        chooser_of(state, side), kind, dict(sorted(bounds.items())), least=most, most=most,
        area=battle_of(state).area,
    )  # fmt: skip
    return pick_out(fighters, chosen)
