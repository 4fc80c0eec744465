"""`python -m bench.constants root clergy factions.clergy.outlook`: which numbers to change.

In every match all numbers of these modules are changed at random, each by a factor of its own, and
a regression of the score tells what each of them does. So every match tells of every number; to try
one after the other takes as many matches for each. With `--by BEE=1.3 --by AHEAD.here=0.5` the same
deals are played with these numbers changed and without.

One `normal` player sits among `greedy` ones, whose evaluation is another, or with `--rivals normal`
among its like: slower, but nearer to what people meet. Scores are those after a number of rounds:
who wins tells less. Judge by some 300 matches, and confirm on other deals.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from math import exp, log, sqrt
from statistics import fmean, linear_regression, stdev
from types import ModuleType
from typing import Any, NamedTuple

from engine.ai.levels import LEVELS
from engine.core.game import Game
from engine.core.match import Match
from engine.core.seats import Setup
from engine.games import GAMES
from engine.seating import Seating
from engine.selfplay import chance_of, seats_of

BUDGET = 1.0
"""Seconds of one core for a decision."""


class Binding(NamedTuple):
    """A name in a module that stands for a constant, which others may have imported."""

    module: ModuleType
    name: str
    value: Any


class Matches(NamedTuple):
    """Matches to play: one `normal` player with what is asked for, three rivals."""

    game: Game[Any]
    key: str
    rivals: str
    rounds: int


class Slope(NamedTuple):
    """Points gained by enlarging a number e times, and the standard error of that."""

    name: str
    gain: float
    error: float


def main() -> None:
    """Print what the numbers do, those first of which most is known."""
    parser = argparse.ArgumentParser(prog="python -m bench.constants", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("key", help="what the player plays, such as clergy")
    parser.add_argument("modules", nargs="+", help="where the numbers stand, below the game")
    parser.add_argument("--by", action="append", default=[], metavar="NAME=FACTOR")
    parser.add_argument("--skip", action="append", default=[], metavar="NAME", help="left as it is")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--rivals", default="greedy", choices=("greedy", *LEVELS))
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--spread", type=float, default=0.3, help="of the factors' logarithms")
    given = parser.parse_args()
    game, package = GAMES[given.game], f"engine.{given.game}"
    if given.key not in (kinds := [kind.key for kind in game.seat_kinds]):
        parser.error(f"there is no {given.key}, only {', '.join(kinds)}")
    modules = [import_module(f"{package}.{each}") for each in given.modules]
    bindings = [each for each in bindings_of(package, modules) if each.name not in given.skip]
    names = sorted({name for each in bindings for name in numbers_in(each.name, each.value)})
    matches = Matches(game, given.key, given.rivals, given.rounds)
    seeds = range(given.seed, given.seed + given.games)
    if given.by:
        factors = {name: float(factor) for name, _, factor in (e.partition("=") for e in given.by)}
        if unknown := factors.keys() - set(names):
            parser.error(f"there is no {min(unknown)}, only {', '.join(names)}")
        changed = scores_with(matches, bindings, [factors] * len(seeds), seeds)
        before = scores_with(matches, bindings, [{}] * len(seeds), seeds)
        print(compare(changed, before))
        return
    rng = random.Random(given.seed)
    drawn = [{name: exp(rng.gauss(0, given.spread)) for name in names} for _ in seeds]
    scores = scores_with(matches, bindings, drawn, seeds)
    print(f"{fmean(scores):.2f} points on average")
    for slope in slopes_of(drawn, scores):
        print(f"{slope.name:24} {slope.gain:+6.2f} ± {slope.error:.2f}")


# Numbers


def numbers_in(name: str, value: Any) -> Iterator[str]:
    """Yield the names of the numbers of a constant: a tuple is one, fields are one each."""
    if hasattr(value, "_fields"):
        for field, part in zip(value._fields, value, strict=True):
            yield from numbers_in(f"{name}.{field}", part)
    elif has_fractions(value):
        yield name


def has_fractions(value: Any) -> bool:
    """Return whether a value is a number with a fraction, or has such: others are facts."""
    if isinstance(value, Mapping):
        return any(map(has_fractions, value.values()))
    if isinstance(value, tuple):
        return any(map(has_fractions, value))
    return isinstance(value, float)


def scaled(name: str, value: Any, factors: Mapping[str, float]) -> Any:
    """Return a constant with its numbers multiplied by their factors."""
    if hasattr(value, "_fields"):
        parts = zip(value._fields, value, strict=True)
        return type(value)(*(scaled(f"{name}.{field}", part, factors) for field, part in parts))
    return multiplied(value, factors[name]) if name in factors else value


def multiplied(value: Any, factor: float) -> Any:
    """Return all numbers of a value multiplied by a factor."""
    if isinstance(value, Mapping):
        return {key: multiplied(part, factor) for key, part in value.items()}
    if isinstance(value, tuple):
        return tuple(multiplied(part, factor) for part in value)
    return value * factor


def bindings_of(package: str, modules: Sequence[ModuleType]) -> list[Binding]:
    """List the constants of some modules wherever a module of the package knows them."""
    known = [each for name, each in sys.modules.items() if name.startswith(f"{package}.")]
    return [
        Binding(place, name, value)
        for module in modules
        for name, value in vars(module).items()
        if name.isupper() and any(numbers_in(name, value))
        for place in known
        if vars(place).get(name) is value
    ]


# Matches


def scores_with(
    matches: Matches,
    bindings: Sequence[Binding],
    changes: Sequence[Mapping[str, float]],
    seeds: Sequence[int],
) -> list[float]:
    """Play a match for each seed with its changes; return the scores of what was asked for."""
    scores, seating = [], Seating(matches.game, BUDGET)
    try:
        for factors, seed in zip(changes, seeds, strict=True):
            for each in bindings:
                setattr(each.module, each.name, scaled(each.name, each.value, factors))
            scores.append(score_of(matches, seed, seating))
    finally:
        for each in bindings:
            setattr(each.module, each.name, each.value)
    return scores


def score_of(matches: Matches, seed: int, seating: Seating) -> float:
    """Play some rounds of a match of four; return the score of the seat that is asked for."""
    game, rng, own = matches.game, random.Random(seed), None
    while own is None:
        seats = seats_of(game, "all:4", rng)
        own = place_of(matches.key, seats)
    setup = Setup(game.key, seats, {})
    players = [
        seating.player("normal" if seat == own else matches.rivals, random.Random(f"{seed} {seat}"))
        for seat in range(len(seats))
    ]
    match = Match.new(game, setup, chance_of(seed), keep="step", fingerprints=False)
    while not match.over and game.rounds(match.state) <= matches.rounds:
        seat, question = next(iter(match.pending.items()))
        match.submit(seat, question.id, players[seat].answer(match, question))
    return game.scores(match.state)[own]


def place_of(key: str, seats: Sequence[str]) -> int | None:
    """Return the first seat that plays something, whatever its character or variant."""
    return next((place for place, seat in enumerate(seats) if seat.partition(":")[0] == key), None)


# Findings


def slopes_of(changes: Sequence[Mapping[str, float]], scores: Sequence[float]) -> list[Slope]:
    """Return what each number does to the score, those first of which most is known.

    The factors are independent of each other, so that each may be looked at alone.
    """
    found = []
    for name in changes[0]:
        by = [log(each[name]) for each in changes]
        error = stdev(scores) / stdev(by) / sqrt(len(scores))
        found.append(Slope(name, linear_regression(by, scores).slope, error))
    return sorted(found, key=lambda each: -abs(each.gain / each.error))


def compare(changed: Sequence[float], before: Sequence[float]) -> str:
    """Tell the difference between two players of the same deals, with its standard error."""
    gains = [after - first for after, first in zip(changed, before, strict=True)]
    error = stdev(gains) / sqrt(len(gains))
    return (
        f"{fmean(changed):.2f} points, {fmean(before):.2f} without: "
        f"{fmean(gains):+.2f} ± {error:.2f} in {len(gains)} deals"
    )


if __name__ == "__main__":
    main()
