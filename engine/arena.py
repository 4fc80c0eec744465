"""The arena: how often each computer player wins, with seats and deals balanced.

Every deal is played once for each rotation of the players round the table, so that neither a
faction nor a place in the order of play favours anybody; or each game is a deal of its own, with
the players one seat on, so that as many games tell more.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any

import msgspec

from engine.ai.players import Player
from engine.core.choices.questions import Answer, Question
from engine.core.game import Game
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.selfplay import Result, play, seats_of

Z = 1.96
"""Standard deviations around the mean that cover 95 % of a normal distribution."""


class Share(msgspec.Struct):
    """Results of a kind of player, over all seats that it had."""

    player: str
    wins: int
    games: int
    share: float
    low: float
    high: float
    ms: float
    """Average milliseconds of processor time per decision."""


class Timed:
    """A player whose decisions are timed."""

    def __init__(self, player: Player, clock: Callable[[], float]) -> None:
        self._player = player
        self._clock = clock
        self.spent = 0.0
        self.longest = 0.0
        self.decisions = 0

    def answer(self, match: Match[Any], question: Question) -> Answer:
        """Return the player's answer, and note the time it took."""
        start = self._clock()
        answer = self._player.answer(match, question)
        took = self._clock() - start
        self.decisions += question.decides()
        self.spent += took
        self.longest = max(self.longest, took)
        return answer


class Tally:
    """Wins and times of a kind of player."""

    def __init__(self) -> None:
        self.wins = self.games = self.decisions = 0
        self.spent = 0.0


def compete(
    game: Game[Any],
    names: Sequence[str],
    games: int,
    seed: int,
    *,
    seat_player: Callable[[str, random.Random], Player],
    clock: Callable[[], float],
    once: bool = False,
    seats: str = "",
    options: dict[str, str] | None = None,
    tell: Callable[[Sequence[str], Result], None] = lambda names, result: None,
) -> list[Share]:
    """Have players compete; return the shares of each kind, in the order named.

    With `once` each deal is played once. If `games` is no multiple of the number of rotations, the
    last deal is not played in every one.
    """
    tallies = {name: Tally() for name in names}
    turns = distinct_turns(names)
    for number in range(games):
        deal = number if once else number // len(turns)
        order = turns[number % len(turns)]
        rng = random.Random(seed + deal)
        setup = Setup(game.key, seats_of(game, seats or f"all:{len(names)}", rng), options or {})
        players = [
            Timed(seat_player(name, random.Random((seed + deal) * 97 + seat)), clock)
            for seat, name in enumerate(order)
        ]
        result = play(game, setup, seed + deal, players)
        for seat, (name, player) in enumerate(zip(order, players, strict=True)):
            tally = tallies[name]
            tally.games += 1
            tally.wins += game.seat_name(setup, Seat(seat)) in result.winners
            tally.spent += player.spent
            tally.decisions += player.decisions
        tell(order, result)
    return [share_of(name, tally) for name, tally in tallies.items()]


def distinct_turns(names: Sequence[str]) -> list[tuple[str, ...]]:
    """Return the different rotations of players round a table, the one named first."""
    turns = [(*names[turn:], *names[:turn]) for turn in range(len(names))]
    return list(dict.fromkeys(turns))


def share_of(name: str, tally: Tally) -> Share:
    """Return the results of a kind of player."""
    low, high = bounds(tally.wins, tally.games)
    return Share(
        name,
        tally.wins,
        tally.games,
        round(tally.wins / tally.games, 4) if tally.games else 0.0,
        round(low, 4),
        round(high, 4),
        round(1000 * tally.spent / max(1, tally.decisions), 2),
    )


def bounds(wins: int, games: int) -> tuple[float, float]:
    """Return the bounds of the true share in 95 of 100 cases (Wilson)."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
