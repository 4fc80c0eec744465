"""Trials: forks of forks for a search, which know nothing that their seat cannot know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.ai.answers import random_answer
from engine.ai.trial import Spot, Trials
from engine.core.choices.actions import Done
from engine.core.choices.questions import Answer, Question
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.games import GAMES
from engine.selfplay import chance_of
from tests.core.conftest import answer, begin
from tests.core.toy import GAME, Auction, Draw, Light, Raid, Roll, ToyState, Trade
from tests.table import listed

ANN, BOB = Seat(0), Seat(1)


def trials_of(match: Match[ToyState], seed: int = 1) -> Trials[ToyState]:
    return Trials(GAME, match.setup, random.Random(seed))


def dealt(trials: Trials[ToyState], match: Match[ToyState], seat: Seat = ANN) -> Spot[ToyState]:
    spot = trials.deal(match, seat)
    assert spot is not None
    return spot


def kinds(trials: Trials[ToyState], spot: Spot[ToyState]) -> list[str]:
    return [question.kind for question in trials.questions_at(spot).values()]


def test_what_is_tried_can_be_tried_from() -> None:
    match = begin()
    trials = trials_of(match)
    start = dealt(trials, match)
    lit = trials.take(start, ANN, Light())
    assert kinds(trials, lit) == ["toy.light"]
    two, one = (trials.take(lit, ANN, {"red": n}) for n in (2, 1))
    assert (two.state.points[ANN], one.state.points[ANN]) == (1, 0)
    assert kinds(trials, two) == ["toy.act"]
    assert trials.take(two, ANN, Roll()).state.points[ANN] >= 1
    assert start.state.points[ANN] == 0
    assert list(match.pending) == [ANN]


def test_it_ends_where_another_turn_begins() -> None:
    match = begin()
    trials = trials_of(match)
    done = trials.take(dealt(trials, match), ANN, Done())
    assert done.ended
    assert trials.questions_at(done) == {}
    assert done.state.turn == match.state.turn


def test_it_says_where_chance_had_a_part_and_repeats_it_below() -> None:
    match = begin()
    trials = trials_of(match)
    start = dealt(trials, match)
    rolls = [trials.take(start, ANN, Roll(), outcome) for outcome in range(20)]
    assert len({each.state.points[ANN] for each in rolls}) == 3
    assert all(each.chance and each.sealed for each in rolls)
    assert not trials.take(start, ANN, Light()).chance
    assert trials.take(start, ANN, Draw()).sealed
    for each in rolls:
        before = each.state.points[ANN]
        assert trials.take(trials.take(each, ANN, Light()), ANN, {"red": 1}).state.points[ANN] == (
            before
        )


def test_each_deal_has_chance_of_its_own() -> None:
    """Else the mean of three deals would rest on the same three rolls."""
    match = begin()
    trials = trials_of(match)
    deals = [dealt(trials, match) for _ in range(3)]
    assert len({outcome for deal in deals for outcome in deal.outcomes}) == 9
    later = trials.take(trials.take(deals[2], ANN, Light()), ANN, {"red": 1})
    assert later.outcome in later.outcomes == deals[2].outcomes


def test_the_middle_of_a_step_is_dealt_anew_too() -> None:
    match = begin()
    answer(match, ANN, Trade())
    hand = match.state.hands[ANN]
    found = set()
    for seed in range(20):
        trials = trials_of(match, seed)
        spot = dealt(trials, match)
        assert trials.questions_at(spot)[ANN].form == match.pending[ANN].form
        assert spot.state.hands[ANN] == hand
        found.add(tuple(spot.state.hands[BOB]))
    assert len(found) > 10


def test_what_others_seal_and_plan_is_not_in_it() -> None:
    match = begin()
    match.change_plan(BOB, "shield", {"when": "never"})
    assert dealt(trials_of(match), match).state.plans[BOB] == {}
    answer(match, ANN, Auction())
    answer(match, BOB, {"red": 1})
    trials = trials_of(match)
    spot = dealt(trials, match)
    assert sorted(trials.questions_at(spot)) == sorted(match.open_questions())
    assert not spot.state.plans[BOB].get("shield")
    answer(match, ANN, {"red": 2})
    raided = begin()
    raided.change_plan(BOB, "shield", {"when": "never"})
    assert trials.take(dealt(trials, raided), ANN, Raid(BOB)).sealed


def test_a_listing_is_made_once_for_all_trials_from_a_spot(monkeypatch: Any) -> None:
    root = GAMES["root"]
    from engine.root.rules import turn
    from engine.root.rules.menus import menu_of

    match = Match.new(root, Setup("root", root.suggested, {"setup": "usual"}), chance_of(1))
    trials = Trials(root, match.setup, random.Random(1))
    made = []

    def noted(*args: Any) -> Any:
        made.append(1)
        return menu_of(*args)

    seat = next(iter(match.pending))
    monkeypatch.setattr(turn, "menu_of", noted)
    spot = trials.deal(match, seat)
    assert spot is not None
    form: Any = trials.questions_at(spot)[seat].form
    for option in form.options:
        trials.take(spot, seat, option)
        trials.take(spot, seat, option, outcome=1)
    assert len(form.options) > 1
    assert len(made) == 1


SETUPS = (
    Setup("root", ("corvids", "duchy", "lizards", "legion"), {}),
    Setup("root", ("marquise", "eyrie", "alliance", "vagabond:thief"), {"responses": "live"}),
    Setup("root", ("clergy", "marquise", "eyrie"), {"setup": "usual"}),
    Setup("runewars", ("daqan", "latari", "uthuk", "waiqar"), {"map": "fixed"}),
)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.seats[0])
def test_a_trial_goes_as_the_match_would(setup: Setup) -> None:
    """For any answer and equal chance, a trial asks the same and ends the same as a match."""
    game: Any = GAMES[setup.game]
    match = Match.new(game, setup, chance_of(2), keep="step")
    rng = random.Random(3)
    compared = 0
    for number in range(260):
        if match.over:
            break
        seat, question = next(iter(match.pending.items()))
        given = random_answer(question.form, rng)
        if number % 4 == 0:
            compared += goes_alike(game, match, question, given)
        match.submit(seat, question.id, given)
    assert compared > 30


def goes_alike(game: Any, match: Match[Any], question: Question, given: Answer) -> bool:
    """Answer in a trial and in a match at the same deal; return whether that was possible."""
    trials = Trials(game, match.setup, random.Random(5))
    spot = trials.deal(match, question.seat)
    if spot is None or len(trials.questions_at(spot)) > 1:
        return False
    at = trials.questions_at(spot)[question.seat]
    assert (at.kind, at.form) == (question.kind, question.form)
    taken = trials.take(spot, question.seat, given)
    after = trials.settle(taken)
    world = Match.at(game, match.setup, spot.base.copy(), match._chance)
    for seat, each in spot.given:
        world.give(seat, each)
    world.submit(question.seat, world.pending[question.seat].id, given)
    if taken.chance or after.chance:
        return False  # it drew its own
    if not after.ended:
        asked = trials.questions_at(after)
        assert {s: (q.kind, q.form) for s, q in asked.items()} == {
            s: (q.kind, q.form) for s, q in world.pending.items()
        }
    return True


def test_what_chance_gave_by_itself_stays_while_it_is_asked_about() -> None:
    root: Any = GAMES["root"]
    match = Match.new(
        root, Setup("root", ("clergy", "marquise", "eyrie"), {"setup": "usual"}), chance_of(2)
    )
    rng = random.Random(1)
    while not any(question.kind == "clergy.birdsong" for question in match.pending.values()):
        seat, question = next(iter(match.pending.items()))
        match.submit(seat, question.id, random_answer(question.form, rng))
    trials = Trials(root, match.setup, rng)
    seat = next(iter(match.pending))
    spot = trials.deal(match, seat)
    assert spot is not None
    drawn = set()
    for outcome in range(12):
        evening = trials.settle(trials.take(spot, seat, Done(), outcome))
        if evening.ended:
            continue  # no flower found a place
        asked = trials.questions_at(evening)[seat]
        assert (asked.kind, evening.chance, evening.sealed) == ("clergy.flower", True, True)
        drawn.add(evening.drawn)
        for place in listed(asked):
            placed = trials.take(evening, seat, place).state
            new = placed.tokens[place.clearing][len(evening.state.tokens[place.clearing]) :]
            assert new[:1] == ((seat, f"flower_{asked.context['suit']}"),)
    assert len(drawn) > 3
