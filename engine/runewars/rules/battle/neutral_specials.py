"""The specials of neutral units (part 8)."""

from __future__ import annotations

from engine.runewars.data.cards import DAMAGE, ROUT, SPECIAL, shape_result
from engine.runewars.data.units import UNITS
from engine.runewars.pieces import (
    TRIANGLE,
    UnitId,
)
from engine.runewars.rules.battle.losses import (
    alive,
    battle_of,
    choose_among,
    destroy_fighters,
    hurt,
    pick_enemies,
    rout,
    standing,
    wound,
)
from engine.runewars.rules.battle.specials import enemy_of, say, special
from engine.runewars.rules.decks import draw_fate
from engine.runewars.state import RunewarsTable

TOUGH_SORCERERS = 2
"""Health of flesh rippers and sorcerers after their special."""
BREATH = 3


@special("sorcerer")
async def undying(t: RunewarsTable, side: int, unit: UnitId) -> None:
    """Give all sorcerers of the side two health until the battle ends."""
    say(t, side, unit)
    battle_of(t.state).effects[f"health.{side}.{unit}"] = TOUGH_SORCERERS


@special("razorwing")
async def stun(t: RunewarsTable, side: int, unit: UnitId) -> None:
    """Make the enemy rout one standing unit of initiative two or higher."""
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
    """Make the enemy pick two standing units, damaged ones first; each takes a damage."""
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
    """Destroy up to three enemy triangle units of the owner's choice."""
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
