"""The Underground Duchy (Law 12): setup, the Burrow, Birdsong, the Assembly."""

from __future__ import annotations

import pytest

from tests.root.kit import (
    BURROW,
    FOX,
    GAME,
    MOUSE,
    OTHER_FOX,
    RABBIT,
    CardsRevealed,
    Clearing,
    Dig,
    DuchyBattle,
    DuchyMove,
    DuchyRecruit,
    Moved,
    Sway,
    adjacent,
    can_enter,
    can_place,
    duchy_build,
    duchy_daylight,
    duchy_table,
    ministers,
    rules,
)

TABLE = duchy_table


# Setup (12.3)


def test_with_nobody_in_a_corner_any_corner_will_do(table):
    table.set_up("duchy", 2)

    assert table.pieces("duchy", 2) == ["tunnel"]
    assert [table.warriors("duchy", c) for c in (2, 5, 6, 10)] == [2, 2, 2, 2]
    assert table.state.supply[table.seat("duchy")] == 12
    assert table.board("duchy").start == 2


def test_all_ministers_wait_and_all_crowns_lie_on_the_board(table):
    table.set_up("duchy", "1")

    seen = table.board_seen("duchy", None)

    assert seen.swayed == ()
    assert len(seen.unswayed) == 9
    assert seen.crowns == (("squire", 3), ("noble", 3), ("lord", 3))
    assert seen.tracks == (("citadel", 3), ("market", 3))
    assert seen.tunnels == 2


def test_a_table_that_begins_at_once_asks_nobody():
    table = duchy_table(setup="usual")

    table.set_up("duchy")

    assert table.match.pending == {}
    assert table.pieces("duchy", 1) == ["tunnel"]


# The Burrow (12.2.2)


def test_nobody_else_gets_into_the_burrow(table):
    duchy, eyrie = table.seat("duchy"), table.seat("eyrie")

    assert rules(table.state, duchy, BURROW)
    assert can_place(table.state, duchy, BURROW)
    assert not can_place(table.state, eyrie, BURROW)
    table.build(1, "duchy", "tunnel")
    assert not can_enter(table.state, eyrie, BURROW)
    assert BURROW in adjacent(table.state, duchy, 1)
    assert BURROW not in adjacent(table.state, eyrie, 1)


def test_the_view_shows_the_burrow_behind_the_clearings_of_the_map(table):
    table.place(BURROW, duchy=3)

    seen = GAME.view(table.state, None).clearing(BURROW)

    assert (seen.name, seen.suit, seen.slots) == ("burrow", "", 0)
    assert seen.warriors == ((table.seat("duchy"), 3),)
    assert table.board_seen("duchy", "eyrie").burrow == BURROW


# Birdsong (12.4)


@pytest.mark.parametrize(("citadels", "warriors"), [(0, 1), (1, 2), (2, 4), (3, 6)])
def test_citadels_bring_warriors_into_the_burrow(table, citadels, warriors):
    for clearing in (FOX, RABBIT, MOUSE)[:citadels]:
        table.build(clearing, "duchy", "citadel")

    table.start("duchy", "birdsong")

    assert table.warriors("duchy", BURROW) == warriors


def test_a_short_supply_places_what_there_is(table):
    table.place(FOX, duchy=19)
    table.build(FOX, "duchy", "citadel", "citadel")

    table.start("duchy", "birdsong")

    assert table.warriors("duchy", BURROW) == 1


def test_a_new_turn_gives_two_actions_and_lets_ministers_act_again(table):
    ministers(table, "earl")
    board = table.board("duchy")
    board.acted, board.has_swayed, board.actions = ["earl"], True, 0

    table.start("duchy", "birdsong")

    board = table.board("duchy")
    assert (board.actions, board.acted, board.has_swayed) == (2, [], False)


# Assembly (12.5.1)


def test_two_actions_of_any_kind_and_no_more(table):
    table.place(FOX, duchy=1)

    duchy_daylight(table)
    table.choose("duchy", DuchyRecruit())
    table.choose("duchy", DuchyRecruit())

    assert table.warriors("duchy", BURROW) == 2
    assert table.asked("duchy") is None, "nothing is left to do"


def test_a_building_takes_a_card_of_its_clearing_or_a_bird(table):
    table.place(FOX, duchy=1)
    table.give("duchy", "anvil", "armorers", "sword")

    duchy_daylight(table)
    table.choose("duchy", duchy_build("citadel", FOX))

    assert [each.key() for each in table.options("duchy")] == ["card:anvil", "card:armorers"]
    played = table.choose("duchy", "armorers")
    assert played.only(CardsRevealed).seat == table.seat("duchy")
    assert table.revealed("duchy") == ["armorers"]
    assert table.hand("duchy") == ["anvil", "sword"]
    assert table.pieces("duchy", FOX) == ["citadel"]
    assert table.score("duchy") == 0


