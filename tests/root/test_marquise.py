"""The Marquise de Cat (Law 6): her setup, Birdsong, and the actions of her Daylight."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    FOX,
    GAME,
    MOUSE,
    RABBIT,
    Clearing,
    Craft,
    Done,
    ExtraAction,
    MarquiseBattle,
    Overwork,
    Recruit,
    RootTestTable,
    TakeDominance,
    battle,
    march,
    marquise_build,
    marquise_daylight,
)

KEEP = 1


# Setup (6.3)


def test_she_garrisons_the_whole_woodland_but_the_far_corner(table):
    table.set_up("marquise", "3", "6", "11", "7")

    assert [c for c in range(1, 13) if not table.warriors("marquise", c)] == [1]
    assert table.state.supply[table.seat("marquise")] == 14
    assert table.pieces("marquise", 3) == ["keep"]
    assert table.pieces("marquise", 11) == ["workshop"]
    assert table.board("marquise").start == 3


def test_her_first_buildings_stand_at_the_keep_or_beside_it_in_open_slots(table):
    table.set_up("marquise", "3", "3")

    assert table.asked("marquise") == "marquise.first_workshop"
    places = [option.clearing for option in table.options("marquise")]
    assert places == [6, 7, 11], "the only slot of 3 is taken"


def test_at_a_table_that_begins_at_once_nobody_asks_her():
    quick = RootTestTable("marquise", "eyrie", setup="usual")

    quick.set_up("marquise")

    assert quick.match.pending == {}
    assert quick.pieces("marquise", 1)[:1] == ["keep"]


# Birdsong (6.4)


def test_each_sawmill_yields_a_wood(table):
    table.build(FOX, "marquise", "sawmill", "sawmill")
    table.build(RABBIT, "marquise", "sawmill")

    table.start("marquise", "birdsong")

    assert table.pieces("marquise", FOX).count("wood") == 2
    assert table.pieces("marquise", RABBIT).count("wood") == 1


def test_short_of_wood_she_says_where_it_goes(table):
    table.build(FOX, "marquise", "sawmill", "sawmill")
    table.build(RABBIT, "marquise", "sawmill")
    table.build(2, "marquise", *["wood"] * 6)

    table.start("marquise", "birdsong", [f"marquise: {FOX}=1 {RABBIT}=1"])

    assert table.pieces("marquise", FOX).count("wood") == 1
    assert table.pieces("marquise", RABBIT).count("wood") == 1


# Daylight (6.5)


def test_she_has_three_actions(table):
    table.build(FOX, "marquise", "sawmill")
    table.give("marquise", "anvil", "foxfolk_steel", "root_tea_fox", "travel_gear_fox")
    marquise_daylight(table)

    for card in ("anvil", "foxfolk_steel", "root_tea_fox"):
        table.choose("marquise", Overwork(Clearing(FOX), table.card(card)))
    refusal = table.refused("marquise", Overwork(Clearing(FOX), table.card("travel_gear_fox")))

    assert (refusal.key, refusal.law) == ("no-actions", "6.5")
    assert table.options("marquise") == [Done()]


def test_battle_is_an_action(table):
    table.place(FOX, marquise=2, eyrie=1)
    marquise_daylight(table)

    table.choose("marquise", MarquiseBattle(Clearing(FOX), table.seat("eyrie")), dice=[1, 0])

    assert table.warriors("eyrie", FOX) == 0
    assert table.board("marquise").actions == 2


@pytest.mark.parametrize(
    ("clearing", "defender", "why"),
    [
        (MOUSE, "eyrie", "battle-nobody"),
        (FOX, "marquise", "battle-no-enemy"),
        (FOX, "alliance", "battle-no-target"),
    ],
)
def test_a_battle_needs_warriors_and_an_enemy_with_pieces(table, clearing, defender, why):
    table.place(FOX, marquise=2, eyrie=1)
    marquise_daylight(table)

    refusal = table.refused("marquise", MarquiseBattle(Clearing(clearing), table.seat(defender)))

    assert (refusal.key, refusal.law) == (why, "4.3")


def test_in_the_middle_of_a_march_other_actions_wait_for_its_question(table):
    table.place(FOX, marquise=3)
    table.build(FOX, "marquise", "sawmill", "recruiter")
    table.give("marquise", "ambush_bird", "anvil")
    marquise_daylight(table)
    table.choose("marquise", march(FOX, MOUSE, 1))
    assert table.asked("marquise") == "marquise.march"

    waiting = (
        Recruit(),
        marquise_build("workshop", MOUSE),
        ExtraAction(table.card("ambush_bird", "marquise")),
        Overwork(Clearing(FOX), table.card("anvil", "marquise")),
    )
    assert [table.why("marquise", each) for each in waiting] == [("question-first", "1.4.2")] * 4


def test_a_card_that_is_not_held_is_named_rather_than_its_suit(table):
    table.build(FOX, "marquise", "sawmill")
    table.give("marquise", "anvil", "ambush_fox")
    table.state.available.append(table.take("dominance_fox"))
    marquise_daylight(table)
    bird, fox = table.card("royal_claim"), table.card("foxfolk_steel")

    for action in (
        ExtraAction(bird),
        Overwork(Clearing(FOX), fox),
        TakeDominance(table.card("dominance_fox"), fox),
    ):
        assert table.why("marquise", action)[0] == "card-not-held"
    assert table.why("marquise", ExtraAction(table.card("anvil", "marquise")))[0] == "extra-bird"


def test_a_menu_says_what_actions_cost_and_bring(table):
    table.place(FOX, marquise=3, eyrie=1)
    table.build(FOX, "marquise", "sawmill")
    table.build(MOUSE, "marquise", "recruiter")
    seat = table.seat("marquise")
    fight = MarquiseBattle(Clearing(FOX), table.seat("eyrie"))

    assert GAME.facts(table.state, seat, fight) == {"mine": 3, "theirs": 1}
    assert GAME.facts(table.state, seat, marquise_build("sawmill", FOX)) == {"wood": 1, "points": 1}
    assert GAME.facts(table.state, seat, Recruit()) == {"count": 1}
    craft = GAME.facts(table.state, seat, Craft(table.card("anvil")))
    assert craft == {"kind": "item", "item": "hammer", "points": 2}


def test_a_battle_promises_no_more_hits_than_a_die_shows(table):
    table.place(FOX, marquise=6, eyrie=4)
    table.give("marquise", "ambush_fox")
    fight = MarquiseBattle(Clearing(FOX), table.seat("eyrie"))
    assert GAME.facts(table.state, table.seat("marquise"), fight) == {"mine": 3, "theirs": 3}

    table.play(battle("eyrie", "marquise", FOX), answers=["..."])
    (cause,) = GAME.cause(table.state, table.question("marquise"), None)

    assert (cause.args["attackers"], cause.args["defenders"]) == (3, 3)


def test_a_march_is_two_moves_for_one_action(table):
    table.place(FOX, marquise=3)
    marquise_daylight(table)

    table.choose("marquise", march(FOX, MOUSE, 3))
    table.choose("marquise", march(MOUSE, 3, 2))

    assert [table.warriors("marquise", c) for c in (FOX, MOUSE, 3)] == [0, 1, 2]
    assert table.board("marquise").actions == 2
    assert table.asked("marquise") == "marquise.daylight"


def test_a_march_may_stop_after_one_move_and_is_not_interrupted(table):
    table.place(FOX, marquise=3)
    table.give("marquise", "armorers")
    marquise_daylight(table)

    table.choose("marquise", march(FOX, MOUSE, 1))
    assert table.options("marquise", ExtraAction) == []
    table.choose("marquise", Done())

    assert table.asked("marquise") == "marquise.daylight"
    assert table.board("marquise").actions == 2


@pytest.mark.parametrize(
    ("move", "why", "law"),
    [
        (march(RABBIT, 1, 1), "move-nobody", "4.2"),
        (march(FOX, 12, 1), "move-not-adjacent", "2.2.1"),
        (march(FOX, MOUSE, 4), "move-too-many", "4.2"),
    ],
)
def test_a_move_takes_warriors_that_are_there_along_a_path(table, move, why, law):
    table.place(FOX, marquise=3)
    marquise_daylight(table)

    refusal = table.refused("marquise", move)

    assert (refusal.key, refusal.law) == (why, law)


def test_recruiting_places_a_warrior_at_each_recruiter(table):
    table.build(FOX, "marquise", "recruiter", "recruiter")
    table.build(RABBIT, "marquise", "recruiter")
    marquise_daylight(table)

    table.choose("marquise", Recruit())

    assert table.warriors("marquise", FOX) == 2
    assert table.warriors("marquise", RABBIT) == 1


def test_short_of_warriors_she_says_where_they_go(table):
    table.build(FOX, "marquise", "recruiter", "recruiter")
    table.build(RABBIT, "marquise", "recruiter")
    table.place(2, marquise=23)
    marquise_daylight(table)

    table.choose("marquise", Recruit(), [f"marquise: {RABBIT}=1 {FOX}=1"])

    assert table.warriors("marquise", FOX) == table.warriors("marquise", RABBIT) == 1
    assert table.state.supply[table.seat("marquise")] == 0


def snared_table(*clearings: int) -> RootTestTable:
    """Return a table with face-up snares of the Corvids in some clearings."""
    table = RootTestTable("marquise", "corvids", "eyrie")
    for clearing in clearings:
        table.build(clearing, "corvids", "snare")
    return table


def test_the_menu_counts_the_recruiters_where_warriors_may_come():
    table = snared_table(FOX)
    table.build(FOX, "marquise", "recruiter", "recruiter")
    table.build(RABBIT, "marquise", "recruiter")
    marquise_daylight(table)

    said = GAME.facts(table.state, table.seat("marquise"), Recruit())
    table.choose("marquise", Recruit())

    assert said == {"count": 1}
    assert (table.warriors("marquise", FOX), table.warriors("marquise", RABBIT)) == (0, 1)


def test_recruiting_is_not_offered_where_all_recruiters_are_snared():
    table = snared_table(FOX, RABBIT)
    table.give("marquise", "bake_sale")  # a seat with any card is asked
    table.build(FOX, "marquise", "recruiter", "recruiter")
    table.build(RABBIT, "marquise", "recruiter")
    marquise_daylight(table)

    assert table.options("marquise", Recruit) == []
    refusal = table.refused("marquise", Recruit())
    assert (refusal.key, refusal.law) == ("recruit-barred", "13.7.2")


def test_no_overwork_at_a_snared_sawmill_whatever_card_there_is():
    table = snared_table(FOX)
    table.build(FOX, "marquise", "sawmill")
    table.give("marquise", "anvil")
    marquise_daylight(table)

    refusal = table.refused("marquise", Overwork(Clearing(FOX), table.card("anvil", "marquise")))

    assert (refusal.key, refusal.law) == ("place-barred", "13.7.2")


def test_without_a_recruiter_there_is_nobody_to_recruit(table):
    table.give("marquise", "bake_sale")  # a seat with any card is asked
    marquise_daylight(table)

    assert table.refused("marquise", Recruit()).key == "recruit-nothing"
