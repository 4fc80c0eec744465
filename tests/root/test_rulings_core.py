"""The rulings of the core rules but battle, C14 to C30: each situation and its outcome."""

from __future__ import annotations

import random

import pytest

from tests.root.kit import (
    CARDS,
    FOX,
    GAME,
    NOBODY,
    RABBIT,
    ActivateDominance,
    AllianceMove,
    BattleBegan,
    Clearing,
    Craft,
    Done,
    Drew,
    HandShown,
    ItemTaken,
    March,
    MarquiseBattle,
    Match,
    Organize,
    Removed,
    Reshuffled,
    RngChance,
    Scored,
    Setup,
    TakeDominance,
    Use,
    all_cards,
    battle,
    draw,
    marquise_daylight,
    officers,
    ruler,
    sympathy,
)

# Rule and moving (2.5, 4.2)


@pytest.mark.ruling("core:C14")
def test_a_tie_of_three_has_no_ruler_but_the_eyrie(table):
    table.place(RABBIT, marquise=2, alliance=2)
    third = table.seat("vagabond")  # stands for any faction with a warrior and a building
    table.state.add_warriors(third, RABBIT, 2)
    assert ruler(table.state, RABBIT) == NOBODY

    table.state.add_warriors(third, RABBIT, -2)
    table.place(RABBIT, eyrie=1)
    table.build(RABBIT, "eyrie", "roost")
    assert ruler(table.state, RABBIT) == table.seat("eyrie")


@pytest.mark.ruling("core:C15")
def test_no_move_between_clearings_that_one_does_not_rule(table):
    table.place(RABBIT, marquise=1, eyrie=3)
    marquise_daylight(table)

    refusal = table.refused("marquise", March(Clearing(RABBIT), Clearing(1), 1))

    assert refusal.law == "4.2.1"
    assert refusal.args_of_words["instead"] == ""


# Dominance (3.3)


@pytest.mark.ruling("core:C16")
def test_after_activating_dominance_a_craft_scores_nothing(table):
    table.build(RABBIT, "marquise", "workshop", "workshop")
    table.give("marquise", "dominance_fox", "bake_sale")
    table.points(marquise=10)
    table.start("marquise", "craft")

    table.choose("marquise", ActivateDominance(table.card("dominance_fox")))
    crafted = table.choose("marquise", Craft(table.card("bake_sale")))

    assert crafted.only(ItemTaken).item == "coins"
    assert crafted.told(Scored) == []
    assert table.score("marquise") == 10
    assert GAME.view(table.state, None).seats[table.seat("marquise")].points is None
    assert GAME.scores(table.state)[table.seat("marquise")] == 0, "not ranked by points it lost"


@pytest.mark.ruling("core:C17")
def test_nine_points_are_too_few_to_activate_dominance(table):
    table.give("marquise", "dominance_fox")
    table.points(marquise=9)
    marquise_daylight(table)

    refusal = table.refused("marquise", ActivateDominance(table.card("dominance_fox")))

    assert refusal.law == "3.3.1"


@pytest.mark.ruling("core:C18")
def test_a_discarded_dominance_card_lies_beside_the_map(table):
    table.give("marquise", "dominance_fox", "anvil", "sword", "bake_sale", "investments")
    table.start("marquise", "draw")

    table.choose("marquise", "dominance_fox")

    assert [CARDS[card].key for card in table.state.available] == ["dominance_fox"]
    assert table.state.discard == []


@pytest.mark.ruling("core:C19")
def test_birds_pay_for_any_dominance_card_and_only_birds_for_the_bird(table):
    table.state.available = [table.take("dominance_bird"), table.take("dominance_fox")]
    table.give("marquise", "anvil", "armorers")
    marquise_daylight(table)

    refusal = table.refused(
        "marquise", TakeDominance(table.card("dominance_bird"), table.card("anvil"))
    )
    table.choose("marquise", TakeDominance(table.card("dominance_fox"), table.card("armorers")))

    assert refusal.law == "3.3.4"
    assert table.hand("marquise") == ["anvil", "dominance_fox"]


