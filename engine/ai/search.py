"""A search over the seat's own turn: nested rollouts in deals of what is hidden.

At each step of the best line so far the best answers are played out greedily to the turn's end. A
line goes on from a middling outcome of chance, valued at the mean: to keep the better ones would
flatter it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.ai.answers import candidates, distinct
from engine.ai.lines import Line, Step, mean_of
from engine.ai.trial import Spot, Trials
from engine.ai.valuation import Valuation, average_luck
from engine.core.chance.draws import Rng
from engine.core.choices.actions import Done, Pass
from engine.core.choices.questions import Answer, OneOf, Question, answer_keys
from engine.core.game import Game
from engine.core.seats import Seat, Setup

WIDE = 12
"""Answers tried at each step of a rollout."""
BEST = 4
"""Answers of these that are played out to the turn's end."""
RIVALS_WIDE = 4
"""Answers of others that are tried if they are asked in the seat's own turn."""
OTHERS = 8
"""Answers of others, or the seat's own quick ones, that are given before a position is valued."""
LONGEST = 60
"""Steps after which a rollout ends, whether or not the turn has."""
IMPOSSIBLE = float("-inf")


class OutOfTime(Exception):  # noqa: N818 - no error: the best answer so far is given
    """The budget is spent."""


def may_leave(question: Question) -> bool:
    """Return whether a question can be answered by doing nothing more."""
    options = question.form.options if isinstance(question.form, OneOf) else ()
    return any(isinstance(option, (Done, Pass)) for option in options)


