"""Undo: free up to the last barrier, and no number is ever used twice."""

from __future__ import annotations

import pytest

from engine.core.choices.actions import Done
from engine.core.choices.questions import QuestionId
from engine.core.errors import Refused
from engine.core.match import Match
from engine.core.seats import Seat
from tests.core.conftest import ToyMatch, answer, begin, do, unshuffled
from tests.core.toy import GAME, Auction, Card, Draw, Light, Raid, Roll, Show, Trade

ANN, BOB, CEM = Seat(0), Seat(1), Seat(2)


def why_not(match: ToyMatch, seat: Seat) -> str:
    """Return why a seat may not undo."""
    with pytest.raises(Refused) as refused:
        match.undo(seat)
    assert not match.can_undo(seat)
    return refused.value.key


def test_a_choice_is_taken_back_with_all_it_did() -> None:
    match = begin()
    before = match.state.copy()
    answer(match, ANN, Light())
    middle = match.state.copy()
    answer(match, ANN, {"red": 2})
    after = match.state.copy()

    assert match.undo(ANN).keys == ("red=2",)
    assert match.state == middle
    assert match.pending[ANN].kind == "toy.light"
    assert match.undo(ANN).keys == ("toy.light",)
    assert match.state == before
    assert match.pending[ANN].kind == "toy.act"
    assert why_not(match, ANN) == "undo-nothing"

    answer(match, ANN, Light())
    answer(match, ANN, {"red": 2})
    assert match.state == after


def test_what_was_answered_for_a_seat_goes_back_with_its_own_last_choice() -> None:
    match = begin()
    before = match.state.copy()
    answer(match, ANN, Light())
    answer(match, ANN, {"red": 2})
    for_her = frozenset({match.choices[-1].number})

    assert match.undo(ANN, for_her).keys == ("toy.light",)
    assert match.state == before

    answer(match, ANN, Light())
    all_of_them = {choice.number for choice in match.choices}
    with pytest.raises(Refused, match="undo-nothing"):
        match.undo(ANN, all_of_them)


def test_undo_goes_back_over_several_steps() -> None:
    match = begin()
    before = match.state.copy()
    for colour in ("red", "blue"):
        answer(match, ANN, Light())
        answer(match, ANN, {colour: 2})
    for _ in range(4):
        match.undo(ANN)
    assert match.state == before


def test_chance_is_a_barrier() -> None:
    match = begin()
    answer(match, ANN, Light())
    answer(match, ANN, {"red": 1})
    answer(match, ANN, Roll())
    assert why_not(match, ANN) == "undo-barrier"


def test_a_card_only_one_seat_saw_is_a_barrier() -> None:
    match = begin()
    answer(match, ANN, Draw())
    assert why_not(match, ANN) == "undo-barrier"


def test_a_card_turned_up_is_a_barrier() -> None:
    match = begin()
    answer(match, ANN, Show())
    assert why_not(match, ANN) == "undo-barrier"


def test_a_plan_that_answered_is_a_barrier_whether_it_did_anything_or_not() -> None:
    match = begin()
    match.change_plan(BOB, "shield", {"when": "never"})
    answer(match, ANN, Raid(BOB))
    assert why_not(match, ANN) == "undo-barrier"


def test_what_follows_a_barrier_can_be_taken_back_to_it() -> None:
    match = begin(chance=unshuffled(1))
    answer(match, ANN, Roll())
    rolled = match.state.copy()
    answer(match, ANN, Light())
    answer(match, ANN, {"red": 2})
    match.undo(ANN)
    match.undo(ANN)
    assert match.state == rolled
    assert why_not(match, ANN) == "undo-barrier"


def test_nobody_takes_back_anothers_choice_nor_their_own_before_it() -> None:
    match = begin()
    do(match, Done())
    assert why_not(match, BOB) == "undo-other"
    assert why_not(match, ANN) == "undo-nothing", "another turn has begun"

    match = begin(responses="live")
    answer(match, ANN, Raid(BOB))
    (shield,) = [option for option in match.pending[BOB].form.options if option.key() == "pass"]  # type: ignore[union-attr]
    answer(match, BOB, shield)
    assert why_not(match, ANN) == "undo-other"


def test_a_finished_match_stays_finished() -> None:
    match = begin(chance=unshuffled(2, 2, 2, 1))
    do(match, Roll(), Roll(), Roll())
    answer(match, ANN, Roll())
    assert match.over
    assert not match.pending
    assert why_not(match, ANN) == "undo-over"


def test_question_ids_are_never_used_twice() -> None:
    match = begin()
    seen: list[QuestionId] = []

    def note() -> None:
        seen.extend(question.id for question in match.pending.values())

    note()
    for _ in range(3):
        answer(match, ANN, Light())
        note()
        answer(match, ANN, {"red": 2})
        note()
        match.undo(ANN)
        note()
        match.undo(ANN)
        note()
    answer(match, ANN, Auction())
    note()
    assert len(seen) == len(set(seen)) == 16


def test_a_stale_id_is_refused() -> None:
    match = begin()
    first = match.pending[ANN].id
    answer(match, ANN, Light())
    match.undo(ANN)
    with pytest.raises(Refused, match="question-closed"):
        match.submit(ANN, first, Light())
    second = match.pending[ANN].id
    match.submit(ANN, second, Light())
    with pytest.raises(Refused, match="question-closed"):
        match.submit(ANN, second, Light())


def test_choice_numbers_only_grow() -> None:
    match = begin()
    numbers = []
    for _ in range(3):
        answer(match, ANN, Light())
        numbers.append(match.choices[-1].number)
        assert match.undo(ANN).number == numbers[-1]
    assert numbers == sorted(set(numbers))


def test_a_loaded_match_can_undo_what_the_first_one_could() -> None:
    match = begin()
    answer(match, ANN, Light())
    answer(match, ANN, {"red": 2})
    answer(match, ANN, Trade())
    answer(match, ANN, (Card(match.state.hands[ANN][0]),))
    assert len(match.record().checkpoints) == 3

    loaded = Match.load(GAME, match.record(), match._chance)
    for _ in range(4):
        assert loaded.undo(ANN) == match.undo(ANN)
        assert loaded.state == match.state
        assert loaded.head() == match.head()
    assert why_not(loaded, ANN) == why_not(match, ANN) == "undo-nothing"


def test_undo_at_a_table_where_plans_changed_meanwhile_keeps_them() -> None:
    match = begin()
    match.change_plan(CEM, "shield", {"when": "never"})
    answer(match, ANN, Light())
    match.change_plan(BOB, "shield", {"when": "never"})
    answer(match, ANN, {"red": 2})
    match.change_plan(BOB, "shield", {"when": "always"})
    for kind in ("toy.light", "toy.act"):
        match.undo(ANN)
        assert match.pending[ANN].kind == kind
        assert match.state.plans == [
            {}, {"shield": {"when": "always"}}, {"shield": {"when": "never"}},
        ]  # fmt: skip
    loaded = Match.load(GAME, match.record(), match._chance)
    assert loaded.state == match.state
