"""Matches of the toy game, played in a line or two."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from engine.core.agenda import entry, step
from engine.core.chance.draws import Chance, DictatedChance, KeyedChance
from engine.core.choices.actions import Option
from engine.core.choices.questions import Answer
from engine.core.match import Match
from engine.core.seats import Seat, Setup
from tests.core.toy import CARDS, GAME, ToyState, ToyTable

KEY = b"the key of a match in a test"
Rule = Callable[[ToyTable], Awaitable[Any]]
RULES: list[Rule] = []
UNSHUFFLED = list(range(CARDS - 1, 0, -1))
"""Draws that leave the deck unshuffled: the last cards are dealt."""


@step("conftest.any_rule")
async def any_rule(t: ToyTable, number: int) -> None:
    """Run a rule that a test wrote."""
    await RULES[number](t)


def setup_of(seats: int = 3, responses: str = "planned") -> Setup:
    """Set up seats of lanterns."""
    return Setup("toy", ("lantern",) * seats, {"responses": responses})


def begin(*, seats: int = 3, responses: str = "planned", chance: Chance | None = None) -> ToyMatch:
    """Begin a match of Lanterns."""
    return Match.new(GAME, setup_of(seats, responses), chance or KeyedChance(KEY))


def begin_with(rule: Rule, *, seats: int = 3, responses: str = "planned") -> ToyMatch:
    """Begin a match whose first step is a rule of the test's own, without dealing cards."""
    RULES.append(rule)
    setup = setup_of(seats, responses)
    state = GAME.begin(setup)
    state.agenda[:] = [entry(any_rule, len(RULES) - 1)]
    match = Match(GAME, setup, KeyedChance(KEY), state)
    match.drive()
    return match


def unshuffled(*then: int) -> DictatedChance:
    """Dictate the deal, and the draws after it."""
    return DictatedChance([*UNSHUFFLED, *then])


def answer(match: ToyMatch, seat: int, given: Answer) -> list[Any]:
    """Answer the seat's open question; return the events."""
    question = match.pending[Seat(seat)]
    return [told.event for told in match.submit(Seat(seat), question.id, given)]


def do(match: ToyMatch, *options: Option) -> None:
    """Answer one option after another for each seat asked."""
    for option in options:
        (seat,) = match.pending
        answer(match, seat, option)


ToyMatch = Match[ToyState]