class Search:
    """Looks ahead for one seat in one deal after another."""

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        seat: Seat,
        rng: Rng,
        *,
        enough: Callable[[], bool],
        learned: Callable[[Any, Seat], float | None] | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng
        self.trials = Trials(game, setup, rng)
        self.others = OTHERS
        """0 outside of turns: what others set up does not answer the seat's own choice."""
        self.valuation = Valuation(game, seat, learned)
        self._enough = enough
        self._sealed: dict[tuple[Seat, str], list[Answer]] = {}

    def is_over(self) -> bool:
        """Return whether the budget is spent."""
        return self._enough()

    def check_time(self) -> None:
        """Raise `OutOfTime` once the budget is spent."""
        if self._enough():
            raise OutOfTime

    # Steps

    def answers_to(self, state: Any, question: Question, most: int) -> Sequence[Answer]:
        """Return up to `most` answers worth trying: those that the game names, or else any."""
        likely = (question.form.accepts(each) for each in self.game.likely(state, question))
        if found := distinct(each for each in likely if each is not None):
            return found[:most]
        game = self.game
        return candidates(game.inclinations, state, question, most, self.rng, game.promise)

    def steps(
        self, spot: Spot[Any], question: Question, most: int, *, through: bool = True
    ) -> list[Step]:
        """Try the answers to the seat's own question; return them, the best first."""
        state = self.trials.look(spot).state
        answers, found = self.answers_to(state, question, most), []
        biases = self.game.inclinations(state, question, answers)
        for answer, bias in zip(answers, biases, strict=True):
            self.check_time()
            step = self.try_answer(spot, question, answer, bias, through=through)
            if step is not None:
                found.append(step)
        return sorted(found, key=lambda each: -each.worth)

    def try_answer(
        self,
        spot: Spot[Any],
        question: Question,
        answer: Answer,
        bias: float = 0.0,
        *,
        on: bool = False,
        through: bool = False,
    ) -> Step | None:
        """Value an answer, at the mean of some outcomes if chance decides; None if not possible.

        The step leads to the outcome nearest to the mean; with `on`, to the next stop. With
        `through` it is valued once everything it owes is answered: a building is there only when it
        is paid for. What only the deal makes true is no gain (`Game.fluke`).
        """
        outcomes: list[tuple[float, Spot[Any]]] = []
        fluke = self.game.fluke(self.trials.look(spot).state, question, answer)
        for outcome in spot.outcomes:
            try:
                after = self.past_others(self.trials.take(spot, self.seat, answer, outcome))
                stop = self.to_stop(after, owed=not on) if on or through else after
            except LookupError:
                return None
            outcomes.append((self.valuation.seeming(stop), stop if on else after))
            if not stop.chance:
                break
        mean = mean_of([worth for worth, _ in outcomes])
        worth, middling = min(outcomes, key=lambda each: abs(each[0] - mean))
        mean -= fluke
        return Step(question, answer, mean + bias, spot, middling, bias, mean - worth)

    def motive_of(self, question: Question, steps: Sequence[Step]) -> dict[str, float]:
        """Return the terms for an answer by itself and for chance, on average over some deals."""
        motive = self.game.motive(question, steps[0].answer)
        found = {motive: sum(step.bias for step in steps) / len(steps)} if motive else {}
        return found | average_luck([step.luck for step in steps])

    def past_others(self, spot: Spot[Any]) -> Spot[Any]:
        """Answer for others if they are asked in the middle of a step."""
        chance = spot.chance
        for _ in range(self.others):
            if spot.trial is None or (other := self.other_asked(spot)) is None:
                break
            spot = self.answered_quickly(spot, other)
            chance = spot.chance = chance or spot.chance
            spot.sealed = True
        return spot

    def _list_inclinations(self, state: Any, question: Question) -> list[Answer]:
        """Return the sealed answers that another seat inclines to, looked up once a decision."""
        known = self._sealed.get((question.seat, question.kind), [])
        if good := [each for each in known if question.form.accepts(each) is not None]:
            return good
        tried = candidates(self.game.inclinations, state, question, RIVALS_WIDE, self.rng)
        worths = self.game.inclinations(state, question, tried)
        good = [a for a, worth in zip(tried, worths, strict=True) if worth > max(worths) - 1.0]
        self._sealed[question.seat, question.kind] = good
        return good

    def other_asked(self, spot: Spot[Any]) -> Question | None:
        """Return the question of another seat that must be answered first, if any."""
        asked = self.trials.questions_at(spot)
        return next((each for seat, each in asked.items() if seat != self.seat), None)

    def answered_quickly(self, spot: Spot[Any], question: Question) -> Spot[Any]:
        """Answer for another seat: the best of a few by what it sees; if sealed, by inclination."""
        seat, state = question.seat, self.trials.look(spot).state
        if isinstance(question.form, OneOf) and not question.decides():
            return self.trials.take(spot, seat, question.form.only())
        if len(self.trials.questions_at(spot)) > 1:
            good = self._list_inclinations(state, question)
            return self.trials.take(spot, seat, good[self.rng.randrange(len(good))])
        tried = candidates(self.game.inclinations, state, question, RIVALS_WIDE, self.rng)
        ends = []
        for answer, bias in zip(tried, self.game.inclinations(state, question, tried), strict=True):
            self.check_time()
            after = self.trials.take(spot, seat, answer)
            ends.append((bias + sum(self.game.terms(after.state, seat).values()), after))
        return max(ends, key=lambda end: end[0])[1]

    def to_stop(self, spot: Spot[Any], *, owed: bool = False) -> Spot[Any]:
        """Go on by quick answers to the end of the step under way, where all are valued alike.

        With `owed`, questions that may be declined are not answered.
        """
        chance = spot.chance
        for _ in range(OTHERS):
            spot = self.past_others(spot)
            chance = spot.chance = chance or spot.chance
            if spot.trial is None or self.seat not in self.trials.questions_at(spot):
                break
            asked = self.trials.questions_at(spot)[self.seat]
            if owed and may_leave(asked):
                break
            found = self.steps(spot, asked, RIVALS_WIDE, through=False)
            if not found:
                break
            spot = found[0].spot
        return spot

    # Lines

    def own_question(self, spot: Spot[Any]) -> tuple[Spot[Any], Question | None]:
        """Go on to the seat's next question; None if its turn ends first."""
        chance = False
        for _ in range(OTHERS):
            spot = self.past_others(self.trials.settle(spot))
            chance = spot.chance = chance or spot.chance
            if spot.ended:
                break
            asked = self.trials.questions_at(spot)
            if self.seat in asked:
                return spot, asked[self.seat]
        return spot, None

    def roll_out(self, spot: Spot[Any], most: int = WIDE, *, average: bool = True) -> Line:
        """Play the turn to its end, at each step by the best single answer.

        If chance decides what happens next, several of its outcomes are played out on `average`.
        """
        taken: list[Step] = []
        while len(taken) < LONGEST:
            here, question = self.own_question(spot)
            if here.chance and average:
                return self._on_average(spot, most).after(*taken)
            spot = here
            if question is None:
                break
            found = self.steps(spot, question, most)
            if not found:
                break
            taken.append(found[0]._replace(rivals=found[:BEST]))
            spot = found[0].spot
        return Line(self.valuation.worth(spot), (), spot).after(*taken)

    def _on_average(self, spot: Spot[Any], most: int) -> Line:
        """Return the middling line of some outcomes of chance, valued at their mean."""
        lines = [self.roll_out(spot.by(each), most, average=False) for each in spot.outcomes]
        mean = mean_of([line.worth for line in lines])
        return min(lines, key=lambda line: abs(line.worth - mean))._replace(worth=mean)

    def refine(self, line: Line) -> Line:
        """Play out other answers at each step of a line, up to what cannot be taken back.

        If time runs out, the best line so far counts.
        """
        depth = 1
        try:
            while depth < len(line.steps) and not line.steps[depth].at.sealed:
                line = self._refined_at(line, depth)
                depth += 1
        except OutOfTime:
            pass
        return line

    def _refined_at(self, line: Line, depth: int) -> Line:
        """Return the best line that differs at one step, or the line itself."""
        here, best = line.steps[depth], line
        for step in here.rivals:
            if answer_keys(step.answer) == answer_keys(here.answer):
                continue
            rest = self.roll_out(step.spot).after(*line.steps[:depth], step)
            if rest.worth > best.worth:
                best = rest
        return best
