"""Questions that an engine may ask: one of a list, some of a list, or amounts of several kinds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple, NewType, TypeAlias

import msgspec

from engine.core.choices.actions import Option, swap_pair
from engine.core.seats import Scalar, Seat

QuestionId = NewType("QuestionId", int)
"""Unique in a match, never reused, valid while that question is open."""

MOST_OPTIONS = 200
"""Most options of which several are chosen: a message has to hold which."""
MOST_WAYS = 500
"""Most options of which one is chosen: a turn's menu lists each way of each card, by levels."""

Answer: TypeAlias = "Option | tuple[Option, ...] | dict[str, int]"
"""One option, a tuple of elements, or an amount per kind, depending on the question's form."""


class OneOf(msgspec.Struct, frozen=True, gc=False):
    """Exactly one of a flat list of options."""

    options: Sequence[Option]

    def decides(self) -> bool:
        """Return whether there is more than one way to answer."""
        return len(self.options) > 1

    def only(self) -> Option:
        """Return the only answer, if there is nothing to decide."""
        return self.options[0]

    def accepts(self, answer: Answer) -> Option | None:
        """Return the offered option equal to `answer`, with its pair in either order, or None."""
        for option in self.options:
            if option is answer:
                return option
        for option in self.options:
            if option == answer:
                return option
        other = swap_pair(answer) if isinstance(answer, Option) else None
        return next((option for option in self.options if option == other), None)


class SomeOf(msgspec.Struct, frozen=True, gc=False):
    """Between `least` and `most` elements of a list that may hold equal elements."""

    options: Sequence[Option]
    least: int
    most: int

    def decides(self) -> bool:
        """Return whether there is more than one way to answer."""
        if self.least != self.most:
            return True
        options = self.options
        return 0 < self.most < len(options) and any(each != options[0] for each in options)

    def only(self) -> tuple[Option, ...]:
        """Return the only answer, if there is nothing to decide."""
        return tuple(self.options[: self.most])

    def accepts(self, answer: Answer) -> tuple[Option, ...] | None:
        """Return the elements in the order offered, or None if they do not fit."""
        if not isinstance(answer, (tuple, list)) or not self.least <= len(answer) <= self.most:
            return None
        wanted = list(answer)
        chosen = []
        for option in self.options:
            if option in wanted:
                wanted.remove(option)
                chosen.append(option)
        return None if wanted else tuple(chosen)


class SomeOfKinds(SomeOf, frozen=True, gc=False):
    """Some of a list, at most `bounds[kind]` of each kind that has a bound."""

    kinds: Sequence[str]
    """The kind of each option."""
    bounds: Mapping[str, int]

    def find_excess(self, chosen: Sequence[Option]) -> str | None:
        """Return a kind of which too many are chosen, if any."""
        keys = [option.key() for option in self.options]
        kind_of = dict(zip(keys, self.kinds, strict=True))
        counts = Counter(kind_of.get(option.key()) for option in chosen)
        return next((kind for kind, most in self.bounds.items() if counts[kind] > most), None)

    def accepts(self, answer: Answer) -> tuple[Option, ...] | None:
        """Return the elements in the order offered, or None if they do not fit."""
        chosen = SomeOf.accepts(self, answer)
        return None if chosen is None or self.find_excess(chosen) else chosen


class Amounts(msgspec.Struct, frozen=True, gc=False):
    """An amount of each kind: at most `bounds[kind]`, in all `least` to `most`."""

    bounds: Mapping[str, int]
    least: int
    most: int

    def decides(self) -> bool:
        """Return whether there is more than one way to answer."""
        if self.least != self.most:
            return True
        return len(self.bounds) > 1 and self.most not in (0, sum(self.bounds.values()))

    def only(self) -> dict[str, int]:
        """Return the only answer, if there is nothing to decide."""
        return {kind: min(n, self.most) for kind, n in self.bounds.items()} if self.most else {}

    def accepts(self, answer: Answer) -> dict[str, int] | None:
        """Return the amounts without zeros in the order of the bounds, or None."""
        if not isinstance(answer, dict) or any(kind not in self.bounds for kind in answer):
            return None
        amounts = {kind: answer.get(kind, 0) for kind in self.bounds}
        if any(not 0 <= n <= self.bounds[kind] for kind, n in amounts.items()):
            return None
        if not self.least <= sum(amounts.values()) <= self.most:
            return None
        return {kind: n for kind, n in amounts.items() if n}


Form: TypeAlias = OneOf | SomeOf | Amounts


class Question(msgspec.Struct, gc=False):
    """A question to one seat.

    `kind` names its words and is saved; `context` holds plain arguments for those words; `public`
    is true if everybody can derive the options from what everybody sees.
    """

    id: QuestionId
    seat: Seat
    kind: str
    form: Form
    public: bool
    context: dict[str, Scalar]
    response: bool = False
    """True for a response to another seat's action: the seats that might give it are not named."""
    timed: bool = False
    """True for a response that is open until its window ends; then its seat's plan decides."""

    def decides(self) -> bool:
        """Return whether there is more than one way to answer."""
        return self.form.decides()


class Asked(NamedTuple):
    """Content of a question, listed by a rule once the question is looked at."""

    kind: str
    form: Form
    context: Mapping[str, Scalar] = {}


def answer_keys(answer: Answer) -> list[str]:
    """Write an answer as the stable keys that are recorded."""
    if isinstance(answer, dict):
        return [f"{kind}={n}" for kind, n in sorted(answer.items()) if n]
    if isinstance(answer, tuple):
        return [option.key() for option in answer]
    return [answer.key()]


def answer_from_keys(form: Form, keys: Sequence[str]) -> Answer | None:
    """Read an answer from its keys; None if the form does not offer it."""
    if isinstance(form, Amounts):
        try:
            return form.accepts({kind: int(n) for kind, n in (key.split("=") for key in keys)})
        except ValueError:
            return None
    if isinstance(form, OneOf):
        if len(keys) != 1:
            return None
        tag = keys[0].partition(":")[0]  # a key takes far longer to write than its tag to look up
        alike = (o for o in form.options if o.__struct_config__.tag == tag)
        return next((option for option in alike if option.key() == keys[0]), None)
    wanted = list(keys)
    chosen = []
    for option in form.options:
        if (key := option.key()) in wanted:
            wanted.remove(key)
            chosen.append(option)
    return None if wanted else form.accepts(tuple(chosen))
