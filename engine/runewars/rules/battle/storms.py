"""The Ice Storm: it routs units in its hero's area, also as the hero's player attacks there.

A Reward for the player's turn may be used as a battle of the order starts, before its first step.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from engine.core.seats import Seat
from engine.runewars.board import Fighter, HeroPiece
from engine.runewars.data.cards import REWARDS
from engine.runewars.data.units import UNITS
from engine.runewars.events.armies import UnitsRouted
from engine.runewars.pieces import AreaId, HeroId, UnitId
from engine.runewars.rules.battle.losses import alive, battle_of, is_among, standing
from engine.runewars.rules.forces import put, read_kind, rout_units
from engine.runewars.rules.heroes.heroes import holding
from engine.runewars.rules.heroes.reward_cards import UseReward, count_facedown
from engine.runewars.rules.map.areas import is_contested
from engine.runewars.state import RunewarsState, RunewarsTable

STORM = "ice_storm"


def foes_standing(state: RunewarsState, piece: HeroPiece) -> dict[str, int]:
    """Count the standing enemy or unallied neutral units in a hero's area by kind.

    Where the hero's player attacks, these are the other side's fighters.
    """
    if is_contested(state, piece.area):
        return dict(Counter(UNITS[each.unit].key for each in defenders(state)))
    if state.holder[piece.area] == piece.seat:
        return {}
    return {UNITS[unit].key: n for unit, n in state.standing(piece.area).items()}


def defenders(state: RunewarsState) -> list[Fighter]:
    """List the defender's standing fighters, the least hurt first."""
    return sorted(standing(state, battle_of(state).defender), key=lambda each: each.damage)


def storms(state: RunewarsState, attacker: int) -> list[UseReward]:
    """List the Ice Storms that the attacker may raise as its battle starts."""
    return [
        UseReward(HeroId(piece.hero), storm)
        for piece in state.heroes_in(battle_of(state).area, attacker)
        if (storm := holding(piece, STORM)) is not None and defenders(state)
    ]


def may_hold_storm(state: RunewarsState, attacker: int) -> bool:
    """Return, on public facts, whether the attacker may have an Ice Storm for its battle."""
    near = state.heroes_in(battle_of(state).area, attacker)
    return bool(defenders(state)) and any(
        count_facedown(piece) or any(REWARDS[card].key == STORM for card in piece.shown)
        for piece in near
    )


async def raise_storm(
    t: RunewarsTable, seat: Seat, piece: HeroPiece, effect: Mapping[str, Any]
) -> None:
    """Rout up to three standing enemy or unallied neutral units in the area."""
    state, area = t.state, AreaId(piece.area)
    bounds, most = foes_standing(state, piece), int(effect["rout"])
    chosen = await t.amounts(seat, "reward.storm", bounds, least=1, most=most, area=area)
    for key, count in chosen.items():
        unit = read_kind(key)[0]
        if is_contested(state, area):
            leave_battle(t, unit, count)
        else:
            rout_units(t, area, unit, count)


def leave_battle(t: RunewarsTable, unit: UnitId, count: int) -> None:
    """Lay standing defenders of a type down beside the battle, in which they take no part."""
    state, battle = t.state, battle_of(t.state)
    area, side = AreaId(battle.area), battle.defender
    laid = [each for each in defenders(state) if each.unit == unit][:count]
    battle.fighters[side] = [each for each in alive(state, side) if not is_among(each, laid)]
    put(state, area, unit, count, routed=True)
    state.holder[area] = side
    t.tell(UnitsRouted(Seat(side), area, unit, count))
