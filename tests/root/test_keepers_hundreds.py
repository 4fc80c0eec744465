"""Rulings in which the Keepers and the Hundreds meet each other, or another faction alike."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    FOX,
    MOUSE,
    Battled,
    Convert,
    EffectUsed,
    RootTestTable,
    battle,
    campaign,
    census,
    coffins,
    colonies,
    conspire,
    decamp,
    encamp,
    hold,
    in_box,
    keepers_day,
    keepers_recruit,
    ready_pieces,
    relics,
    relics_by_forest,
    removal,
    spoils,
    warlord,
    waystation,
)


def meeting(*others: str, **options: str) -> RootTestTable:
    """Return an empty table of the Keepers, the Hundreds and others."""
    return RootTestTable("keepers", "hundreds", *others, **options)


@pytest.mark.ruling("expansion:X36")
def test_the_warlord_is_not_converted_and_the_last_keeper_leaves_relics_alone():
    table = meeting("lizards", "marquise")
    warlord(table, FOX)
    hold(table, 1, [12])
    relics(table, 12, "figure_1")
    conspire(table, "fox", 2)

    offered = {
        (each.clearing, table.key_of(each.enemy)) for each in table.options("lizards", Convert)
    }
    assert offered == {(12, "keepers")}
    table.choose("lizards", Convert(12, table.seat("keepers")))

    assert table.warriors("keepers", 12) == 0
    assert table.pieces("keepers", 12) == ["figure_1"]


@pytest.mark.ruling("expansion:X57")
def test_a_relic_is_no_spoil_and_the_warlord_is_one_until_they_return():
    table = meeting("legion", "marquise")
    campaign(table, "anvil")
    relics(table, FOX, "figure_1")
    hold(table, 1, [FOX])
    table.play(removal(table, "keepers", FOX, 1, "figure_1"), ["legion: -2"])
    assert (in_box(table), table.score("legion")) == (1, 2)
    assert relics_by_forest(table) == {2: 1}

    warlord(table, 12)
    table.place(12, legion=3)
    table.state.current = table.seat("legion")
    table.play(battle("legion", "hundreds", 12), dice=[1, 0])
    assert table.board("hundreds").warlord == 0
    assert spoils(table) == [("keepers", "warrior", 1), ("hundreds", "warlord", 1)]
    before = census(table.state)

    table.start("legion", "spoils", ["..."])
    assert table.score("legion") == 2 + 1, "two spoils"
    assert (in_box(table), census(table.state)) == (0, before)
    table.start("hundreds", "anoint", ["hundreds: 3"])
    assert table.board("hundreds").warlord == 3


def test_a_warlord_among_the_spoils_goes_to_coffin_makers_when_they_return():
    table = meeting("legion", "marquise", deck="exiles_partisans")
    table.craft("hundreds", "coffin_makers")
    campaign(table, "anvil")
    warlord(table, 12)
    table.place(12, legion=3)
    table.state.current = table.seat("legion")
    table.play(battle("legion", "hundreds", 12), dice=[1, 0])
    assert (in_box(table), coffins(table)) == (1, {})

    table.start("legion", "spoils")
    assert coffins(table) == {"hundreds": 1}


@pytest.mark.ruling("expansion:X59")
def test_a_colony_stops_recruits_and_crafting_but_no_camp():
    table = meeting("legion", "marquise")
    colonies(table, FOX)
    hold(table, 2, [FOX, MOUSE])
    waystation(table, FOX, "figure", "tablet")
    table.give("keepers", "anvil")
    keepers_day(table, "encamp", ["keepers: ..."])

    assert ready_pieces(table.state, table.seat("keepers")) == {}
    recruit = keepers_recruit(table, "anvil", FOX)
    assert table.why("keepers", recruit)[1] == "QL.2.3"
    table.choose("keepers", encamp(FOX, "jewelry", "figure"), ["keepers: ..."])
    table.choose("keepers", decamp(FOX, "figure", "tablet"), ["keepers: ..."])
    assert table.pieces("keepers", FOX) == ["waystation_jewelry_figure"]


@pytest.mark.ruling("expansion:X92")
def test_knights_and_a_stubborn_warlord_each_ignore_their_first_hit():
    table = meeting("eyrie", "marquise")
    warlord(table, FOX, 2, mood="stubborn")
    hold(table, 3, [FOX])
    relics(table, FOX, "figure_1")

    fight = table.play(battle("keepers", "hundreds", FOX), dice=[2, 2], answers=["hundreds: ..."])

    assert (fight.only(Battled).dealt, fight.only(Battled).suffered) == (1, 1)
    assert {table.key_of(each.seat) for each in fight.told(EffectUsed)} == {"keepers", "hundreds"}
