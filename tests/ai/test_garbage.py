"""A search is not held up by looks for garbage, and leaves none: what it drops is gone at once."""

from __future__ import annotations

import gc
import random
from typing import Any

import pytest

from engine.ai.answers import random_answer
from engine.ai.levels import LEVELS
from engine.ai.lookahead import Thinker
from engine.core.game import Game
from engine.core.match import Match
from engine.core.seats import Setup
from engine.games import GAMES
from engine.selfplay import chance_of

EVERY, MOST = 40, 161
BUDGET = 150
"""Looks at the clock until a player has to answer."""
OTHERS = 50
"""Most things in cycles that what runs beside a test may leave."""


class Clock:
    """Advances with each look at it, and notes whether garbage is being looked for."""

    def __init__(self) -> None:
        self.time, self.collects = 0, False

    def now(self) -> float:
        self.time += 1
        self.collects = self.collects or gc.isenabled()
        return self.time


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_thought_looks_for_no_garbage_and_leaves_none(game: Game[Any]) -> None:
    setup = Setup(game.key, game.suggested, {})
    match: Match[Any] = Match.new(game, setup, chance_of(3), keep="step")
    rng, clock = random.Random(2), Clock()
    for number in range(MOST):
        seat, question = next(iter(match.pending.items()))
        if number % EVERY == 0:
            player = Thinker(LEVELS["hard"], random.Random(1), now=clock.now, budget=BUDGET)
            gc.collect()
            player.answer(match, question)
            assert gc.isenabled()
            assert gc.collect() < OTHERS
        match.submit(seat, question.id, random_answer(question.form, rng))
    assert clock.time > BUDGET
    assert not clock.collects
