"""The special abilities of all units, one result at a time (`factions.toml`; part 7.4 c).

`side` is whose unit drew the special; the other side suffers. Damage and routs of a special work
at once.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.runewars.data.cards import DAMAGE, ROUT, SPECIAL, shape_result
from engine.runewars.data.units import UNIT_OF, UNITS
from engine.runewars.events.armies import SpecialResolved, UnitsPlaced
from engine.runewars.pieces import (
    CIRCLE,
    NOBODY,
    RECTANGLE,
    TRIANGLE,
    AreaId,
    UnitId,
)
from engine.runewars.rules.battle.losses import (
    alive,
    battle_of,
    choose_among,
    chooser_of,
    destroy,
    destroy_fighters,
    health_of,
    hurt,
    is_among,
    pick_enemies,
    policy,
    rout,
    rout_fighters,
    standing,
    wound,
)
from engine.runewars.rules.battle.retreating import retreat, send_neutrals
from engine.runewars.rules.decks import draw_fate, draw_tactics, keep_hand
from engine.runewars.rules.forces import RunewarsTable
from engine.runewars.state import Fighter

Special = Callable[[RunewarsTable, int, UnitId], Awaitable[None]]
SPECIALS: dict[str, Special] = {}
"""What each type's special does, by the type's key."""
SpecialT = TypeVar("SpecialT", bound=Special)

TOUGH_RIPPERS, TOUGH_SORCERERS = 3, 2
"""Health of flesh rippers and sorcerers once their special was resolved."""
RAISED = 2
BREATH = 3


class UseFirst(Option, frozen=True, gc=False, tag="runewars.first"):
    """The first of two ways in which an ability can work."""


class UseSecond(Option, frozen=True, gc=False, tag="runewars.second"):
    """The second of two ways in which an ability can work."""


def special(key: str) -> Callable[[SpecialT], SpecialT]:
    """Register what a type's special does."""

    def register(function: SpecialT) -> SpecialT:
        SPECIALS[key] = function
        return function

    return register


def enemy_of(t: RunewarsTable, side: int) -> int:
    """Return the side that suffers."""
    return battle_of(t.state).other(side)


def say(t: RunewarsTable, side: int, unit: int) -> None:
    """Tell that an ability works."""
    t.tell(SpecialResolved(Seat(side), UnitId(unit)))


def of_shape(*shapes: str) -> Callable[[Fighter], bool]:
    """Return the test whether a fighter has one of some base shapes."""
    return lambda fighter: UNITS[fighter.unit].shape in shapes


async def either(t: RunewarsTable, side: int, first: bool, second: bool, kind: str) -> bool:
    """Choose between two ways of an ability; return True for the first. A policy takes the first.

    Where only one can do anything, it is taken.
    """
    if not (first and second) or policy(t.state, side) != "ask":
        return first
    chosen = await t.choose(chooser_of(t.state, side), kind, [UseFirst(), UseSecond()])
    return isinstance(chosen, UseFirst)


# Daqan Lords


@special("bowman")
async def concentrated_fire(t: RunewarsTable, side: int, unit: UnitId) -> None:
    """Deal a damage, within the first class on a unit with health above one if it has any."""
    say(t, side, unit)
    enemy = enemy_of(t, side)
    await hurt(t, enemy, 1, prefer=lambda each: health_of(t.state, enemy, each.unit) > 1)


@special("knight")
async def command(t: RunewarsTable, side: int, unit: UnitId) -> None:
    """Rout one, then the owner draws a Tactics card; a neutral knight's side has no hand."""
    say(t, side, unit)
    await rout(t, enemy_of(t, side), 1)
    if side != NOBODY:
        draw_tactics(t, Seat(side), 1)
        await keep_hand(t, Seat(side))


@special("footman")
async def valiant_strike(t: RunewarsTable, side: int, unit: UnitId) -> None:
    """Deal a damage; if the unit that took it survives, it takes one more."""
    say(t, side, unit)
    enemy = enemy_of(t, side)
    hit = await hurt(t, enemy, 1)
    if hit is not None and is_among(hit, alive(t.state, enemy)):
        wound(t, enemy, hit, 1)


@special("siege_tower")
async def lay_siege(t: RunewarsTable, side: int, unit: UnitId) -> None:
    """Add two strength to the tally, whatever becomes of the tower."""
    say(t, side, unit)
    battle = battle_of(t.state)
    battle.strength[side] = battle.strength.get(side, 0) + 2


# Latari Elves


