"""Every mix of two, three and four factions with either deck, and some of five and six.

Each is played to its end; and for a while, at a moment drawn by lot, every decision is checked.
`make test` tries every pair of factions and a share of the larger tables.
"""

from __future__ import annotations

import random
from itertools import count

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
"""The checks begin after at most so many decisions."""
CHECKED = 24
"""Decisions that are checked at each table."""
SOME = 24
"""Of the mixes of five and six, so many are played."""


def mixes(seats: int) -> list[tuple[str, ...]]:
    """List the mixes of a size, or a fixed sample where there are many more."""
    tables = every_table(ROOT, seats)
    if seats > 4:
        tables = random.Random(seats).sample(tables, SOME)
    return tables if seats == 2 else share(tables)


def batches() -> list[object]:
    """Group the tables so that the tests can be shared out: one size, one deck, a few factions."""
    found = []
    for seats in ROOT.seats:
        for deck in DECKS:
            tables = mixes(seats)
            for start in range(0, len(tables), 25):
                name = f"{seats}-{deck}-{start}"
                found.append(pytest.param(deck, tables[start : start + 25], id=name))
    return found


@torture
@pytest.mark.slow
@pytest.mark.parametrize(("deck", "tables"), batches())
def test_every_table_is_played_to_its_end(deck: str, tables: list[tuple[str, ...]]) -> None:
    for seed, seats in enumerate(tables):
        rng = random.Random(seed)
        setup = Setup("root", seats, random_options(ROOT, rng, {"deck": deck}))
        result = play(ROOT, setup, seed, RandomPlayer(rng))
        assert result.winners, f"{seats} {setup.options}"


@torture
@pytest.mark.slow
@pytest.mark.parametrize(("deck", "tables"), batches())
def test_every_table_holds_what_it_promises(deck: str, tables: list[tuple[str, ...]]) -> None:
    """Save and load, undo, census, write = parse, sizes, and the re-deal test."""
    findings = Findings()
    for seed, seats in enumerate(tables):
        rng = random.Random(seed)
        setup = Setup("root", seats, random_options(ROOT, rng, {"deck": deck}))
        match = Match.new(ROOT, setup, chance_of(seed))
        for _ in range(rng.randrange(LONGEST_START)):
            if match.over:
                break
            seat, question = next(iter(match.pending.items()))
            match.submit(seat, question.id, random_answer(question.form, rng))
        left = count()
        check_match(match, seed, rng, findings, lambda left=left: next(left) < CHECKED)
    assert findings.reloads
    assert findings.redeals


def test_there_are_as_many_tables_as_the_factions_make() -> None:
    kinds = len(ROOT.seat_kinds)
    assert len(every_table(ROOT, 2)) == kinds * (kinds - 1) // 2
    assert len(every_table(ROOT, 3)) == kinds * (kinds - 1) * (kinds - 2) // 6
