"""Going back beyond barriers, at random, in every game: its promises always hold."""

from __future__ import annotations

import random
from collections.abc import Sequence
from hashlib import sha256
from itertools import count
from typing import Any

import msgspec
import pytest

from bot.history.verification import missing_draws
from engine.ai.answers import random_answer
from engine.core.chance.draws import Drawn, KeyedChance, verify
from engine.core.events import Event
from engine.core.match import Match
from engine.core.saving.record import REWIND, Choice, MatchRecord
from engine.core.seats import Seat, Setup
from engine.fuzz import Findings, check_match, check_reload
from engine.games import GAMES
from tests.properties.setups import some_setups
from tests.torture import WHOLE, torture

SEED = 23
KEY = sha256(b"match %d" % SEED).digest()
"""The key of `chance_of(SEED)`."""
DECISIONS = 600
OFTEN = 0.07
"""Share of choices after which the table goes back."""
RELOADED = 1 if WHOLE else 4
"""Choices from one after which the match is loaded anew to the next."""
FAR, FARTHER = 12, 90
"""Most choices it goes back, usually and sometimes."""


class Archive:
    """A match as stored in the database: all choices and draws, a position for each turn."""

    def __init__(self, match: Match[Any]) -> None:
        self.kept = [match.last_checkpoint()]
        self.choices: list[Choice] = []
        self.told: dict[int, list[Event]] = {}
        self.drawn: list[Drawn] = list(match.drawn)

    def note(self, match: Match[Any]) -> None:
        """Record the latest choice."""
        choice = match.choices[-1]
        self.choices.append(choice)
        self.told[choice.number] = [told.event for told in match.told]
        self.drawn += choice.drawn
        last = match.last_checkpoint()
        if last.after == match.first_checkpoint() == choice.number:
            self.kept.append(last)

    def before(self, match: Match[Any], number: int) -> MatchRecord:
        """Return the record of the match before a choice."""
        record = match.record().before(number)
        if record.checkpoints:
            return record
        turn = max((c for c in self.kept if c.after < number), key=lambda c: c.after)
        made = tuple(c for c in self.choices if turn.after < c.number < number)
        return msgspec.structs.replace(record, checkpoints=(turn,), choices=made)

    def void(self, number: int) -> list[Event]:
        """Take back everything from a choice on; return its events."""
        told = [event for n in sorted(self.told) if n >= number for event in self.told.pop(n)]
        self.choices = [choice for choice in self.choices if choice.number < number]
        self.kept = [kept for kept in self.kept if kept.after < number]
        return told


def go_back(match: Match[Any], archive: Archive, rng: random.Random) -> Match[Any]:
    """Go back to before a recent choice, and check the result."""
    far = FARTHER if rng.random() < 0.2 else FAR
    number = rng.choice(archive.choices[-far:]).number
    record = archive.before(match, number)
    told = archive.void(number)
    before = Match.load(match.game, record, match._chance)
    asked = {question.id for question in match.open_questions().values()}
    then = match.rewound(Seat(0), record, told)
    check_like(then, before, match, told)
    assert not asked & {question.id for question in then.open_questions().values()}
    rewinds = [choice for choice in then.choices if choice.number > number]
    assert rewinds, "a rewind is a choice of its own"
    for choice in rewinds:
        assert choice.number > max(c.number for c in match.choices or archive.choices)
        archive.choices.append(choice)
        archive.drawn += choice.drawn
    assert not any(then.can_undo(Seat(seat)) for seat in range(len(match.setup.seats)))
    return then


def check_like(
    then: Match[Any], before: Match[Any], now: Match[Any], told: Sequence[Event]
) -> None:
    """Require that everybody sees what they saw then, and that knowledge of piles is worthless."""
    game = then.game
    assert then.state.epoch == now.state.epoch + 1
    assert game.census(then.state) == game.census(before.state)
    assert then.state.plans == now.state.plans
    before.state.plans = now.state.copy().plans
    for seat in [None, *(Seat(each) for each in range(len(then.setup.seats)))]:
        assert then.view(seat) == before.view(seat)
    for seat, question in before.open_questions().items():
        again = then.open_to(seat)
        assert again is not None
        assert (again.kind, again.form) == (question.kind, question.form)
    rewind = [choice for choice in then.choices if choice.kind == REWIND][-1]
    piles = game.list_touched(before.state, now.state, told)
    assert rewind.keys == (str(then.state.epoch), *piles)
    dealer = Dealer(rewind.drawn)
    for pile in piles:
        game.shuffle_back(before.state, pile, dealer)
    before.state.epoch, before.state.counter = then.state.epoch, then.state.counter
    assert then.state == before.state


class Dealer:
    """Shuffles with known draws."""

    def __init__(self, drawn: Sequence[Drawn]) -> None:
        self.drawn = list(drawn)[::-1]

    def __call__(self, cards: Any) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self.drawn.pop().value
            cards[last], cards[other] = cards[other], cards[last]


@torture
@pytest.mark.parametrize("setup", some_setups())
def test_the_table_goes_back_and_everything_still_holds(setup: Setup) -> None:
    game, chance, rng = GAMES[setup.game], KeyedChance(KEY), random.Random(SEED)
    match: Match[Any] = Match.new(game, setup, chance)
    census = game.census(match.state)
    archive = Archive(match)
    went = far = 0
    for number in range(DECISIONS):
        if match.over or (archive.choices and rng.random() < OFTEN):
            turn = match.state.turn
            match = go_back(match, archive, rng)
            check_reload(match, chance)
            went += 1
            far += match.state.turn < turn
        seat, question = rng.choice(sorted(match.pending.items()))
        match.submit(seat, question.id, random_answer(question.form, rng))
        archive.note(match)
        assert game.census(match.state) == census
        if not number % RELOADED:
            check_reload(match, chance)
    assert went > far > 0
    assert verify(KEY, archive.drawn) == []
    assert missing_draws(archive.drawn) == []
    assert match.fork(Seat(0), rng).open_questions().keys() == match.open_questions().keys()
    if not match.over:
        findings, left = Findings(), count()
        check_match(match, SEED, rng, findings, lambda: next(left) < 24)
        assert findings.reloads
