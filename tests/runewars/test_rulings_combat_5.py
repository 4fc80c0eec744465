"""Rulings of abilities in battle, limits, heroes, titles and seasons (part 16, 77 to 101)."""

from __future__ import annotations

import pytest

from engine.runewars.aftermath import tally
from engine.runewars.backing import Back
from engine.runewars.cards import HEROES
from engine.runewars.events import (
    BattleDrawn,
    HeroesDrawn,
    HeroesDrawnWere,
    OrderBegan,
    RunesCounted,
    SpecialResolved,
    UnitsRouted,
    UnitsTurnedNeutral,
    VictoryCardFailed,
)
from engine.runewars.losses import hurt
from engine.runewars.pieces import NOBODY, HeroId, UnitId
from engine.runewars.seasons import begin_season, begin_year, end_season
from engine.runewars.units import UNITS
from tests.runewars.battle_table import BattleTable, card
from tests.runewars.table import area, unit
from tests.table import Played

MISS = "triangle miss"


def drew(played: Played) -> dict[str, int]:
    """Count the cards that were kept of each type that drew."""
    return {UNITS[event.unit].key: len(event.cards) for event in played.told(BattleDrawn)}


@pytest.mark.ruling("combat:77")
def test_lay_siege_counts_though_the_tower_falls() -> None:
    table = BattleTable()
    table.units("daqan", "9A", siege_tower=1)
    table.draws("triangle miss", "hexagon damage 3", "hexagon special")

    played = table.fight("uthuk", "9A", ["uthuk: 3A"], berserker=1, giant=1)

    assert table.dead(played, "daqan") == {"siege_tower": 1}
    assert table.tally(played) == (2, 2)


@pytest.mark.ruling("combat:78")
def test_fury_fails_when_the_only_berserker_was_routed_first() -> None:
    table = BattleTable()
    table.units("uthuk", "9A", berserker=1)
    table.draws("rectangle special", "triangle special")

    played = table.fight("latari", "9A", ["uthuk: 3A"], pegasus_rider=1)

    assert [UNITS[e.unit].key for e in played.told(SpecialResolved)] == ["pegasus_rider"]
    assert table.laid(played, "uthuk") == {"berserker": 1}


@pytest.mark.ruling("combat:79")
def test_attacking_berserkers_rage_before_they_are_routed() -> None:
    table = BattleTable()
    table.units("latari", "9A", pegasus_rider=1)
    table.draws("triangle special", MISS, MISS, "rectangle special")

    played = table.fight("uthuk", "9A", ["uthuk: 3A"], berserker=3)

    worked = [UNITS[e.unit].key for e in played.told(SpecialResolved)]
    assert worked == ["berserker", "pegasus_rider"]
    assert table.dead(played, "uthuk") == {"berserker": 1}
    assert table.laid(played, "uthuk") == {"berserker": 2}


@pytest.mark.ruling("combat:80")
def test_nine_units_only_fight_neutrals_and_one_leaves_after_the_win() -> None:
    table = BattleTable()
    table.units("uthuk", "UA", berserker=5)
    table.units("uthuk", "1C", berserker=4)
    table.units("neutral", "1B", giant_routed=1)
    table.influence(uthuk=6)

    played = table.order("uthuk", 2, ["uthuk: activate:1B", "uthuk: UA.berserker=5 1C.berserker=4"])

    assert table.dead(played, "neutral") == {"giant": 1}, "a battle: nothing else was offered"
    assert table.army("1B") == {"berserker": 8}
    assert table.army("UA") == {"berserker.routed": 1}


@pytest.mark.ruling("combat:81")
def test_a_ninth_unit_in_an_own_area_is_destroyed() -> None:
    table = BattleTable()
    table.units("uthuk", "UA", berserker=4)
    table.units("uthuk", "UC", berserker=5)

    answers = ["step:UA:UB", "berserker=4", "step:UC:UB", "berserker=5", "done"]
    played = table.order("uthuk", 1, [f"uthuk: {each}" for each in answers])

    assert table.dead(played, "uthuk") == {"berserker": 1}
    assert table.army("UB") == {"berserker": 8}


