"""Going back beyond a barrier: chance restarts, cards seen are shuffled, everything else stays."""

from __future__ import annotations

import random

import msgspec
import pytest

from engine.core.chance.draws import KeyedChance, verify
from engine.core.choices.actions import Done
from engine.core.errors import Diverged, Refused
from engine.core.events import Event
from engine.core.match import Match
from engine.core.saving.record import REWIND, MatchRecord
from engine.core.seats import Seat
from tests.core.conftest import KEY, ToyMatch, answer, begin, do
from tests.core.toy import GAME, Auction, Draw, Light, Raid, Roll, Show
from tests.replicas import replicate

ANN, BOB, CEM = Seat(0), Seat(1), Seat(2)


def back(match: ToyMatch, before: int, told: list[Event] | None = None) -> ToyMatch:
    """Go back to before a choice of this turn, at Ann's request."""
    return match.rewound(ANN, match.record().before(before), told or [])


def load(match: ToyMatch) -> ToyMatch:
    """Save a match and load it again."""
    record = msgspec.msgpack.decode(msgspec.msgpack.encode(match.record()), type=MatchRecord)
    return Match.load(GAME, record, KeyedChance(KEY))


def same(one: ToyMatch, other: ToyMatch) -> bool:
    """Return whether two matches are at the same position and go on with the same numbers."""
    return (one.state, one.head(), one.record()) == (other.state, other.head(), other.record())


def test_dice_fall_anew_and_nothing_else_changes() -> None:
    match = begin()
    before = match.state.copy()
    rolled = []
    for epoch in range(1, 9):
        answer(match, ANN, Roll())
        assert match.choices[-1].drawn[0].epoch == epoch - 1
        rolled.append(match.choices[-1].drawn[0].value)
        match = back(match, match.choices[-1].number)
        assert (match.state.epoch, match.state.counter) == (epoch, 0)
        assert msgspec.structs.replace(match.state, epoch=0, counter=before.counter) == before
    assert len(set(rolled)) > 1


def test_a_card_that_was_drawn_is_shuffled_back_into_the_deck() -> None:
    match = begin()
    before = match.state.copy()
    do(match, Draw(), Draw(), Draw())
    tops = set()
    for _ in range(6):
        match = back(match, match.choices[-3].number)
        assert match.state.hands == before.hands
        assert sorted(match.state.deck) == sorted(before.deck)
        tops.add(tuple(match.state.deck[-3:]))
        do(match, Draw(), Draw(), Draw())
    assert len(tops) > 1


def test_a_deck_that_nobody_touched_stays_as_it_is() -> None:
    match = begin()
    deck = match.state.deck[:]
    do(match, Roll(), Roll())
    match = back(match, 1)
    assert match.state.deck == deck
    assert match.choices[-1].keys == ("1",)
    assert match.choices[-1].drawn == ()


def test_every_draw_of_every_epoch_is_explained_by_the_key() -> None:
    match = begin()
    drawn = list(match.drawn)
    do(match, Draw(), Roll(), Show())
    drawn += [one for choice in match.choices for one in choice.drawn]
    match = back(match, 1)
    drawn += match.choices[-1].drawn
    assert [one.counter for one in match.choices[-1].drawn] == list(
        range(len(match.state.deck) - 1)
    )
    assert {one.epoch for one in drawn} == {0, 1}
    assert verify(KEY, drawn) == []


@pytest.mark.parametrize("middle", [False, True])
def test_a_match_that_went_back_can_be_saved_undone_and_tried_out(middle: bool) -> None:
    """At the beginning of a step, and in the middle of one."""
    match = begin()
    do(match, Draw(), Light())
    if middle:
        answer(match, ANN, {"red": 1})
        do(match, Draw())
        match = back(match, 3)
        assert match.pending[ANN].kind == "toy.light"
    else:
        match = back(match, 2)
        assert match.pending[ANN].kind == "toy.act"
    assert same(load(match), match)
    world = match.fork(ANN, random.Random(1))
    assert world.pending[ANN].form == match.pending[ANN].form
    assert replicate(match, KeyedChance(KEY)).state == match.state
    with pytest.raises(Refused, match="undo-barrier"):
        match.undo(ANN)

    if not middle:
        answer(match, ANN, Light())
    answer(match, ANN, {"blue": 1})
    assert same(load(match), match)
    lit = match.state.copy()
    match.undo(ANN)
    assert match.pending[ANN].kind == "toy.light"
    assert same(load(match), match)
    answer(match, ANN, {"blue": 1})
    assert match.state == lit


