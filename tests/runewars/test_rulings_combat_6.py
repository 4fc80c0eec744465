"""Rulings of seasons, allies and heroes beside battles (part 16, 89 to 101)."""

from __future__ import annotations

import pytest

from tests.runewars.kit import (
    NOBODY,
    Back,
    BattleTable,
    HeroId,
    RunesCounted,
    UnitId,
    UnitsRouted,
    UnitsTurnedNeutral,
    VictoryCardFailed,
    area,
    begin_season,
    begin_year,
    card,
    end_season,
    tally,
    unit,
)

MISS = "triangle miss"


@pytest.mark.ruling("combat:89")
def test_the_lowest_bidder_places_a_dragon_rune_for_each_other() -> None:
    table = BattleTable()
    table.influence(daqan=3, latari=1, uthuk=1, waiqar=0)
    false_runes = table.state.false_runes
    table.season("power_for_the_pious")
    table.sealed(daqan="bid:3", latari="bid:1", uthuk="bid:1", waiqar="bid:0")
    for place in ("DA", "LA", "UA"):
        assert table.asked("waiqar") == "winter.pious"
        table.choose("waiqar", place)

    assert sorted(table.state.runes) == sorted(map(area, ("DA", "LA", "UA")))
    assert all(rune.dragon for rune in table.state.runes.values())
    assert table.state.false_runes == false_runes


@pytest.mark.ruling("combat:90")
def test_a_token_without_a_legal_area_stays_at_home() -> None:
    table = BattleTable()
    table.rune("UA")
    table.units("daqan", "1B", footman=1)
    table.rune("1C")

    table.season("threatened_home_realms")

    assert set(table.state.runes) == {area("UA"), area("1C")}


@pytest.mark.ruling("combat:91")
def test_a_development_may_be_moved_when_none_of_its_kind_is_left() -> None:
    table = BattleTable()
    table.stronghold("daqan", "DA", development="diplomat")
    table.stronghold("daqan", "DB")
    table.dials("daqan", wood=1)

    table.order("daqan", 4, ["daqan: harvest", "daqan: collect", "daqan: develop:DB:diplomat"])

    assert table.state.strongholds[area("DA")].development == ""
    assert table.state.strongholds[area("DB")].development == "diplomat"


@pytest.mark.ruling("combat:92")
def test_two_heroes_back_two_types() -> None:
    table = BattleTable(hero_support="on")
    table.hero("daqan", "landrec", "9A")
    second = table.hero("daqan", "laurel", "9A")
    table.units("latari", "9A", archer=1)
    table.draws(MISS, "triangle damage 1", MISS, "triangle rout 1", MISS, MISS)

    table.fight("daqan", "9A", ["daqan: back:landrec:bowman", "daqan: ..."], bowman=1, footman=2)
    same = Back(HeroId(second.hero), UnitId(unit("bowman")))
    assert table.refused("daqan", same).key == "not-offered"
    played = table.choose("daqan", "back:laurel:footman")

    assert table.drew(played) == {"bowman": 1, "archer": 1, "footman": 2}
    assert table.dead(played, "latari") == {"archer": 1}, "the worse of two cards was discarded"


@pytest.mark.ruling("combat:93")
def test_ambush_waits_for_the_quest_phase() -> None:
    table = BattleTable()
    table.hero("daqan", "landrec", "9A")
    table.hero("uthuk", "bogran", "9A")
    table.tactics("daqan", "ambush")
    table.dials("daqan", ore=0)
    table.order("daqan", 8)

    assert table.offered("daqan") == ["done"]
    assert table.refused("daqan", card("ambush")).key == "tactic-not-now"


@pytest.mark.ruling("combat:94")
def test_an_allied_giant_left_alone_turns_neutral() -> None:
    table = BattleTable()
    table.units("uthuk", "1B", berserker=2, giant=1)

    played = table.order(
        "uthuk", 1, ["uthuk: step:1B:1C", "uthuk: berserker=2", "uthuk: done", "uthuk: done"]
    )

    assert played.told(UnitsTurnedNeutral)
    assert table.army("1B") == {"giant": 1}
    assert table.holder("1B") is None


