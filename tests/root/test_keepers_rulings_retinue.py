"""The rulings of the Retinue, KI28 to KI54: the effects of its cards, and its growth."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    FOX,
    MOUSE,
    OTHER_FOX,
    RABBIT,
    RETAINERS,
    Battled,
    Gather,
    KeepersBattle,
    KeepersDelve,
    KeepersMove,
    KeepersShift,
    RelicDelved,
    RetinueLost,
    Scored,
    Travel,
    battle,
    bury,
    column,
    delve,
    gather,
    hide,
    hold,
    keepers_battle,
    keepers_day,
    keepers_move,
    keepers_table,
    ready_pieces,
    recover,
    relics,
    retinue,
    ruler,
    shift,
    sympathy,
    travel,
    wander,
    waystation,
)

TWELVE = 12
"""A fox clearing that touches forests 2, 3, 4, 5 and 7."""


TABLE = keepers_table


@pytest.mark.ruling("expansion:KI28")
def test_columns_act_from_left_to_right_and_each_card_once(table):
    hold(table, 3, [FOX, 9])
    retinue(table, "move", "anvil", "retainer")
    retinue(table, "recover", "birdy_bindle")
    keepers_day(table, "move", ["keepers: ..."])

    table.choose("keepers", keepers_move(table, "anvil", FOX, MOUSE, 1), ["keepers: ..."])
    again = table.why("keepers", keepers_move(table, "anvil", FOX, MOUSE, 1))
    assert again == ("retinue-card", "15.5.2")
    table.choose("keepers", travel(table, "birdy_bindle", 9, 4, 1), ["keepers: ..."])

    back = table.why("keepers", keepers_move(table, "faithful_retainer", 9, 4, 1))
    assert back == ("keepers-passed", "15.5.2.I")


@pytest.mark.ruling("expansion:KI29")
def test_a_card_moves_from_its_suit_to_anywhere(table):
    hold(table, 1, [OTHER_FOX, 9])
    retinue(table, "move", "anvil", "retainer")
    keepers_day(table, "move", ["keepers: ..."])

    moves = table.options("keepers", KeepersMove)
    by_fox = {each.origin for each in moves if each.card not in RETAINERS}
    by_bird = {each.origin for each in moves if each.card in RETAINERS}
    assert (by_fox, by_bird) == ({OTHER_FOX}, {OTHER_FOX, 9})
    assert {each.to for each in moves if each.card not in RETAINERS} == {5, 9, 10}


@pytest.mark.ruling("expansion:KI30")
@pytest.mark.parametrize("enemy", ["alliance", "vagabond"])
def test_any_enemy_piece_obliges_to_battle(enemy):
    table = keepers_table("marquise", "alliance", "vagabond")
    hold(table, 2, [TWELVE])
    bury(table, 5, "figure_1")
    if enemy == "alliance":
        sympathy(table, TWELVE)
    else:
        wander(table, TWELVE)
    retinue(table, "delve", "anvil")
    keepers_day(table, "delve", ["keepers: ..."])

    assert table.why("keepers", delve(table, "anvil", TWELVE))[0] == "delve-battle"
    fights = table.options("keepers", KeepersBattle)
    assert [table.key_of(each.defender) for each in fights] == [enemy]


@pytest.mark.ruling("expansion:KI30")
def test_the_keepers_choose_whom_to_fight(table):
    table.place(TWELVE, keepers=3, marquise=1, eyrie=1)
    retinue(table, "delve", "anvil")
    keepers_day(table, "delve", ["keepers: ..."])

    fights = table.options("keepers", KeepersBattle)
    assert [table.key_of(each.defender) for each in fights] == ["marquise", "eyrie"]


@pytest.mark.ruling("expansion:KI31")
def test_a_partners_pawn_is_no_enemy(table):
    hold(table, 2, [TWELVE])
    bury(table, 5, "figure_1")
    wander(table, TWELVE)
    table.state.partner[table.seat("vagabond")] = table.seat("keepers")
    retinue(table, "delve", "anvil")
    keepers_day(table, "delve", ["keepers: ..."])

    table.choose("keepers", delve(table, "anvil", TWELVE))

    assert table.pieces("keepers", TWELVE) == ["figure_1"]


@pytest.mark.ruling("expansion:KI32")
def test_where_nobody_is_they_may_delve_or_not(table):
    hold(table, 1, [TWELVE])
    bury(table, 5, "figure_1")
    retinue(table, "delve", "anvil")
    keepers_day(table, "delve", ["keepers: ..."])
    table.choose("keepers", "done")

    assert table.pieces("keepers", TWELVE) == []
    assert column(table, "delve") == ["anvil"]


@pytest.mark.ruling("expansion:KI33")
@pytest.mark.parametrize("left", ["waystation", "warrior"])
def test_after_a_battle_without_warrior_or_rule_nothing_is_delved(table, left):
    table.place(TWELVE, keepers=1 if left == "waystation" else 2, marquise=4)
    if left == "waystation":
        waystation(table, TWELVE, "figure", "tablet")
    bury(table, 5, "figure_1")
    retinue(table, "delve", "anvil")
    keepers_day(table, "delve", ["keepers: ..."])

    table.choose("keepers", keepers_battle(table, "anvil", TWELVE, "marquise"), dice=[1, 1])

    assert table.pieces("keepers", TWELVE) == (
        ["waystation_figure_tablet"] if left == "waystation" else []
    )
    assert column(table, "delve") == ["anvil"]


@pytest.mark.ruling("expansion:KI34")
def test_they_battle_where_they_do_not_rule(table):
    table.place(TWELVE, keepers=1, marquise=4)
    retinue(table, "delve", "anvil")
    keepers_day(table, "delve", ["keepers: ..."])

    assert ruler(table.state, TWELVE) == table.seat("marquise")
    fight = table.choose("keepers", keepers_battle(table, "anvil", TWELVE, "marquise"), dice=[0, 0])
    assert fight.told(Battled)


@pytest.mark.ruling("expansion:KI35")
def test_a_relic_worth_more_than_is_ruled_around_its_forest_costs_the_card(table):
    hold(table, 1, [TWELVE, 11])
    bury(table, 5, "figure_3")
    retinue(table, "delve", "anvil")
    keepers_day(table, "delve", ["keepers: ..."])

    played = table.choose("keepers", delve(table, "anvil", TWELVE))

    assert played.only(RelicDelved).relic == "figure_3"
    assert table.pieces("keepers", TWELVE) == ["figure_3"]
    assert column(table, "delve") == []
    assert table.discarded() == ["anvil"]


@pytest.mark.ruling("expansion:KI36")
def test_a_relic_worth_one_never_costs_the_card(table):
    hold(table, 1, [TWELVE])
    bury(table, 5, "figure_1")
    retinue(table, "delve", "anvil")
    keepers_day(table, "delve", ["keepers: ..."])

    table.choose("keepers", delve(table, "anvil", TWELVE))

    assert column(table, "delve") == ["anvil"]


@pytest.mark.ruling("expansion:KI37")
@pytest.mark.parametrize("barrier", ["keep", "snare"])
def test_relics_are_moved_in_where_nothing_may_be_placed(barrier):
    table = keepers_table("marquise", "corvids", "eyrie")
    hold(table, 2, [TWELVE])
    bury(table, 5, "figure_1")
    retinue(table, "delve", "anvil")
    if barrier == "keep":
        table.build(TWELVE, "marquise", "keep")
    else:
        table.build(TWELVE, "corvids", "snare")
    keepers_day(table, "delve", ["keepers: ..."])

    enemy = "marquise" if barrier == "keep" else "corvids"
    table.choose(
        "keepers", keepers_battle(table, "anvil", TWELVE, enemy), ["keepers: ..."], dice=[0, 0]
    )
    # The piece itself falls to the hit against a defenseless enemy; a second one stands again.
    table.build(TWELVE, enemy, barrier)
    assert table.question("keepers").kind == "keepers.then_delve"
    table.choose("keepers", "-5:figure")
    assert "figure_1" in table.pieces("keepers", TWELVE)


@pytest.mark.ruling("expansion:KI38")
def test_without_a_relic_beside_nothing_is_delved(table):
    hold(table, 2, [TWELVE])
    bury(table, 1, "figure_1")
    hold(table, 1, [FOX])
    retinue(table, "delve", "anvil")
    retinue(table, "recover", "retainer")
    keepers_day(table, "delve", ["keepers: ..."])

    assert table.why("keepers", delve(table, "anvil", TWELVE)) == ("delve-nothing", "15.5.2.II")
    assert table.options("keepers", KeepersDelve) == []


@pytest.mark.ruling("expansion:KI39")
@pytest.mark.parametrize("card", ["retainer", "dominance_fox", "ambush_fox"])
def test_where_a_lost_card_goes(table, card):
    hold(table, 1, [TWELVE])
    bury(table, 5, "figure_3")
    retinue(table, "delve", card)
    keepers_day(table, "delve", ["keepers: ..."])

    name = "faithful_retainer" if card == "retainer" else card
    table.choose("keepers", delve(table, name, TWELVE))

    assert column(table, "delve") == []
    assert table.board("keepers").gone == ([RETAINERS[0]] if card == "retainer" else [])
    assert table.discarded() == (["ambush_fox"] if card == "ambush_fox" else [])
    assert len(table.state.available) == (card == "dominance_fox")


@pytest.mark.ruling("expansion:KI40")
def test_recovering_needs_neither_rule_nor_warrior(table):
    waystation(table, FOX, "figure", "tablet")
    relics(table, FOX, "figure_1", "figure_2", "tablet_1")
    table.place(FOX, marquise=5)
    hold(table, 1, [OTHER_FOX])
    retinue(table, "recover", "anvil")
    keepers_day(table, "recover", ["keepers: ..."])

    table.choose("keepers", recover(table, "anvil", FOX), ["keepers: ..."])

    kinds = [each.piece for each in table.question("keepers").form.options]
    assert kinds == ["figure_1", "figure_2"]


@pytest.mark.ruling("expansion:KI41")
def test_a_relic_worth_one_costs_the_card_where_nothing_of_the_suit_is_ruled(table):
    waystation(table, FOX, "figure", "tablet")
    relics(table, FOX, "figure_1", "figure_2")
    table.place(FOX, marquise=5)
    retinue(table, "recover", "anvil")
    keepers_day(table, "recover", ["keepers: ..."])

    table.choose("keepers", recover(table, "anvil", FOX), ["keepers: figure_1"])

    assert table.score("keepers") == 1
    assert column(table, "recover") == []
    assert table.pieces("keepers", FOX) == ["figure_2", "waystation_figure_tablet"]


@pytest.mark.ruling("expansion:KI42")
@pytest.mark.parametrize("card", ["anvil", "retainer"])
def test_a_card_goes_on_while_enough_of_the_clearings_suit_is_ruled(table, card):
    waystation(table, FOX, "figure", "tablet")
    relics(table, FOX, "figure_3", "figure_2")
    hold(table, 1, [OTHER_FOX, 6, 2, 5])
    retinue(table, "recover", card)
    keepers_day(table, "recover", ["keepers: ..."])

    name = "faithful_retainer" if card == "retainer" else card
    table.choose("keepers", recover(table, name, FOX), ["keepers: figure_3", "keepers: figure_2"])

    assert table.score("keepers") == 5
    assert column(table, "recover") == [name]


@pytest.mark.ruling("expansion:KI43")
def test_a_card_that_falls_short_stops_at_once(table):
    waystation(table, FOX, "figure", "tablet")
    relics(table, FOX, "figure_3", "figure_2")
    hold(table, 1, [OTHER_FOX])
    retinue(table, "recover", "anvil", "protection_racket")
    keepers_day(table, "recover", ["keepers: ..."])

    answers = ["keepers: figure_3", "keepers: ..."]
    played = table.choose("keepers", recover(table, "anvil", FOX), answers)

    assert table.score("keepers") == 3
    assert played.only(RetinueLost).seat == table.seat("keepers")
    table.choose("keepers", recover(table, "protection_racket", FOX))
    assert table.score("keepers") == 5


@pytest.mark.ruling("expansion:KI44")
@pytest.mark.parametrize("figures", [1, 2])
def test_a_filled_column_brings_two_points(table, figures):
    board = table.board("keepers")
    board.recovered += ["tablet_1", "figure_1", "figure_2"][: 1 + figures]
    waystation(table, FOX, "jewelry", "figure")
    relics(table, FOX, "jewelry_2")
    retinue(table, "recover", "anvil")
    hold(table, 1, [OTHER_FOX])
    keepers_day(table, "recover", ["keepers: ..."])

    played = table.choose("keepers", recover(table, "anvil", FOX))

    gains = [(each.points, each.cause) for each in played.told(Scored)]
    assert gains == [(2, "relic"), (2, "relic_column")]


@pytest.mark.ruling("expansion:KI45")
def test_a_filled_column_may_win_before_the_card_is_lost(table):
    table.board("keepers").recovered += ["figure_1", "tablet_1"]
    table.points(keepers=26)
    waystation(table, FOX, "jewelry", "figure")
    relics(table, FOX, "jewelry_2")
    table.place(FOX, marquise=3)
    retinue(table, "recover", "anvil")
    keepers_day(table, "recover", ["keepers: ..."])

    table.choose("keepers", recover(table, "anvil", FOX))

    assert table.winners == ["keepers"]
    assert column(table, "recover") == ["anvil"]


@pytest.mark.ruling("expansion:KI46")
def test_a_card_of_the_third_column_moves_or_recovers(table):
    waystation(table, FOX, "figure", "tablet")
    relics(table, FOX, "figure_1")
    hold(table, 1, [FOX])
    retinue(table, "recover", "anvil")
    retinue(table, "delve", "retainer")
    keepers_day(table, "recover", ["keepers: ..."])
    assert table.options("keepers", Travel)

    table.choose("keepers", travel(table, "anvil", FOX, MOUSE, 1), ["keepers: figure_1"])

    assert table.board("keepers").recovered == []
    assert table.asked("keepers") != "keepers.recover"


@pytest.mark.ruling("expansion:KI47")
def test_one_warrior_leaves_each_crowded_clearing(table):
    table.place(FOX, keepers=4)
    table.place(9, keepers=7)
    table.place(RABBIT, keepers=3)

    keepers_day(table, "land")

    assert [table.warriors("keepers", each) for each in (FOX, 9, RABBIT)] == [3, 6, 3]


@pytest.mark.ruling("expansion:KI48")
def test_cards_are_added_or_one_is_shifted(table):
    retinue(table, "move", "retainer", "anvil", "protection_racket", "foxfolk_steel")
    retinue(table, "delve", "retainer", "sword", "investments")
    retinue(table, "recover", "retainer")
    table.give("keepers", "bake_sale", "birdy_bindle", "woodland_runners", "arms_trader")
    keepers_day(table, "gather", ["keepers: ..."])

    table.choose("keepers", gather(table, "bake_sale", "recover"), ["keepers: ..."])
    refused = table.why("keepers", shift(table, "anvil", "move", "recover"))
    assert refused == ("shift-gathered", "15.6.2")
    table.choose("keepers", gather(table, "birdy_bindle", "move"))
    assert len(table.hand("keepers")) > 2
    assert sum(len(each) for each in table.board("keepers").retinue) == 10


@pytest.mark.ruling("expansion:KI48")
def test_a_full_retinue_may_only_shift(table):
    retinue(table, "move", "retainer", "anvil", "protection_racket", "foxfolk_steel")
    retinue(table, "delve", "retainer", "sword", "investments", "bake_sale")
    retinue(table, "recover", "retainer", "root_tea_rabbit")
    table.give("keepers", "birdy_bindle")
    keepers_day(table, "gather", ["keepers: ..."])

    assert table.options("keepers", Gather) == []
    assert table.why("keepers", gather(table, "birdy_bindle", "move"))[0] == "gather-full"
    table.choose("keepers", shift(table, "anvil", "move", "recover"))
    assert column(table, "recover") == ["anvil", "faithful_retainer", "root_tea_rabbit"]


@pytest.mark.ruling("expansion:KI48")
def test_after_a_shift_nothing_is_added(table):
    retinue(table, "move", "anvil")
    table.give("keepers", "birdy_bindle")
    table.give("keepers", "sword")
    keepers_day(table, "gather", ["keepers: ..."])

    table.choose("keepers", shift(table, "anvil", "move", "delve"))

    assert column(table, "delve") == ["anvil"]
    assert table.asked("keepers") != "keepers.gather"


@pytest.mark.ruling("expansion:KI49")
def test_they_draw_one_and_one_per_waystation(table):
    waystation(table, FOX, "figure", "tablet")
    table.give("keepers", "anvil", "sword", "bake_sale", "birdy_bindle")

    table.start("keepers", "draw", ["keepers: ..."])

    assert len(table.hand("keepers")) == 6
    assert table.question("keepers").kind == "discard"


@pytest.mark.ruling("expansion:KI50")
def test_an_ambush_in_the_retinue_is_none(table):
    retinue(table, "move", "ambush_fox")
    table.place(FOX, keepers=2, marquise=2)

    fight = table.play(battle("marquise", "keepers", FOX), dice=[0, 0])

    assert fight.told(Battled)


@pytest.mark.ruling("expansion:KI51")
def test_an_added_card_is_seen_by_all_and_acts_from_the_next_daylight_on(table):
    hold(table, 1, [FOX])
    table.give("keepers", "anvil")
    keepers_day(table, "gather", ["keepers: ..."])
    table.choose("keepers", gather(table, "anvil", "move"))

    seen = table.board_seen("keepers", "eyrie")
    assert [len(each) for each in seen.retinue] == [1, 0, 0]
    table.start("keepers", "move", ["keepers: ..."])
    assert table.options("keepers", KeepersMove)


@pytest.mark.ruling("expansion:KI52")
def test_each_waystation_crafts_for_its_clearing(table):
    table.state.ruins.clear()
    waystation(table, 6, "figure", "tablet")
    waystation(table, 6, "jewelry", "figure")

    assert ready_pieces(table.state, table.seat("keepers")) == {"fox": 2}


@pytest.mark.ruling("expansion:KI53")
def test_waystations_count_for_rule_and_relics_do_not(table):
    waystation(table, FOX, "figure", "tablet")
    table.place(FOX, marquise=1)
    relics(table, FOX, "figure_1")
    assert ruler(table.state, FOX) == -1

    hold(table, 1, [FOX])
    assert ruler(table.state, FOX) == table.seat("keepers")


@pytest.mark.ruling("expansion:KI54")
def test_without_a_retinue_daylight_has_no_actions_but_evening_adds(table):
    hold(table, 2, [FOX])
    table.give("keepers", "anvil")
    keepers_day(table, "move", ["keepers: ..."])

    assert table.asked("keepers") == "keepers.gather"
    assert table.options("keepers", Gather)
    assert table.options("keepers", KeepersShift) == []


# Others (4.1, 4.2)


@pytest.mark.ruling("expansion:X48")
def test_a_facedown_plot_must_be_fought_and_its_agents_are_ignored():
    table = keepers_table("corvids", "marquise", "eyrie")
    hide(table, TWELVE, "bomb")
    hold(table, 2, [TWELVE])
    relics(table, TWELVE, "figure_1")
    bury(table, 5, "tablet_1")
    retinue(table, "delve", "anvil")
    keepers_day(table, "delve", ["keepers: ..."])
    assert table.options("keepers", KeepersDelve) == []

    fight = table.choose(
        "keepers", keepers_battle(table, "anvil", TWELVE, "corvids"), ["keepers: ..."], dice=[0, 0]
    )

    assert fight.only(Battled).suffered == 0
    assert table.warriors("keepers", TWELVE) == 2
