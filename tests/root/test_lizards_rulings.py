"""The Lizard Cult's rulings LC1 to LC12: each situation as written, and its outcome."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    FOX,
    MOUSE,
    RABBIT,
    BaseLost,
    BuildGarden,
    CardId,
    Clearing,
    Conspired,
    Convert,
    FallIntoTurmoil,
    OutcastAdjusted,
    PieceKind,
    RootTestTable,
    Sacrifice,
    Sanctify,
    Scored,
    ScoreGardens,
    battle,
    conspire,
    cult_table,
    decree,
    fill_roosts,
    gardens,
    lose_souls,
    lost_souls,
    names_of,
    officers,
    outcast,
    ruler,
    stack,
    sympathy,
)

TABLE = cult_table


def convert(table: RootTestTable, clearing: int, enemy: str) -> Convert:
    """Return the action of converting an enemy's warrior."""
    return Convert(Clearing(clearing), table.seat(enemy))


def sanctify(clearing: int, building: str) -> Sanctify:
    """Return the action of sanctifying a building."""
    return Sanctify(Clearing(clearing), PieceKind(building))


@pytest.mark.ruling("expansion:LC1")
def test_a_tie_among_the_lost_souls_leaves_the_outcast_and_makes_it_hated(table):
    outcast(table, "mouse")
    lose_souls(table, "anvil", "foxfolk_steel", "sword", "investments")
    lose_souls(table, "royal_claim", "birdy_bindle", "arms_trader")

    played = table.turn("lizards")

    assert played.only(OutcastAdjusted) == OutcastAdjusted(table.seat("lizards"), "mouse", "yes")
    assert (table.board("lizards").outcast, table.board("lizards").hated) == ("mouse", True)


@pytest.mark.ruling("expansion:LC2")
def test_without_lost_souls_the_outcast_stays_and_is_hated(table):
    outcast(table, "rabbit")

    table.turn("lizards")

    assert (table.board("lizards").outcast, table.board("lizards").hated) == ("rabbit", True)


@pytest.mark.ruling("expansion:LC3")
def test_hatred_makes_each_conspiracy_one_acolyte_cheaper(table):
    table.build(FOX, "marquise", "sawmill")
    table.place(FOX, marquise=2)
    conspire(table, "fox", 3, hated=True)

    sanctified = table.choose("lizards", sanctify(FOX, "sawmill"))
    converted = table.choose("lizards", convert(table, FOX, "marquise"))

    assert sanctified.only(Conspired).count == 2
    assert converted.only(Conspired).count == 1
    assert table.board("lizards").acolytes == 0


@pytest.mark.ruling("expansion:LC4")
def test_nobody_is_converted_where_the_cult_cannot_place(table):
    table.build(1, "marquise", "keep")
    table.place(1, marquise=3, lizards=1)
    table.place(FOX, marquise=1)
    conspire(table, "fox", 2)

    refusal = table.refused("lizards", convert(table, 1, "marquise"))

    assert (refusal.key, refusal.law) == ("place-barred", "6.2.2")
    assert table.options("lizards", Convert) == [convert(table, FOX, "marquise")]


@pytest.mark.ruling("expansion:LC5")
def test_the_acolytes_paid_can_be_placed_where_the_supply_was_empty(table):
    table.place(FOX, marquise=1)
    table.place(MOUSE, lizards=23)
    conspire(table, "fox", 2)
    assert table.state.supply[table.seat("lizards")] == 0

    table.choose("lizards", convert(table, FOX, "marquise"))

    assert table.warriors("lizards", FOX) == 1
    assert table.warriors("marquise", FOX) == 0
    assert table.state.supply[table.seat("lizards")] == 1
    assert table.state.supply[table.seat("marquise")] == 25


