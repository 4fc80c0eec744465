"""Playing whole matches without people: to measure, and to see that every match ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from hashlib import sha256
from typing import Any

import msgspec

from engine.ai.levels import ANCHORS, LEVELS, player_of
from engine.ai.players import Player, RandomPlayer
from engine.core.chance.draws import KeyedChance, Rng
from engine.core.errors import Refused
from engine.core.game import Game
from engine.core.match import Match
from engine.core.saving.recorder import Retention
from engine.core.seats import Seat, Setup

MOST_ROUNDS = 500
ATTEMPTS = 500
"""Tables drawn at random until the game accepts one."""


def player_called(name: str, rng: Rng) -> Player:
    """Return a player by its name, with unlimited time."""
    return player_of(name, rng).player


PLAYERS: dict[str, Callable[[Rng], Player]] = {
    name: partial(player_called, name) for name in (*ANCHORS, *LEVELS)
}


class Result(msgspec.Struct):
    """The end of a match."""

    seed: int
    winners: list[str]
    by: str
    scores: dict[str, int]
    counted: str
    """Name of what the scores count; empty for points."""
    rounds: int
    decisions: int
    waits: int
    """Times the table waited for another player than before; sealed answers count as one."""


class Stuck(Exception):  # noqa: N818 - it is a finding about the rules
    """A match asked nobody although nobody had won, or went on for too long."""


def chance_of(seed: int) -> KeyedChance:
    """Return the chance of a seeded match."""
    return KeyedChance(sha256(b"match %d" % seed).digest())


def play(
    game: Game[Any],
    setup: Setup,
    seed: int,
    player: Player | Sequence[Player],
    match: Match[Any] | None = None,
) -> Result:
    """Play a match to its end, with one player or one per seat; raise `Stuck` if it has no end."""
    players = player if isinstance(player, Sequence) else [player] * len(setup.seats)
    at_random = all(isinstance(each, RandomPlayer) for each in players)
    keep: Retention = "nothing" if at_random else "step"
    match = match or Match.new(game, setup, chance_of(seed), keep=keep, fingerprints=False)
    decisions = waits = 0
    before: frozenset[Seat] = frozenset()
    while not match.over:
        pending = match.pending
        if not pending:
            raise Stuck(f"seed {seed}: nobody is asked and nobody has won")
        if game.rounds(match.state) > MOST_ROUNDS:
            raise Stuck(f"seed {seed}: {MOST_ROUNDS} rounds and no winner")
        waits += not before.issuperset(pending)
        before = frozenset(pending)
        seat, question = next(iter(pending.items()))
        decisions += question.decides()
        match.submit(seat, question.id, players[seat].answer(match, question))
    played = game.as_played(match.state, setup)
    names = [game.seat_name(played, Seat(seat)) for seat in range(len(played.seats))]
    return Result(
        seed=seed,
        winners=[names[seat] for seat in match.state.winners],
        by=game.ending(match.state),
        scores=dict(zip(names, game.scores(match.state), strict=True)),
        counted=game.counted(match.state),
        rounds=game.rounds(match.state),
        decisions=decisions,
        waits=waits,
    )


def seats_of(game: Game[Any], text: str, rng: Rng) -> tuple[str, ...]:
    """Read `--seats`: keys with commas, or `all[:N]` for a random mix of N of all kinds."""
    if text.partition(":")[0] != "all":
        return tuple(
            key.strip().replace("vagabond2", "vagabond") for key in text.split(",") if key.strip()
        )
    number = text.partition(":")[2] or "4"
    if not number.isdecimal() or int(number) not in game.seats:
        raise Refused("setup-seats", seats=number)
    count = int(number)
    while True:
        seats = random_seats(game, count, rng)
        try:
            game.check_setup(Setup(game.key, seats))
        except Refused:
            continue
        return seats


def options_of(game: Game[Any], written: Sequence[str]) -> dict[str, str]:
    """Read each `--option key=value`; raise `Refused` for options that the game does not know."""
    options = {key.strip(): value.strip() for key, _, value in (e.partition("=") for e in written)}
    game.check_options(options)
    return options


def random_options(game: Game[Any], rng: Rng, given: Mapping[str, str]) -> dict[str, str]:
    """Draw every table option except those given and those that pick a thing by name."""
    drawn = {
        each.key: each.choices[0 if each.picks else rng.randrange(len(each.choices))]
        for each in game.options
    }
    return drawn | dict(given)


def random_setup(
    game: Game[Any], rng: Rng, given: Mapping[str, str] | None = None, seats: str = "all"
) -> Setup:
    """Draw a table that its game accepts; raise the last refusal where it hardly ever does.

    Half of those that may choose within the match do so. `seats` is read as `--seats`, but `all`
    alone stands for any number.
    """
    for attempt in range(ATTEMPTS):
        options = random_options(game, rng, given or {})
        for each in game.options:
            if each.picks and each.key not in (given or {}) and rng.randrange(2):
                options[each.key] = each.choices[rng.randrange(len(each.choices))]
        count = game.seats[rng.randrange(len(game.seats))]
        drawn = seats_of(game, f"all:{count}" if seats == "all" else seats, rng)
        if seats == "all" and game.drafts_within(options) and rng.randrange(2):
            drawn = ("",) * count
        setup = Setup(game.key, drawn, options)
        try:
            game.check_setup(setup)
        except Refused:
            if attempt == ATTEMPTS - 1:
                raise
        else:
            return setup
    raise AssertionError("the last refusal is raised")


def random_seats(game: Game[Any], count: int, rng: Rng) -> tuple[str, ...]:
    """Draw `count` of a game's kinds, whether or not they can sit at one table."""
    pool = [kind for kind in game.seat_kinds for _ in range(2 if kind.variants else 1)]
    if count > len(pool):
        raise Refused("setup-seats", seats=count)
    seats = []
    for _ in range(count):
        kind = pool.pop(rng.randrange(len(pool)))
        left = [each for each in kind.variants if f"{kind.key}:{each}" not in seats]
        variant = left[rng.randrange(len(left))] if left else ""
        seats.append(f"{kind.key}:{variant}" if variant else kind.key)
    return tuple(seats)
