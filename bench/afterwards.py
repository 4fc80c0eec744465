"""Times of pictures of a whole match, and the size of a replay of 150 turns."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from datetime import date
from typing import Any

from bench.figure import Figure, percentile
from engine.ai.players import RandomPlayer
from engine.core.events import Envelope, events_for
from engine.core.match import Match
from engine.core.seats import Setup
from engine.games import GAMES
from engine.selfplay import chance_of
from render.canvas import Picture
from render.games import RENDERERS
from render.match_pictures.clip import Frame, put_together
from render.match_pictures.poster import About

TURNS, TIMES = 150, 5


def figures() -> list[Figure]:
    """Draw everything once to cache the sprites, then measure."""
    found = []
    for key in GAMES:
        views = turns(key)
        names = tuple(f"Player {seat}" for seat in range(len(views[-1].seats)))
        about = About(1, date(2026, 1, 1), names)
        renderer = RENDERERS[key]
        film(key, views)
        start = time.thread_time()
        data = film(key, views)
        seconds = time.thread_time() - start
        found += [
            Figure(f"{key}_replay", seconds, "s", "< 8"),
            Figure(f"{key}_replay_size", len(data) / 1024, "KiB", "< 8192"),
            Figure(f"{key}_graph", median(renderer.graph, views), "ms", ""),
            Figure(f"{key}_poster", median(renderer.poster, views, about), "ms", ""),
        ]
    return found


def turns(key: str) -> list[Any]:
    """Return the public views of 150 turns of matches played at random, one after the other."""
    game = GAMES[key]
    setup = Setup(key, game.suggested, {})
    views: list[Any] = []
    for seed in range(1, TURNS):
        match = Match.new(game, setup, chance_of(seed), keep="nothing", fingerprints=False)
        player = RandomPlayer(random.Random(seed))
        told: list[Envelope] = []
        turn = match.state.turn
        while not match.over and len(views) < TURNS:
            seat, question = next(iter(match.pending.items()))
            told += match.submit(seat, question.id, player.answer(match, question))
            if match.state.turn != turn:
                views.append(game.highlight(match.view(None), events_for(told, None)))
                turn, told = match.state.turn, []
        if len(views) >= TURNS:
            break
    return views


def film(key: str, views: list[Any]) -> bytes:
    """Draw a replay."""
    renderer = RENDERERS[key]
    script = renderer.film(views)
    frames: list[Frame] = []
    for part in script.parts():
        before = views[part.start - 1] if part.start else None
        frames += renderer.shoot(script, part.start, views[part.start : part.stop], before)
    return put_together(frames)


def median(draw: Callable[..., Picture], *given: Any) -> float:
    """Measure the time to draw and encode a picture, in milliseconds."""
    spent = []
    for _ in range(TIMES):
        start = time.thread_time()
        draw(*given).encode()
        spent.append((time.thread_time() - start) * 1000)
    return percentile(spent, 0.5)
