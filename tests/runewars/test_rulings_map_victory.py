"""Victory, the end and elimination, by the reference's cases (rules-map-heroes L, 57 to 64)."""

from __future__ import annotations

import pytest

from tests.runewars.kit import (
    FALSE_RUNES,
    SIX,
    Eliminated,
    RunesCounted,
    RunewarsTestTable,
    RunewarsWon,
    TitleClaimed,
    VictoryCardFailed,
    VictoryCardLaid,
    area,
    begin_season,
    begin_year,
    claim,
    end_season,
    influence_rank,
    may_claim,
    runes_of,
    settle,
)

HARVEST, ACQUIRE_POWER, FORTIFY = 4, 7, 8
"""Six areas that Daqan controls in these tests."""


# Victory


@pytest.mark.ruling("map:57")
def test_what_happens_between_claim_and_test_does_not_matter(table):
    claim(table)
    table.state.year, table.state.season = 3, "summer"
    played = table.play(settle)
    assert played.only(VictoryCardLaid).season == "summer"

    table.state.season, table.state.year = "spring", 4
    moved = table.state.runes.pop(area("2A"))
    table.play(settle)
    assert runes_of(table.state, table.seat("daqan")) == 5
    assert table.winners == []
    table.state.runes[area("2A")] = moved

    ended = table.play(lambda t: begin_season(t, 1))
    assert ended.only(RunewarsWon).by == "victory"
    assert table.winners == ["daqan"]
    assert all(table.state.runes[area(key)].faceup for key in SIX)


def test_a_claim_that_fails_comes_back_and_may_be_laid_again(table):
    claim(table)
    table.state.year, table.state.season = 3, "summer"
    table.play(settle)
    lost = table.state.runes.pop(area("2A"))
    table.state.year = 4
    table.state.season_card = 0

    nobody_buys = [f"{key}: pass" for key in ("daqan", "latari", "waiqar")]
    played = table.play(lambda t: begin_season(t, 1), nobody_buys)

    assert played.only(VictoryCardFailed).seat == table.seat("daqan")
    assert table.state.victory == {}
    table.state.runes[area("2A")] = lost
    assert may_claim(table.state, table.seat("daqan"))


@pytest.mark.ruling("map:58")
def test_a_second_claim_waits_for_another_season(table):
    table.state.victory["spring"] = [int(table.seat("uthuk")), 1]
    claim(table)

    assert not table.play(settle).told(VictoryCardLaid)

    table.state.season = "summer"
    assert table.play(settle).only(VictoryCardLaid).season == "summer"
    assert table.state.victory["spring"][0] == table.seat("uthuk")
    # One card per player.
    table.state.season = "fall"
    assert not table.play(settle).told(VictoryCardLaid)


@pytest.mark.ruling("map:59")
@pytest.mark.parametrize(
    ("length", "last"), [("six_or_seven", 6), ("six", 5), ("seven", 6), ("eight", 7)]
)
def test_no_claim_is_laid_in_the_last_possible_year(length, last):
    table = RunewarsTestTable(length=length)
    claim(table)
    table.state.season = "fall"

    for year, laid in ((last, True), (last + 1, False)):
        table.state.year = year
        assert may_claim(table.state, table.seat("daqan")) == laid
    table.state.year = last + 1
    assert not table.play(settle).told(VictoryCardLaid)
    table.state.year = last
    assert table.play(settle).told(VictoryCardLaid)


@pytest.mark.ruling("map:59")
def test_a_claim_of_fall_six_keeps_the_game_open_until_it_is_tested(table):
    claim(table)
    table.state.year, table.state.season = 6, "fall"
    table.play(settle)

    table.play(begin_year)
    assert table.state.year == 7
    assert table.winners == []

    # In fall it fails; fall is played to its end, then the runes are counted.
    del table.state.runes[area("2A")]
    table.state.season_card = 0
    table.play(lambda t: begin_season(t, 2))
    assert table.winners == []
    assert table.state.victory == {}
    table.play(lambda t: end_season(t, 2))
    assert table.winners == ["daqan"]
    assert table.state.won_by == "count"


@pytest.mark.ruling("map:59")
def test_without_a_claim_the_sixth_winter_is_the_end(table):
    table.state.year = 6
    assert table.play(begin_year).only(RunewarsWon).by == "count"

    table = RunewarsTestTable(length="six")
    table.state.year = 6
    table.state.victory["fall"] = [0, 5]
    assert table.play(begin_year).only(RunewarsWon).by == "count"


