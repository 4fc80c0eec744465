"""Odds of Root's battles are what happens: each of the 16 rolls is fought, with nobody responding.

Battles are taken from matches of every faction, with hirelings, landmarks and either deck.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from engine.ai.answers import random_answer
from engine.core.agenda import STEPS
from engine.core.choices.actions import Done, Pass
from engine.core.choices.questions import OneOf
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from engine.core.table import Table
from engine.root.advice.odds import battle_odds
from engine.root.events import Battled
from engine.root.game import GAME
from engine.root.rules.battle.fighting import battle, battles
from engine.root.rules.battle.hits import DIE, most_dealt
from engine.root.state import Fight, RootState
from engine.selfplay import chance_of
from tests.properties.menus import TABLES, positions

EVERY = 25
"""Number of positions, of which the first is tried, original and made worse."""
BATTLES = 2
"""Battles fought in a position, drawn by lot."""


def fights(seats: tuple[str, ...], number: int) -> Iterator[tuple[RootState, Setup, Fight]]:
    """Draw battles that players could declare in many positions."""
    rng = random.Random(number)
    for place, (state, setup, _) in enumerate(positions(seats, number)):
        if place % EVERY in (0, 1):
            found = [
                Fight(Seat(seat), each.defender, each.clearing)
                for seat in state.seats
                for each in battles(state, seat)
            ]
            for fight in rng.sample(found, min(BATTLES, len(found))):
                yield state, setup, fight


def fought(
    state: RootState, setup: Setup, fight: Fight, dice: tuple[int, int], rng: random.Random
) -> tuple[int, int]:
    """Fight a battle with these dice, nobody using anything; return the hits of both sides."""
    left, drawn = list(dice), Table.draw

    def draw(table: Table[Any], sides: int) -> int:
        return left.pop(0) if sides == DIE and left else drawn(table, sides)

    async def rule(t: Any) -> None:
        await battle(t, fight.attacker, fight.defender, fight.clearing)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Table, "draw", draw)
        patched.setitem(STEPS, "test.rule", rule)
        after = state.copy()
        after.agenda[:] = [("test.rule", ())]
        match = Match.at(GAME, setup, after, chance_of(1))
        told = list(match.told)
        while match.pending and not match.over:
            who, question = next(iter(match.pending.items()))
            form = question.form
            options = form.options if isinstance(form, OneOf) else ()
            no = next((each for each in (Pass(), Done()) if each in options), None)
            told += match.submit(who, question.id, no or random_answer(form, rng))
    hits = next(each.event for each in told if isinstance(each.event, Battled))
    return hits.dealt, hits.suffered


@pytest.mark.parametrize(("number", "seats"), list(enumerate(TABLES)))
def test_the_odds_are_the_frequencies_of_all_rolls(number: int, seats: tuple[str, ...]) -> None:
    for state, setup, fight in fights(seats, number):
        rng = random.Random(number)
        rolls = [(one, other) for one in range(DIE) for other in range(DIE)]
        hits = [fought(state, setup, fight, roll, rng) for roll in rolls]
        said = battle_odds(state, fight)
        sides = (fight.attacker, said.dealt), (fight.defender, said.suffered)
        for part, (side, chances) in enumerate(sides):
            found = Counter(each[part] for each in hits)
            frequencies = [Fraction(found[k], len(rolls)) for k in range(max(found) + 1)]
            assert list(chances) == frequencies, f"{fight}: {state.sides[side]}"
            assert most_dealt(state, fight, side) == max(found), f"{fight}: {state.sides[side]}"
