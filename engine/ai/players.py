"""The simplest computer players: one chooses at random, one looks a single answer ahead.

Both never change, and `Game.evaluate` keeps its evaluation unchanged for them: stronger players are
measured against them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from engine.ai.answers import Biases, candidates, random_answer
from engine.core.chance.draws import Rng
from engine.core.choices.actions import Done
from engine.core.choices.questions import Answer, OneOf, Question
from engine.core.errors import Refused
from engine.core.game import Game
from engine.core.match import Match
from engine.core.simulation.garbage import without_collection

TRIED_AGAIN = 8
AGAIN = 4
"""Number of the best answers that are tried again if chance had a part, and how often."""

LONG = 15
IMPATIENCE = 0.1
"""Rounds after which doing nothing more begins to look worse, and points per further round."""


class Player(Protocol):
    """Something that answers a seat's questions."""

    def answer(self, match: Match[Any], question: Question) -> Answer:
        """Choose an answer that the question accepts."""
        ...


class RandomPlayer:
    """Chooses evenly among the answers on offer."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def answer(self, match: Match[Any], question: Question) -> Answer:
        """Choose any answer."""
        return random_answer(question.form, self._rng)


def biases_of(game: Game[Any]) -> Biases:
    """Return the function that values several answers by themselves, one after the other."""
    return lambda state, question, answers: [
        game.answer_bias(state, question, each) for each in answers
    ]


class Tried(NamedTuple):
    """An answer, the worths of the positions after it, and whether chance had a part in them."""

    answer: Answer
    worths: list[float]
    chance: bool

    @property
    def worth(self) -> float:
        """Average worth of the answer."""
        return sum(self.worths) / len(self.worths)


class GreedyPlayer:
    """Tries each answer in forks of the match and takes the one its game values most.

    Whatever the seat cannot know is dealt anew in every fork, so it never profits from a secret.
    The best answers are tried again if chance had a part in them, or a lucky roll would decide.
    `most` bounds the answers tried; `enough` says when to stop early (a budget from outside).
    """

    def __init__(
        self, rng: Rng, *, most: int = 60, enough: Callable[[], bool] = lambda: False
    ) -> None:
        self._rng = rng
        self._most = most
        self._enough = enough

    def answer(self, match: Match[Any], question: Question) -> Answer:
        """Choose the answer with the best position after it."""
        return self.rank(match, question)[0][1]

    @without_collection()
    def rank(self, match: Match[Any], question: Question) -> list[tuple[float, Answer]]:
        """Return the answers tried with their worth, best first."""
        tried: list[Tried] = []
        form, state = question.form, match.state
        if isinstance(form, OneOf) and len(form.options) > self._most:
            state = match.fork(question.seat, self._rng).state  # biases must not know secrets
        for answer in candidates(biases_of(match.game), state, question, self._most, self._rng):
            worth, chance = self._worth(match, question, answer)
            if isinstance(answer, Done):
                worth -= IMPATIENCE * max(0, match.game.rounds(match.state) - LONG)
            tried.append(Tried(answer, [worth], chance))
            if self._enough():
                break
        tried.sort(key=lambda one: -one.worth)
        for one in tried[:TRIED_AGAIN] if len(tried) > 1 else ():
            if one.chance and not self._enough():
                again = (self._worth(match, question, one.answer)[0] for _ in range(AGAIN))
                one.worths.extend(again)
        return sorted(((one.worth, one.answer) for one in tried), key=lambda one: -one[0])

    def _worth(self, match: Match[Any], question: Question, answer: Answer) -> tuple[float, bool]:
        """Return the worth of a position after the answer, and whether chance was used."""
        fork = match.fork(question.seat, self._rng)
        before = fork.state.counter
        bias = fork.game.answer_bias(fork.state, question, answer)
        try:
            fork.submit(question.seat, question.id, answer)
        except Refused:
            return float("-inf"), False
        return fork.game.evaluate(fork.state, question.seat) + bias, fork.state.counter != before
