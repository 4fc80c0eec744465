"""Computer players: they know no secret, choose what is offered, and come to an end."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.ai.answers import amounts_answers, random_answer, sample, some_answers
from engine.ai.players import GreedyPlayer
from engine.core.choices.questions import Amounts, SomeOf, SomeOfKinds, answer_keys
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.games import GAMES
from engine.selfplay import chance_of, play
from tests.core.toy import Card
from tests.properties.setups import every_setup
from tests.torture import WHOLE, share, torture

FORMS: list[SomeOf | Amounts] = [
    SomeOf([Card(1), Card(1), Card(2)], 0, 2),
    SomeOf([Card(n) for n in range(30)], 3, 9),
    SomeOf([], 0, 0),
    SomeOfKinds([Card(n) for n in range(12)], 3, 3, ["fox"] * 8 + ["bird"] * 4, {"fox": 1}),
    Amounts({"fox": 2, "hare": 1}, 1, 2),
    Amounts({f"kind{n}": 5 for n in range(8)}, 4, 9),
    Amounts({}, 0, 0),
]


@pytest.mark.parametrize("form", FORMS)
def test_whatever_a_player_tries_is_accepted_and_distinct(form: SomeOf | Amounts) -> None:
    rng = random.Random(1)
    for _ in range(50):
        assert form.accepts(random_answer(form, rng)) is not None
    if isinstance(form, SomeOf):
        tried = some_answers(form, 20, rng)
    else:
        tried = amounts_answers(form, 20, rng)
    assert 1 <= len(tried) <= 20
    assert all(form.accepts(answer) is not None for answer in tried)
    keys = [tuple(sorted(answer_keys(answer))) for answer in tried]
    assert len(keys) == len(set(keys))


def test_a_small_choice_is_tried_whole() -> None:
    form = SomeOf([Card(1), Card(1), Card(2)], 0, 2)
    tried = [answer_keys(answer) for answer in some_answers(form, 60, random.Random(1))]
    one, two = "toy.card:1", "toy.card:2"
    assert sorted(tried) == [[], [one], [one, one], [one, two], [two]]


def test_a_long_list_is_sampled_evenly() -> None:
    options = [Card(n) for n in range(100)]
    tried = sample(options, 10, random.Random(1))
    assert len(tried) == len({answer_keys(each)[0] for each in tried}) == 10
    assert sample(options[:5], 10, random.Random(1)) == options[:5]


@torture
@pytest.mark.long
@pytest.mark.parametrize("setup", share(every_setup()))
def test_a_computer_plays_to_a_victory(setup: Setup) -> None:
    result = play(
        GAMES[setup.game], setup, 5, GreedyPlayer(random.Random(5), most=12 if WHOLE else 6)
    )
    assert result.winners
    assert result.rounds <= 40


ALIKE = [
    Setup("root", ("marquise", "eyrie", "alliance", "vagabond:thief"), {}),
    Setup("root", ("corvids", "duchy", "lizards", "legion"), {"setup": "usual"}),
    Setup("runewars", ("daqan", "latari", "uthuk", "waiqar"), {"map": "fixed", "setup": "usual"}),
]


@pytest.mark.parametrize("setup", ALIKE, ids=lambda setup: setup.seats[0])
def test_a_computer_chooses_alike_in_worlds_it_cannot_tell_apart(setup: Setup) -> None:
    """It sees its seat's view: what others hold changes neither its options nor its choice."""
    game = GAMES[setup.game]
    compared = 0
    for match in early_positions(game, setup):
        seat = next(iter(match.pending))
        state = match.between_steps()
        if state is None:
            continue
        other = state.copy()
        game.rehide(other, seat, random.Random(9), game.secrets_shown(state, seat))
        worlds: list[Match[Any]] = []
        for world in (state, other):
            worlds.append(Match(game, setup, chance_of(1), world, keep="step"))
            worlds[-1].drive()
        if worlds[0].view(seat) != worlds[1].view(seat):
            continue  # the step has drawn a card, so the worlds can be told apart by now
        answers = [
            answer_keys(GreedyPlayer(random.Random(4)).answer(again, again.pending[seat]))
            for again in worlds
        ]
        assert answers[0] == answers[1]
        compared += 1
    assert compared > 6


def early_positions(game: Any, setup: Setup) -> list[Match[Any]]:
    """Return positions of a match at its first menus."""
    found = []
    rng = random.Random(2)
    match = Match.new(game, setup, chance_of(1))
    for number in range(120):
        seat, question = next(iter(match.pending.items()))
        match.submit(Seat(seat), question.id, random_answer(question.form, rng))
        if number % 6 == 0:
            found.append(Match.load(game, match.record(), chance_of(1)))
    return found


@pytest.mark.parametrize("seed", range(3))
def test_the_budget_of_a_computer_player_is_kept(seed: int) -> None:
    game = GAMES["root"]
    match = Match.new(game, Setup("root", game.suggested, {}), chance_of(seed), keep="step")
    asked = []

    def enough() -> bool:
        asked.append(True)
        return len(asked) >= 3

    player = GreedyPlayer(random.Random(seed), enough=enough)
    seat, question = next(iter(match.pending.items()))
    assert len(player.rank(match, question)) <= 3
    assert match.pending[seat] is question
