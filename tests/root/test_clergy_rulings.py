"""The rulings of the Clergy, H1 to H16: each situation as written, and its outcome."""

from __future__ import annotations

from functools import partial

import pytest

from tests.root.kit import (
    AT,
    CLERGY_SEATS,
    DAMAGED,
    FOX,
    FULL_BAG,
    MOUSE,
    RABBIT,
    Bloom,
    BuildCathedral,
    Clearing,
    Craft,
    CrusadeBattle,
    FlowerReturned,
    FlowersDrawn,
    Moved,
    OutragePaid,
    Replant,
    RootTestTable,
    Scored,
    ScoreFlower,
    battle,
    cathedral,
    crusade,
    flower,
    in_bag,
    lay_flowers,
    mission,
    penitent,
    penitents,
)

TABLE = partial(RootTestTable, *CLERGY_SEATS)


def score_of(clearing: int, suit: str) -> ScoreFlower:
    """Return the action of offering a flower for a point."""
    return ScoreFlower(Clearing(clearing), flower(suit))


def replant(clearing: int, suit: str) -> Replant:
    """Return the action of replanting a flower."""
    return Replant(Clearing(clearing), flower(suit))


@pytest.mark.ruling("seed:H1")
def test_a_flower_without_a_legal_place_goes_back_and_counts(table: RootTestTable) -> None:
    cathedral(table, FOX)
    table.place(FOX, clergy=2)
    table.place(RABBIT, clergy=1)

    played = table.start("clergy", "pollinate", dice=[FULL_BAG["fox"], FULL_BAG["rabbit"]])

    assert played.only(FlowersDrawn).flowers == (flower("fox"), flower("rabbit"))
    assert played.only(FlowerReturned).flower == flower("fox")
    assert table.pieces("clergy", FOX) == ["cathedral"]
    assert table.pieces("clergy", RABBIT) == ["flower_rabbit"]
    assert in_bag(table) == {"fox": 3, "rabbit": 2, "mouse": 3, "bird": 2}


@pytest.mark.ruling("seed:H2")
def test_a_bird_flower_goes_to_any_warrior_without_a_cathedral(table: RootTestTable) -> None:
    cathedral(table, FOX)
    for clearing in (FOX, RABBIT, MOUSE, 1):
        table.place(clearing, clergy=1)
    table.give("clergy", "armorers")

    table.start("clergy", "birdsong")
    card = table.card("armorers", "clergy")
    table.choose("clergy", Bloom(card), answers=["clergy: ..."], dice=[FULL_BAG["bird"]])

    assert table.asked("clergy") == "clergy.flower"
    assert [option.clearing for option in table.options("clergy")] == [1, RABBIT, MOUSE]


@pytest.mark.ruling("seed:H3")
def test_the_keep_stops_a_drawn_flower_but_not_a_carried_one(table: RootTestTable) -> None:
    table.build(1, "marquise", "keep")
    table.place(1, clergy=1)
    table.place(RABBIT, clergy=2)
    lay_flowers(table, RABBIT, "fox")
    table.give("clergy", "armorers")

    table.start("clergy", "birdsong")
    bloom = Bloom(table.card("armorers", "clergy"))
    played = table.choose("clergy", bloom, dice=[0])
    assert played.only(FlowerReturned).flower == flower("fox")
    assert table.pieces("clergy", 1) == []

    table.choose("clergy", mission(RABBIT, 1), answers=["clergy: flower_fox=1", "clergy: done"])
    assert table.pieces("clergy", 1) == ["flower_fox"]


@pytest.mark.ruling("seed:H4")
def test_two_warriors_carry_at_most_two_of_four_flowers(table: RootTestTable) -> None:
    table.place(RABBIT, clergy=3)
    lay_flowers(table, RABBIT, "fox", "fox", "mouse", "bird")

    table.start("clergy", "act")
    table.choose("clergy", mission(RABBIT, 1, 2))

    assert table.asked("clergy") == "clergy.carry"
    table.refused("clergy", "flower_fox=2 flower_bird=1")
    table.choose("clergy", "flower_fox=1 flower_bird=1", answers=["clergy: done"])
    assert table.pieces("clergy", 1) == ["flower_bird", "flower_fox"]
    assert table.pieces("clergy", RABBIT) == ["flower_fox", "flower_mouse"]


