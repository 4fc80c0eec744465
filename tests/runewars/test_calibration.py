"""The odds that an attacker is shown before a battle, against who won, in whole matches.

They count the attacker's own Tactics cards: whoever holds Summon Lightning dares more than others.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import sqrt
from typing import NamedTuple

import pytest

from tests.runewars.kit import (
    GAME,
    Amounts,
    Attack,
    BattleEnded,
    Match,
    OneOf,
    Question,
    Setup,
    chance_of,
    meeting_forecast,
    random_answer,
    read_kind,
    unit_worth,
    win_chance,
)

MATCHES = 14
BOUNDS = (0.0, 0.2, 0.4, 0.6, 0.8, 0.95, 1.01)
"""Edges of the bins; most battles are begun when they are almost certain."""
ERRORS = 2.5
"""Standard errors by which a bin may be off."""


class Battle(NamedTuple):
    """The forecast of a battle, and whether the attacker won it."""

    chance: float
    won: bool


class Warlike:
    """Answers by bias, with a little chance: many battles in a few seconds."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def answer(self, match, question):
        form = question.form
        if isinstance(form, OneOf):
            options = list(form.options)
            tried = self._rng.sample(options, min(40, len(options)))
            liked = [GAME.inclination(match.state, question, each) for each in tried]
            worths = [each + self._rng.random() for each in liked]
            return tried[worths.index(max(worths))]
        if isinstance(form, Amounts) and question.kind.startswith("march"):
            ways = [random_answer(form, self._rng) for _ in range(6)]
            return max(ways, key=lambda way: sum(way.values()))
        if isinstance(form, Amounts) and match.state.battle is not None:
            return self._in_battle(question, form)
        return random_answer(form, self._rng)

    def _in_battle(self, question: Question, form: Amounts) -> dict[str, int]:
        """Give up the weakest of its own fighters, and pick the strongest of the enemy's."""
        kinds = sorted(form.bounds, key=lambda kind: unit_worth(read_kind(kind)[0]))
        if question.kind.startswith("special"):
            kinds.reverse()
        each = [kind for kind in kinds for _ in range(form.bounds[kind])][: form.most]
        return {kind: each.count(kind) for kind in dict.fromkeys(each)}


def battles(seed: int) -> Iterator[Battle]:
    """Play a match, and yield its battles with the odds before the first card or blow."""
    seats = ("daqan", "uthuk", "latari", "waiqar")
    match = Match.new(GAME, Setup("runewars", seats, {"responses": "live"}), chance_of(seed))
    player, shown = Warlike(seed), None
    while not match.over:
        seat, question = next(iter(match.pending.items()))
        answer = player.answer(match, question)
        if isinstance(answer, Attack):
            shown = meeting_forecast(match.state).chance
        elif shown is None and question.kind == "battle.cards":
            shown = win_chance(match.state, seat)
        attacker = match.state.current
        for told in match.submit(seat, question.id, answer):
            if isinstance(told.event, BattleEnded) and shown is not None:
                yield Battle(shown, told.event.winner == attacker)
        if match.state.battle is None:
            shown = None


def off_by(sample: Iterable[Battle]) -> tuple[float, float]:
    """Return the difference of the mean chance from the share won, and its error."""
    found = list(sample)
    error = sqrt(sum(each.chance * (1 - each.chance) for each in found)) / len(found)
    return sum(each.chance - each.won for each in found) / len(found), error


@pytest.mark.long
def test_the_odds_shown_are_the_odds_met() -> None:
    sample = [battle for seed in range(MATCHES) for battle in battles(seed)]
    assert len(sample) >= 10 * MATCHES

    for low, high in pairwise(BOUNDS):
        within = [each for each in sample if low <= each.chance < high]
        off, error = off_by(within)
        assert abs(off) <= ERRORS * error, f"{low}–{high}: {len(within)} battles, off by {off:.2f}"
