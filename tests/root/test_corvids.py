"""The Corvid Conspiracy (Law 13): setup, the phases of its turn, and refusals."""

from __future__ import annotations

import pytest

from bot.ui.wording import Wording
from tests.root.kit import (
    COPIES,
    FOX,
    GAME,
    MOUSE,
    PLOTS,
    RABBIT,
    Clearing,
    CorvidsBattle,
    CorvidsMove,
    CorvidsRecruit,
    Craft,
    Drew,
    Exert,
    Exerted,
    Flip,
    LayPlot,
    PhaseBegan,
    PieceKind,
    PlotsSwapped,
    Suit,
    Use,
    corvids_table,
    flip,
    hide,
    lay_plot,
    plots_on_map,
    schemes,
    show,
    supply,
    trick,
    why_not,
)

TABLE = corvids_table


# Setup (13.3)


def test_setup_scatters_a_warrior_in_a_clearing_of_each_suit():
    table = corvids_table("eyrie", setup="choose")
    table.set_up("corvids", FOX, RABBIT, MOUSE)

    assert [table.warriors("corvids", clearing) for clearing in (FOX, RABBIT, MOUSE)] == [1, 1, 1]
    assert table.state.supply[table.seat("corvids")] == 12
    assert supply(table.state, table.seat("corvids")) == dict.fromkeys(PLOTS, COPIES)


@pytest.mark.parametrize("keep", [FOX, RABBIT, MOUSE])
def test_nobody_scatters_into_the_keep(keep):
    table = corvids_table("marquise", setup="choose")
    table.build(keep, "marquise", "keep")
    table.set_up("corvids", "...")

    for other in (1, 3, 2):
        assert table.asked("corvids") == "corvids.scatter"
        offered = [option.clearing for option in table.options("corvids")]
        assert other in offered
        assert keep not in offered
        table.choose("corvids", str(other), ["..."] if other != 2 else ())


# Birdsong (13.4)


def test_plots_craft_face_up_and_face_down_once_a_turn(table):
    hide(table, FOX, "raid")
    show(table, 6, "snare")
    table.give("corvids", "anvil", "foxfolk_steel")

    table.start("corvids", "craft")
    steel = Craft(table.card("foxfolk_steel", "corvids"))
    assert steel in table.options("corvids", Craft)
    table.choose("corvids", steel)

    assert table.score("corvids") == 2
    assert table.refused("corvids", Craft(table.card("anvil", "corvids"))).law == "4.1.1"


def test_crafting_is_over_once_a_plot_was_flipped(table):
    hide(table, FOX, "snare", corvids=1)
    table.give("corvids", "anvil")

    flip(table, FOX)

    assert table.options("corvids", Craft) == []
    assert table.refused("corvids", Craft(table.card("anvil", "corvids"))).key == "craft-not-now"


def test_flips_recruiting_and_daylight_follow_in_this_order(table):
    hide(table, FOX, "snare", corvids=1)
    table.give("corvids", "anvil")
    recruit = CorvidsRecruit(table.card("anvil", "corvids"), Suit("fox"))

    table.turn("corvids")
    assert table.asked("corvids") == "corvids.craft"
    assert {type(each) for each in table.options("corvids")} >= {Flip, CorvidsRecruit, CorvidsMove}
    table.choose("corvids", recruit)
    assert table.refused("corvids", Flip(Clearing(FOX))).key == "corvids-passed"
    table.choose("corvids", lay_plot(6, "raid"))

    assert table.asked("corvids") == "corvids.daylight"
    assert table.refused("corvids", recruit).key == "corvids-passed"


@pytest.mark.parametrize(
    ("clearing", "key"),
    [(MOUSE, "flip-nothing"), (FOX, "flip-face-up"), (RABBIT, "flip-no-warrior")],
)
def test_why_a_plot_cannot_be_flipped(table, clearing, key):
    show(table, FOX, "snare", corvids=1)
    hide(table, RABBIT, "snare")
    hide(table, 1, "raid", corvids=1)

    table.start("corvids", "flip")

    assert table.refused("corvids", Flip(Clearing(clearing))).key == key


def test_a_flip_says_what_it_scores(table):
    show(table, 1, "raid")
    hide(table, FOX, "snare", corvids=1)

    facts = GAME.facts(table.state, table.seat("corvids"), Flip(Clearing(FOX)))

    assert facts == {"points": 2}


