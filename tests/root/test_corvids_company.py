"""The Corvids' plots among the pieces, guesses and boards of the others (Law 13)."""

from __future__ import annotations

import random

from tests.root.kit import (
    COPIES,
    FOX,
    GAME,
    MOUSE,
    PLOT,
    PLOTS,
    Match,
    RandomPlayer,
    RootTestTable,
    Scored,
    Seat,
    Setup,
    campaign,
    chance_of,
    corvids_table,
    decisions,
    evaluate,
    expose,
    flip,
    guesses,
    hide,
    mob,
    odds,
    plots_left,
    plots_on_map,
    removal,
    remove_all_enemies,
    schemes,
    show,
    supply,
)

TABLE = corvids_table


def test_two_raids_that_fall_together_both_spring(table):
    hide(table, FOX, "raid")
    show(table, 1, "raid")

    async def favor(t):
        await remove_all_enemies(t, t.state.seat_of("eyrie"), [FOX, 1], "favor")

    table.play(favor)

    placed = {c: n for c in range(1, 13) if (n := table.warriors("corvids", c))}
    assert placed == {4: 1, 5: 1, 7: 1, 9: 1, 10: 1}
    assert table.score("eyrie") == 2


def test_the_last_chance_to_expose_is_asked_even_where_nothing_else_is(table):
    hide(table, FOX, "bomb", alliance=1)
    table.give("alliance", "anvil")

    table.start("alliance", "operations")

    assert table.asked("alliance") == "turn.rest"
    assert guesses(table, "alliance") == [f"{FOX}:{plot}" for plot in PLOTS]


def test_the_hundreds_may_expose_before_mobs_raze_and_before_they_oppress():
    table = RootTestTable("hundreds", "corvids", "marquise")
    table.place(FOX, hundreds=2)
    mob(table, FOX)
    hide(table, FOX, "raid")
    table.give("hundreds", "anvil", "foxfolk_steel")

    table.turn("hundreds", ["..."])
    assert (table.asked("hundreds"), table.pieces("corvids", FOX)) == ("turn.start", [PLOT])
    assert guesses(table, "hundreds"), "before the raid is razed"
    table.choose("hundreds", expose(FOX, "bomb"), ["hundreds: anvil", "..."])
    assert f"{FOX}:bomb" not in guesses(table, "hundreds"), "they may guess again"
    table.choose("hundreds", "done", ["..."])
    assert table.pieces("corvids", FOX) == []

    evening = RootTestTable("hundreds", "corvids", "marquise")
    evening.place(FOX, hundreds=2)
    mob(evening, FOX)
    hide(evening, FOX, "bomb")
    evening.give("hundreds", "anvil")
    evening.start("hundreds", "incite")
    played = evening.choose("hundreds", expose(FOX, "bomb"), ["hundreds: anvil", "..."])
    assert [each.cause for each in played.told(Scored)] == ["removal", "oppress"]


def test_the_legion_may_expose_before_its_spoils_score():
    table = RootTestTable("legion", "corvids", "marquise")
    campaign(table, "anvil")
    table.place(FOX, legion=1, marquise=1)
    hide(table, FOX, "bomb")
    table.give("legion", "foxfolk_steel")
    table.play(removal(table, "marquise", FOX, 1))

    table.start("legion", "craft")
    assert table.asked("legion") == "turn.rest"
    table.choose("legion", expose(FOX, "bomb"), ["legion: foxfolk_steel", "..."])

    assert table.score("legion") == 1 + 1, "the plot, and two spoils"


def test_whether_they_are_asked_first_does_not_tell_what_cards_they_hold():
    table = RootTestTable("hundreds", "corvids", "marquise")
    table.place(FOX, hundreds=1)
    mob(table, FOX)
    hide(table, FOX, "raid")
    table.give("hundreds", "root_tea_mouse")

    table.turn("hundreds", ["..."])

    assert table.asked("hundreds") == "turn.start"
    assert guesses(table, "hundreds") == []


def test_nobody_is_asked_before_a_razing_where_no_plot_could_be_exposed():
    table = RootTestTable("hundreds", "corvids", "marquise")
    mob(table, FOX)
    hide(table, FOX, "raid")
    hide(table, 12, "bomb", hundreds=1)

    table.turn("hundreds", ["..."])

    assert table.asked("hundreds") != "turn.start", "no card to show"
    assert table.pieces("corvids", FOX) == []


