"""Computer players that look ahead, and the whole lines that they answer with."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple

from engine.ai.carrying_out import End, carry_out
from engine.ai.judgement import Judgement, does_nothing, mean_end, misjudge, passed_by
from engine.ai.lines import KeptLine, Line, Step, mean_of
from engine.ai.players import GreedyPlayer
from engine.ai.search import BEST, IMPOSSIBLE, WIDE, OutOfTime, Search
from engine.ai.trial import Spot
from engine.core.chance.draws import Rng
from engine.core.choices.questions import Answer, Question, answer_keys
from engine.core.match import Match
from engine.core.seats import Seat
from engine.core.simulation.garbage import without_collection

FIRSTS = 60
"""Answers to the question itself that are tried."""
REFINED = 2
"""Lines that are refined if there are several deals."""
MIX = 0.6
"""Points by which a sealed answer may fall short of the best and still be given sometimes."""

Learned = Callable[[Any, Seat], float | None]
"""Worth of a position at the end of a turn, in points, learned from matches; None if unknown."""


class Level(NamedTuple):
    """The strength of a player's thinking."""

    key: str
    deals: int
    """Deals of what is hidden in which its turn is played out; 0: it looks one step ahead."""
    points_off: float = 0.0
    """Average misjudgement of an answer, in points; of a turn that is played out, at most."""
    share_off: float = 0.0
    """The same of a turn that is played out, as a share of what it gains."""
    learned: bool = False
    """True if it also uses what was learned from matches."""


class Weighed(NamedTuple):
    """An answer, its worth, and the terms of that in points, by the game's names."""

    worth: float
    answer: Answer
    terms: Mapping[str, float]
    at_once: Mapping[str, float] = {}
    """The terms right after it, where a line was played on from there; otherwise empty."""


class Thought(NamedTuple):
    """The result of thinking: the answers weighed, what seems best first, and the line to play."""

    weighed: list[Weighed]
    line: tuple[tuple[str, Answer], ...]
    """Answers with the kinds of their questions, up to where the unforeseen may happen."""
    before: Mapping[str, float] = {}
    """Terms of the position's worth before any answer."""


class Tried(NamedTuple):
    """An answer, and its step in each deal in which it was tried."""

    answer: Answer
    steps: list[Step]

    @property
    def worth(self) -> float:
        """Average worth."""
        if not self.steps:
            return IMPOSSIBLE
        return mean_of([step.worth for step in self.steps])

    @property
    def spots(self) -> list[Spot[Any]]:
        """Spot that it leads to in each of them."""
        return [step.spot for step in self.steps]


class Thinker:
    """Answers by looking ahead as far as its level does, within a budget of seconds.

    It exceeds the budget by at most the time that it takes to try one answer.
    """

    def __init__(
        self,
        level: Level,
        rng: Rng,
        *,
        now: Callable[[], float] = lambda: 0.0,
        budget: float = float("inf"),
        learned: Learned | None = None,
    ) -> None:
        self.level = level
        self._rng = rng
        self._now = now
        self._budget = budget
        self._learned = learned if level.learned else None
        self._line = KeptLine((), Seat(0))

    def answer(self, match: Match[Any], question: Question) -> Answer:
        """Continue the line of an earlier thought, or think anew."""
        found = self._line.go_on(match, question)
        if found is None:
            thought = self.think(match, question)
            self._line = KeptLine(thought.line[1:], question.seat, match.made)
            found = thought.line[0][1]
        return found

    @without_collection()
    def think(self, match: Match[Any], question: Question, *, mixed: bool = True) -> Thought:
        """Weigh the answers to a question; sealed ones are mixed unless they are for a tip."""
        if not question.decides():
            only = question.form.only()
            return Thought([Weighed(0.0, only, {})], ((question.kind, only),))
        until = self._now() + self._budget
        search = Search(
            match.game, match.setup, question.seat, self._rng,
            enough=lambda: self._now() >= until, learned=self._learned,
        )  # fmt: skip
        current, sealed = match.game.current(match.state), len(match.open_questions()) > 1
        if current is None and not sealed:
            search.others = 0
        deals = (search.trials.deal(match, search.seat) for _ in range(max(1, self.level.deals)))
        worlds = [world for world in deals if world is not None]
        if worlds:
            search.valuation.begin_at(worlds[0])
        plays_out = self.level.deals > 0 and current == question.seat and not sealed
        on = current is not None and not plays_out
        tried = try_firsts(search, worlds, question, on=on)
        if not tried:  # the choices since the last step fit no deal
            return self._as_greedy(match, question, search.is_over)
        if plays_out:
            thought = play_out(search, tried, question, self.level)
        else:
            answers = [each.answer for each in tried] if sealed and self.level.deals else []
            ends = carry_out(search, worlds, answers, question)
            ends = ends or [
                End(each.worth, each.answer, each.spots, search.motive_of(question, each.steps))
                for each in tried
            ]
            thought = self._choose(search, ends, question, mixed and sealed)
        return thought._replace(before=search.valuation.before)

    def _as_greedy(self, match: Match[Any], question: Question, enough: Any) -> Thought:
        """Look one answer ahead in forks of the match."""
        ranked = GreedyPlayer(self._rng, enough=enough).rank(match, question)
        weighed = [Weighed(worth, answer, {}) for worth, answer in ranked]
        return Thought(weighed, ((question.kind, weighed[0].answer),))

    def _choose(
        self, search: Search, ends: Sequence[End], question: Question, mixed: bool
    ) -> Thought:
        """Choose by the positions to which answers lead, with the level's misjudgement.

        A sealed answer is mixed with others nearly as good: none must be predictable.
        """
        spread = (0.0 if self.level.deals else self.level.points_off) + MIX * mixed
        judged = [end._replace(worth=end.worth + spread * misjudge(self._rng)) for end in ends]
        judged.sort(key=lambda each: -each.worth)
        weighed = [
            Weighed(
                each.worth, each.answer, {**search.valuation.reasons(each.spots), **each.motive}
            )
            for each in judged
        ]
        return Thought(weighed, ((question.kind, weighed[0].answer),))


