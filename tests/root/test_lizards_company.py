"""The Lizard Cult (Law 10) among the other expansion factions: plots, spoils, ministers."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    FOX,
    MOUSE,
    BuildGarden,
    CardId,
    Clearing,
    Convert,
    CrusadeMove,
    CultRecruit,
    FailurePaid,
    Loss,
    PieceKind,
    RootTestTable,
    Sanctify,
    battle,
    conspire,
    cult_table,
    draw_bonuses,
    gardens,
    remove,
    return_spoils,
    show,
)


def campaigning(table: RootTestTable, suit: str) -> None:
    """Begin the Legion's turn, with a campaign of a suit."""
    table.state.current = table.seat("legion")
    table.board("legion").suit = suit


@pytest.mark.ruling("expansion:LC4")
def test_nobody_is_converted_nor_crusades_out_of_a_snare():
    table = cult_table("corvids", "marquise")
    show(table, FOX, "snare", marquise=1, corvids=1, lizards=5)
    conspire(table, "fox", 2)

    refusal = table.refused("lizards", Convert(Clearing(FOX), table.seat("marquise")))

    assert (refusal.key, refusal.law) == ("place-barred", "13.7.2")
    assert table.options("lizards", Convert) == []
    assert table.options("lizards", CrusadeMove) == []


def test_acolytes_to_be_are_spoils_first_and_acolytes_when_they_return():
    table = cult_table("legion")
    table.place(FOX, legion=4, lizards=2)
    campaigning(table, "fox")

    table.play(battle("legion", "lizards", FOX), dice=[2, 0])
    assert table.board("lizards").acolytes == 0
    assert table.state.supply[table.seat("lizards")] == 23

    async def rule(t):
        await return_spoils(t, table.seat("legion"))

    table.play(rule)

    assert table.board("lizards").acolytes == 2
    assert table.state.supply[table.seat("lizards")] == 23


def test_a_garden_among_the_spoils_leaves_its_space_empty():
    table = cult_table("legion")
    gardens(table, FOX, FOX)
    campaigning(table, "fox")

    async def rule(t):
        loss = Loss(table.seat("lizards"), FOX, table.seat("legion"), 0, ("garden_fox",))
        await remove(t, [loss])

    table.play(rule)

    assert dict(table.board_seen("lizards", None).gardens)["fox"] == 3
    assert draw_bonuses(table.state, table.seat("lizards")) == 1


def test_at_a_colony_nobody_is_recruited_but_gardens_are_built():
    table = cult_table("legion")
    table.build(FOX, "legion", "colony")
    table.place(FOX, lizards=3)
    table.give("lizards", "anvil", "sword")
    table.start("lizards", "rituals")
    anvil = CardId(table.card("anvil", "lizards"))

    refusal = table.refused("lizards", CultRecruit(anvil, Clearing(FOX)))

    assert (refusal.key, refusal.law) == ("place-barred", "QL.2.3")
    assert table.options("lizards", BuildGarden) == [BuildGarden(anvil, Clearing(FOX))]


def test_sanctifying_a_market_costs_the_duchy_its_price_of_failure():
    table = cult_table("duchy")
    table.build(MOUSE, "duchy", "market")
    table.give("duchy", "anvil")
    conspire(table, "mouse", 3)

    played = table.choose("lizards", Sanctify(Clearing(MOUSE), PieceKind("market")))

    assert played.only(FailurePaid).seat == table.seat("duchy")
    assert table.hand("duchy") == []
    assert table.pieces("lizards", MOUSE) == ["garden_mouse"]
    assert table.score("lizards") == 1


@pytest.mark.ruling("expansion:LC5")
def test_where_coffin_makers_take_the_acolytes_paid_the_supply_must_hold_a_warrior():
    table = cult_table("marquise", "eyrie", deck="exiles_partisans")
    table.give("marquise", "bake_sale")  # a seat with any card is asked
    table.craft("eyrie", "coffin_makers")
    table.place(FOX, marquise=1, lizards=1)
    table.place(MOUSE, lizards=22)
    conspire(table, "fox", 2)
    convert = Convert(Clearing(FOX), table.seat("marquise"))

    assert table.state.supply[table.seat("lizards")] == 0
    assert table.refused("lizards", convert).key == "no-warriors"

    table.state.add_warriors(0, MOUSE, -1)
    table.state.supply[0] += 1
    table.start("lizards", "conspiracies")
    table.choose("lizards", convert)
    assert table.warriors("lizards", FOX) == 2
    assert len(table.state.coffins) == 3
