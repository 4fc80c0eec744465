"""Preparation for the first picture of a process, done before anybody asks for one."""

from __future__ import annotations

import random

from bot.workers.tours import usual
from engine.core.chance.draws import RngChance
from engine.core.match import Match
from engine.core.seats import Setup
from engine.games import GAMES
from render.games import RENDERERS


def warm_up(game_key: str) -> None:
    """Draw a board of a game: this reads its code, fonts, art and words into the process."""
    game = GAMES[game_key]
    setup = Setup(game_key, game.suggested, usual(game_key))
    match = Match.new(game, setup, RngChance(random.Random(0)))
    RENDERERS[game_key].board(match.view(None))
