"""The levels: each chooses an offered option, keeps its time and knows no secret."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from engine.ai.answers import random_answer
from engine.ai.levels import LEVELS, player_of, simpler
from engine.ai.lines import KeptLine
from engine.ai.lookahead import Learned, Level, Thinker, Thought
from engine.ai.search import Search
from engine.core.choices.actions import Done
from engine.core.choices.questions import Answer, Question, answer_keys
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.games import GAMES
from engine.selfplay import chance_of, play
from tests.core.conftest import answer, begin
from tests.core.toy import Auction, Card, Raid, Roll, Trade
from tests.table import listed
from tests.torture import share, torture

ANN = Seat(0)
SETUPS = (
    Setup("root", ("marquise", "eyrie", "alliance", "vagabond:thief"), {"setup": "usual"}),
    Setup("root", ("corvids", "duchy", "lizards", "legion"), {"responses": "live"}),
    Setup("runewars", ("daqan", "latari", "uthuk"), {"map": "fixed", "setup": "usual"}),
)


class Ticking:
    """A clock that advances a little each time it is read."""

    def __init__(self, step: float) -> None:
        self.time, self.step = 0.0, step

    def now(self) -> float:
        self.time += self.step
        return self.time


def positions(setup: Setup, every: int, most: int) -> Iterator[tuple[Match[Any], Question]]:
    """Yield questions of a match that is played at random."""
    rng = random.Random(2)
    match = Match.new(GAMES[setup.game], setup, chance_of(3), keep="step")
    for number in range(most):
        if match.over:
            return
        seat, question = next(iter(match.pending.items()))
        if number % every == 0:
            yield match, question
        match.submit(seat, question.id, random_answer(question.form, rng))


def own_choice() -> tuple[Match[Any], Question]:
    """Return the first question of somebody's turn that leaves a choice, with its match."""
    return next(
        (match, question)
        for match, question in positions(SETUPS[0], 1, 90)
        if question.decides() and match.game.current(match.state) == question.seat
    )


def every_level() -> list[Any]:
    """Pair setups with levels so that each third of the pairs has all of both."""
    levels = [*LEVELS]
    return [
        pytest.param(setup, level, id=f"{setup.seats[0]}-{level}")
        for place, setup in enumerate(SETUPS)
        for level in levels[place:] + levels[:place]
    ]


@torture
@pytest.mark.parametrize(("setup", "level"), share(every_level(), of=1 / 3))
def test_a_level_chooses_what_is_offered_and_changes_nothing(setup: Setup, level: str) -> None:
    asked = 0
    for match, question in positions(setup, 14, 200):
        before = match.state.copy()
        clock = Ticking(0.001)
        player = player_of(level, random.Random(1), now=clock.now, budget=0.05).player
        assert question.form.accepts(player.answer(match, question)) is not None
        assert match.state == before
        asked += question.decides()
    assert asked > 4


@torture
@pytest.mark.parametrize("setup", share(SETUPS), ids=lambda setup: setup.seats[0])
def test_a_whole_line_is_played_without_thinking_anew(setup: Setup) -> None:
    """The next answer of a line fits the next question, or it thinks anew: none is refused."""
    match = Match.new(GAMES[setup.game], setup, chance_of(4), keep="step")
    clock = Ticking(0.001)
    players = [
        Counting(LEVELS["normal"], random.Random(seat), now=clock.now, budget=0.08)
        for seat in range(len(setup.seats))
    ]
    given = 0
    while given < 40 and not match.over:
        seat, question = next(iter(match.pending.items()))
        match.submit(seat, question.id, players[seat].answer(match, question))
        given += 1
    assert 0 < sum(player.thought for player in players) < given


class Counting(Thinker):
    """Counts how often it thinks."""

    thought = 0

    def think(self, match: Match[Any], question: Question, *, mixed: bool = True) -> Thought:
        self.thought += 1
        return super().think(match, question, mixed=mixed)


