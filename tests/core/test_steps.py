"""Driving coroutines: no leftovers, the checkpoints kept, and memory that may not grow."""

from __future__ import annotations

import gc
import random
import warnings
import weakref

import pytest

from engine.core.chance.draws import KeyedChance
from engine.core.choices.actions import Done
from engine.core.choices.questions import MOST_OPTIONS, MOST_WAYS
from engine.core.errors import Refused
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.fuzz import Broken, Findings, check_match
from engine.selfplay import chance_of
from tests.core.conftest import KEY, answer, begin, begin_with, do, setup_of, unshuffled
from tests.core.toy import CARDS, GAME, Auction, Card, Light, Roll, ToyTable

ANN = Seat(0)


def test_a_match_left_in_the_middle_leaves_no_coroutine_behind() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        match = begin()
        answer(match, ANN, Light())
        match.undo(ANN)
        answer(match, ANN, Auction())
        rule = weakref.ref(match._rule)
        del match
        gc.collect()
        assert rule() is None


def test_a_refused_setup_begins_nothing() -> None:
    with pytest.raises(Refused, match="setup-seats"):
        Match.new(GAME, setup_of(5), KeyedChance(KEY))


def test_victory_is_immediate() -> None:
    async def rule(t: ToyTable) -> None:
        await t.choose(ANN, "toy.one", [Card(1), Card(2)])
        t.win([ANN], "trick")
        await t.choose(ANN, "toy.one", [Card(1), Card(2)])

    match = begin_with(rule)
    answer(match, ANN, Card(1))
    assert match.over
    assert (match.state.winners, match.state.won_by) == ((ANN,), "trick")
    assert match.pending == {}
    assert match.state.agenda == []


def test_a_won_match_is_still_won_when_it_is_loaded() -> None:
    match = begin(chance=unshuffled(2, 2, 2, 1))
    do(match, Roll(), Roll(), Roll())
    record = match.record()
    answer(match, ANN, Roll())
    assert match.over
    last = match.choices[-1].drawn
    assert [each.value for each in last] == [1]
    again = Match.load(GAME, record, unshuffled())
    assert not again.over


def test_older_positions_are_held_as_bytes() -> None:
    match = begin()
    for colour in ("red", "blue"):
        answer(match, ANN, Light())
        answer(match, ANN, {colour: 2})
    held = [kept._state is not None for kept in match._checkpoints]
    assert held == [False, False, True]


def test_a_rollout_keeps_nothing() -> None:
    match = Match.new(GAME, setup_of(), KeyedChance(KEY), keep="nothing")
    for option in (Light(), {"red": 2}, Roll(), Done()):
        (seat,) = match.pending
        answer(match, seat, option)
    assert (match.choices, match._checkpoints, match.past.given, match.drawn) == ([], [], [], [])


def test_the_fuzzer_finds_a_step_that_asks_too_much() -> None:
    async def rule(t: ToyTable) -> None:
        for _ in range(13):
            await t.choose(ANN, "toy.one", [Card(1), Card(2)])
        t.win([ANN], "patience")

    match = begin_with(rule)
    with pytest.raises(Broken, match="more than 12 choices"):
        check_match(match, 1, random.Random(1), Findings(), lambda: True)


@pytest.mark.parametrize(("several", "most"), [(False, MOST_WAYS), (True, MOST_OPTIONS)])
def test_the_fuzzer_finds_a_question_that_offers_too_much(several: bool, most: int) -> None:
    async def rule(t: ToyTable) -> None:
        cards = [Card(number) for number in range(most + 1)]
        if several:
            await t.choose_some(ANN, "toy.one", cards, least=0, most=2)
        else:
            await t.choose(ANN, "toy.one", cards)
        t.win([ANN], "patience")

    with pytest.raises(Broken, match=f"{most + 1} options"):
        check_match(begin_with(rule), 1, random.Random(1), Findings(), lambda: True)


def test_the_fuzzer_leaves_a_match_that_chance_does_not_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("engine.fuzz.MOST_ROUNDS", 0)
    match, findings = Match.new(GAME, setup_of(), chance_of(1)), Findings()
    check_match(match, 1, random.Random(1), findings, lambda: True)

    assert not match.over
    assert (findings.endless, findings.failures) == (1, [])


@pytest.mark.parametrize("responses", ["planned", "live"])
def test_the_toy_passes_everything_that_games_must_pass(responses: str) -> None:
    findings = Findings()
    for seed in range(6):
        setup = Setup("toy", ("lantern",) * 3, {"responses": responses})
        match = Match.new(GAME, setup, chance_of(seed))
        check_match(match, seed, random.Random(seed), findings, lambda: True)
        assert match.over
        assert len(GAME.census(match.state)) == CARDS
    assert findings.undos > 0
    assert findings.redeals > 10
    assert findings.kept / findings.redeals >= 0.5
