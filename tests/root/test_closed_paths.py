"""Closed paths of the Mountain join nothing (Law 25.4.2): not in setup, nor for moves and words."""

from __future__ import annotations

import random

import pytest

from render.root.board.geometry import ground_of
from tests.root.kit import (
    FACTIONS,
    GAME,
    MAP_KEYS,
    Match,
    Move,
    RandomPlayer,
    RootTestTable,
    Setup,
    adjacent,
    chance_of,
    decisions,
    legal_moves,
    map_of,
)

MOUNTAIN = map_of("mountain")
CORNER, BEHIND = 2, 5
"""A corner and the clearing that a closed path joins it to."""
AROUND = {"duchy": 2, "lizards": 1}
"""Warriors that a faction sets up in each clearing beside its corner."""


def set_up_mountain(*seats: str, seed: int) -> Match:
    """Set up a table on the Mountain, at random."""
    setup = Setup("root", seats, {"map": "mountain", "responses": "live", "setup": "choose"})
    match = Match.new(GAME, setup, chance_of(seed))
    for _ in decisions(match, RandomPlayer(random.Random(seed))):
        if match.state.round:
            break
    return match


@pytest.mark.parametrize("key", MAP_KEYS)
def test_a_path_goes_both_ways_and_a_closed_one_nowhere(key: str) -> None:
    woodland = map_of(key)
    for clearing in woodland.clearings:
        for other in woodland.adjacent[clearing]:
            assert clearing in woodland.adjacent[other]
            assert (clearing, other) not in woodland.closed
        assert ground_of(key).beside(clearing) == list(woodland.adjacent[clearing])
    assert bool(woodland.closed) == (key == "mountain")


def test_nobody_moves_along_a_closed_path() -> None:
    table = RootTestTable("marquise", "eyrie", map="mountain")
    table.place(CORNER, marquise=2)
    seat = table.seat("marquise")

    assert adjacent(table.state, seat, CORNER) == (6, 11)
    assert {move.to for move in legal_moves(table.state, seat, Move)} == {6, 11}


@pytest.mark.parametrize("key", AROUND)
@pytest.mark.parametrize("seed", range(6))
def test_warriors_beside_the_corner_stand_where_open_paths_lead(key: str, seed: int) -> None:
    state = set_up_mountain(key, "eyrie", seed=seed).state
    start = state.boards[0].start
    rows = state.warriors[: len(MOUNTAIN.slots)]
    there = {c: row[0] for c, row in enumerate(rows) if row[0] and c != start}

    assert there == dict.fromkeys(MOUNTAIN.adjacent[start], AROUND[key])


@pytest.mark.parametrize("seed", range(6))
def test_the_legion_begins_along_an_open_path(seed: int) -> None:
    state = set_up_mountain("legion", "eyrie", seed=seed).state
    start = state.boards[0].start
    (second,) = (c for c, row in enumerate(state.warriors) if row[0] and c != start)

    assert second in MOUNTAIN.adjacent[start]


@pytest.mark.parametrize("seed", range(6))
def test_the_marquise_builds_along_open_paths(seed: int) -> None:
    state = set_up_mountain("marquise", "eyrie", seed=seed).state
    keep = state.boards[0].start
    built = {c for c, row in enumerate(state.buildings) if any(owner == 0 for owner, _ in row)}

    assert built <= {keep, *MOUNTAIN.adjacent[keep]}


@pytest.mark.parametrize("key", sorted(FACTIONS))
def test_every_faction_is_set_up_on_the_mountain(key: str) -> None:
    other = "eyrie" if key != "eyrie" else "marquise"
    assert set_up_mountain(key, other, seed=1).state.round == 1
