"""Control and movement, by the numbered cases of the reference (rules-map-heroes L, 14 to 29)."""

from __future__ import annotations

import pytest

from tests.runewars.kit import (
    AREA_OF,
    Attack,
    BattleDrawn,
    BattleJoined,
    BattleTallied,
    DiplomacyTried,
    RunewarsTestTable,
    UnitsDestroyed,
    UnitsTurnedNeutral,
    recover,
    runes_of,
    settle,
    unit,
)

STRATEGIZE, MOBILIZE, CONQUER, FORTIFY = 1, 2, 3, 8
GOLDS, BLUES, REDS = (5, 7, 17, 27), (3, 4, 13, 14), (1, 2, 11, 12)
"""Fate cards by their destiny; triangles miss with the blue and red ones."""


# Control


@pytest.mark.ruling("map:14")
def test_a_home_realm_left_by_all_is_still_controlled_with_its_rune(table):
    table.units("daqan", "DB", footman=2)
    table.rune("DB")

    table.order("daqan", STRATEGIZE, ["daqan: step:DB:2B", "daqan: footman=2", "daqan: done"])

    assert table.army("DB") == {}
    assert table.controller("DB") == "daqan"
    assert runes_of(table.state, table.seat("daqan")) == 1


@pytest.mark.ruling("map:15")
def test_an_ordinary_area_left_by_all_is_lost_with_its_rune(table):
    table.units("daqan", "2B", footman=2)
    table.rune("2B")
    assert runes_of(table.state, table.seat("daqan")) == 1

    table.order("daqan", STRATEGIZE, ["daqan: step:2B:DB", "daqan: footman=2", "daqan: done"])

    assert table.controller("2B") is None
    assert [runes_of(table.state, seat) for seat in table.state.seats] == [0, 0, 0, 0]


@pytest.mark.ruling("map:15")
def test_a_stronghold_keeps_an_ordinary_area(table):
    table.units("daqan", "2B", footman=2)
    table.stronghold("daqan", "2B")

    table.order("daqan", STRATEGIZE, ["daqan: step:2B:DB", "daqan: footman=2", "daqan: done"])

    assert table.controller("2B") == "daqan"


@pytest.mark.ruling("map:16")
def test_allies_left_alone_in_an_ordinary_area_turn_neutral(table):
    table.units("daqan", "2B", footman=1, giant=1)

    played = table.order(
        "daqan",
        STRATEGIZE,
        ["daqan: step:2B:DB", "daqan: footman=1", "daqan: done"],
        earlier=[FORTIFY],
    )

    assert played.only(UnitsTurnedNeutral).area == AREA_OF["2B"]
    assert table.army("2B") == {"giant": 1}
    assert table.holder("2B") is None


@pytest.mark.ruling("map:16")
def test_allies_go_alone_only_into_friendly_areas(table):
    table.units("daqan", "2B", footman=1, giant=1)

    table.order("daqan", STRATEGIZE, ["daqan: step:2B:DB", "daqan: giant=1"])
    assert table.question("daqan").kind == "order.strategize.primary"
    table.choose("daqan", "done")
    assert table.army("DB") == {"giant": 1}
    assert table.holder("DB") == "daqan"

    # They may enter an empty area only together with a unit of the faction.
    table.units("daqan", "2A", footman=2, giant=2)
    table.order("daqan", STRATEGIZE, ["daqan: step:2A:3A"])
    assert table.question("daqan").form.bounds == {"footman": 2}
    table.choose("daqan", "footman=1", ["daqan: step:2A:3A"])
    assert table.question("daqan").form.bounds == {"footman": 1, "giant": 2}


# Movement


@pytest.mark.ruling("map:17")
def test_a_way_may_lead_through_an_area_with_ones_own_token(table):
    table.units("daqan", "DB", footman=1)
    table.units("daqan", "2B", bowman=1)
    table.activate("daqan", "2B")

    table.order("daqan", MOBILIZE, ["daqan: activate:2A"])

    assert table.question("daqan").form.bounds == {"DB.footman": 1}
    table.choose("daqan", "DB.footman=1")
    assert table.army("2A") == {"footman": 1}


@pytest.mark.ruling("map:18")
def test_only_ones_own_token_forbids_an_activation(table):
    table.units("daqan", "DB", footman=1)
    table.activate("daqan", "2B")
    table.activate("uthuk", "2C")

    table.order("daqan", MOBILIZE)

    assert "activate:2B" not in table.offered("daqan")
    assert "activate:2C" in table.offered("daqan")


