"""The Duchy's rulings D19 to D23 and D28 to D32: digging, and others' effects on it."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    BURROW,
    FOX,
    MOUSE,
    OTHER_FOX,
    RABBIT,
    Battled,
    Clearing,
    Dig,
    DuchyBuild,
    DuchyMove,
    FailurePaid,
    MinisterAction,
    Moved,
    PieceKind,
    Placed,
    RootTable,
    battle,
    duchy_daylight,
    duchy_table,
    everything_of,
    ministers,
    remove,
    warlord,
)

TABLE = duchy_table


# Digging (12.5.1.V)


@pytest.mark.ruling("seed:D19")
def test_coming_up_among_sympathy_is_one_outrage():
    table = duchy_table("marquise", "alliance")
    table.build(FOX, "alliance", "sympathy")
    table.place(BURROW, duchy=4)
    table.give("duchy", "anvil", "foxfolk_steel")

    duchy_daylight(table)
    table.choose(
        "duchy", Dig(Clearing(FOX)),
        ["duchy: anvil", "duchy: 3", "duchy: foxfolk_steel"],
    )  # fmt: skip

    assert table.warriors("duchy", FOX) == 3
    assert len(table.board("alliance").supporters) == 1
    assert table.discarded() == ["anvil"]


@pytest.mark.ruling("seed:D20")
def test_nobody_digs_out_of_an_empty_burrow(table):
    table.give("duchy", "anvil")
    table.place(FOX, duchy=1)

    duchy_daylight(table)

    assert table.options("duchy", Dig) == []
    refusal = table.refused("duchy", Dig(Clearing(FOX)))
    assert (refusal.key, refusal.law) == ("dig-empty-burrow", "12.5.1.V")


@pytest.mark.ruling("seed:D21")
def test_nothing_is_dug_or_built_at_the_keep_but_warriors_may_walk_in(table):
    table.build(9, "marquise", "keep")
    table.place(9, duchy=2)
    table.place(4, duchy=1)
    table.place(BURROW, duchy=2)
    table.give("duchy", "sword")

    duchy_daylight(table)

    assert table.refused("duchy", Dig(Clearing(9))).law == "6.2.2"
    build = DuchyBuild(PieceKind("market"), Clearing(9))
    assert table.refused("duchy", build).law == "6.2.2"
    assert DuchyMove(Clearing(4), Clearing(9), 1) in table.options("duchy")


@pytest.mark.ruling("seed:D22")
def test_a_snare_lets_warriors_come_up_its_tunnel_but_not_go_down():
    table = duchy_table("marquise", "corvids")
    table.build(FOX, "corvids", "snare")
    table.build(FOX, "duchy", "tunnel")
    table.build(OTHER_FOX, "corvids", "snare")
    table.place(FOX, duchy=2)
    table.place(BURROW, duchy=2)
    table.give("duchy", "anvil")

    duchy_daylight(table)

    assert table.refused("duchy", Dig(Clearing(OTHER_FOX))).law == "13.7.2"
    moves = table.options("duchy", DuchyMove)
    assert {(each.origin, each.to) for each in moves} == {(BURROW, FOX)}
    assert table.refused("duchy", DuchyMove(Clearing(FOX), Clearing(BURROW), 1)).law == "13.7.2"


@pytest.mark.ruling("seed:D23")
def test_with_all_tunnels_dug_one_is_taken_back_first(table):
    for clearing in (FOX, MOUSE, 3):
        table.build(clearing, "duchy", "tunnel")
    table.place(BURROW, duchy=1)
    table.give("duchy", "bake_sale")

    duchy_daylight(table)
    table.choose("duchy", Dig(Clearing(RABBIT)), [f"duchy: {MOUSE}", "duchy: bake_sale"])

    assert table.state.clearings_with(table.seat("duchy"), "tunnel") == [3, RABBIT, FOX]
    assert table.state.points == [0, 0, 0]
    assert table.warriors("duchy", RABBIT) == 1


# Other factions' effects on it


@pytest.mark.ruling("seed:D28")
def test_points_of_the_parliament_stay_when_a_minister_then_leaves(table):
    ministers(table, "captain", "earl", "duchess", "banker")
    table.place(MOUSE, duchy=1, marquise=3)
    table.build(MOUSE, "duchy", "citadel")
    for clearing in (FOX, OTHER_FOX, RABBIT):
        table.build(clearing, "duchy", "tunnel")
    table.give("duchy", "anvil", "sword")

    duchy_daylight(table, "parliament")
    table.choose("duchy", MinisterAction("earl"))
    table.choose("duchy", MinisterAction("captain"))
    played = table.choose("duchy", f"{MOUSE}:1", ["duchy: duchess"], dice=[3, 2, 0])

    assert table.score("duchy") == 1
    assert played.only(FailurePaid).minister == "duchess"
    assert table.options("duchy", MinisterAction) == [MinisterAction("banker")]
    assert table.refused("duchy", MinisterAction("duchess")).key == "minister-not-swayed"


@pytest.mark.ruling("seed:D29")
def test_a_raid_never_sends_warriors_into_the_burrow():
    table = duchy_table("marquise", "corvids")
    table.build(OTHER_FOX, "duchy", "tunnel")
    table.build(OTHER_FOX, "corvids", "raid")

    async def fall(t: RootTable) -> None:
        corvids, by = table.seat("corvids"), table.seat("marquise")
        await remove(t, [everything_of(t.state, corvids, OTHER_FOX, by)])

    played = table.play(fall)

    assert [each.clearing for each in played.told(Placed)] == [5, 9, 10]
    assert table.warriors("corvids", BURROW) == 0


@pytest.mark.ruling("seed:D30")
def test_a_sanctified_market_costs_the_price_and_scores_the_cult():
    table = duchy_table("marquise", "lizards")
    table.board("lizards").outcast = "mouse"
    table.board("lizards").acolytes = 3
    table.state.supply[table.seat("lizards")] -= 3
    table.place(MOUSE, lizards=1)
    table.build(MOUSE, "duchy", "market")
    ministers(table, "banker")
    table.give("duchy", "anvil")

    table.start("lizards", "conspiracies")
    played = table.choose("lizards", f"lizards.sanctify:{MOUSE}:market")

    assert played.only(FailurePaid).minister == "banker"
    assert table.pieces("duchy", MOUSE) == table.hand("duchy") == []
    assert table.score("lizards") == 1


@pytest.mark.ruling("seed:D31")
def test_two_battles_of_extra_hits_alone_are_two_failures_and_one_is_one():
    table = duchy_table("hundreds", "marquise")
    table.build(FOX, "duchy", "citadel")
    table.build(RABBIT, "duchy", "citadel")
    table.build(MOUSE, "duchy", "market", "market")
    ministers(table, "captain", "mayor", "earl")

    paid = []
    for clearing in (FOX, RABBIT, MOUSE):
        warlord(table, clearing, mood="wrathful")
        paid.append(table.play(battle("hundreds", "duchy", clearing), dice=[0, 0]))

    assert [len(each.told(FailurePaid)) for each in paid] == [1, 1, 1]
    assert [each.only(Battled).dealt for each in paid] == [2, 2, 2]
    assert table.board("duchy").swayed == []


@pytest.mark.ruling("seed:D32")
def test_the_duchy_comes_up_opposite_the_keep_and_around_it(table):
    table.board("marquise").start = 1

    played = table.set_up("duchy")

    assert table.pieces("duchy", 3) == ["tunnel"]
    held = {c: n for c in range(1, 14) if (n := table.warriors("duchy", c))}
    assert held == {3: 2, 6: 2, 7: 2, 11: 2}
    assert played.told(Moved) == []
