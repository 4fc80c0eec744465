"""Computer players that know no game: they see their seat's view and choose from its options."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

from engine.core.actions import Option
from engine.core.chance import Rng
from engine.core.match import Match
from engine.core.questions import Amounts, Answer, Form, OneOf, Question, SomeOf
from engine.core.refused import Refused


class Player(Protocol):
    """Somebody who answers questions."""

    def answer(self, match: Match[Any], question: Question) -> Answer:
        """Choose an answer that the question accepts."""
        ...


class RandomPlayer:
    """Chooses evenly among what is offered."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def answer(self, match: Match[Any], question: Question) -> Answer:
        """Choose any answer."""
        return random_answer(question.form, self._rng)


def random_answer(form: Form, rng: Rng) -> Answer:
    """Choose any answer that a question's form accepts."""
    if isinstance(form, OneOf):
        return form.options[rng.randrange(len(form.options))]
    if isinstance(form, SomeOf):
        left = list(form.options)
        count = form.least + rng.randrange(form.most - form.least + 1)
        return tuple(left.pop(rng.randrange(len(left))) for _ in range(count))
    units = [kind for kind, bound in form.bounds.items() for _ in range(bound)]
    count = form.least + rng.randrange(form.most - form.least + 1)
    taken: dict[str, int] = {}
    for _ in range(count):
        kind = units.pop(rng.randrange(len(units)))
        taken[kind] = taken.get(kind, 0) + 1
    return taken


class GreedyPlayer:
    """Tries each answer in forks of the match and takes the one its game values most.

    What the seat cannot know is dealt anew in every fork, so it never profits from a secret.
    `most` bounds the answers tried; `enough` says when to stop early (a budget from outside).
    """

    def __init__(
        self, rng: Rng, *, most: int = 60, enough: Callable[[], bool] = lambda: False
    ) -> None:
        self._rng = rng
        self._most = most
        self._enough = enough

    def answer(self, match: Match[Any], question: Question) -> Answer:
        """Choose the answer after which the position is worth most."""
        return self.ranked(match, question)[0][1]

    def ranked(self, match: Match[Any], question: Question) -> list[tuple[float, Answer]]:
        """Return the answers tried, best first, with what they are worth."""
        tried: list[tuple[float, Answer]] = []
        for answer in self._candidates(question):
            tried.append((self._worth(match, question, answer), answer))
            if self._enough():
                break
        return sorted(tried, key=lambda one: -one[0])

    def _candidates(self, question: Question) -> Iterable[Answer]:
        form = question.form
        if isinstance(form, OneOf):
            return sample(form.options, self._most, self._rng)
        if isinstance(form, SomeOf):
            return some_answers(form, self._rng)
        return amounts_answers(form, self._rng)

    def _worth(self, match: Match[Any], question: Question, answer: Answer) -> float:
        fork = match.fork(question.seat, self._rng)
        try:
            fork.submit(question.seat, question.id, answer)
        except Refused:
            return float("-inf")
        worth: float = fork.game.sense(fork.state, question.seat)
        return worth


def sample(options: Sequence[Option], most: int, rng: Rng) -> list[Answer]:
    """Return the options, or an evenly spread part of a list too long to try."""
    if len(options) <= most:
        return list(options)
    start = rng.randrange(len(options))
    return [options[(start + i * len(options) // most) % len(options)] for i in range(most)]


def some_answers(form: SomeOf, rng: Rng, count: int = 12) -> list[Answer]:
    """Return some distinct ways to take some of a list: the first, the last, and random ones."""
    found: dict[tuple[str, ...], Answer] = {}
    first = tuple(form.options[: form.least])
    last = tuple(form.options[len(form.options) - form.most :])
    for answer in (first, last, *(random_answer(form, rng) for _ in range(count))):
        assert isinstance(answer, tuple)
        found.setdefault(tuple(sorted(option.key() for option in answer)), answer)
    return list(found.values())


def amounts_answers(form: Amounts, rng: Rng, count: int = 12) -> list[Answer]:
    """Return some distinct ways to choose amounts."""
    found: dict[tuple[tuple[str, int], ...], Answer] = {}
    for _ in range(count):
        answer = random_answer(form, rng)
        assert isinstance(answer, dict)
        found.setdefault(tuple(sorted(answer.items())), answer)
    return list(found.values())
