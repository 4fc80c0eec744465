"""Runes, Titles, Objectives, by the reference's cases (rules-map-heroes L, 51 to 56, 65, 66)."""

from __future__ import annotations

import pytest

from bot.ui.wording import Wording
from tests.runewars.kit import (
    DRAGON_RUNES,
    FALSE_RUNES,
    GAME,
    BidWon,
    ObjectiveScored,
    QuestTable,
    RunePlaced,
    RuneUnplaced,
    RunewarsTestTable,
    RunewarsWon,
    RuneWas,
    Seat,
    area,
    begin_year,
    fill,
    receive_rune,
)

HARVEST, ACQUIRE_POWER, FORTIFY = 4, 7, 8
"""Six areas that Daqan controls in these tests."""


# Receiving


@pytest.mark.ruling("map:51")
def test_tokens_that_fit_nowhere_go_back_faceup(table):
    fill(table.state)

    table.play(lambda t: receive_rune(t, Seat(0)))
    played = table.choose("daqan", "")

    assert [each.dragon for each in played.told(RuneUnplaced)] == [True, False]
    assert played.audience(RuneUnplaced) == [None, None]
    assert not played.told(RunePlaced)
    assert table.state.dragon_runes == DRAGON_RUNES


def test_where_one_token_fits_everybody_knows_what_it_is(table):
    fill(table.state, "9A")

    table.play(lambda t: receive_rune(t, Seat(0)))
    played = table.choose("daqan", "", ["daqan: 9A"])

    assert [each.dragon for each in played.told(RuneUnplaced)] == [False]
    assert table.state.runes[area("9A")].dragon
    assert not table.state.runes[area("9A")].faceup
    assert sorted(table.state.runes[area("9A")].seen) == [0, 1, 2, 3]


def test_a_dragon_rune_comes_with_a_false_one_and_only_the_receiver_knows(table):
    table.play(lambda t: receive_rune(t, Seat(0)))
    played = table.choose("daqan", "DA", ["daqan: 9A"])

    assert table.state.runes[area("DA")].dragon
    assert not table.state.runes[area("9A")].dragon
    assert played.audience(RuneWas) == [(0,), (0,)]
    # In the order of the areas, not as they were laid.
    assert [each.area for each in played.told(RunePlaced)] == sorted([area("DA"), area("9A")])
    assert (table.state.dragon_runes, table.state.false_runes) == (
        DRAGON_RUNES - 1,
        FALSE_RUNES - 1,
    )


def test_up_to_two_false_runes_may_be_returned_first(table):
    for key in ("DA", "DB", "DC"):
        table.rune(key, dragon=False)
    table.rune("2B", dragon=False)

    table.play(lambda t: receive_rune(t, Seat(0)))

    assert table.offered("daqan") == ["area:DA", "area:DB", "area:DC"]
    table.choose("daqan", "DA DB", ["daqan: DA", "daqan: DB"])
    assert table.state.runes[area("DA")].dragon
    assert table.state.false_runes == FALSE_RUNES - 4 + 2 - 1


def test_mixing_asks_alike_whatever_the_tokens_are():
    for first, second in ((True, True), (True, False), (False, False)):
        table = RunewarsTestTable()
        table.rune("DA", dragon=first)
        table.rune("DB", dragon=second)
        table.dials("daqan", ore=0)

        table.order("daqan", FORTIFY, ["daqan: mix:DA:DB"])

        assert table.asked("daqan") == "rune.mix"
        table.choose("daqan", "DB")
        assert table.state.runes[area("DB")].dragon == first
        assert table.state.runes[area("DA")].dragon == second
        assert table.state.runes[area("DA")].seen == [0]


