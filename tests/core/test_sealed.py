"""Sealed answers: asked of all at once, changed until the last is in, revealed together."""

from __future__ import annotations

import pytest

from engine.core.errors import Refused
from engine.core.events import Envelope
from engine.core.match import Match
from engine.core.seats import Seat
from tests.core.conftest import ToyMatch, answer, begin
from tests.core.toy import GAME, Auction, Sold
from tests.replicas import replicate

ANN, BOB, CEM = Seat(0), Seat(1), Seat(2)


@pytest.fixture
def bidding() -> ToyMatch:
    """Begin a match in which an auction has just been called."""
    match = begin()
    answer(match, ANN, Auction())
    return match


def test_everybody_is_asked_at_once(bidding: ToyMatch) -> None:
    assert sorted(bidding.pending) == [ANN, BOB, CEM]
    assert not any(question.public for question in bidding.pending.values())


def test_nothing_is_told_until_the_last_answer_is_in(bidding: ToyMatch) -> None:
    before = bidding.state.copy()
    assert answer(bidding, BOB, {"red": 2}) == []
    assert answer(bidding, ANN, {"blue": 1}) == []
    assert bidding.state == before
    assert list(bidding.pending) == [CEM]
    assert answer(bidding, CEM, {}) == [Sold((1, 2, 0))]
    assert bidding.state.points == [0, 2, 0]
    assert list(bidding.pending) == [ANN]


def test_an_answer_may_be_changed_until_the_last_one_is_in(bidding: ToyMatch) -> None:
    question = bidding.pending[ANN].id
    bidding.submit(ANN, question, {"red": 2})
    bidding.submit(BOB, bidding.pending[BOB].id, {"red": 1})
    bidding.submit(ANN, question, {})
    assert list(bidding.pending) == [CEM]
    assert answer(bidding, CEM, {"blue": 1}) == [Sold((0, 1, 1))]
    with pytest.raises(Refused, match="question-closed"):
        bidding.submit(ANN, question, {"red": 2})


def test_a_changed_answer_must_be_one_that_was_offered(bidding: ToyMatch) -> None:
    question = bidding.pending[ANN].id
    bidding.submit(ANN, question, {"red": 2})
    with pytest.raises(Refused):
        bidding.submit(ANN, question, {"red": 3})
    assert bidding.answered[ANN][1] == {"red": 2}


def test_a_sealed_answer_can_be_taken_back_until_somebody_else_answers(bidding: ToyMatch) -> None:
    answer(bidding, ANN, {"red": 2})
    bidding.undo(ANN)
    assert sorted(bidding.pending) == [ANN, BOB, CEM]
    answer(bidding, ANN, {"red": 1})
    answer(bidding, BOB, {"red": 1})
    with pytest.raises(Refused, match="undo-other"):
        bidding.undo(ANN)
    bidding.undo(BOB)
    assert sorted(bidding.pending) == [BOB, CEM]
    assert bidding.answered[ANN][1] == {"red": 1}


def test_nobody_takes_back_what_was_revealed(bidding: ToyMatch) -> None:
    for seat in (ANN, BOB, CEM):
        answer(bidding, seat, {"red": 1})
    for seat in (ANN, BOB, CEM):
        assert not bidding.can_undo(seat)


def test_half_of_the_answers_are_saved_and_loaded(bidding: ToyMatch) -> None:
    answer(bidding, CEM, {"blue": 2})
    answer(bidding, ANN, {"red": 1})
    bidding.submit(CEM, bidding.answered[CEM][0].id, {"blue": 1})
    loaded = Match.load(GAME, bidding.record(), bidding._chance)
    assert loaded.head() == bidding.head()
    assert {s: a for s, (_, a) in loaded.answered.items()} == {CEM: {"blue": 1}, ANN: {"red": 1}}
    assert answer(loaded, BOB, {}) == [Sold((1, 0, 1))]


def test_the_order_of_the_answers_changes_nothing(bidding: ToyMatch) -> None:
    other = replicate(bidding, bidding._chance)
    bids = {ANN: {"red": 1}, BOB: {"red": 2}, CEM: {}}
    for seat in (ANN, BOB, CEM):
        answer(bidding, seat, bids[seat])
    for seat in (CEM, BOB, ANN):
        answer(other, seat, bids[seat])
    assert other.state == bidding.state
    assert other.told == bidding.told == [Envelope(Sold((1, 2, 0)))]
