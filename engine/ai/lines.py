"""Lines of play that a search weighs: answers, where each led, and the worth of the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.ai.trial import Spot
from engine.core.choices.questions import Answer, Question

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
