"""Rulings of neutrals in battle, of movement, winter and recruits (part 16, 39 to 59)."""

from __future__ import annotations

import pytest

from tests.runewars.kit import (
    Activate,
    AreaId,
    BattleTable,
    StepTo,
    UnitsTurnedNeutral,
    area,
    begin_season,
)

MISS = "triangle miss"


@pytest.mark.ruling("combat:39")
def test_beaten_neutrals_die_between_player_areas_and_an_empty_home_realm() -> None:
    table = BattleTable()
    table.units("neutral", "8C", beastman=1)
    table.units("daqan", "8B", footman=1)
    table.units("uthuk", "8D", berserker=1)
    table.draws(MISS, *[MISS] * 3)

    played = table.fight("waiqar", "8C", reanimate=3)

    assert table.dead(played, "neutral") == {"beastman": 1}


@pytest.mark.ruling("combat:40")
@pytest.mark.parametrize("place", ["8B", "8D"])
def test_the_left_player_sends_neutrals_to_an_empty_area_or_to_neutrals(place: str) -> None:
    table = BattleTable(neutrals="left")
    table.units("neutral", "8C", beastman=1)
    table.units("neutral", "8D", hellhound=1)

    table.draws(MISS, *[MISS] * 3)
    table.fight("waiqar", "8C", reanimate=3)
    assert table.asked("daqan") == "neutrals.retreat"
    assert sorted(table.offered("daqan")) == ["area:8B", "area:8D"]
    table.choose("daqan", place)

    assert table.army(place).get("beastman.routed") == 1


def diplomacy_on(symbol: str, *more: str) -> BattleTable:
    """Have Uthuk mobilize into an area of routed neutrals and draw this symbol."""
    table = BattleTable()
    table.units("uthuk", "UA", berserker=2)
    table.units("neutral", "1B", beastman_routed=2)
    table.influence(uthuk=1)
    table.draws(symbol)
    answers = ["activate:1B", "UA.berserker=2", "negotiate:1", *more]
    table.order("uthuk", 2, [f"uthuk: {each}" for each in answers])
    return table


@pytest.mark.ruling("combat:41")
def test_routed_neutrals_retreat_from_a_blue_symbol() -> None:
    table = diplomacy_on("blue")

    assert table.army("1B") == {"berserker": 2}
    assert table.army("1A") == {"beastman.routed": 2}


def beaten_next_door(symbol: str, *answers: str) -> BattleTable:
    """Have Uthuk beat neutrals and march on after them with its bonus."""
    table = BattleTable()
    table.units("uthuk", "UA", berserker=4)
    table.units("neutral", "1B", beastman=1)
    table.influence(uthuk=2)
    table.draws(MISS, MISS, MISS, symbol)
    first = ["activate:1B", "UA.berserker=2", "attack"]
    second = ["activate:1A", "UA.berserker=2", *answers]
    table.order("uthuk", 2, [f"uthuk: {each}" for each in [*first, *second]])
    return table


@pytest.mark.ruling("combat:42")
def test_after_a_battle_routed_neutrals_next_door_are_met_by_diplomacy_only() -> None:
    assert beaten_next_door("gold", "...").offered("uthuk") == ["negotiate:1", "negotiate:2"]

    gold = beaten_next_door("gold", "negotiate:1")
    assert gold.army("1A") == {"berserker": 2, "beastman.routed": 1}
    assert gold.holder("1A") == "uthuk"

    blue = beaten_next_door("blue", "negotiate:1")
    assert blue.army("1A") == {"berserker": 2}

    red = beaten_next_door("red", "negotiate:1")
    assert red.army("1A") == {"beastman.routed": 1}
    assert red.army("1B") == {"berserker": 2, "berserker.routed": 2}


@pytest.mark.ruling("combat:43")
def test_no_beaten_neutrals_are_left_to_wake_in_spring() -> None:
    table = BattleTable()
    table.units("neutral", "1B", beastman=1, razorwing_routed=2)
    table.draws(MISS, MISS, MISS)

    played = table.fight("uthuk", "1B", berserker=2)
    table.icons("spring")

    assert table.dead(played, "neutral") == {"razorwing": 2}, "routed before the battle"
    assert table.army("1B") == {"berserker": 2}
    assert table.army("1A") == {"beastman": 1}


