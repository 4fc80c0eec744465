"""Properties of every game, faction and seed, including those not yet written."""

from __future__ import annotations

import random

import pytest

from engine.ai.players import RandomPlayer
from engine.core.match import Match
from engine.core.seats import Setup
from engine.fuzz import Findings, check_match
from engine.games import GAMES
from engine.selfplay import chance_of, play
from tests.properties.setups import every_setup
from tests.torture import SEED, SHARE, share, torture

PER_SIZE = max(1, round(3 * SHARE))
"""Setups of each number of seats."""


@torture
@pytest.mark.parametrize("setup", share(every_setup(per_size=PER_SIZE), of=0.2))
def test_a_match_played_and_checked_at_every_decision(setup: Setup) -> None:
    """Save and load, undo, census, write = parse, sizes, and the re-deal test, all along."""
    seed = 7 + SEED
    match = Match.new(GAMES[setup.game], setup, chance_of(seed))
    findings = Findings()
    check_match(match, seed, random.Random(seed), findings, lambda: True)
    assert match.over
    assert match.state.winners
    assert findings.reloads >= findings.decisions > 0
    assert findings.kept / findings.redeals >= 0.5, "otherwise it compares nothing"
    assert findings.undos > 0


@torture
@pytest.mark.parametrize("setup", every_setup(per_size=PER_SIZE))
@pytest.mark.parametrize("seed", share([1, 2]))
def test_random_play_comes_to_an_end(setup: Setup, seed: int) -> None:
    result = play(GAMES[setup.game], setup, seed, RandomPlayer(random.Random(seed)))
    assert result.winners
    assert result.by
