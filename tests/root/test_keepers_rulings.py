"""The rulings of the Keepers' setup and Birdsong, KI1 to KI16."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    FOX,
    GAME,
    KeepersRecruit,
    RootTestTable,
    column,
    decamp,
    encamp,
    hold,
    in_supply,
    keepers_day,
    keepers_recruit,
    keepers_table,
    map_of,
    relics,
    relics_by_forest,
    retinue,
    show,
    waystation,
)

KEEP = 4


TABLE = keepers_table


# Setup (15.3)


@pytest.mark.ruling("expansion:KI1")
def test_left_relics_go_to_forests_away_from_the_warriors(table):
    table.set_up("keepers", 1, 5)

    assert relics_by_forest(table) == {1: 1, 2: 1, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2}
    assert table.warriors("keepers", 1) == table.warriors("keepers", 5) == 4


@pytest.mark.ruling("expansion:KI2")
@pytest.mark.parametrize("lot", range(4))
def test_odd_relics_go_to_far_forests_by_lot(table, lot):
    # Twelve relics are shuffled, then the four far forests; the first of these gets the odd one.
    table.set_up("keepers", 1, 9, dice=[*range(11, 0, -1), lot, 2, 1])

    found = relics_by_forest(table)
    assert [found[each] for each in (1, 2, 4)] == [1, 1, 1]
    assert sorted(found[each] for each in (3, 5, 6, 7)) == [2, 2, 2, 3]
    assert lot_of(table) == {0: 7, 1: 3, 2: 3, 3: 3}[lot]


def lot_of(table: RootTestTable) -> int:
    """Return the forest with three relics."""
    return next(forest for forest, count in relics_by_forest(table).items() if count == 3)


@pytest.mark.ruling("expansion:KI3")
@pytest.mark.parametrize(("corner", "beside"), [(1, [5, 9]), (3, [6, 7])])
def test_the_second_group_stands_on_the_edge_of_the_map(table, corner, beside):
    table.set_up("keepers", corner, "...")

    assert [each.clearing for each in table.question("keepers").form.options] == beside


@pytest.mark.ruling("expansion:KI4")
@pytest.mark.parametrize(("key", "left"), [("winter", 4), ("lake", 3), ("mountain", 2)])
def test_with_many_forests_no_far_one_gets_two(key, left):
    woodland = map_of(key)
    count = len(woodland.forest_borders) - 1
    assert 12 - count == left
    for corner in woodland.corners:
        for second in woodland.adjacent[corner]:
            if second in woodland.edge:
                borders = woodland.forest_borders[1:]
                far = [each for each in borders if not {corner, second} & set(each)]
                assert len(far) >= left


@pytest.mark.ruling("expansion:KI5")
def test_types_are_open_and_values_are_known_to_nobody(table):
    table.set_up("keepers", 1, 5)

    for viewer in (None, table.seat("keepers"), table.seat("marquise")):
        seen = [kind for _, row in GAME.view(table.state, viewer).forests for _, kind in row]
        assert sorted(seen) == ["figure"] * 4 + ["jewelry"] * 4 + ["tablet"] * 4
    kinds = sorted(each.kind for each in table.board("keepers").buried)
    for relic in ("figure", "jewelry", "tablet"):
        values = [kind[-1] for kind in kinds if kind.startswith(relic)]
        assert values == ["1", "2", "3", "3"]


@pytest.mark.ruling("expansion:KI6")
def test_the_start(table):
    table.set_up("keepers", 1, 5)

    assert table.state.supply[table.seat("keepers")] == 7
    assert all(column(table, name) == ["faithful_retainer"] for name in ("move", "delve"))
    assert column(table, "recover") == ["faithful_retainer"]
    table.deck("anvil", "sword")
    table.start("keepers", "draw")
    assert table.hand("keepers") == ["anvil"]


# Encamp and Decamp (15.4.1, 15.4.2)


@pytest.mark.ruling("expansion:KI7")
def test_encamping_replaces_a_warrior_once_in_each_clearing(table):
    hold(table, 4, [FOX, 9])
    before = table.state.supply[table.seat("keepers")]
    keepers_day(table, "encamp", ["keepers: ..."])

    table.choose("keepers", encamp(FOX, "jewelry", "tablet"), ["keepers: ..."])

    assert table.warriors("keepers", FOX) == 3
    assert table.state.supply[table.seat("keepers")] == before + 1
    assert table.pieces("keepers", FOX) == ["waystation_jewelry_tablet"]
    assert table.why("keepers", encamp(FOX, "figure", "tablet")) == ("encamp-once", "15.4.1")
    table.choose("keepers", encamp(9, "figure", "tablet"), ["keepers: ..."])
    assert table.pieces("keepers", 9) == ["waystation_figure_tablet"]


@pytest.mark.ruling("expansion:KI8")
@pytest.mark.parametrize(
    ("clearing", "law"), [(10, "2.2.3"), (KEEP, "6.2.2"), (9, "13.7.2")], ids=str
)
def test_encamping_needs_room_and_leave_to_place(clearing, law):
    table = keepers_table("marquise", "eyrie", "corvids")
    hold(table, 2, [10, KEEP, 9, 7])
    table.build(10, "marquise", "sawmill")
    table.state.ruins[10] = []
    table.build(KEEP, "marquise", "keep")
    show(table, 9, "snare")
    keepers_day(table, "encamp", ["keepers: ..."])

    assert table.why("keepers", encamp(clearing, "figure", "tablet"))[1] == law


@pytest.mark.ruling("expansion:KI9")
def test_a_waystation_that_is_out_shows_one_side_only(table):
    hold(table, 2, [FOX, 9])
    waystation(table, FOX, "jewelry", "tablet")
    keepers_day(table, "encamp", ["keepers: ..."])

    refused = table.why("keepers", encamp(9, "tablet", "jewelry"))
    assert refused == ("encamp-none-left", "15.2.2")
    table.choose("keepers", encamp(9, "tablet", "figure"))
    assert table.pieces("keepers", 9) == ["waystation_tablet_figure"]


@pytest.mark.ruling("expansion:KI10")
def test_a_waystation_cannot_be_turned_but_taken_up(table):
    hold(table, 2, [FOX])
    waystation(table, 9, "jewelry", "tablet")
    waystation(table, 7, "jewelry", "figure")
    keepers_day(table, "encamp", ["keepers: ..."])

    table.choose("keepers", decamp(9, "jewelry", "tablet"), ["keepers: ..."])

    assert table.warriors("keepers", 9) == 1
    refused = table.why("keepers", encamp(9, "tablet", "jewelry"))
    assert refused == ("keepers-passed", "15.4.1")


@pytest.mark.ruling("expansion:KI10")
def test_encamping_and_decamping_in_one_clearing(table):
    hold(table, 2, [FOX])
    keepers_day(table, "encamp", ["keepers: ..."])

    table.choose("keepers", encamp(FOX, "figure", "tablet"), ["keepers: ..."])
    table.choose("keepers", decamp(FOX, "figure", "tablet"))

    assert table.warriors("keepers", FOX) == 2
    assert table.pieces("keepers", FOX) == []


@pytest.mark.ruling("expansion:KI11")
def test_two_waystations_in_a_clearing_change_by_one_each_way(table):
    table.state.ruins.clear()
    hold(table, 2, [11])
    waystation(table, 11, "figure", "tablet")
    waystation(table, 11, "jewelry", "figure")
    table.give("keepers", "sword")
    keepers_day(table, "encamp", ["keepers: ..."])

    table.choose("keepers", encamp(11, "tablet", "jewelry"), ["keepers: ..."])
    table.choose("keepers", decamp(11, "figure", "tablet"), ["keepers: ..."])

    refused = table.why("keepers", decamp(11, "jewelry", "figure"))
    assert refused == ("decamp-once", "15.4.2")


@pytest.mark.ruling("expansion:KI12")
@pytest.mark.parametrize(
    ("clearing", "law"), [(9, "13.7.2"), (KEEP, "6.2.2"), (FOX, "21.23")], ids=str
)
def test_decamping_needs_leave_to_place_and_a_warrior(clearing, law):
    table = keepers_table("marquise", "eyrie", "corvids")
    for where, sides in ((9, "figure tablet"), (KEEP, "jewelry figure"), (FOX, "tablet jewelry")):
        waystation(table, where, *sides.split())
    table.build(KEEP, "marquise", "keep")
    show(table, 9, "snare")
    hold(table, 1, [7])
    if clearing == FOX:
        table.state.supply[table.seat("keepers")] = 0
    table.give("keepers", "anvil")
    keepers_day(table, "encamp", ["keepers: ..."])

    _, shows, hides = table.pieces("keepers", clearing)[0].split("_")
    assert table.why("keepers", decamp(clearing, shows, hides))[1] == law


@pytest.mark.ruling("expansion:KI13")
def test_without_warriors_and_waystations_they_come_back_at_the_edge(table):
    relics(table, FOX, "figure_1")

    keepers_day(table, "homecoming", ["keepers: ..."])

    options = table.question("keepers").form.options
    assert {each.clearing for each in options} == set(map_of("autumn").edge)
    assert len(options) == 9 * 6
    table.choose("keepers", encamp(9, "figure", "tablet"))
    assert table.pieces("keepers", 9) == ["waystation_figure_tablet"]
    assert table.warriors("keepers", 9) == 1


@pytest.mark.ruling("expansion:KI14")
def test_a_player_who_came_back_may_decamp_and_recruit_but_not_encamp(table):
    table.give("keepers", "sword")
    keepers_day(table, "homecoming", ["keepers: ..."])

    table.choose("keepers", encamp(9, "figure", "tablet"), ["keepers: ..."])

    refused = table.why("keepers", encamp(9, "tablet", "jewelry"))
    assert refused == ("encamp-returned", "15.4.1")
    table.choose("keepers", keepers_recruit(table, "sword", 9))
    assert table.warriors("keepers", 9) == 3


@pytest.mark.ruling("expansion:KI15")
def test_a_waystation_alone_keeps_them_from_coming_back(table):
    waystation(table, FOX, "figure", "tablet")

    keepers_day(table, "homecoming", ["keepers: ..."])

    assert table.question("keepers").kind == "keepers.decamp"
    table.choose("keepers", decamp(FOX, "figure", "tablet"))
    assert table.warriors("keepers", FOX) == 1


@pytest.mark.ruling("expansion:KI16")
def test_each_card_recruits_two_while_the_supply_lasts(table):
    waystation(table, FOX, "figure", "tablet")
    waystation(table, 9, "jewelry", "figure")
    table.state.supply[table.seat("keepers")] = 5
    table.give("keepers", "anvil", "protection_racket", "birdy_bindle", "foxfolk_steel")
    keepers_day(table, "recruit", ["keepers: ..."])

    assert {each.clearing for each in table.options("keepers", KeepersRecruit)} == {FOX, 9}
    for card, warriors in (("anvil", 2), ("protection_racket", 4), ("birdy_bindle", 5)):
        more = ["keepers: ..."] if warriors < 5 else []
        table.choose("keepers", keepers_recruit(table, card, FOX), more)
        assert table.warriors("keepers", FOX) == warriors
    assert in_supply(table.state, table.seat("keepers"), "waystation_tablet_jewelry") == 1


def test_twins_in_a_column_act_one_after_the_other(table):
    retinue(table, "move", "retainer", "retainer")

    assert column(table, "move") == ["faithful_retainer"] * 2
