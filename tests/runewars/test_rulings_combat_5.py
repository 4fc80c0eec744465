"""Rulings of abilities in battle, limits, new heroes and supremacy (part 16, 77 to 88)."""

from __future__ import annotations

import pytest

from tests.runewars.kit import (
    HEROES,
    BattleTable,
    HeroesDrawn,
    HeroesDrawnWere,
    OrderBegan,
    hurt,
)

MISS = "triangle miss"


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

    assert table.worked(played) == ["pegasus_rider"]
    assert table.laid(played, "uthuk") == {"berserker": 1}


@pytest.mark.ruling("combat:79")
def test_attacking_berserkers_rage_before_they_are_routed() -> None:
    table = BattleTable()
    table.units("latari", "9A", pegasus_rider=1)
    table.draws("triangle special", MISS, MISS, "rectangle special")

    played = table.fight("uthuk", "9A", ["uthuk: 3A"], berserker=3)

    assert table.worked(played) == ["berserker", "pegasus_rider"]
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

    assert "knight" not in table.drew(played)
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

    table.order("daqan", 6, ["daqan: hire:1", "daqan: landrec"])

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
