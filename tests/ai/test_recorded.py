"""Identical results for identical seeds: faster rules may not change them, nor the anchors.

A recorded result changes only if rules or printed data do; then it is recorded again, with `python
-m tests.ai.test_recorded`.
"""

from __future__ import annotations

import random
from hashlib import sha256

import msgspec
import pytest

from engine.ai.players import GreedyPlayer, RandomPlayer
from engine.core.choices.questions import answer_keys
from engine.core.match import Match
from engine.core.seats import Setup
from engine.games import GAMES
from engine.selfplay import chance_of, play

SETUPS = (
    Setup("root", ("marquise", "eyrie", "alliance", "vagabond:thief"), {"setup": "usual"}),
    Setup("root", ("corvids", "duchy", "lizards", "legion"), {"deck": "exiles_partisans"}),
    Setup("root", ("clergy", "marquise", "vagabond:tinker"), {}),
    Setup("runewars", ("daqan", "latari", "uthuk", "waiqar"), {"map": "fixed", "edition": "first"}),
    Setup("runewars", ("waiqar", "daqan"), {"edition": "first"}),
)
AT_RANDOM = ("f1e78d96952e", "50224403b515", "9ae06506c031", "57a730f0e72b", "444bc8f9145f")
GREEDY = ("bcbeb4a95934", "4ee916538973", "3247991dd3c4", "c6bab64d4d9c", "864010df8426")
ANSWERS = 60
"""Answers of the greedy player that are compared."""


def digest(content: object) -> str:
    return sha256(msgspec.json.encode(content)).hexdigest()[:12]


def played_at_random(setup: Setup) -> str:
    """Digest the results of some matches in which everybody chooses at random."""
    game = GAMES[setup.game]
    return digest([play(game, setup, n, RandomPlayer(random.Random(n))) for n in range(3)])


def answered_greedily(setup: Setup) -> str:
    """Digest the first answers of a match among greedy players, some of it played at random."""
    match = Match.new(GAMES[setup.game], setup, chance_of(7), keep="step", fingerprints=False)
    players = GreedyPlayer(random.Random(7), most=20), RandomPlayer(random.Random(7))
    given: list[tuple[object, ...]] = []
    while len(given) < 2 * ANSWERS and not match.over:
        seat, question = next(iter(match.pending.items()))
        answer = players[len(given) % 2].answer(match, question)
        given.append((seat, question.kind, answer_keys(answer)))
        match.submit(seat, question.id, answer)
    return digest(given)


@pytest.mark.parametrize(("setup", "recorded"), [*zip(SETUPS, AT_RANDOM, strict=True)])
def test_random_matches_go_as_they_went(setup: Setup, recorded: str) -> None:
    assert played_at_random(setup) == recorded


@pytest.mark.parametrize(("setup", "recorded"), [*zip(SETUPS, GREEDY, strict=True)])
def test_the_greedy_anchor_answers_as_it_did(setup: Setup, recorded: str) -> None:
    assert answered_greedily(setup) == recorded


if __name__ == "__main__":
    print("AT_RANDOM", [played_at_random(setup) for setup in SETUPS])
    print("GREEDY", [answered_greedily(setup) for setup in SETUPS])
