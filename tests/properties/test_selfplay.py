"""Self-play: the players, and refused tables."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.ai.levels import ANCHORS, LEVELS
from engine.ai.players import Player
from engine.core.errors import Refused
from engine.core.match import Match
from engine.core.seats import Setup
from engine.games import GAMES
from engine.selfplay import PLAYERS, chance_of, play, seats_of
from tests.torture import WHOLE, torture

ROOT = GAMES["root"]


def test_seats_are_read_as_they_are_written() -> None:
    written = "marquise, eyrie,vagabond:thief,vagabond2"
    expected = ("marquise", "eyrie", "vagabond:thief", "vagabond")
    assert seats_of(ROOT, written, random.Random(1)) == expected
    assert seats_of(ROOT, "alliance,eyrie", random.Random(1)) == ("alliance", "eyrie")


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_a_random_mix_can_always_sit_at_one_table(count: int) -> None:
    for seed in range(100):
        seats = seats_of(ROOT, f"all:{count}", random.Random(seed))
        assert len(seats) == count
        ROOT.check_setup(Setup("root", seats))


@pytest.mark.parametrize("text", ["all:1", "all:9"])
def test_a_table_that_is_too_small_or_too_large_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="setup-seats"):
        seats_of(ROOT, text, random.Random(1))


def test_vagabonds_alone_are_refused() -> None:
    """They would wander forever, with nobody to aid or to fight."""
    with pytest.raises(Refused) as refused:
        ROOT.check_setup(Setup("root", ("vagabond:thief", "vagabond:ranger")))
    assert ROOT.words("en").say(f"r-{refused.value.key}")


SEARCHED = 20 if WHOLE else 6
"""Choices of a searched match that are compared."""
ALIKE = Setup("root", ("marquise", "eyrie", "alliance"), {})


@pytest.mark.parametrize("player", ANCHORS)
def test_the_same_seed_is_the_same_match(player: str) -> None:
    setup = Setup("root", ("marquise", "alliance"), {})
    results = [play(ROOT, setup, 3, PLAYERS[player](random.Random(3))) for _ in range(2)]
    assert results[0] == results[1]


@torture
@pytest.mark.parametrize("player", LEVELS)
def test_the_same_seed_is_the_same_beginning_of_a_searched_match(player: str) -> None:
    """Searching a whole match takes a minute."""
    first, second = (beginning(PLAYERS[player](random.Random(3)), SEARCHED) for _ in range(2))
    assert first == second


def beginning(player: Player, choices: int) -> list[tuple[str, ...]]:
    """Play some choices of a match, and return them."""
    match: Match[Any] = Match.new(ROOT, ALIKE, chance_of(3))
    made = []
    for _ in range(choices):
        seat, question = next(iter(match.pending.items()))
        match.submit(seat, question.id, player.answer(match, question))
        made.append(tuple(match.choices[-1].keys))
    return made
