"""The Eyrie Dynasties (Law 7): setup, Birdsong, rule, Evening, views and saves."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    CARDS,
    CARDS_DRAWN,
    COLUMNS,
    EYRIE_POINTS,
    FACTIONS,
    GAME,
    NOBODY,
    VIZIERS,
    AddToDecree,
    CardId,
    Clearing,
    DecreeGrew,
    DecreeRecruit,
    Drew,
    EyrieView,
    FallIntoTurmoil,
    LeaderChosen,
    RootTestTable,
    columns,
    decree,
    fill_roosts,
    ruler,
    turn_is_over,
)

# Setup (7.3)


def test_the_eyrie_start_opposite_the_keep_with_a_roost_and_six_warriors(table):
    table.board("marquise").start = 1

    table.set_up("eyrie", "commander")

    assert table.warriors("eyrie", 3) == 6
    assert table.pieces("eyrie", 3) == ["roost"]
    assert table.board("eyrie").start == 3
    assert table.state.supply[table.seat("eyrie")] == 14


def test_without_another_corner_faction_any_corner_may_be_chosen(table):
    table.set_up("eyrie", "2", "despot")

    assert table.pieces("eyrie", 2) == ["roost"]


@pytest.mark.parametrize(
    ("leader", "expected"),
    [
        ("builder", ("recruit", "move")),
        ("charismatic", ("recruit", "battle")),
        ("commander", ("move", "battle")),
        ("despot", ("move", "build")),
    ],
)
def test_each_leader_tucks_the_viziers_in_its_own_columns(table, leader, expected):
    table.board("marquise").start = 1

    played = table.set_up("eyrie", leader)

    wanted = [["loyal_vizier"] if column in expected else [] for column in COLUMNS]
    assert columns(table) == wanted
    assert played.only(LeaderChosen).leader == leader
    assert leader not in table.board("eyrie").leaders
    assert len(table.board("eyrie").leaders) == 3


def test_a_table_that_begins_at_once_asks_nothing_of_the_eyrie():
    table = RootTestTable("marquise", "eyrie", setup="usual")

    table.set_up("eyrie")

    assert table.board("eyrie").leader == "builder"
    assert table.pieces("eyrie", 1) == ["roost"]


# Birdsong (7.4)


def test_with_an_empty_hand_emergency_orders_draw_a_card_that_must_be_added(table):
    decree(table)
    fill_roosts(table, 1)
    table.deck("anvil", "sword")

    played = table.start("eyrie", "decree")

    assert played.only(Drew).count == 1
    assert table.hand("eyrie") == ["anvil"]
    assert table.options("eyrie") == [
        AddToDecree(table.card("anvil"), column) for column in COLUMNS
    ]


def test_with_cards_in_hand_there_are_no_emergency_orders(table):
    decree(table)
    table.give("eyrie", "anvil")

    played = table.start("eyrie", "decree")

    assert not played.told(Drew)


def test_without_any_card_to_add_the_eyrie_go_on(table):
    decree(table, viziers=True)
    fill_roosts(table, 1)
    table.deck()

    table.start("eyrie", "decree")

    assert table.asked("eyrie") == "eyrie.resolve"


def test_a_card_must_be_added_before_anything_else(table):
    decree(table, viziers=True)
    fill_roosts(table, 1)
    table.give("eyrie", "anvil")
    table.start("eyrie", "decree")

    refusal = table.refused("eyrie", DecreeRecruit(VIZIERS[0], Clearing(3)))

    assert {type(option) for option in table.options("eyrie")} == {AddToDecree}
    assert (refusal.key, refusal.law) == ("resolve-add-first", "7.4.2")


def test_two_cards_may_go_to_the_same_column_and_a_third_not_at_all(table):
    decree(table, viziers=True)
    fill_roosts(table, 1)
    table.give("eyrie", "anvil", "sword", "cobbler")
    table.start("eyrie", "decree")

    first = table.choose("eyrie", "anvil:move")
    table.choose("eyrie", "sword:move")

    assert first.only(DecreeGrew).column == "move"
    assert columns(table)[1] == ["loyal_vizier", "anvil", "sword"]
    assert table.hand("eyrie") == ["cobbler"]
    assert not table.options("eyrie", AddToDecree)
    refusal = table.refused("eyrie", AddToDecree(table.card("cobbler"), COLUMNS[0]))
    assert (refusal.key, refusal.law) == ("decree-two", "7.4.2")


@pytest.mark.ruling("base:E12")
def test_two_birds_in_one_birdsong_are_illegal(table):
    decree(table, viziers=True)
    fill_roosts(table, 1)
    table.give("eyrie", "armorers", "sappers", "anvil")
    table.start("eyrie", "decree")

    table.choose("eyrie", "armorers:battle")

    cards = {CARDS[option.card].key for option in table.options("eyrie", AddToDecree)}
    assert cards == {"anvil"}
    refusal = table.refused("eyrie", AddToDecree(table.card("sappers"), COLUMNS[0]))
    assert (refusal.key, refusal.law) == ("decree-one-bird", "7.4.2")


def test_only_a_card_of_the_hand_can_be_added(table):
    decree(table)
    table.give("eyrie", "anvil")
    table.start("eyrie", "decree")

    refusal = table.refused("eyrie", AddToDecree(table.card("sword"), COLUMNS[0]))

    assert (refusal.key, refusal.law) == ("decree-not-held", "7.4.2")


def test_a_new_roost_with_three_warriors_rises_where_the_fewest_warriors_are(table):
    decree(table, viziers=True)
    for clearing in range(1, 13):
        table.place(clearing, marquise=1 if clearing in (5, 8) else 2)

    table.start("eyrie", "roost", ["eyrie: 8"])

    assert table.pieces("eyrie", 8) == ["roost"]
    assert table.warriors("eyrie", 8) == 3


def test_a_new_roost_needs_an_open_slot_and_no_enemy_keep(table):
    decree(table, viziers=True)
    table.build(1, "marquise", "keep")
    table.build(8, "marquise", "sawmill", "sawmill")
    for clearing in range(1, 13):
        table.place(clearing, marquise=0 if clearing in (1, 8, 6) else 2)

    table.start("eyrie", "roost")

    assert table.pieces("eyrie", 6) == ["roost"], "the keep is in 1, and 8 has no open slot"


def test_a_new_roost_comes_with_as_many_warriors_as_there_are(table):
    decree(table, viziers=True)
    table.place(1, eyrie=18)

    table.start("eyrie", "roost", ["eyrie: 2"])

    assert table.warriors("eyrie", 2) == 2


def test_no_new_roost_rises_while_one_stands(table):
    decree(table, viziers=True)
    fill_roosts(table, 1)

    table.start("eyrie", "roost")

    assert table.state.count(table.seat("eyrie"), "roost") == 1


# Rule (7.2.2)


@pytest.mark.ruling("base:E14")
def test_the_eyrie_rule_where_they_are_tied(table):
    table.place(5, eyrie=1)
    table.build(5, "marquise", "sawmill")

    assert ruler(table.state, 5) == table.seat("eyrie")


def test_the_eyrie_rule_no_empty_clearing_and_none_where_they_are_fewer(table):
    table.place(5, eyrie=1, marquise=2)

    assert ruler(table.state, 5) == table.seat("marquise")
    assert ruler(table.state, 2) == NOBODY


# Evening (7.6)


@pytest.mark.parametrize(
    ("roosts", "points", "cards"),
    [(0, 0, 1), (1, 0, 1), (2, 1, 1), (3, 2, 2), (4, 3, 2), (5, 4, 2), (6, 4, 3), (7, 5, 3)],
)
def test_the_roosts_track_scores_and_draws(table, roosts, points, cards):
    decree(table, viziers=True)
    fill_roosts(table, roosts)

    played = table.start("eyrie", "evening")

    assert table.score("eyrie") == points == EYRIE_POINTS[roosts]
    assert played.told(Drew)[0].count == cards == CARDS_DRAWN[roosts]


def test_the_hand_is_discarded_down_to_five(table):
    decree(table, viziers=True)
    table.give("eyrie", "anvil", "sword", "bake_sale", "ambush_fox", "investments")
    table.deck("mouse_in_a_sack")

    table.start("eyrie", "evening", ["eyrie: anvil"])

    assert len(table.hand("eyrie")) == 5
    assert "anvil" not in table.hand("eyrie")


def test_next_turn_the_whole_decree_is_to_be_resolved_again(table):
    decree(table, "builder", viziers=True)
    table.build(1, "eyrie", "roost")
    table.give("eyrie", "anvil")
    table.start("eyrie", "decree", ["eyrie: anvil:recruit"])
    for answer in ("recruit:loyal_vizier:1", "recruit:anvil:1", "move:loyal_vizier:1:5:1"):
        table.choose("eyrie", f"eyrie.{answer}")

    assert turn_is_over(table)
    assert table.board("eyrie").resolved == [[], [], [], []]
    assert table.board("eyrie").added == []


# Views and saves


def test_everybody_sees_the_decree_and_what_of_it_is_resolved(table):
    decree(table, "builder", viziers=True, recruit="anvil")
    table.build(1, "eyrie", "roost")
    table.start("eyrie", "craft", ["eyrie: eyrie.recruit:anvil:1"])

    view = FACTIONS["eyrie"].board_view(table.state, table.seat("eyrie"), None)

    assert isinstance(view, EyrieView)
    assert view.leader == "builder"
    assert view.roosts == 6
    assert view.decree[0] == (table.card("anvil"), VIZIERS[0])
    assert view.resolved[0] == (table.card("anvil"),)


def test_a_copy_of_the_board_is_independent(table):
    decree(table, "builder", viziers=True)
    board = table.board("eyrie")
    copied = board.copy()
    assert copied == board

    copied.decree[0].append(CardId(0))
    copied.resolved[0].append(CardId(0))
    copied.leaders.pop()
    copied.added.append(CardId(0))

    assert board.decree[0] == [VIZIERS[0]]
    assert board.resolved == [[], [], [], []]
    assert len(board.leaders) == 3
    assert board.added == []


def test_facts_warn_of_turmoil_and_name_its_price(table):
    decree(table, "charismatic", viziers=True, recruit="anvil sappers")
    table.place(3, eyrie=19)
    table.points(eyrie=2)
    seat, facts = table.seat("eyrie"), FACTIONS["eyrie"].facts

    recruit = DecreeRecruit(VIZIERS[0], Clearing(1))
    assert facts(table.state, seat, recruit) == {"count": 1, "turmoil": "yes"}
    fall = FallIntoTurmoil(table.card("anvil"))
    assert facts(table.state, seat, fall) == {"points": 2, "cards": 2}


def test_the_sentences_of_the_menus_can_be_said():
    say = GAME.words("en").say
    assert say("o-eyrie-recruit.facts", count=2, turmoil="no") == "2 warriors"
    assert say("o-eyrie-recruit.facts", count=1, turmoil="yes") == "1 warrior, then turmoil"
    fall = say("o-eyrie-turmoil.facts", points=3, cards=4)
    assert fall == "lose 3 points, 4 cards discarded, a new leader"
    assert say("o-eyrie-turmoil.facts", points=0, cards=1).startswith("no points lost, 1 card")
