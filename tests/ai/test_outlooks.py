"""Prospects of Root's factions to players that look ahead, and of answers that owe something."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.ai.search import Search
from engine.root.advice.evaluation.terms import threat
from engine.root.hooks.faction import FACTIONS
from tests.root.kit import (
    FOX,
    GAME,
    MOUSE,
    OTHER_FOX,
    RABBIT,
    RootTestTable,
    bury,
    clear_buildings,
    clear_tokens,
    hundreds_table,
    keepers_table,
    lay_flowers,
    marquise_daylight,
    mob,
    relics,
    retinue,
    show,
    waystation,
)


def outlook(table: RootTestTable, key: str) -> float:
    state, seat = table.state, table.seat(key)
    found: float = GAME.terms(state, seat)["board"]
    return found


def test_a_building_is_weighed_once_its_wood_is_paid() -> None:
    table = RootTestTable("marquise", "eyrie")
    table.place(OTHER_FOX, marquise=2)
    table.place(RABBIT, marquise=2)
    table.build(OTHER_FOX, "marquise", "sawmill", "wood", "wood")
    table.build(RABBIT, "marquise", "sawmill", "wood", "wood")
    marquise_daylight(table)
    match, seat = table.match, table.seat("marquise")
    assert match is not None
    search = Search(GAME, match.setup, seat, random.Random(1), enough=lambda: False)
    world = search.trials.deal(match, seat)
    assert world is not None
    question = match.pending[seat]
    form: Any = question.form
    build = next(each for each in form.options if each.key().startswith("marquise.build:sawmill"))

    at_once = search.try_answer(world, question, build)
    paid = search.try_answer(world, question, build, through=True)

    assert at_once is not None
    assert paid is not None
    assert paid.worth > at_once.worth + 0.5
    assert seat in search.trials.questions_at(paid.spot), "the wood is still to be chosen"


def test_a_relic_is_worth_more_guarded_and_most_where_it_can_be_recovered() -> None:
    table = keepers_table()
    relics(table, FOX, "tablet_3")
    alone = outlook(table, "keepers")
    table.place(FOX, keepers=2)
    guarded = outlook(table, "keepers")
    table.place(RABBIT, keepers=2)
    elsewhere = outlook(table, "keepers") - guarded
    assert guarded - alone > elsewhere
    waystation(table, FOX, "jewelry", "figure")
    other = outlook(table, "keepers")
    clear_buildings(table.state, FOX)
    waystation(table, FOX, "tablet", "jewelry")
    assert outlook(table, "keepers") > other


def test_a_relic_at_a_waystation_is_worth_more_if_a_card_can_recover_it_there() -> None:
    def worth_with(card: str) -> float:
        table = keepers_table()
        waystation(table, FOX, "tablet", "jewelry")
        table.place(FOX, keepers=2)
        table.place(MOUSE, keepers=2)
        retinue(table, "recover", card)
        before = outlook(table, "keepers")
        relics(table, FOX, "tablet_3")
        return outlook(table, "keepers") - before

    assert worth_with("anvil") > 1.3 * worth_with("mouse_in_a_sack")


def test_a_card_that_recovers_at_a_waystation_is_worth_more_than_one_that_only_marches() -> None:
    def worth_of(card: str) -> float:
        table = keepers_table()
        waystation(table, FOX, "tablet", "jewelry")
        table.place(FOX, keepers=2)
        table.place(MOUSE, keepers=2)
        before = outlook(table, "keepers")
        retinue(table, "recover", card)
        return outlook(table, "keepers") - before

    assert worth_of("anvil") > worth_of("mouse_in_a_sack") > worth_of("cobbler") > 0


def test_relics_in_a_forest_are_worth_more_the_more_clearings_beside_are_ruled() -> None:
    table = keepers_table()
    first, second, *_ = table.state.woodland.forest_borders[1]
    table.place(first, keepers=2)
    table.place(second, keepers=1, marquise=1)

    def worth_of_relics() -> float:
        before = outlook(table, "keepers")
        bury(table, 1, "figure_2", seen=True)
        after = outlook(table, "keepers")
        table.board("keepers").buried.clear()
        return after - before

    contested = worth_of_relics()
    table.place(second, marquise=-1)
    assert worth_of_relics() > contested > 0, "a card is lost less often"


def test_taking_a_waystation_back_costs_less_while_it_can_be_placed_again() -> None:
    table = keepers_table()
    waystation(table, FOX, "tablet", "jewelry")
    table.place(FOX, keepers=2)
    table.place(MOUSE, keepers=2)

    def cost() -> float:
        with_it = outlook(table, "keepers")
        clear_buildings(table.state, FOX)
        without = outlook(table, "keepers")
        waystation(table, FOX, "tablet", "jewelry")
        return with_it - without

    free = cost()
    for _ in range(table.state.open_slots(MOUSE)):
        table.build(MOUSE, "marquise", "workshop")
    table.place(FOX, keepers=-2)
    table.place(MOUSE, keepers=2)
    assert 0 < free < cost()


def test_no_waystation_is_hoped_for_beside_the_keep() -> None:
    table = keepers_table()
    table.place(MOUSE, keepers=2)
    anywhere = outlook(table, "keepers")
    table.build(MOUSE, "marquise", "keep")
    assert outlook(table, "keepers") < anywhere - 0.5


def test_a_snare_spoils_a_site_for_the_marquise() -> None:
    table = RootTestTable("marquise", "corvids")
    table.place(FOX, marquise=2)
    before = outlook(table, "marquise")
    show(table, FOX, "snare")
    assert outlook(table, "marquise") < before - 0.5


def test_pieces_beside_a_mob_are_as_good_as_lost_until_it_is_removed() -> None:
    table = hundreds_table("marquise", "clergy")
    table.build(FOX, "marquise", "workshop")
    assert "menaced" not in GAME.terms(table.state, table.seat("marquise"))
    mob(table, FOX)
    marquise, hundreds = (table.seat(key) for key in ("marquise", "hundreds"))
    assert GAME.terms(table.state, marquise)["menaced"] < -1
    assert "menaced" not in GAME.terms(table.state, hundreds)
    assert "menaced" not in GAME.terms(table.state, table.seat("clergy"))
    clear_tokens(table.state, FOX)
    assert "menaced" not in GAME.terms(table.state, marquise)


def test_flowers_that_an_enemy_could_take_are_worth_less() -> None:
    table = RootTestTable("clergy", "eyrie", "marquise")
    table.place(MOUSE, clergy=1)
    lay_flowers(table, MOUSE, "mouse", "mouse")
    safe = outlook(table, "clergy")
    beside = table.state.woodland.adjacent[MOUSE][0]
    table.place(beside, eyrie=2)
    threatened = outlook(table, "clergy")
    assert threatened < safe
    table.place(MOUSE, clergy=3)
    table.place(beside, eyrie=-2)
    quiet = outlook(table, "clergy")
    table.place(beside, eyrie=2)
    assert quiet - outlook(table, "clergy") < safe - threatened, "four warriors guard them"


def test_a_rival_is_feared_by_what_its_kind_makes_until_the_end_is_near(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = RootTestTable("marquise", "eyrie", "alliance")
    state, marquise, alliance = table.state, table.seat("marquise"), table.seat("alliance")
    early = threat(state, marquise, alliance)
    state.points[alliance] = 30
    late = threat(state, marquise, alliance)
    monkeypatch.setattr(type(FACTIONS["alliance"]), "foreseen", 0.0)
    assert threat(state, marquise, alliance) == late
    state.points[alliance] = 0
    assert threat(state, marquise, alliance) < early - 5


def test_what_a_rival_has_matters_more_if_it_may_win_in_its_next_turn() -> None:
    table = RootTestTable("marquise", "eyrie")
    marquise, eyrie = table.seat("marquise"), table.seat("eyrie")
    table.build(FOX, "eyrie", "roost")
    table.place(FOX, eyrie=2)

    def worth_of_a_roost(points: int) -> float:
        table.points(eyrie=points)
        before = threat(table.state, marquise, eyrie)
        table.build(RABBIT, "eyrie", "roost")
        after = threat(table.state, marquise, eyrie)
        clear_buildings(table.state, RABBIT)
        return after - before

    assert worth_of_a_roost(27) > 1.3 * worth_of_a_roost(20) > 0
