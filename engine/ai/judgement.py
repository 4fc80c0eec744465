"""The judgement of turns that are played out: what a level errs in, and what it never does.

A player errs among answers that lead on from the same step of its turn, little where little can be
gained. It stops, or passes over a step, exactly when it should: nobody forgets a step whose options
lie in front of them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from engine.ai.lines import Line, mean_of
from engine.core.chance.draws import Rng
from engine.core.choices.actions import Done, Option, Pass
from engine.core.choices.questions import Answer, OneOf, Question
from engine.core.game import Game

SIDES = 1 << 16


class Judgement(NamedTuple):
    """A player's judgement of some answers, by their places."""

    errors: Sequence[float]
    """Misjudgement of each, on average about one."""
    passed: Sequence[Collection[int]]
    """Places of the answers that each of them passes over for good."""
    share: float = 0.0
    """Share of what an answer gains by which it is misjudged."""
    most: float = 0.0
    """Points by which it is misjudged at most: nobody overlooks what gains much."""

    def order(self, lines: Mapping[int, Sequence[Line]]) -> list[int]:
        """Return the places of lines, those that seem to have the best ends first.

        What an answer gains is counted above the best that passes it over, or else above the worst.
        """
        ends = {place: mean_end(found) for place, found in lines.items()}
        worst = min(ends.values())

        def seeming(place: int) -> tuple[bool, bool, float]:
            end = ends[place]
            passes_better = any(ends[each] > end for each in self.passed[place] if each in ends)
            without = [ends[each] for each in ends if place in self.passed[each]]
            gain = max(0.0, end - max(without, default=worst))
            off = min(self.share * gain, self.most)
            return not passes_better, gain > 0, end + self.errors[place] * off

        return sorted(ends, key=seeming, reverse=True)


def misjudge(rng: Rng) -> float:
    """Return a random misjudgement: around zero, on average about one."""
    return 2.2 * (sum(rng.randrange(SIDES) for _ in range(4)) / SIDES - 2)


def passed_by(
    game: Game[Any], state: Any, question: Question, answers: Sequence[Answer]
) -> list[Collection[int]]:
    """Return the places of the answers that each passes over: all others if it does nothing."""
    if not isinstance(question.form, OneOf):
        return [()] * len(answers)
    options, turn_places = question.form.options, game.turn_places(state, question)
    lost: dict[Any, Sequence[Option]]
    lost = {option: each.lost for option, each in zip(options, turn_places, strict=False)}

    def passes(answer: Answer, other: Answer) -> bool:
        return other != answer and (does_nothing(answer) or other in lost.get(answer, ()))

    return [[p for p, other in enumerate(answers) if passes(each, other)] for each in answers]


def does_nothing(answer: Answer) -> bool:
    """Return whether an answer does nothing more."""
    return isinstance(answer, (Done, Pass))


def mean_end(lines: Sequence[Line]) -> float:
    """Return the average worth of the ends of some lines."""
    return mean_of([line.worth for line in lines])
