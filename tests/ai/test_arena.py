"""The arena: deals and seats shared fairly, and its output."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from engine.__main__ import COMMANDS, parser_of_commands
from engine.ai.players import Player, RandomPlayer
from engine.arena import bounds, compete, distinct_turns
from engine.games import GAMES
from engine.selfplay import Result
from tests.ai.commands import run

TWO = ("--seats", "eyrie,alliance")
"""A table at which a match is short."""


def test_each_deal_is_played_in_every_arrangement() -> None:
    played: list[tuple[int, tuple[str, ...]]] = []

    def tell(names: Sequence[str], result: Result) -> None:
        played.append((result.seed, tuple(names)))

    def random_player(name: str, rng: random.Random) -> Player:
        return RandomPlayer(rng)

    shares = compete(
        GAMES["root"], ["one", "other", "other"], 6, 5,
        seat_player=random_player, clock=lambda: 0.0, tell=tell,
    )  # fmt: skip
    assert Counter(seed for seed, _ in played) == {5: 3, 6: 3}
    assert len(set(played)) == 6
    assert [(each.player, each.games) for each in shares] == [("one", 6), ("other", 12)]
    assert sum(each.wins for each in shares) >= 6
    assert all(0 <= each.low <= each.share <= each.high <= 1 for each in shares)


def test_each_deal_once_moves_the_players_on() -> None:
    played: list[tuple[int, tuple[str, ...]]] = []
    compete(
        GAMES["root"], ["one", "other", "other"], 3, 5, once=True, clock=lambda: 0.0,
        seat_player=lambda name, rng: RandomPlayer(rng),
        tell=lambda names, result: played.append((result.seed, tuple(names))),
    )  # fmt: skip
    assert [(seed, names.index("one")) for seed, names in played] == [(5, 0), (6, 2), (7, 1)]


def test_turns_that_are_the_same_are_played_once() -> None:
    assert distinct_turns(["a", "b"]) == [("a", "b"), ("b", "a")]
    assert distinct_turns(["a", "a", "a"]) == [("a", "a", "a")]
    assert len(distinct_turns(["a", "b", "b", "b"])) == 4
    assert len(distinct_turns(["a", "b", "a", "b"])) == 2


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(19, 24, 0.595, 0.908), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0), (0, 0, 0.0, 1.0)],
)
def test_bounds_hold_95_of_100_cases(wins: int, games: int, low: float, high: float) -> None:
    found = bounds(wins, games)
    assert (round(found[0], 3), round(found[1], 3)) == (low, high)


def test_its_answer_is_the_json_that_was_promised() -> None:
    command = [sys.executable, "-m", "engine", "arena", "root", *TWO, "--games", "2", "--json"]
    done = subprocess.run(
        [*command, "--players", "greedy,random"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    players = json.loads(done.stdout)["players"]
    assert [each["player"] for each in players] == ["greedy", "random"]
    for each in players:
        assert list(each) == ["player", "wins", "games", "share", "low", "high", "ms"]
        assert each["games"] == 2


def test_without_time_the_next_simpler_player_plays_and_is_named_once() -> None:
    done = run("arena", "root", "--players", "easy,easy", "--games", "1", "--budget", "0", *TWO)
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("no time to think") == 1


def test_nothing_played_is_no_success() -> None:
    for args, said in (
        (("selfplay", "root", "--games", "0"), "--games: play at least one\n"),
        (("fuzz", "root", "--seconds", "0"), "--seconds: play for some\n"),
    ):
        done = run(*args)
        assert (done.returncode, done.stdout, done.stderr) == (2, "", said)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--out", "/nowhere/learned.json"), "there is no folder /nowhere"),
        (("--out", "/"), "/ is a folder"),
        (("--positions", __file__), "holds no positions"),
    ],
)
def test_what_is_learned_is_not_lost_at_the_end(args: tuple[str, ...], said: str) -> None:
    done = run("tune", "root", *args)
    assert done.returncode == 2
    assert said in done.stderr
    assert "match 1 of" not in done.stderr, "nothing was played for it"


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--players", "hardest,random"), "--players: there is no player hardest; name 2 to 6 of "),
        (("--players", "greedy"), "--players: 1 named; name 2 to 6 of random, greedy"),
        (("--players", "greedy,random", "--games", "0"), "--games: play at least one"),
    ],
)
def test_what_it_cannot_do_it_says_in_a_sentence(args: tuple[str, ...], said: str) -> None:
    done = run("arena", "root", *args)
    assert done.returncode == 2
    assert done.stderr.startswith(said)
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_says_what_it_is_for(command: str) -> None:
    commands: Any = parser_of_commands()._actions[-1]
    options = commands.choices[command]._actions
    assert [each.dest for each in options if not each.help] == []


def test_what_it_can_do_is_listed_whole() -> None:
    assert "referee" in run("nonsense").stderr
