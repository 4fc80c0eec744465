"""The worth of hands of Tactics cards in a battle, known only by their size (7.3)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.runewars.data.cards import TACTICS

TACTICS_WORTH: Mapping[str, int] = {
    "summon_lightning": 3, "rally_cry": 1, "flank_attack": 2, "shield_wall": 1, "battle_fury": 1,
    "omen": 1, "reinforcements": 2, "hold_the_line": 2,
}  # fmt: skip
"""Units that a Tactics card takes from the enemy, or makes up for, when it is played."""
PLAYED = 0.6
"""Share of battles in which such a card is played to effect, as observed."""


def weakened(strength: Mapping[int, float], by: Mapping[int, float]) -> Mapping[int, float]:
    """Return the chances of a strength after the losses by the other side's cards."""
    found: dict[int, float] = {}
    for count, chance in strength.items():
        for taken, likely in by.items():
            left = max(0, count - taken)
            found[left] = found.get(left, 0.0) + chance * likely
    return found


@cache
def hand_worths(cards: int, *, attacks: bool) -> Mapping[int, float]:
    """Return the chances of the worth, in units, of a hand of unknown Tactics cards in a battle."""
    if not cards:
        return {0: 1.0}
    found: dict[int, float] = {}
    for before, chance in hand_worths(cards - 1, attacks=attacks).items():
        for tactic in TACTICS:
            useful = tactic.side != "defender" or not attacks
            worth = TACTICS_WORTH.get(tactic.key, 0) if useful else 0
            for more, likely in ((worth, PLAYED), (0, 1 - PLAYED)):
                part = chance * likely / len(TACTICS)
                found[before + more] = found.get(before + more, 0.0) + part
    return found
