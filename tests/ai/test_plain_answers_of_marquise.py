"""Positions with the Marquise in which the right answer is plain, and players have to see it."""

from __future__ import annotations

import pytest

from engine.core.choices.actions import Option
from engine.root.factions.marquise.raids import best_raid, raid_worth
from engine.root.rules.rule import ruler
from tests.ai.test_plain_answers import answers_of_turn, worth
from tests.root.kit import (
    FOX,
    GAME,
    MOUSE,
    OTHER_FOX,
    OTHER_MOUSE,
    RABBIT,
    RootTestTable,
    marquise_daylight,
)


@pytest.fixture
def table() -> RootTestTable:
    """Return a table where the Marquise has one of each building, and rivals stand by."""
    table = RootTestTable("marquise", "eyrie", "alliance")
    table.build(OTHER_FOX, "marquise", "sawmill", "keep")
    table.build(RABBIT, "marquise", "workshop", "recruiter")
    for clearing in (OTHER_FOX, RABBIT, OTHER_MOUSE, FOX):
        table.place(clearing, marquise=2)
    table.place(MOUSE, eyrie=4)
    table.place(2, eyrie=1)
    return table


def worth_of(table: RootTestTable, kind: str, leader: int) -> float:
    """Return the worth of one more building or wood when a rival has some points."""
    table.points(eyrie=leader)
    before = worth(table, "marquise", "board")
    table.build(OTHER_MOUSE, "marquise", kind)
    after = worth(table, "marquise", "board")
    if kind == "wood":
        table.state.remove_token(table.seat("marquise"), OTHER_MOUSE, kind)
    else:
        table.state.remove_building(table.seat("marquise"), OTHER_MOUSE, kind)
    return after - before


@pytest.mark.parametrize("kind", ["sawmill", "workshop", "recruiter"])
def test_what_yields_later_is_worth_less_towards_the_end(table: RootTestTable, kind: str) -> None:
    assert worth_of(table, kind, 2) > worth_of(table, kind, 15) > worth_of(table, kind, 29)


def test_wood_that_can_not_be_used_any_more_is_worth_little(table: RootTestTable) -> None:
    assert worth_of(table, "wood", 2) > 1 > worth_of(table, "wood", 29) + 0.5


def test_a_second_sawmill_is_worth_more_than_a_second_workshop(table: RootTestTable) -> None:
    assert worth_of(table, "sawmill", 2) > worth_of(table, "workshop", 2) + 1


def test_the_marquise_looks_first_at_the_recruit_and_at_what_can_be_built(
    table: RootTestTable,
) -> None:
    table.build(OTHER_FOX, "marquise", "wood")
    marquise_daylight(table)
    match, seat = table.match, table.seat("marquise")
    assert match is not None
    options = table.options("marquise", Option)
    found = GAME.promise(table.state, match.pending[seat], options)
    look = {each.key(): look for each, look in zip(options, found, strict=True)}
    marches = [each for key, each in look.items() if key.startswith("marquise.march")]
    assert len(marches) >= 20, "more than a search tries"
    assert look["marquise.recruit"] > look[f"marquise.build:sawmill:{OTHER_MOUSE}"] > max(marches)


def test_a_march_looks_best_that_wins_rule_and_leaves_no_building_alone(
    table: RootTestTable,
) -> None:
    table.place(OTHER_MOUSE, marquise=2)
    marquise_daylight(table)
    match, seat = table.match, table.seat("marquise")
    assert match is not None
    options = table.options("marquise", Option)
    found = GAME.promise(table.state, match.pending[seat], options)
    look = {each.key(): look for each, look in zip(options, found, strict=True)}
    empty = next(
        c for c in table.state.woodland.adjacent[OTHER_MOUSE]
        if not any(table.state.strength[c])
    )  # fmt: skip
    wins_rule = look[f"marquise.march:{OTHER_MOUSE}:{empty}:2"]
    to_own = look[f"marquise.march:{OTHER_MOUSE}:{OTHER_FOX}:2"]
    assert wins_rule > to_own
    assert look[f"marquise.march:{RABBIT}:{OTHER_FOX}:2"] < to_own, "buildings without a guard"


def test_the_marquise_crafts_an_item_before_her_actions(table: RootTestTable) -> None:
    table.place(4, marquise=1)
    table.build(OTHER_MOUSE, "marquise", "workshop")
    table.build(OTHER_FOX, "marquise", "wood")
    table.give("marquise", "gently_used_knapsack", "ambush_bird", "cobbler")
    table.board("marquise").actions = 3
    table.start("marquise", "craft")
    answers = answers_of_turn(table, "marquise")
    assert answers[0].startswith("craft:")
    assert any(each.startswith("marquise.build") for each in answers)


def test_warriors_beyond_three_guards_are_free_to_march(table: RootTestTable) -> None:
    table.build(RABBIT, "marquise", "wood", "wood", "wood", "wood")
    table.place(RABBIT, marquise=2)
    guarded = worth(table, "marquise", "board")
    table.place(RABBIT, marquise=-1)
    table.place(OTHER_MOUSE, marquise=1)
    assert worth(table, "marquise", "board") > guarded - 0.1


def test_a_first_site_is_worth_more_than_a_third(table: RootTestTable) -> None:
    state, seat = table.state, table.seat("marquise")
    table.place(OTHER_MOUSE, marquise=-2)
    table.place(FOX, marquise=-2)
    places = [c for c in state.woodland.clearings if state.open_slots(c)]
    free = [c for c in places if not any(state.strength[c])]
    assert not any(ruler(state, c) == seat for c in places), "no site yet"
    gains = []
    for clearing in free[:3]:
        before = worth(table, "marquise", "board")
        table.place(clearing, marquise=3)
        gains.append(worth(table, "marquise", "board") - before)
    assert gains[0] > gains[1] > gains[2]


def test_a_raid_counts_while_actions_are_left_for_the_march_and_the_battle(
    table: RootTestTable,
) -> None:
    state, seat = table.state, table.seat("marquise")
    prey = next(c for c in state.woodland.adjacent[FOX] if not any(state.strength[c]))
    table.build(prey, "alliance", "sympathy")
    away = [best_raid(state, seat, actions) for actions in range(4)]
    assert away[0] == away[1] == 0 < away[2] == away[3]
    table.place(prey, marquise=1)
    assert best_raid(state, seat, 1) > away[2]
    assert best_raid(state, seat, 0) == 0


@pytest.mark.parametrize(("guards", "mine", "worth_it"), [(0, 1, 1.0), (1, 3, 0.6), (3, 4, 0.0)])
def test_a_raid_is_worth_what_it_takes_less_what_falls(
    table: RootTestTable, guards: int, mine: int, worth_it: float
) -> None:
    table.place(4, alliance=guards)
    table.build(4, "alliance", "sympathy")
    assert raid_worth(table.state, table.seat("marquise"), 4, mine) == pytest.approx(
        worth_it, abs=0.05
    )
