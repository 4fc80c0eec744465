"""Causes of refusals, and the meaning of cards and points that a record does not tell."""

import pytest

from engine.core.seats import JOINED, SEATING, Setup
from engine.referee.changes import changes
from engine.referee.matching import match, same_card
from engine.referee.record.reading import read_record
from engine.referee.recorded_position import Ledger
from engine.referee.referee import as_counted, referee
from engine.referee.refusal_causes import breach
from engine.referee.report import say_why
from engine.referee.verdicts import finds_nothing
from engine.root.events import Reshuffled
from engine.root.factions.marquise import board as marquise
from engine.root.game import GAME
from engine.root.hooks.notation import BATTLE, CARD, DECK, DISCARD, PIECE, SCORE, SUPPLY, Unit
from tests.referee.samples import with_line
from tests.referee.test_known_cards import turn_of

LETTERS = ["C", "E"]
SCORED = Unit(SCORE, "C", "+")


def table():
    return GAME.begin(Setup("root", ("marquise", "eyrie"), {}))


def refused(old, new):
    found = referee(read_record(with_line(old, new)))
    return [(e.text, e.section, e.cause) for e in found.judged if e.verdict == "refused"]


def test_losses_before_the_warriors_are_against_the_law():
    assert refused("XC2/Cw2->", "XC1/Cb_s1->")[-1][1:] == ("4.3.6", "players")


@pytest.mark.parametrize(
    ("old", "new", "text", "section", "why"),
    [
        ("2w3->11", "2w3->12", "2w3->12", "2.2.1", "No path leads from 3 to 12"),
        ("#->C\n", "2#->C\n", "2#->C", "6.6", "a different number of cards is drawn"),
        ("$_m/w->3", "$_m/F#E->$_b/w->3", "F#E->$_b", "7.4.2", "two cards"),
        ("t->6/M#$->/t->2", "t->12/M#$->/t->2", "t->2", "8.4.2", "No sympathy is next to 2"),
        ("t->6/M#$->/t->2", "t->12/M#$->/t->2", "M#$->", "8.4.2", "No sympathy is next to 2"),
        ("XC2/Cw2->", "XC2/2Cw2->", "2Cw2->", "1.5", "There are fewer of these here"),
    ],
)
def test_a_wrong_line_is_refused_with_the_reason_a_player_would_give(old, new, text, section, why):
    found = referee(read_record(with_line(old, new)))
    judged = next(each for each in found.judged if each.text == text)
    assert judged.verdict == "refused"
    assert judged.section.startswith(section)
    assert why in say_why(judged, GAME.words("en"))


def test_an_action_too_many_is_explained_where_it_was_possible():
    """The reason stands at one of four actions, and says that the others are why (6.5)."""
    setup = Setup("root", ("marquise", "eyrie"), {SEATING: JOINED, "responses": "live"})
    first = GAME.begin(setup)
    first.current, first.phase, first.agenda = 0, "daylight", []
    first.buildings[10] = ((0, "recruiter"),)
    later = first.copy()
    marquise.board_of(first, 0).actions = 1
    recruit = Unit(PIECE, "C", "w", None, SUPPLY, "10")
    found = [
        breach(setup, positions, LETTERS, 0, [recruit], pytest.fail)
        for positions in ([later], [first, later])
    ]
    assert {(each.section, each.cause) for each in found} == {("6.5", "players")}
    said = [say_why(each, GAME.words("en")) for each in found]
    assert said[0] == "You have no action left this turn"
    assert said[1].startswith("It is allowed here")
    assert said[1].endswith(said[0])


@pytest.mark.parametrize(
    ("written", "nothing"), [("%r->e", True), ("%r->e/%s9->$", False), ("w->1", False)]
)
def test_points_for_a_ruin_need_an_item_from_it(written, nothing):
    assert finds_nothing(turn_of("C", written).actions) is nothing


def test_points_are_those_of_the_deed_before_them():
    sheet = turn_of("C", "XE2/++/XA3/At3->/++")
    removed = Unit("piece", "A", "t", None, "3", "supply")
    found = match(sheet, sheet.full, [Unit(BATTLE, "C", "A", None, "3"), removed, SCORED])
    assert [each.action for each in found.taken] == [2, 3, 4]


def test_an_item_that_is_not_there_is_the_records_slip():
    assert ("%c->e", "9.2.5", "record") in refused("/#->V", "/%c->e/%c->e/%c->e/#->V")


def test_a_card_drawn_from_a_shuffled_discard_pile_comes_from_the_deck():
    before = table()
    before.deck, before.discard = [], [0, 1]
    after = before.copy()
    after.hands[0] = [*before.hands[0], before.discard[0]]
    after.deck, after.discard = [before.discard[1]], []
    drawn = [u for u in changes(before, after, [Reshuffled(2)], LETTERS) if u.verb == CARD]
    assert [(unit.start, unit.end) for unit in drawn] == [(DECK, "hand:C")]


def test_a_dominance_card_is_never_spent_without_its_name():
    spent = Unit(CARD, None, "F", None, "hand:C", DISCARD)
    assert not same_card(spent, Unit(CARD, None, "F", "dominance_fox"))
    assert same_card(spent._replace(name="dom"), Unit(CARD, None, "F", "dominance_fox"))


def test_a_turn_is_followed_with_the_points_that_the_record_counts():
    state = table()
    state.points[:] = [29, 3]
    ledger = Ledger(LETTERS)
    ledger.position["C", "points", ""] = 27
    counted, unwritten = as_counted(state, ledger)
    assert counted.points[0] == 27
    assert unwritten == [2, 3]
    assert state.points[0] == 29