@pytest.mark.ruling("combat:95")
def test_a_hero_enters_an_enemy_area_with_conquer_only() -> None:
    table = BattleTable()
    hero = table.hero("uthuk", "mordrog", "UA")
    table.units("uthuk", "UA", berserker=2)
    table.units("daqan", "1B", footman_routed=1)
    table.order("uthuk", 1)
    assert "send:mordrog:1C" in table.offered("uthuk")
    assert "send:mordrog:1B" not in table.offered("uthuk")

    table.order("uthuk", 3, ["uthuk: activate:1B", "uthuk: UA.berserker=2", "uthuk: mordrog"])

    assert table.state.hero(hero.hero).area == area("1B")
    assert table.controller("1B") == "uthuk"


@pytest.mark.ruling("combat:96")
def test_the_attacker_lays_down_his_own_first() -> None:
    table = BattleTable()
    table.units("daqan", "9A", knight=3)
    table.draws(
        "rectangle rout 2", "rectangle miss",
        "rectangle rout 2", "rectangle miss", "rectangle miss",
    )  # fmt: skip

    played = table.fight("latari", "9A", ["latari: 3A"], pegasus_rider=2)

    assert table.laid(played, "latari") == {"pegasus_rider": 2}
    assert table.laid(played, "daqan") == {"knight": 2}
    assert played.told(UnitsRouted)[0].seat == table.seat("latari")


@pytest.mark.ruling("combat:97")
def test_a_stronghold_won_without_surviving_units_is_destroyed() -> None:
    table = BattleTable()
    table.units("latari", "9A", archer=1)
    table.stronghold("latari", "9A", damaged=True)
    table.line_up("daqan", "latari", "9A")
    assert table.state.battle is not None
    table.state.battle.strength[table.side("daqan")] = 4
    table.state.units[area("9A")] = {}
    table.state.holder[area("9A")] = NOBODY

    played = table.play(tally)

    assert table.tally(played) == (4, 3)
    assert not table.state.strongholds
    assert table.controller("9A") is None


@pytest.mark.ruling("combat:98")
def test_without_influence_no_second_area_of_neutrals_is_entered() -> None:
    table = BattleTable()
    table.units("uthuk", "UA", berserker=4)
    table.units("neutral", "1B", giant_routed=1)
    table.units("neutral", "1C", giant=1)
    table.influence(uthuk=0)

    answers = ["activate:1B", "UA.berserker=2", "activate:1C"]
    table.order("uthuk", 2, [f"uthuk: {each}" for each in answers])

    assert table.army("1C") == {"giant": 1}
    assert table.army("UA") == {"berserker": 2}


@pytest.mark.ruling("combat:99")
def test_seven_units_and_two_new_allies_are_one_too_many() -> None:
    table = BattleTable()
    table.units("uthuk", "UA", berserker=7)
    table.units("neutral", "1B", beastman=2)
    table.influence(uthuk=1)
    table.draws("gold")

    answers = ["activate:1B", "UA.berserker=7", "negotiate:1", "beastman=1"]
    table.order("uthuk", 2, [f"uthuk: {each}" for each in answers])

    assert table.army("1B") == {"beastman": 1, "berserker": 7}


@pytest.mark.ruling("combat:100")
def test_a_claim_of_the_last_winter_keeps_the_game_open_to_its_test() -> None:
    table = BattleTable()
    table.state.year = 6
    table.state.victory["winter"] = [table.side("daqan"), 6]
    table.play(begin_year)
    assert table.state.year == 7
    table.play(lambda t: end_season(t, 1))
    assert not table.winners, "summer is over, and the card still waits"

    failed = table.play(lambda t: begin_season(t, 3))
    assert failed.told(VictoryCardFailed)
    assert not table.winners
    assert table.play(lambda t: end_season(t, 3)).told(RunesCounted)


@pytest.mark.ruling("combat:101")
def test_allied_neutrals_who_win_a_home_realm_alone_join_its_owner() -> None:
    table = BattleTable()
    table.units("daqan", "DA", footman=1)
    table.draws(MISS, "triangle damage 1", "hexagon damage 1")

    table.fight("uthuk", "DA", berserker=1, giant=1)

    assert table.army("DA") == {"giant": 1}
    assert table.controller("DA") == table.holder("DA") == "daqan"
