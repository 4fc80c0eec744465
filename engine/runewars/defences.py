"""Defensive developments, used by the defender when strength is tallied (`factions.toml`)."""

from __future__ import annotations

from engine.core.plans import PlanField, PlanKind
from engine.core.seats import Seat
from engine.runewars.events import DevelopmentUsed
from engine.runewars.forces import RunewarsTable
from engine.runewars.losses import battle_of, hurt, pick_enemies, rout_fighters, standing
from engine.runewars.pieces import NOBODY, AreaId
from engine.runewars.specials import send_off
from engine.runewars.units import DEVELOPMENTS

DEFENCE = PlanKind("defence", (PlanField("use", ("useful", "always", "never"), "useful"),))
"""When a defensive development is used."""
WALLS = 2
TOMB_ROUTS, SPAWN_DAMAGE = 3, 4
SPENT = ("cursed_tomb", "hungry_spawn")
"""Developments whose token is discarded by using them."""


async def use_defence(t: RunewarsTable) -> None:
    """Let the defender's plan use the development of the stronghold fought over (7.5)."""
    state = t.state
    battle = battle_of(state)
    stronghold = state.strongholds.get(battle.area)
    if stronghold is None or stronghold.seat != battle.defender or battle.defender == NOBODY:
        return
    development = stronghold.development
    if not development or not DEVELOPMENTS[development].defensive:
        return
    plan = state.plans[battle.defender].get(DEFENCE.key) or DEFENCE.default()
    useful = bool(standing(state, battle.attacker)) or development == "reinforced_walls"
    if plan["use"] == "never" or (plan["use"] == "useful" and not useful):
        return
    if development in SPENT:
        stronghold.development = ""
    t.tell(DevelopmentUsed(Seat(battle.defender), AreaId(battle.area), development))
    await defend(t, development)


async def defend(t: RunewarsTable, development: str) -> None:
    """Do what a defensive development does; the attacker picks among his own units."""
    battle = battle_of(t.state)
    attacker = battle.attacker
    upright = standing(t.state, attacker)
    if development == "reinforced_walls":
        battle.effects["walls"] = WALLS
    elif development == "protective_wards":
        for each in await pick_enemies(t, attacker, upright, 1, "defence.wards"):
            await send_off(t, attacker, each)
    elif development == "cursed_tomb":
        picked = await pick_enemies(t, attacker, upright, TOMB_ROUTS, "defence.tomb")
        rout_fighters(t, attacker, picked)
    else:
        await hurt(t, attacker, SPAWN_DAMAGE)