@pytest.mark.parametrize("setup", SETUPS[:2], ids=lambda setup: setup.seats[0])
def test_worlds_that_cannot_be_told_apart_are_answered_alike(setup: Setup) -> None:
    game = GAMES[setup.game]
    compared = 0
    for match, question in positions(setup, 11, 120):
        state = match.between_steps()
        if state is None or len(match.pending) > 1:
            continue
        other = state.copy()
        seat = question.seat
        game.rehide(other, seat, random.Random(9), game.secrets_shown(state, seat))
        found = []
        for world in (state, other):
            again: Match[Any] = Match(game, setup, chance_of(1), world, keep="step")
            again.drive()
            if seat not in again.pending or again.view(seat) != match.view(seat):
                break  # the step has drawn a card
            thinker = Thinker(Level("brief", 1), random.Random(4), now=Ticking(1).now, budget=40)
            found.append(answer_keys(thinker.answer(again, again.pending[seat])))
        if len(found) == 2:
            assert found[0] == found[1]
            compared += 1
    assert compared > 3


def test_the_budget_is_kept() -> None:
    for match, question in positions(SETUPS[0], 20, 160):
        clock = Ticking(0.01)
        Thinker(LEVELS["hard"], random.Random(1), now=clock.now, budget=0.5).answer(match, question)
        assert clock.time < 0.7


def test_a_level_that_cannot_be_had_is_replaced_by_the_next_simpler_one() -> None:
    rng = random.Random(1)
    assert player_of("hard", rng).level == "hard"
    assert player_of("hard", rng, budget=0).level == "normal"
    assert player_of("normal", rng, budget=-1).level == "easy"
    assert player_of("normal", rng, budget=float("nan")).level == "easy"
    assert player_of("easy", rng, budget=0).level == "easy"
    broken = player_of("hard", rng, unfit="the file is broken")
    assert (broken.level, broken.instead) == ("normal", "the file is broken")
    unknown = player_of("grandmaster", rng)
    assert unknown.level == "normal"
    assert "grandmaster" in unknown.instead
    assert [simpler(level) for level in ("hard", "normal", "easy")] == ["normal", "easy", "easy"]
    assert not player_of("greedy", rng).instead


def test_sealed_answers_are_mixed() -> None:
    match = begin()
    answer(match, ANN, Auction())
    found = set()
    for seed in range(30):
        thinker = Thinker(LEVELS["normal"], random.Random(seed))
        found.add(tuple(answer_keys(thinker.answer(match, match.pending[ANN]))))
    assert len(found) > 1


def worth_of_three_points(match: Match[Any], seat: Seat, learned: Learned) -> float:
    """Value the end of a turn in which a seat gained three points."""
    search = Search(
        match.game, match.setup, seat, random.Random(5), enough=lambda: False, learned=learned
    )
    spot = search.trials.deal(match, seat)
    assert spot is not None
    search.valuation.begin_at(spot)
    spot.state = spot.state.copy()
    spot.state.points[seat] += 3
    spot.ended = True
    return round(search.valuation.worth(spot), 6)


def test_what_was_learned_needs_no_common_zero_with_the_evaluation() -> None:
    """Ending a turn is neither better nor worse because learned values are in other points."""
    match, question = next(iter(positions(SETUPS[0], 9, 60)))

    def worth(zero: float) -> float:
        return worth_of_three_points(
            match, question.seat, lambda state, of: zero + state.points[of]
        )

    worths = {worth(zero) for zero in (-64.0, 0.0, 64.0)}
    assert len(worths) == 1


def test_what_was_learned_counts_as_far_as_the_game_trusts_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, question = next(iter(positions(SETUPS[0], 9, 60)))
    asked = list[Seat]()

    def learned(state: Any, of: Seat) -> float:
        asked.append(of)
        return 2.0 * float(state.points[of])

    worths = {}
    for trust in (0.0, 0.25, 1.0):
        asked.clear()
        monkeypatch.setattr(type(match.game), "trust", lambda *_, trust=trust: trust)
        worths[trust] = worth_of_three_points(match, question.seat, learned)
        assert bool(asked) == bool(trust), "what is not trusted is not even looked at"
    gained = worths[1.0] - worths[0.0]
    assert abs(gained) > 1
    assert worths[0.25] - worths[0.0] == pytest.approx(gained / 4, abs=1e-5)


def test_a_search_cut_short_goes_by_what_it_has_played_out() -> None:
    """The ends of some lines tell more than a single step, even if not all were played out."""
    match, question = own_choice()
    thoughts = [
        Thinker(LEVELS["normal"], random.Random(5), now=Ticking(1).now, budget=budget).think(
            match, question
        )
        for budget in range(4, 120, 4)
    ]
    assert all(question.form.accepts(thought.line[0][1]) for thought in thoughts)
    assert {len(thought.weighed) for thought in thoughts} >= {1, 4}, "some lines, then all"