@pytest.mark.ruling("expansion:LC6")
def test_a_bird_builds_nothing_but_can_be_sacrificed_and_comes_back(table):
    table.place(FOX, lizards=1)
    table.give("lizards", "royal_claim", "sword")
    bird = CardId(table.card("royal_claim", "lizards"))
    table.deck()
    table.start("lizards", "rituals")

    assert table.options("lizards", BuildGarden) == []
    assert table.refused("lizards", BuildGarden(bird, Clearing(FOX))).law == "10.2.2"
    table.choose("lizards", Sacrifice(bird))
    assert table.hand("lizards") == ["sword"]
    table.choose("lizards", "done")

    assert table.board("lizards").acolytes == 1
    assert table.hand("lizards") == ["royal_claim", "sword"]


@pytest.mark.ruling("expansion:LC7")
def test_one_garden_rules_over_eight_warriors(table):
    table.place(FOX, marquise=8)
    assert ruler(table.state, FOX) == table.seat("marquise")

    gardens(table, FOX)

    assert ruler(table.state, FOX) == table.seat("lizards")


@pytest.mark.ruling("expansion:LC8")
def test_a_warrior_that_falls_while_attacking_goes_to_the_supply(table):
    table.place(FOX, lizards=3, marquise=4)

    table.play(battle("lizards", "marquise", FOX), dice=[2, 2])

    assert table.warriors("lizards", FOX) == 1
    assert table.board("lizards").acolytes == 0
    assert table.state.supply[table.seat("lizards")] == 24


@pytest.mark.ruling("expansion:LC9")
def test_a_purged_decree_joins_the_lost_souls(table):
    fill_roosts(table, 1)
    decree(table, "builder", viziers=True, recruit="anvil", move="dominance_mouse", build="sword")
    table.state.supply[table.seat("eyrie")] = 0
    table.start("eyrie", "resolve")

    table.choose("eyrie", table.options("eyrie", FallIntoTurmoil)[0])

    assert lost_souls(table) == ["anvil", "dominance_mouse", "sword"]
    assert table.state.discard == table.state.available == []


@pytest.mark.ruling("expansion:LC10")
def test_sanctifying_the_alliances_last_base_costs_it_supporters_and_scores_for_the_cult(table):
    table.build(FOX, "alliance", "base_fox")
    stack(table, "anvil", "royal_claim", "sword")
    officers(table, 3)
    conspire(table, "fox", 3)

    played = table.choose("lizards", sanctify(FOX, "base_fox"))

    assert played.only(BaseLost).count == 2
    assert names_of(table.board("alliance").supporters) == ["sword"]
    assert table.board("alliance").officers == 1
    assert lost_souls(table) == ["anvil", "royal_claim"]
    assert (table.score("lizards"), table.score("alliance")) == (1, 0)
    assert table.pieces("lizards", FOX) == ["garden_fox"]


@pytest.mark.ruling("expansion:LC11")
def test_one_garden_scores_nothing_and_the_card_is_spent(table):
    gardens(table, FOX)
    table.give("lizards", "anvil", "sword")
    table.start("lizards", "rituals")

    played = table.choose("lizards", ScoreGardens(CardId(table.card("anvil", "lizards"))))

    assert not played.told(Scored)
    assert table.score("lizards") == 0
    assert table.hand("lizards") == ["sword"]
    assert lost_souls(table) == ["anvil"]


@pytest.mark.ruling("expansion:LC12")
def test_sympathy_and_vagabonds_are_no_warriors_to_convert():
    table = cult_table("alliance", "vagabond")
    sympathy(table, FOX)
    table.board("vagabond").place = FOX
    table.place(FOX, lizards=1)
    conspire(table, "fox", 4)

    assert table.options("lizards", Convert) == []
    for enemy in ("alliance", "vagabond"):
        refusal = table.refused("lizards", convert(table, FOX, enemy))
        assert (refusal.key, refusal.law) == ("convert-nobody", "10.4.3.II")


def test_no_garden_is_where_the_rabbits_are_not_the_outcast(table):
    table.build(RABBIT, "marquise", "sawmill")
    table.place(FOX, lizards=1, marquise=1)
    conspire(table, "fox", 3)

    assert table.refused("lizards", sanctify(RABBIT, "sawmill")).key == "conspiracy-where"
