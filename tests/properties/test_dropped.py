"""A match that is dropped is gone at once, and with it its position: the bot drops thousands."""

from __future__ import annotations

import gc
import random
from typing import Any
from weakref import ref

import pytest

from engine.ai.answers import random_answer
from engine.core.game import Game
from engine.core.match import Match
from engine.core.seats import Setup
from engine.games import GAMES
from engine.selfplay import chance_of


@pytest.mark.parametrize("responses", ["planned", "live", "window"])
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_dropped_match_leaves_nothing(game: Game[Any], responses: str) -> None:
    setup = Setup(game.key, game.suggested, {"responses": responses})
    rng = random.Random(1)
    match: Match[Any] = Match.new(game, setup, chance_of(1))
    for number in range(200):
        seat, question = next(iter(match.pending.items()))
        match.submit(seat, question.id, random_answer(question.form, rng))
        if number % 20 == 0:
            gc.disable()
            try:
                same = Match.load(game, match.record(), chance_of(1))
                dropped = ref(same), ref(same.fork(seat, rng))
                del same
                assert [each() for each in dropped] == [None, None]
            finally:
                gc.enable()
