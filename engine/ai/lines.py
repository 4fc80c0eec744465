"""Lines of play that a search weighs: answers, where each led, and what the end is worth."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.ai.trial import Spot
from engine.core.choices.questions import Answer, Question


class Step(NamedTuple):
    """An answer on the way, what it seemed worth, where it was given and where it led."""

    question: Question
    answer: Answer
    worth: float
    at: Spot[Any]
    spot: Spot[Any]
    luck: float = 0.0
    """By how much chance's outcomes are worth more on average than the one it goes on from."""

    @property
    def kind(self) -> str:
        """The kind of question that it answers."""
        return self.question.kind


class Line(NamedTuple):
    """Answers from a spot to the end of the turn, and what that end is worth, luck made even."""

    worth: float
    steps: tuple[Step, ...]
    end: Spot[Any]

    def after(self, *steps: Step) -> Line:
        """Return the line that begins with some steps and goes on like this one."""
        worth = self.worth + sum(step.luck for step in steps)
        return Line(worth, (*steps, *self.steps), self.end)
