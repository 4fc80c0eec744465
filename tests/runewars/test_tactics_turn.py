"""The Tactics cards of the player's own turn and of diplomacy (`tactics.toml`)."""

from __future__ import annotations

import pytest

from tests.runewars.kit import (
    AreaId,
    BattleTable,
    FateDrawn,
    HeroId,
    Played,
    SendHero,
    TacticsDrawn,
    area,
)


def turn(table: BattleTable, owner: str, *answers: str) -> Played:
    """Have a seat play Fortify with nothing but cards possible."""
    table.dials(owner, ore=0)
    return table.order(owner, 8, [f"{owner}: {each}" for each in answers], earlier=[])


def test_horrific_rumors_bind_an_opponent_outside_its_areas() -> None:
    table = BattleTable()
    table.units("daqan", "9A", footman=1)
    table.tactics("uthuk", "horrific_rumors")

    turn(table, "uthuk", "horrific_rumors", "name:0", "...")
    places = table.offered("uthuk")
    assert "tokenin:0:9A" not in places
    assert "tokenin:0:DA" not in places
    table.choose("uthuk", "tokenin:0:2C")

    assert table.state.activated[area("2C")] == 1 << table.seat("daqan")


def test_lost_city_sends_neutrals_off_and_raises_a_damaged_stronghold() -> None:
    table = BattleTable()
    table.hero("uthuk", "mordrog", "1A")
    table.units("neutral", "1A", razorwing=1, giant_routed=1)
    table.tactics("uthuk", "lost_city")

    turn(table, "uthuk", "lost_city")

    assert table.army("1A") == {}
    assert table.army("1B") == {"giant.routed": 1, "razorwing.routed": 1}
    assert table.state.strongholds[area("1A")].damaged
    assert table.controller("1A") == "uthuk"


def test_no_card_works_in_the_area_of_a_running_battle() -> None:
    table = BattleTable()
    table.hero("uthuk", "mordrog", "1A")
    table.units("neutral", "1A", giant=1)
    table.units("uthuk", "1B", berserker=2)
    table.units("neutral", "3B", giant=1)
    table.tactics("uthuk", "lost_city", "forced_march", "turn_the_beasts")

    table.fight("uthuk", "1A", ["uthuk: ..."], berserker=4)
    assert table.offered("uthuk") == ["play:forced_march", "play:turn_the_beasts", "done"]
    table.choose("uthuk", "forced_march", ["uthuk: ..."])
    assert not [each for each in table.offered("uthuk") if each.endswith(":1A")]


def test_mountain_pass_lets_units_cross_but_no_hero() -> None:
    table = BattleTable()
    table.units("uthuk", "1B", berserker=1)
    hero = table.hero("uthuk", "mordrog", "1B")
    table.tactics("uthuk", "mountain_pass")
    table.order("uthuk", 1, ["uthuk: ..."])
    assert "step:1B:3B" not in table.offered("uthuk")

    table.choose("uthuk", "mountain_pass")

    assert "step:1B:3B" in table.offered("uthuk")
    assert table.refused("uthuk", SendHero(HeroId(hero.hero), AreaId(area("3B")))).key


def test_of_twins_the_one_of_an_earlier_season_is_played() -> None:
    table = BattleTable()
    table.tactics("uthuk", "mountain_pass", fresh=True)
    table.tactics("uthuk", "mountain_pass")
    uthuk = table.seat("uthuk")

    turn(table, "uthuk", "mountain_pass")

    assert len(table.state.tactics[uthuk]) == 1
    assert table.state.tactics[uthuk] == table.state.fresh[uthuk], "the new one is held"


def test_a_secret_pact_draws_in_turn() -> None:
    table = BattleTable()
    table.tactics("uthuk", "secret_pact")
    top = table.state.tactics_deck[-4:][::-1]

    told = turn(table, "uthuk", "secret_pact", "name:0", "number:2")

    drawn = [(event.seat, event.count) for event in told.told(TacticsDrawn)][:2]
    assert drawn == [(table.seat("uthuk"), 2), (table.seat("daqan"), 2)], "each is told once"
    assert table.state.tactics[table.seat("uthuk")] == [top[0], top[2]]
    assert table.state.tactics[table.seat("daqan")] == [top[1], top[3]]


