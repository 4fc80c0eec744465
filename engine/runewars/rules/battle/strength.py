"""A battle's tally: standing units, the stronghold, Conquer's bonus (7.5)."""

from __future__ import annotations

from engine.runewars.data.units import (
    STRENGTH_DAMAGED,
    STRENGTH_UNDAMAGED,
    UNITS,
)
from engine.runewars.rules.battle.losses import (
    alive,
    battle_of,
)
from engine.runewars.rules.orders.turn import has_supremacy
from engine.runewars.state import RunewarsState


def strength(state: RunewarsState, side: int) -> int:
    """Count a side's strength: standing units, routed hexagons, and additions (7.5)."""
    count = sum(
        not each.routed or UNITS[each.unit].holds_when_routed for each in alive(state, side)
    )
    return count + battle_of(state).strength.get(side, 0)


CONQUER, CONQUER_BONUS = 3, 3


def stronghold_strength(state: RunewarsState) -> int:
    """Return the strength of the contested stronghold, on the side it shows before turning."""
    battle = battle_of(state)
    stronghold = state.strongholds.get(battle.area)
    if stronghold is None or stronghold.seat != battle.defender:
        return 0
    printed = STRENGTH_DAMAGED if stronghold.damaged else STRENGTH_UNDAMAGED
    less = battle.effects.get("siege", 0)
    if conquers(state):
        less += CONQUER_BONUS
    return max(0, printed + battle.effects.get("walls", 0) - less)


def conquers(state: RunewarsState) -> bool:
    """Return whether the attacker fights with Conquer and its supremacy bonus (part 3)."""
    attacker = battle_of(state).attacker
    return (
        state.current == attacker
        and state.orders[attacker][-1] == CONQUER
        and has_supremacy(state, attacker)
    )
