"""Responses with a window: asked of all who publicly might respond, decided at its end."""

from __future__ import annotations

import pytest

from engine.core.choices.actions import PASS
from engine.core.errors import Refused
from engine.core.match import Match
from engine.core.seats import Seat
from tests.core.conftest import ToyMatch, answer, begin, do, setup_of, unshuffled
from tests.core.toy import GAME, SHIELDS, Card, Raid, Raided

ANN, BOB = Seat(0), Seat(1)


def raided(hand: list[int]) -> ToyMatch:
    """Have Ann raid Bob, who holds the given cards."""
    match = begin(responses="window", chance=unshuffled())
    match.state.hands[BOB][:] = hand
    do(match, Raid(BOB))
    return match


@pytest.mark.parametrize("hand", [[0], [SHIELDS]], ids=["able", "not able"])
def test_a_player_who_publicly_might_respond_is_asked(hand: list[int]) -> None:
    match = raided(hand)

    assert match.pending[BOB].timed
    assert match.choices[-1].barrier, "others were asked in private"


def test_a_plan_answers_for_who_said_nothing() -> None:
    match = raided([0])

    match.lapse(BOB, match.pending[BOB].id)

    assert Raided(ANN, BOB, True) in [told.event for told in match.told]


def test_a_plan_may_change_while_the_window_is_open() -> None:
    match = raided([0])
    match.change_plan(BOB, "shield", {"when": "never"})

    match.lapse(BOB, match.pending[BOB].id)

    assert Raided(ANN, BOB, False) in [told.event for told in match.told]


def test_an_answer_decides_whatever_the_plan() -> None:
    match = raided([0])

    assert Raided(ANN, BOB, False) in answer(match, BOB, PASS)


@pytest.mark.parametrize("responses", ["window", "live"])
def test_a_response_that_shows_is_not_simply_taken_back(responses: str) -> None:
    match = begin(responses=responses, chance=unshuffled())
    do(match, Raid(BOB))

    answer(match, BOB, PASS)

    assert not match.can_undo(BOB)
    with pytest.raises(Refused, match="undo-barrier"):
        match.undo(BOB)


def test_a_window_lapses_once() -> None:
    match = raided([0])
    question = match.pending[BOB].id
    match.lapse(BOB, question)

    with pytest.raises(Refused, match="question-closed"):
        match.lapse(BOB, question)


def test_what_a_plan_answered_is_loaded_as_it_was() -> None:
    match = raided([0])
    match.change_plan(BOB, "shield", {"when": "always"})
    match.lapse(BOB, match.pending[BOB].id)

    loaded = Match.load(GAME, match.record(), unshuffled())

    assert loaded.state.points == match.state.points
    assert loaded.state.discard == match.state.discard


def test_an_open_window_is_loaded_open() -> None:
    match = begin(responses="window", chance=unshuffled())
    do(match, Raid(BOB))

    loaded = Match.load(GAME, match.record(), unshuffled())

    assert loaded.pending[BOB] == match.pending[BOB]
    loaded.lapse(BOB, match.pending[BOB].id)
    assert Raided(ANN, BOB, False) in [told.event for told in loaded.told]


def test_whoevers_turn_it_is_answers_by_plan() -> None:
    assert setup_of(2, "window").options["responses"] == "window"
    match = raided([0])
    assert not match.waits_for(ANN)
    assert match.waits_for(BOB)


def test_a_question_that_is_no_response_does_not_lapse() -> None:
    match = begin(responses="window")

    with pytest.raises(Refused, match="question-closed"):
        match.lapse(ANN, match.pending[ANN].id)


def test_a_card_may_be_chosen_in_the_window() -> None:
    match = raided([0, SHIELDS])

    assert Raided(ANN, BOB, True) in answer(match, BOB, Card(0))