def test_whoever_mixes_reads_which_token_is_laid_and_nobody_else(table):
    """ "Where do you lay the token?" did not say which of the two."""
    table.rune("DA", dragon=False)
    table.rune("DB", dragon=True)
    table.order("daqan", FORTIFY, ["daqan: mix:DA:DB"])
    asked = table.question("daqan")

    def told(owner: str | None) -> str:
        reader = None if owner is None else table.seat(owner)
        said = Wording(GAME, "en", GAME.view(table.state, reader))
        assert said.question(asked) == "Where do you lay the token from DA (Daqan)?"
        return said.cause(table.state, asked)

    assert told("daqan") == (
        "The token from DA (Daqan) is a false rune. The token from DB (Daqan) is a dragon rune."
    )
    assert told("uthuk") == told(None) == ""


def test_a_token_won_in_this_turn_is_seen_before_anything_is_shown(table):
    table.rune("2B", dragon=False)
    table.units("daqan", "DB", footman=1)
    table.activate("daqan", "DC")

    played = table.order("daqan", 2, ["daqan: activate:2B", "daqan: DB.footman=1"])

    assert played.told(RuneWas)[0].area == area("2B")
    assert table.state.runes[area("2B")].seen == [0]


@pytest.mark.ruling("map:52")
def test_placing_a_dragon_rune_brings_no_false_one(table):
    table.influence(daqan=0, latari=1, uthuk=1, waiqar=1)
    table.season("power_for_the_pious")
    table.sealed(daqan="bid:0", latari="bid:1", uthuk="bid:1", waiqar="bid:1")
    table.choose("daqan", "9A", ["daqan: 9B", "daqan: 3A"])

    assert [key for key in ("9A", "9B", "3A") if table.state.runes[area(key)].dragon] == [
        "9A",
        "9B",
        "3A",
    ]
    assert len(table.state.runes) == 3
    assert table.state.false_runes == FALSE_RUNES


@pytest.mark.ruling("map:53")
def test_three_shards_on_one_hero_are_three_runes():
    table = QuestTable()
    shards = ["timmorran_shard"] * 3
    table.hero("daqan", "ronan", "DA", *shards)
    table.stronghold("daqan", "DA")

    table.order("daqan", HARVEST)
    for dragon, false in (("DA", "9A"), ("DB", "9B"), ("DC", "3A")):
        table.choose("daqan", next(o for o in table.offered("daqan") if "shard" in o))
        assert table.asked("daqan") in ("rune.return", "rune.dragon")
        if table.asked("daqan") == "rune.return":
            table.choose("daqan", "")
        table.choose("daqan", dragon, false)

    assert [table.state.runes[area(key)].dragon for key in ("DA", "DB", "DC")] == [True] * 3
    assert [table.state.runes[area(key)].dragon for key in ("9A", "9B", "3A")] == [False] * 3
    assert not any("shard" in each for each in table.offered("daqan"))


# Titles


@pytest.mark.ruling("map:54")
def test_the_captain_turns_in_rewards_of_several_heroes():
    table = QuestTable()
    one = table.hero("daqan", "ronan", "DA", "flute_of_possession", "ice_storm")
    other = table.hero("daqan", "laurel", "9A", "war_chest")
    table.state.titles["captain_heroes_league"] = table.seat("daqan")

    table.order("daqan", HARVEST)
    table.choose("daqan", "league")
    if table.asked("daqan") == "league.rewards":
        table.choose("daqan", "flute_of_possession ice_storm war_chest")
    table.choose("daqan", "DA", "DB")

    assert table.rewards(one) == table.rewards(other) == []
    assert table.state.runes[area("DA")].dragon
    assert "league" not in table.offered("daqan")


def test_a_hero_whose_mail_the_captain_turns_in_is_defeated_if_it_kept_it_alive():
    table = QuestTable()
    rewards = "dragonscale_mail", "ice_storm", "war_chest"
    laurel = table.hero("daqan", "laurel", "9A", *rewards, "flute_of_possession", damage=4)
    ronan = table.hero("daqan", "ronan", "9A", damage=2)
    table.state.titles["captain_heroes_league"] = table.seat("daqan")

    table.order("daqan", HARVEST)
    table.choose("daqan", "league", " ".join(rewards), "DA", "DB")

    assert not table.alive(laurel)
    assert table.alive(ronan)
    assert len(table.state.left[area("9A")]) == 1


