"""The Legion's Evening, its view, its options, odds and its evaluation (QL.6)."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    CARDS,
    FACTIONS,
    FOX,
    GAME,
    MOUSE,
    Attack,
    CampaignBegan,
    ChangeTactics,
    Clearing,
    Colonize,
    Craft,
    EffectUsed,
    HandSeen,
    Reinforce,
    campaign,
    colonies,
    fill_roosts,
    in_box,
    knowledge,
    legion_table,
    odds,
    removal,
    spoils,
)

KEEP = 1


TABLE = legion_table


# Evening (QL.6)


def test_enemy_pieces_beside_colonies_craft_in_evening_each_for_its_clearing(table):
    campaign(table, "ambush_fox")
    colonies(table, MOUSE, FOX)
    table.build(MOUSE, "marquise", "sawmill", "wood")
    table.build(FOX, "legion")
    table.place(MOUSE, eyrie=1)
    table.give("legion", "root_tea_fox", "scouting_party", "anvil")
    table.start("legion", "craft")

    assert set(table.options("legion", Craft)) == {
        Craft(table.card("root_tea_fox", "legion")),
        Craft(table.card("scouting_party", "legion")),
    }
    assert table.refused("legion", Craft(table.card("anvil", "legion"))).law == "4.1.1"


def test_crafting_waits_for_evening(table):
    campaign(table, "anvil")
    colonies(table, FOX)
    table.build(FOX, "marquise", "sawmill")
    table.place(FOX, legion=1)
    table.give("legion", "armorers")
    table.start("legion", "attack")

    assert table.refused("legion", Craft(table.card("armorers", "legion"))).law == "QL.6.1"


@pytest.mark.parametrize(("option", "saved"), [("supply", 0), ("hospitals", 2)])
def test_a_table_may_let_field_hospitals_save_what_returns(option, saved):
    table = legion_table("marquise", "eyrie", spoils=option)
    campaign(table, "anvil")
    table.build(KEEP, "marquise", "keep")
    table.place(FOX, marquise=2)
    table.place(12, marquise=1)
    table.give("marquise", "foxfolk_steel")
    table.play(removal(table, "marquise", FOX, 2))
    table.play(removal(table, "marquise", 12, 1))
    assert in_box(table) == 3

    answers = ["marquise: foxfolk_steel"] if saved else []
    played = table.start("legion", "spoils", answers=answers)

    assert table.warriors("marquise", KEEP) == saved
    assert len(played.told(EffectUsed)) == bool(saved)
    assert in_box(table) == 0


# The view


def test_everybody_sees_the_whole_board(table):
    campaign(table, "crossbow_bird", "mouse")
    colonies(table, FOX)
    table.place(MOUSE, marquise=2)
    table.build(MOUSE, "marquise", "wood", "wood")
    table.play(removal(table, "marquise", MOUSE, 2, "wood", "wood"))

    seen = [table.board_seen("legion", key) for key in (None, "legion", "marquise")]

    assert seen[0] == seen[1] == seen[2]
    assert (seen[0].suit, seen[0].colonies) == ("mouse", 5)
    assert CARDS[seen[0].campaign].key == "crossbow_bird"
    assert spoils(table) == [("marquise", "warrior", 2), ("marquise", "wood", 2)]


def test_a_card_seen_in_the_hand_is_known_to_have_become_the_campaign(table):
    table.give("legion", "anvil")
    campaign(table, "sword")
    card = table.card("anvil", "legion")
    eyrie, legion = table.seat("eyrie"), table.seat("legion")
    saw = HandSeen(legion, (card,))
    view = GAME.view(table.state, eyrie)

    assert [said.id for said in knowledge([saw], view)] == ["knows-hand-sure"]
    assert knowledge([saw, CampaignBegan(legion, card)], view) == []


def test_the_hand_stays_hidden_when_a_campaign_begins(table):
    table.give("legion", "cobbler", "sword")

    table.set_up("legion", "1", "5", "...")
    question = table.question("legion")

    assert not question.public
    assert GAME.view(table.state, table.seat("eyrie")).hand == ()


def test_the_odds_count_no_queens(table):
    campaign(table, "anvil")
    table.place(FOX, legion=2, marquise=3)

    said = odds(table.state, table.seat("legion"), table.seat("marquise"), FOX)

    assert ("odds-no-queens", "QL.2.4") in [(each.id, each.law) for each in said]


def test_the_odds_still_name_the_commander(table):
    fill_roosts(table, 1)
    table.board("eyrie").leader = "commander"
    table.place(FOX, eyrie=2, marquise=3)

    said = odds(table.state, table.seat("eyrie"), table.seat("marquise"), FOX)

    assert ("odds-commander", "7.8.3") in [(each.id, each.law) for each in said]


# The evaluation


def test_colonies_spoils_and_warriors_are_worth_having(table):
    campaign(table, "anvil")
    legion = table.seat("legion")
    values = []

    def value() -> None:
        values.append(FACTIONS["legion"].evaluate(table.state, legion))

    value()
    table.place(FOX, legion=2)
    value()
    colonies(table, FOX)
    value()
    table.place(12, marquise=4)
    table.play(removal(table, "marquise", 12, 4))
    table.state.current = table.seat("marquise")
    value()

    assert values == sorted(values)
    assert len(set(values)) == 4


def test_marching_to_and_fro_is_worth_less_and_less(table):
    campaign(table, "anvil")
    table.place(FOX, legion=2)
    table.state.current, legion = table.seat("legion"), table.seat("legion")
    before = FACTIONS["legion"].evaluate(table.state, legion)

    table.board("legion").moves = 6

    assert FACTIONS["legion"].evaluate(table.state, legion) < before - 0.5


def test_menus_say_what_a_choice_brings(table):
    campaign(table, "anvil")
    colonies(table, FOX)
    table.place(FOX, legion=2, marquise=3)
    legion = table.seat("legion")
    facts = FACTIONS["legion"].facts

    assert facts(table.state, legion, Colonize(Clearing(FOX))) == {"points": 1}
    assert facts(table.state, legion, Colonize(Clearing(12))) == {"points": 0}
    attack = Attack(Clearing(FOX), table.seat("marquise"))
    assert GAME.facts(table.state, legion, attack) == {"mine": 3, "theirs": 3}, "No Queens counts"
    tactics = ChangeTactics(table.card("tax_collector"))
    assert facts(table.state, legion, tactics) == {"count": 3, "item": "no"}
    spent = Reinforce(table.card("anvil"), "fox")
    assert facts(table.state, legion, spent) == {"count": 1}
    assert FACTIONS["legion"].menu_context(table.state, legion) == {"suit": "fox", "spoils": 0}


def test_coffin_makers_take_warriors_only_when_they_return():
    table = legion_table("marquise", "eyrie", deck="exiles_partisans")
    table.give("marquise", "bake_sale")  # a seat with any card is asked
    campaign(table, "anvil")
    table.craft("eyrie", "coffin_makers")
    table.place(FOX, marquise=2)
    table.play(removal(table, "marquise", FOX, 2))
    assert table.state.coffins == []

    table.start("legion", "spoils")

    assert table.state.coffins == [table.seat("marquise")] * 2
    assert table.state.supply[table.seat("marquise")] == 23
