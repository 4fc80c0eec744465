"""Computer players that know no game: they see their seat's view and choose from its options."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, product
from math import comb, prod
from typing import Any, NamedTuple, Protocol

from engine.core.chance.draws import Rng
from engine.core.choices.actions import Done, Option
from engine.core.choices.questions import (
    Amounts,
    Answer,
    Form,
    OneOf,
    Question,
    SomeOf,
    SomeOfKinds,
    answer_keys,
)
from engine.core.errors import Refused
from engine.core.match import Match

TRIED_AGAIN = 8
AGAIN = 4
"""How many of the best answers are tried again, and how often, where chance had a part."""

LONG = 15
IMPATIENCE = 0.1
"""After how many rounds doing nothing more begins to look worse, and by how much with each."""
AMOUNTS_LISTED = 5000
"""Combinations of amounts up to which all are listed before some are chosen."""


class Player(Protocol):
    """Something that answers a seat's questions."""

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
        return random_some(form, rng)
    units = [kind for kind, bound in form.bounds.items() for _ in range(bound)]
    count = form.least + rng.randrange(form.most - form.least + 1)
    taken: dict[str, int] = {}
    for _ in range(count):
        kind = units.pop(rng.randrange(len(units)))
        taken[kind] = taken.get(kind, 0) + 1
    return taken


def random_some(form: SomeOf, rng: Rng) -> tuple[Option, ...]:
    """Choose any elements; where kinds are bounded, maybe fewer than was drawn by lot."""
    left = list(form.options)
    taken: list[Option] = []
    for _ in range(form.least + rng.randrange(form.most - form.least + 1)):
        free = list(range(len(left)))
        if isinstance(form, SomeOfKinds):
            free = [i for i in free if not form.exceeded([*taken, left[i]])]
        if not free:
            break
        taken.append(left.pop(free[rng.randrange(len(free))]))
    return tuple(taken)


class Tried(NamedTuple):
    """An answer, what the positions after it were worth, and whether chance had a part in them."""

    answer: Answer
    worths: list[float]
    chance: bool

    @property
    def worth(self) -> float:
        """What the answer is worth on average."""
        return sum(self.worths) / len(self.worths)


class GreedyPlayer:
    """Tries each answer in forks of the match and takes the one its game values most.

    What the seat cannot know is dealt anew in every fork, so it never profits from a secret. The
    best answers are tried again where chance had a part in them, or a lucky roll would decide.
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
        tried: list[Tried] = []
        for answer in self._candidates(match, question):
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

    def _candidates(self, match: Match[Any], question: Question) -> Iterable[Answer]:
        form = question.form
        if isinstance(form, OneOf):
            return self._likely(match, question, form.options)
        if isinstance(form, SomeOf):
            return some_answers(form, self._most, self._rng)
        return amounts_answers(form, self._most, self._rng)

    def _likely(
        self, match: Match[Any], question: Question, options: Sequence[Option]
    ) -> list[Answer]:
        """Return the options; of too many, those the game is biased to, else an even part."""
        if len(options) > self._most:
            biases = [match.game.answer_bias(match.state, question, option) for option in options]
            if len(set(biases)) > 1:
                best = sorted(range(len(options)), key=lambda place: -biases[place])
                return [options[place] for place in best[: self._most]]
        return sample(options, self._most, self._rng)

    def _worth(self, match: Match[Any], question: Question, answer: Answer) -> tuple[float, bool]:
        """Return what a position after the answer is worth, and whether chance was used."""
        fork = match.fork(question.seat, self._rng)
        before = fork.state.counter
        try:
            fork.submit(question.seat, question.id, answer)
        except Refused:
            return float("-inf"), False
        worth = fork.game.evaluate(fork.state, question.seat)
        worth += match.game.answer_bias(match.state, question, answer)
        return worth, fork.state.counter != before


def sample(options: Sequence[Option], most: int, rng: Rng) -> list[Answer]:
    """Return the options, or an evenly spread part of a list too long to try."""
    if len(options) <= most:
        return list(options)
    start = rng.randrange(len(options))
    return [options[(start + i * len(options) // most) % len(options)] for i in range(most)]


def some_answers(form: SomeOf, most: int, rng: Rng) -> list[Answer]:
    """Return every distinct way to take some of a list, or random ones if there are too many."""
    options, counts = form.options, range(form.least, form.most + 1)
    if sum(comb(len(options), count) for count in counts) > most:
        return distinct([random_answer(form, rng) for _ in range(most)])
    ways = (taken for count in counts for taken in combinations(options, count))
    if isinstance(form, SomeOfKinds):
        ways = (taken for taken in ways if not form.exceeded(taken))
    return distinct(ways)


def amounts_answers(form: Amounts, most: int, rng: Rng) -> list[Answer]:
    """Return every way to choose amounts, or random ones if there are too many."""
    if prod(bound + 1 for bound in form.bounds.values()) > AMOUNTS_LISTED:
        return distinct([random_answer(form, rng) for _ in range(most)])
    chosen = product(*(range(bound + 1) for bound in form.bounds.values()))
    fitting: list[Answer] = [
        {kind: count for kind, count in zip(form.bounds, counts, strict=True) if count}
        for counts in chosen
        if form.least <= sum(counts) <= form.most
    ]
    if len(fitting) <= most:
        return fitting
    step = -(-len(fitting) // most)
    return distinct([*fitting[::step], fitting[-1]])  # the last one takes as much as it can


def distinct(answers: Iterable[Answer]) -> list[Answer]:
    """Keep one of the answers that are recorded alike."""
    return list({tuple(sorted(answer_keys(answer))): answer for answer in answers}.values())
