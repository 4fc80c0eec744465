"""Tactics cards played at the start of a battle, or once it is won or lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.runewars.board import Fighter
from engine.runewars.data.units import STRONGHOLDS, UNIT_OF, UNITS
from engine.runewars.events.armies import UnitsStood
from engine.runewars.pieces import CIRCLE, RECTANGLE, TRIANGLE, AreaId, UnitId
from engine.runewars.rules.battle.aftermath import Raze, TakeOver, surplus_retreats
from engine.runewars.rules.battle.card_windows import step_by_step
from engine.runewars.rules.battle.drawing import PickType
from engine.runewars.rules.battle.hero_support import heroes_retreat
from engine.runewars.rules.battle.losses import (
    alive,
    battle_of,
    destroy_fighters,
    hurt,
    pick_enemies,
    rout_fighters,
    standing,
    worth,
)
from engine.runewars.rules.battle.retreating import neighbours_for, retreat
from engine.runewars.rules.forces import destroy_units, lift, put
from engine.runewars.rules.map.areas import has_own_units, is_friendly
from engine.runewars.rules.strongholds import destroy_stronghold, replace_stronghold, strongholds_of
from engine.runewars.rules.tactics import tactic
from engine.runewars.rules.victory.runes import InArea
from engine.runewars.state import RunewarsState, RunewarsTable

LIGHTNING = 4
RALLIED = 4


def enemy_of(state: RunewarsState, seat: int) -> int:
    """Return the other side of the battle under way."""
    return battle_of(state).other(seat)


def enemy_stands(state: RunewarsState, seat: Seat, moment: str) -> bool:
    """Return whether the enemy has anything in the battle."""
    return bool(alive(state, enemy_of(state, seat)))


@tactic("summon_lightning", enemy_stands)
async def summon_lightning(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Deal four damage to the enemy's units in this battle."""
    await hurt(t, enemy_of(t.state, seat), LIGHTNING)


# Rally Cry


def routed_here(state: RunewarsState, seat: int, moment: str) -> Counter[str]:
    """Count the routed units that may stand up: in the battle, and at its start those beside it."""
    battle = battle_of(state)
    found = Counter(UNITS[each.unit].key for each in alive(state, seat) if each.routed)
    if moment == "battle_start" and state.holder[battle.area] == seat:
        for unit, count in state.routed(battle.area).items():
            found[UNITS[unit].key] += count
    return found


