"""The computer player: the worth of positions and answers, from what it may see."""

from __future__ import annotations

import random

import pytest

from tests.runewars.kit import (
    GAME,
    Activate,
    AreaId,
    Bid,
    GreedyPlayer,
    Match,
    Rune,
    RunewarsTestTable,
    Seat,
    Setup,
    area,
    chance_of,
    closeness,
    march_gain,
    odds,
    play,
    rehide_runewars,
)

DAQAN = Seat(0)
MOBILIZE, RECRUIT = 2, 5


def worth(table: RunewarsTestTable) -> float:
    """Value the position for Daqan."""
    return GAME.evaluate(table.state, DAQAN)


def best(table: RunewarsTestTable, key: str = "daqan") -> str:
    """Return the answer that the greedy player would give."""
    assert table.match is not None
    question = table.question(key)
    answer = GreedyPlayer(random.Random(1)).answer(table.match, question)
    return answer.key() if hasattr(answer, "key") else str(answer)


def test_areas_units_influence_and_strongholds_are_worth_having(table):
    for change in (
        lambda: table.units("daqan", "2B", footman=1),
        lambda: table.stronghold("daqan", "2B"),
        lambda: table.influence(daqan=20),
        lambda: table.dials("daqan", food=8),
        lambda: table.hero("daqan", "ronan", "2B"),
        lambda: table.tactics("daqan", "levy"),
    ):
        before = worth(table)
        change()
        assert worth(table) > before


def test_a_rivals_gain_is_a_loss(table):
    before = worth(table)
    table.units("uthuk", "1B", berserker=4)
    assert worth(table) < before


def test_a_dragon_rune_is_worth_more_than_a_token_nobody_saw_and_that_more_than_a_false_one(table):
    found = []
    for dragon, seen in ((True, [0]), (False, []), (False, [0])):
        table.state.runes[area("DA")] = Rune(dragon, seen=seen)
        found.append(worth(table))
    assert found == sorted(found, reverse=True)
    assert len(set(found)) == 3


def test_what_was_not_seen_does_not_count(table):
    table.rune("DA", dragon=True)
    table.rune("UA", dragon=False)
    table.objective("uthuk", "raze")
    before = worth(table)
    table.state.runes[area("DA")].dragon = False
    table.state.runes[area("UA")].dragon = True
    assert worth(table) == before

    match = Match.new(GAME, Setup("runewars", table.setup.seats, table.setup.options), chance_of(3))
    state = match.state.copy()
    for seed in range(5):
        rehide_runewars(state, DAQAN, random.Random(seed))
        assert GAME.evaluate(state, DAQAN) == GAME.evaluate(match.state, DAQAN)


def test_odds_rise_with_strength_and_ties_are_the_defenders():
    assert odds(0.0, 3.0) == 0
    assert odds(4.0, 4.0) < 0.5 < odds(6.0, 4.0) < odds(9.0, 4.0)


def test_a_march_aims_at_what_can_be_taken(table):
    table.units("daqan", "DB", footman=4)
    table.units("uthuk", "2A", berserker=1)
    table.rune("2A")
    table.units("uthuk", "2C", chaos_lord=4, berserker=4)

    gains = {key: march_gain(table.state, DAQAN, AreaId(area(key))) for key in ("2A", "2C", "8A")}

    assert gains["2A"] > 2
    assert gains["2C"] < 0
    assert gains["8A"] == 0


def test_it_marches_onto_a_weakly_held_rune(table):
    table.units("daqan", "DB", knight=4, bowman=2)
    table.units("uthuk", "2A", berserker=1)
    table.state.runes[area("2A")] = Rune(True, seen=[0])

    table.order("daqan", MOBILIZE)

    assert best(table) == Activate(AreaId(area("2A"))).key()
    table.choose("daqan", best(table))
    assert "knight" in best(table)


def test_it_bids_no_more_than_the_richest_rival_could(table):
    table.influence(daqan=30, latari=1, uthuk=0, waiqar=2)
    table.season("councils_midwinter_offer")

    assert best(table) in {Bid(n).key() for n in range(1, 4)}


def test_it_recruits_the_best_dial(table):
    table.stronghold("daqan", "DA")
    table.dials("daqan", food=0, wood=0, ore=6)

    table.order("daqan", RECRUIT, earlier=[8])

    assert best(table) == "runewars.recruit:ore"


@pytest.mark.parametrize(("strongholds", "met"), [(1, 1 / 3), (2, 2 / 3), (3, 1.0)])
def test_an_objective_counts_by_how_near_it_is(table, strongholds, met):
    table.objective("daqan", "bastions")
    for key in ("DA", "DB", "DC")[:strongholds]:
        table.stronghold("daqan", key)

    assert closeness(table.state, DAQAN) == pytest.approx(met)


def test_a_match_of_computers_ends():
    given = Setup("runewars", ("daqan", "uthuk"), {"map": "fixed", "setup": "usual"})

    result = play(GAME, given, 5, GreedyPlayer(random.Random(5), most=3))

    assert result.by in ("victory", "count", "count-influence", "alone")
    assert result.rounds <= 7
