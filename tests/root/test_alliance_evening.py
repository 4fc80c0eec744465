"""The Woodland Alliance (Law 8): Daylight, Evening, and the losses with a base."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    GAME,
    AllianceBattle,
    AllianceMove,
    AllianceRecruit,
    BaseLost,
    Clearing,
    Craft,
    Done,
    Drew,
    Mobilize,
    Mobilized,
    Organize,
    Revolt,
    RootTestTable,
    Spread,
    SupportersLost,
    Train,
    battle,
    officers,
    stack,
    supporters,
    sympathy,
)

# Daylight (8.5)


def test_sympathy_crafts_by_the_suits_of_its_clearings(table: RootTestTable) -> None:
    sympathy(table, 1, 3)
    table.give("alliance", "anvil", "smugglers_trail", "travel_gear_mouse")

    table.start("alliance", "daylight")
    cards = [option.key() for option in table.options("alliance", Craft)]
    assert cards == ["craft:anvil", "craft:travel_gear_mouse"]
    table.choose("alliance", "craft:anvil")

    assert table.score("alliance") == 2
    assert [o.key() for o in table.options("alliance", Craft)] == ["craft:travel_gear_mouse"]


def test_mobilizing_hides_a_card_among_the_supporters(table: RootTestTable) -> None:
    table.give("alliance", "anvil", "sword")

    table.start("alliance", "daylight")
    played = table.choose("alliance", Mobilize(table.card("anvil", "alliance")))

    assert supporters(table) == ["anvil"]
    assert table.hand("alliance") == ["sword"]
    assert played.audience(Mobilized) == [None]
    assert table.discarded() == []


def test_a_mobilized_card_without_room_is_discarded(table: RootTestTable) -> None:
    stack(table, "sword", "bake_sale", "cobbler", "investments", "codebreakers")
    table.give("alliance", "anvil", "foxfolk_steel")
    mobilize = Mobilize(table.card("anvil", "alliance"))

    table.start("alliance", "daylight")
    assert GAME.facts(table.state, table.seat("alliance"), mobilize) == {"lost": 1}
    table.choose("alliance", mobilize)

    assert len(supporters(table)) == 5
    assert table.discarded() == ["anvil"]


def test_with_a_base_the_stack_holds_any_number(table: RootTestTable) -> None:
    stack(table, "sword", "bake_sale", "cobbler", "investments", "codebreakers")
    table.build(3, "alliance", "base_rabbit")
    table.give("alliance", "anvil")
    mobilize = Mobilize(table.card("anvil", "alliance"))

    table.start("alliance", "daylight")
    assert GAME.facts(table.state, table.seat("alliance"), mobilize) == {}
    table.choose("alliance", mobilize)

    assert len(supporters(table)) == 6


def test_training_needs_a_card_matching_a_bases_clearing(table: RootTestTable) -> None:
    table.build(1, "alliance", "base_fox")
    table.give("alliance", "anvil", "armorers", "sword")
    sword = Train(table.card("sword", "alliance"))

    table.start("alliance", "daylight")
    keys = [option.key() for option in table.options("alliance", Train)]
    assert keys == ["alliance.train:anvil", "alliance.train:armorers"]
    assert table.refused("alliance", sword).law == "8.5.3"
    table.choose("alliance", "alliance.train:anvil")

    assert table.board("alliance").officers == 1
    assert table.state.supply[table.seat("alliance")] == 9
    assert table.discarded() == ["anvil"]


def test_without_a_base_no_card_trains_and_the_refusal_says_so(table: RootTestTable) -> None:
    table.give("alliance", "anvil")
    table.start("alliance", "daylight")

    refusal = table.refused("alliance", Train(table.card("anvil", "alliance")))

    assert (refusal.key, refusal.law) == ("train-no-bases", "8.5.3")


def test_without_warriors_in_the_supply_nobody_is_trained(table: RootTestTable) -> None:
    table.build(1, "alliance", "base_fox")
    table.place(1, alliance=10)
    table.give("alliance", "anvil")

    table.start("alliance", "daylight")

    assert table.options("alliance", Train) == []
    assert table.refused("alliance", Train(table.card("anvil", "alliance"))).law == "1.5.1"


def test_a_card_that_is_not_held_is_neither_mobilized_nor_spent(table: RootTestTable) -> None:
    table.build(1, "alliance", "base_fox")
    table.give("alliance", "sword")

    table.start("alliance", "daylight")

    assert table.refused("alliance", Mobilize(table.card("anvil"))).key == "mobilize-not-held"
    assert table.refused("alliance", Train(table.card("anvil"))).key == "train-not-held"


# Evening (8.6)


def test_officers_allow_one_operation_each_and_stay(table: RootTestTable) -> None:
    officers(table, 2)
    table.build(1, "alliance", "base_fox")
    table.place(1, alliance=1)

    table.start("alliance", "operations")
    table.choose("alliance", AllianceRecruit(Clearing(1)))
    assert table.board_seen("alliance", None).operations_left == 1
    table.choose("alliance", AllianceMove(Clearing(1), Clearing(5), 2))

    assert table.warriors("alliance", 5) == 2
    assert table.board("alliance").officers == 2
    assert table.asked("alliance") is None
    assert table.state.current != table.seat("alliance")


def test_operations_come_back_with_the_next_turn(table: RootTestTable) -> None:
    officers(table, 1)
    table.build(1, "alliance", "base_fox")

    table.start("alliance", "operations")
    table.choose("alliance", AllianceRecruit(Clearing(1)))
    table.start("alliance", "operations")

    assert AllianceRecruit(Clearing(1)) in table.options("alliance")


def test_no_operation_without_an_officer(table: RootTestTable) -> None:
    table.build(1, "alliance", "base_fox")
    table.place(1, alliance=2, marquise=1)
    table.give("alliance", "sword")

    table.start("alliance", "revolt")

    for action in (
        AllianceMove(Clearing(1), Clearing(5), 1),
        AllianceBattle(Clearing(1), table.seat("marquise")),
        AllianceRecruit(Clearing(1)),
        Organize(Clearing(1)),
    ):
        assert table.refused("alliance", action).law == "8.6.1"


def test_each_operation_says_why_not(table: RootTestTable) -> None:
    officers(table, 1)
    sympathy(table, 1)
    table.place(1, alliance=1)
    table.place(5, marquise=1)

    table.start("alliance", "operations")

    assert table.refused("alliance", AllianceRecruit(Clearing(1))).law == "8.6.1.III"
    assert table.refused("alliance", Organize(Clearing(1))).key == "organize-sympathetic"
    assert table.refused("alliance", Organize(Clearing(5))).key == "organize-no-warrior"
    away = AllianceMove(Clearing(1), Clearing(3), 1)
    assert table.refused("alliance", away).law == "2.2.1"
    elsewhere = AllianceBattle(Clearing(5), table.seat("marquise"))
    assert table.refused("alliance", elsewhere).law == "4.3"


def test_organizing_is_barred_at_the_keep(table: RootTestTable) -> None:
    officers(table, 1)
    table.build(1, "marquise", "keep")
    table.place(1, alliance=1)

    table.start("alliance", "operations")

    assert table.refused("alliance", Organize(Clearing(1))).law == "6.2.2"


def test_operations_end_birdsong_and_daylight(table: RootTestTable) -> None:
    officers(table, 2)
    table.place(5, alliance=3)
    stack(table, "anvil")
    table.give("alliance", "sword")

    table.start("alliance", "revolt")
    table.choose("alliance", AllianceMove(Clearing(5), Clearing(1), 1))

    assert table.state.phase == "evening"
    assert table.options("alliance", Mobilize) == []
    assert table.refused("alliance", Spread(Clearing(1))).law == "8.4.2"
    assert table.refused("alliance", Mobilize(table.card("sword", "alliance"))).law == "8.5"


def test_losing_a_base_in_the_evening_leaves_fewer_operations(table: RootTestTable) -> None:
    officers(table, 3)
    table.build(1, "alliance", "base_fox")
    table.place(1, alliance=1, marquise=3)

    table.start("alliance", "operations")
    marquise = table.seat("marquise")
    table.choose("alliance", AllianceBattle(Clearing(1), marquise), dice=[2, 2])

    assert table.pieces("alliance", 1) == []
    assert table.board("alliance").officers == 1
    assert table.state.current != table.seat("alliance")


@pytest.mark.parametrize("bases", range(4))
def test_the_evening_draws_one_card_and_one_per_base(table: RootTestTable, bases: int) -> None:
    for clearing, kind in list({1: "base_fox", 2: "base_mouse", 3: "base_rabbit"}.items())[:bases]:
        table.build(clearing, "alliance", kind)

    played = table.start("alliance", "draw")

    drew = [event.count for event in played.told(Drew) if event.seat == table.seat("alliance")]
    assert drew == [1 + bases]


def test_a_hand_above_five_is_discarded_down_and_supporters_do_not_count(
    table: RootTestTable,
) -> None:
    stack(table, "sword", "investments")
    table.give("alliance", "anvil", "foxfolk_steel", "bake_sale", "cobbler", "codebreakers")

    table.start("alliance", "draw", answers=["alliance: anvil"])

    assert len(table.hand("alliance")) == 5
    assert table.discarded() == ["anvil"]


def test_the_whole_turn_is_one_menu_that_only_narrows(table: RootTestTable) -> None:
    sympathy(table, 5)
    officers(table, 1)
    table.place(5, alliance=1)
    stack(table, "cobbler", "bake_sale", "anvil")
    table.give("alliance", "sword")
    table.state.order[:] = [2, 0, 1, 3]

    table.turn("alliance")

    assert table.asked("alliance") == "alliance.revolt"
    kinds = {type(option) for option in table.options("alliance")}
    assert kinds == {Revolt, Spread, Mobilize, AllianceMove, Done}


# Losing a base (8.2.4)


def test_a_lost_base_takes_matching_supporters_and_birds(table: RootTestTable) -> None:
    table.build(2, "alliance", "base_mouse")
    table.place(2, marquise=1)
    stack(table, "sword", "armorers", "anvil", "cobbler")

    played = table.play(battle("marquise", "alliance", 2), dice=[1, 1])

    assert supporters(table) == ["anvil", "cobbler"]
    assert played.only(BaseLost).count == 2
    assert table.score("marquise") == 1


def lose_the_last_base(table: RootTestTable) -> None:
    """Set a mouse base alone against a warrior, with seven supporters of other suits."""
    table.build(2, "alliance", "base_mouse")
    table.place(2, marquise=1)
    table.state.current = table.seat("marquise")
    stack(table, "anvil", "foxfolk_steel", "stand_and_deliver", "tax_collector", "root_tea_fox")
    stack(table, "cobbler", "bake_sale")


def test_without_a_base_left_only_five_supporters_stay(table: RootTestTable) -> None:
    lose_the_last_base(table)

    played = table.play(
        battle("marquise", "alliance", 2), answers=["alliance: anvil cobbler"], dice=[1, 1]
    )

    assert len(supporters(table)) == 5
    assert table.discarded() == ["anvil", "cobbler"]
    assert len(played.only(SupportersLost).cards) == 2


def test_a_second_base_keeps_the_stack_unlimited(table: RootTestTable) -> None:
    lose_the_last_base(table)
    table.build(1, "alliance", "base_fox")

    table.play(battle("marquise", "alliance", 2), dice=[1, 1])

    assert len(supporters(table)) == 7


@pytest.mark.parametrize(
    ("keep", "rabbits"), [("balance", 2), ("fox", 0), ("rabbit", 2), ("mouse", 2)]
)
def test_the_plan_says_which_supporters_stay(keep: str, rabbits: int) -> None:
    table = RootTestTable("marquise", "alliance", responses="planned")
    lose_the_last_base(table)
    table.state.plans[table.seat("alliance")]["base_loss"] = {"first": "loss", "keep": keep}

    table.play(battle("marquise", "alliance", 2), dice=[1, 1])

    left = supporters(table)
    assert len(left) == 5
    assert sum(card in ("cobbler", "bake_sale") for card in left) == rabbits
