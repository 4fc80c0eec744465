"""Positions of played matches, always the same."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from engine.core.events import Envelope, events_for
from engine.core.match import Match
from engine.core.saving.recorder import Retention
from engine.core.seats import Seat, Setup
from engine.games import GAMES
from engine.selfplay import PLAYERS, chance_of

MARKED = 3
"""Number of the last answers whose consequences a picture marks."""


@cache
def match_after(
    game: str,
    seats: tuple[str, ...],
    answers: int,
    seed: int = 1,
    player: str = "random",
    options: tuple[tuple[str, str], ...] = (),
) -> tuple[Match[Any], tuple[Envelope, ...]]:
    """Play some answers, fewer if the match ends before; return it and the latest events."""
    keep: Retention = "nothing" if player == "random" else "step"
    setup = Setup(game, seats, dict(options))
    match = Match.new(GAMES[game], setup, chance_of(seed), keep=keep, fingerprints=False)
    mind = PLAYERS[player](random.Random(seed))
    news: list[list[Envelope]] = []
    while not match.over and match.pending and len(news) < answers:
        seat, question = next(iter(match.pending.items()))
        news.append(match.submit(seat, question.id, mind.answer(match, question)))
    return match, tuple(each for heap in news[-MARKED:] for each in heap)


def seen(played: tuple[Match[Any], tuple[Envelope, ...]], viewer: int | None = None) -> Any:
    """Return a played position as a seat sees it, or a spectator."""
    match, news = played
    seat = None if viewer is None else Seat(viewer)
    return match.game.highlight(match.view(seat), events_for(news, seat))