@pytest.mark.ruling("core:C20")
def test_corners_of_one_side_do_not_win_and_opposite_ones_do(table):
    table.state.dominance[table.seat("marquise")] = table.take("dominance_bird")
    table.place(1, marquise=1)
    table.place(2, marquise=1)
    table.turn("marquise")
    assert table.winners == []

    table.place(3, marquise=1)
    table.turn("marquise")
    assert table.winners == ["marquise"]


# Crafting and cards (2.1, 4.1)


@pytest.mark.ruling("core:C21")
def test_neither_a_missing_item_nor_a_twin_can_be_crafted(table):
    table.build(FOX, "marquise", "workshop")
    table.state.items["hammer"] = 0
    table.craft("marquise", "armorers")
    table.give("marquise", "anvil", "armorers")
    table.start("marquise", "craft")

    anvil = table.refused("marquise", Craft(table.card("anvil", "marquise")))
    armorers = table.refused("marquise", Craft(table.card("armorers", "marquise")))

    assert anvil.law == "4.1.2"
    assert armorers.law == "4.1.4"


@pytest.mark.ruling("core:C22")
def test_one_workshop_crafts_one_card_a_turn(table):
    table.build(FOX, "marquise", "workshop")
    table.give("marquise", "anvil", "crossbow_bird")
    table.start("marquise", "craft")

    table.choose("marquise", Craft(table.card("anvil")))
    refusal = table.refused("marquise", Craft(table.card("crossbow_bird")))

    assert refusal.law == "4.1.1"


@pytest.mark.ruling("core:C23")
def test_an_empty_deck_is_reshuffled_in_the_middle_of_a_draw(table):
    table.discard("sword", "bake_sale", "investments")
    table.deck("anvil")
    table.state.discard = [card for card in table.state.discard if CARDS[card].key != "anvil"]

    async def rule(t):
        draw(t, table.seat("marquise"), 3)

    played = table.play(rule)

    assert played.only(Reshuffled).cards == 3
    assert played.only(Drew).count == 3
    assert "anvil" in table.hand("marquise")
    assert len(table.state.deck) == 1


@pytest.mark.ruling("core:C24")
def test_a_favor_removes_everything_before_anybody_reacts(table):
    for workshop in (1, 6, FOX):
        table.build(workshop, "marquise", "workshop")
    table.build(12, "eyrie", "roost")
    table.build(12, "alliance", "base_fox")
    sympathy(table, 6, FOX)
    table.place(6, eyrie=2)
    table.give("marquise", "favor_of_the_foxes")
    table.board("vagabond").place = 12
    table.start("marquise", "craft")

    favor = Craft(table.card("favor_of_the_foxes"))
    played = table.choose("marquise", favor, ["marquise: outrage"])

    assert table.score("marquise") == 4
    assert table.pieces("eyrie", 12) == table.pieces("alliance", 12) == []
    assert table.warriors("eyrie", 6) == 0
    kinds = [type(event) for event in played.events]
    last_removal = len(kinds) - 1 - kinds[::-1].index(Removed)
    assert kinds.index(Scored) > last_removal
    assert kinds.index(HandShown) > last_removal, "Outrage comes after all removals"
    assert table.board("vagabond").place == 12


# Winning (3.1)


@pytest.mark.ruling("core:C25")
def test_thirty_points_win_in_the_middle_of_another_players_battle(table):
    table.state.current = table.seat("eyrie")
    table.points(marquise=29)
    table.place(RABBIT, eyrie=1, marquise=3)
    table.build(RABBIT, "eyrie", "roost")

    table.play(battle("eyrie", "marquise", RABBIT), dice=[3, 2])

    assert table.winners == ["marquise"]


