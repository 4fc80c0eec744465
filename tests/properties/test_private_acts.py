"""Private acts of a seat change nothing that others are shown, told, advised or let imagine.

A changed plan is a numbered choice like any other: nothing may be drawn or counted by that number.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.ai.answers import random_answer
from engine.core.game import Game
from engine.core.match import Match
from engine.core.seats import Seat
from engine.fuzz import change_some_plan
from engine.games import GAMES
from engine.selfplay import random_setup
from tests.properties.sayings import give_tip, say_ahead, say_aims, say_all
from tests.properties.sights import draw_all
from tests.properties.test_redeals import spans
from tests.torture import SHARE, WHOLE, torture

TRIED = SHARE if WHOLE else 0.05
POSITIONS, TIPPED, SEALED = max(3, round(50 * TRIED)), 4, max(1, round(20 * TRIED))
"""Positions tried for each game, every how many of them a tip and pictures are compared, and those
where several answer at once."""


@torture
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_nobody_notices_that_another_has_changed_a_plan(game: Game[Any]) -> None:
    rng, tried = random.Random(8), 0
    while tried < POSITIONS:
        setup = random_setup(game, rng)
        for origin, _ in spans(game, setup, rng.randrange(1 << 30), rng):
            match, other = origin.same(), origin.same()
            observer, seat = map(Seat, rng.sample(range(len(setup.seats)), 2))
            change_some_plan(other, seat, rng)
            closely = not tried % TIPPED
            for reader in (observer, None):
                here, there = (everything(each, reader, closely) for each in (match, other))
                assert here == there
            tried += 1
            if tried >= POSITIONS or rng.random() < 0.3:
                break


@torture
def test_nobody_notices_that_another_has_changed_a_sealed_answer() -> None:
    game, rng, tried = GAMES["runewars"], random.Random(9), 0
    while tried < SEALED:
        setup = random_setup(game, rng)
        for origin, _ in spans(game, setup, rng.randrange(1 << 30), rng):
            match, other = origin.same(), origin.same()
            if len(match.pending) < 2:
                continue
            (seat, asked), (observer, _) = rng.sample([*match.pending.items()], 2)
            first, last = (random_answer(asked.form, rng) for _ in range(2))
            match.submit(seat, asked.id, last)
            for answer in (first, last):
                other.submit(seat, asked.id, answer)
            for reader in (observer, None):
                here, there = (everything(each, reader, not tried) for each in (match, other))
                assert here == there
            tried += 1
            if tried >= SEALED:
                break


def everything(match: Match[Any], reader: Seat | None, closely: bool) -> list[Any]:
    """List all that a reader may look at."""
    found: list[Any] = [say_all(match, reader), say_aims(match, reader)]
    found.append([match.can_undo(Seat(seat)) for seat in range(len(match.setup.seats))])
    if reader is not None:
        found.append(say_ahead(match, reader))
        if closely and (asked := match.pending.get(reader)) is not None:
            found.append(give_tip(match, asked))
    return [*found, draw_all(match, reader)] if closely else found
