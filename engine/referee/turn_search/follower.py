"""Following a turn: a search for the answers whose changes are those that the record tells."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterator
from dataclasses import replace
from math import inf

from engine.core.choices.questions import Answer, OneOf, Question
from engine.referee.matching import Matched, Reading, match
from engine.referee.record.hirelings import letters_of_sides
from engine.referee.record.letters import NOTATIONS
from engine.referee.takeover import lacks
from engine.referee.turn_parts import Left, Sheet
from engine.referee.turn_search.answers import candidates, is_null, told_beforehand
from engine.referee.turn_search.costs import MOST_PROGRESS
from engine.referee.turn_search.lines import (
    Line,
    Step,
    at_end,
    blank,
    is_unspoken,
    only_spends,
    outcome,
    shape,
    tells,
)
from engine.referee.turn_search.mentioned import Mentioned
from engine.referee.turn_search.steps import NARROW, Followed, Steps
from engine.referee.turn_search.trial import TURN, Given
from engine.referee.turn_search.trial_results import Came, Explored
from engine.root.hooks.notation import Unit, burrow_of, picks_all
from engine.root.state import RootState

MOST_TRIED = 5000
"""Trials of a turn after which only the best line is followed."""
MOST_ANSWERS = 160
"""Most answers in a turn."""
FEW_ANSWERS = 6
"""Answers of which one must be given, and each is tried even if the record has no word for it."""
UNTOLD = 0.2
"""Cost of an answer of which the record tells nothing yet."""
LEFT_OVER, POINTS_LEFT_OVER = 8.0, 3.0
"""Costs of leaving an action of the record out, and points, which often depend on such an action.
"""
OVERTAKEN = 0.8
"""Cost, for a line that goes on, of an action that later ones were taken before."""
ASTRAY = 5.0
"""The same, and the cost of a change not told, for our own record: it tells all in their order."""


class Follower:
    """Follows one turn of a record."""

    def __init__(
        self,
        match: Followed,
        sheet: Sheet,
        explored: Explored,
        forced: frozenset[int] = frozenset(),
        barred: Container[Reading] = (),
        *,
        exact: bool = False,
    ) -> None:
        self.letters, self.record = match.letters, match.record
        self.sheet = sheet
        self.steps = Steps(match, sheet, explored, exact=exact)
        self.forced = forced
        """Actions that the rules refuse: they are taken over once everything before them is done.
        """
        self.barred = barred
        """Readings of actions that are not allowed."""
        self.tried, self.most = 0, MOST_TRIED
        self.width = NARROW

    def follow(self, base: RootState, left: Left, width: int, bound: float = inf) -> Line:
        """Return the line of play from `base` to the turn's end that fits the record best.

        Lines that cost as much as `bound` or more are dropped, so a better one may be missing.
        """
        self.width = width
        start = Line(base, (), (), blank(base), [], 0, left, left)
        beam = list(self.settle(start, begin=True))
        best: Line | None = None
        for _ in range(MOST_ANSWERS):
            going = []
            for line in beam:
                if line.ended:
                    if best is None or self.total(line) < self.total(best):
                        best = line
                else:
                    going.append(line)
            most = bound if best is None else min(bound, self.total(best))
            going = [each for each in going if each.cost < most]
            if not going:
                break
            if self.tried > self.most:
                width = 1
            kids = self.narrow([kid for line in going for kid in self.expand(line)], 4 * width)
            beam = self.narrow([each for kid in kids for each in self.settle(kid)], width)
        nothing = at_end(start, base.copy())
        return best or (nothing if bound == inf else replace(nothing, cost=inf))

    def total(self, line: Line) -> float:
        """Return the cost of a whole line, including what it leaves out."""
        return line.cost + self.price(self.sheet.open_actions(line.left))

    def promise(self, line: Line) -> float:
        """Return how badly a line fits, with the price of what has to be taken over.

        Actions passed over count too, as they may never come: their phase may be over.
        """
        passed = OVERTAKEN * self.sheet.count_overtaken(line.left)
        if self.steps.exact:
            # Within a step, what was one answer of a plan may be several here, told in parts.
            left = line.was_left if line.trial.asks else line.left
            passed = ASTRAY * self.sheet.count_overtaken(left)
        return line.worth + passed + self.price(self.forced & {*self.sheet.open_actions(line.left)})

    def narrow(self, lines: list[Line], width: int) -> list[Line]:
        """Keep the best lines, one of those that tell the same, and all that have ended.

        Lines that differ only by chance count as one: the effect of a roll is often told later.
        """
        ended: dict[tuple[object, ...], Line] = {}
        going: dict[tuple[object, ...], dict[tuple[int, ...], Line]] = {}
        likes: set[tuple[object, ...]] = set()
        lefts: set[Left] = set()
        for line in sorted(lines, key=self.promise):
            full = not line.ended and len(going) >= width
            if full and line.left not in lefts:
                continue  # before anybody lists what it is asked
            asked = line.trial.next_question
            like = (line.left, asked and asked.kind, line.base.stage)
            if full and like not in likes:
                continue
            key = (*like, shape(line))
            if line.ended:
                ended.setdefault(key, line)
            elif key in going or len(going) < width:
                likes.add(like)
                lefts.add(line.left)
                going.setdefault(key, {}).setdefault(line.drawn, line)
        return [*ended.values(), *(line for each in going.values() for line in each.values())]

    # One answer

    def expand(self, line: Line) -> Iterator[Line]:
        """Try the answers to a line's question that the record may mean."""
        question = line.trial.next_question
        assert question is not None, "a line that goes on is asked something"
        state = line.trial.state
        pieces = NOTATIONS[state.factions[question.seat]].pieces
        wide, tolls = self.width > NARROW, [path for each in state.hired for path in each.paths]
        mentioned = Mentioned(
            self.sheet, line.left, burrow_of(state), pieces, wide=wide, tolls=tolls
        )
        found: list[tuple[Answer, Line]] = []
        names = letters_of_sides(self.letters, state)
        told = told_beforehand(question, self.record, self.letters)
        for answer in told or candidates(question, state, mentioned, names):
            for kid in self.answer(line, question, answer):
                found += [(answer, each) for each in self.hurry(kid)]
        must = len(found) <= FEW_ANSWERS and not any(is_null(answer) for answer, _ in found)
        useful = [
            kid
            for answer, kid in found
            if is_null(answer)
            or tells(line, kid)
            or (wide and only_spends(kid))
            or (must and is_unspoken(kid))
        ]
        if not useful:
            useful = sorted((kid for _, kid in found), key=lambda each: each.cost)[:3]
        yield from useful

    def hurry(self, line: Line) -> Iterator[Line]:
        """Give the answers to which a record leaves no alternative, before lines are compared."""
        if all(NOTATIONS[key].pick is picks_all for key in line.trial.state.factions):
            yield line
            return
        question = line.trial.next_question
        if question is None or not isinstance(question.form, OneOf):
            yield line
            return
        state, seat = line.trial.state, question.seat
        pick = NOTATIONS[state.factions[seat]].pick
        said = [part.unit for part in self.sheet.parts if self.sheet.has_left(part, line.left)]
        picked = pick(state, seat, question, question.form.options, said, self.letters)
        if len(picked) != 1 or len(question.form.options) == 1:
            yield line
            return
        for kid in self.answer(line, question, picked[0]):
            yield from self.hurry(kid)

    def answer(self, line: Line, question: Question, answer: Answer) -> Iterator[Line]:
        """Give an answer, once for every outcome of chance."""
        given = (*line.given, (question.seat, answer))

        known: set[tuple[object, ...]] = set()
        for came in self.steps.answer(line, given, self.width):
            kid = self.grow(line, came, given, null=is_null(answer))
            outcome_ = outcome(kid)
            if outcome_ not in known:
                known.add(outcome_)
                yield kid

    def grow(self, line: Line, came: Came, given: tuple[Given, ...], *, null: bool) -> Line:
        """Return a line with the changes of a trial added."""
        self.tried += 1

        def missing(unit: Unit) -> bool:
            return lacks(line.trial.state, self.letters, unit)

        matched = Matched(line.left, 0.0, 0.0, ())
        if came.units:
            matched = match(self.sheet, line.left, came.units, missing, self.barred)
        cost = line.cost + matched.cost
        if not null and not matched.took:
            cost += UNTOLD
        if self.steps.exact and self.sheet.current:
            cost += ASTRAY * sum(each.action is None for each in matched.taken)
        return Line(
            line.base, given, came.drawn, came.trial, line.listings, came.seen, matched.left,
            line.was_left, cost,
            line.took + min(matched.took, MOST_PROGRESS), Step(matched.taken, (), line.told),
        )  # fmt: skip

    # Taking over

    def due(self, left: Left) -> list[int]:
        """List the actions to be taken over now: those before which nothing is still to come.

        The action that pays for one of them, and the points for it, go with it.
        """
        found: list[int] = []
        coming = self.sheet.open_actions(left)
        for action in coming:
            paid = action + 1 in self.forced and self.sheet.pays(action)
            if action not in self.forced and not paid:
                break
            found.append(action)
            points = self.sheet.points_of(action)
            found += [each for each in coming if self.sheet.points_of(each - 1) == points != ()][:1]
        return list(dict.fromkeys(found))

    def price(self, actions: Collection[int]) -> float:
        """Return the cost of leaving some actions out, or taking them over."""
        return sum(
            POINTS_LEFT_OVER if self.sheet.only_scores(each) else LEFT_OVER for each in actions
        )

    # From step to step

    def settle(self, line: Line, *, begin: bool = False) -> Iterator[Line]:
        """Go on from the end of a step to the next question, or to the end of the turn."""
        waiting = [(line, begin)]
        while waiting:
            line, begin = waiting.pop()
            if not begin and line.trial.asks:
                yield line
                continue
            state = line.trial.state
            if state.winners or (not begin and state.agenda[-1][0] == TURN):
                yield at_end(line, state)
                continue
            due = [] if begin else self.due(line.left)
            step = self.steps.begin(state, line.left, due, self.width)
            start = blank(step.base)
            told = Step((), step.swaps, line.told, step.forced, state)
            paid = line.cost + self.price(self.forced & {*step.forced})
            for came in step.ways:
                fresh = Line(
                    step.base, (), came.drawn, start, step.listings, 0, step.left,
                    step.left, paid, line.took + len(step.forced), told,
                )  # fmt: skip
                waiting.append((self.grow(fresh, came, (), null=True), False))
