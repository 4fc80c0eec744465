"""Mercenaries hired by each faction, with the effects there (Law 11.2.7.III)."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

import pytest

from tests.root.kit import (
    FOX,
    MOUSE,
    Battle,
    Battled,
    Build,
    Clearing,
    DecreeBattle,
    EffectUsed,
    Fight,
    Hire,
    KeepersBattle,
    KeepersDelve,
    Move,
    PieceKind,
    RelationshipChanged,
    battle,
    bury,
    count_fallen,
    decree,
    exiles,
    hire_service,
    hoard,
    keepers_day,
    legal_moves,
    losses,
    marquise_daylight,
    mob,
    penitent,
    post,
    prices,
    relics,
    remove_all_enemies,
    retinue,
    riverfolk_table,
    ruler,
    wander,
    warlord,
)

TABLE = partial(riverfolk_table, "marquise", "eyrie", "alliance")


# The others


@pytest.mark.ruling("expansion:X1")
def test_field_hospitals_save_the_cat_alone(table):
    table.build(1, "marquise", "keep")
    table.place(FOX, marquise=1, riverfolk=1, eyrie=4)
    table.give("marquise", "anvil")
    hire_service(table, "marquise")

    table.play(battle("marquise", "eyrie", FOX), ["marquise: anvil"], dice=[2, 2])

    assert table.warriors("marquise", 1) == 1
    assert table.warriors("riverfolk", 1) == 0
    assert table.state.supply[table.seat("riverfolk")] == 15


@pytest.mark.ruling("expansion:X2")
def test_hired_warriors_rule_for_the_wood_chain(table):
    table.build(FOX, "marquise", "sawmill", "wood")
    table.place(FOX, eyrie=2, riverfolk=2)
    table.place(MOUSE, marquise=2)
    hire_service(table, "marquise")
    marquise_daylight(table)

    second = {Build(PieceKind("sawmill"), Clearing(each)) for each in (FOX, MOUSE)}
    assert second <= set(table.options("marquise", Build))
    table.board("riverfolk").bought = []
    marquise_daylight(table)
    assert second.isdisjoint(table.options("marquise", Build))


@pytest.mark.ruling("expansion:X7")
def test_a_decree_battle_is_fought_with_hired_warriors(table):
    decree(table, battle="anvil")
    table.place(FOX, riverfolk=2, marquise=1)
    table.build(2, "eyrie", "roost")
    hire_service(table, "eyrie")
    table.start("eyrie", "resolve", ["eyrie: ..."])

    anvil = table.board("eyrie").decree[2][0]
    fights = table.options("eyrie", DecreeBattle)
    assert DecreeBattle(anvil, FOX, table.seat("marquise")) in fights


@pytest.mark.ruling("expansion:X8")
def test_lords_of_the_forest_need_an_own_piece(table):
    table.place(FOX, riverfolk=2, marquise=2)
    hire_service(table, "eyrie")

    assert ruler(table.state, FOX) == -1
    table.place(FOX, eyrie=1, marquise=1)
    assert ruler(table.state, FOX) == table.seat("eyrie")


@pytest.mark.ruling("expansion:X14")
def test_a_hire_of_another_never_lasts_into_the_alliances_birdsong(table):
    table.place(FOX, marquise=2, riverfolk=1)
    hire_service(table, "marquise", "evening")

    table.turn("alliance", ["..."])

    assert table.board("riverfolk").bought == []
    assert sum(table.state.warriors[FOX][s] for s in (0, 1)) == 3
    assert ruler(table.state, FOX) == table.seat("marquise")


@pytest.mark.ruling("expansion:X15")
def test_officers_of_the_alliance_battle_with_hired_warriors(table):
    table.board("alliance").officers = 2
    table.state.supply[table.seat("alliance")] -= 2
    table.place(FOX, riverfolk=3, marquise=1)
    table.place(MOUSE, alliance=1, marquise=2)
    hire_service(table, "alliance", "evening")
    table.start("alliance", "operations", ["alliance: ..."])

    options = table.options("alliance")
    kinds = {(type(each).__name__, getattr(each, "clearing", None)) for each in options}
    assert ("AllianceBattle", FOX) in kinds
    assert ("Organize", FOX) not in kinds
    assert ("Organize", MOUSE) in kinds
    assert {each.to for each in options if type(each).__name__ == "AllianceMove"} == {FOX}


@pytest.mark.ruling("expansion:X20")
def test_hired_warriors_that_fall_make_nobody_hostile():
    table = riverfolk_table("marquise", "eyrie", "vagabond")
    wander(table, FOX, "sword", "sword", "sword")
    table.place(FOX, riverfolk=2)
    hire_service(table, "marquise")
    fight = table.play(battle("marquise", "vagabond", FOX), dice=[2, 2])
    assert count_fallen(fight) == {0: 2}
    assert fight.told(RelationshipChanged) == []

    table.place(FOX, riverfolk=2)
    table.board("riverfolk").bought = []
    table.state.current = table.seat("vagabond")
    fight = table.play(battle("vagabond", "riverfolk", FOX), dice=[2, 2])
    assert fight.only(RelationshipChanged).step == "hostile"


@pytest.mark.ruling("expansion:X72")
def test_propaganda_has_no_hold_on_hired_warriors():
    table = exiles("riverfolk", "marquise", "eyrie")
    table.craft("marquise", "propaganda_bureau")
    table.give("marquise", "anvil")
    table.place(FOX, riverfolk=1)
    table.start("marquise", "daylight", ["marquise: ..."])
    assert "Use" in {type(each).__name__ for each in table.options("marquise")}

    hire_service(table, "marquise")
    table.start("marquise", "daylight", ["..."])
    assert "Use" not in {type(each).__name__ for each in table.options("marquise")}


@pytest.mark.ruling("expansion:X79")
def test_hired_warriors_are_active_from_the_start_of_daylight_to_the_end(table):
    table.craft("marquise", "command_warren", "cobbler")
    table.place(FOX, riverfolk=2, eyrie=1)
    table.place(MOUSE, marquise=1, eyrie=2)
    hire_service(table, "marquise", "birdsong")
    table.start("marquise", "craft", ["marquise: ..."])
    table.choose("marquise", f"use:{'command_warren'}", ["..."])
    fights = table.options("marquise", Battle)
    assert Battle(FOX, table.seat("eyrie")) in fights

    table.state.phase = "evening"
    moves = legal_moves(table.state, table.seat("marquise"), Move)
    assert {each.to for each in moves} == {FOX}


@pytest.mark.ruling("expansion:X84")
def test_a_dominance_check_comes_before_any_hire(table):
    prices(table, 1, 1, 1)
    table.state.dominance[table.seat("marquise")] = table.take("dominance_fox")
    table.place(1, marquise=1)
    table.place(FOX, marquise=1)
    table.place(12, riverfolk=2)

    table.turn("marquise", ["marquise: ..."])
    table.choose("marquise", Hire(), ["..."])

    assert table.winners == []
    hire_service(table, "marquise")
    assert ruler(table.state, 12) == table.seat("marquise")


# The Hundreds and the Keepers hire


@pytest.mark.ruling("expansion:X85")
def test_oppression_with_hired_warriors_takes_a_piece_of_the_hundreds():
    table = riverfolk_table("hundreds", "eyrie", "marquise")
    mob(table, 1, 9)
    for clearing in (1, 2, 9):
        table.place(clearing, riverfolk=2)
    post(table, 9)
    table.board("hundreds").warlord = 0
    hire_service(table, "hundreds", "evening")

    table.start("hundreds", "oppress", ["..."])

    assert table.score("hundreds") == 1


@pytest.mark.ruling("expansion:X86")
def test_hired_warriors_do_not_crowd_a_rowdy_warlord():
    table = riverfolk_table("hundreds", "vagabond", "marquise")
    warlord(table, MOUSE, mood="rowdy")
    table.place(MOUSE, riverfolk=2)
    post(table, MOUSE)
    wander(table, MOUSE)
    hire_service(table, "hundreds", "evening")

    table.start("hundreds", "draw", ["..."])

    assert len(table.hand("hundreds")) == 2


@pytest.mark.ruling("expansion:X87")
def test_hired_warriors_help_to_loot():
    table = riverfolk_table("hundreds", "eyrie", "marquise")
    hoard(table)
    table.state.crafted_items[table.seat("eyrie")] += ["sword"]
    table.place(MOUSE, hundreds=1, riverfolk=4, eyrie=2)
    hire_service(table, "hundreds")

    fight = table.play(battle("hundreds", "eyrie", MOUSE), ["hundreds: loot"], dice=[3, 2])

    assert fight.only(Battled).dealt == 0
    assert count_fallen(fight) == {table.seat("hundreds"): 1, table.seat("riverfolk"): 1}
    assert table.board("hundreds").hoard == ["sword"]


@pytest.mark.ruling("expansion:X89")
def test_battle_then_delve_is_not_obliged_by_hired_warriors():
    table = riverfolk_table("keepers", "eyrie", "marquise")
    table.place(12, keepers=1, riverfolk=2)
    bury(table, 5, "figure_1")
    retinue(table, "delve", "anvil")
    hire_service(table, "keepers")
    keepers_day(table, "delve", ["keepers: ..."])
    assert not table.options("keepers", KeepersBattle)
    assert len(table.options("keepers", KeepersDelve)) == 1

    post(table, 12)
    keepers_day(table, "delve", ["keepers: ..."])
    assert {each.defender for each in table.options("keepers", KeepersBattle)} == {0}
    assert not table.options("keepers", KeepersDelve)


@pytest.mark.ruling("expansion:X90")
def test_what_hired_warriors_do_for_the_keepers():
    table = riverfolk_table("keepers", "eyrie", "marquise")
    relics(table, FOX, "figure_1")
    table.place(FOX, riverfolk=3, eyrie=3)
    hire_service(table, "keepers")
    fight = table.play(battle("keepers", "eyrie", FOX), dice=[1, 1])
    assert fight.told(EffectUsed) == []
    assert count_fallen(fight)[0] == 1

    table.place(12, keepers=1, riverfolk=3)
    assert ruler(table.state, 12) == table.seat("keepers")
    hire_service(table, "keepers", "evening")
    table.place(9, keepers=3, riverfolk=2)
    table.start("keepers", "land", ["..."])
    assert table.warriors("keepers", 9) == 3


@pytest.mark.ruling("expansion:X91")
def test_relics_ride_along_on_riverboats():
    table = riverfolk_table("keepers", "eyrie", "marquise")
    table.place(7, keepers=2)
    relics(table, 7, "figure_1", "tablet_2")
    retinue(table, "move", "mouse_in_a_sack")
    hire_service(table, "keepers", service="boats")
    keepers_day(table, "move", ["keepers: ..."])

    card = table.board("keepers").retinue[0][0]
    moves = [each for each in table.options("keepers") if getattr(each, "to", 0) == 11]
    move = next(each for each in moves if each.warriors == 2)
    assert move.card == card
    table.choose("keepers", move, ["keepers: figure_1 tablet_2", "..."])
    assert table.pieces("keepers", 11) == ["figure_1", "tablet_2"]


def test_what_removes_all_enemies_spares_nothing_of_others(table):
    table.place(FOX, riverfolk=2, alliance=1)
    hire_service(table, "marquise")

    async def rule(t):
        await remove_all_enemies(t, table.seat("marquise"), [FOX], "effect")

    table.play(rule)

    assert table.warriors("riverfolk", FOX) == 2
    assert table.warriors("alliance", FOX) == 0


def test_the_odds_split_hits_with_hired_warriors(table):
    table.place(11, marquise=2, riverfolk=2, eyrie=5)
    hire_service(table, "marquise")
    meeting = Fight(table.seat("marquise"), table.seat("eyrie"), Clearing(11))

    never, always = Fraction(0), Fraction(1)
    three = losses(table.state, meeting, table.seat("marquise"), [never] * 3 + [always])
    two = losses(table.state, meeting, table.seat("marquise"), [never] * 2 + [always])

    assert [three.warriors, two.warriors] == [2, 1]
    assert three.pieces == 0


@pytest.mark.ruling("seed:H33")
@pytest.mark.parametrize(
    ("spared", "cats", "otters"),
    [("riverfolk", 0, 2), ("marquise", 2, 0), ("nobody", 1, 1)],
)
def test_whoever_the_clergy_spares_takes_no_hits_for_the_others(spared, cats, otters):
    table = riverfolk_table("marquise", "clergy", "eyrie")
    table.place(FOX, marquise=2, riverfolk=2, clergy=5)
    table.build(FOX, "marquise", "workshop")
    if spared != "nobody":
        penitent(table, spared)
    hire_service(table, "marquise")
    meeting = Fight(table.seat("marquise"), table.seat("clergy"), Clearing(FOX))
    twice = [Fraction(0), Fraction(0), Fraction(1)]
    told = losses(table.state, meeting, table.seat("marquise"), twice)

    table.play(battle("marquise", "clergy", FOX), dice=[2, 2])

    assert (table.warriors("marquise", FOX), table.warriors("riverfolk", FOX)) == (cats, otters)
    assert table.pieces("marquise", FOX) == ["workshop"]
    assert told.warriors == 2 - cats
    assert not told.pieces
