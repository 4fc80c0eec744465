"""Whole matches, played at random once: a view of every turn, and each seat's own."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from engine.core.seats import Setup
from engine.games import GAMES
from engine.selfplay import seats_of
from render.__main__ import Turn, parser, turns_of

TABLES = {
    "root": ("corvids,alliance,vagabond,vagabond,duchy,clergy", 5),
    "runewars": ("daqan,uthuk,latari,waiqar", 2),
}


@cache
def whole(game: str, seats: str = "", seed: int = 0) -> tuple[Turn, ...]:
    """Play a match to its end."""
    usual, number = TABLES[game]
    args = parser().parse_args([game, "graph", "--seed", str(seed or number)])
    rng = random.Random(args.seed)
    setup = Setup(game, seats_of(GAMES[game], seats or usual, rng), {})
    return tuple(turns_of(args, setup, rng))


def public(game: str) -> list[Any]:
    """Return the public views."""
    return [turn.public for turn in whole(game)]


def own(game: str) -> list[Any]:
    """Return each seat's view at the beginning of its turns."""
    return [turn.own for turn in whole(game)]
