"""Learning who wins: fitting a softmax over seats to matches, and scoring its predictions.

Everything is in plain Python: a hundred weights need no more, and the matches take minutes anyway.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from statistics import pstdev
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

from engine.ai.value import FORM, HeldOut, LearnedValue, Numbers, Unfit, read_value, total
from engine.core.game import Game
from engine.learning.watching import Position

FOLDS = 5
"""Parts into which the matches are divided; each is held out in turn."""
ROUNDS = 6
"""Passes over all positions."""
STEP = 0.03
SHRINKS = (0.005, 0.02, 0.06, 0.2, 0.6, 2.0)
"""Candidates for the strength with which a weight is drawn back each time, to zero or to its known
value: the best predictor is taken. Positions of one match are alike, so few matches need much."""
RARE = 20
"""Positions that must have a number for it to get a weight."""
TENTHS = 10


class Known(NamedTuple):
    """Knowledge of the weights from before the matches."""

    weights: Numbers = MappingProxyType({})
    """Weights learned before: the fit begins with them, and draws back to them."""
    signs: Mapping[str, int] = MappingProxyType({})
    """1 for a weight that is never below zero, -1 for one that is never above it."""

    @property
    def bound(self) -> dict[str, float]:
        """The weights learned before, none of them on the wrong side of zero."""
        weights = dict(self.weights)
        self.bind(weights)
        return weights

    def bind(self, weights: dict[str, float]) -> None:
        """Set weights on the wrong side of zero to zero."""
        for name, sign in self.signs.items():
            if weights.get(name, 0.0) * sign < 0:
                weights[name] = 0.0


NOTHING = Known()


def learn(
    game: Game[Any],
    positions: Sequence[Position],
    seed: int,
    players: Sequence[str],
    older: LearnedValue | None = None,
) -> LearnedValue:
    """Fit weights to positions, and score such fits on matches that were held out of each.

    With an older value, weights are drawn back to its weights, not to zero: a few new matches
    correct it where they disagree, and add what it does not know. Where it predicts them better
    alone than such fits do the matches held out, its weights stay.
    """
    known = Known(older.weights if older is not None else {}, game.feature_signs)
    foretold = held_out(positions, seed, known)
    alone = [(each, chances_in(known.bound, each)) for each in positions]
    if older is not None and log_loss(alone) <= log_loss(foretold):
        weights, foretold, learned = known.bound, alone, positions[:0]
    else:
        weights = fit(positions, seed, best_shrink(positions, seed, known), known)
        learned = positions
    plain = [only_points(each) for each in positions]
    by_points = held_out(plain, seed)
    odds = [advantage(weights, each) for each in positions]
    spread = pstdev(odds) if len(odds) > 1 else 0.0
    points = pstdev([each.worth for each in positions]) / spread if spread else 0.0
    score = HeldOut(
        len(foretold),
        round(log_loss(foretold), 4),
        round(log_loss(by_points), 4),
        round(log_loss([(each, chances_in({}, each)) for each in positions]), 4),
    )
    return LearnedValue(
        FORM, game.key, seed,
        len({each.match for each in learned}) + (older.matches if older is not None else 0),
        len(learned) + (older.positions if older is not None else 0),
        tuple(players), round(points, 4), score, calibrate(foretold),
        {name: round(weight, 5) for name, weight in sorted(weights.items())},
    )  # fmt: skip


Foretold = tuple[Position, list[float]]
"""A position, and each seat's chance to win it."""


def held_out(positions: Sequence[Position], seed: int, known: Known = NOTHING) -> list[Foretold]:
    """Predict each position with weights that know nothing of its match."""
    found: list[Foretold] = []
    for fold in range(FOLDS):
        kept = [each for each in positions if each.match % FOLDS != fold]
        weights = fit(kept, seed, best_shrink(kept, seed, known), known) if kept else known.bound
        others = (each for each in positions if each.match % FOLDS == fold)
        found += [(each, chances_in(weights, each)) for each in others]
    return found


def loss_so_far(game: Game[Any], positions: Sequence[Position]) -> float | None:
    """Return the log loss of the game's present file: near chance, it is out of date."""
    try:
        value = read_value(game.learned() or b"", game)
    except Unfit:
        return None
    return round(log_loss([(each, chances_in(value.weights, each)) for each in positions]), 4)


