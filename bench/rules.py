"""Speed of the rules: whole random matches, and the operations at each decision.

Times are processor times on one core. Each is the least of several tries, so that other load of the
machine hardly counts; for many positions it is the median.
"""

from __future__ import annotations

import gc
import random
import time
import tracemalloc
from collections.abc import Callable, Iterator
from typing import Any

from bench.figure import Figure, percentile
from engine.ai.answers import random_answer
from engine.ai.players import GreedyPlayer, RandomPlayer
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.games import GAMES
from engine.selfplay import Result, chance_of, play

MATCHES = 20
TRIES = 9
"""Number of tries, of which the fastest counts."""
EVERY = 40
"""Decisions between two positions at which single operations are measured."""
ALIVE = 8
"""Matches held in memory at once to weigh one."""
KIB = 1024
USUAL = {"undo": "< 1000", "load": "< 20000"}
REACH = {
    "root": USUAL | {
        "random_matches": "≥ 60", "random_decisions": "≥ 20000", "computer_answer": "< 2",
        "fork": "< 45", "submit": "< 60",
    },
    "runewars": USUAL | {
        "random_matches": "≥ 25", "random_decisions": "≥ 5000", "computer_answer": "< 1.6",
        "fork": "< 110", "view": "< 250",
    },
}  # fmt: skip
"""Targets of each game, in the units of its figures, on one core of a usual server."""


def figures() -> list[Figure]:
    """Measure every game; if there are several, prefix the names with their keys."""
    found = []
    for key, game in GAMES.items():
        setup = Setup(key, game.suggested, {})
        prefix = f"{key}_" if len(GAMES) > 1 else ""
        for figure in (*throughput(game, setup), *operations(game, setup), weight(game, setup)):
            found.append(figure._replace(name=prefix + figure.name))
    return found


def throughput(game: Any, setup: Setup) -> Iterator[Figure]:
    """Play whole matches at random, and a few by the computer player that looks ahead."""
    spent, decisions = 0.0, 0
    for seed in range(MATCHES):
        tries = [timed_result(game, setup, seed) for _ in range(TRIES)]
        spent += min(each for each, _ in tries)
        decisions += tries[0][1].decisions
    reach = REACH.get(game.key, USUAL)
    yield Figure("random_matches", MATCHES / spent, "1/s", reach.get("random_matches", ""))
    yield Figure("random_decisions", decisions / spent, "1/s", reach.get("random_decisions", ""))
    yield from computers(game, setup)


def timed_result(game: Any, setup: Setup, seed: int) -> tuple[float, Result]:
    """Play a match with uniformly random choices, and return its time."""
    start = time.process_time()
    result = play(game, setup, seed, RandomPlayer(random.Random(seed)))
    return time.process_time() - start, result


def computers(game: Any, setup: Setup) -> Iterator[Figure]:
    """Time the answers of the computer player that people meet at a table."""
    answers: list[float] = []
    results: list[Result] = []
    for seed in range(3):
        player = Timed(GreedyPlayer(random.Random(seed)), answers)
        results.append(play(game, setup, seed, player))
    reach = REACH.get(game.key, USUAL).get("computer_answer", "")
    yield Figure("computer_answer", percentile(answers, 0.5) * 1e3, "ms", reach)
    yield Figure("computer_answer_p99", percentile(answers, 0.99) * 1e3, "ms", "")
    yield Figure("computer_rounds", percentile([r.rounds for r in results], 0.5), "rounds", "")


class Timed:
    """A player whose answers are timed."""

    def __init__(self, player: Any, spent: list[float]) -> None:
        self._player = player
        self._spent = spent

    def answer(self, match: Match[Any], question: Any) -> Any:
        """Return the player's answer, and record its time."""
        start = time.process_time()
        answer = self._player.answer(match, question)
        self._spent.append(time.process_time() - start)
        return answer


def operations(game: Any, setup: Setup) -> Iterator[Figure]:
    """Time a table's operations at a decision, at positions spread over some matches."""
    spent: dict[str, list[float]] = {}
    rng = random.Random(1)

    def note(name: str, do: Callable[[], object]) -> None:
        spent.setdefault(name, []).append(min(measure_time(do) for _ in range(TRIES)))

    for match, chance in positions(game, setup):
        seat = next(iter(match.pending))
        record = match.record()
        note("fork", lambda m=match, s=seat: m.fork(s, rng))  # type: ignore[misc]
        note("load", lambda r=record, c=chance: Match.load(game, r, c))  # type: ignore[misc]
        note("view", lambda m=match, s=seat: m.view(s))  # type: ignore[misc]
        note("copy", match.state.copy)
        note("submit", submission(match, chance))
        for last in match.pending:
            if match.can_undo(last):
                spent.setdefault("undo", []).append(measure_time(lambda m=match, s=last: m.undo(s)))  # type: ignore[misc]
                break
    reach = REACH.get(game.key, USUAL)
    for name, times in spent.items():
        yield Figure(name, percentile(times, 0.5) * 1e6, "µs", reach.get(name, ""))


def measure_time(do: Callable[[], object]) -> float:
    """Return the time of an operation."""
    start = time.process_time()
    do()
    return time.process_time() - start


def submission(match: Match[Any], chance: Any) -> Callable[[], object]:
    """Return the operation of a press in the engine: recording an answer, with its checkpoint."""
    seat, question = next(iter(match.pending.items()))
    given = random_answer(question.form, random.Random(3))
    copies = [Match.load(match.game, match.record(), chance) for _ in range(TRIES)]
    return lambda: copies.pop().submit(seat, question.id, given)


def positions(game: Any, setup: Setup) -> Iterator[tuple[Match[Any], Any]]:
    """Yield recorded matches at some of their decisions."""
    for seed in range(4):
        rng, chance = random.Random(seed), chance_of(seed)
        match = Match.new(game, setup, chance)
        for number in range(1, 10**6):
            if match.over:
                break
            seat, question = next(iter(match.pending.items()))
            match.submit(seat, question.id, random_answer(question.form, rng))
            if number % EVERY == 0 and not match.over:
                yield match, chance


def weight(game: Any, setup: Setup) -> Figure:
    """Measure the memory of a match, in its middle, including its data for undo."""
    alive = []
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for seed in range(ALIVE):
        rng = random.Random(seed)
        match = Match.new(game, setup, chance_of(seed))
        for _ in range(5 * EVERY):
            if match.over:
                break
            seat, question = next(iter(match.pending.items()))
            match.submit(Seat(seat), question.id, random_answer(question.form, rng))
        alive.append(match)
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return Figure("match_in_memory", (after - before) / len(alive) / KIB, "KiB", "< 300")
