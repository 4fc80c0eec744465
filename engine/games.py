"""The registry of games: one line per game."""

from typing import Any

from engine.core.game import Game
from engine.referee.records import ROOT as RECORDS_OF_ROOT
from engine.referee.records import Records
from engine.root.game import GAME as ROOT
from engine.runewars.game import GAME as RUNEWARS

GAMES: dict[str, Game[Any]] = {game.key: game for game in (ROOT, RUNEWARS)}
RECORDS: dict[str, Records] = {ROOT.key: RECORDS_OF_ROOT}
"""Games whose matches people write down in a notation of their own."""
