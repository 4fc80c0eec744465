"""The specials of the four factions' units (part 8)."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.runewars.board import Fighter
from engine.runewars.data.units import UNIT_OF
from engine.runewars.events.armies import UnitsPlaced
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
    destroy,
    destroy_fighters,
    health_of,
    hurt,
    is_among,
    pick_enemies,
    rout,
    rout_fighters,
    standing,
    wound,
)
from engine.runewars.rules.battle.retreating import retreat, send_neutrals
from engine.runewars.rules.battle.specials import either, enemy_of, of_shape, say, special
from engine.runewars.rules.decks import draw_tactics, keep_hand
from engine.runewars.state import RunewarsTable

TOUGH_RIPPERS = 3
RAISED = 2


# Daqan Lords


@special("bowman")
async def concentrated_fire(t: RunewarsTable, side: int, unit: UnitId) -> None:
    """Deal a damage, within the first class to a unit with health above one if there is any."""
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
    """Add two strength to the tally, whatever happens to the tower."""
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
    """Rout two triangles or one rectangle of the enemy; the owner chooses the shape."""
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
    """Send a picked enemy unit out of the battle, routed; its owner chooses where."""
    say(t, side, unit)
    enemy = enemy_of(t, side)
    for each in await pick_enemies(t, side, alive(t.state, enemy), 1, "special.word_of_vaal"):
        await send_off(t, enemy, each)


async def send_off(t: RunewarsTable, side: int, fighter: Fighter) -> None:
    """Remove one fighter from the battle at once, routed (7.4 g)."""
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
    """Give all flesh rippers of the side three health until the battle ends."""
    say(t, side, unit)
    battle_of(t.state).effects[f"health.{side}.{unit}"] = TOUGH_RIPPERS


@special("berserker")
async def fury(t: RunewarsTable, side: int, unit: UnitId) -> None:
    """Offer to destroy a standing berserker in order to deal two damage."""
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
    """Make the enemy destroy two triangles or one rectangle, whichever is possible in full."""
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
    """Rout two picked enemy units; one that was already routed is destroyed."""
    say(t, side, unit)
    enemy = enemy_of(t, side)
    picked = await pick_enemies(t, side, alive(t.state, enemy), 2, "special.terrifying")
    laid = [each for each in picked if each.routed]
    rout_fighters(t, enemy, [each for each in picked if not each.routed])
    destroy_fighters(t, enemy, laid)


# Waiqar the Undying


@special("skeleton_archer")
async def mortal_strike(t: RunewarsTable, side: int, unit: UnitId) -> None:
    """Make the enemy destroy a triangle, circle or rectangle unit."""
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
    """Deal two damage if two or more reanimates stand."""
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