@pytest.mark.ruling("map:19")
def test_units_enter_an_activated_area_by_strategize_and_stay_until_spring(table):
    table.units("daqan", "DB", footman=1)
    table.activate("daqan", "2B")
    table.order("daqan", STRATEGIZE, ["daqan: step:DB:2B", "daqan: done"])
    assert table.army("2B") == {"footman": 1}

    table.order("daqan", STRATEGIZE, earlier=[FORTIFY])
    assert table.asked("daqan") is None

    table.play(recover)
    table.order("daqan", STRATEGIZE)
    assert "step:2B:DB" in table.offered("daqan")


@pytest.mark.ruling("map:20")
def test_what_retreated_over_ice_cannot_walk_back_in_spring(table):
    table.state.frozen = True
    table.units("uthuk", "9B", berserker=1)
    table.units("uthuk", "4A", berserker=1)
    table.fate(5, 6, 7, 15, 1)  # knights and the berserker all miss

    table.fight("daqan", "9B", knight=4)

    assert table.army("4A") == {"berserker": 1, "berserker.routed": 1}
    table.state.frozen = False
    table.take_off("9B", "knight", 4)
    table.order("uthuk", STRATEGIZE)
    assert "step:4A:9A" in table.offered("uthuk")
    assert "step:4A:9B" not in table.offered("uthuk")


@pytest.mark.ruling("map:21")
def test_flyers_pass_mountains_but_no_neutral_area(table):
    table.units("latari", "2A", pegasus_rider=1, warrior=1)
    table.units("neutral", "9A", beastman=2)

    table.order("latari", MOBILIZE, ["latari: activate:9A"])
    assert table.question("latari").form.bounds == {
        "2A.pegasus_rider": 1,  # over the mountains
        "2A.warrior": 1,  # around them, by 2B or 3A
    }

    table = RunewarsTestTable()
    table.units("latari", "2A", pegasus_rider=1)
    for neutral in ("9A", "2C", "3A"):
        table.units("neutral", neutral, beastman=1)
    table.order("latari", MOBILIZE, ["latari: activate:4A"])
    assert not table.state.pending
    assert table.army("2A") == {"pegasus_rider": 1}


@pytest.mark.ruling("map:22")
def test_nine_units_cannot_negotiate_and_one_retreats_after_the_victory(table):
    table.influence(daqan=6)
    table.units("daqan", "2B", knight=5, bowman=4)
    table.units("neutral", "9A", beastman=1)
    table.fate(15, 1, 2, 3)

    played = table.order(
        "daqan",
        MOBILIZE,
        ["daqan: activate:9A", "daqan: 2B.knight=5 2B.bowman=4"],
    )

    assert not played.told(DiplomacyTried)
    assert played.told(BattleJoined)
    assert table.asked("daqan") == "battle.surplus"
    table.choose("daqan", "bowman=1")
    assert table.asked("daqan") == "retreat.surplus"
    table.choose("daqan", "2B")
    assert table.state.count_units(AREA_OF["9A"]) == 8
    assert table.army("2B") == {"bowman.routed": 1}


@pytest.mark.ruling("map:22")
def test_a_surplus_without_an_area_to_retreat_to_is_destroyed(table):
    table.units("neutral", "2B", giant=1)
    for key in ("2C", "2A", "3A", "9B", "4A"):
        table.units("uthuk", key, berserker=1)
    table.units("neutral", "9A", beastman=1)
    table.fate(15, 1, 2, 3)

    table.fight("daqan", "9A", bowman=8, footman=1)
    assert table.asked("daqan") == "battle.surplus"
    played = table.choose("daqan", "footman=1")

    assert played.only(UnitsDestroyed).count == 1
    assert table.army("9A") == {"bowman": 8}


@pytest.mark.ruling("map:23")
@pytest.mark.parametrize(("attackers", "winner"), [(5, "daqan"), (6, "uthuk")])
def test_a_stronghold_alone_counts_its_strength_against_who_stands(table, attackers, winner):
    table.stronghold("daqan", "2B")
    table.units("uthuk", "3A", flesh_ripper=attackers)

    played = table.order(
        "uthuk",
        CONQUER,
        ["uthuk: activate:2B", f"uthuk: 3A.flesh_ripper={attackers}"],
        earlier=[4],
    )
    if table.asked("uthuk") == "battle.stronghold":
        table.choose("uthuk", "takeover")

    tally = played.only(BattleTallied)
    assert (tally.attack, tally.defence) == (attackers, 5)
    assert table.controller("2B") == winner


# Diplomacy


