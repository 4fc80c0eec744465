"""Battles for pieces that the Marquise could still fight (Law 4.3), for computer players."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.root.rules.battle.hits import DIE, HIGHER_ROLL, LOWER_ROLL
from engine.root.rules.rule import adjacent, ruler
from engine.root.state import RootState

DEALT = tuple(sum(HIGHER_ROLL[hits:]) for hits in range(DIE))
"""Chance that the higher die shows so many hits or more (4.3.3)."""
SUFFERED = tuple(
    sum(chance * min(hits, most) for hits, chance in enumerate(LOWER_ROLL)) for most in range(DIE)
)
"""Average hits of the lower die, by the defenders, who deal no more than they are (4.3.3.I)."""
LOST = 0.25
"""The worth of a warrior that falls."""
IN_PLACE, BESIDE = 0.88, 0.45
"""The part of a raid's worth that counts before it is fought: in place, and a move away."""


def best_raid(state: RootState, seat: Seat, actions: int) -> float:
    """Value the best raid of the actions left: a battle takes one, and a move before it another."""
    if not actions or not state.may_score(seat):
        return 0.0
    best = 0.0
    for clearing in state.woodland.clearings:
        if not (state.buildings[clearing] or state.tokens[clearing]):
            continue
        here = state.warriors[clearing][seat]
        if here:
            best = max(best, IN_PLACE * raid_worth(state, seat, clearing, here))
        if actions > 1 and (near := most_beside(state, seat, clearing)):
            best = max(best, BESIDE * raid_worth(state, seat, clearing, here + near))
    return best


def most_beside(state: RootState, seat: Seat, clearing: int) -> int:
    """Return the most warriors of a clearing beside that could move in, ferries aside (4.2.1)."""
    rules = ruler(state, clearing) == seat
    return max(
        (
            state.warriors[origin][seat]
            for origin in adjacent(state, seat, clearing)
            if state.warriors[origin][seat] and (rules or ruler(state, origin) == seat)
        ),
        default=0,
    )


def raid_worth(state: RootState, seat: Seat, clearing: int, warriors: int) -> float:
    """Value a battle against the enemy that would lose most: its points, less warriors lost."""
    pieces = [owner for owner, _ in (*state.buildings[clearing], *state.tokens[clearing])]
    best = 0.0
    for enemy in state.enemies(seat):
        if count := pieces.count(enemy):
            defenders = state.warriors[clearing][enemy]
            hits = [defenders + number + bool(defenders) for number in range(count)]
            razed = sum(DEALT[each] for each in hits if each <= min(warriors, len(DEALT) - 1))
            fallen = SUFFERED[min(defenders, len(SUFFERED) - 1)]
            best = max(best, razed - LOST * fallen)
    return best
