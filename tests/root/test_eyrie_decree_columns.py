"""The columns of the Decree (Law 7.5.2): recruit, move, battle, build."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    VIZIERS,
    Battled,
    Clearing,
    DecreeBattle,
    DecreeBuild,
    DecreeMove,
    DecreeRecruit,
    FallIntoTurmoil,
    FellIntoTurmoil,
    Scored,
    decree,
    fill_roosts,
    turn_is_over,
    ways,
)

# Daylight: the Decree (7.5.2)


def test_recruiting_needs_a_roost_in_a_matching_clearing(table):
    decree(table, "despot", recruit="anvil bake_sale")
    table.build(1, "eyrie", "roost")
    table.place(5, eyrie=1)
    table.start("eyrie", "craft")

    assert ways(table, DecreeRecruit) == [("anvil", 1)]
    wrong_suit = table.refused("eyrie", DecreeRecruit(table.card("anvil"), Clearing(5)))
    assert (wrong_suit.key, wrong_suit.law) == ("resolve-suit", "7.5.2.I")
    no_roost = table.refused("eyrie", DecreeRecruit(table.card("bake_sale"), Clearing(5)))
    assert (no_roost.key, no_roost.law) == ("recruit-no-roost", "7.5.2.I")


def test_a_vizier_recruits_at_any_roost(table):
    decree(table, "builder", viziers=True)
    fill_roosts(table, 4)
    table.start("eyrie", "craft")

    assert ways(table, DecreeRecruit) == [("loyal_vizier", c) for c in (1, 2, 3, 5)]


def test_the_charismatic_must_place_two_warriors(table):
    decree(table, "charismatic", viziers=True)
    table.build(1, "eyrie", "roost")
    table.start("eyrie", "craft")

    table.choose("eyrie", "eyrie.recruit:loyal_vizier:1")

    assert table.warriors("eyrie", 1) == 2


@pytest.mark.ruling("base:E03")
def test_the_charismatic_with_one_warrior_left_places_it_and_falls(table):
    decree(table, "charismatic", viziers=True)
    table.build(1, "eyrie", "roost")
    table.place(3, eyrie=19)
    table.start("eyrie", "craft")

    played = table.choose("eyrie", "eyrie.recruit:loyal_vizier:1")

    assert table.warriors("eyrie", 1) == 1
    assert played.only(FellIntoTurmoil).card == VIZIERS[0]
    assert table.asked("eyrie") == "eyrie.leader"


def test_without_a_warrior_left_a_recruit_card_means_turmoil(table):
    decree(table, "builder", viziers=True)
    table.build(1, "eyrie", "roost")
    table.place(3, eyrie=20)
    table.start("eyrie", "craft")

    refusal = table.refused("eyrie", DecreeRecruit(VIZIERS[0], Clearing(1)))

    assert table.options("eyrie") == [FallIntoTurmoil(VIZIERS[0])]
    assert (refusal.key, refusal.law) == ("no-warriors", "1.5.1")


def test_a_move_starts_in_a_matching_clearing_and_may_go_anywhere_adjacent(table):
    decree(table, "charismatic", move="anvil")
    table.place(1, eyrie=2)
    table.place(3, eyrie=4)
    table.start("eyrie", "craft")

    expected = [("anvil", 1, to, count) for to in (5, 9, 10) for count in (1, 2)]
    assert ways(table, DecreeMove) == expected
    refusal = table.refused("eyrie", DecreeMove(table.card("anvil"), Clearing(3), Clearing(6), 1))
    assert (refusal.key, refusal.law) == ("resolve-suit", "7.5.2.II")


@pytest.mark.ruling("base:E05")
def test_a_lone_warrior_may_move_out_and_back_with_two_cards(table):
    decree(table, "charismatic", move="anvil bake_sale")
    table.build(1, "eyrie", "roost")
    table.place(1, eyrie=1)
    table.start("eyrie", "craft")

    table.choose("eyrie", "eyrie.move:anvil:1:5:1")
    assert table.warriors("eyrie", 5) == 1
    played = table.choose("eyrie", "eyrie.move:bake_sale:5:1:1")

    assert table.warriors("eyrie", 1) == 1
    assert not played.told(FellIntoTurmoil)


@pytest.mark.ruling("base:E06")
def test_a_move_card_without_rule_at_either_end_means_turmoil(table):
    decree(table, "charismatic", move="bake_sale")
    table.place(5, eyrie=1, marquise=2)
    table.place(1, marquise=1)
    table.place(2, marquise=1)
    table.start("eyrie", "craft")

    assert table.options("eyrie") == [FallIntoTurmoil(table.card("bake_sale"))]
    refusal = table.refused(
        "eyrie", DecreeMove(table.card("bake_sale"), Clearing(5), Clearing(1), 1)
    )
    assert refusal.law == "4.2.1"


@pytest.mark.ruling("base:E15")
def test_moving_into_a_clearing_of_enemies_forces_no_battle(table):
    decree(table, "charismatic", move="anvil")
    table.build(1, "eyrie", "roost")
    table.place(1, eyrie=2)
    table.place(5, marquise=2)
    table.start("eyrie", "craft")

    played = table.choose("eyrie", "eyrie.move:anvil:1:5:2")

    assert not played.told(Battled)
    assert not played.told(FellIntoTurmoil)
    assert turn_is_over(table)


def test_a_battle_card_needs_an_enemy_in_a_matching_clearing(table):
    decree(table, "builder", battle="anvil")
    table.build(3, "eyrie", "roost")
    table.place(1, eyrie=3, marquise=1)
    table.place(5, eyrie=3, marquise=1)
    table.start("eyrie", "craft")

    assert ways(table, DecreeBattle) == [("anvil", 1, table.seat("marquise"))]
    played = table.choose("eyrie", table.options("eyrie", DecreeBattle)[0], dice=[2, 0])
    assert played.only(Battled).dealt == 2
    assert table.warriors("marquise", 1) == 0


@pytest.mark.ruling("base:E04")
def test_a_battle_card_that_matches_no_clearing_with_enemies_means_turmoil(table):
    decree(table, "builder", battle="anvil")
    table.place(1, eyrie=3)
    table.place(5, eyrie=3, marquise=1)
    table.start("eyrie", "craft")

    marquise = table.seat("marquise")
    assert table.options("eyrie") == [FallIntoTurmoil(table.card("anvil"))]
    wrong_suit = table.refused("eyrie", DecreeBattle(table.card("anvil"), Clearing(5), marquise))
    assert (wrong_suit.key, wrong_suit.law) == ("resolve-suit", "7.5.2.III")
    nobody = table.refused("eyrie", DecreeBattle(table.card("anvil"), Clearing(1), marquise))
    assert nobody.key == "battle-no-target"


def test_a_build_card_places_a_roost_without_points_before_evening(table):
    decree(table, "builder", build="anvil bake_sale")
    table.build(3, "eyrie", "roost")
    table.place(1, eyrie=1)
    table.place(5, eyrie=1)
    table.start("eyrie", "craft")

    played = table.choose("eyrie", "eyrie.build:anvil:1")

    assert table.pieces("eyrie", 1) == ["roost"]
    assert not played.told(Scored)


@pytest.mark.ruling("base:E13")
def test_a_clearing_with_a_roost_takes_no_second_one(table):
    decree(table, "builder", build="codebreakers")
    table.build(2, "eyrie", "roost")
    table.place(2, eyrie=3)
    table.start("eyrie", "craft")

    card = table.card("codebreakers")
    assert table.options("eyrie") == [FallIntoTurmoil(card)]
    refusal = table.refused("eyrie", DecreeBuild(card, Clearing(2)))
    assert (refusal.key, refusal.law) == ("roost-there", "7.5.2.IV")


def test_a_roost_needs_rule_an_open_slot_a_roost_left_and_leave_to_place(table):
    decree(table, "builder", build="armorers")
    table.build(1, "marquise", "keep")
    table.build(8, "marquise", "sawmill", "sawmill")
    table.place(1, eyrie=2)
    table.place(8, eyrie=3)
    table.place(5, eyrie=1, marquise=2)
    table.place(12, eyrie=1)
    table.start("eyrie", "craft")
    card = table.card("armorers")

    def why(clearing: int) -> tuple[str, str]:
        refusal = table.refused("eyrie", DecreeBuild(card, Clearing(clearing)))
        return refusal.key, refusal.law

    assert ways(table, DecreeBuild) == [("armorers", 12)]
    assert why(5) == ("roost-no-rule", "7.5.2.IV")
    assert why(8) == ("roost-no-slot", "2.2.3")
    assert why(1) == ("place-barred", "6.2.2")


def test_with_all_seven_roosts_built_a_build_card_means_turmoil(table):
    decree(table, "builder", build="armorers")
    fill_roosts(table, 7)
    table.place(4, eyrie=3)
    table.start("eyrie", "craft")

    refusal = table.refused("eyrie", DecreeBuild(table.card("armorers"), Clearing(4)))

    assert table.options("eyrie") == [FallIntoTurmoil(table.card("armorers"))]
    assert (refusal.key, refusal.law) == ("roost-none-left", "1.5.1")
