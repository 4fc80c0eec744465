"""The Decree of the Eyrie (Law 7.5): crafting before it, and the action of each column."""

from __future__ import annotations

import pytest

from bot.ui.wording import Wording
from tests.root.kit import (
    CARDS,
    COLUMNS,
    GAME,
    VIZIERS,
    AddToDecree,
    Battled,
    Clearing,
    Craft,
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

# Daylight: crafting (7.5.1)


def test_roosts_craft_and_disdain_for_trade_scores_one_point(table):
    decree(table, "despot", viziers=True)
    table.build(1, "eyrie", "roost")
    table.give("eyrie", "anvil")
    table.start("eyrie", "craft")

    played = table.choose("eyrie", Craft(table.card("anvil")))

    assert played.only(Scored).points == 1
    assert table.state.crafted_items[table.seat("eyrie")] == ["hammer"]


def test_the_builder_scores_what_is_printed(table):
    decree(table, "builder", viziers=True)
    table.build(1, "eyrie", "roost")
    table.give("eyrie", "anvil")
    table.start("eyrie", "craft")

    assert table.choose("eyrie", Craft(table.card("anvil"))).only(Scored).points == 2


def test_crafting_is_over_once_the_decree_is_being_resolved(table):
    decree(table, "builder", viziers=True)
    table.build(1, "eyrie", "roost")
    table.give("eyrie", "anvil")
    table.start("eyrie", "craft")

    table.choose("eyrie", "eyrie.recruit:loyal_vizier:1")

    refusal = table.refused("eyrie", Craft(table.card("anvil")))
    assert (refusal.key, refusal.law) == ("craft-not-now", "7.2.1")


# Daylight: the Decree (7.5.2)


@pytest.mark.ruling("base:E01")
def test_a_card_that_cannot_be_resolved_may_be_left_for_last_or_taken_first(table):
    fox_and_rabbits = "anvil foxfolk_steel bake_sale cobbler better_burrow_bank"
    decree(table, "commander", viziers=True, recruit=fox_and_rabbits)
    table.build(5, "eyrie", "roost")
    table.start("eyrie", "craft")

    assert ways(table, DecreeRecruit) == [("bake_sale", 5)]
    assert ways(table, FallIntoTurmoil) == [("anvil",)]

    table.choose("eyrie", "eyrie.recruit:bake_sale:5")
    table.choose("eyrie", "eyrie.recruit:cobbler:5")
    table.choose("eyrie", "eyrie.recruit:better_burrow_bank:5")
    assert table.options("eyrie") == [FallIntoTurmoil(table.card("anvil"))]
    table.choose("eyrie", "eyrie.turmoil:anvil")
    assert table.warriors("eyrie", 5) == 3
    assert table.asked("eyrie") == "eyrie.leader"


@pytest.mark.ruling("base:E01")
def test_the_hopeless_card_taken_first_ends_the_decree_at_once(table):
    decree(table, "commander", viziers=True, recruit="anvil foxfolk_steel bake_sale")
    table.build(5, "eyrie", "roost")
    table.start("eyrie", "craft")

    played = table.choose("eyrie", "eyrie.turmoil:anvil")

    assert played.only(FellIntoTurmoil).column == "recruit"
    assert table.warriors("eyrie", 5) == 0
    assert table.asked("eyrie") == "eyrie.leader"


@pytest.mark.ruling("base:E02")
def test_empty_columns_are_skipped_without_turmoil(table):
    decree(table, "builder", viziers=True)
    table.build(5, "eyrie", "roost")
    table.start("eyrie", "craft")

    table.choose("eyrie", "eyrie.recruit:loyal_vizier:5")
    played = table.choose("eyrie", "eyrie.move:loyal_vizier:5:1:1")

    assert not played.told(FellIntoTurmoil)
    assert turn_is_over(table)
    assert table.board("eyrie").leader == "builder"


def test_the_columns_are_resolved_from_left_to_right(table):
    decree(table, "commander", recruit="anvil", move="foxfolk_steel")
    table.build(1, "eyrie", "roost")
    table.place(1, eyrie=1)
    table.start("eyrie", "craft")

    refusal = table.refused(
        "eyrie", DecreeMove(table.card("foxfolk_steel"), Clearing(1), Clearing(5), 1)
    )

    assert (refusal.key, refusal.law) == ("resolve-order", "7.5.2")
    assert refusal.args_of_words["column"] == "recruit"


def test_a_card_is_resolved_once_per_turn(table):
    decree(table, "builder", viziers=True, recruit="anvil")
    table.build(1, "eyrie", "roost")
    table.start("eyrie", "craft", ["eyrie: eyrie.recruit:anvil:1"])

    refusal = table.refused("eyrie", DecreeRecruit(table.card("anvil"), Clearing(1)))

    assert (refusal.key, refusal.law) == ("resolve-no-card", "7.5.2")


def test_of_two_alike_the_refusal_names_the_one_to_resolve(table):
    decree(table, "builder", recruit="anvil foxfolk_steel")
    table.build(1, "eyrie", "roost")
    table.start("eyrie", "craft")
    assert ways(table, DecreeRecruit) == [("anvil", 1)]

    refusal = table.refused("eyrie", DecreeRecruit(table.card("foxfolk_steel"), Clearing(1)))

    assert refusal.key == "resolve-same"
    assert refusal.args_of_words == {"card": "Foxfolk Steel", "other": "Anvil"}


def test_the_whole_decree_must_be_resolved_before_evening(table):
    decree(table, "builder", viziers=True)
    table.build(1, "eyrie", "roost")
    table.give("eyrie", "anvil")
    table.start("eyrie", "craft")

    assert table.refused("eyrie", "done").key == "not-offered"


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
    assert (refusal.key, refusal.law) == ("recruit-no-warriors", "1.5.1")


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


def test_turmoil_cannot_be_chosen_while_the_card_can_be_resolved(table):
    decree(table, "builder", viziers=True)
    table.build(1, "eyrie", "roost")
    table.start("eyrie", "craft")

    refusal = table.refused("eyrie", FallIntoTurmoil(VIZIERS[0]))

    assert (refusal.key, refusal.law) == ("turmoil-needless", "7.7")


def test_dominance_may_be_activated_between_two_cards_of_the_decree(table):
    decree(table, "builder", viziers=True)
    table.build(1, "eyrie", "roost")
    table.give("eyrie", "dominance_fox")
    table.points(eyrie=12)
    table.start("eyrie", "craft", ["eyrie: eyrie.recruit:loyal_vizier:1"])

    table.choose("eyrie", "dominance:dominance_fox")

    assert CARDS[table.state.dominance[table.seat("eyrie")]].key == "dominance_fox"
    assert table.asked("eyrie") == "eyrie.resolve"


def test_every_refusal_says_why_in_a_sentence(table):
    decree(table, "builder", build="anvil")
    table.build(1, "eyrie", "roost")
    table.place(1, eyrie=1)
    table.give("eyrie", "sword")
    table.start("eyrie", "craft")
    wording = Wording(GAME, "en", GAME.view(table.state, table.seat("eyrie")))

    def why(action) -> str:
        return wording.refusal(table.refused("eyrie", action))

    anvil, sword = table.card("anvil"), table.card("sword")
    marquise = table.seat("marquise")
    assert why(DecreeMove(anvil, Clearing(1), Clearing(5), 1)) == (
        "Columns are resolved from left to right: Build comes next. (Law 7.5.2)"
    )
    assert why(DecreeBattle(anvil, Clearing(1), marquise)) == why(DecreeRecruit(anvil, Clearing(1)))
    assert why(DecreeBuild(sword, Clearing(1))).startswith("Build, the column at hand, has no card")
    assert why(DecreeBuild(anvil, Clearing(2))) == (
        "Anvil counts only for fox clearings, and clearing 2 (mouse) is none. (Law 7.5.2.IV)"
    )
    assert why(DecreeBuild(anvil, Clearing(1))).startswith("There is a roost in clearing 1 (fox)")
    assert why(DecreeBuild(anvil, Clearing(6))).startswith("You don't rule clearing 6 (fox)")
    assert why(AddToDecree(sword, COLUMNS[0])).startswith("Cards join your Decree")
