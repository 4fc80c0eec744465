"""The rulings of relics that are carried, and of relics among others."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    FOX,
    GAME,
    MOUSE,
    OTHER_FOX,
    Clearing,
    Craft,
    EffectUsed,
    Loss,
    Moved,
    Removed,
    Revolt,
    Strike,
    battle,
    bury,
    census,
    decamp,
    delve,
    encamp,
    favor,
    hold,
    keepers_day,
    keepers_move,
    keepers_table,
    move_warriors,
    recover,
    relics,
    relics_by_forest,
    remove,
    retinue,
    show,
    stack,
    sympathy,
    wander,
    waystation,
)

TABLE = keepers_table


# Carrying (15.2.4)


@pytest.mark.ruling("expansion:KI26")
@pytest.mark.parametrize(
    ("chosen", "left"),
    [("", 3), ("piece:tablet_3", 2), ("piece:figure_1 piece:tablet_3", 1)],
)
def test_each_warrior_may_carry_one_relic(table, chosen, left):
    hold(table, 3, [FOX])
    relics(table, FOX, "figure_1", "jewelry_2", "tablet_3")
    retinue(table, "move", "anvil")
    keepers_day(table, "move", ["keepers: ..."])

    table.choose("keepers", keepers_move(table, "anvil", FOX, MOUSE, 2), ["keepers: ..."])
    question = table.question("keepers")
    assert (question.kind, question.form.least, question.form.most) == ("keepers.carry", 0, 2)
    picked = tuple(each for each in question.form.options if each.key() in chosen.split())
    table.match.submit(table.seat("keepers"), question.id, picked)
    table.state = table.match.state

    assert len(table.pieces("keepers", FOX)) == left
    assert len(table.pieces("keepers", MOUSE)) == 3 - left


@pytest.mark.ruling("expansion:KI27")
def test_relics_are_carried_past_keep_sympathy_and_other_relics():
    table = keepers_table("marquise", "alliance", "eyrie")
    table.build(7, "marquise", "keep")
    sympathy(table, 7)
    relics(table, 7, "tablet_1")
    hold(table, 2, [FOX])
    relics(table, FOX, "figure_1", "figure_2")
    table.give("keepers", "sword", "investments")
    retinue(table, "move", "anvil")
    keepers_day(table, "move", ["keepers: ..."])

    answers = ["keepers: figure_1 figure_2", "keepers: sword"]
    table.choose("keepers", keepers_move(table, "anvil", FOX, 7, 2), answers)

    assert table.pieces("keepers", 7) == ["figure_1", "figure_2", "tablet_1"]
    assert table.hand("keepers") == ["investments"]


@pytest.mark.ruling("expansion:KI55")
def test_relics_without_their_last_warrior_stay_and_are_recovered_by_the_waystation(table):
    hold(table, 1, [FOX])
    relics(table, FOX, "figure_1", "tablet_2")
    retinue(table, "recover", "anvil")
    keepers_day(table, "encamp", ["keepers: ..."])

    table.choose("keepers", encamp(FOX, "figure", "tablet"), ["keepers: ..."])
    assert table.warriors("keepers", FOX) == 0
    table.choose("keepers", recover(table, "anvil", FOX), ["keepers: ..."])

    assert table.pieces("keepers", FOX) == ["tablet_2", "waystation_figure_tablet"]
    assert table.board("keepers").recovered == ["figure_1"]

    table.place(FOX, marquise=2)
    fight = table.play(battle("marquise", "keepers", FOX), ["keepers: ..."], dice=[0, 0])
    assert fight.told(EffectUsed) == []


@pytest.mark.ruling("expansion:KI56")
def test_a_decamped_warrior_carries_again_but_recovers_nothing(table):
    waystation(table, FOX, "figure", "tablet")
    relics(table, FOX, "figure_1")
    retinue(table, "move", "anvil")
    retinue(table, "recover", "birdy_bindle")
    keepers_day(table, "decamp", ["keepers: ..."])

    table.choose("keepers", decamp(FOX, "figure", "tablet"), ["keepers: ..."])
    table.choose(
        "keepers",
        keepers_move(table, "anvil", FOX, MOUSE, 1),
        ["keepers: figure_1", "keepers: ..."],
    )

    assert table.pieces("keepers", MOUSE) == ["figure_1"]
    refused = table.why("keepers", recover(table, "birdy_bindle", MOUSE))
    assert refused == ("keepers-no-waystation", "15.5.2.III")


# Others (4.1)


@pytest.mark.ruling("expansion:X5")
def test_in_the_keeps_clearing_they_fight_and_recover_but_place_nothing(table):
    table.build(4, "marquise", "keep")
    hold(table, 3, [4])
    relics(table, 4, "figure_1")
    waystation(table, 4, "figure", "tablet")
    retinue(table, "recover", "bake_sale")
    table.give("keepers", "root_tea_rabbit")
    keepers_day(table, "craft", ["keepers: ..."])

    assert table.why("keepers", recover(table, "bake_sale", 9))[0] == "keepers-no-waystation"
    table.choose("keepers", recover(table, "bake_sale", 4))
    assert table.board("keepers").recovered == ["figure_1"]


@pytest.mark.ruling("expansion:X9")
def test_the_despot_scores_one_more_beside_two_trophies(table):
    table.board("eyrie").leader = "despot"
    relics(table, FOX, "figure_1", "figure_2")
    table.place(FOX, eyrie=3)

    table.play(battle("eyrie", "keepers", FOX), ["eyrie: -1", "eyrie: -1"], dice=[1, 0])

    assert table.score("eyrie") == 2 + 2 + 1


@pytest.mark.ruling("expansion:X18")
def test_a_revolt_takes_a_waystation_and_a_relic(table):
    hold(table, 2, [FOX])
    relics(table, FOX, "figure_1")
    waystation(table, FOX, "figure", "tablet")

    async def rule(t):
        await favor("fox")(t, table.seat("marquise"))

    table.play(rule, ["marquise: -7"])

    assert table.score("marquise") == 1 + 2
    assert table.state.open_slots(FOX) == 2


@pytest.mark.ruling("expansion:X19")
def test_delving_into_sympathy_costs_no_outrage():
    table = keepers_table("marquise", "alliance", "eyrie")
    sympathy(table, OTHER_FOX)
    hold(table, 2, [FOX])
    bury(table, 7, "figure_1")
    retinue(table, "delve", "anvil")
    table.give("keepers", "sword")
    keepers_day(table, "delve", ["keepers: ..."])

    table.choose("keepers", delve(table, "anvil", FOX))

    assert table.hand("keepers") == ["sword"]


def test_only_relics_of_a_type_that_a_waystation_shows_are_counted(table):
    relics(table, FOX, "figure_1", "tablet_3", "tablet_3", "jewelry_2")
    waystation(table, FOX, "tablet", "figure")
    retinue(table, "recover", "anvil")
    keepers_day(table, "recover", ["keepers: ..."])

    facts = GAME.facts(table.state, table.seat("keepers"), recover(table, "anvil", FOX))

    assert facts["count"] == 2


@pytest.mark.ruling("expansion:X29")
@pytest.mark.parametrize(("piece", "points"), [("figure_1", 2), ("waystation_tablet_figure", 1)])
def test_a_crossbow_takes_a_relic_or_a_waystation(table, piece, points):
    relics(table, FOX, "figure_1")
    waystation(table, FOX, "tablet", "figure")
    board = wander(table, FOX, "crossbow")
    table.start("vagabond", "daylight", ["vagabond: ..."])

    answers, strike = ["vagabond: -3"] if points == 2 else [], Strike(table.seat("keepers"), piece)
    assert GAME.facts(table.state, table.seat("vagabond"), strike)["points"] == points
    table.choose("vagabond", strike, answers)

    assert table.score("vagabond") == points
    assert board.relations[table.seat("keepers")] >= 0
    assert relics_by_forest(table) == ({3: 1} if points == 2 else {})


def test_a_revolt_and_a_favor_promise_the_points_of_a_relic():
    table = keepers_table("alliance", "marquise", "eyrie")
    alliance, revolt = table.seat("alliance"), Revolt(Clearing(FOX))
    relics(table, FOX, "figure_1")
    table.build(FOX, "marquise", "wood")
    sympathy(table, FOX)
    stack(table, "anvil", "tax_collector")
    table.give("alliance", "favor_of_the_foxes")
    foxes = Craft(table.card("favor_of_the_foxes", "alliance"))
    assert GAME.facts(table.state, alliance, foxes)["gain"] == 3
    assert GAME.facts(table.state, alliance, revolt)["points"] == 3

    table.start("alliance", "revolt", ["alliance: ..."])
    table.choose("alliance", revolt, ["alliance: -3"])

    assert table.score("alliance") == 3


@pytest.mark.ruling("expansion:X30")
def test_infamy_counts_relics_beside_their_trophy(table):
    relics(table, FOX, "figure_1")
    table.place(FOX, keepers=1)
    board = wander(table, FOX, "sword", "sword", "sword")
    board.relations[table.seat("keepers")] = -1
    table.state.current = table.seat("vagabond")

    fight = table.play(battle("vagabond", "keepers", FOX), ["vagabond: -1"], dice=[3, 0])

    # One of three hits is ignored: a warrior and the relic fall.
    assert [each.piece for each in fight.told(Removed)] == ["warrior", "figure_1"]
    assert table.score("vagabond") == 1 + (1 + 2)


@pytest.mark.ruling("expansion:X31")
def test_escorted_keepers_decide_what_they_carry(table):
    hold(table, 2, [FOX])
    relics(table, FOX, "figure_1")

    async def rule(t):
        await move_warriors(t, table.seat("keepers"), FOX, MOUSE, 1)

    table.state.current = table.seat("vagabond")
    table.play(rule, ["keepers: figure_1"])
    assert table.pieces("keepers", MOUSE) == ["figure_1"]


@pytest.mark.ruling("expansion:X31")
def test_at_a_table_with_plans_the_most_valuable_relics_go_along():
    table = keepers_table(responses="planned")
    hold(table, 2, [FOX])
    relics(table, FOX, "figure_1", "tablet_3")

    async def rule(t):
        await move_warriors(t, table.seat("keepers"), FOX, MOUSE, 1)

    table.state.current = table.seat("marquise")
    moved = table.play(rule)
    assert table.pieces("keepers", MOUSE) == ["tablet_3"]
    assert [each.piece for each in moved.told(Moved)] == ["warrior", "tablet_3"]


@pytest.mark.ruling("expansion:X32")
def test_a_partner_scores_no_trophy_and_the_relic_leaves_the_map(table):
    relics(table, FOX, "figure_1")
    table.state.partner[table.seat("vagabond")] = table.seat("keepers")
    before = census(table.state)

    async def rule(t):
        loss = Loss(table.seat("keepers"), FOX, table.seat("vagabond"), 0, ("figure_1",))
        await remove(t, [loss])

    table.play(rule)

    assert table.pieces("keepers", FOX) == []
    assert relics_by_forest(table) == {}
    assert census(table.state) == before


@pytest.mark.ruling("expansion:X46")
def test_at_a_face_up_snare_they_recover_but_cannot_leave():
    table = keepers_table("corvids", "marquise", "eyrie")
    show(table, FOX, "snare")
    hold(table, 2, [FOX])
    relics(table, FOX, "figure_1")
    waystation(table, FOX, "figure", "tablet")
    retinue(table, "move", "anvil")
    retinue(table, "recover", "protection_racket")
    keepers_day(table, "craft", ["keepers: ..."])

    assert table.why("keepers", keepers_move(table, "anvil", FOX, MOUSE, 1))[1] == "13.7.2"
    table.choose("keepers", recover(table, "protection_racket", FOX))
    assert table.board("keepers").recovered == ["figure_1"]
