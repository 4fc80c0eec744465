"""The Duchy's rulings D1 to D8, D16 to D18 and D33: the Price of Failure and the Burrow."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    BURROW,
    FACTIONS,
    FOX,
    MOUSE,
    NOBODY,
    OTHER_FOX,
    RABBIT,
    WHEN_CRAFTED,
    Battled,
    Clearing,
    Dig,
    DuchyBattle,
    DuchyMove,
    FailurePaid,
    Move,
    RootTable,
    Sway,
    adjacent,
    battle,
    duchy_daylight,
    duchy_table,
    everything_of,
    legal_moves,
    ministers,
    remove,
    ruler,
)

TABLE = duchy_table


# The Price of Failure (12.2.3)


@pytest.mark.ruling("seed:D1")
def test_a_warrior_falls_before_two_buildings_and_one_price_is_paid(table):
    table.place(MOUSE, duchy=1, marquise=3)
    table.build(MOUSE, "duchy", "citadel", "market")
    table.give("duchy", "anvil", "sword")
    ministers(table, "captain", "marshal")

    played = table.play(
        battle("marquise", "duchy", MOUSE), ["duchy: pass", "duchy: captain"], dice=[3, 0, 0]
    )

    assert played.only(Battled).dealt == 3
    assert table.pieces("duchy", MOUSE) == []
    assert table.warriors("duchy", MOUSE) == 0
    assert table.score("marquise") == 2
    assert played.only(FailurePaid).minister == "captain"
    assert table.hand("duchy") == ["sword"]


@pytest.mark.ruling("seed:D2")
def test_two_battles_that_fell_a_building_each_are_two_failures(table):
    table.place(MOUSE, marquise=2)
    table.place(FOX, marquise=2)
    table.build(MOUSE, "duchy", "citadel")
    table.build(FOX, "duchy", "market")
    table.give("duchy", "anvil", "sword")
    ministers(table, "captain", "earl")

    first = table.play(battle("marquise", "duchy", MOUSE), ["duchy: pass"], dice=[0, 0, 0])
    second = table.play(battle("marquise", "duchy", FOX), ["duchy: pass"], dice=[0, 0])

    assert first.only(FailurePaid).minister == "earl"
    assert second.only(FailurePaid).minister == "captain"
    assert table.hand("duchy") == []


@pytest.mark.ruling("seed:D3")
def test_an_ambush_that_fells_a_building_costs_at_once_and_may_end_the_battle(table):
    table.place(FOX, duchy=1, marquise=1)
    table.build(FOX, "duchy", "citadel")
    table.give("marquise", "ambush_fox")
    table.give("duchy", "anvil")
    ministers(table, "captain")

    duchy_daylight(table)
    attack = DuchyBattle(Clearing(FOX), table.seat("marquise"))
    played = table.choose("duchy", attack, ["marquise: ambush_fox", "duchy: pass"])

    assert played.told(Battled) == []
    assert played.only(FailurePaid).minister == "captain"
    assert table.pieces("duchy", FOX) == table.hand("duchy") == []
    assert table.warriors("marquise", FOX) == 1


@pytest.mark.ruling("seed:D3")
def test_a_battle_goes_on_after_the_price_while_warriors_remain(table):
    table.place(FOX, duchy=1)
    table.place(MOUSE, duchy=4, marquise=2)
    table.give("marquise", "ambush_mouse")

    duchy_daylight(table)
    played = table.choose(
        "duchy", DuchyBattle(Clearing(MOUSE), table.seat("marquise")),
        ["marquise: ambush_mouse"], dice=[2, 0],
    )  # fmt: skip

    assert played.only(Battled).dealt == 2
    assert played.told(FailurePaid) == []


@pytest.mark.ruling("seed:D4")
def test_without_a_minister_a_random_card_still_goes(table):
    table.place(MOUSE, marquise=1)
    table.build(MOUSE, "duchy", "citadel")
    table.give("duchy", "anvil", "sword", "cobbler")

    played = table.play(battle("marquise", "duchy", MOUSE), ["duchy: pass"], dice=[0, 0, 2])

    assert played.only(FailurePaid).minister == ""
    assert table.discarded() == ["cobbler"]


@pytest.mark.ruling("seed:D4")
def test_without_minister_or_card_nothing_is_lost(table):
    table.place(MOUSE, marquise=1)
    table.build(MOUSE, "duchy", "citadel")

    table.play(battle("marquise", "duchy", MOUSE), dice=[0, 0])

    assert table.discarded() == []
    assert table.board("duchy").crowns == {"squire": 3, "noble": 3, "lord": 3}


@pytest.mark.ruling("seed:D5")
def test_the_duchy_picks_which_minister_of_the_highest_rank_goes(table):
    table.place(MOUSE, marquise=1)
    table.build(MOUSE, "duchy", "citadel")
    table.give("duchy", "anvil")
    table.points(duchy=5)
    ministers(table, "brigadier", "mayor", "captain")

    table.play(battle("marquise", "duchy", MOUSE), ["duchy: pass"], dice=[0, 0])
    assert [o.minister for o in table.options("duchy")] == ["brigadier", "mayor"]
    table.choose("duchy", "mayor")

    assert table.board("duchy").swayed == ["brigadier", "captain"]
    assert table.board("duchy").crowns["noble"] == 1, "the crown does not come back"
    assert table.discarded() == ["anvil"]
    assert table.score("duchy") == 5


@pytest.mark.ruling("seed:D6")
def test_a_lord_without_a_crown_left_cannot_be_swayed_again(table):
    ministers(table, "duchess", "baron", "earl")
    table.place(MOUSE, marquise=1)
    table.build(MOUSE, "duchy", "citadel")
    table.play(battle("marquise", "duchy", MOUSE), ["duchy: earl"], dice=[0, 0])
    for clearing in (2, 3, 4, 6):
        table.place(clearing, duchy=1)
    table.give("duchy", "anvil", "armorers", "sappers", "brutal_tactics")

    duchy_daylight(table, "sway")

    assert table.board("duchy").crowns["lord"] == 0
    assert "earl" not in [each.minister for each in table.options("duchy", Sway)]
    assert table.refused("duchy", Sway("earl")).key == "sway-no-crown"


@pytest.mark.ruling("seed:D7")
def test_any_unswayed_noble_may_follow_one_that_left_and_scores_again(table):
    ministers(table, "brigadier", "mayor")
    table.place(MOUSE, marquise=1)
    table.build(MOUSE, "duchy", "citadel")
    table.play(battle("marquise", "duchy", MOUSE), ["duchy: mayor"], dice=[0, 0])
    for clearing in (2, 3, 6):
        table.place(clearing, duchy=1)
    table.give("duchy", "anvil", "cobbler", "sword")

    duchy_daylight(table, "sway")
    nobles = [each.minister for each in table.options("duchy", Sway)]
    assert {"banker", "mayor"} <= set(nobles)
    table.choose("duchy", Sway("mayor"), ["duchy: anvil cobbler sword"])

    assert table.score("duchy") == 2
    assert table.board("duchy").crowns["noble"] == 0


@pytest.mark.ruling("seed:D8")
def test_a_favor_that_fells_tunnels_and_a_citadel_is_one_failure(table):
    table.build(FOX, "duchy", "tunnel", "citadel")
    table.build(OTHER_FOX, "duchy", "tunnel")
    table.build(RABBIT, "duchy", "tunnel")
    ministers(table, "foremole")

    async def favor(t: RootTable) -> None:
        await WHEN_CRAFTED["favor_of_the_foxes"](t, table.seat("eyrie"))

    played = table.play(favor)

    assert table.score("eyrie") == 3
    assert played.only(FailurePaid).minister == "foremole"
    assert FACTIONS["duchy"].board_view(table.state, table.seat("duchy"), None).tunnels == 2


@pytest.mark.ruling("seed:D8")
def test_tunnels_that_fall_alone_cost_no_minister_and_can_be_dug_again(table):
    table.build(FOX, "duchy", "tunnel")
    table.place(BURROW, duchy=1)
    table.give("duchy", "anvil")
    ministers(table, "foremole")

    async def fall(t: RootTable) -> None:
        seat = table.seat("duchy")
        await remove(t, [everything_of(t.state, seat, FOX, table.seat("eyrie"))])

    assert table.play(fall).told(FailurePaid) == []
    duchy_daylight(table)
    table.choose("duchy", Dig(Clearing(FOX)), ["duchy: anvil"])
    assert table.pieces("duchy", FOX) == ["tunnel"]


# The Burrow (12.2.2)


@pytest.mark.ruling("seed:D16")
def test_warriors_come_and_go_through_a_tunnel_whoever_rules_above(table):
    table.build(FOX, "duchy", "tunnel")
    table.place(FOX, duchy=1, marquise=5)
    table.place(BURROW, duchy=2)

    duchy_daylight(table)
    up, down = (
        DuchyMove(Clearing(BURROW), Clearing(FOX), 2),
        DuchyMove(Clearing(FOX), Clearing(BURROW), 1),
    )
    assert ruler(table.state, FOX) == table.seat("marquise")
    table.choose("duchy", up)
    table.choose("duchy", down)

    assert table.warriors("duchy", FOX) == 2
    assert table.warriors("duchy", BURROW) == 1


@pytest.mark.ruling("seed:D17")
def test_two_tunnels_are_two_moves_apart(table):
    table.build(FOX, "duchy", "tunnel")
    table.build(2, "duchy", "tunnel")
    table.place(FOX, duchy=1)

    duchy_daylight(table)
    refusal = table.refused("duchy", DuchyMove(Clearing(FOX), Clearing(2), 1))
    table.choose("duchy", DuchyMove(Clearing(FOX), Clearing(BURROW), 1))
    table.choose("duchy", DuchyMove(Clearing(BURROW), Clearing(2), 1))

    assert refusal.key == "move-not-adjacent"
    assert table.warriors("duchy", 2) == 1
    assert table.board("duchy").actions == 0


@pytest.mark.ruling("seed:D18")
def test_without_its_tunnel_a_clearing_is_not_next_to_the_burrow(table):
    duchy, eyrie = table.seat("duchy"), table.seat("eyrie")
    table.build(FOX, "duchy", "tunnel")
    table.place(BURROW, duchy=3)
    assert list(adjacent(table.state, duchy, BURROW)) == [FOX]
    assert BURROW not in adjacent(table.state, eyrie, FOX)

    async def fall(t: RootTable) -> None:
        await remove(t, [everything_of(t.state, duchy, FOX, eyrie)])

    table.play(fall)

    assert list(adjacent(table.state, duchy, BURROW)) == []
    assert legal_moves(table.state, duchy, Move) == []
    assert table.warriors("duchy", BURROW) == 3


@pytest.mark.ruling("seed:D33")
def test_a_tunnel_does_not_count_for_rule(table):
    table.build(FOX, "duchy", "tunnel")
    table.place(FOX, duchy=1, marquise=1)

    assert ruler(table.state, FOX) == NOBODY
    assert ruler(table.state, BURROW) == table.seat("duchy")
