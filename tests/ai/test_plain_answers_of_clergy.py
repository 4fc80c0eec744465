"""Positions of the Clergy in which the right answer is plain, and their threat to all."""

from __future__ import annotations

import pytest

from engine.core.choices.actions import Option
from engine.core.choices.questions import OneOf
from engine.root.advice.evaluation.terms import rivals_worth
from engine.root.factions.clergy.actions import Crusade, Mission
from tests.ai.test_plain_answers import answers_of_turn, worth
from tests.root.kit import (
    FOX,
    GAME,
    MOUSE,
    OTHER_FOX,
    RABBIT,
    RootTestTable,
    cathedral,
    clear_tokens,
    lay_flowers,
)


@pytest.fixture
def table() -> RootTestTable:
    """Return a table where the Clergy have two cathedrals."""
    table = RootTestTable("marquise", "eyrie", "clergy")
    cathedral(table, MOUSE, OTHER_FOX)
    table.place(MOUSE, clergy=3)
    table.place(OTHER_FOX, clergy=2)
    return table


def test_they_act_before_they_offer(table: RootTestTable) -> None:
    table.place(RABBIT, clergy=2)
    table.place(FOX, clergy=1)
    lay_flowers(table, RABBIT, "rabbit", "rabbit")
    lay_flowers(table, FOX, "fox", "fox")
    table.start("clergy", "act")
    answers = [each.partition(":")[0] for each in answers_of_turn(table, "clergy")]
    acts = [each for each in answers if each in ("clergy.mission", "clergy.crusade")]
    assert len(acts) >= 2
    assert answers.index("clergy.build") > answers.index(acts[-1])


def test_a_card_is_worth_more_to_them_once_a_flower_could_pay_for_it(table: RootTestTable) -> None:
    table.give("clergy", "root_tea_rabbit")

    def worth_with(suit: str) -> float:
        clear_tokens(table.state, RABBIT)
        lay_flowers(table, RABBIT, suit)
        return worth(table, "clergy", "hand")

    assert worth_with("mouse") > worth_with("fox")


def test_a_card_that_they_can_craft_is_worth_more_to_them_than_to_others(
    table: RootTestTable,
) -> None:
    table.give("clergy", "root_tea_rabbit")
    table.give("eyrie", "root_tea_fox")
    assert worth(table, "clergy", "hand") > worth(table, "eyrie", "hand")


def test_they_craft_what_brings_three_points_for_a_flower(table: RootTestTable) -> None:
    lay_flowers(table, MOUSE, "bird", "fox")
    lay_flowers(table, OTHER_FOX, "rabbit")
    table.give("clergy", "anvil", "root_tea_mouse", "bake_sale", "command_warren")
    table.board("clergy").acts[:] = ["mission", "swarm", "crusade"]
    table.start("clergy", "act")
    answers = answers_of_turn(table, "clergy")
    assert {"craft:anvil", "craft:root_tea_mouse"} <= set(answers)


def test_a_flower_pays_for_one_card_of_their_hand_alone(table: RootTestTable) -> None:
    lay_flowers(table, RABBIT, "bird")
    none = worth(table, "clergy", "hand")
    table.give("clergy", "anvil")
    one = worth(table, "clergy", "hand")
    table.give("clergy", "root_tea_mouse")
    assert worth(table, "clergy", "hand") - one < one - none


def test_what_they_can_craft_this_turn_counts_nearly_as_crafted(table: RootTestTable) -> None:
    lay_flowers(table, MOUSE, "fox", "mouse")  # the mouse flower keeps the turn open
    table.give("clergy", "anvil")
    table.board("clergy").acts[:] = ["mission", "mission", "mission"]
    table.start("clergy", "offer")
    match, seat = table.match, table.seat("clergy")
    assert match is not None
    before = sum(GAME.terms(match.state, seat).values())
    asked = match.pending[seat]
    assert isinstance(asked.form, OneOf)
    craft = next(each for each in asked.form.options if each.key() == "craft:anvil")
    match.submit(seat, asked.id, craft)
    gained = sum(GAME.terms(match.state, seat).values()) - before
    assert 0 < gained < 0.5, "it can wait until the actions are taken"


def test_they_leave_warriors_where_the_flowers_of_evening_may_lie() -> None:
    table = RootTestTable("marquise", "eyrie", "clergy")
    cathedral(table, MOUSE)
    table.place(MOUSE, clergy=4)
    table.start("clergy", "act")
    answers_of_turn(table, "clergy")
    state, clergy = table.state, table.seat("clergy")
    out = [c for c in state.woodland.clearings if state.warriors[c][clergy] and c != MOUSE]
    assert {state.suits[clearing] for clearing in out} == {"fox", "rabbit", "mouse"}