@pytest.mark.ruling("combat:44")
def test_an_allied_giant_turned_away_dies_where_all_neighbours_are_controlled() -> None:
    table = BattleTable()
    table.units("daqan", "8C", footman=1, giant=1)
    table.units("latari", "8B", archer=1)
    table.units("uthuk", "8D", berserker=1)
    table.tactics("uthuk", "turn_the_beasts")

    played = table.order("uthuk", 7, ["uthuk: turn_the_beasts"])

    assert table.dead(played, "neutral") == {"giant": 1}
    assert table.army("8C") == {"footman": 1}


@pytest.mark.ruling("combat:45")
def test_allied_neutrals_who_win_alone_stay_allied_only_in_a_friendly_area() -> None:
    draws = (MISS, "triangle damage 1", "hexagon damage 1")
    table = BattleTable()
    table.units("daqan", "9A", footman=1)
    table.draws(*draws)
    played = table.fight("uthuk", "9A", berserker=1, giant=1)
    assert table.tally(played) == (1, 0)
    assert played.told(UnitsTurnedNeutral)
    assert table.army("9A") == {"giant": 1}
    assert table.holder("9A") is None

    table = BattleTable()
    table.units("uthuk", "UA", berserker=1, giant=1)
    table.draws(*draws)
    table.fight("daqan", "UA", footman=1)
    assert table.army("UA") == {"giant": 1}
    assert table.holder("UA") == "uthuk"


@pytest.mark.ruling("combat:46")
@pytest.mark.parametrize("friend", [True, False])
def test_allied_neutrals_who_lose_alone_stay_allied_only_among_friends(friend: bool) -> None:
    table = BattleTable()
    table.stronghold("daqan", "9A")
    table.units("daqan", "9A", bowman=1)
    if friend:
        table.units("uthuk", "3A", warlock=1)
    table.draws("triangle damage 1", "rectangle miss")

    played = table.fight("uthuk", "9A", [] if friend else ["uthuk: 3A"], berserker=1, hellhound=1)

    assert table.dead(played, "uthuk") == {"berserker": 1}
    assert table.army("3A")["hellhound.routed"] == 1
    assert table.holder("3A") == ("uthuk" if friend else None)


@pytest.mark.ruling("combat:47")
def test_a_giant_alone_attacks_nobody() -> None:
    table = BattleTable()
    table.units("uthuk", "UA", giant=1)
    table.units("daqan", "1B", footman=1)

    table.order("uthuk", 2, ["uthuk: activate:1B"])
    assert table.army("UA") == {"giant": 1}
    assert table.army("1B") == {"footman": 1}

    table = BattleTable()
    table.units("uthuk", "UA", giant=1, berserker=1)
    table.units("daqan", "1B", footman=1)
    table.order("uthuk", 2, ["uthuk: activate:1B", "uthuk: UA.berserker=1", "uthuk: UA.giant=1"])
    assert table.army("UA") == {}, "with one of its own it may come along"


@pytest.mark.ruling("combat:48")
def test_strategize_leads_into_no_enemy_area() -> None:
    table = BattleTable()
    table.units("uthuk", "UA", berserker=1)
    table.units("daqan", "1B", footman_routed=2)
    table.stronghold("daqan", "1C")
    table.order("uthuk", 1)

    assert not [each for each in table.offered("uthuk") if each.endswith(("1B", "1C"))]
    for closed in ("1B", "1C"):
        step = StepTo(AreaId(area("UA")), AreaId(area(closed)))
        assert table.refused("uthuk", step).key == "step-held"


@pytest.mark.ruling("combat:49")
def test_the_way_leads_past_no_empty_enemy_home_realm() -> None:
    table = BattleTable()
    table.units("latari", "1B", archer=2, pegasus_rider=1)

    table.order("latari", 3, ["latari: activate:UB"])

    assert table.army("1B") == {"archer": 2, "pegasus_rider": 1}


@pytest.mark.ruling("combat:50")
def test_a_unit_that_mobilized_into_an_area_stays_until_spring() -> None:
    table = BattleTable()
    table.units("uthuk", "UA", berserker=2)
    table.order("uthuk", 2, ["uthuk: activate:1B", "uthuk: UA.berserker=2"])
    table.order("uthuk", 3, earlier=[2])
    assert table.asked("uthuk") is None, "the token binds them in fall"

    table.icons("spring")
    table.order("uthuk", 3, ["uthuk: activate:1C", "uthuk: 1B.berserker=2"])
    assert table.army("1C") == {"berserker": 2}


@pytest.mark.ruling("combat:51")
def test_a_hero_leaves_an_activated_area() -> None:
    table = BattleTable()
    hero = table.hero("uthuk", "mordrog", "1B")
    table.activate("uthuk", "1B")

    table.order("uthuk", 2, ["uthuk: activate:1C", "uthuk: mordrog"])

    assert hero.hero in [piece.hero for piece in table.state.heroes_in(area("1C"))]