def test_a_partner_is_no_enemy():
    table = corvids_table("marquise", "eyrie", "vagabond")
    vagabond, corvids = table.seat("vagabond"), table.seat("corvids")
    table.state.partner[vagabond] = corvids
    table.board("vagabond").place = FOX
    table.give("vagabond", "anvil")
    hide(table, FOX, "extortion", corvids=1)

    table.start("vagabond", "slip")
    assert table.refused("vagabond", expose(FOX, "bomb")).key == "expose-no-enemy"
    flip(table, FOX)

    assert table.hand("vagabond") == ["anvil"]


def test_nobody_exposes_plots_that_everybody_sees_or_their_own(table):
    show(table, FOX, "snare", marquise=1, corvids=1)
    table.give("marquise", "anvil")
    table.give("corvids", "foxfolk_steel")
    table.board("marquise").actions = 3

    table.start("marquise", "daylight")
    assert table.refused("marquise", expose(FOX, "snare")).key == "expose-nothing"
    schemes(table)
    assert table.refused("corvids", expose(FOX, "snare")).key == "expose-own"


def test_a_type_that_shows_twice_is_no_guess(table):
    show(table, 1, "snare")
    show(table, 2, "snare")
    hide(table, FOX, "bomb", marquise=1)
    table.give("marquise", "anvil")

    table.start("marquise", "craft")

    assert guesses(table, "marquise") == [f"{FOX}:{p}" for p in ("bomb", "extortion", "raid")]
    assert table.refused("marquise", expose(FOX, "snare")).key == "expose-ruled-out"
    facts = GAME.facts(table.state, table.seat("marquise"), expose(FOX, "bomb"))
    assert facts == {"count": 3}


def test_a_player_who_may_not_remove_plots_may_not_expose_them():
    table = corvids_table("clergy", "marquise")
    table.board("clergy").penitent = [table.seat("corvids")]
    hide(table, FOX, "bomb", clergy=1)
    table.give("clergy", "anvil")

    table.turn("clergy")

    assert guesses(table, "clergy") == []
    assert table.refused("clergy", expose(FOX, "bomb")).law == "HCC.2.6.I"


def test_plots_among_the_legions_spoils_are_neither_on_the_map_nor_in_the_supply():
    table = corvids_table("legion", "marquise")
    corvids, legion = table.seat("corvids"), table.seat("legion")
    table.board("legion").suit = "fox"
    table.state.current = legion
    table.place(FOX, legion=1)
    hide(table, FOX, "raid")
    show(table, 1, "snare")

    async def sweep(t):
        await remove_all_enemies(t, legion, [FOX, 1], "favor")

    table.play(sweep)
    assert supply(table.state, corvids) == {"bomb": 2, "snare": 1, "extortion": 2, "raid": 1}
    assert plots_left(table.state, corvids) == 6
    assert [table.warriors("corvids", c) for c in (4, 7)] == [1, 1]

    table.board("legion").spoils = []
    assert plots_left(table.state, corvids) == 8
    assert supply(table.state, corvids) == dict.fromkeys(PLOTS, COPIES)


def test_the_odds_count_the_embedded_agents(table):
    hide(table, FOX, "bomb", marquise=2)

    lines = odds(table.state, table.seat("marquise"), table.seat("corvids"), FOX)

    assert ("odds-agents", "13.2.5") in [(line.id, line.law) for line in lines]


# Whole matches


def test_plots_and_their_types_agree_in_random_matches():
    for seed in range(4):
        setup = Setup("root", ("corvids", "legion", "eyrie"), {"setup": "usual"})
        match = Match.new(GAME, setup, chance_of(seed), keep="nothing")
        for _ in decisions(match, RandomPlayer(random.Random(seed))):
            state = match.state
            if state.round == 25:
                break
            lying = {c for c, kind in plots_on_map(state, 0).items() if kind == PLOT}
            assert set(state.boards[0].facedown) == lying
            assert min([0, *supply(state, 0).values()]) == 0
            assert supply(state, 0).total() == plots_left(state, 0)


def test_a_computer_would_rather_have_plots_than_not(table):
    corvids = Seat(table.seat("corvids"))
    table.place(FOX, corvids=2)
    before = evaluate(table.state, corvids)
    table.place(MOUSE, corvids=1)
    hide(table, MOUSE, "raid")

    assert evaluate(table.state, corvids) > before