def test_a_third_cathedral_is_worth_more_to_them_the_more_evenings_are_left(
    table: RootTestTable,
) -> None:
    def worth_at(points: int) -> float:
        table.state.points[table.seat("eyrie")] = points
        return worth(table, "clergy", "board")

    early, late = worth_at(0), worth_at(24)
    cathedral(table, RABBIT)
    assert worth_at(0) - early > 2 * (worth_at(24) - late)


def test_a_warrior_is_worth_more_to_them_where_flowers_lie_than_elsewhere(
    table: RootTestTable,
) -> None:
    table.place(RABBIT, clergy=1)
    table.place(FOX, clergy=1)
    lay_flowers(table, RABBIT, "fox", "fox")

    def gained(clearing: int) -> float:
        before = worth(table, "clergy", "board")
        table.place(clearing, clergy=1)
        after = worth(table, "clergy", "board")
        table.place(clearing, clergy=-1)
        return after - before

    assert gained(RABBIT) > gained(FOX)


def test_a_warrior_waits_for_no_flowers_where_none_may_be_placed(table: RootTestTable) -> None:
    def gained() -> float:
        before = worth(table, "clergy", "board")
        table.place(FOX, clergy=1)
        after = worth(table, "clergy", "board")
        table.place(FOX, clergy=-1)
        return after - before

    anywhere = gained()
    table.build(FOX, "marquise", "keep")
    assert gained() < anywhere - 0.2


def test_a_move_beside_the_keep_looks_no_better_for_the_flowers_of_evening(
    table: RootTestTable,
) -> None:
    table.start("clergy", "act")
    match, seat = table.match, table.seat("clergy")
    assert match is not None
    options = table.options("clergy", Mission)
    here = next(each for each in options if "fox" in table.state.suits[each.to])
    anywhere = GAME.promise(table.state, match.pending[seat], options)[options.index(here)]
    table.build(here.to, "marquise", "keep")
    assert GAME.promise(table.state, match.pending[seat], [here])[0] < anywhere


def test_flowers_among_many_enemies_are_as_good_as_lost(table: RootTestTable) -> None:
    table.place(RABBIT, clergy=1)
    before = worth(table, "clergy", "board")
    lay_flowers(table, RABBIT, "rabbit", "bird")
    quiet = worth(table, "clergy", "board") - before
    clear_tokens(table.state, RABBIT)
    table.place(RABBIT, eyrie=5, marquise=6)
    before = worth(table, "clergy", "board")
    lay_flowers(table, RABBIT, "rabbit", "bird")
    assert worth(table, "clergy", "board") - before < quiet / 4


def test_they_fetch_flowers_that_pay_for_a_craft_from_among_their_enemies() -> None:
    table = RootTestTable("marquise", "eyrie", "clergy")
    cathedral(table, 7)
    table.place(3, clergy=1, eyrie=5, marquise=6)
    table.place(7, clergy=2)
    lay_flowers(table, 3, "rabbit", "bird")
    table.give("clergy", "bake_sale")
    table.points(clergy=10, marquise=11, eyrie=11)
    table.start("clergy", "act")
    assert "craft:bake_sale" in answers_of_turn(table, "clergy")


@pytest.mark.parametrize("fast", ["duchy", "hundreds"])
def test_who_is_fast_later_on_is_feared_before_it_looks_rich(fast: str) -> None:
    table = RootTestTable("marquise", "eyrie", fast)
    marquise, other = rivals_worth(table.state, table.seat("eyrie"), {})
    assert other > marquise + 12


def test_at_equal_points_the_legion_is_feared_more_than_the_marquise() -> None:
    table = RootTestTable("marquise", "eyrie", "legion")
    table.place(FOX, marquise=4)
    table.place(RABBIT, legion=4)
    marquise, legion = rivals_worth(table.state, table.seat("eyrie"), {})
    assert legion > marquise + 10


def inclination(table: RootTestTable, option: Option) -> float:
    match, seat = table.match, table.seat("clergy")
    assert match is not None
    return GAME.inclination(table.state, match.pending[seat], option)


def test_a_crusade_is_worth_the_battle_that_it_may_lead_to(table: RootTestTable) -> None:
    table.start("clergy", "act")
    crusade = next(o for o in table.options("clergy", Crusade) if o.warriors == 2)
    mission = Mission(crusade.origin, crusade.to, crusade.warriors)
    assert inclination(table, crusade) < inclination(table, mission) == 0
    table.build(crusade.to, "marquise", "sawmill")
    unguarded = inclination(table, crusade)
    assert unguarded > 0.9, "a point for the sawmill, without a risk"
    table.place(crusade.to, marquise=4)
    assert inclination(table, crusade) < 0.3