def test_ends_of_a_turn_that_is_played_out_are_misjudged() -> None:
    match, question = own_choice()
    misordered = {0.0: 0, 50.0: 0}
    for part in misordered:
        for seed in range(12):
            weighed = (
                Thinker(Level("noisy", 1, points_off=50.0, share_off=part), random.Random(seed))
                .think(match, question)
                .weighed
            )
            worths = [each.worth for each in weighed]
            misordered[part] += worths != sorted(worths, reverse=True)
    assert misordered[0.0] == 0
    assert misordered[50.0] > 6


def test_a_seat_errs_as_far_as_its_game_says(monkeypatch: pytest.MonkeyPatch) -> None:
    match, question = own_choice()
    monkeypatch.setattr(type(match.game), "errs", lambda *_: 0.0)
    for seed in range(6):
        noisy = Thinker(Level("noisy", 1, points_off=50.0, share_off=50.0), random.Random(seed))
        worths = [each.worth for each in noisy.think(match, question).weighed]
        assert worths[0] == max(worths)


def test_nobody_stops_too_soon_by_misjudging() -> None:
    match, question = own_choice()
    assert Done() in listed(question)
    quiet = Thinker(Level("quiet", 1), random.Random(5)).think(match, question)
    assert quiet.weighed[0].answer != Done()
    for seed in range(12):
        noisy = Thinker(Level("noisy", 1, points_off=50.0, share_off=50.0), random.Random(seed))
        assert noisy.think(match, question).weighed[0].answer != Done()


def test_nobody_does_what_is_worse_than_stopping_by_misjudging() -> None:
    worse = 0
    for match, question in positions(SETUPS[0], 1, 200):
        options = getattr(question.form, "options", ())
        if Done() not in options or match.game.current(match.state) != question.seat:
            continue
        for seed in range(2):
            noisy = Thinker(Level("noisy", 1, points_off=50.0, share_off=50.0), random.Random(seed))
            weighed = noisy.think(match, question).weighed
            stop = next(each.worth for each in weighed if each.answer == Done())
            worse += sum(each.worth < stop for each in weighed)
            assert weighed[0].worth >= stop
        if worse > 8:
            return
    raise AssertionError("nothing was worse than stopping")


def test_a_response_and_the_middle_of_a_step_are_answered() -> None:
    match = begin(responses="live")
    answer(match, ANN, Raid(Seat(1)))
    thinker = Thinker(LEVELS["normal"], random.Random(1))
    question = next(iter(match.pending.values()))
    assert question.form.accepts(thinker.answer(match, question)) is not None
    traded = begin()
    answer(traded, ANN, Trade())
    chosen = thinker.answer(traded, traded.pending[ANN])
    assert isinstance(chosen, tuple)
    assert all(isinstance(each, Card) for each in chosen)


def test_a_line_ends_where_anything_else_happens() -> None:
    match = begin()
    kept = KeptLine([("toy.act", Roll())], ANN, match.made)
    assert kept.go_on(match, match.pending[ANN]) is None, "nothing was answered yet"
    kept = KeptLine([("toy.act", Roll())], ANN, match.made)
    answer(match, ANN, Roll())
    assert kept.go_on(match, match.pending[ANN]) is None, "a die was rolled"


def test_easy_players_err() -> None:
    """They give several answers to the same position, a player that never errs only one."""
    match, question = next(iter(positions(SETUPS[0], 30, 61)))
    easy: set[tuple[str, ...]] = set()
    sure: set[tuple[str, ...]] = set()
    for seed in range(8):
        for level, found in ((LEVELS["easy"], easy), (Level("sure", 0), sure)):
            given: Answer = Thinker(level, random.Random(seed)).answer(match, question)
            found.add(tuple(answer_keys(given)))
    assert len(easy) > len(sure)


@torture
@pytest.mark.parametrize("level", share([*LEVELS], of=0.3))
def test_a_match_among_them_is_won(level: str) -> None:
    setup = Setup("root", ("marquise", "alliance"), {"setup": "usual"})
    clock = Ticking(0.01)
    players = [
        player_of(level, random.Random(n), now=clock.now, budget=0.3).player for n in range(2)
    ]
    result = play(GAMES["root"], setup, 1, players)
    assert result.winners
    assert result.rounds < 60
