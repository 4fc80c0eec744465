"""Replicas of a match: at exactly the same position, secrets included."""

from __future__ import annotations

from typing import Any

from engine.core.chance.draws import Chance
from engine.core.match import Match
from engine.core.simulation.forks import replay
from engine.core.simulation.retracing import Course


def replicate(match: Match[Any], then: Chance) -> Match[Any]:
    """Return a match at the same position that continues with `then`."""
    same = replay(match, match.checkpoint_state(), then, Course(tuple(match.past.given)))
    assert same is not None, "a replica is asked what the original was asked"
    return same