@pytest.mark.ruling("core:C25")
@pytest.mark.parametrize(
    ("current", "winner"), [("eyrie", "eyrie"), ("marquise", "marquise"), ("vagabond", "marquise")]
)
def test_of_two_at_thirty_the_nearest_clockwise_wins(table, current, winner):
    table.state.current = table.seat(current)
    table.points(marquise=29, eyrie=29)
    table.place(RABBIT, eyrie=1, marquise=1)
    table.build(RABBIT, "eyrie", "roost")
    table.build(RABBIT, "marquise", "sawmill")
    table.board("eyrie").leader = "commander"
    table.craft("marquise", "sappers")

    table.play(battle("eyrie", "marquise", RABBIT), ["marquise: yes"], dice=[1, 1])

    assert table.winners == [winner]


# Entering, placing, timing


@pytest.mark.ruling("core:C26")
def test_enemies_may_enter_the_clearing_of_the_keep_but_place_nothing(table):
    keep = 1
    table.build(keep, "marquise", "keep")
    table.place(RABBIT, alliance=3)
    officers(table, 2)
    table.start("alliance", "operations")

    table.choose("alliance", AllianceMove(Clearing(RABBIT), Clearing(keep), 2))
    refusal = table.refused("alliance", Organize(Clearing(keep)))

    assert table.warriors("alliance", keep) == 2
    assert refusal.law == "6.2.2"


@pytest.mark.ruling("core:C27")
def test_cobbler_comes_before_everything_else_in_evening(table):
    table.craft("alliance", "cobbler")
    table.place(RABBIT, alliance=3)
    officers(table, 2)
    table.start("alliance", "operations")
    cobbler = Use(table.state.crafted[table.seat("alliance")][0])
    assert cobbler in table.options("alliance")

    table.choose("alliance", AllianceMove(Clearing(RABBIT), Clearing(1), 1))

    assert table.refused("alliance", cobbler).law == "1.4.1"


@pytest.mark.ruling("core:C27")
def test_nothing_is_done_once_the_last_step_of_the_turn_has_begun(table):
    table.craft("marquise", "cobbler")
    table.build(FOX, "marquise", "workshop")
    table.place(FOX, marquise=2)
    table.give("marquise", "anvil", "sword", "bake_sale", "investments", "foxfolk_steel")
    table.start("marquise", "evening")
    table.choose("marquise", Done())
    assert table.asked("marquise") == "discard"

    cobbler = Use(table.state.crafted[table.seat("marquise")][0])
    for late in (cobbler, Craft(table.card("anvil")), March(Clearing(FOX), Clearing(4), 1)):
        assert table.refused("marquise", late).law == "1.4.3"


@pytest.mark.ruling("core:C28")
def test_two_players_have_no_dominance_cards():
    setup = Setup("root", ("marquise", "eyrie"), {"setup": "usual"})

    match = Match.new(GAME, setup, RngChance(random.Random(1)))

    deck = [CARDS[card] for card in all_cards(match.state) if CARDS[card].kind != "vizier"]
    assert len(deck) == 50
    assert not [card for card in deck if card.kind == "dominance"]


@pytest.mark.ruling("core:C29")
def test_losing_a_building_costs_no_points(table):
    table.points(marquise=7)
    table.place(RABBIT, eyrie=2)
    table.build(RABBIT, "marquise", "recruiter")

    table.play(battle("eyrie", "marquise", RABBIT), dice=[1, 0])

    assert table.pieces("marquise", RABBIT) == []
    assert table.score("marquise") == 7


@pytest.mark.ruling("core:C30")
def test_battle_needs_no_rule_and_entering_needs_no_battle(table):
    table.place(RABBIT, marquise=1, eyrie=3)
    table.place(1, marquise=2)
    marquise_daylight(table)
    assert MarquiseBattle(Clearing(RABBIT), table.seat("eyrie")) in table.options("marquise")

    entered = table.choose("marquise", March(Clearing(1), Clearing(RABBIT), 2))

    assert entered.told(BattleBegan) == []
    assert table.warriors("marquise", RABBIT) == 3
