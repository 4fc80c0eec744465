"""Chances to win that were learned from matches, as a softmax over a position's seats.

`python -m engine tune` writes the file. Each seat gets the sum of its numbers times their weights;
its chance to win is its share of the exponentials.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, isfinite, log
from typing import Any

import msgspec

from engine.core.game import Game
from engine.core.seats import Seat

FORM = 1
"""Version of the file's form; others are not read."""
MOST_BYTES = 200 * 1024
BEGINS = "is."
"""Prefix of the number that names what a seat plays; without a weight for it, nothing is known."""

Numbers = Mapping[str, float]


class HeldOut(msgspec.Struct, frozen=True):
    """Fit of the chances to matches not learned from, in log loss per position."""

    positions: int
    log_loss: float
    points_only: float
    """The same by points alone."""
    chance: float
    """The same without any knowledge."""


class LearnedValue(msgspec.Struct, frozen=True):
    """The data file."""

    form: int
    game: str
    seed: int
    matches: int
    positions: int
    players: tuple[str, ...]
    points: float
    """Points of the evaluation that one unit of log-odds is worth."""
    held_out: HeldOut
    calibration: tuple[tuple[float, float, int], ...]
    """Per tenth: the average chance predicted, the share of wins, and the number of positions."""
    weights: dict[str, float]

    def knows(self, seats: Sequence[Numbers]) -> bool:
        """Return whether everything that is played was learned."""
        named = (name for seat in seats for name in seat if name.startswith(BEGINS))
        return bool(seats) and all(name in self.weights for name in named)

    def advantage(self, seats: Sequence[Numbers], seat: Seat) -> float:
        """Return a seat's log-odds to win."""
        sums = [total(self.weights, numbers) for numbers in seats]
        rivals = [each for other, each in enumerate(sums) if other != seat]
        most = max(rivals, default=0.0)
        return sums[seat] - most - log(sum(exp(each - most) for each in rivals) or 1.0)


class Unfit(Exception):  # noqa: N818 - the next simpler player plays
    """A file that cannot be used; the message says why."""


def read_value(data: bytes, game: Game[Any]) -> LearnedValue:
    """Read a data file; raise `Unfit` if it is broken or made for something else."""
    if len(data) > MOST_BYTES:
        raise Unfit("the file of what was learned is too large")
    try:
        value = msgspec.json.decode(data, type=LearnedValue)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unfit(f"the file of what was learned cannot be read: {error}") from None
    if value.game != game.key:
        raise Unfit(f"the file of what was learned is for {value.game}, not for {game.key}")
    if value.form != FORM:
        raise Unfit(f"the file of what was learned has form {value.form}, not {FORM}")
    if not all(map(isfinite, (value.points, *value.weights.values()))):
        raise Unfit("the file of what was learned holds numbers without end")
    return value


class Learned:
    """Values positions of one game by a data file, in points."""

    def __init__(self, game: Game[Any], value: LearnedValue) -> None:
        self._game = game
        self._value = value

    def __call__(self, state: Any, seat: Seat) -> float | None:
        """Return the worth of a position at the end of a turn; None if nothing was learned."""
        seats = self._game.features(state, seat)
        if not self._value.knows(seats):
            return None
        return self._value.points * self._value.advantage(seats, seat)


def learned_of(game: Game[Any], data: bytes | None = None) -> tuple[Learned | None, str]:
    """Return what was learned of a game, from its own data file or another, and why it is unfit.

    Without a file, the hand-written evaluation is used, and nothing is unfit.
    """
    data = game.learned() if data is None else data
    if data is None:
        return None, ""
    try:
        return Learned(game, read_value(data, game)), ""
    except Unfit as unfit:
        return None, str(unfit)


def total(weights: Mapping[str, float], numbers: Numbers) -> float:
    """Add up a seat's numbers times their weights."""
    return sum([weights.get(name, 0.0) * number for name, number in numbers.items()])
