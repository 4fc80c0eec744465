"""The Eyrie Dynasties (Law 7): rulings E01 to E15, setup, every action, turmoil, Evening."""

from __future__ import annotations

import pytest

from engine.root import GAME
from engine.root.cards import CARDS
from engine.root.crafting import Craft
from engine.root.events import Battled, Drew, Removed, Scored
from engine.root.factions.base import FACTIONS
from engine.root.factions.eyrie import (
    CARDS_DRAWN,
    POINTS,
    ChooseLeader,
    DecreeGrew,
    DecreePurged,
    FellIntoTurmoil,
    LeaderChosen,
    NewClutch,
)
from engine.root.factions.eyrie_decree import (
    COLUMNS,
    LEADERS,
    VIZIERS,
    AddToDecree,
    DecreeBattle,
    DecreeBuild,
    DecreeMove,
    DecreeRecruit,
    FallIntoTurmoil,
)
from engine.root.pieces import CardId, Clearing
from engine.root.rule import ruler
from engine.root.state import NOBODY
from engine.root.view import EyrieView
from tests.root.table import Played, RootTestTable, battle

FOX, RABBIT, MOUSE = (1, 6, 8, 12), (3, 4, 5, 10), (2, 7, 9, 11)


@pytest.fixture
def table() -> RootTestTable:
    """Return a table of the Marquise and the Eyrie with nothing on the map."""
    return RootTestTable("marquise", "eyrie")


def decree(
    table: RootTestTable, leader: str = "builder", *, viziers: bool = False, **columns: str
) -> None:
    """Give the Eyrie a leader and a Decree: `decree(table, "despot", move="anvil sword")`."""
    board = table.board("eyrie")
    board.leader = leader
    board.leaders = [each for each in LEADERS if each != leader]
    for column, name in enumerate(COLUMNS):
        board.decree[column] = [table.take(card) for card in columns.get(name, "").split()]
    if viziers:
        for vizier, column in zip(VIZIERS, LEADERS[leader], strict=True):
            board.decree[column].append(vizier)


def columns(table: RootTestTable) -> list[list[str]]:
    """Name the cards of the Decree."""
    return [[CARDS[card].key for card in column] for column in table.board("eyrie").decree]


def fill_roosts(table: RootTestTable, count: int) -> None:
    """Put roosts on the map, in clearings of all suits."""
    for clearing in (3, 1, 2, 5, 7, 8, 9)[:count]:
        table.build(clearing, "eyrie", "roost")


def ways(table: RootTestTable, kind: type) -> list[tuple]:
    """List the options of a kind as plain tuples of card key and the rest."""
    found = []
    for option in table.options("eyrie", kind):
        card, *rest = (getattr(option, name) for name in option.__struct_fields__)
        found.append((CARDS[card].key, *rest))
    return found


# Setup (7.3)


def set_up(table: RootTestTable, answers: list[str]) -> Played:
    eyrie = FACTIONS["eyrie"]

    async def rule(t):
        await eyrie.set_up(t, table.seat("eyrie"))

    return table.play(rule, answers)


def test_the_eyrie_start_opposite_the_keep_with_a_roost_and_six_warriors(table):
    table.board("marquise").start = 1

    set_up(table, ["eyrie: commander"])

    assert table.warriors("eyrie", 3) == 6
    assert table.pieces("eyrie", 3) == ["roost"]
    assert table.board("eyrie").start == 3
    assert table.state.supply[table.seat("eyrie")] == 14


def test_without_another_corner_faction_any_corner_may_be_chosen(table):
    set_up(table, ["eyrie: 2", "eyrie: despot"])

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

    played = set_up(table, [f"eyrie: {leader}"])

    wanted = [["loyal_vizier"] if column in expected else [] for column in COLUMNS]
    assert columns(table) == wanted
    assert played.only(LeaderChosen).leader == leader
    assert leader not in table.board("eyrie").leaders
    assert len(table.board("eyrie").leaders) == 3


def test_a_table_that_begins_at_once_asks_nothing_of_the_eyrie():
    table = RootTestTable("marquise", "eyrie", setup="usual")

    set_up(table, [])

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
    assert table.state.current == table.seat("marquise")
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
    assert table.state.current == table.seat("marquise")


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