@special("archer")
async def crack_shot(t: RunewarsTable, side: int, unit: UnitId) -> None:
    """Deal a damage to an enemy unit that the archer's owner picks, whatever its posture."""
    say(t, side, unit)
    enemy = enemy_of(t, side)
    for each in await pick_enemies(t, side, alive(t.state, enemy), 1, "special.crack_shot"):
        wound(t, enemy, each, 1)


@special("pegasus_rider")
async def charge(t: RunewarsTable, side: int, unit: UnitId) -> None:
    """Rout two triangles or one rectangle of the enemy; the owner says which shape."""
    say(t, side, unit)
    enemy = enemy_of(t, side)
    triangle, rectangle = of_shape(TRIANGLE), of_shape(RECTANGLE)
    upright = standing(t.state, enemy)
    two, one = any(map(triangle, upright)), any(map(rectangle, upright))
    if await either(t, side, two, one, "special.charge"):
        await rout(t, enemy, 2, among=triangle)
    else:
        await rout(t, enemy, 1, among=rectangle)


@special("sorceress")
async def word_of_vaal(t: RunewarsTable, side: int, unit: UnitId) -> None:
    """Send an enemy unit of one's choice out of the battle, routed; its owner chooses where."""
    say(t, side, unit)
    enemy = enemy_of(t, side)
    for each in await pick_enemies(t, side, alive(t.state, enemy), 1, "special.word_of_vaal"):
        await send_off(t, enemy, each)


async def send_off(t: RunewarsTable, side: int, fighter: Fighter) -> None:
    """Let one fighter leave the battle at once, routed (7.4 g)."""
    battle = battle_of(t.state)
    battle.fighters[side] = [each for each in alive(t.state, side) if each is not fighter]
    gone = {fighter.unit: 1}
    if side == NOBODY:
        await send_neutrals(t, AreaId(battle.area), gone)
    else:
        await retreat(t, Seat(side), AreaId(battle.area), gone, why="retreat.one")


@special("warrior")
async def overpower(t: RunewarsTable, side: int, unit: UnitId) -> None:
    """Deal a damage, or pick and destroy an enemy unit that is damaged or routed."""
    say(t, side, unit)
    enemy = enemy_of(t, side)
    weak = [each for each in alive(t.state, enemy) if each.damage or each.routed]
    if await either(t, side, bool(weak), bool(alive(t.state, enemy)), "special.overpower"):
        picked = await pick_enemies(t, side, weak, 1, "special.destroy")
        destroy_fighters(t, enemy, picked)
    else:
        await hurt(t, enemy, 1)


# Uthuk Y'llan


@special("flesh_ripper")
async def unrelenting(t: RunewarsTable, side: int, unit: UnitId) -> None:
    """All flesh rippers of the side have three health until the battle ends."""
    say(t, side, unit)
    battle_of(t.state).effects[f"health.{side}.{unit}"] = TOUGH_RIPPERS


@special("berserker")
async def fury(t: RunewarsTable, side: int, unit: UnitId) -> None:
    """One standing berserker may be destroyed to deal two damage."""
    own = [each for each in standing(t.state, side) if each.unit == unit]
    if not own:
        return
    enemy = enemy_of(t, side)
    useful = bool(alive(t.state, enemy))
    if not await either(t, side, useful, useful, "special.fury"):
        return
    say(t, side, unit)
    destroy_fighters(t, side, [max(own, key=lambda each: each.damage)])
    await hurt(t, enemy, 2)


@special("warlock")
async def rain_fire(t: RunewarsTable, side: int, unit: UnitId) -> None:
    """The enemy destroys two triangles or one rectangle, among what can be done in full."""
    say(t, side, unit)
    enemy = enemy_of(t, side)
    triangle, rectangle = of_shape(TRIANGLE), of_shape(RECTANGLE)
    line = alive(t.state, enemy)
    two, one = sum(map(triangle, line)) >= 2, any(map(rectangle, line))
    if not two and not one:
        await destroy(t, enemy, 1, among=triangle)
    elif await either(t, enemy, two, one, "special.rain_fire"):
        await destroy(t, enemy, 2, among=triangle)
    else:
        await destroy(t, enemy, 1, among=rectangle)


@special("chaos_lord")
async def terrifying(t: RunewarsTable, side: int, unit: UnitId) -> None:
    """Two picked enemy units are routed; one that was routed already is destroyed."""
    say(t, side, unit)
    enemy = enemy_of(t, side)
    picked = await pick_enemies(t, side, alive(t.state, enemy), 2, "special.terrifying")
    laid = [each for each in picked if each.routed]
    rout_fighters(t, enemy, [each for each in picked if not each.routed])
    destroy_fighters(t, enemy, laid)


