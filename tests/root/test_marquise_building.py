"""The Marquise builds, overworks, ends her turn; Field Hospitals; the view (6.2.3, 6.6)."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    FACTIONS,
    FOX,
    HOSPITALS,
    MARQUISE_COST,
    MARQUISE_POINTS,
    MOUSE,
    Clearing,
    Drew,
    MarquiseView,
    Overwork,
    Placed,
    RootTestTable,
    battle,
    marquise_build,
    marquise_daylight,
)

KEEP = 1


# Daylight (6.5)


@pytest.mark.parametrize("kind", ["sawmill", "workshop", "recruiter"])
@pytest.mark.parametrize("built", range(6))
def test_each_building_costs_and_scores_what_its_track_says(table, kind, built):
    for clearing in (2, 9, 12)[: (built + 1) // 2]:
        pieces = [kind] * min(2, built - table.state.count(table.seat("marquise"), kind))
        table.build(clearing, "marquise", *pieces)
    table.place(FOX, marquise=1)
    table.build(FOX, "marquise", *["wood"] * MARQUISE_COST[built])
    marquise_daylight(table)

    table.choose("marquise", marquise_build(kind, FOX))

    assert table.pieces("marquise", FOX) == [kind]
    assert table.score("marquise") == MARQUISE_POINTS[kind][built]


def test_she_chooses_which_wood_pays(table):
    table.build(2, "marquise", "sawmill", "sawmill")
    table.place(FOX, marquise=1)
    table.place(MOUSE, marquise=1)
    table.build(FOX, "marquise", "wood")
    table.build(MOUSE, "marquise", "wood", "wood")
    marquise_daylight(table)

    table.choose("marquise", marquise_build("sawmill", FOX), [f"marquise: {MOUSE}=2"])

    assert table.pieces("marquise", FOX) == ["sawmill", "wood"]
    assert table.pieces("marquise", MOUSE) == []


def test_a_lost_building_can_be_built_again_and_scores_again(table):
    table.place(FOX, marquise=1)
    table.build(2, "marquise", "recruiter")
    table.build(FOX, "marquise", "recruiter", "wood")
    table.place(2, eyrie=1)
    table.play(battle("eyrie", "marquise", 2), dice=[0, 0])
    marquise_daylight(table)

    table.choose("marquise", marquise_build("recruiter", FOX))

    assert table.score("marquise") == MARQUISE_POINTS["recruiter"][1]


@pytest.mark.parametrize(
    ("where", "why", "law"),
    [
        (MOUSE, "build-no-rule", "6.5.4.I"),
        (1, "build-no-slot", "2.2.3"),
        (FOX, "build-wood", "6.5.4.II"),
    ],
)
def test_building_needs_rule_a_slot_and_wood(table, where, why, law):
    table.place(FOX, marquise=1)
    table.place(1, marquise=1)
    table.build(1, "marquise", "sawmill")
    marquise_daylight(table)

    refusal = table.refused("marquise", marquise_build("sawmill", where))

    assert (refusal.key, refusal.law) == (why, law)


def test_there_are_six_of_each_building(table):
    for clearing in (2, 9, 12):
        table.build(clearing, "marquise", "workshop", "workshop")
    table.place(FOX, marquise=1)
    marquise_daylight(table)

    refusal = table.refused("marquise", marquise_build("workshop", FOX))

    assert (refusal.key, refusal.law) == ("build-none-left", "1.5.1")


@pytest.mark.parametrize(
    ("where", "card", "wood", "why"),
    [
        (MOUSE, "anvil", 0, "overwork-no-sawmill"),
        (FOX, "sword", 0, "overwork-card"),
        (FOX, "anvil", 8, "wood-none"),
    ],
)
def test_overwork_needs_a_sawmill_a_matching_card_and_wood(table, where, card, wood, why):
    table.build(FOX, "marquise", "sawmill")
    table.build(2, "marquise", *["wood"] * wood)
    table.give("marquise", card)
    marquise_daylight(table)

    refusal = table.refused("marquise", Overwork(Clearing(where), table.card(card)))

    assert refusal.key == why


# Evening (6.6)


@pytest.mark.parametrize(("recruiters", "cards"), [(0, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_recruiters_uncover_draw_bonuses(table, recruiters, cards):
    for clearing in (2, 9, 12):
        room = min(2, recruiters - table.state.count(table.seat("marquise"), "recruiter"))
        table.build(clearing, "marquise", *["recruiter"] * room)

    evening = table.start("marquise", "draw")

    assert evening.told(Drew)[0].count == cards


# Field Hospitals (6.2.3)


def test_a_bird_heals_too_and_another_suit_does_not(table):
    table.build(KEEP, "marquise", "keep")
    table.place(FOX, marquise=1, eyrie=3)
    table.give("marquise", "sword", "armorers")

    table.play(battle("eyrie", "marquise", FOX), ["marquise: pass", "marquise: ..."], dice=[1, 0])
    options = [option.key() for option in table.options("marquise")]
    healed = table.choose("marquise", "armorers")

    assert options == ["card:armorers", "pass"]
    assert healed.only(Placed).clearing == KEEP
    assert table.hand("marquise") == ["sword"]


def test_with_a_plan_field_hospitals_ask_nobody():
    planned = RootTestTable("marquise", "eyrie", responses="planned")
    seat = planned.seat("marquise")
    planned.state.plans[seat]["hospitals"] = HOSPITALS.check({"least": "2", "keep": "anvil"})
    planned.build(KEEP, "marquise", "keep")
    planned.place(FOX, marquise=2, eyrie=3)
    planned.give("marquise", "anvil", "root_tea_fox")

    planned.play(battle("eyrie", "marquise", FOX), dice=[2, 0])

    assert planned.warriors("marquise", KEEP) == 2
    assert planned.hand("marquise") == ["anvil"], "the plan keeps the Anvil"


def test_a_plan_may_let_few_warriors_go():
    planned = RootTestTable("marquise", "eyrie", responses="planned")
    planned.build(KEEP, "marquise", "keep")
    planned.place(FOX, marquise=2, eyrie=3)
    planned.give("marquise", "anvil")

    planned.play(battle("eyrie", "marquise", FOX), dice=[1, 0])

    assert planned.warriors("marquise", KEEP) == 0
    assert planned.hand("marquise") == ["anvil"]


# The view


def test_her_board_hides_nothing(table):
    table.build(KEEP, "marquise", "keep")
    table.build(FOX, "marquise", "sawmill", "wood", "wood")

    board = FACTIONS["marquise"].board_view(table.state, table.seat("marquise"), None)

    assert isinstance(board, MarquiseView)
    assert board.wood == 6
    assert dict(board.tracks) == {"sawmill": 5, "workshop": 6, "recruiter": 6}
    assert board.keep == KEEP
