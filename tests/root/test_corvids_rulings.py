"""The rulings of the Corvids, C1 to C18, C20 and C21: flips and bombs."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    AT,
    DAMAGED,
    FOX,
    MOUSE,
    POINTS_TO_WIN,
    RABBIT,
    Clearing,
    EffectUsed,
    Flip,
    PlotFlipped,
    Removed,
    RootTestTable,
    Scored,
    corvids_and_vagabond,
    corvids_table,
    flip,
    hide,
    show,
    supporters,
    sympathy,
    warlord,
)

KEEP = 1


TABLE = corvids_table


@pytest.fixture
def wanderers() -> RootTestTable:
    return corvids_and_vagabond()


@pytest.mark.ruling("seed:C1")
def test_a_flip_scores_all_plots_that_lie_face_up(table):
    show(table, 1, "raid")
    show(table, 2, "extortion")
    hide(table, FOX, "snare", corvids=1)

    played = flip(table, FOX)

    assert table.score("corvids") == 3
    assert table.pieces("corvids", FOX) == ["snare"]
    assert played.only(PlotFlipped).plot == "snare"


@pytest.mark.ruling("seed:C2")
def test_a_bomb_scores_while_it_flips_and_then_goes_with_all_enemies(table):
    show(table, 1, "raid")
    show(table, 2, "snare")
    hide(table, FOX, "bomb", corvids=1, eyrie=2)
    table.build(FOX, "eyrie", "roost")
    sympathy(table, FOX)
    table.give("corvids", "anvil", "bake_sale")

    flip(table, FOX, answers=["corvids: anvil"])

    assert table.score("corvids") == 3 + 2
    assert table.warriors("eyrie", FOX) == 0
    assert table.pieces("eyrie", FOX) == table.pieces("alliance", FOX) == []
    assert table.pieces("corvids", FOX) == []
    assert supporters(table) == ["anvil"]
    assert table.hand("corvids") == ["bake_sale"]


@pytest.mark.ruling("seed:C2")
def test_a_bomb_no_longer_counts_for_the_next_flip(table):
    show(table, 1, "raid")
    hide(table, FOX, "bomb", corvids=1)
    hide(table, MOUSE, "snare", corvids=1)

    flip(table, FOX)
    played = table.choose("corvids", Flip(Clearing(MOUSE)))

    assert played.only(Scored).points == 2
    assert table.score("corvids") == 2 + 2


@pytest.mark.ruling("seed:C3")
def test_a_flip_that_reaches_thirty_wins_before_its_effect(table):
    hide(table, FOX, "bomb", corvids=1, eyrie=2)
    table.points(corvids=POINTS_TO_WIN - 1)

    played = flip(table, FOX)

    assert table.winners == ["corvids"]
    assert table.warriors("eyrie", FOX) == 2
    assert played.told(Removed) == []


@pytest.mark.ruling("seed:C4")
def test_a_flip_needs_warriors_of_the_corvids_themselves(table):
    hide(table, FOX, "snare", eyrie=1)
    hide(table, MOUSE, "snare", corvids=1)

    table.start("corvids", "flip")

    assert table.options("corvids", Flip) == [Flip(Clearing(MOUSE))]
    refusal = table.refused("corvids", Flip(Clearing(FOX)))
    assert (refusal.key, refusal.law) == ("flip-no-warrior", "13.4.2")


@pytest.mark.ruling("seed:C5")
def test_a_vagabond_survives_a_bomb_and_damages_three_items(wanderers):
    hide(wanderers, RABBIT, "bomb", corvids=1)

    flip(wanderers, RABBIT, answers=["vagabond: boot=1 torch=1 tea=1"])

    board = wanderers.board("vagabond")
    assert board.place == RABBIT
    assert [i for i in ("boot", "torch", "sword", "tea") if board.items[AT[i] + DAMAGED]] == [
        "boot", "torch", "tea",
    ]  # fmt: skip


@pytest.mark.ruling("seed:C6")
def test_a_bomb_at_the_keep_leaves_no_field_hospitals(table):
    hide(table, KEEP, "bomb", corvids=1, marquise=2)
    table.build(KEEP, "marquise", "keep")
    table.give("marquise", "anvil")

    played = flip(table, KEEP)

    assert table.warriors("marquise", KEEP) == 0
    assert table.pieces("marquise", KEEP) == []
    assert table.hand("marquise") == ["anvil"]
    assert played.told(EffectUsed) == []
    assert table.asked("marquise") is None


@pytest.mark.ruling("seed:C7")
def test_a_bomb_elsewhere_lets_the_marquise_tend_to_her_warriors(table):
    hide(table, FOX, "bomb", corvids=1, marquise=3)
    table.build(KEEP, "marquise", "keep")
    table.give("marquise", "anvil")

    flip(table, FOX, answers=["marquise: anvil"])

    assert table.warriors("marquise", KEEP) == 3
    assert table.hand("marquise") == []


@pytest.mark.ruling("seed:C8")
def test_a_bomb_on_two_buildings_of_the_duchy_is_one_price_of_failure():
    table = corvids_table("duchy", "marquise")
    table.board("duchy").swayed += ["foremole", "mayor"]
    hide(table, FOX, "bomb", corvids=1)
    table.build(FOX, "duchy", "citadel", "market")

    flip(table, FOX)

    assert table.board("duchy").swayed == ["foremole"]
    assert table.score("corvids") == 1 + 2


@pytest.mark.ruling("seed:C9")
def test_a_warlord_stays_where_a_bomb_takes_everything_else():
    table = RootTestTable("corvids", "marquise", "hundreds")
    hide(table, FOX, "bomb", corvids=1, marquise=1)
    table.build(FOX, "marquise", "sawmill")
    warlord(table, FOX, 2)

    flip(table, FOX)

    assert table.warriors("marquise", FOX) == 0
    assert table.pieces("marquise", FOX) == []
    assert (table.board("hundreds").warlord, table.warriors("hundreds", FOX)) == (FOX, 1)
