"""Counting the things that can neither appear nor disappear in a match of Runewars."""

from __future__ import annotations

from typing import NamedTuple

from engine.runewars.data.units import DRAGON_RUNES, FALSE_RUNES, STRONGHOLDS, UNITS
from engine.runewars.pieces import NOBODY
from engine.runewars.state import RunewarsState


class Census(NamedTuple):
    """Things that must be the same from setup to the end."""

    fate: tuple[int, ...]
    tactics: tuple[int, ...]
    rewards: tuple[int, ...]


def take_census(state: RunewarsState) -> Census:
    """Count cards and tokens; raise AssertionError if the state is torn."""
    for unit, free in enumerate(state.supplies()):
        assert free == state.in_supply(unit) >= 0, f"too many of {UNITS[unit].key}"
    for area in range(1, len(state.units)):
        assert all(n > 0 for n in state.units[area].values()), f"counts of area {area}"
        assert state.units[area] or state.holder[area] == NOBODY, f"holder of area {area}"
    for seat in state.seats:
        own = sum(each.seat == seat for each in state.strongholds.values())
        assert own <= STRONGHOLDS, f"strongholds of seat {seat}"
        assert state.influence[seat] >= 0, f"influence of seat {seat}"
        assert all(0 <= n <= 8 for n in state.dials[seat].values()), f"dials of seat {seat}"
        assert set(state.fresh[seat]) <= set(state.tactics[seat]), f"fresh cards of seat {seat}"
    dragons = sum(rune.dragon for rune in state.runes.values())
    assert dragons + state.dragon_runes == DRAGON_RUNES, "dragon runes"
    false = len(state.runes) - dragons
    assert false + state.false_runes == FALSE_RUNES, "false runes"
    assert len({hero.hero for hero in state.heroes}) == len(state.heroes), "a hero twice"
    drawn = [card for flag, card in state.flags.items() if flag.startswith("turn.diplomacy.")]
    fate = sorted([*state.fate, *state.fate_discard, *drawn])
    tactics = sorted(
        [*state.tactics_deck, *state.tactics_discard, *(c for hand in state.tactics for c in hand)]
    )
    held = [reward for hero in state.heroes for reward in hero.rewards]
    left = [reward for pile in state.left.values() for reward in pile]
    rewards = sorted([*state.reward_deck, *state.reward_discard, *held, *left])
    return Census(tuple(fate), tuple(tactics), tuple(rewards))