@pytest.mark.ruling("map:60")
def test_a_tied_count_goes_by_influence_then_by_the_printed_one(table):
    for key in ("2B", "2C"):
        table.units("daqan", key, footman=1)
    for key in ("1B", "1C"):
        table.units("uthuk", key, berserker=1)
    for key in ("DA", "DB", "DC", "2B", "2C", "UA", "UB", "UC", "1B", "1C"):
        table.rune(key)
    table.state.year = 7

    for daqan, uthuk, winner in ((3, 2, "daqan"), (2, 3, "uthuk")):
        table.influence(daqan=daqan, uthuk=uthuk)
        table.state.winners = ()
        played = table.play(begin_year)
        assert {each.seat: each.count for each in played.told(RunesCounted)} == {
            table.seat("daqan"): 5, table.seat("latari"): 0, table.seat("uthuk"): 5,
            table.seat("waiqar"): 0,
        }  # fmt: skip
        assert table.winners == [winner]

    table.influence(daqan=3, uthuk=3)
    table.state.winners = ()
    table.play(begin_year)
    best = min(("daqan", "uthuk"), key=lambda key: influence_rank(table.state, table.seat(key)))
    assert table.winners == [best]


@pytest.mark.ruling("map:61")
def test_the_lowest_bidder_says_where_the_others_dragon_runes_go(table):
    table.influence(daqan=3, latari=1, uthuk=1, waiqar=0)
    table.season("power_for_the_pious")
    table.sealed(daqan="bid:3", latari="bid:1", uthuk="bid:1", waiqar="bid:0")

    for place, receiver in (("DA", "daqan"), ("LA", "latari"), ("9A", "uthuk")):
        question = table.question("waiqar")
        assert question.context["receiver"] == table.seat(receiver)
        table.choose("waiqar", place)

    assert sorted(table.state.runes) == sorted(area(key) for key in ("DA", "LA", "9A"))
    assert all(rune.dragon for rune in table.state.runes.values())
    assert table.state.false_runes == FALSE_RUNES


@pytest.mark.ruling("map:62")
def test_a_token_at_home_without_a_way_out_stays(table):
    table.rune("DA")
    for key in ("2B", "2C"):
        table.units("uthuk", key, berserker=1)

    table.season("threatened_home_realms")

    assert area("DA") in table.state.runes
    assert table.asked("daqan") is None


# Elimination


@pytest.mark.ruling("map:63")
def test_the_empty_home_realm_keeps_one_in_the_game(table):
    assert not table.play(settle).told(Eliminated)

    for key in ("DA", "DB"):
        table.units("uthuk", key, berserker=1)
    assert not table.play(settle).told(Eliminated)

    table.units("uthuk", "DC", berserker=1)
    assert table.play(settle).only(Eliminated).seat == table.seat("daqan")


def test_what_the_eliminated_leave_behind(table):
    table.hero("daqan", "ronan", "9A")
    table.tactics("daqan", "levy")
    table.influence(daqan=7)
    table.activate("daqan", "9A")
    table.units("daqan", "9B", beastman=1)
    table.rune("2B")
    table.state.victory["summer"] = [int(table.seat("daqan")), 1]
    table.objective("daqan", "bound_by_honor")
    heroes, cards = len(table.state.hero_deck), len(table.state.tactics_deck)
    for key in ("DA", "DB", "DC"):
        table.units("uthuk", key, berserker=1)

    table.play(settle)

    state = table.state
    assert state.heroes_of(0) == []
    assert len(state.hero_deck) == heroes + 1
    assert len(state.tactics_deck) == cards + 1
    assert (state.influence[0], state.objectives[0]) == (0, -1)
    assert state.activated[area("9A")] == 0
    assert table.holder("9B") is None
    assert area("2B") in state.runes
    assert state.victory == {}
    # Its home realm is ordinary land from now on.
    table.take_off("DA", "berserker", 1)
    assert table.controller("DA") is None


def test_the_last_one_left_wins():
    table = RunewarsTestTable("daqan", "uthuk")
    for key in ("DA", "DB", "DC"):
        table.units("uthuk", key, berserker=1)

    assert table.play(settle).only(RunewarsWon).by == "alone"
    assert table.winners == ["uthuk"]


@pytest.mark.ruling("map:64")
def test_a_title_of_the_eliminated_costs_more_than_what_lay_on_it(table):
    table.state.titles["primarch"] = table.seat("daqan")
    table.state.title_influence["primarch"] = 4
    for key in ("DA", "DB", "DC"):
        table.units("uthuk", key, berserker=1)
    table.play(settle)
    assert "primarch" not in table.state.titles

    table.influence(latari=5)
    table.dials("latari", food=0, wood=0, ore=0)
    table.order("latari", ACQUIRE_POWER, ["latari: power"])

    assert [each for each in table.offered("latari") if "primarch" in each] == ["claim:primarch:5"]
    played = table.choose("latari", "claim:primarch:5")
    assert played.only(TitleClaimed).influence == 5
    assert table.state.influence[table.seat("latari")] == 0
