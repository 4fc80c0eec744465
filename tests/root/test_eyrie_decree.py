"""The Decree of the Eyrie (Law 7.5): crafting before it, and the order of resolving it."""

from __future__ import annotations

import pytest

from bot.ui.wording import Wording
from tests.root.kit import (
    CARDS,
    COLUMNS,
    FOX,
    GAME,
    MOUSE,
    VIZIERS,
    AddToDecree,
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


# What adding a card leads to (7.4.2, 7.7)


def added(table, card, column):
    """Return whether a card could be resolved in a column, as a menu tells the Eyrie."""
    option = AddToDecree(table.card(card, "eyrie"), column)
    return GAME.facts(table.state, table.seat("eyrie"), option)["now"]


def test_a_card_that_recruits_at_no_roost_means_turmoil(table):
    decree(table, "builder", viziers=True)
    table.build(FOX, "eyrie", "roost")
    table.give("eyrie", "anvil", "ambush_mouse")

    assert added(table, "anvil", "recruit") == "yes"
    assert added(table, "ambush_mouse", "recruit") == "never"


def test_more_recruits_than_the_supply_holds_mean_turmoil(table):
    decree(table, "charismatic", viziers=True)
    table.build(FOX, "eyrie", "roost")
    table.place(FOX, eyrie=17)
    table.give("eyrie", "anvil")

    assert added(table, "anvil", "recruit") == "never"

    table.craft("eyrie", "tax_collector")
    assert added(table, "anvil", "recruit") == "later", "it may bring warriors back first"


def test_a_battle_may_become_possible_by_a_move_before_it(table):
    table.build(FOX, "eyrie", "roost")
    table.place(FOX, eyrie=2)
    table.place(MOUSE, marquise=1)
    table.give("eyrie", "ambush_mouse")

    decree(table, "despot", move="anvil")
    assert added(table, "ambush_mouse", "battle") == "later"

    decree(table, "despot")
    assert added(table, "ambush_mouse", "battle") == "never"


def test_the_menu_warns_of_turmoil(table):
    decree(table, "builder", viziers=True)
    table.build(FOX, "eyrie", "roost")
    table.give("eyrie", "ambush_mouse")
    seat = table.seat("eyrie")
    option = AddToDecree(table.card("ambush_mouse", "eyrie"), "recruit")
    facts = GAME.facts(table.state, seat, option)

    def said(locale):
        wording = Wording(GAME, locale, GAME.view(table.state, seat), reader=seat)
        return wording.price(option, facts)

    assert said("en") == "2 cards there then, turmoil this turn: it can't be resolved"
    assert said("de") == "dann 2 Karten dort, Aufruhr in diesem Zug: nicht ausführbar"
    assert said("es") == "ahí habrá 2 cartas, caos este turno: no se puede resolver"
