"""Numbers of a position that a computer player learns from: no more than a seat may see."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.core.seats import Seat
from engine.runewars.advice.evaluation.position import army_worth, danger
from engine.runewars.data.units import IS_NEUTRAL
from engine.runewars.pieces import FOOD, NOBODY
from engine.runewars.rules.map.areas import controllers
from engine.runewars.rules.victory.checks import runes_needed
from engine.runewars.rules.victory.objectives import closeness
from engine.runewars.state import RunewarsState

HELPS = (
    "allies", "areas", "army", "cities", "developments", "dials", "dragons", "false", "food",
    "heroes", "influence", "late_runes", "near", "own.objective", "own.quests", "rewards", "share",
    "strongholds", "tactics", "titles", "units", "unseen", "victory",
)  # fmt: skip
HARMS = ("damaged", "eliminated", "hungry", "in_danger", "routed")
SIGNS: Mapping[str, int] = MappingProxyType(dict.fromkeys(HELPS, 1) | dict.fromkeys(HARMS, -1))
"""Side of zero on which the weight of each number lies, whatever a few matches seem to say."""


def features(state: RunewarsState, viewer: Seat) -> list[Mapping[str, float]]:
    """Return the numbers of each seat, by name, as `viewer` knows them."""
    if not state.factions:
        return []
    owners = controllers(state)
    return [seat_features(state, seat, viewer, owners) for seat in range(len(state.keys))]


def seat_features(
    state: RunewarsState, seat: int, viewer: Seat, owners: list[int]
) -> dict[str, float]:
    """Return the numbers of one seat."""
    key = state.factions[seat]
    if state.eliminated[seat]:
        return {f"is.{key}": 1.0, "eliminated": 1.0}
    held = [area for area in state.land.areas if owners[area] == seat]
    mine = [area for area in state.land.areas if state.holder[area] == seat]
    counts = [(kind, n) for area in mine for kind, n in state.units[area].items()]
    walls = [each for each in state.strongholds.values() if each.seat == seat]
    dials = state.dials[seat]
    units = sum(n for _, n in counts)
    found = {
        f"is.{key}": 1.0,
        "areas": float(len(held)),
        "units": units / 5,
        "routed": sum(n for kind, n in counts if kind % 2) / 5,
        "allies": sum(n for kind, n in counts if IS_NEUTRAL[kind // 2]) / 5,
        "hungry": sum(max(0, state.count_units(area) - dials[FOOD]) for area in mine) / 5,
        "army": army_worth(state, owners, seat, viewer) / 10,
        "strongholds": float(len(walls)),
        "damaged": float(sum(each.damaged for each in walls)),
        "developments": float(sum(bool(each.development) for each in walls)),
        "cities": float(sum(area in state.cities for area in held)),
        "influence": state.influence[seat] / 5,
        "tactics": float(len(state.tactics[seat])),
        "food": dials[FOOD] / 3,
        "dials": sum(dials.values()) / 10,
        "titles": float(sum(who == seat for who in state.titles.values())),
        "heroes": float(len(state.heroes_of(seat))),
        "rewards": float(sum(len(hero.rewards) for hero in state.heroes_of(seat))),
        "victory": float(any(card[0] == seat for card in state.victory.values())),
    }
    return found | rune_features(state, seat, viewer, owners) | own_features(state, seat, viewer)


def rune_features(
    state: RunewarsState, seat: int, viewer: Seat, owners: list[int]
) -> dict[str, float]:
    """Return the numbers of a seat's rune tokens, as far as the viewer knows them."""
    dragons = unseen = false = 0
    risk = 0.0
    for area, rune in state.runes.items():
        if owners[area] != seat:
            continue
        risk += danger(state, owners, seat, area)
        if not (rune.faceup or viewer in rune.seen):
            unseen += 1
        elif rune.dragon:
            dragons += 1
        else:
            false += 1
    needed = runes_needed(state)
    likely = dragons + 0.4 * unseen
    late = state.year / 6
    return {
        "dragons": float(dragons), "unseen": float(unseen), "false": float(false),
        "in_danger": risk, "share": likely / needed, "near": max(0.0, likely - needed / 2),
        "late_runes": late * likely,
    }  # fmt: skip


def own_features(state: RunewarsState, seat: int, viewer: Seat) -> dict[str, float]:
    """Return the numbers that only the seat itself knows."""
    if seat != viewer:
        return {}
    objective = state.objectives[seat]
    return {
        "own": 1.0,
        "own.quests": float(len(state.quests[seat])),
        "own.objective": closeness(state, Seat(seat)) if objective != NOBODY else 0.0,
    }
