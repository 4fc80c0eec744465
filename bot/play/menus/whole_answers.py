"""Answers to a question for several that one press gives.

These are all answers where there are few, otherwise the likely ones: everything, or an amount of
one kind. Beside those, all amounts stand in a list to choose one from, where it has room for them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from math import comb, prod
from typing import NamedTuple

from bot.play.menus.labels import capitalize
from bot.ui import limits
from bot.ui.message_ids import dash
from bot.ui.option_wording import join
from bot.ui.wording import Wording
from engine.core.choices.questions import (
    Amounts,
    Answer,
    OneOf,
    Question,
    SomeOf,
    answer_keys,
)
from engine.core.language.words import Words

FEW = 10
"""Up to this many answers each get a button."""
LIKELY = 8
"""Most likely answers with a button beside the list, where there are more than `FEW`."""
TRIED = 300
"""Most combinations searched for distinct answers."""


class Whole(NamedTuple):
    """An answer that one press gives: its name, and the ordinals it picks."""

    label: str
    ordinals: tuple[int, ...]
    detail: str = ""
    """The text the label leaves out for its length."""
    outlook: str = ""
    """The result to expect."""

    @property
    def full(self) -> str:
        """The label with the result to expect, where a button has room for it."""
        full = join([self.label, self.outlook])
        return full if len(full) <= limits.BUTTON_LABEL else self.label

    @property
    def below(self) -> str:
        """The text that a button leaves out."""
        return join([self.detail, self.outlook if self.full == self.label else ""])


def units_of(form: Amounts) -> list[tuple[str, int]]:
    """List the units of a question for amounts: of each kind one, two, and so on up to all."""
    return [(kind, n + 1) for kind, bound in form.bounds.items() for n in range(bound)]


def answer_of(question: Question, picked: Sequence[int]) -> Answer:
    """Turn picked ordinals into an answer; the engine checks whether it is offered."""
    form = question.form
    if isinstance(form, OneOf):
        return form.options[picked[0]]
    if isinstance(form, SomeOf):
        return tuple(form.options[i] for i in picked)
    units = units_of(form)
    amounts: dict[str, int] = {}
    for kind, number in (units[i] for i in picked):
        amounts[kind] = max(number, amounts.get(kind, 0))
    return amounts


def all_but(question: Question, left: Sequence[int]) -> list[int]:
    """Return the ordinals of everything but the picked amounts."""
    form, kept = question.form, answer_of(question, left)
    assert isinstance(form, Amounts), "only amounts are all offered at once"
    assert isinstance(kept, dict), "the answer to a question for amounts"
    rest = {kind: bound - kept.get(kind, 0) for kind, bound in form.bounds.items()}
    return ordinals_of(question, rest)


def every_answer(question: Question) -> list[tuple[int, ...]]:
    """List the picks of each answer but "none", the largest first; empty where they are many."""
    form = question.form
    assert not isinstance(form, OneOf), "this is asked of questions for several"
    if isinstance(form, Amounts):
        return every_amounts(question, form)
    size = len(form.options)
    counts = range(min(form.most, size), max(form.least, 1) - 1, -1)
    if sum(comb(size, count) for count in counts) > TRIED:
        return []
    found: dict[tuple[str, ...], tuple[int, ...]] = {}
    for count in counts:
        for picked in combinations(range(size), count):
            answer = answer_of(question, picked)
            if form.accepts(answer) is not None:
                found.setdefault(tuple(sorted(answer_keys(answer))), picked)
    return list(found.values()) if len(found) <= FEW else []


def every_amounts(question: Question, form: Amounts) -> list[tuple[int, ...]]:
    """List the picks of each amounts but "none", the largest first; empty where a list is full."""
    found = amounts_of(question, form, 1)
    if len(found) > limits.SELECT_OPTIONS:
        return []
    return sorted(found, key=lambda picked: -len(picked))


def fullest_amounts(question: Question, form: Amounts) -> list[tuple[int, ...]]:
    """List the picks of as much as may be taken, where that is less than there is.

    Recruits all arrive, only where is the question. Empty where a list is full.
    """
    if form.most >= sum(form.bounds.values()):
        return []
    found = amounts_of(question, form, form.most)
    return found if len(found) <= limits.SELECT_OPTIONS else []


def amounts_of(question: Question, form: Amounts, least: int) -> list[tuple[int, ...]]:
    """List the picks of each amounts of at least so many; empty where too many would be tried."""
    if prod(bound + 1 for bound in form.bounds.values()) > TRIED:
        return []
    ways = product(*(range(bound, -1, -1) for bound in form.bounds.values()))
    answers = (dict(zip(form.bounds, counts, strict=True)) for counts in ways)
    return [
        tuple(ordinals_of(question, answer))
        for answer in answers
        if sum(answer.values()) >= least and form.accepts(answer) is not None
    ]


def likely_answers(form: Amounts) -> Iterator[tuple[int, ...]]:
    """Yield picks of everything, of all kinds with a common prefix, then of each kind.

    Kinds in one place share a prefix: `7B.footman`, `7B.bowman`. Of each kind first all, then
    fewer where there is room for every number of every kind.
    """
    units = units_of(form)
    yield tuple(range(len(units)))
    heads = Counter(kind.partition(".")[0] for kind in form.bounds)
    for head, kinds in heads.items():
        if kinds > 1:
            yield tuple(i for i, (each, _) in enumerate(units) if each.partition(".")[0] == head)
    every = len(units) <= FEW
    for kind, bound in form.bounds.items():
        for number in range(bound, 0 if every else bound - 1, -1):
            yield tuple(i for i, (each, n) in enumerate(units) if each == kind and n <= number)


class Wholes(NamedTuple):
    """The answers to a question for several that are given at once."""

    pressed: tuple[Whole, ...] = ()
    """Those with a button each."""
    listed: tuple[Whole, ...] = ()
    """All but "none", or all of the largest, to choose one from a list.

    Empty where all are pressed, or are too many.
    """
    every: bool = False
    """True where nothing is left to pick besides these and "none"."""


NO_WHOLES = Wholes()


def wholes_of(question: Question, wording: Wording) -> Wholes:
    """Return the answers that are given at once, as far as each has a name of its own."""
    every = every_answer(question)
    named = name_wholes(question, wording, every)
    if 0 < len(named) == len(every) <= FEW:
        return Wholes(named, (), every=True)
    form = question.form
    if not isinstance(form, Amounts):
        return NO_WHOLES
    fitting = (p for p in likely_answers(form) if p and form.least <= len(p) <= form.most)
    likely = list(dict.fromkeys(fitting))[:LIKELY]
    offered = every or fullest_amounts(question, form)
    listed = name_wholes(question, wording, offered, limits.OPTION_TEXT)
    if len(listed) < len(offered):
        listed = ()
    pressed = name_wholes(question, wording, likely)
    return Wholes(pressed, listed, every=bool(every and listed))


def write_amounts(question: Question, wording: Wording, picked: Mapping[str, int]) -> str:
    """Name an answer's picks, as the game does or else kind by kind."""
    said = wording.game.amounts(question, picked, wording.words, wording.view)
    return said or ", ".join(_amount(question, wording, kind, n) for kind, n in picked.items())