@pytest.mark.ruling("map:24")
def test_after_a_battle_a_red_symbol_sends_the_second_group_away(table):
    table.influence(daqan=1)
    table.units("daqan", "2B", knight=4, footman=2)
    table.units("daqan", "2C", footman=1)
    table.units("uthuk", "2A", berserker=1)
    table.units("neutral", "9A", beastman=1)

    table.fate(5, 6, 7, 15, 1)
    table.order("daqan", MOBILIZE, ["daqan: activate:2A", "daqan: 2B.knight=4"])
    assert table.army("2A") == {"knight": 4}

    table.fate(1)
    table.choose("daqan", "activate:9A")
    played = table.choose("daqan", "2B.footman=2")

    assert played.only(DiplomacyTried).symbol == "red"
    assert not played.told(BattleJoined)
    assert table.army("2C") == {"footman": 1, "footman.routed": 2}
    assert table.army("9A") == {"beastman": 1}


def negotiate(table: RunewarsTestTable, influence: int, *fate: int) -> None:
    """Move two footmen of Daqan from 2B into neutral 9A and spend influence on diplomacy."""
    table.influence(daqan=influence)
    table.units("daqan", "2B", footman=2)
    table.units("neutral", "9A", beastman=2)
    table.fate(*fate)
    table.order("daqan", MOBILIZE, ["daqan: activate:9A", "daqan: 2B.footman=2"])
    table.choose("daqan", f"negotiate:{influence}")


@pytest.mark.ruling("map:25")
@pytest.mark.parametrize("symbol", ["gold", "blue", "red"])
def test_a_worse_symbol_may_be_taken(table, symbol):
    negotiate(table, 4, GOLDS[0], BLUES[0], REDS[0], REDS[1])

    assert table.offered("daqan") == ["symbol:gold", "symbol:blue", "symbol:red"]
    played = table.choose("daqan", symbol)

    assert played.only(DiplomacyTried).symbol == symbol
    if symbol == "gold":
        assert table.army("9A") == {"beastman": 2, "footman": 2}
        assert table.holder("9A") == "daqan"
    elif symbol == "blue":
        assert table.army("9A") == {"footman": 2}
    else:
        assert table.options("daqan", Attack)


@pytest.mark.ruling("map:26")
def test_neutrals_that_can_only_retreat_to_players_are_destroyed(table):
    for key in ("2A", "2C", "3A", "9B", "4A"):
        table.units("uthuk", key, berserker=1)
    table.stronghold("daqan", "2B")

    negotiate(table, 1, BLUES[0])

    assert table.army("9A") == {"footman": 2}
    assert table.state.in_supply(unit("beastman")) == 8


def test_without_influence_or_with_nine_there_is_no_diplomacy(table):
    table.influence(daqan=0)
    table.units("daqan", "2B", footman=2)
    table.units("neutral", "9A", dragon=1)

    played = table.order("daqan", MOBILIZE, ["daqan: activate:9A", "daqan: 2B.footman=2"])

    assert played.told(BattleJoined)
    assert not played.told(DiplomacyTried)


# Allies in battle


@pytest.mark.ruling("map:27")
@pytest.mark.parametrize("walls", [False, True])
def test_allies_that_win_alone_stay_only_with_a_stronghold(table, walls):
    table.units("daqan", "2B", footman=1, giant=2)
    if walls:
        table.stronghold("daqan", "2B")
    table.fate(25, 1, 4, 4, 4)  # the berserker's damage kills the footman; all else misses

    table.fight("uthuk", "2B", berserker=1)
    table.play(settle)

    assert table.army("2B") == {"giant": 2}
    assert table.holder("2B") == ("daqan" if walls else None)
    assert table.controller("2B") == ("daqan" if walls else None)


@pytest.mark.ruling("map:28")
def test_allies_that_lose_alone_retreat_as_allies_to_a_friendly_area(table):
    table.units("daqan", "2B", footman=1, giant=1)
    table.fate(25, 1, 2, 3, 11, 4)  # one damage, which the footman takes

    table.fight("uthuk", "2B", berserker=5)
    table.play(settle)

    assert table.army("DB") == {"giant.routed": 1}
    assert table.holder("DB") == "daqan"
    assert table.controller("2B") == "uthuk"


@pytest.mark.ruling("map:29")
def test_a_routed_dragon_alone_does_not_fight_and_dies_if_it_loses(table):
    table.units("neutral", "9A", dragon_routed=1)
    table.units("daqan", "2B", footman=1)
    table.influence(daqan=0)

    played = table.order("daqan", MOBILIZE, ["daqan: activate:9A", "daqan: 2B.footman=1"])

    assert [drawn.unit for drawn in played.told(BattleDrawn)] == [unit("footman")]
    assert table.army("9A") == {"footman": 1}
    assert table.state.in_supply(unit("dragon")) == 4
