"""Hirelings have letters of their own in our records, and their cards and paths are told."""

import pytest

from engine.core.seats import Setup
from engine.referee.changes import changes
from engine.referee.record.exporting import as_record
from engine.referee.record.grammar import read_action
from engine.referee.record.things import Table
from engine.referee.record.writing import write_unit
from engine.referee.takeover import force
from engine.root.cards.hirelings.riverfolk.bandits import BanditMoved
from engine.root.cards.hirelings.setup import add_side
from engine.root.data.maps import map_of
from engine.root.game import GAME
from engine.root.hooks.hirelings import HIRELINGS
from engine.root.hooks.notation import CARD, DISCARD, Unit, say
from tests.referee.test_exporting import check, played, whole_turns

LETTERS = ["C", "E", "A"]


def table(*hirelings):
    state = GAME.begin(Setup("root", ("marquise", "eyrie", "alliance"), {}))
    for key in hirelings:
        add_side(state, HIRELINGS[key])
    return state


def read(text):
    return list(read_action(text, Table((*LETTERS, "I"), map_of("autumn"), "C")))


@pytest.mark.parametrize("seed", range(3))
def test_hirelings_are_followed_by_letters_of_their_own(seed):
    watched = played(("marquise", "eyrie", "corvids"), seed, "random", 3, hirelings="random")
    text, _ = whole_turns(watched)
    plain = [line.partition("//!")[0] for line in text.splitlines()]
    assert "$_hireling->I" in text
    assert not [line for line in plain if "$_hireling" in line]
    assert check(watched, text)[2] == []


def test_bandits_camp_where_the_record_says_and_take_their_toll():
    seats = ("riverfolk", "eyrie", "vagabond:thief", "hundreds")
    watched = played(seats, 84, "random", 4, hirelings="random")
    text, _ = whole_turns(watched)
    assert "I$_camp->1_9" in text
    assert "I$_camp->1_9" in as_record(watched, {}, asker=0), "all see the bandits"
    assert "w1->/4w1->9" in text, "one of five falls on the way"
    assert "#lavish->$/w11->/" in text, "one that goes alone falls too"
    assert check(watched, text)[2] == []


@pytest.mark.parametrize(("lifted", "word"), [(False, "$_camp->3_7"), (True, "$_lifted->3_7")])
def test_a_path_is_told_and_read(lifted, word):
    state = table("highway_bandits")
    told = changes(state, state, [BanditMoved("highway_bandits", 3, 7, lifted)], LETTERS)
    assert told == [say(word, "I")]
    assert read(write_unit(told[0], "C")) == told


def test_a_card_lent_by_a_hireling_is_told():
    before = table("frog_tinkers")
    before.hired[0].cards = [0]
    after = before.copy()
    after.hired[0].cards, after.discard = [], [0]
    (told,) = changes(before, after, [], LETTERS)
    assert (told.verb, told.start, told.end) == (CARD, "board:I", DISCARD)
    assert read(write_unit(told, "C")) == [told]


def test_an_item_given_to_the_exile_is_told():
    before = table("exile")
    after = before.copy()
    after.hired[0].items = ["sword"]
    assert changes(before, after, [], LETTERS) == [say("$_sword->", "I")]
    assert read("I$_sword->") == [Unit("say", "I", "$_sword->")]


def test_words_about_hirelings_are_taken_over():
    state = table("highway_bandits")
    for words in ("I$_camp->3_7", "I$_camp->1_5", "I$_lifted->3_7", "I$_sword->"):
        force(state, [*LETTERS, "I"], read(words))
    assert state.hired[0].paths == [(1, 5)]
    assert state.supply[3] == HIRELINGS["highway_bandits"].warriors - 1
