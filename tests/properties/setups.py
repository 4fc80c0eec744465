"""Setups of every game: each number of seats, each response option, factions at random.

Also few setups at which every faction sits, and every possible table.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, count
from typing import Any

import pytest

from engine.core.errors import Refused
from engine.core.game import Game
from engine.core.seats import Setup
from engine.games import GAMES
from engine.selfplay import random_options, seats_of
from tests.torture import SEED, WHOLE, share

ATTEMPTS = 200
DRAFTING = 4
"""Number of seats at the one drafting table of a game whose seats may choose within the match."""


def every_setup(per_size: int = 1) -> list[Any]:
    """Sample setups of every game that its own check accepts, as pytest parameters."""
    return [
        pytest.param(setup, id=named(setup))
        for game in GAMES.values()
        for setup in setups_of(game, per_size)
    ]


def some_setups() -> list[Any]:
    """Sample setups of every game: in `make test` the fewest at which each faction sits."""
    if WHOLE:
        return share(every_setup())
    return [
        pytest.param(setup, id=named(setup)) for game in GAMES.values() for setup in dealt(game)
    ]


def dealt(game: Game[Any]) -> Iterator[Setup]:
    """Deal each faction of a game to one of its tables, which are as full as may be."""
    rng = random.Random(SEED)
    kinds = [kind.key for kind in game.seat_kinds]
    rng.shuffle(kinds)
    tables = -(-len(kinds) // max(game.seats))
    for number in range(tables):
        setup = None
        while setup is None:
            setup = checked(game, tuple(kinds[number::tables]), random_options(game, rng, {}))
        yield setup


def named(setup: Setup) -> str:
    """Name a setup for a test's report."""
    mix = "-".join(setup.seats) if any(setup.seats) else f"draft{len(setup.seats)}"
    return f"{setup.game}-{mix}-{setup.options['responses']}"


def setups_of(game: Game[Any], per_size: int) -> Iterator[Setup]:
    """Sample setups of one game: all sizes that its factions can fill, plans and live by turns."""
    responses = next(option for option in game.options if option.key == "responses").choices
    turn = count()
    for seats in game.seats:
        rng = random.Random(seats)
        found: list[Setup] = []
        for _ in range(ATTEMPTS):
            if len(found) == per_size:
                break
            option = responses[next(turn) % len(responses)]
            setup = accepted(game, seats, option, rng)
            if setup is not None and setup not in found:
                found.append(setup)
        yield from found
    if "advanced" in next(each for each in game.options if each.key == "setup").choices:
        options = {"setup": "advanced", "map": "random", "deck": "random", "responses": "live"}
        yield Setup(game.key, ("",) * DRAFTING, options)  # they choose within the match


def accepted(game: Game[Any], seats: int, responses: str, rng: random.Random) -> Setup | None:
    """Draw a setup of some seats; None where the game refuses it or has too few factions."""
    if seats > sum(2 if kind.variants else 1 for kind in game.seat_kinds):
        return None
    options = random_options(game, rng, {"responses": responses})
    return checked(game, seats_of(game, f"all:{seats}", rng), options)


def checked(game: Game[Any], seats: tuple[str, ...], options: dict[str, str]) -> Setup | None:
    """Return the setup unless the game refuses it."""
    setup = Setup(game.key, seats, options)
    try:
        game.check_setup(setup)
    except Refused:
        return None
    return setup


def every_table(game: Game[Any], seats: int) -> list[tuple[str, ...]]:
    """List every mix of some seat kinds that can sit at one table; variants are drawn later."""
    kinds = [kind.key for kind in game.seat_kinds]
    tables = []
    for mix in combinations(kinds, seats):
        try:
            game.check_setup(Setup(game.key, mix))
        except Refused:
            continue
        tables.append(mix)
    return tables