@tactic("rally_cry", lambda state, seat, moment: bool(routed_here(state, seat, moment)))
async def rally_cry(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Stand up to four routed units; those from beside the battle now take part."""
    state, battle = t.state, battle_of(t.state)
    for key, count in (await who_rallies(t, seat, moment)).items():
        unit = UNIT_OF[key]
        laid = [each for each in alive(state, seat) if each.routed and each.unit == unit][:count]
        for each in laid:
            each.routed = False
        if (beside := count - len(laid)) > 0:
            owner = state.holder[battle.area]
            lift(state, battle.area, unit, beside, routed=True)
            if state.units[battle.area]:
                state.holder[battle.area] = owner
            battle.fighters[seat] += [Fighter(unit) for _ in range(beside)]
        t.tell(UnitsStood(seat, AreaId(battle.area), unit, count))


async def who_rallies(t: RunewarsTable, seat: Seat, moment: str) -> Mapping[str, int]:
    """Choose the units to stand up; for a card prepared for a step, the strongest."""
    state = t.state
    bounds = dict(sorted(routed_here(state, seat, moment).items()))
    if moment == "battle_step" and not step_by_step(state):
        line = sorted(bounds, key=lambda key: worth(UNIT_OF[key]), reverse=True)
        return Counter([key for key in line for _ in range(bounds[key])][:RALLIED])
    area = battle_of(state).area
    return await t.amounts(seat, "tactics.rally_cry", bounds, least=1, most=RALLIED, area=area)


# Tactical Retreat


@tactic("tactical_retreat", lambda state, seat, moment: True)
async def tactical_retreat(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Cancel the battle: the player's units leave routed or die, the attacker takes the area."""
    state, battle = t.state, battle_of(t.state)
    area, attacker = AreaId(battle.area), Seat(battle.attacker)
    units = Counter(each.unit for each in alive(state, seat))
    for kind, count in list(state.units[area].items()):
        destroy_units(t, area, kind // 2, count, routed=bool(kind % 2))
    attackers = battle.fighters[attacker]
    state.drop_flags("turn.prepared.")
    near, to = neighbours_for(state, area, units, seat), None
    if any(is_friendly(state, seat, other) for other in near):
        to = await retreat(t, seat, area, units)
    else:
        destroy_fighters(t, seat, list(battle.fighters[seat]))
    await heroes_retreat(t, seat, area, to)
    state.battle = None
    for each in attackers:
        put(state, area, each.unit, 1, routed=each.routed)
        state.holder[area] = attacker
    await take_stronghold(t, attacker, area)
    await surplus_retreats(t, attacker, area)


async def take_stronghold(t: RunewarsTable, seat: Seat, area: AreaId) -> None:
    """Give a stronghold of a cancelled battle to the attacker, on the side it shows.

    An attacker with all four in play removes one of its own elsewhere, or destroys this one.
    """
    state = t.state
    stronghold = state.strongholds.get(area)
    if stronghold is None:
        return
    damaged = stronghold.damaged
    destroy_stronghold(t, area)
    if state.holder[area] != seat or not has_own_units(state, area):
        return
    options: list[Option] = [TakeOver()]
    if len(strongholds_of(state, seat)) >= STRONGHOLDS:
        options.append(Raze())
    chosen = await t.choose(seat, "battle.stronghold", options, area=area)
    if isinstance(chosen, TakeOver):
        await replace_stronghold(t, seat, area, damaged=damaged)


@tactic("to_the_victor", lambda state, seat, moment: True)
async def to_the_victor(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Promise two cards and two influence for winning this battle."""
    effects = battle_of(t.state).effects
    effects[f"prize.{seat}"] = effects.get(f"prize.{seat}", 0) + 1


# Flank Attack


def may_flank(state: RunewarsState, seat: Seat, moment: str) -> bool:
    """Return whether the enemy has a standing unit that the card could rout."""
    shapes = (TRIANGLE, CIRCLE, RECTANGLE)
    return any(UNITS[e.unit].shape in shapes for e in standing(state, enemy_of(state, seat)))


@tactic("flank_attack", may_flank)
async def flank_attack(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Rout two standing triangle units, or one circle or rectangle unit, of the player's choice."""
    state = t.state
    enemy = enemy_of(state, seat)
    upright = standing(state, enemy)
    triangles = [each for each in upright if UNITS[each.unit].shape == TRIANGLE]
    bigger = [each for each in upright if UNITS[each.unit].shape in (CIRCLE, RECTANGLE)]
    types = {each.unit for each in (triangles[:1] + bigger)}
    chosen = await t.choose(
        seat, "tactics.flank_attack", [PickType(UnitId(unit)) for unit in sorted(types)]
    )
    if UNITS[chosen.unit].shape == TRIANGLE:
        picked = await pick_enemies(t, seat, triangles, 2, "tactics.flank_triangles")
    else:
        picked = [each for each in bigger if each.unit == chosen.unit][:1]
    rout_fighters(t, enemy, picked)


# After the tally


def small_losers(state: RunewarsState, seat: int) -> list[Fighter]:
    """List the loser's triangle and circle units."""
    shapes = (TRIANGLE, CIRCLE)
    return [e for e in alive(state, enemy_of(state, seat)) if UNITS[e.unit].shape in shapes]


@tactic("pursuit", lambda state, seat, moment: bool(small_losers(state, seat)))
async def pursuit(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Destroy one of the loser's triangle or circle units before they retreat."""
    picked = await pick_enemies(t, seat, small_losers(t.state, seat), 1, "tactics.pursuit")
    destroy_fighters(t, enemy_of(t.state, seat), picked)


def may_scorch(state: RunewarsState, seat: Seat, moment: str) -> bool:
    """Return whether a seat has a stronghold to destroy; after a defeat, the contested one."""
    if moment == "battle_lost":
        stronghold = state.strongholds.get(battle_of(state).area)
        return stronghold is not None and stronghold.seat == seat
    return bool(strongholds_of(state, seat))


@tactic("scorched_earth", may_scorch)
async def scorched_earth(t: RunewarsTable, seat: Seat, moment: str) -> None:
    """Destroy one of the player's strongholds, or the one just lost."""
    state = t.state
    if moment == "battle_lost":
        destroy_stronghold(t, battle_of(state).area)
        return
    own = [InArea(area) for area in strongholds_of(state, seat)]
    chosen = await t.choose(seat, "tactics.scorched_earth", own)
    destroy_stronghold(t, chosen.area)