def test_dominance_may_be_activated_between_two_cards_of_the_decree():
    table = RootTestTable("marquise", "eyrie", "alliance")
    decree(table, "builder", viziers=True)
    table.build(1, "eyrie", "roost")
    table.give("eyrie", "dominance_fox")
    table.points(eyrie=12)
    table.start("eyrie", "craft", ["eyrie: eyrie.recruit:loyal_vizier:1"])

    table.choose("eyrie", "dominance:dominance_fox")

    assert CARDS[table.state.dominance[table.seat("eyrie")]].key == "dominance_fox"
    assert table.asked("eyrie") == "eyrie.resolve"


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


# Turmoil (7.7)


def turn_to_turmoil(table: RootTestTable) -> Played:
    """Begin Daylight and take up the card that brings turmoil."""
    table.start("eyrie", "craft")
    return table.choose("eyrie", table.options("eyrie", FallIntoTurmoil)[0])


@pytest.mark.ruling("base:E07")
def test_turmoil_costs_a_point_per_bird_and_discards_all_but_the_viziers(table):
    decree(
        table, "despot", viziers=True,
        recruit="anvil", move="sappers", battle="bake_sale", build="codebreakers",
    )  # fmt: skip
    table.points(eyrie=5)

    played = turn_to_turmoil(table)

    assert table.score("eyrie") == 2
    assert len(played.only(DecreePurged).cards) == 4
    purged = [CARDS[card].key for card in table.state.discard]
    assert purged == ["anvil", "sappers", "bake_sale", "codebreakers"]


@pytest.mark.ruling("base:E08")
def test_humiliation_stops_at_no_points(table):
    decree(table, "despot", viziers=True, recruit="anvil")
    table.points(eyrie=1)

    turn_to_turmoil(table)

    assert table.score("eyrie") == 0


@pytest.mark.ruling("base:E09")
def test_after_turmoil_evening_is_played_as_always(table):
    decree(table, "builder", build="foxfolk_steel")
    fill_roosts(table, 4)
    table.deck("anvil", "sword", "cobbler")

    turn_to_turmoil(table)
    played = table.choose("eyrie", "despot")

    assert played.only(Scored).points == 3
    assert played.only(Drew).count == 2
    assert table.hand("eyrie") == ["anvil", "sword"]
    assert table.state.current == table.seat("marquise")


@pytest.mark.ruling("base:E10")
def test_without_a_leader_face_up_all_four_come_back(table):
    decree(table, "despot", recruit="anvil")
    table.board("eyrie").leaders = []

    played = turn_to_turmoil(table)

    assert played.told(NewClutch)
    assert [option.leader for option in table.options("eyrie", ChooseLeader)] == list(LEADERS)
    table.choose("eyrie", "despot")
    assert table.board("eyrie").leader == "despot"
    assert table.board("eyrie").leaders == ["builder", "charismatic", "commander"]


def test_a_deposed_leader_stays_face_down_until_the_new_clutch(table):
    decree(table, "despot", viziers=True, recruit="anvil")

    turn_to_turmoil(table)

    offered = [option.leader for option in table.options("eyrie", ChooseLeader)]
    assert offered == ["builder", "charismatic", "commander"]
    table.choose("eyrie", "commander")
    assert table.board("eyrie").leaders == ["builder", "charismatic"]
    assert columns(table) == [[], ["loyal_vizier"], ["loyal_vizier"], []]


def test_the_last_leader_face_up_takes_over_unasked(table):
    decree(table, "despot", recruit="anvil")
    table.board("eyrie").leaders = ["charismatic"]

    played = turn_to_turmoil(table)

    assert played.only(LeaderChosen).leader == "charismatic"
    assert table.board("eyrie").leaders == []


def test_turmoil_ends_daylight_for_crafting_and_the_rest_of_the_decree(table):
    decree(table, "builder", recruit="bake_sale", move="anvil")
    table.build(1, "eyrie", "roost")
    table.place(1, eyrie=2)
    table.give("eyrie", "crossbow_mouse")

    turn_to_turmoil(table)
    table.choose("eyrie", "despot")

    assert table.state.current == table.seat("marquise"), "neither a move nor a craft was offered"
    assert table.warriors("eyrie", 1) == 2
    assert "crossbow_mouse" in table.hand("eyrie")