@pytest.mark.ruling("seed:H5")
def test_a_flower_scores_at_a_cathedral_of_another_suit_once_replanted(
    table: RootTestTable,
) -> None:
    cathedral(table, FOX)
    table.place(FOX, clergy=1)
    lay_flowers(table, FOX, "rabbit")

    table.start("clergy", "act")
    assert table.refused("clergy", score_of(FOX, "rabbit")).law == "HCC.5.2.I"
    table.choose("clergy", replant(FOX, "rabbit"))
    table.choose("clergy", score_of(FOX, "fox"))

    assert table.score("clergy") == 1
    assert table.pieces("clergy", FOX) == ["cathedral"]
    assert in_bag(table) == {"fox": 3, "rabbit": 3, "mouse": 3, "bird": 2}


@pytest.mark.ruling("seed:H6")
def test_no_replanting_of_a_suit_that_the_bag_lacks(table: RootTestTable) -> None:
    table.place(FOX, clergy=1)
    lay_flowers(table, FOX, "rabbit")
    lay_flowers(table, 1, "fox", "fox", "fox")

    table.start("clergy", "act")

    assert table.options("clergy", Replant) == []
    refusal = table.refused("clergy", replant(FOX, "rabbit"))
    assert (refusal.key, refusal.law) == ("replant-none-left", "HCC.5.1.IV")


@pytest.mark.ruling("seed:H7")
def test_building_takes_a_slot_but_no_rule(table: RootTestTable) -> None:
    cathedral(table, MOUSE)
    for clearing in (FOX, 1):
        lay_flowers(table, clearing, "fox")
    lay_flowers(table, FOX, "fox")
    lay_flowers(table, 1, "bird")
    table.place(FOX, marquise=3)
    table.build(1, "eyrie", "roost")

    table.start("clergy", "offer")
    assert table.refused("clergy", BuildCathedral(Clearing(1))).law == "2.2.3"
    table.choose("clergy", BuildCathedral(Clearing(FOX)))

    assert table.pieces("clergy", FOX) == ["cathedral"]
    assert table.score("clergy") == 1
    assert in_bag(table)["fox"] == 2


@pytest.mark.ruling("seed:H8")
def test_no_building_beside_the_keep_or_in_a_snare() -> None:
    table = RootTestTable("clergy", "marquise", "corvids")
    cathedral(table, MOUSE)
    table.build(FOX, "marquise", "keep")
    table.build(RABBIT, "corvids", "snare")
    lay_flowers(table, FOX, "fox", "fox")
    lay_flowers(table, RABBIT, "rabbit", "rabbit")

    table.start("clergy", "act")

    assert table.options("clergy", BuildCathedral) == []
    assert table.refused("clergy", BuildCathedral(Clearing(FOX))).law == "6.2.2"
    assert table.refused("clergy", BuildCathedral(Clearing(RABBIT))).law == "13.7.2"


@pytest.mark.ruling("seed:H9")
def test_honey_adds_a_point_to_every_card(table: RootTestTable) -> None:
    cathedral(table, MOUSE)
    lay_flowers(table, MOUSE, "fox", "fox", "mouse")
    table.give("clergy", "sword", "codebreakers")

    table.start("clergy", "offer")
    table.choose("clergy", Craft(table.card("sword", "clergy")))
    assert table.score("clergy") == 3
    table.choose("clergy", Craft(table.card("codebreakers", "clergy")))

    assert table.score("clergy") == 4
    assert table.pieces("clergy", MOUSE) == ["cathedral"]


@pytest.mark.ruling("seed:H10")
def test_a_favor_spares_penitents_and_removes_heretics(table: RootTestTable) -> None:
    cathedral(table, MOUSE)
    lay_flowers(table, MOUSE, "fox", "fox", "bird")
    penitent(table, "eyrie")
    table.build(FOX, "eyrie", "roost")
    table.place(FOX, eyrie=1, marquise=2)
    table.build(FOX, "marquise", "sawmill")
    table.give("clergy", "favor_of_the_foxes")

    table.start("clergy", "offer")
    table.choose("clergy", Craft(table.card("favor_of_the_foxes", "clergy")))

    assert table.pieces("eyrie", FOX) == ["roost"]
    assert table.warriors("eyrie", FOX) == 1
    assert table.pieces("marquise", FOX) == []
    assert table.warriors("marquise", FOX) == 0
    assert table.score("clergy") == 1 + 1


@pytest.mark.ruling("seed:H11")
def test_a_favor_does_not_damage_the_items_of_a_penitent(table: RootTestTable) -> None:
    cathedral(table, MOUSE)
    lay_flowers(table, MOUSE, "fox", "fox", "fox")
    penitent(table, "vagabond")
    board = table.board("vagabond")
    board.place = FOX
    for item in ("boot", "torch", "sword"):
        board.items[AT[item]] = 1
    table.give("clergy", "favor_of_the_foxes")

    table.start("clergy", "offer")
    table.choose("clergy", Craft(table.card("favor_of_the_foxes", "clergy")))

    assert [board.items[AT[item]] for item in ("boot", "torch", "sword")] == [1, 1, 1]
    assert not any(board.items[AT[item] + DAMAGED] for item in ("boot", "torch", "sword"))