def test_the_corvids_choose_where_to_recruit_with_too_small_a_supply(table):
    table.place(FOX, corvids=13)
    table.give("corvids", "anvil")

    table.start("corvids", "recruit")
    fox = CorvidsRecruit(table.card("anvil", "corvids"), Suit("fox"))
    table.choose("corvids", fox, answers=["corvids: 1=1 6=1"])

    assert [table.warriors("corvids", c) for c in (1, 6, FOX, 12)] == [1, 1, 13, 0]


def test_why_a_card_cannot_recruit(table):
    table.give("corvids", "anvil")
    table.place(1, corvids=1)

    def key(card: str, suit: str) -> str:
        return table.refused("corvids", CorvidsRecruit(table.card(card), Suit(suit))).key

    table.start("corvids", "recruit")
    assert key("sword", "mouse") == "card-not-held"
    assert key("anvil", "mouse") == "corvids-recruit-suit"
    table.place(FOX, corvids=14)
    table.start("corvids", "recruit")
    assert key("anvil", "fox") == "no-warriors"


def test_no_recruiting_where_everything_is_barred(table):
    table.give("corvids", "anvil")
    table.place(MOUSE, corvids=1)
    table.state.scorched = [c for c in range(1, 13) if table.state.suits[c] == "fox"]

    table.start("corvids", "recruit")

    fox = CorvidsRecruit(table.card("anvil", "corvids"), Suit("fox"))
    assert table.refused("corvids", fox).key == "corvids-recruit-barred"


# Daylight (13.5)


def test_three_actions_in_any_order_and_the_same_one_again(table):
    table.place(FOX, corvids=5)

    schemes(table)
    for _ in range(3):
        table.choose("corvids", CorvidsMove(Clearing(FOX), Clearing(MOUSE), 1))

    assert table.warriors("corvids", MOUSE) == 3
    again = table.refused("corvids", CorvidsMove(Clearing(FOX), Clearing(MOUSE), 1))
    assert (again.key, again.args_of_words["exert"]) == ("corvids-no-actions", "yes")
    assert table.asked("corvids") == "corvids.exert"


def test_each_further_plot_of_a_turn_costs_one_warrior_more(table):
    for clearing, warriors in ((FOX, 1), (MOUSE, 2), (RABBIT, 3), (4, 4)):
        table.place(clearing, corvids=warriors)

    schemes(table)
    for clearing in (FOX, MOUSE, RABBIT):
        table.choose("corvids", lay_plot(clearing, "raid" if clearing == FOX else "bomb"))
    table.choose("corvids", Exert())
    assert table.board_seen("corvids", None).next_plot == 4
    table.choose("corvids", lay_plot(4, "raid"))

    assert len(plots_on_map(table.state, table.seat("corvids"))) == 4
    assert table.state.supply[table.seat("corvids")] == 15
    assert table.board("corvids").placed == 0


def test_why_a_plot_cannot_be_laid(table):
    hide(table, FOX, "bomb", corvids=1)
    hide(table, 1, "bomb")
    table.place(MOUSE, corvids=1)
    table.board("corvids").placed = 1

    schemes(table)

    assert table.refused("corvids", lay_plot(FOX, "raid")).law == "13.2.2.II"
    refusal = table.refused("corvids", lay_plot(MOUSE, "raid"))
    assert refusal.args_of_words == {"clearing": MOUSE, "cost": 2, "have": 1}
    table.board("corvids").placed = 0
    assert table.refused("corvids", lay_plot(MOUSE, "bomb")).key == "plot-none-left"


def test_only_the_corvids_hear_which_plot_they_laid(table):
    table.place(FOX, corvids=1)

    schemes(table)
    played = table.choose("corvids", lay_plot(FOX, "raid"))

    told = [(type(each.event).__name__, each.audience) for each in played.all_told]
    assert told[:3] == [("Removed", None), ("Placed", None), ("PlotWas", (table.seat("corvids"),))]


def test_corvids_fight_where_they_have_warriors(table):
    table.place(FOX, corvids=2, marquise=1)
    hide(table, MOUSE, "bomb", marquise=1)
    marquise = table.seat("marquise")

    schemes(table)
    assert table.options("corvids", CorvidsBattle) == [CorvidsBattle(Clearing(FOX), marquise)]
    assert table.refused("corvids", CorvidsBattle(Clearing(MOUSE), marquise)).law == "4.3"
    table.choose("corvids", CorvidsBattle(Clearing(FOX), marquise), dice=[1, 0])

    assert table.warriors("marquise", FOX) == 0
    assert table.board("corvids").actions == 2