@pytest.mark.ruling("combat:52")
def test_winter_kills_units_above_the_food_dial_and_no_hero() -> None:
    table = BattleTable()
    table.units("daqan", "9A", footman=5, dragon=1)
    table.hero("daqan", "landrec", "9A")
    table.dials("daqan", food=4)

    table.icons("winter", ["daqan: dragon=1 footman=1"])

    assert table.army("9A") == {"footman": 4}
    assert len(table.state.heroes_in(area("9A"))) == 1


@pytest.mark.ruling("combat:53")
def test_the_winter_text_lowers_food_before_the_icons_check_it() -> None:
    table = BattleTable()
    table.units("daqan", "9A", footman=5)
    table.dials("daqan", food=4)
    table.season_next("bitter_cold")

    table.play(lambda t: begin_season(t, 3))

    assert table.army("9A") == {"footman": 3}
    assert table.state.phase == "orders"


@pytest.mark.ruling("combat:54")
def test_rivers_are_crossed_from_winter_to_the_next_season_card() -> None:
    table = BattleTable()
    table.units("daqan", "9B", footman=1)
    way = "step:9B:4A"
    table.order("daqan", 1)
    assert way not in table.offered("daqan")

    table.icons("winter")
    table.order("daqan", 1)
    assert way in table.offered("daqan")

    table.play(lambda t: begin_season(t, 0))
    table.order("daqan", 1)
    assert way not in table.offered("daqan")


@pytest.mark.ruling("combat:55")
@pytest.mark.parametrize("freed", [True, False])
def test_a_footman_short_comes_from_the_map_or_is_lost(freed: bool) -> None:
    table = BattleTable()
    table.stronghold("daqan", "DA")
    table.units("daqan", "9A", footman=8)
    table.units("daqan", "9B", footman=6)
    table.dials("daqan", food=3)

    free, placed = ("9A=1", "DA=3") if freed else ("", "DA=2")
    table.order("daqan", 5, ["daqan: recruit:food", f"daqan: {free}", f"daqan: {placed}"])

    assert table.army("DA") == {"footman": 3 if freed else 2}
    assert table.army("9A") == {"footman": 7 if freed else 8}


@pytest.mark.ruling("combat:56")
def test_recruiting_without_a_stronghold_places_nothing() -> None:
    table = BattleTable()
    table.dials("daqan", food=3)

    table.order("daqan", 5, ["daqan: recruit:food", "daqan: done"])

    assert not any(table.state.units)


@pytest.mark.ruling("combat:57")
def test_a_city_gives_a_hellhound_while_there_is_one() -> None:
    table = BattleTable()
    table.units("uthuk", "1C", berserker=1)
    table.city("1C", "forge")
    table.order("uthuk", 6, ["uthuk: rally:1C:neutrals"])
    assert table.army("1C") == {"berserker": 1, "hellhound": 1}

    table.units("neutral", "9A", hellhound=7)
    table.order("uthuk", 6)
    assert table.offered("uthuk") == ["rally:1C:influence", "done"]


@pytest.mark.ruling("combat:58")
def test_where_a_city_was_destroyed_a_stronghold_may_be_built() -> None:
    table = BattleTable()
    table.units("uthuk", "1C", berserker=1)
    table.city("1C", "forge")
    table.tactics("uthuk", "raze_a_city")
    table.dials("uthuk", ore=1, wood=1)
    table.order("uthuk", 8, ["uthuk: ..."])
    assert "build:1C" not in table.offered("uthuk")

    table.choose("uthuk", "raze_a_city")
    assert not table.state.cities
    table.choose("uthuk", "build:1C")
    assert area("1C") in table.state.strongholds


@pytest.mark.ruling("combat:59")
def test_an_empty_home_realm_is_harvested() -> None:
    table = BattleTable()
    table.dials("daqan", food=8, wood=0, ore=0)

    table.order("daqan", 4, ["daqan: harvest"])

    assert table.state.dials[table.seat("daqan")] == {"food": 3, "wood": 2, "ore": 2}


def test_activating_twice_is_refused_with_a_reason() -> None:
    table = BattleTable()
    table.activate("uthuk", "1B")
    table.units("uthuk", "UA", berserker=1)
    table.order("uthuk", 2)

    assert table.refused("uthuk", Activate(AreaId(area("1B")))).key == "activate-twice"
