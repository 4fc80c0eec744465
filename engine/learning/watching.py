"""Watching matches between computer players, to learn from the positions at the ends of turns."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from engine.ai.players import Player
from engine.ai.value import Numbers
from engine.core.game import Game
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.selfplay import chance_of, play, seats_of


class Position(msgspec.Struct, frozen=True):
    """A position at the end of a seat's turn, and the winners in the end."""

    match: int
    seats: list[dict[str, float]]
    viewer: Seat
    worth: float
    """Value by the evaluation for the viewer."""
    won: list[float]


class Watched(Match[Any]):
    """A match that notes the end of each turn."""

    ends: list[tuple[Sequence[Numbers], Seat, float]] | None = None
    """None in forks, which nobody watches."""
    mover: Seat | None = None
    """Seat whose turn was last."""

    def halts_before(self, name: str) -> bool:
        """Note the position before a turn begins; the match goes on all the same."""
        if self.ends is None:
            return False
        game, current = self.game, self.game.current(self.state)
        self.mover = self.mover if current is None else current
        if name in game.turn_steps and (seat := self.mover) is not None:
            state = self.state.copy()
            game.rest(state)
            worth = sum(game.terms(state, seat).values())
            self.ends.append((game.features(state, seat), seat, worth))
            self.mover = None
        return False


def watch(
    game: Game[Any],
    names: Sequence[str],
    games: int,
    seed: int,
    *,
    seat_player: Callable[[str, random.Random], Player],
    seats: str = "all",
    options: dict[str, str] | None = None,
    tell: Callable[[int], None] = lambda number: None,
) -> list[Position]:
    """Play matches between players drawn from `names`; return the ends of their turns."""
    found: list[Position] = []
    for number in range(games):
        rng = random.Random(seed + number)
        setup = Setup(game.key, seats_of(game, seats, rng), options or {})
        players = [
            seat_player(names[rng.randrange(len(names))], random.Random(rng.getrandbits(32)))
            for _ in setup.seats
        ]
        match = Watched(
            game,
            setup,
            chance_of(seed + number),
            game.begin(setup),
            keep="step",
            fingerprints=False,
        )
        ends = match.ends = []
        match.drive()
        play(game, setup, seed + number, players, match)
        winners = match.state.winners
        won = [(seat in winners) / len(winners) for seat in range(len(setup.seats))]
        for seats_then, seat, worth in ends:
            numbers = [dict(each) for each in seats_then]
            found.append(Position(number, numbers, seat, worth, won))
        tell(number)
    return found