def test_a_trick_carries_what_is_known_of_the_plots(table):
    hide(table, FOX, "snare")
    hide(table, MOUSE, "raid")
    table.board("corvids").denied[FOX] = ["bomb"]

    schemes(table)
    played = table.choose("corvids", trick(MOUSE, FOX))

    assert played.only(PlotsSwapped).one == MOUSE
    assert table.board("corvids").facedown == {MOUSE: "snare", FOX: "raid"}
    assert table.board_seen("corvids", None).denied == ((MOUSE, ("bomb",)),)


@pytest.mark.parametrize(
    ("one", "other", "key"), [(1, FOX, "trick-nothing"), (FOX, FOX, "trick-same")]
)
def test_why_plots_cannot_be_swapped(table, one, other, key):
    hide(table, FOX, "snare")
    hide(table, MOUSE, "raid")

    schemes(table)

    assert table.refused("corvids", trick(one, other)).key == key


# Evening (13.6)


def test_exert_waits_for_the_actions_of_daylight(table):
    table.place(FOX, corvids=2)

    schemes(table)
    refusal = table.refused("corvids", Exert())

    assert (refusal.key, refusal.args_of_words["actions"]) == ("exert-later", 3)


def test_who_has_exerted_is_asked_for_the_action_and_not_again(table):
    table.place(FOX, corvids=2)
    table.board("corvids").actions = 0
    schemes(table, "exert")

    before = asked_in_words(table)
    table.choose("corvids", Exert())

    assert before == "Your Evening: exert for one more action, or draw."
    assert asked_in_words(table) == "Your Evening: one more action, instead of drawing."


def asked_in_words(table):
    view = GAME.view(table.state, table.seat("corvids"))
    return Wording(GAME, "en", view).question(table.question("corvids"))


@pytest.mark.ruling("expansion:CC1")
def test_a_player_who_drew_with_charm_offensive_may_not_exert():
    table = corvids_table(deck="exiles_partisans")
    table.place(FOX, corvids=1, marquise=1)  # she is asked next, so nobody else draws
    table.craft("corvids", "charm_offensive")
    table.board("corvids").actions = 0
    schemes(table, "exert")
    assert table.options("corvids", Exert) == [Exert()]

    played = table.choose("corvids", Use(table.card("charm_offensive")), ["corvids: seat:1"])

    assert [each.count for each in played.told(Drew)] == [1, 1]
    assert table.state.current != table.seat("corvids")


def test_the_refusal_to_exert_says_that_a_card_was_drawn():
    table = corvids_table(deck="exiles_partisans")
    schemes(table, "exert")
    table.state.current, table.state.used = table.seat("corvids"), ["charm_offensive"]

    refusal = why_not(table.state, table.seat("corvids"), Exert())

    assert refusal is not None
    assert (refusal.key, refusal.law) == ("exert-drawn", "13.6.1")


@pytest.mark.ruling("expansion:CC1")
def test_a_player_who_took_an_ambush_back_with_informants_has_not_drawn():
    table = corvids_table(deck="exiles_partisans")
    table.place(FOX, corvids=1)
    table.craft("corvids", "charm_offensive", "informants")
    table.discard("ambush_fox")
    table.board("corvids").actions = 0
    schemes(table, "exert")

    answers = ["corvids: seat:1", "corvids: ambush_fox"]
    table.choose("corvids", Use(table.card("charm_offensive")), answers)

    assert table.options("corvids", Exert) == [Exert()]


def test_exert_is_possible_behind_a_card_of_evening(table):
    table.place(FOX, corvids=2)
    table.craft("corvids", "cobbler")

    schemes(table)
    played = table.choose("corvids", Use(table.card("cobbler")))
    assert [each.phase for each in played.told(PhaseBegan)] == ["evening"]
    table.choose("corvids", "move:8:7:1")
    played = table.choose("corvids", Exert())

    assert played.only(Exerted).seat == table.seat("corvids")
    assert LayPlot(Clearing(FOX), PieceKind("raid")) in table.options("corvids", LayPlot)
    assert table.board_seen("corvids", None).actions_left == 1


def test_evening_draws_one_card_and_one_per_face_up_extortion(table):
    show(table, FOX, "extortion")
    hide(table, MOUSE, "extortion", marquise=1)  # she is asked next, so nobody else draws

    played = table.start("corvids", "draw")

    assert played.only(Drew).count == 2


def test_the_next_turn_has_three_actions_and_one_recruiting_again(table):
    table.place(FOX, corvids=2)
    table.board("corvids").recruited = True
    table.board("corvids").actions = 0

    schemes(table)
    table.choose("corvids", Exert())
    table.choose("corvids", lay_plot(FOX, "raid"))

    board = table.board("corvids")
    assert (board.actions, board.placed, board.recruited, board.exerted) == (3, 0, False, False)
    assert table.state.current != table.seat("corvids")
