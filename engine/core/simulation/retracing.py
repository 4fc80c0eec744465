"""Repeating a step in another deal: what others chose facedown in it is drawn anew.

A seat that thinks in the middle of a step knows what it was told, not the card that somebody gave
away or the order that somebody laid. A deal in which these stayed would tell.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple, TypeAlias

from engine.core.chance.draws import DictatedChance, Rng
from engine.core.choices.actions import Option
from engine.core.choices.questions import Amounts, Answer, Question
from engine.core.driver import Driver
from engine.core.events import Envelope, events_for
from engine.core.saving.checkpoints import PlanChange, Rewind
from engine.core.seats import Seat
from engine.core.simulation.naming import named_by, naming_fields, options_in
from engine.core.table import T

Given: TypeAlias = tuple[Seat, "Answer | PlanChange | Rewind"]
ATTEMPTS = 8
"""Times that the choices of a step are drawn anew in one deal; half of them prefer what the seat
was told of."""


class Course(NamedTuple):
    """The choices that lead from the last step to a position."""

    given: tuple[Given, ...]
    responses: tuple[str | None, ...] | None = None
    """Responses by plan, as keys; None if plans respond as they are in that deal."""


def choices_known(match: Driver[Any], seat: Seat, *, sealed: bool = True) -> list[Given]:
    """List the choices since the last step that a seat reckons with.

    Others' sealed answers to the open questions are not among them, nor the plans that they have
    changed since these were asked; the seat's own only with `sealed`.
    """
    past = match.past
    since = [
        (by, each)
        for by, each in past.given[past.settled :]
        if isinstance(each, Rewind) or (by == seat and (sealed or isinstance(each, PlanChange)))
    ]
    return [*past.given[: past.settled], *since]


def find_course(
    match: Driver[Any], base: Any, seat: Seat, rng: Rng, given: Sequence[Given]
) -> Course | None:
    """Return the choices since the last step as they may have been in another deal, `base`.

    Whatever others chose facedown is drawn among all that looks alike from outside; `seat` is told
    the same. None if none of the courses tried was possible there.
    """
    if not match.past.responses and not any(hides(match, seat, *each) for each in given):
        return Course(tuple(given))
    for attempt in range(ATTEMPTS):
        try:
            world = Retraced(match, base.copy(), seat, rng, guided=attempt % 2 == 0)
            return world.follow(given)
        except LookupError:
            continue
    return None


def hides(match: Driver[Any], seat: Seat, by: Seat, given: Answer | PlanChange | Rewind) -> bool:
    """Return whether another seat's answer names what may be chosen facedown."""
    if by == seat or isinstance(given, (PlanChange, Rewind)):
        return False
    facedown = match.game.facedown
    return any(each.type_name in facedown for o in options_in(given) for each in named_by(o))


def asks_alike(world: Driver[Any], match: Driver[Any], seat: Seat) -> bool:
    """Return whether a world asks a seat the same questions as the match."""
    asked, real = world.open_to(seat), match.open_to(seat)
    if asked is None or real is None:
        return asked is real
    same = asked.kind == real.kind and asked.context == real.context
    return same and (asked.form is real.form or asked.form == real.form)


class Retraced(Driver[Any]):
    """A step repeated in another deal; LookupError as soon as it goes otherwise for its seat."""

    def __init__(
        self, match: Driver[Any], base: Any, seat: Seat, rng: Rng, *, guided: bool
    ) -> None:
        chance = DictatedChance(match.past.drawn)
        super().__init__(match.game, match.setup, chance, base, keep="nothing", fingerprints=False)
        self._match = match
        self._seat = seat
        self._rng = rng
        self._untold = events_for(match.past.told, seat)[::-1]
        named = (each for event in self._untold for each in named_by(event))
        self._shown = {each for each in named if guided and each.type_name in self.game.facedown}
        self._unsaid = match.past.responses[::-1]
        self._responses: list[str | None] = []
        self._begun = False
        self.drive()

    def halts_before(self, name: str) -> bool:
        """Raise LookupError where the step has come to its end."""
        if self._begun:
            raise LookupError(f"{name} begins too soon")
        self._begun = True
        return False

    def emit(self, envelope: Envelope) -> None:
        """Note an event; raise LookupError unless the seat was told it."""
        if envelope.is_for(self._seat) and self._untold.pop() != envelope.event:
            raise LookupError("its seat was told something else")
        super().emit(envelope)

    def respond_by_plan(
        self, seat: Seat, usable: Sequence[T], plan: Callable[[], T | None]
    ) -> T | None:
        """Respond as the plan did, apart from what that hides."""
        by, real = self._unsaid.pop()
        if by != seat:
            raise LookupError(f"the plan of {by} was asked")
        found = None if real is None else self._draw_alike(usable, real, known=seat == self._seat)
        self._responses.append(None if found is None else found.key())
        self.barrier()
        return found

    def follow(self, given: Sequence[Given]) -> Course:
        """Make choices up to the match's position, others' facedown ones anew."""
        course = []
        for by, real in given:
            question = self.open_to(by)
            answer = real
            if (
                question is not None
                and not question.public
                and by != self._seat
                and not isinstance(real, (PlanChange, Rewind))
            ):
                answer = self._answer_alike(question, real)
            if not self.give(by, answer):
                raise LookupError(f"{answer} is not offered")
            course.append((by, answer))
        if self._untold or self._unsaid or not asks_alike(self, self._match, self._seat):
            raise LookupError("it leads elsewhere")
        return Course(tuple(course), tuple(self._responses))

    def _answer_alike(self, question: Question, real: Answer) -> Answer:
        """Draw an answer that looks from outside as one does."""
        if isinstance(question.form, Amounts) or isinstance(real, dict):
            return real
        left, found = list(question.form.options), []
        for each in options_in(real):
            found.append(self._draw_alike(left, each))
            left.remove(found[-1])
        return tuple(found) if isinstance(real, tuple) else found[0]

    def _draw_alike(self, offered: Sequence[T], real: Option, *, known: bool = False) -> T:
        """Draw one of the options that look from outside as one does; LookupError if none does."""
        facedown = frozenset[str]() if known else self.game.facedown
        look = outside(real, facedown)
        alike = [each for each in offered if outside(each, facedown) == look]
        preferred = [each for each in alike if self._shown.intersection(named_by(each))]
        found = preferred or alike
        if not found:
            raise LookupError(f"nothing offered looks like {real}")
        return found[self._rng.randrange(len(found))]


def outside(option: Option, facedown: Collection[str]) -> tuple[Any, ...]:
    """Return all of an option but the things chosen facedown."""
    hidden = {name for name, type_name, _ in naming_fields(type(option)) if type_name in facedown}
    shown = (getattr(option, name) for name in option.__struct_fields__ if name not in hidden)
    return (type(option), *shown)