@pytest.mark.ruling("map:55")
@pytest.mark.parametrize("primarch", [True, False])
def test_a_tie_of_nothing_is_the_primarchs_to_decide_or_the_richest_wins(table, primarch):
    table.influence(daqan=3, latari=5, uthuk=2, waiqar=2)
    if primarch:
        table.state.titles["primarch"] = table.seat("waiqar")

    table.season("councils_midwinter_offer")
    played = table.sealed(daqan="bid:0", latari="bid:0", uthuk="bid:0", waiqar="bid:0")
    if primarch:
        assert table.asked("waiqar") == "bid.highest"
        assert table.offered("waiqar") == ["name:0", "name:1", "name:2", "name:3"]
        played = table.choose("waiqar", "name:0")
        assert played.only(BidWon) == BidWon(table.seat("daqan"), "highest", "primarch")
    else:
        assert played.only(BidWon) == BidWon(table.seat("latari"), "highest", "left")


def test_a_tie_of_those_with_as_much_left_is_told_by_the_influence_at_the_start(table):
    table.influence(daqan=3, latari=3, uthuk=0, waiqar=0)

    table.season("councils_midwinter_offer")
    played = table.sealed(daqan="bid:1", latari="bid:1", uthuk="bid:0", waiqar="bid:0")

    assert played.only(BidWon).by == "start"


@pytest.mark.ruling("map:56")
def test_influence_on_titles_breaks_no_tie(table):
    table.influence(daqan=4, latari=5, uthuk=0, waiqar=0)
    table.state.titles["spy_guild"] = table.seat("daqan")
    table.state.title_influence["spy_guild"] = 9

    table.season("councils_midwinter_offer")
    played = table.sealed(daqan="bid:0", latari="bid:0", uthuk="bid:0", waiqar="bid:0")

    assert played.only(BidWon).seat == table.seat("latari")


@pytest.mark.ruling("map:56")
def test_influence_on_titles_decides_no_count(table):
    table.influence(daqan=4, latari=5, uthuk=0, waiqar=0)
    table.state.titles["spy_guild"] = table.seat("daqan")
    table.state.title_influence["spy_guild"] = 9
    table.state.year = 7

    ended = table.play(begin_year)

    assert ended.only(RunewarsWon).winners == (table.seat("latari"),)


@pytest.mark.ruling("map:65")
def test_an_objective_met_in_anothers_turn_is_not_scored(table):
    table.objective("daqan", "bound_by_honor")
    table.units("uthuk", "9A", berserker=1)
    table.order("uthuk", HARVEST, ["uthuk: harvest"])
    assert table.asked("daqan") is None

    table.units("neutral", "9B", beastman=1)
    table.order("daqan", HARVEST)

    assert "objective" not in table.offered("daqan")
    table.take_off("9B", "beastman", 1)
    table.order("daqan", HARVEST)
    played = table.choose("daqan", "objective", ["daqan: DA", "daqan: DB"])
    assert played.only(ObjectiveScored).seat == table.seat("daqan")


@pytest.mark.ruling("map:66")
def test_before_a_tactical_retreat_the_attackers_surplus_leaves():
    table = RunewarsTestTable(responses="live")
    table.units("daqan", "2B", footman=2)
    table.units("uthuk", "3A", berserker=1)
    table.units("uthuk", "2A", berserker=1)
    table.tactics("daqan", "tactical_retreat")

    table.fight("uthuk", "2B", ["daqan: play:tactical_retreat"], berserker=10)

    assert table.army("DB") == {"footman.routed": 2}
    assert table.army("2B") == {"berserker": 8}
    # The surplus leaves as after a victory: to the only friendly area beside it, routed.
    assert table.army("2A") == {"berserker": 1, "berserker.routed": 2}
