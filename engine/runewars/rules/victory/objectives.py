"""Tests of whether an Objective is fulfilled (H; `objectives_titles_cities.toml`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.runewars.data.cards import OBJECTIVES
from engine.runewars.data.editions import FIRST, SECOND, objectives_of
from engine.runewars.data.tiles import AREAS
from engine.runewars.data.units import IS_NEUTRAL, SHEETS, UNITS
from engine.runewars.pieces import NOBODY
from engine.runewars.rules.forces import own_units
from engine.runewars.rules.map.areas import allied_neutrals, areas_of, controller, is_friendly
from engine.runewars.rules.strongholds import strongholds_of
from engine.runewars.state import RunewarsState

Test = Mapping[str, Any]


def is_fulfilled(state: RunewarsState, seat: int) -> bool:
    """Return whether a seat's Objective is fulfilled now."""
    test = OBJECTIVES[state.objectives[seat]].test
    return MEASURES[test["kind"]](state, seat, test)


def could_be_fulfilled(state: RunewarsState, seat: int) -> bool:
    """Return whether any Objective of a seat's side is publicly fulfilled now."""
    side = SHEETS[state.factions[seat]].alignment
    edition = SECOND if state.second_edition else FIRST
    tests = [OBJECTIVES[n].test for n in objectives_of(side, edition)]
    return any(MEASURES[test["kind"]](state, seat, test) for test in tests)


def closeness(state: RunewarsState, seat: int) -> float:
    """Return the share of its requirement that a seat's Objective meets, 1 if it is fulfilled."""
    if is_fulfilled(state, seat):
        return 1.0
    test = OBJECTIVES[state.objectives[seat]].test
    if test["kind"] == "title_and_influence":
        titled = any(who == seat for who in state.titles.values())
        return 0.4 * titled + 0.5 * min(1.0, state.influence[seat] / int(test["influence"]))
    need = bar(state, test) if "at_least" in test else 1
    for met in range(need - 1, 0, -1):
        if MEASURES[test["kind"]](state, seat, {**test, "at_least": met, "two_player": met}):
            return met / need
    return 0.0


def bar(state: RunewarsState, test: Test) -> int:
    """Return the requirement at this table."""
    if len(state.keys) == 2 and "two_player" in test:
        return int(test["two_player"])
    return int(test["at_least"])


def no_unallied_neutrals(state: RunewarsState, seat: int, test: Test) -> bool:
    """Return whether no unallied neutral unit of the shape is on the board."""
    return not any(
        UNITS[kind // 2].shape == test["shape"] and IS_NEUTRAL[kind // 2]
        for area in state.land.areas
        if state.holder[area] == NOBODY
        for kind in state.units[area]
    )


def hero_rewards(state: RunewarsState, seat: int, test: Test) -> bool:
    """Return whether one hero holds enough Reward cards."""
    return any(len(hero.rewards) >= bar(state, test) for hero in state.heroes_of(seat))


def cities(state: RunewarsState, seat: int, test: Test) -> bool:
    """Return whether the seat controls enough cities."""
    return sum(is_friendly(state, seat, area) for area in state.cities) >= bar(state, test)


def dial_total(state: RunewarsState, seat: int, test: Test) -> bool:
    """Return whether the three dials add up to enough."""
    return sum(state.dials[seat].values()) >= bar(state, test)


def single_dial(state: RunewarsState, seat: int, test: Test) -> bool:
    """Return whether one dial shows enough."""
    return max(state.dials[seat].values()) >= bar(state, test)


def enemy_home_areas(state: RunewarsState, seat: int, test: Test) -> bool:
    """Return whether the seat controls areas of another's home realm."""
    homes = [
        area
        for area in areas_of(state, seat)
        if AREAS[area].home and AREAS[area].home != state.factions[seat]
    ]
    return len(homes) >= bar(state, test)


def has_allies(state: RunewarsState, seat: int, test: Test) -> bool:
    """Return whether enough neutral units, perhaps of one shape, are allied with the seat."""
    shape = test.get("shape")
    count = sum(
        n
        for area in state.land.areas
        if allied_neutrals(state, seat, area)
        for kind, n in state.units[area].items()
        if IS_NEUTRAL[kind // 2] and shape in (None, UNITS[kind // 2].shape)
    )
    return count >= bar(state, test)


def strongholds(state: RunewarsState, seat: int, test: Test) -> bool:
    """Return whether the seat has enough undamaged strongholds."""
    own = strongholds_of(state, seat).values()
    return sum(not (test["undamaged"] and s.damaged) for s in own) >= bar(state, test)


def developments(state: RunewarsState, seat: int, test: Test) -> bool:
    """Return whether the seat's strongholds have enough developments."""
    own = strongholds_of(state, seat).values()
    return sum(bool(each.development) for each in own) >= bar(state, test)


def title_and_influence(state: RunewarsState, seat: int, test: Test) -> bool:
    """Return whether the seat holds a Title, and enough influence besides."""
    held = sum(who == seat for who in state.titles.values())
    return bool(held >= test["titles"] and state.influence[seat] >= test["influence"])


def stronghold_taken(state: RunewarsState, seat: int, test: Test) -> bool:
    """Return whether a won battle of this turn took another's stronghold."""
    return state.current == seat and bool(state.flags.get("turn.stronghold_taken"))


def duel_kills(state: RunewarsState, seat: int, test: Test) -> bool:
    """Return whether a hero of the seat has defeated an enemy hero in a duel."""
    return state.flags.get(f"duel_kills.{seat}", 0) >= bar(state, test)


def own_units_in_area(state: RunewarsState, seat: int, test: Test) -> bool:
    """Return whether an area away from home holds enough units of the seat's faction."""
    return any(
        state.holder[area] == seat
        and state.home_of(area) != seat
        and own_units(state, area) >= bar(state, test)
        for area in state.land.areas
    )


def areas(state: RunewarsState, seat: int, test: Test) -> bool:
    """Return whether the seat controls enough areas."""
    return sum(controller(state, a) == seat for a in state.land.areas) >= bar(state, test)


def tactics_in_hand(state: RunewarsState, seat: int, test: Test) -> bool:
    """Return whether the seat holds enough Tactics cards."""
    return len(state.tactics[seat]) >= bar(state, test)


def has_defended(state: RunewarsState, seat: int, test: Test) -> bool:
    """Return whether the seat won as the defender against another since its last turn."""
    return bool(state.flags.get(f"defended.{seat}"))


MEASURES: Mapping[str, Callable[[RunewarsState, int, Test], bool]] = {
    "no_unallied_neutrals": no_unallied_neutrals,
    "hero_rewards": hero_rewards,
    "cities": cities,
    "dial_total": dial_total,
    "single_dial": single_dial,
    "enemy_home_areas": enemy_home_areas,
    "allied_neutrals": has_allies,
    "strongholds": strongholds,
    "developments": developments,
    "title_and_influence": title_and_influence,
    "stronghold_taken_this_turn": stronghold_taken,
    "duel_kills": duel_kills,
    "own_units_in_area": own_units_in_area,
    "areas": areas,
    "tactics_in_hand": tactics_in_hand,
    "defensive_win_since_last_turn": has_defended,
}
"""Test for each kind of Objective."""
