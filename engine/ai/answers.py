"""The answers that computer players try to a question."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, product
from math import comb, prod
from typing import Any

from engine.core.chance.draws import Rng
from engine.core.choices.actions import Option
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

AMOUNTS_LISTED = 5000
"""Combinations of amounts up to which all are listed before some are chosen."""


Biases = Callable[[Any, Question, Sequence[Answer]], Sequence[float]]
"""Worths of answers, apart from the positions after them."""
Promise = Callable[[Any, Question, Sequence[Option]], Sequence[float]]
"""Looks of many options, by which some are chosen to be tried."""
AT_RANDOM = 4
"""One in so many of the answers tried is drawn from those that do not look promising."""


def candidates(
    weigh: Biases, state: Any, question: Question, most: int, rng: Rng,
    promise: Promise | None = None,
) -> Sequence[Answer]:  # fmt: skip
    """Return up to `most` answers worth trying, at a position without secrets of others.

    Where a game makes a promise, the most promising come first: of answers that are worth the same
    the first is given.
    """
    form = question.form
    if isinstance(form, OneOf):
        options = form.options
        if promise and (looks := promise(state, question, options)):
            return promising(options, looks, most, rng)
        return likely(weigh, state, question, options, most, rng)
    if isinstance(form, SomeOf):
        return some_answers(form, most, rng)
    return amounts_answers(form, most, rng)


def likely(
    weigh: Biases, state: Any, question: Question, options: Sequence[Option], most: int, rng: Rng
) -> list[Answer]:
    """Return the options; if too many, those with the best bias, or an even sample."""
    if len(options) > most:
        biases = weigh(state, question, options)
        if len(set(biases)) > 1:
            best = sorted(range(len(options)), key=lambda place: -biases[place])
            return [options[place] for place in best[:most]]
    return sample(options, most, rng)


def promising(
    options: Sequence[Option], looks: Sequence[float], most: int, rng: Rng
) -> list[Answer]:
    """Return the options that look best, and some of the others."""
    order = sorted(range(len(options)), key=lambda place: -looks[place])
    ranked = [options[place] for place in order]
    first = most - most // AT_RANDOM
    return [*ranked[:first], *sample(ranked[first:], most - first, rng)]


def sample(options: Sequence[Option], most: int, rng: Rng) -> list[Answer]:
    """Return the options, or an evenly spread sample of a list too long to try."""
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
        ways = (taken for taken in ways if not form.find_excess(taken))
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
            free = [i for i in free if not form.find_excess([*taken, left[i]])]
        if not free:
            break
        taken.append(left.pop(free[rng.randrange(len(free))]))
    return tuple(taken)
