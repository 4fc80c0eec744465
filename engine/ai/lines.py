"""Lines of play that a search weighs: answers, where each led, and the worth of the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.ai.trial import Spot
from engine.core.choices.questions import Answer, Question
from engine.core.match import Match
from engine.core.seats import Seat

DECIMALS = 6
"""Decimals of a worth that count: what lies beyond depends on how a Python adds floats."""


def mean_of(worths: Sequence[float]) -> float:
    """Return the average worth, so that equal answers are a tie in every Python."""
    return round(sum(worths) / len(worths), DECIMALS)


class Step(NamedTuple):
    """An answer on the way: its seeming worth, where it was given, and where it led."""

    question: Question
    answer: Answer
    worth: float
    at: Spot[Any]
    spot: Spot[Any]
    bias: float = 0.0
    """Part of its worth that the answer has by itself."""
    luck: float = 0.0
    """Worth of chance's average outcome above that of the outcome from which the line goes on."""
    rivals: Sequence[Step] = ()
    """The best answers that were tried in its place, itself among them."""

    @property
    def kind(self) -> str:
        """Kind of question that it answers."""
        return self.question.kind


class Line(NamedTuple):
    """Answers from a spot to the end of the turn, and the worth of that end without luck."""

    worth: float
    steps: tuple[Step, ...]
    end: Spot[Any]

    def after(self, *steps: Step) -> Line:
        """Return the line that begins with some steps and goes on like this one."""
        worth = self.worth + sum(step.luck for step in steps)
        return Line(round(worth, DECIMALS), (*steps, *self.steps), self.end)


class KeptLine:
    """The rest of a line: played until something unforeseen happens or is asked."""

    def __init__(self, left: Sequence[tuple[str, Answer]], seat: Seat, made: int = 0) -> None:
        self._left = list(left)
        self._seat = seat
        self._made = made
        """Number of the last choice before the first answer of the line."""

    def go_on(self, match: Match[Any], question: Question) -> Answer | None:
        """Return the next answer; None if the line has ended or no longer fits."""
        self._made += 1
        followed = match.made == self._made and self._seat == question.seat
        if not self._left or not followed or match.passed_barrier:
            self._left.clear()
            return None
        kind, answer = self._left.pop(0)
        if kind != question.kind or (accepted := question.form.accepts(answer)) is None:
            self._left.clear()
            return None
        return accepted