@pytest.mark.ruling("combat:82")
def test_a_knight_sent_off_before_it_drew_leaves_routed() -> None:
    table = BattleTable(responses="live")
    table.units("daqan", "9A", knight=1, siege_tower=1)
    table.draws("triangle rout 1", "circle special", "hexagon miss")

    played = table.fight(
        "latari", "9A",
        ["daqan: knight=1", "latari: knight.routed=1", "daqan: 3A"],
        archer=1, sorceress=1,
    )  # fmt: skip

    assert "knight" not in drew(played)
    assert table.count("3A", "knight_routed") == 1
    assert table.tally(played) == (2, 1)


@pytest.mark.ruling("combat:83")
def test_a_routed_damaged_giant_takes_damage_before_a_standing_one() -> None:
    table = BattleTable()
    table.line_up("uthuk", "daqan", "9A", daqan="giant giant*1!")

    table.play(lambda t: hurt(t, table.side("daqan"), 2))

    assert table.line("daqan") == "giant giant*3!"


@pytest.mark.ruling("combat:84")
def test_with_two_influence_two_heroes_are_looked_at_and_one_kept() -> None:
    table = BattleTable()
    table.stronghold("daqan", "DA")
    table.influence(daqan=2)
    table.order("daqan", 6)
    assert table.offered("daqan") == ["hire:1", "hire:2", "done"]

    deck = len(table.state.hero_deck)
    played = table.choose("daqan", "hire:2")
    assert played.only(HeroesDrawn).count == 2
    assert played.audience(HeroesDrawnWere) == [(table.seat("daqan"),)]
    kept = HEROES[played.only(HeroesDrawnWere).heroes[0]].key
    table.choose("daqan", kept)

    assert [HEROES[hero.hero].key for hero in table.state.heroes] == [kept]
    assert len(table.state.hero_deck) == deck - 1
    assert table.state.influence[table.seat("daqan")] == 0


@pytest.mark.ruling("combat:85")
def test_of_a_fourth_hero_one_of_the_four_deserts() -> None:
    table = BattleTable()
    table.stronghold("daqan", "DA")
    table.influence(daqan=1)
    for key in ("silhouette", "landrec", "laurel"):
        table.hero("daqan", key, "DB")

    table.order("daqan", 6, ["daqan: hire:1", "daqan: ..."])
    (fourth,) = [each for each in table.offered("daqan")]
    table.choose("daqan", fourth, ["daqan: landrec"])

    left = {HEROES[hero.hero].key for hero in table.state.heroes}
    assert len(left) == 3
    assert "landrec" not in left


@pytest.mark.ruling("combat:86")
def test_a_title_costs_more_than_lies_on_it() -> None:
    table = BattleTable()
    table.state.titles["primarch"] = table.side("latari")
    table.state.title_influence["primarch"] = 4
    table.influence(daqan=6)
    table.dials("daqan", food=0, wood=0, ore=0)
    table.order("daqan", 7, ["daqan: power", "daqan: ..."])
    assert [each for each in table.offered("daqan") if "primarch" in each] == [
        "claim:primarch:5", "claim:primarch:6",
    ]  # fmt: skip

    table.choose("daqan", "claim:primarch:5")

    assert table.state.titles["primarch"] == table.side("daqan")
    assert table.state.title_influence["primarch"] == 5
    assert table.state.influence[table.seat("daqan")] == 1


@pytest.mark.ruling("combat:87")
def test_fortify_has_supremacy_but_no_bonus() -> None:
    table = BattleTable()
    table.rune("DB")
    played = table.order("daqan", 8, ["daqan: done"])
    assert played.only(OrderBegan).supremacy
    assert table.asked("daqan") is None

    table.stronghold("daqan", "DA")
    played = table.order("daqan", 4, ["daqan: done"], earlier=[8])
    assert not played.only(OrderBegan).supremacy
    assert table.asked("daqan") is None, "no development is offered"


@pytest.mark.ruling("combat:88")
def test_each_new_highest_order_has_its_bonus() -> None:
    orders = (2, 6, 4, 7)
    found = []
    for count in range(len(orders)):
        played = BattleTable().order("daqan", orders[count], earlier=orders[:count])
        found.append(played.only(OrderBegan).supremacy)

    assert found == [True, True, False, True]


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

    assert drew(played) == {"bowman": 1, "archer": 1, "footman": 2}
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
