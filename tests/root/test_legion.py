"""The Queenless Legion: setup, Birdsong and Daylight step by step, and refusals (QL.3 to QL.5)."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    CARDS,
    FOX,
    GAME,
    MOUSE,
    RABBIT,
    Attack,
    CampaignChanged,
    ChangeTactics,
    Clearing,
    Colonize,
    Deescalate,
    Discarded,
    Done,
    Drew,
    Invade,
    LastRng,
    Match,
    RngChance,
    Setup,
    attack,
    campaign,
    colonies,
    deescalate,
    invade,
    legion_table,
    names_of,
    refused_colony,
    reinforce,
    relocate,
)

KEEP = 1


TABLE = legion_table


# Setup (QL.3)


def test_setup_places_six_warriors_and_begins_a_campaign(table):
    table.board("marquise").start = 1
    table.give("legion", "cobbler", "sword", "anvil")

    played = table.set_up("legion", "7", "cobbler")

    assert table.warriors("legion", 3) == table.warriors("legion", 7) == 3
    assert table.board("legion").start == 3, "the only corner opposite a start"
    assert CARDS[table.board("legion").campaign].key == "cobbler"
    assert table.board("legion").suit == "rabbit"
    assert len(table.hand("legion")) == 3
    assert played.only(Drew).count == 1


def test_with_no_corner_opposite_a_start_any_free_one_will_do(table):
    table.board("marquise").start, table.board("eyrie").start = 1, 3
    table.build(1, "marquise", "keep")

    table.set_up("legion", "...")

    assert {option.clearing for option in table.options("legion")} == {2, 4}


def test_with_all_corners_taken_the_legion_shares_one_but_not_the_keep():
    table = legion_table("marquise", "eyrie", "lizards", "duchy")
    for key, corner in {"marquise": 1, "eyrie": 3, "lizards": 2, "duchy": 4}.items():
        table.board(key).start = corner
    table.build(1, "marquise", "keep")

    table.set_up("legion", "...")

    assert {option.clearing for option in table.options("legion")} == {2, 3, 4}


def test_a_bird_begins_a_campaign_without_a_suit(table):
    table.give("legion", "armorers")

    table.set_up("legion", "1", "5", "armorers")

    assert table.board_seen("legion", "eyrie").campaign == table.board("legion").campaign
    assert table.board_seen("legion", "eyrie").suit is None


def test_usual_setup_plays_the_card_just_drawn_whatever_else_is_held():
    setup = Setup("root", ("legion", "marquise", "eyrie"), {"setup": "usual"})

    match = Match.new(GAME, setup, RngChance(LastRng()))
    board = match.state.boards[0]

    assert board.campaign >= 0
    assert len(match.state.hands[0]) == 3
    assert board.start == 2


# Birdsong (QL.4)


def test_without_pieces_three_warriors_land_where_the_fewest_enemy_pieces_are(table):
    campaign(table, "ambush_fox")
    table.give("legion", "sword")
    for clearing in range(1, 13):
        table.place(clearing, marquise=int(clearing != 9), eyrie=1)

    table.start("legion", "bootstraps")

    assert table.warriors("legion", 9) == 3


def test_a_wild_icon_may_go_to_any_suit(table):
    campaign(table, "royal_claim", "fox")
    for clearing in (FOX, RABBIT, MOUSE):
        table.place(clearing, legion=1)

    table.start("legion", "supply")
    assert table.question("legion").form.bounds == {"5": 4, "7": 4, "8": 4}
    assert table.question("legion").context == {"suit": "any", "count": 4}
    table.choose("legion", "5=1 7=3")

    assert [table.warriors("legion", c) for c in (FOX, RABBIT, MOUSE)] == [1, 2, 4]


def test_a_short_supply_lets_the_legion_choose_which_icons_count(table):
    campaign(table, "tax_collector")
    for clearing in (FOX, RABBIT, MOUSE):
        table.place(clearing, legion=1)
    table.state.supply[table.seat("legion")] = 2

    table.start("legion", "supply")
    assert table.question("legion").context["suit"] == "fox"
    table.choose("legion", "")

    assert [table.warriors("legion", c) for c in (FOX, RABBIT, MOUSE)] == [1, 2, 2]


def test_a_card_spent_on_colonies_places_a_warrior_at_each_of_its_suit(table):
    campaign(table, "ambush_fox")
    colonies(table, FOX, 12, MOUSE)
    table.give("legion", "anvil", "sword")
    table.start("legion", "supply")

    played = table.choose("legion", reinforce(table, "anvil", "fox"))

    assert [table.warriors("legion", c) for c in (FOX, 12, MOUSE)] == [1, 1, 0]
    assert len(played.only(Discarded).cards) == 1
    assert table.refused("legion", reinforce(table, "sword", "mouse")).law == "QL.4.2"


def test_a_short_supply_serves_the_colonies_that_are_chosen(table):
    campaign(table, "ambush_fox")
    colonies(table, FOX, 12)
    table.give("legion", "anvil", "sword")
    table.state.supply[table.seat("legion")] = 1
    table.start("legion", "supply")

    table.choose("legion", reinforce(table, "anvil", "fox"), answers=["legion: 12=1"])

    assert [table.warriors("legion", c) for c in (FOX, 12)] == [0, 1]


def test_new_tactics_change_the_campaign_once_a_turn(table):
    campaign(table, "anvil")
    table.place(MOUSE, legion=2)
    table.give("legion", "sword", "cobbler")
    table.start("legion", "tactics")

    played = table.choose("legion", ChangeTactics(table.card("sword", "legion")))

    assert names_of(table.state.discard) == ["anvil"]
    assert table.board("legion").suit == "mouse"
    assert played.only(CampaignChanged).old == table.state.discard[0]
    refusal = table.refused("legion", ChangeTactics(table.card("cobbler", "legion")))
    assert (refusal.key, refusal.law) == ("legion-passed", "QL.4.3")


def test_a_bird_must_be_aimed_before_the_campaign(table):
    campaign(table, "anvil")
    table.place(FOX, legion=1)
    table.give("legion", "armorers")
    table.start("legion", "tactics")
    table.choose("legion", ChangeTactics(table.card("armorers", "legion")))

    assert table.asked("legion") == "legion.aim"
    assert table.board("legion").suit == ""
    assert table.refused("legion", invade(FOX, MOUSE, 1)).key == "legion-suit-first"
    table.choose("legion", "mouse")

    assert {move.to for move in table.options("legion", Invade)} == {MOUSE}


# Daylight (QL.5)


def test_invade_needs_rule_as_every_move(table):
    campaign(table, "anvil")
    table.place(7, legion=1, marquise=2)
    table.place(FOX, eyrie=1)
    table.place(9, legion=1)
    table.start("legion", "invade")

    assert table.refused("legion", invade(7, FOX, 1)).law == "4.2.1"
    assert invade(9, 12, 1) in table.options("legion")


def test_a_colony_may_be_placed_with_two_warriors_once_battles_are_fought(table):
    campaign(table, "anvil")
    table.place(FOX, legion=3, marquise=1)
    table.start("legion", "attack")

    assert refused_colony(table, FOX).law == "QL.5.2"
    attack(table, FOX, "marquise", dice=[1, 0])
    table.choose("legion", Colonize(Clearing(FOX)))

    assert table.pieces("legion", FOX) == ["colony"]
    assert table.board_seen("legion", None).colonies == 5
    assert refused_colony(table, FOX).key == "colonize-once"


def test_no_colony_where_nothing_may_be_placed(table):
    campaign(table, "anvil")
    table.build(KEEP, "marquise", "keep")
    table.place(KEEP, legion=2)
    table.place(FOX, legion=2)
    table.board("legion").attacked = [KEEP]
    table.start("legion", "colonize")

    assert [each.clearing for each in table.options("legion", Colonize)] == [FOX]
    assert refused_colony(table, KEEP).law == "6.2.2"


def test_a_colony_there_already_is_nothing_to_colonize_without_a_score_marker(table):
    campaign(table, "anvil")
    colonies(table, FOX)
    table.place(FOX, legion=2)
    table.state.dominance[table.seat("legion")] = table.take("dominance_fox")
    table.start("legion", "colonize")

    refusal = refused_colony(table, FOX)
    assert (refusal.key, refusal.law) == ("colonize-no-marker", "3.3.1")


def test_colonies_are_lifted_only_when_none_is_left(table):
    campaign(table, "anvil")
    colonies(table, 2, 3, 12)
    table.place(FOX, legion=2)
    table.place(12, legion=2)
    table.start("legion", "colonize")

    assert table.refused("legion", relocate(2, FOX)).key == "relocate-left"
    assert table.refused("legion", relocate(2, 12)).law == "QL.2.3"


def test_six_colonies_in_the_campaign_cannot_be_lifted(table):
    campaign(table, "anvil")
    for clearing in (2, 7):
        table.state.suits[clearing] = "fox"
    colonies(table, 1, 2, 6, 7, 12)
    table.build(1, "legion", "colony")
    table.place(FOX, legion=2)
    table.place(12, legion=2)
    table.start("legion", "colonize")

    assert refused_colony(table, FOX).key == "colonize-none-left"
    assert table.refused("legion", relocate(12, FOX)).key == "relocate-origin"


def test_a_battle_that_a_card_grants_does_not_stand_for_the_one_that_is_due(table):
    campaign(table, "anvil")
    table.craft("legion", "command_warren")
    table.place(FOX, legion=3, marquise=3)
    table.start("legion", "invade")

    table.choose("legion", "command_warren", dice=[0, 0])

    assert [each.clearing for each in table.options("legion", Attack)] == [FOX]
    assert table.options("legion", Done) == []


@pytest.mark.parametrize("stage", ["invade", "colonize", "craft"])
def test_what_is_passed_or_yet_to_come_is_refused_with_its_section(table, stage):
    campaign(table, "anvil")
    table.place(FOX, legion=2)
    table.place(RABBIT, legion=2, marquise=1)
    colonies(table, RABBIT)
    table.build(RABBIT, "marquise", "wood")
    table.give("legion", "bake_sale", "command_warren", "a_visit_to_friends")
    table.start("legion", stage)

    refusals = [
        table.refused("legion", action)
        for action in (
            reinforce(table, "bake_sale", "rabbit"),
            ChangeTactics(table.card("bake_sale", "legion")),
        )
    ]

    assert [refusal.law for refusal in refusals] == ["QL.4.2", "QL.4.3"]
    if stage == "craft":
        assert table.refused("legion", deescalate(FOX, 4, 1)).law == "QL.5.4"
        assert table.refused("legion", Attack(Clearing(FOX), table.seat("marquise"))).law
    else:
        assert table.refused("legion", deescalate(RABBIT, 1, 1)).key == "deescalate-suit"


def test_refusals_of_birdsong_say_what_is_missing(table):
    campaign(table, "ambush_fox")
    colonies(table, FOX)
    table.give("legion", "anvil", "sword", "armorers")
    table.start("legion", "supply")

    def why(card: str, suit: str) -> str:
        return table.refused("legion", reinforce(table, card, suit)).key

    assert why("sword", "fox") == "reinforce-suit"
    assert why("sword", "mouse") == "reinforce-no-colony"
    assert why("cobbler", "rabbit") == "card-not-held"
    assert table.refused("legion", ChangeTactics(table.card("cobbler"))).key == "tactics-not-held"
    table.state.supply[table.seat("legion")] = 0
    table.start("legion", "supply")
    assert why("anvil", "fox") == "no-warriors"


def test_attacks_elsewhere_or_against_nobody_are_refused(table):
    campaign(table, "anvil")
    table.place(FOX, legion=2, marquise=1)
    table.place(MOUSE, legion=2, marquise=1)
    table.start("legion", "attack")
    marquise, eyrie = table.seat("marquise"), table.seat("eyrie")

    assert table.refused("legion", Attack(Clearing(MOUSE), marquise)).key == "attack-suit"
    assert table.refused("legion", Attack(Clearing(FOX), eyrie)).key == "battle-no-target"
    assert table.refused("legion", Deescalate(Clearing(FOX), Clearing(4), 1)).key == "attack-due"