def try_firsts(
    search: Search, worlds: Sequence[Spot[Any]], question: Question, *, on: bool
) -> list[Tried]:
    """Try the answers to a question in some deals; return those tried most often, best first.

    Only the best of the first deal are tried in the others. With `on`, whatever an answer begins is
    carried out.
    """
    if not worlds:
        return []
    state = search.trials.look(worlds[0]).state
    tried = [Tried(each, []) for each in search.answers_to(state, question, FIRSTS)]
    try:
        for number, world in enumerate(worlds):
            state = search.trials.look(world).state
            best = best_of(tried, WIDE if number else FIRSTS)
            biases = search.game.inclinations(state, question, [each.answer for each in best])
            for each, bias in zip(best, biases, strict=True):
                step = search.try_answer(world, question, each.answer, bias, on=on, through=True)
                if step is not None:
                    each.steps.append(step)
                if tried[0].steps:
                    search.check_time()
            tried.sort(key=lambda each: (-len(each.steps), -each.worth))
    except OutOfTime:
        pass
    return sorted((t for t in tried if t.steps), key=lambda each: (-len(each.steps), -each.worth))


def play_out(search: Search, tried: Sequence[Tried], question: Question, level: Level) -> Thought:
    """Play the best answers out to the turn's end in each deal; choose by the mean of the ends.

    Ends are misjudged alike before and after they are refined.
    """
    best = best_of([each for each in tried if len(each.steps) == len(tried[0].steps)], BEST)
    lines = {place: found for place, found in enumerate(roll_out_all(search, best)) if found}
    if not lines:
        weighed = [Weighed(t.worth, t.answer, search.valuation.reasons(t.spots)) for t in best]
        return Thought(weighed, ((question.kind, weighed[0].answer),))
    errors: Sequence[float] = [0.0] * len(best)
    passed: Sequence[Collection[int]] = [()] * len(best)
    if level.share_off:
        state = search.trials.look(best[0].steps[0].at).state
        errs = search.game.errs(state, search.seat)
        errors = [errs * misjudge(search.rng) for _ in best]
        passed = passed_by(search.game, state, question, [each.answer for each in best])
    judgement = Judgement(errors, passed, level.share_off, level.points_off)
    several = len(best[0].steps) > 1
    for place in judgement.order(lines)[: REFINED if several else 1]:
        lines[place] = [search.refine(line) for line in lines[place]]
    order = judgement.order(lines)
    weighed = [
        Weighed(
            mean_end(lines[place]),
            best[place].answer,
            {
                **search.valuation.reasons([line.end for line in lines[place]]),
                **search.valuation.luck_of(lines[place]),
            },
            search.valuation.reasons(best[place].spots),
        )
        for place in order
    ]
    return Thought(weighed, foresee(lines[order[0]]))


def best_of(tried: Sequence[Tried], most: int) -> list[Tried]:
    """Return the first, and those that stop: a tip tells the gain over stopping."""
    return [*tried[:most], *(each for each in tried[most:] if does_nothing(each.answer))]


def roll_out_all(search: Search, best: Sequence[Tried]) -> list[list[Line]]:
    """Play answers out in one deal after another; return the lines of each.

    All have the same number of lines: a deal with only some played out would mislead. If time runs
    out in the first deal, the answers played out by then count.
    """
    lines: list[list[Line]] = [[] for _ in best]
    try:
        for deal in range(len(best[0].steps)):
            for each, found in zip(best, lines, strict=True):
                found.append(search.roll_out(each.steps[deal].spot).after(each.steps[deal]))
    except OutOfTime:
        whole = max(1, min(map(len, lines)))
        lines = [found[:whole] for found in lines]
    return lines


def foresee(lines: Sequence[Line]) -> tuple[tuple[str, Answer], ...]:
    """Return the answers on which all lines agree, up to what cannot be taken back."""
    line: list[tuple[str, Answer]] = []
    for at_once in zip(*(each.steps for each in lines), strict=False):
        first = at_once[0]
        keys = answer_keys(first.answer)
        if any(step.kind != first.kind or answer_keys(step.answer) != keys for step in at_once):
            break
        line.append((first.kind, first.answer))
        if any(step.spot.sealed for step in at_once):
            break
    return tuple(line)