def _amount(question: Question, wording: Wording, kind: str, number: int) -> str:
    """Name an amount of a kind, in the question's own words if any: "2 from 5 (rabbit)"."""
    name, message = wording.label("Amount", kind), f"q-{dash(question.kind)}.some"
    if wording.words.has(message):
        return wording.say(message, **wording.context(question), name=name, n=number)
    return f"{number} × {name}"


def name_wholes(
    question: Question,
    wording: Wording,
    answers: Sequence[tuple[int, ...]],
    most: int = limits.BUTTON_LABEL,
) -> tuple[Whole, ...]:
    """Name answers by their picks, and all there is by its number where that is too long.

    Leave out others that are too long: their number would be the name of several.
    """
    form, found = question.form, []
    size = len(units_of(form)) if isinstance(form, Amounts) else len(form.options)
    for picked in answers:
        label = capitalize(name_picks(question, wording, picked))
        if len(label) <= most:
            found.append(Whole(label, picked))
        elif len(picked) == size:
            found.append(Whole(wording.say("whole", count=size), picked, label))
    return tuple(found)


def name_picks(question: Question, wording: Wording, picked: tuple[int, ...]) -> str:
    """Name an answer by its picks."""
    form = question.form
    if isinstance(form, Amounts):
        units = units_of(form)
        return write_amounts(question, wording, Counter(units[i][0] for i in picked))
    assert isinstance(form, SomeOf), "questions for one have no whole answers"
    counts = Counter(wording.option(form.options[i], question) for i in picked)
    return ", ".join(name if n == 1 else f"{n} × {name}" for name, n in counts.items())


# Any answer


def write_answer(words: Words, wording: Wording, question: Question, answer: Answer) -> str:
    """Write an answer of any form, as its menu names it."""
    if isinstance(answer, dict):
        picked = {kind: n for kind, n in answer.items() if n}
        said = write_amounts(question, wording, picked)
    else:
        options = answer if isinstance(answer, tuple) else (answer,)
        said = ", ".join(wording.option(option, question) for option in options)
    return said or words.say("label-none")


def ordinals_of(question: Question, answer: Answer) -> list[int]:
    """Turn an answer into ordinals, the reverse of `answer_of`; twins get the first ones free."""
    form = question.form
    if isinstance(form, Amounts):
        assert isinstance(answer, dict)
        units = units_of(form)
        return [i for i, (kind, number) in enumerate(units) if number <= answer.get(kind, 0)]
    wanted = list(answer) if isinstance(answer, tuple) else [answer]
    picked = []
    for i, option in enumerate(form.options):
        if option in wanted:
            wanted.remove(option)
            picked.append(i)
    return picked
