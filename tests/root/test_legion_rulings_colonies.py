"""The rulings of the Legion, L24 to L28: the limits that its colonies set to enemies."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    AT,
    FOX,
    MOUSE,
    AllianceRecruit,
    Clearing,
    CorvidsRecruit,
    Craft,
    CultRecruit,
    DecreeRecruit,
    FallIntoTurmoil,
    Placed,
    Recruit,
    Revolt,
    campaign,
    can_place,
    can_recruit,
    colonies,
    decree,
    legion_table,
    officers,
    outcast,
    removal,
    stack,
    sympathy,
)

KEEP = 1


TABLE = legion_table


@pytest.mark.ruling("seed:L24")
def test_a_roost_beside_a_colony_cannot_recruit_and_turmoil_follows(table):
    colonies(table, FOX)
    table.build(FOX, "eyrie", "roost")
    table.place(FOX, eyrie=1)
    decree(table, recruit="anvil")
    card = table.board("eyrie").decree[0][0]

    table.start("eyrie", "resolve")

    assert table.options("eyrie", DecreeRecruit) == []
    assert table.refused("eyrie", DecreeRecruit(card, Clearing(FOX))).law == "QL.2.3"
    assert table.options("eyrie", FallIntoTurmoil) != []


@pytest.mark.ruling("seed:L25")
def test_a_recruiter_beside_a_colony_is_idle_but_a_sawmill_works(table):
    colonies(table, FOX)
    table.build(FOX, "marquise", "recruiter", "sawmill")
    table.build(MOUSE, "marquise", "recruiter")
    table.start("marquise", "birdsong")

    assert table.pieces("marquise", FOX) == ["recruiter", "sawmill", "wood"]
    table.choose("marquise", Recruit())

    assert table.warriors("marquise", FOX) == 0
    assert table.warriors("marquise", MOUSE) == 1


@pytest.mark.ruling("seed:L26")
def test_a_workshop_beside_a_colony_works_for_the_legion_alone(table):
    colonies(table, FOX)
    table.build(FOX, "marquise", "workshop")
    table.give("marquise", "anvil")
    table.board("marquise").actions = 3
    table.place(FOX, marquise=1)
    table.start("marquise", "craft")
    assert table.refused("marquise", Craft(table.card("anvil"))).law == "4.1.1"

    campaign(table, "ambush_fox")
    colonies(table, MOUSE)
    table.build(MOUSE, "marquise", "wood")
    table.give("legion", "crossbow_mouse", "armorers", "codebreakers")
    table.start("legion", "craft")
    table.choose("legion", Craft(table.card("crossbow_mouse")))

    assert table.state.crafted_items[table.seat("legion")] == ["crossbow"]
    assert table.options("legion", Craft) == [Craft(table.card("codebreakers", "legion"))]


@pytest.mark.ruling("seed:L27")
def test_a_vagabond_cannot_craft_beside_a_colony():
    table = legion_table("vagabond", "eyrie")
    board = table.board("vagabond")
    board.place = FOX
    board.items[AT["hammer"]] = 1
    table.give("vagabond", "anvil")
    table.start("vagabond", "daylight")
    assert Craft(table.card("anvil")) in table.options("vagabond")

    colonies(table, FOX)
    table.start("vagabond", "daylight")

    assert table.options("vagabond", Craft) == []


@pytest.mark.ruling("seed:L28")
def test_recruiting_beside_a_colony_is_barred_for_corvids_and_alliance():
    table = legion_table("corvids", "alliance")
    colonies(table, FOX)
    table.build(FOX, "alliance", "base_fox")
    officers(table, 1)
    table.place(9, alliance=1)
    table.give("corvids", "anvil")

    table.start("corvids", "recruit")
    card = table.card("anvil", "corvids")
    (fox,) = table.options("corvids", CorvidsRecruit)
    played = table.choose("corvids", fox)
    table.start("alliance", "operations")
    refusal = table.refused("alliance", AllianceRecruit(Clearing(FOX)))

    assert fox.card == card
    assert {event.clearing for event in played.told(Placed)} == {1, 6, 12}
    assert refusal.law == "QL.2.3"


@pytest.mark.ruling("seed:L28")
def test_recruiting_beside_a_colony_is_barred_for_the_cult():
    table = legion_table("lizards", "eyrie")
    colonies(table, FOX)
    outcast(table, "fox")
    table.give("lizards", "anvil")

    table.start("lizards", "rituals")

    assert {each.clearing for each in table.options("lizards", CultRecruit)} == {1, 6, 12}


@pytest.mark.ruling("seed:L28")
def test_all_other_placing_beside_a_colony_is_allowed(table):
    campaign(table, "bake_sale")
    colonies(table, FOX, KEEP)
    table.build(KEEP, "marquise", "keep")
    table.place(FOX, marquise=2, legion=1)
    table.give("marquise", "anvil")

    table.play(removal(table, "marquise", FOX, 2), answers=["marquise: anvil"])
    sympathy(table, FOX)
    stack(table, "foxfolk_steel", "protection_racket")
    table.start("alliance", "revolt")

    assert table.warriors("marquise", KEEP) == 2, "Field Hospitals place, they do not recruit"
    assert Revolt(Clearing(FOX)) in table.options("alliance")
    for key in ("marquise", "eyrie", "alliance"):
        assert can_place(table.state, table.seat(key), FOX)
        assert not can_recruit(table.state, table.seat(key), FOX)
    assert can_recruit(table.state, table.seat("legion"), FOX)
