"""The rulings of the Hundreds: setup, razing, recruits and anointing (Law 14.3, 14.4)."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    FOX,
    GAME,
    MOBS,
    MOUSE,
    OTHER_FOX,
    RABBIT,
    Done,
    EffectUsed,
    HoardLeft,
    InClearing,
    MobRolled,
    battle,
    hide,
    hoard,
    hundreds_table,
    in_hoard,
    mob,
    moods_offered,
    prowess,
    warlord,
)

ON_FOX, ON_RABBIT, ON_MOUSE = 0, 1, 2
"""Faces of the mob die."""


TABLE = hundreds_table


# Setup


@pytest.mark.ruling("expansion:LH1")
def test_the_warlord_begins_in_a_corner_with_four_rats_and_a_stronghold(table):
    table.set_up("hundreds", 3)

    assert table.warriors("hundreds", 3) == 5
    assert table.pieces("hundreds", 3) == ["stronghold"]
    assert table.state.open_slots(3) == 0
    seen = table.board_seen("hundreds", None)
    assert (seen.mood, seen.hoard, seen.warlord) == ("stubborn", (), 3)
    assert (seen.strongholds, seen.mobs) == (5, MOBS)
    assert table.state.supply[table.seat("hundreds")] == 16


@pytest.mark.ruling("expansion:LH2")
def test_items_go_under_the_ruins_once_and_nobody_sees_them(table):
    table.set_up("hundreds", 3)
    assert sorted(item for under in table.state.ruins.values() for item in under) == [
        "bag", "boot", "hammer", "sword",
    ]  # fmt: skip
    assert all(len(under) == 1 for under in table.state.ruins.values())
    view = GAME.view(table.state, table.seat("hundreds"))
    assert not hasattr(view.seats[0].board, "known_ruins")

    filled = hundreds_table("vagabond", "marquise")
    filled.state.ruins = {clearing: ["boot"] for clearing in filled.state.ruins}
    filled.set_up("hundreds", 3)
    assert all(under == ["boot"] for under in filled.state.ruins.values())


@pytest.mark.ruling("expansion:LH3")
def test_the_first_mood_must_be_another(table):
    warlord(table, FOX, mood="stubborn")

    table.start("hundreds", "mood")

    assert table.asked("hundreds") == "hundreds.moods"
    assert len(moods_offered(table)) == 7
    assert "stubborn" not in moods_offered(table)


@pytest.mark.ruling("expansion:LH4")
def test_stubborn_works_before_the_first_turn_and_in_others_turns(table):
    warlord(table, FOX, 2, mood="stubborn")
    table.place(FOX, marquise=4)

    played = table.play(battle("marquise", "hundreds", FOX), ["hundreds: hundreds.shield"], [2, 0])

    assert played.only(EffectUsed).effect == "stubborn"
    assert table.warriors("hundreds", FOX) == 2
    assert table.board("hundreds").warlord == FOX


# Raze


@pytest.mark.ruling("expansion:LH5")
def test_a_mob_razes_every_building_and_token_but_no_warrior(table):
    mob(table, FOX)
    table.place(FOX, marquise=4)
    table.build(FOX, "marquise", "sawmill", "sawmill", "wood", "wood", "wood")
    table.give("marquise", "anvil")

    table.start("hundreds", "raze", dice=[ON_FOX])

    assert table.score("hundreds") == 5
    assert table.pieces("marquise", FOX) == []
    assert table.warriors("marquise", FOX) == 4
    assert table.pieces("hundreds", FOX) == ["mob"]


@pytest.mark.ruling("expansion:LH6")
def test_a_sword_from_a_ruin_brings_a_second_follower_at_once(table):
    warlord(table, OTHER_FOX)
    ruin = min(table.state.ruins)
    table.state.ruins[ruin] = ["sword"]
    mob(table, ruin)
    before = table.state.open_slots(ruin)

    table.start("hundreds", "raze", dice=[ON_FOX])

    assert in_hoard(table) == ["sword"]
    assert ruin not in table.state.ruins
    assert table.state.open_slots(ruin) == before + 1
    assert table.warriors("hundreds", OTHER_FOX) == 1 + 2


@pytest.mark.ruling("expansion:LH7")
def test_a_full_track_loses_one_of_five_items_for_a_point(table):
    hoard(table, "tea", "tea", "sword", "crossbow")
    ruin = min(table.state.ruins)
    table.state.ruins[ruin] = ["hammer"]
    mob(table, ruin)

    table.start("hundreds", "raze", ["hundreds: ..."])
    assert table.asked("hundreds") == "hundreds.overflow"
    board = table.board("hundreds")
    assert len(board.hoard) == 5
    assert prowess(board) == 4  # five lie there only while one of them is chosen
    played = table.choose("hundreds", "tea", dice=[ON_FOX])

    assert in_hoard(table) == ["crossbow", "hammer", "sword", "tea"]
    assert played.only(HoardLeft).item == "tea"
    assert table.score("hundreds") == 1


@pytest.mark.ruling("expansion:LH8")
def test_a_razed_raid_sends_warriors_before_the_next_mob_and_they_stay():
    table = hundreds_table("corvids", "marquise")
    mob(table, 10, 12)
    table.build(10, "marquise", "sawmill")
    hide(table, 12, "raid")

    table.start("hundreds", "raze", ["hundreds: 12"], dice=[ON_FOX])

    assert table.score("hundreds") == 2
    assert table.warriors("corvids", 10) == 1
    assert table.pieces("marquise", 10) == []


@pytest.mark.ruling("expansion:LH9")
def test_a_mob_without_prey_asks_nothing_and_stays(table):
    table.state.ruins.clear()
    mob(table, FOX)
    table.place(FOX, eyrie=2)

    table.start("hundreds", "raze", dice=[ON_FOX])

    assert table.asked("hundreds") == "hundreds.warlord"
    assert table.pieces("hundreds", FOX) == ["mob"]


@pytest.mark.ruling("expansion:LH10")
def test_a_mob_must_spread_beside_a_mob_and_does_not_raze_yet(table):
    table.state.ruins.clear()
    mob(table, 12)
    table.build(7, "eyrie", "roost")

    table.start("hundreds", "raze", ["hundreds: ..."], dice=[ON_MOUSE])

    assert table.asked("hundreds") == "hundreds.spread"
    assert [each.clearing for each in table.options("hundreds", InClearing)] == [7, 9, 11]
    assert not table.options("hundreds", Done)
    table.choose("hundreds", "7")
    assert table.pieces("eyrie", 7) == ["roost"]


@pytest.mark.ruling("expansion:LH11")
def test_where_no_mob_can_lie_the_roll_is_lost(table):
    table.state.ruins.clear()
    mob(table, 8)
    table.build(4, "marquise", "keep")

    played = table.start("hundreds", "raze", dice=[ON_RABBIT])

    assert played.only(MobRolled).suit == "rabbit"
    assert sum(kind == "mob" for row in table.state.tokens for _, kind in row) == 1


@pytest.mark.ruling("expansion:LH12")
@pytest.mark.parametrize("places", [(1, 2, 3, 4, 5), ()])
def test_with_all_or_no_mobs_on_the_map_nobody_rolls(table, places):
    table.state.ruins.clear()
    mob(table, *places)

    played = table.start("hundreds", "raze")

    assert not played.told(MobRolled)


# Recruit and Anoint


@pytest.mark.ruling("expansion:LH13")
def test_the_warlord_s_followers_come_first_and_a_stronghold_is_chosen_for_the_rest(table):
    warlord(table, FOX, mood="lavish")
    hoard(table, "sword")
    for clearing in (OTHER_FOX, RABBIT, MOUSE):
        table.build(clearing, "hundreds", "stronghold")
    table.state.supply[table.seat("hundreds")] = 3

    table.start("hundreds", "recruit", [f"hundreds: {MOUSE}=1", "hundreds: ..."])

    assert table.warriors("hundreds", FOX) == 1 + 2
    assert table.warriors("hundreds", MOUSE) == 1


@pytest.mark.ruling("expansion:LH14")
def test_without_a_warlord_only_strongholds_recruit(table):
    hoard(table, "sword", "tea", "hammer")
    table.build(OTHER_FOX, "hundreds", "stronghold")
    table.build(RABBIT, "hundreds", "stronghold")

    table.start("hundreds", "recruit", ["hundreds: ..."])

    assert table.asked("hundreds") == "hundreds.warlord"
    assert sum(row[table.seat("hundreds")] for row in table.state.warriors) == 2


@pytest.mark.ruling("expansion:LH15")
def test_followers_do_not_come_where_the_keep_stands(table):
    warlord(table, FOX)
    table.build(FOX, "marquise", "keep")

    table.start("hundreds", "recruit", ["hundreds: ..."])

    assert table.warriors("hundreds", FOX) == 1


@pytest.mark.ruling("expansion:LH16")
def test_two_strongholds_of_a_clearing_bring_two_warriors(table):
    warlord(table, MOUSE)
    table.build(FOX, "hundreds", "stronghold", "stronghold")

    table.start("hundreds", "recruit", ["hundreds: ..."])

    assert table.warriors("hundreds", FOX) == 2


@pytest.mark.ruling("expansion:LH17")
def test_a_new_warlord_takes_the_place_of_a_rat(table):
    table.place(3, hundreds=2)
    table.place(6, hundreds=1)
    before = table.state.supply[table.seat("hundreds")]

    table.start("hundreds", "anoint", ["hundreds: ..."])
    assert [each.clearing for each in table.options("hundreds", InClearing)] == [3, 6]
    table.choose("hundreds", "6", ["hundreds: ..."])

    assert table.board("hundreds").warlord == 6
    assert table.warriors("hundreds", 6) == 1
    assert table.state.supply[table.seat("hundreds")] == before + 1


@pytest.mark.ruling("expansion:LH18")
def test_where_no_rat_can_be_replaced_he_rises_anywhere_else(table):
    table.place(4, hundreds=2)
    table.build(4, "marquise", "keep")
    table.place(FOX, eyrie=5)

    table.start("hundreds", "anoint", ["hundreds: ..."])

    offered = [each.clearing for each in table.options("hundreds", InClearing)]
    assert FOX in offered
    assert 4 not in offered
    assert len(offered) == 11