def test_why_a_building_cannot_be_placed(table):
    table.place(FOX, duchy=1)
    table.place(MOUSE, duchy=1, marquise=1)
    table.place(3, duchy=1)
    table.build(3, "duchy", "market")
    table.build(RABBIT, "duchy", "citadel", "citadel")
    table.build(9, "duchy", "citadel")
    table.give("duchy", "cobbler")

    duchy_daylight(table)

    built = (("market", FOX), ("market", MOUSE), ("market", 3), ("citadel", FOX), ("roost", FOX))
    assert [table.why("duchy", duchy_build(*each)) for each in built] == [
        ("duchy-card", "12.5.1.I"),
        ("build-no-rule", "12.5.1.I"),
        ("build-no-slot", "2.2.3"),
        ("build-none-left", "1.5.1"),
        ("duchy-no-such-building", "12.5.1.I"),
    ]


def test_warriors_move_and_fight_like_everybody(table):
    table.place(FOX, duchy=2, eyrie=1)

    duchy_daylight(table)
    table.choose("duchy", DuchyBattle(Clearing(FOX), table.seat("eyrie")), dice=[1, 0])
    table.choose("duchy", DuchyMove(Clearing(FOX), Clearing(MOUSE), 2))

    assert table.warriors("eyrie", FOX) == 0
    assert table.warriors("duchy", MOUSE) == 2


def test_up_to_four_warriors_come_up_and_the_card_is_gone(table):
    table.place(BURROW, duchy=6)
    table.give("duchy", "cobbler", "sword")

    duchy_daylight(table)
    table.choose("duchy", Dig(Clearing(RABBIT)), ["duchy: cobbler", "duchy: ..."])
    assert [each.warriors for each in table.options("duchy")] == [4, 3, 2, 1]
    played = table.choose("duchy", "4")

    assert played.only(Moved).origin == BURROW
    assert table.warriors("duchy", RABBIT) == 4
    assert table.warriors("duchy", BURROW) == 2
    assert table.pieces("duchy", RABBIT) == ["tunnel"]
    assert table.discarded() == ["cobbler"]


def test_why_nothing_can_be_dug(table):
    table.place(BURROW, duchy=2)
    table.build(FOX, "duchy", "tunnel")
    table.give("duchy", "sword")

    duchy_daylight(table)

    reasons = [table.refused("duchy", Dig(Clearing(c))) for c in (FOX, RABBIT, BURROW)]
    assert [each.key for each in reasons] == ["dig-tunnel-there", "duchy-card", "dig-burrow"]


def test_what_comes_later_passes_the_assembly(table):
    ministers(table, "banker", "earl")
    table.build(FOX, "duchy", "citadel")
    table.place(FOX, duchy=1)
    table.give("duchy", "sword", "cobbler")

    duchy_daylight(table)
    table.choose("duchy", "duchy.minister:earl")

    refusal = table.refused("duchy", DuchyRecruit())
    assert (refusal.key, refusal.law) == ("duchy-passed", "12.5.1")
    assert refusal.args_of_words["step"] == "assembly"


def test_without_actions_left_the_refusal_says_what_remains(table):
    ministers(table, "banker")
    table.place(FOX, duchy=1)
    table.give("duchy", "sword", "cobbler")
    duchy_daylight(table)
    table.choose("duchy", DuchyRecruit())
    table.choose("duchy", DuchyRecruit())

    assert table.refused("duchy", DuchyRecruit()).key == "assembly-done"


def test_the_supply_may_be_empty(table):
    table.place(FOX, duchy=20)

    duchy_daylight(table)

    assert table.refused("duchy", DuchyRecruit()).law == "1.5.1"


def test_menus_say_what_an_action_brings(table):
    table.place(BURROW, duchy=3)
    seat = table.seat("duchy")

    facts = GAME.facts(table.state, seat, duchy_build("citadel", FOX))
    dig = GAME.facts(table.state, seat, Dig(Clearing(FOX)))

    assert facts["count"] == 2
    assert (dig["count"], dig["left"]) == (3, 3)
    assert GAME.facts(table.state, seat, DuchyRecruit())["count"] == 4


# Sway (12.5.3)


def test_two_ministers_are_never_swayed_in_a_turn(table):
    for clearing in (FOX, OTHER_FOX, RABBIT, MOUSE):
        table.place(clearing, duchy=1)
    table.give("duchy", "anvil", "foxfolk_steel", "cobbler", "sword")
    table.board("duchy").has_swayed = True

    duchy_daylight(table)

    assert table.options("duchy", Sway) == []
    assert table.refused("duchy", Sway("captain")).key == "sway-once"
    assert table.refused("duchy", Sway("nobody")).key == "minister-unknown"
