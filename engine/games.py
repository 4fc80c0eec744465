"""The registry of games: one line per game."""

from typing import Any

from engine.core.game import Game
from engine.root.game import GAME as ROOT
from engine.runewars.game import GAME as RUNEWARS

GAMES: dict[str, Game[Any]] = {game.key: game for game in (ROOT, RUNEWARS)}