def test_the_table_can_go_back_again_and_again_and_further() -> None:
    match = begin()
    do(match, Light())
    answer(match, ANN, {"red": 1})
    do(match, Draw())
    match = back(match, 3)
    do(match, Draw())
    match = back(match, match.choices[-1].number)
    assert match.state.epoch == 2
    assert [c.kind for c in match.choices] == ["toy.act", "toy.light", REWIND, REWIND]
    assert same(load(match), match)
    match = back(match, 2)
    assert match.state.epoch == 3
    assert match.pending[ANN].kind == "toy.light"
    assert same(load(match), match)


def test_an_earlier_turn_is_gone_back_to_from_its_first_position() -> None:
    match = begin()
    first, start = match.record().checkpoints[0], match.state.copy()
    made = []
    for option in (Draw(), Roll(), Done()):
        do(match, option)
        made.append(match.choices[-1] if match.choices else None)
    do(match, Draw(), Done())
    chosen = tuple(choice for choice in made if choice is not None)[:1]
    record = msgspec.structs.replace(match.record(), checkpoints=(first,), choices=chosen)

    then = match.rewound(ANN, record.before(2), [])

    assert then.state.turn == start.turn
    assert then.first_checkpoint() == 0
    assert [checkpoint.after for checkpoint in then.record().checkpoints] == [0, 1, 6]
    assert len(then.state.hands[ANN]) == len(start.hands[ANN]) + 1
    assert same(load(then), then)


def test_question_and_choice_numbers_are_never_used_again() -> None:
    match = begin()
    asked = {match.pending[ANN].id}
    for _ in range(4):
        do(match, Roll())
        asked.add(match.pending[ANN].id)
        number = match.choices[-1].number
        match = back(match, number)
        assert match.choices[-1].number == number + 1
        assert match.pending[ANN].id not in asked
        asked.add(match.pending[ANN].id)


def test_plans_stay_as_they_are_now() -> None:
    match = begin()
    do(match, Draw())
    match.change_plan(BOB, "shield", {"when": "never"})
    do(match, Raid(BOB))
    match.change_plan(CEM, "shield", {"when": "never"})
    match = back(match, 1)
    assert match.state.plans == [{}, {"shield": {"when": "never"}}, {"shield": {"when": "never"}}]
    assert same(load(match), match)


def test_sealed_answers_given_before_stay_and_those_given_after_are_asked_again() -> None:
    match = begin()
    do(match, Auction())
    answer(match, BOB, {"red": 1})
    answer(match, ANN, {"red": 2})
    match = back(match, match.choices[-1].number)
    assert set(match.pending) == {ANN, CEM}
    assert set(match.answered) == {BOB}
    assert same(load(match), match)


def test_a_match_that_is_over_goes_on() -> None:
    match = begin()
    while not match.over:
        do(match, Roll())
    last = match.choices[-1].number
    assert load(match).over
    match = back(match, last)
    assert not match.over
    assert match.pending[ANN].kind == "toy.act"
    assert same(load(match), match)


def test_an_update_of_the_rules_never_brings_the_old_dice_back() -> None:
    match = begin()
    do(match, Light())
    answer(match, ANN, {"red": 1})
    do(match, Roll())
    match = back(match, 2)
    record = match.record()
    changed = msgspec.structs.replace(record.choices[0], fingerprint=1)
    record = msgspec.structs.replace(record, choices=(changed, *record.choices[1:]))
    with pytest.raises(Diverged) as diverged:
        Match.load(GAME, record, KeyedChance(KEY))

    loaded = Match.load(GAME, record.fallback(diverged.value.fits), KeyedChance(KEY))

    assert loaded.pending[ANN].kind == "toy.act"
    assert (loaded.state.epoch, loaded.state.counter) == (1, 0)
