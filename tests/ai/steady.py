"""A player that thinks as `normal` does, but misjudges nothing: its answers can be foretold."""

from __future__ import annotations

import random

from engine.ai.levels import LEVELS
from engine.ai.lookahead import Thinker


def steady_player(seed: int) -> Thinker:
    """Return a player that plays its turn out in one deal."""
    return Thinker(LEVELS["normal"]._replace(share_off=0.0), random.Random(seed))