def test_a_dominance_card_purged_from_the_decree_becomes_available(table):
    decree(table, "despot", viziers=True, recruit="dominance_fox anvil")

    turn_to_turmoil(table)

    assert [CARDS[card].key for card in table.state.available] == ["dominance_fox"]
    assert [CARDS[card].key for card in table.state.discard] == ["anvil"]


def test_turmoil_costs_no_points_once_the_score_marker_is_gone():
    table = RootTestTable("marquise", "eyrie", "alliance")
    decree(table, "despot", viziers=True, recruit="anvil")
    table.points(eyrie=12)
    table.state.dominance[table.seat("eyrie")] = table.take("dominance_fox")

    turn_to_turmoil(table)

    assert table.score("eyrie") == 12


def test_cobbler_may_be_used_after_turmoil_at_the_start_of_evening(table):
    decree(table, "despot", viziers=True, recruit="anvil")
    table.place(1, eyrie=2)
    table.craft("eyrie", "cobbler")
    turn_to_turmoil(table)

    played = table.choose("eyrie", "builder")

    assert not played.told(Scored)
    assert table.asked("eyrie") == "eyrie.evening"
    table.choose("eyrie", "use:cobbler", ["eyrie: 1:5:2"])
    assert table.warriors("eyrie", 5) == 2


def test_cobbler_is_not_offered_after_the_roosts_have_scored(table):
    decree(table, "despot", viziers=True)
    fill_roosts(table, 3)
    table.craft("eyrie", "cobbler")
    table.place(1, eyrie=2)
    table.start("eyrie", "evening")

    table.choose("eyrie", "done")

    assert table.score("eyrie") == 2
    assert table.state.current == table.seat("marquise")


# Leaders in battle (7.8)


def test_the_commander_deals_an_extra_hit_as_attacker_only(table):
    decree(table, "commander")
    table.place(5, eyrie=1, marquise=5)

    attack = table.play(battle("eyrie", "marquise", 5), dice=[1, 0])
    assert attack.only(Battled).dealt == 2

    defence = table.play(battle("marquise", "eyrie", 5), dice=[0, 0])
    assert defence.only(Battled).suffered == 0


@pytest.mark.ruling("base:E11")
def test_the_despot_scores_one_more_point_however_much_falls(table):
    decree(table, "despot")
    table.place(5, eyrie=3)
    table.build(5, "marquise", "sawmill", "workshop", "wood")

    played = table.play(battle("eyrie", "marquise", 5), dice=[3, 0])

    assert len(played.told(Removed)) == 3
    assert table.score("eyrie") == 4


def test_the_despot_scores_nothing_more_for_warriors_or_outside_battle(table):
    decree(table, "despot", viziers=True)
    table.place(5, eyrie=3, marquise=1)
    table.build(10, "marquise", "sawmill")
    table.build(4, "eyrie", "roost")
    table.build(3, "eyrie", "roost")

    table.play(battle("eyrie", "marquise", 5), dice=[1, 0])
    assert table.score("eyrie") == 0

    table.build(5, "eyrie", "roost")
    table.give("eyrie", "favor_of_the_rabbits")
    table.start("eyrie", "craft")
    table.choose("eyrie", "craft:favor_of_the_rabbits")
    assert table.score("eyrie") == 1


def test_the_despot_scores_as_defender_too(table):
    decree(table, "despot")
    table.place(5, eyrie=3, marquise=1)
    table.build(5, "marquise", "sawmill")

    table.play(battle("marquise", "eyrie", 5), dice=[2, 2])

    assert table.score("eyrie") == 2


# Evening (7.6)


@pytest.mark.parametrize(
    ("roosts", "points", "cards"),
    [(0, 0, 1), (1, 0, 1), (2, 1, 1), (3, 2, 2), (4, 3, 2), (5, 4, 2), (6, 4, 3), (7, 5, 3)],
)
def test_the_roosts_track_scores_and_draws(table, roosts, points, cards):
    decree(table, viziers=True)
    fill_roosts(table, roosts)

    played = table.start("eyrie", "evening")

    assert table.score("eyrie") == points == POINTS[roosts]
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

    assert table.state.current == table.seat("marquise")
    assert table.board("eyrie").resolved == [[], [], [], []]
    assert table.board("eyrie").added == []


# What is shown and saved


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