@pytest.mark.ruling("seed:H12")
def test_a_penitent_has_honey_on_one_card_a_turn(table: RootTestTable) -> None:
    penitent(table, "marquise")
    table.build(FOX, "marquise", "workshop", "workshop")
    table.build(RABBIT, "marquise", "workshop")
    table.give("marquise", "anvil", "travel_gear_mouse")

    table.start("marquise", "craft")
    table.choose("marquise", Craft(table.card("anvil", "marquise")))
    assert table.score("marquise") == 2 + 1
    played = table.choose("marquise", Craft(table.card("travel_gear_mouse", "marquise")))

    assert played.only(Scored).points == 1
    assert table.score("marquise") == 3 + 1
    assert table.score("clergy") == 0


@pytest.mark.ruling("seed:H13")
def test_a_crusade_must_choose_the_heretic(table: RootTestTable) -> None:
    penitent(table, "marquise")
    cathedral(table, MOUSE)
    table.place(MOUSE, clergy=2)
    table.place(FOX, marquise=1, eyrie=1)

    table.start("clergy", "act")
    table.choose("clergy", crusade(MOUSE, FOX, 2))

    assert table.asked("clergy") == "clergy.crusade"
    fights = table.options("clergy", CrusadeBattle)
    assert [option.defender for option in fights] == [table.seat("eyrie")]
    against_penitent = CrusadeBattle(Clearing(FOX), table.seat("marquise"))
    assert table.refused("clergy", against_penitent).law == "HCC.2.6.I"


@pytest.mark.ruling("seed:H14")
def test_penitents_and_cathedrals_open_the_way(table: RootTestTable) -> None:
    table.place(FOX, clergy=1, marquise=3)
    table.place(MOUSE, eyrie=2)
    table.place(4, marquise=2)
    table.place(RABBIT, clergy=1)

    table.start("clergy", "act")
    assert table.refused("clergy", mission(FOX, MOUSE)).law == "4.2.1"
    penitent(table, "eyrie")
    table.start("clergy", "act")
    assert mission(FOX, MOUSE) in table.options("clergy")
    assert mission(FOX, 4) not in table.options("clergy")
    table.board("clergy").penitent.clear()
    cathedral(table, FOX)
    table.start("clergy", "act")

    assert mission(FOX, MOUSE) in table.options("clergy")
    assert mission(FOX, 4) in table.options("clergy")


@pytest.mark.ruling("seed:H15")
def test_outrage_comes_once_for_a_warrior_with_a_flower(table: RootTestTable) -> None:
    table.place(RABBIT, clergy=1)
    lay_flowers(table, RABBIT, "bird")
    table.build(1, "alliance", "sympathy")
    table.give("clergy", "anvil", "bake_sale")

    table.start("clergy", "act")
    played = table.choose(
        "clergy", mission(RABBIT, 1),
        answers=["clergy: flower_bird=1", "clergy: anvil", "clergy: done"],
    )  # fmt: skip

    assert [moved.piece for moved in played.told(Moved)] == ["warrior", "flower_bird"]
    assert played.only(OutragePaid).clearing == 1
    assert table.hand("clergy") == ["bake_sale"]


@pytest.mark.ruling("seed:H15")
def test_penitent_allies_of_the_woodland_feel_no_outrage(table: RootTestTable) -> None:
    penitent(table, "alliance")
    table.place(RABBIT, clergy=1)
    table.build(1, "alliance", "sympathy")
    table.give("clergy", "anvil")

    table.start("clergy", "act")
    played = table.choose("clergy", mission(RABBIT, 1), answers=["clergy: done"])

    assert played.told(OutragePaid) == []
    assert table.hand("clergy") == ["anvil"]


@pytest.mark.ruling("seed:H16")
def test_a_flower_removed_after_the_last_warrior_scores_and_goes_home(
    table: RootTestTable,
) -> None:
    penitent(table, "marquise")
    table.place(RABBIT, clergy=1, marquise=3)
    lay_flowers(table, RABBIT, "mouse")

    table.play(battle("marquise", "clergy", RABBIT), dice=[2, 0])

    assert table.pieces("clergy", RABBIT) == []
    assert table.score("marquise") == 1
    assert in_bag(table)["mouse"] == 3
    assert penitents(table) == []