def only_points(position: Position) -> Position:
    """Return a position with nothing but its points."""
    points = [{"points": numbers.get("points", 0.0)} for numbers in position.seats]
    return msgspec.structs.replace(position, seats=points)


def best_shrink(positions: Sequence[Position], seed: int, known: Known = NOTHING) -> float:
    """Return the shrinking with which half of the matches predicts the other half best."""
    kept, others = ([each for each in positions if each.match // FOLDS % 2 == n] for n in (0, 1))
    if not kept or not others:
        return SHRINKS[-1]

    def lost(shrink: float) -> float:
        weights = fit(kept, seed, shrink, known)
        return log_loss([(each, chances_in(weights, each)) for each in others])

    return min(SHRINKS, key=lost)


def fit(
    positions: Sequence[Position], seed: int, shrink: float, known: Known = NOTHING
) -> dict[str, float]:
    """Fit weights along the gradient of the log loss, each at its own pace.

    The start is the known weights. Wherever a step would take a weight of known sign past zero, it
    stays there. The result is the mean of the weights over the later half.
    """
    counts: dict[str, int] = {}
    squares: dict[str, float] = {}
    for position in positions:
        for numbers in position.seats:
            for name, number in numbers.items():
                counts[name] = counts.get(name, 0) + 1
                squares[name] = squares.get(name, 0.0) + number * number
    scale = {
        name: 1 / sqrt(squares[name] / counts[name])
        for name in counts
        if counts[name] >= min(RARE, len(positions)) and squares[name]
    }
    before = known.bound
    start = {name: before.get(name, 0.0) / scale[name] for name in scale}
    weights = dict(start)
    moved = dict.fromkeys(scale, 1e-6)
    mean = dict.fromkeys(scale, 0.0)
    rng, order = random.Random(seed), list(range(len(positions)))
    late = range(ROUNDS // 2, ROUNDS)
    for number in range(ROUNDS):
        rng.shuffle(order)
        for place in order:
            adjust(weights, start, moved, scale, shrink, positions[place])
            known.bind(weights)
        if number in late:
            for name, weight in weights.items():
                mean[name] += weight / len(late)
    return {**before, **{name: weight * scale[name] for name, weight in mean.items()}}


def adjust(
    weights: dict[str, float],
    start: Numbers,
    moved: dict[str, float],
    scale: Numbers,
    shrink: float,
    position: Position,
) -> None:
    """Move the weights by the lesson of one position (AdaGrad)."""
    scaled = [
        [(name, number * scale[name]) for name, number in numbers.items() if name in scale]
        for numbers in position.seats
    ]
    chances = softmax([sum([weights[name] * n for name, n in each]) for each in scaled])
    for numbers, chance, won in zip(scaled, chances, position.won, strict=True):
        error = won - chance
        for name, number in numbers:
            slope = error * number - shrink * (weights[name] - start[name])
            moved[name] += slope * slope
            weights[name] += STEP * slope / sqrt(moved[name])


def softmax(sums: Sequence[float]) -> list[float]:
    """Return the shares of the exponentials."""
    most = max(sums)
    powers = [exp(each - most) for each in sums]
    whole = sum(powers)
    return [each / whole for each in powers]


def chances_in(weights: Numbers, position: Position) -> list[float]:
    """Return each seat's chance to win a position."""
    return softmax([total(weights, numbers) for numbers in position.seats])


def advantage(weights: Numbers, position: Position) -> float:
    """Return the viewer's log-odds."""
    chance = min(1 - 1e-9, max(1e-9, chances_in(weights, position)[position.viewer]))
    return log(chance / (1 - chance))


def log_loss(foretold: Sequence[Foretold]) -> float:
    """Return the average log loss of a position; without knowledge it is the log of the seats."""
    lost = 0.0
    for position, chances in foretold:
        for chance, won in zip(chances, position.won, strict=True):
            lost -= won * log(max(chance, 1e-12))
    return lost / max(1, len(foretold))


def calibrate(foretold: Sequence[Foretold]) -> tuple[tuple[float, float, int], ...]:
    """Compare the predicted chances with the results, tenth by tenth."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(TENTHS)]
    for position, chances in foretold:
        for chance, won in zip(chances, position.won, strict=True):
            bins[min(TENTHS - 1, int(chance * TENTHS))].append((chance, won))
    return tuple(
        (
            round(sum(c for c, _ in each) / len(each), 3),
            round(sum(w for _, w in each) / len(each), 3),
            len(each),
        )
        for each in bins
        if each
    )
