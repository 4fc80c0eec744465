"""Defensive developments, used by the defender when strength is tallied (`factions.toml`)."""

from __future__ import annotations

from engine.core.choices.actions import Option
from engine.core.choices.plans import PlanField, PlanKind, plan_of
from engine.core.seats import Seat
from engine.runewars.data.units import DEVELOPMENTS
from engine.runewars.events.armies import DevelopmentUsed
from engine.runewars.pieces import NOBODY, AreaId
from engine.runewars.rules.battle.faction_specials import send_off
from engine.runewars.rules.battle.losses import (
    battle_of,
    choose_among,
    hurt,
    rout_fighters,
    standing,
)
from engine.runewars.state import RunewarsTable

DEFENCE = PlanKind("defence", (PlanField("use", ("useful", "always", "never"), "useful"),))
"""Plan for the use of a defensive development."""
WALLS = 2
TOMB_ROUTS, SPAWN_DAMAGE = 3, 4
SPENT = ("cursed_tomb", "hungry_spawn")
"""Developments whose token is discarded after use."""


class UseDevelopment(Option, frozen=True, gc=False, tag="runewars.usedevelopment"):
    """Use the defensive development of the contested stronghold."""


async def use_defence(t: RunewarsTable) -> None:
    """Offer the defender the contested stronghold's development, or ask its plan (7.5)."""
    state = t.state
    battle = battle_of(state)
    stronghold = state.strongholds.get(battle.area)
    if stronghold is None or stronghold.seat != battle.defender or battle.defender == NOBODY:
        return
    development = stronghold.development
    if not development or not DEVELOPMENTS[development].defensive:
        return
    plan = plan_of(state, battle.defender, DEFENCE)
    useful = bool(standing(state, battle.attacker)) or development == "reinforced_walls"

    def plan_response() -> UseDevelopment | None:
        uses = plan["use"] == "always" or (plan["use"] == "useful" and useful)
        return UseDevelopment() if uses else None

    chosen = await t.respond(
        Seat(battle.defender), "battle.development", [UseDevelopment()], if_public=True,
        plan=plan_response, area=battle.area,
    )  # fmt: skip
    if chosen is None:
        return
    if development in SPENT:
        stronghold.development = ""
    t.tell(DevelopmentUsed(Seat(battle.defender), AreaId(battle.area), development))
    await defend(t, development)


async def defend(t: RunewarsTable, development: str) -> None:
    """Apply a defensive development; the attacker picks among its own units."""
    battle = battle_of(t.state)
    attacker = battle.attacker
    upright = standing(t.state, attacker)
    if development == "reinforced_walls":
        battle.effects["walls"] = WALLS
    elif development == "protective_wards":
        for each in await choose_among(t, attacker, upright, 1, "defence.wards"):
            await send_off(t, attacker, each)
    elif development == "cursed_tomb":
        picked = await choose_among(t, attacker, upright, TOMB_ROUTS, "defence.tomb")
        rout_fighters(t, attacker, picked)
    else:
        await hurt(t, attacker, SPAWN_DAMAGE)