# Waiqar the Undying


@special("skeleton_archer")
async def mortal_strike(t: RunewarsTable, side: int, unit: UnitId) -> None:
    """The enemy destroys a triangle, circle or rectangle unit of his."""
    say(t, side, unit)
    await destroy(t, enemy_of(t, side), 1, among=of_shape(TRIANGLE, CIRCLE, RECTANGLE))


@special("necromancer")
async def raise_dead(t: RunewarsTable, side: int, unit: UnitId) -> None:
    """Put two reanimates from the supply into the battle, standing."""
    say(t, side, unit)
    battle, reanimate = battle_of(t.state), UNIT_OF["reanimate"]
    count = min(RAISED, t.state.in_supply(reanimate))
    if count:
        battle.fighters[side] += [Fighter(reanimate) for _ in range(count)]
        t.tell(UnitsPlaced(Seat(side), AreaId(battle.area), reanimate, count))


@special("reanimate")
async def overrun(t: RunewarsTable, side: int, unit: UnitId) -> None:
    """With two or more reanimates standing deal two damage."""
    if sum(each.unit == unit for each in standing(t.state, side)) >= 2:
        say(t, side, unit)
        await hurt(t, enemy_of(t, side), 2)


@special("dark_knight")
async def dread_charge(t: RunewarsTable, side: int, unit: UnitId) -> None:
    """Rout a picked standing enemy unit, then deal a damage."""
    say(t, side, unit)
    enemy = enemy_of(t, side)
    picked = await pick_enemies(t, side, standing(t.state, enemy), 1, "special.dread_charge")
    rout_fighters(t, enemy, picked)
    await hurt(t, enemy, 1)


# Neutral units


@special("sorcerer")
async def undying(t: RunewarsTable, side: int, unit: UnitId) -> None:
    """All sorcerers of the side have two health until the battle ends."""
    say(t, side, unit)
    battle_of(t.state).effects[f"health.{side}.{unit}"] = TOUGH_SORCERERS


@special("razorwing")
async def stun(t: RunewarsTable, side: int, unit: UnitId) -> None:
    """The enemy routs one standing unit of initiative two or higher."""
    say(t, side, unit)
    await rout(t, enemy_of(t, side), 1, among=lambda each: UNITS[each.unit].initiative >= 2)


@special("beastman")
async def ravage(t: RunewarsTable, side: int, unit: UnitId) -> None:
    """Deal a damage, then draw one more card: its icons are added to this step's results."""
    say(t, side, unit)
    state, battle = t.state, battle_of(t.state)
    await hurt(t, enemy_of(t, side), 1)
    for card in draw_fate(t, side, 1, "ability"):
        kind, number = shape_result(card, TRIANGLE)
        state.fate_discard.append(card)
        attacking = side == battle.attacker
        if kind == SPECIAL:
            await hurt(t, enemy_of(t, side), 1)
        elif kind in (ROUT, DAMAGE):
            name = "routs" if kind == ROUT else "damage"
            name = name if attacking else f"counter_{name}"
            battle.effects[name] = battle.effects.get(name, 0) + number


@special("hellhound")
async def burning(t: RunewarsTable, side: int, unit: UnitId) -> None:
    """The enemy picks two standing units of his, damaged ones first; each takes a damage."""
    say(t, side, unit)
    enemy = enemy_of(t, side)
    upright = standing(t.state, enemy)
    damaged = [each for each in upright if each.damage]
    picked = await choose_among(t, enemy, damaged, 2, "special.burning")
    whole = [each for each in upright if not each.damage]
    picked += await choose_among(t, enemy, whole, 2 - len(picked), "special.burning")
    for each in picked:
        wound(t, enemy, each, 1)


@special("dragon")
async def flaming_breath(t: RunewarsTable, side: int, unit: UnitId) -> None:
    """Destroy up to three enemy triangle units of one's choice."""
    say(t, side, unit)
    enemy = enemy_of(t, side)
    triangles = [each for each in alive(t.state, enemy) if UNITS[each.unit].shape == TRIANGLE]
    picked = await pick_enemies(t, side, triangles, BREATH, "special.flaming_breath")
    destroy_fighters(t, enemy, picked)


@special("giant")
async def rage(t: RunewarsTable, side: int, unit: UnitId) -> None:
    """Deal as much damage as the most hurt giant of the side has taken."""
    say(t, side, unit)
    wounds = [each.damage for each in alive(t.state, side) if each.unit == unit]
    await hurt(t, enemy_of(t, side), max(wounds, default=0))
