"""Tactics cards played in a step of a battle, and reinforcements for it."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.runewars.board import Fighter
from engine.runewars.data.units import UNITS
from engine.runewars.events.armies import UnitsMoved
from engine.runewars.pieces import AreaId
from engine.runewars.rules.battle.card_windows import step_by_step
from engine.runewars.rules.battle.drawing import PickType, count_standing
from engine.runewars.rules.battle.fighting import types_at
from engine.runewars.rules.battle.losses import (
    SHIELDS,
    alive,
    battle_of,
)
from engine.runewars.rules.forces import lift, read_kind
from engine.runewars.rules.map.areas import may_cross
from engine.runewars.rules.orders.arriving import draw_more
from engine.runewars.rules.tactics import tactic
from engine.runewars.rules.victory.runes import InArea
from engine.runewars.state import RunewarsState, RunewarsTable

SHIELD = 2
BROUGHT = 2
HELD = 2
SIEGE = 2


# In a step


@tactic("shield_wall", lambda state, seat, moment: bool(alive(state, seat)))
async def shield_wall(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Prevent the first two damage to the player's units in this initiative."""
    battle = battle_of(t.state)
    battle.effects[f"{SHIELDS}{seat}"] = SHIELD


def draws_now(state: RunewarsState, seat: Seat, moment: str) -> bool:
    """Return whether a type of the seat's draws in this step; diplomacy always draws."""
    if moment == "diplomacy":
        return True
    return bool(types_at(state, seat, battle_of(state).initiative))


@tactic("battle_fury", draws_now)
async def battle_fury(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Draw two more cards for a type, then discard two of its cards."""
    await draw_extra(t, seat, 2)


@tactic("omen", draws_now)
async def omen(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Draw one more card for a type, then discard one; in diplomacy draw one more."""
    if moment == "diplomacy":
        draw_more(t, seat, 1)
        return
    await draw_extra(t, seat, 1)


async def draw_extra(t: RunewarsTable, seat: Seat, count: int) -> None:
    """Draw more cards for a type of this step that the seat names, and discard as many."""
    state, battle = t.state, battle_of(t.state)
    types = types_at(state, seat, battle.initiative)
    if step_by_step(state):
        options = [PickType(unit) for unit in types]
        unit = (await t.choose(seat, "tactics.draw_extra", options)).unit
    else:
        unit = max(types, key=lambda each: (count_standing(state, seat, each), -each))
    for name in ("extra", "discard"):
        key = f"{name}.{seat}.{unit}"
        battle.effects[key] = battle.effects.get(key, 0) + count


@tactic("hold_the_line", lambda state, seat, moment: True)
async def hold_the_line(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Add two strength to the player's tally."""
    battle = battle_of(t.state)
    battle.strength[seat] = battle.strength.get(seat, 0) + HELD


def enemy_stronghold(state: RunewarsState, seat: Seat, moment: str) -> bool:
    """Return whether a stronghold is contested."""
    return battle_of(state).area in state.strongholds


@tactic("siegecraft", enemy_stronghold)
async def siegecraft(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Lower the strength of the stronghold by two."""
    effects = battle_of(t.state).effects
    effects["siege"] = effects.get("siege", 0) + SIEGE


# Reinforcements


def reserves(state: RunewarsState, seat: int) -> dict[AreaId, dict[str, int]]:
    """Return the standing units that could join the battle, by adjacent area."""
    area = AreaId(battle_of(state).area)
    found = {}
    for other, colour in state.land.beside[area]:
        if state.holder[other] != seat:
            continue
        here = {
            UNITS[unit].key: count
            for unit, count in state.standing(other).items()
            if may_cross(state, colour, UNITS[unit].flying, seat)
        }
        if here:
            found[other] = here
    return found


@tactic("reinforcements", lambda state, seat, moment: bool(reserves(state, seat)))
async def reinforcements(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Add up to two standing units from one adjacent area to the battle."""
    state, battle = t.state, battle_of(t.state)
    near = reserves(state, seat)
    chosen = await t.choose(seat, "tactics.reinforce_from", [InArea(area) for area in near])
    units = await t.amounts(
        seat, "tactics.reinforce", near[chosen.area], least=1, most=BROUGHT, origin=chosen.area
    )
    for key, count in units.items():
        unit, _ = read_kind(key)
        lift(state, chosen.area, unit, count)
        battle.fighters[seat] += [Fighter(unit) for _ in range(count)]
        t.tell(UnitsMoved(seat, chosen.area, AreaId(battle.area), unit, count))
