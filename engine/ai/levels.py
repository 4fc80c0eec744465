"""The levels of computer players, from the simplest, and the next best if one is unavailable."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.ai.lookahead import Learned, Level, Thinker
from engine.ai.players import GreedyPlayer, Player, RandomPlayer
from engine.core.chance.draws import Rng

LEVELS = {
    "easy": Level("easy", 0, points_off=2.0),
    "normal": Level("normal", 1, points_off=12.0, share_off=4.0),
    "hard": Level("hard", 3, learned=True),
}
"""Levels that may play at a table, the simplest first."""
ANCHORS: dict[str, Callable[[Rng], Player]] = {"random": RandomPlayer, "greedy": GreedyPlayer}
"""Players that levels are measured against: they never change."""
USUAL = "normal"
NO_TIME = 0.15
"""Seconds in which a player without time to think answers."""


class Seated(NamedTuple):
    """A player, its level, and the reason if that is not the level wished for."""

    player: Player
    level: str
    instead: str = ""
    """A sentence for a log; empty if the wish was met."""


def player_of(
    wished: str,
    rng: Rng,
    *,
    now: Callable[[], float] = lambda: 0.0,
    budget: float = float("inf"),
    learned: Learned | None = None,
    unfit: str = "",
) -> Seated:
    """Return a player of a level, or of the next simpler one that is available.

    `learned` is what was learned from matches of this game, None if nothing was; `unfit` says why
    it cannot be used.
    """
    if wished in ANCHORS:
        return Seated(ANCHORS[wished](rng), wished)
    level, instead = wished, ""
    if wished not in LEVELS:
        level, instead = USUAL, f"there is no level {wished!r}, only {', '.join(LEVELS)}"
    elif not budget > 0:  # NaN counts as no time
        level, instead = simpler(wished), "there is no time to think"
    elif unfit and LEVELS[wished].learned:
        level, instead = simpler(wished), unfit
    limit = budget if budget > 0 else NO_TIME
    return Seated(
        Thinker(LEVELS[level], rng, now=now, budget=limit, learned=learned), level, instead
    )


def simpler(level: str) -> str:
    """Return the next simpler level, or the simplest itself."""
    keys = list(LEVELS)
    return keys[max(0, keys.index(level) - 1)]
