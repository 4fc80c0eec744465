"""Every mix of two, three and four factions with either deck, and some of five and six.

Each is played to its end, and for a while, from a moment drawn by lot, every decision is checked.
`make test` tries a share, in which every faction sits.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from itertools import count
from typing import TypeAlias

import pytest

from engine.ai.answers import random_answer
from engine.ai.players import RandomPlayer
from engine.core.match import Match
from engine.core.seats import Setup
from engine.fuzz import Findings, check_match
from engine.games import GAMES
from engine.selfplay import chance_of, play, random_options
from tests.properties.setups import every_table
from tests.torture import share, torture

ROOT = GAMES["root"]
DECKS = next(option.choices for option in ROOT.options if option.key == "deck")
LONGEST_START = 160
"""Decisions after which the checks begin, at most."""
CHECKED = 24
"""Decisions that are checked at each table."""
LEAST = 2
"""Tables of each size that are played at least."""
SOME = 24
"""Mixes of five and of six that are played."""

Table: TypeAlias = tuple[tuple[str, ...], str]
"""The factions and the deck."""


def tables(seats: int) -> list[Table]:
    """List the tables of a size that are played: a share of them, with some deck."""
    mixes = every_table(ROOT, seats)
    if seats > 4:
        mixes = random.Random(seats).sample(mixes, SOME)
    every = [
        (mix, DECKS[(turn + place) % len(DECKS)])
        for place, mix in enumerate(mixes)
        for turn in range(len(DECKS))
    ]
    return share(every, least=LEAST, of=0.005)


def batches() -> list[object]:
    """Group the tables so that the tests can be shared out."""
    return [
        pytest.param(some, id=f"{seats}-{start}")
        for seats in ROOT.seats
        for played in [tables(seats)]
        for start in range(0, len(played), 12)
        for some in [played[start : start + 12]]
    ]


def is_left(places: Iterator[int]) -> bool:
    """Return whether another position of a match is to be checked."""
    return next(places) < CHECKED


@torture
@pytest.mark.parametrize("some", batches())
def test_every_table_holds_what_it_promises_and_comes_to_its_end(some: list[Table]) -> None:
    """Save and load, undo, census, write = parse, sizes, and the re-deal test."""
    findings = Findings()
    for seed, (seats, deck) in enumerate(some):
        rng = random.Random(seed)
        setup = Setup("root", seats, random_options(ROOT, rng, {"deck": deck}))
        match = Match.new(ROOT, setup, chance_of(seed))
        for _ in range(rng.randrange(LONGEST_START)):
            if match.over:
                break
            seat, question = next(iter(match.pending.items()))
            match.submit(seat, question.id, random_answer(question.form, rng))
        left = count()
        check_match(match, seed, rng, findings, partial(is_left, left))
        result = play(ROOT, setup, seed, RandomPlayer(rng), match)
        assert result.winners, f"{seats} {setup.options}"
    assert findings.reloads
    assert findings.redeals


def test_there_are_as_many_tables_as_the_factions_make() -> None:
    kinds = len(ROOT.seat_kinds)
    assert len(every_table(ROOT, 2)) == kinds * (kinds - 1) // 2
    assert len(every_table(ROOT, 3)) == kinds * (kinds - 1) * (kinds - 2) // 6