def test_forced_march_takes_allies_along_with_own_units_only() -> None:
    table = BattleTable()
    table.units("uthuk", "1B", berserker=2, giant=1, sorcerer=1)
    table.activate("uthuk", "1B")
    table.tactics("uthuk", "forced_march")

    turn(table, "uthuk", "forced_march", "marchto:1B:1C", "berserker=1", "...")
    assert table.asked("uthuk") == "tactics.allies"
    table.choose("uthuk", "giant=1 sorcerer=1")

    assert table.army("1C") == {"berserker": 1, "giant": 1, "sorcerer": 1}
    assert table.army("1B") == {"berserker": 1}


def test_allies_left_alone_by_a_card_turn_neutral_at_once() -> None:
    table = BattleTable()
    table.units("uthuk", "1B", berserker=1, giant=1)
    table.tactics("uthuk", "forced_march", "levy")

    turn(table, "uthuk", "forced_march", "marchto:1B:1C", "", "...")

    assert table.army("1B") == {"giant": 1}
    assert table.holder("1B") is None


def test_a_levy_fills_an_area_to_eight() -> None:
    table = BattleTable()
    table.stronghold("uthuk", "UA")
    table.units("uthuk", "UA", warlock=7)
    table.tactics("uthuk", "levy")

    turn(table, "uthuk", "levy")

    assert table.army("UA") == {"berserker": 1, "warlock": 7}


def test_tax_gatherers_bring_four_at_most() -> None:
    table = BattleTable()
    for place in ("UA", "UB", "UC"):
        table.stronghold("uthuk", place)
    table.units("uthuk", "1C", berserker=1)
    table.city("1C", "forge")
    table.units("uthuk", "2C", berserker=1)
    table.city("2C", "tamalir")
    table.influence(uthuk=0)
    table.tactics("uthuk", "tax_gatherers")

    turn(table, "uthuk", "tax_gatherers")

    assert table.state.influence[table.seat("uthuk")] == 4


def test_a_thief_steals_from_the_richer_and_the_card_is_fresh() -> None:
    table = BattleTable()
    table.tactics("uthuk", "thief_in_the_night", "levy")
    table.tactics("daqan", "omen", "pursuit")
    table.tactics("latari", "ambush")

    turn(table, "uthuk", "thief_in_the_night")

    assert len(table.hand("daqan")) == 1, "Latari has no more cards than the thief"
    assert len(table.hand("uthuk")) == 2
    assert len(table.state.fresh[table.seat("uthuk")]) == 1


@pytest.mark.parametrize("choice", ["healhero:mordrog", "area:1B"])
def test_healing_springs_help_a_hero_or_two_units(choice: str) -> None:
    table = BattleTable()
    hero = table.hero("uthuk", "mordrog", "1C", damage=2, routed=True)
    table.units("uthuk", "1B", berserker_routed=3)
    table.tactics("uthuk", "healing_springs")

    answers = [choice] if choice.startswith("heal") else [choice, "berserker=2"]
    turn(table, "uthuk", "healing_springs", *answers)

    if choice.startswith("heal"):
        assert (table.state.hero(hero.hero).damage, table.state.hero(hero.hero).routed) == (
            0,
            False,
        )
    else:
        assert table.army("1B") == {"berserker": 2, "berserker.routed": 1}


def test_master_builders_work_for_nothing() -> None:
    table = BattleTable()
    table.stronghold("uthuk", "UA", damaged=True, development="diplomat")
    table.dials("uthuk", wood=0)
    table.tactics("uthuk", "master_builders")

    turn(table, "uthuk", "master_builders")

    assert not table.state.strongholds[area("UA")].damaged


@pytest.mark.parametrize(("key", "more"), [("omen", 1), ("silver_tongue", 2)])
def test_cards_are_added_to_those_of_diplomacy(key: str, more: int) -> None:
    table = BattleTable()
    table.units("uthuk", "UA", berserker=1)
    table.units("neutral", "1B", giant=1)
    table.influence(uthuk=6)
    table.tactics("uthuk", key)
    table.draws(*["red"] * 6, "gold")

    answers = ["activate:1B", "UA.berserker=1", "negotiate:6", key, "gold"]
    played = table.order("uthuk", 2, [f"uthuk: {each}" for each in answers])

    assert [len(event.cards) for event in played.told(FateDrawn)] == [6, more]
    assert table.holder("1B") == "uthuk"
