"""Trials of the search: they leave nothing behind, and roll no more dice than make a difference."""

import gc
import weakref

import pytest

from engine.core.seats import Setup
from engine.referee.record.contents import Action
from engine.referee.record.grammar import read_action
from engine.referee.record.reading import read_record
from engine.referee.record.things import Table
from engine.referee.referee import referee
from engine.referee.turn_parts import Sheet
from engine.referee.turn_search.answers import one_of
from engine.referee.turn_search.mentioned import Mentioned
from engine.referee.turn_search.trial import Trial, most_rolled
from engine.root.data.maps import map_of
from engine.root.events import BattleBegan
from engine.root.factions.corvids.exposure import Expose
from engine.root.game import GAME
from engine.root.pieces import Clearing, PieceKind
from tests.referee.samples import OPENING

MARQUISE, EYRIE, VAGABOND = range(3)


def setup_with(character):
    return Setup("root", ("marquise", "eyrie", f"vagabond:{character}"), {"responses": "live"})


def fought(attacker, defender, character="tinker", **warriors):
    """Return the highest number worth rolling in a battle with some warriors in clearing 5."""
    state = GAME.begin(setup_with(character))
    state.warriors[5] = (warriors.get("marquise", 0), warriors.get("eyrie", 0), 0)
    return most_rolled(state, [BattleBegan(attacker, defender, 5)])


@pytest.mark.parametrize(
    ("marquise", "eyrie", "most"), [(1, 1, 1), (2, 1, 2), (0, 1, 1), (5, 4, 3)]
)
def test_no_die_is_tried_above_the_warriors_of_both_sides(marquise, eyrie, most):
    assert fought(MARQUISE, EYRIE, marquise=marquise, eyrie=eyrie) == most


def test_swords_and_allies_may_deal_more_than_there_are_warriors():
    assert fought(VAGABOND, EYRIE, eyrie=1) == 3
    assert fought(MARQUISE, EYRIE, "arbiter", marquise=1, eyrie=1) == 3


def test_a_trial_that_is_dropped_is_gone_at_once():
    setup = setup_with("tinker")
    gc.disable()
    try:
        trial = Trial(setup, GAME.begin(setup), (), (), [])
        while not trial.asks:
            trial = Trial(setup, trial.state, (), (), [])
        gone = weakref.ref(trial)
        del trial
        assert gone() is None
    finally:
        gc.enable()


def test_garbage_is_collected_again_once_a_record_is_judged():
    assert gc.isenabled()
    referee(read_record(OPENING.encode()))
    assert gc.isenabled()


def test_guesses_at_plots_are_tried_in_the_records_order():
    table = Table(("D", "P"), map_of("autumn"), "D")
    said = ("?Pt_e6", "?Pt_r3")
    sheet = Sheet([Action(1, 1, each, read_action(each, table)) for each in said], "D")
    mentioned = Mentioned(sheet, sheet.full, 0, {}, wide=False)
    guesses = [Expose(Clearing(place), PieceKind(plot)) for place in (3, 6)
               for plot in ("bomb", "raid", "extortion")]  # fmt: skip
    tried = list(one_of(guesses, mentioned, ("D", "P"), "D"))
    assert tried == [guesses[5], guesses[1]]
