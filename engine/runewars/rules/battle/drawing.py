"""Drawing Fate cards for a type of unit in a battle, and reading them (7.4)."""

from __future__ import annotations

from collections import Counter

from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.runewars.data.cards import (
    DAMAGE,
    MISS,
    ROUT,
    SPECIAL,
    shape_result,
)
from engine.runewars.data.units import UNITS
from engine.runewars.events.armies import BattleDrawn
from engine.runewars.pieces import CIRCLE, UnitId
from engine.runewars.rules.battle.hero_support import lead_units
from engine.runewars.rules.battle.losses import (
    battle_of,
    chooser_of,
    policy,
    standing,
)
from engine.runewars.rules.decks import draw_fate
from engine.runewars.state import RunewarsState, RunewarsTable

MAGIC_FAILS = "season.magic_fails"


class PickType(Option, frozen=True, gc=False, tag="runewars.type"):
    """A type of unit."""

    unit: UnitId


async def choose_type(t: RunewarsTable, side: int, types: list[UnitId]) -> UnitId:
    """Pick the type for which a side draws now; a policy takes the most numerous first."""
    state = t.state
    types = sorted(types, key=lambda unit: (-count_standing(state, side, unit), unit))
    if policy(state, side) != "ask":
        return types[0]
    options = [PickType(unit) for unit in types]
    area = battle_of(state).area
    return (await t.choose(chooser_of(state, side), "battle.type", options, area=area)).unit


def count_standing(state: RunewarsState, side: int, unit: int) -> int:
    """Count a side's standing fighters of a type."""
    return sum(each.unit == unit for each in standing(state, side))


async def draw_for(t: RunewarsTable, side: int, unit: UnitId) -> Counter[str]:
    """Draw a card per standing unit of a type, and add up the results for its shape."""
    state, battle = t.state, battle_of(t.state)
    await lead_units(t, side, unit)
    battle.drawn.append(f"{side}.{unit}")
    extra = battle.effects.pop(f"extra.{side}.{unit}", 0)
    discarded = battle.effects.pop(f"discard.{side}.{unit}", 0)
    cards = draw_fate(t, side, count_standing(state, side, unit) + extra, "battle")
    state.fate_discard += cards
    kept = await discard_results(t, side, unit, cards, discarded)
    found: Counter[str] = Counter()
    for card in kept:
        kind, number = shape_result(card, UNITS[unit].shape)
        found[kind] += max(1, number)
    kinds = [kind for kind in (DAMAGE, ROUT, SPECIAL, MISS) if found[kind]]
    results = " ".join(f"{kind}={found[kind]}" for kind in kinds)
    t.tell(BattleDrawn(Seat(side), unit, tuple(card + 1 for card in kept), results))
    if UNITS[unit].shape == CIRCLE and state.flags.get(MAGIC_FAILS):
        del found[SPECIAL]
    return found


class DropResult(Option, frozen=True, gc=False, tag="runewars.drop"):
    """A drawn Fate card to discard unresolved, by its result."""

    result: str
    count: int


async def discard_results(
    t: RunewarsTable, side: int, unit: UnitId, cards: list[int], count: int
) -> list[int]:
    """Discard some of a type's Fate cards before anything is resolved (Battle Fury, Omen).

    By policy the least useful go: misses, then routs, damage, specials.
    """
    if not count:
        return cards
    shape = UNITS[unit].shape
    value = {MISS: 0, ROUT: 1, DAMAGE: 2, SPECIAL: 3}
    results = {card: DropResult(*shape_result(card, shape)) for card in cards}
    left = sorted(cards, key=lambda card: (value[results[card].result], results[card].count))
    if policy(t.state, side) != "ask":
        return [card for card in cards if card not in left[:count]]
    options = [results[card] for card in left]
    chosen = await t.choose_some(
        Seat(side), "battle.drop", options, least=count, most=count, unit=unit
    )
    for each in chosen:
        left.remove(next(card for card in left if results[card] == each))
    return [card for card in cards if card in left]
