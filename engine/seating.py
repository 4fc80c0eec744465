"""Seating players by name: their levels, and replacements for those that are unavailable."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Sequence
from typing import Any

from engine.ai.levels import player_of
from engine.ai.players import Player
from engine.ai.value import learned_of
from engine.core.game import Game
from engine.selfplay import PLAYERS

AGAINST = "@against"
"""Suffix of the names of players that use the data file of `--against`."""


class Seating:
    """Seats the players of a command, and tells once why one is not the one wished for."""

    def __init__(self, game: Game[Any], budget: float, against: bytes | None = None) -> None:
        self._budget = budget
        self._learned = {"": learned_of(game)}
        if against is not None:
            self._learned[AGAINST] = learned_of(game, against)
        self._said: set[str] = set()

    def player(self, name: str, rng: random.Random) -> Player:
        """Return a player by its name."""
        level, at, _ = name.partition("@")
        learned, unfit = self._learned[AGAINST if at else ""]
        seated = player_of(
            level, rng, now=time.process_time, budget=self._budget, learned=learned, unfit=unfit
        )
        if seated.instead and name not in self._said:
            self._said.add(name)
            print(f"{name}: {seated.instead}; {seated.level} plays instead", file=sys.stderr)
        return seated.player


def wrong_players(names: Sequence[str], counts: range) -> str:
    """Return the fault of the players named; empty if there is none."""
    unknown = sorted(set(names) - set(PLAYERS))
    if not unknown and len(names) in counts:
        return ""
    wrong = f"there is no player {unknown[0]}" if unknown else f"{len(names)} named"
    return f"--players: {wrong}; name {counts[0]} to {counts[-1]} of {', '.join(PLAYERS)}"
