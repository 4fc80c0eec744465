"""The answers that a search tries of many: those that look promising, and some of the others."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from engine.ai.answers import AT_RANDOM, candidates
from engine.core.choices.actions import Option
from engine.core.choices.questions import Answer, OneOf, Question
from tests.root.kit import (
    FOX,
    GAME,
    MOUSE,
    OTHER_FOX,
    RABBIT,
    RootTestTable,
    bury,
    cathedral,
    duchy_daylight,
    duchy_table,
    keepers_day,
    keepers_table,
    lay_flowers,
    relics,
    retinue,
    waystation,
)

MOST = 12


def menu(table: RootTestTable, key: str) -> tuple[Question, Sequence[Option]]:
    match = table.match
    assert match is not None
    asked = match.pending[table.seat(key)]
    assert isinstance(asked.form, OneOf)
    return asked, asked.form.options


def best_move(table: RootTestTable, key: str, *kinds: str) -> str:
    """Return the move that looks most promising of some kinds."""
    asked, options = menu(table, key)
    looks = GAME.promise(table.state, asked, options)
    assert len(looks) == len(options)
    ranked = sorted(zip(looks, options, strict=True), key=lambda each: -each[0])
    found: str = next(o.key() for _, o in ranked if o.key().startswith(kinds))
    return found


@pytest.fixture
def clergy() -> RootTestTable:
    table = RootTestTable("marquise", "eyrie", "clergy")
    cathedral(table, MOUSE, OTHER_FOX)
    table.place(MOUSE, clergy=4)
    table.place(OTHER_FOX, clergy=3)
    table.place(FOX, clergy=2)
    return table


def test_the_clergy_look_first_at_carrying_a_flower_home(clergy: RootTestTable) -> None:
    lay_flowers(clergy, FOX, "mouse")
    clergy.start("clergy", "act")
    assert MOUSE in clergy.state.woodland.adjacent[FOX]
    assert best_move(clergy, "clergy", "clergy.mission") == f"clergy.mission:{FOX}:{MOUSE}:1"


def test_the_clergy_look_first_where_flowers_of_another_suit_could_lie(
    clergy: RootTestTable,
) -> None:
    clergy.start("clergy", "act")
    origin, to, _ = map(int, best_move(clergy, "clergy", "clergy.mission").split(":")[1:])
    assert origin in (MOUSE, OTHER_FOX), "from a cathedral, which keeps warriors"
    assert clergy.state.suits[to] in ("rabbit", "mouse"), "foxes have a place"


def test_the_clergy_swarm_first_by_the_card_that_is_least_missed(clergy: RootTestTable) -> None:
    clergy.give("clergy", "root_tea_mouse", "dominance_mouse")
    clergy.start("clergy", "act")
    assert best_move(clergy, "clergy", "clergy.swarm:").endswith("dominance_mouse")


def test_cards_of_dominance_crowd_nothing_out(clergy: RootTestTable) -> None:
    """Each of them can be taken for each card of its suit: a dozen options late in a match."""
    clergy.give("clergy", "root_tea_mouse", "mouse_in_a_sack")
    clergy.state.available.append(clergy.take("dominance_mouse"))
    clergy.start("clergy", "act")
    asked, options = menu(clergy, "clergy")
    looks = GAME.promise(clergy.state, asked, options)
    look = {each.key().split(":")[0]: found for each, found in zip(options, looks, strict=True)}
    assert look["take_dominance"] < look["clergy.swarm"]


def test_the_keepers_look_first_at_carrying_a_relic_to_its_waystation() -> None:
    table = keepers_table()
    waystation(table, MOUSE, "figure", "jewelry")
    table.place(FOX, keepers=3)
    table.place(MOUSE, keepers=1)
    table.place(RABBIT, keepers=3)
    relics(table, FOX, "figure_3")
    retinue(table, "move", "retainer", "anvil", "gently_used_knapsack")
    keepers_day(table, "move")
    assert best_move(table, "keepers", "keepers.move").split(":")[2:4] == [str(FOX), str(MOUSE)]


def test_the_keepers_look_first_where_relics_lie_in_a_forest_beside() -> None:
    table = keepers_table()
    table.place(MOUSE, keepers=3)
    beside, forests = set(table.state.woodland.adjacent[MOUSE]), table.state.woodland.forest_borders
    forest, borders = next(
        (number, set(each)) for number, each in enumerate(forests)
        if MOUSE not in each and beside & set(each) and beside - set(each)
    )  # fmt: skip
    bury(table, forest, "figure_3", "tablet_1")
    retinue(table, "move", "retainer")
    retinue(table, "delve", "retainer")
    keepers_day(table, "move")
    assert int(best_move(table, "keepers", "keepers.move").split(":")[3]) in borders


def test_most_answers_tried_look_best_and_some_are_drawn_from_the_rest(
    clergy: RootTestTable,
) -> None:
    clergy.start("clergy", "act")
    asked, options = menu(clergy, "clergy")
    assert len(options) > 3 * MOST

    def last_first(_state: object, _asked: Question, of: Sequence[Option]) -> list[float]:
        return [float(place) for place in range(len(of))]

    def tried(seed: int) -> list[Answer]:
        state, rng = clergy.state, random.Random(seed)
        return list(candidates(GAME.inclinations, state, asked, MOST, rng, last_first))

    best = list(options[::-1][: MOST - MOST // AT_RANDOM])
    found = [tried(seed) for seed in range(8)]
    assert all(each[: len(best)] == best and len(each) == MOST for each in found)
    assert len({tuple(map(str, each[len(best) :])) for each in found}) > 1


def test_a_faction_without_a_promise_has_all_its_answers_sampled_alike() -> None:
    table = duchy_table()
    table.place(FOX, duchy=4)
    duchy_daylight(table)
    asked, options = menu(table, "duchy")
    assert not GAME.promise(table.state, asked, options)
