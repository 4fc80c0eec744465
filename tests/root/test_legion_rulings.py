"""The rulings of the Legion, L1 to L15: spoils, and its Birdsong."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    AT,
    DAMAGED,
    FOX,
    MOUSE,
    RABBIT,
    BaseLost,
    ChangeTactics,
    Craft,
    EffectUsed,
    FailurePaid,
    OutragePaid,
    Placed,
    Reinforce,
    RootTestTable,
    Scored,
    SpoilsReturned,
    Use,
    asked_so_far,
    attack,
    battle,
    campaign,
    colonies,
    in_box,
    in_supply,
    legion_table,
    ministers,
    officers,
    reinforce,
    removal,
    spoils,
    stack,
    supporters,
    sympathy,
)

KEEP = 1


TABLE = legion_table


def fox_market(table: RootTestTable) -> None:
    """Give the Marquise three crafting pieces for the Legion in clearing 12, and a warrior."""
    table.build(12, "marquise", "sawmill", "workshop", "wood")
    table.place(FOX, marquise=1)
    colonies(table, 12)
    table.give("legion", "favor_of_the_foxes")


@pytest.mark.ruling("seed:L1")
@pytest.mark.parametrize(("card", "points"), [("anvil", 2), ("crossbow_bird", 1)])
def test_two_spoils_score_a_point_or_three_under_a_bird_and_all_return(table, card, points):
    campaign(table, card, "fox")
    table.place(FOX, marquise=5, legion=1)
    table.play(removal(table, "marquise", FOX, 5))
    assert in_box(table) == 5

    table.start("legion", "spoils")

    assert table.score("legion") == points
    assert in_box(table) == 0
    assert table.state.supply[table.seat("marquise")] == 25


@pytest.mark.ruling("seed:L2")
def test_what_falls_in_the_campaign_is_spoils_and_no_hospital_is_offered(table):
    campaign(table, "anvil")
    table.build(KEEP, "marquise", "keep")
    table.place(FOX, legion=4, marquise=2)
    table.build(FOX, "marquise", "sawmill")
    table.give("marquise", "foxfolk_steel")

    attack(table, FOX, "marquise", dice=[3, 0], answers=["marquise: pass"])

    assert spoils(table) == [("marquise", "sawmill", 1), ("marquise", "warrior", 2)]
    assert table.score("legion") == 1
    assert "marquise.hospitals" not in asked_so_far(table)
    assert in_supply(table.state, table.seat("marquise"), "sawmill") == 5


@pytest.mark.ruling("seed:L3")
def test_elsewhere_pieces_are_removed_as_always(table):
    campaign(table, "anvil")
    table.build(KEEP, "marquise", "keep")
    table.craft("legion", "command_warren")
    table.place(RABBIT, legion=3, marquise=2)
    table.give("marquise", "bake_sale")
    table.start("legion", "invade")

    played = table.choose(
        "legion",
        Use(table.card("command_warren")),
        answers=["marquise: pass", "marquise: bake_sale"],
        dice=[2, 0],
    )

    assert in_box(table) == 0
    assert [event.effect for event in played.told(EffectUsed)][-1] == "field_hospitals"
    assert table.warriors("marquise", KEEP) == 2


@pytest.mark.ruling("seed:L4")
def test_in_an_enemy_turn_nothing_becomes_spoils(table):
    campaign(table, "anvil")
    table.place(FOX, legion=3, marquise=3)
    table.state.current = table.seat("marquise")

    table.play(battle("marquise", "legion", FOX), dice=[1, 3])

    assert table.warriors("marquise", FOX) == 2
    assert in_box(table) == 0
    assert table.state.supply[table.seat("marquise")] == 23


@pytest.mark.ruling("seed:L5")
def test_a_favor_crafted_in_evening_brings_spoils_that_score_at_once(table):
    campaign(table, "anvil")
    fox_market(table)
    table.start("legion", "craft")

    played = table.choose("legion", Craft(table.card("favor_of_the_foxes", "legion")))

    assert [event.points for event in played.told(Scored)] == [3, 2]
    assert played.only(SpoilsReturned).count == 4


@pytest.mark.ruling("seed:L5")
def test_a_favor_of_another_suit_brings_no_spoils(table):
    campaign(table, "bake_sale")
    fox_market(table)
    table.start("legion", "craft")

    played = table.choose("legion", Craft(table.card("favor_of_the_foxes", "legion")))

    assert [event.points for event in played.told(Scored)] == [3]
    assert played.told(SpoilsReturned) == []


@pytest.mark.ruling("seed:L6")
def test_fallen_cultists_are_spoils_first_and_acolytes_when_they_return():
    table = legion_table("lizards", "eyrie")
    campaign(table, "anvil")
    table.place(FOX, legion=3, lizards=2)

    attack(table, FOX, "lizards", dice=[2, 0])
    assert table.board("lizards").acolytes == 0
    assert spoils(table) == [("lizards", "warrior", 2)]
    table.start("legion", "spoils")

    assert table.board("lizards").acolytes == 2
    assert in_box(table) == 0


@pytest.mark.ruling("seed:L7")
def test_items_of_a_vagabond_are_spoils_and_return_damaged():
    table = legion_table("marquise", "vagabond")
    table.give("marquise", "bake_sale")  # a seat with any card is asked
    campaign(table, "anvil")
    board = table.board("vagabond")
    board.place = FOX
    for key in ("boot", "tea-exhausted", "sword"):
        board.items[AT[key]] = 1
    table.place(FOX, legion=3)

    attack(table, FOX, "vagabond", dice=[2, 0], answers=["vagabond: boot=1 tea-exhausted=1"])
    assert spoils(table) == [("vagabond", "boot", 1), ("vagabond", "tea", 1)]
    assert sum(table.board("vagabond").items) == 1
    table.start("legion", "spoils")

    board = table.board("vagabond")
    assert table.score("legion") == 1
    assert board.items[AT["boot"] + DAMAGED] == board.items[AT["tea-exhausted"] + DAMAGED] == 1
    assert sum(board.items) == 3


@pytest.mark.ruling("seed:L8")
def test_a_market_costs_its_price_at_once_and_goes_home_later():
    table = legion_table("duchy", "eyrie")
    campaign(table, "anvil")
    ministers(table, "foremole")
    table.place(FOX, legion=2)
    table.build(FOX, "duchy", "market")
    duchy = table.seat("duchy")

    played = attack(table, FOX, "duchy", dice=[1, 0])
    assert played.only(FailurePaid).minister == "foremole"
    assert table.state.open_slots(FOX) == 2
    assert in_supply(table.state, duchy, "market") == 2
    table.start("legion", "spoils")

    assert in_supply(table.state, duchy, "market") == 3


@pytest.mark.ruling("seed:L9")
def test_a_raid_springs_at_once_and_the_token_goes_home_later():
    table = legion_table("corvids", "eyrie")
    campaign(table, "anvil")
    table.place(FOX, legion=2)
    table.build(FOX, "corvids", "raid")
    corvids = table.seat("corvids")

    attack(table, FOX, "corvids", dice=[1, 0])
    assert table.warriors("corvids", 4) == table.warriors("corvids", 7) == 1
    assert spoils(table) == [("corvids", "raid", 1)]
    assert in_supply(table.state, corvids, "raid") == 1
    table.start("legion", "spoils")

    assert in_supply(table.state, corvids, "raid") == 2


@pytest.mark.ruling("seed:L10")
def test_a_base_costs_supporters_and_officers_at_once(table):
    campaign(table, "anvil")
    table.place(FOX, legion=2)
    table.build(FOX, "alliance", "base_fox")
    stack(table, "foxfolk_steel", "sword")
    officers(table, 3)

    played = attack(table, FOX, "alliance", dice=[1, 0])

    assert played.only(BaseLost).officers == 2
    assert supporters(table) == ["sword"]
    assert spoils(table) == [("alliance", "base_fox", 1)]


@pytest.mark.ruling("seed:L11")
def test_sympathy_causes_outrage_at_once_and_is_a_spoil(table):
    campaign(table, "anvil")
    table.place(FOX, legion=2)
    sympathy(table, FOX)
    table.give("legion", "foxfolk_steel")

    played = attack(table, FOX, "alliance", dice=[0, 0], answers=["legion: foxfolk_steel"])

    assert played.only(OutragePaid).payer == table.seat("legion")
    assert supporters(table) == ["foxfolk_steel"]
    assert spoils(table) == [("alliance", "sympathy", 1)]


@pytest.mark.ruling("seed:L12")
def test_a_bird_drops_supplies_by_its_icons_and_is_aimed_anew_each_turn(table):
    campaign(table, "crossbow_bird", "mouse")
    table.place(FOX, legion=1)
    table.place(MOUSE, legion=1)

    table.start("legion", "supply")

    assert table.warriors("legion", FOX) == 2, "the icon of the crossbow is a fox"
    assert table.warriors("legion", MOUSE) == 1
    assert table.asked("legion") == "legion.aim"
    assert table.board("legion").suit == "mouse"
    table.choose("legion", "rabbit")
    assert table.board("legion").suit == "rabbit"


@pytest.mark.ruling("seed:L13")
@pytest.mark.parametrize("places", ["12=2", "8=2", "8=1 12=1"])
def test_any_piece_receives_a_drop_and_one_clearing_may_take_several(table, places):
    campaign(table, "foxfolk_steel")
    colonies(table, 12)
    table.place(FOX, legion=1)

    table.start("legion", "supply", answers=[f"legion: {places}"])

    wanted = dict(part.split("=") for part in places.split())
    assert table.warriors("legion", 12) == int(wanted.get("12", 0))
    assert table.warriors("legion", FOX) == 1 + int(wanted.get("8", 0))


@pytest.mark.ruling("seed:L14")
@pytest.mark.parametrize("elsewhere", [True, False])
def test_nothing_drops_at_a_keep_or_into_a_snare(elsewhere):
    table = legion_table("marquise", "corvids")
    campaign(table, "foxfolk_steel")
    table.build(KEEP, "marquise", "keep")
    table.build(12, "corvids", "snare")
    table.place(KEEP, legion=1)
    table.place(12, legion=1)
    table.place(6, legion=int(elsewhere))

    table.start("legion", "supply")

    assert table.warriors("legion", KEEP) == table.warriors("legion", 12) == 1
    assert table.warriors("legion", 6) == 3 * elsewhere
    assert "legion.drop" not in asked_so_far(table)


@pytest.mark.ruling("seed:L15")
def test_a_bird_spent_on_colonies_stands_for_one_suit(table):
    campaign(table, "ambush_fox")
    colonies(table, FOX, 12, MOUSE)
    table.give("legion", "armorers")
    table.start("legion", "supply")

    offered = table.options("legion", Reinforce)
    played = table.choose("legion", reinforce(table, "armorers", "fox"))

    assert [each.suit for each in offered] == ["fox", "mouse"]
    assert {event.clearing for event in played.told(Placed)} == {FOX, 12}
    assert table.warriors("legion", MOUSE) == 0
    assert table.options("legion", ChangeTactics) == []
