"""How long a board takes to be drawn and encoded once its sprites are at hand, and how large it is.

The positions are those of real matches, each just after a few choices whose outcome is marked.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

from bench.figure import Figure, percentile
from engine.ai.players import RandomPlayer
from engine.core.events import Told, heard
from engine.core.match import Match
from engine.core.seats import Setup
from engine.games import GAMES
from engine.selfplay import chance_of
from render.games import RENDERERS

MATCHES = 12
EVERY = 60
"""Decisions between two positions of a match."""
MARKED = 3
"""Choices whose outcome a picture marks."""


def figures() -> list[Figure]:
    """Draw every position twice; the second time counts, in time of the one core that draws."""
    views = list(positions())
    for key, view in views:
        RENDERERS[key].board(view).encode()
    spent, sizes = [], []
    for key, view in views:
        start = time.thread_time()
        data = RENDERERS[key].board(view).encode()
        spent.append((time.thread_time() - start) * 1000)
        sizes.append(len(data) / 1024)
    return [
        Figure("board_drawn", percentile(spent, 0.5), "ms", "< 80"),
        Figure("board_drawn_p99", percentile(spent, 0.99), "ms", ""),
        Figure("board_size", max(sizes), "KiB", "< 300"),
        Figure("boards", len(views), "positions", ""),
    ]


def positions() -> Iterator[tuple[str, Any]]:
    """Yield positions of random matches as somebody sees them: the game's key, and the view."""
    for key, game in GAMES.items():
        setup = Setup(key, game.suggested, {})
        for seed in range(1, MATCHES + 1):
            match = Match.new(game, setup, chance_of(seed), keep="nothing", fingerprints=False)
            player = RandomPlayer(random.Random(seed))
            news: list[list[Told]] = []
            while not match.over:
                seat, question = next(iter(match.pending.items()))
                news.append(match.submit(seat, question.id, player.answer(match, question)))
                if len(news) % EVERY == 0:
                    told = [each for part in news[-MARKED:] for each in part]
                    yield key, game.highlight(match.view(seat), heard(told, seat))
