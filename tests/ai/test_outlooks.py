"""Prospects of Root's factions to players that look ahead, and of answers that owe something."""

from __future__ import annotations

import random
from typing import Any

from engine.ai.search import Search
from engine.root.advice.weighing.terms import threat
from tests.root.kit import (
    FOX,
    GAME,
    MOUSE,
    OTHER_FOX,
    RABBIT,
    RootTestTable,
    clear_buildings,
    keepers_table,
    lay_flowers,
    marquise_daylight,
    relics,
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
    assert paid.worth > at_once.worth + 1
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


def test_a_rival_is_feared_by_what_its_kind_makes_until_the_end_is_near() -> None:
    table = RootTestTable("marquise", "eyrie", "alliance")
    state, alliance = table.state, table.seat("alliance")
    surplus = threat(state, alliance) - sum(GAME.terms(state, alliance)[name]
                                            for name in ("points", "effects", "board"))  # fmt: skip
    assert surplus > 0
    state.points[alliance] = 30
    late = threat(state, alliance)
    own = sum(GAME.terms(state, alliance)[name] for name in ("points", "effects", "board"))
    assert late >= own
    assert late - own - max(0.0, own - 20) == 0
