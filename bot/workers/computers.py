"""Computer players in a process of their own: thinking never holds up people at other tables.

The worker gets the position and the draws since the last step, never the match's key.
"""

from __future__ import annotations

import hashlib
import logging
import random
import time
from asyncio import Lock, sleep
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

import msgspec

from bot.workers.computer_worker import think
from bot.workers.process import WorkerProcess
from bot.workers.scheduling import Rank, Scheduler
from bot.workers.worker_messages import Opinion, Parcel, Reply
from engine.ai.levels import LEVELS, USUAL, simpler
from engine.core.choices.actions import Done, Pass
from engine.core.choices.plans import Plan
from engine.core.choices.questions import Answer, Question, answer_from_keys
from engine.core.errors import Refused
from engine.core.match import Match
from engine.core.seats import Seat

log = logging.getLogger(__name__)
LEVEL = "computers"
"""The table option for the level of its computers."""
BUDGET = 1.0
"""Seconds a computer may think about a decision."""
DISCRETION = 0.5
"""Seconds after which a computer responds from what it hides, even if it has nothing to choose
from: a quick pass would tell that it holds no ambush."""
THOUGHTFUL = 0.8
"""The share of these that it may think."""
TIPS = "hard"
"""The level of thinking for tips, within their limit of tries."""


ALIKE = 0.01
"""Points up to which two answers' reasons are alike."""
IMPOSSIBLE = float("-inf")
"""Worth of an answer that turns out to be impossible."""


class Advice(NamedTuple):
    """A computer player's answer, with its reasons."""

    answer: Answer
    gain: float
    """Points it expects from this answer above `other`."""
    other: Answer | None
    """Stopping here if possible, otherwise the next best answer; None if there is none."""
    terms: Mapping[str, float] = {}
    """The gain by reason, in points, for reasons that change likewise against the present position.

    The game's words for each are `term-<name>`.
    """
    line: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """The line it would play, this answer first: kinds of questions, keys of answers."""
    spared: Mapping[str, float] = {}
    """Reasons by which it loses less than `other`, in points."""


class KeptKeys(NamedTuple):
    """The rest of a line, in its transport form, and the choice it follows."""

    left: list[tuple[str, list[str]]]
    seat: Seat
    made: int


class Computers:
    """Answers for the seats that no person plays.

    A whole line is thought out at once and played until something unforeseen happens. Where the
    requested level cannot think, the next simpler one does, which is logged once.
    """

    def __init__(
        self,
        entropy: random.Random,
        executor: Executor | None = None,
        *,
        level: str = USUAL,
        budget: float = BUDGET,
        discretion: float = DISCRETION,
        turns: Scheduler | None = None,
    ) -> None:
        self._entropy = entropy
        self._level = level
        self._budget = budget
        self._discretion = discretion
        self._turns = turns or Scheduler()
        self._process = WorkerProcess(
            "thinks for computer players", executor, processes=self._turns.size, patient=True
        )
        self._lines: WeakKeyDictionary[Match[Any], KeptKeys] = WeakKeyDictionary()
        self._tips: WeakKeyDictionary[Match[Any], tuple[int, int, Advice]] = WeakKeyDictionary()
        self._advising: WeakKeyDictionary[Match[Any], Lock] = WeakKeyDictionary()
        self._said: set[str] = set()
        self.observe: Callable[[float], None] = lambda seconds: None
        """Called with the duration of each thought, in seconds."""

    async def answer(
        self, match: Match[Any], question: Question, *, level: str | None = None
    ) -> Answer:
        """Choose an answer from the view of the question's seat."""
        began, budget, discreet = time.monotonic(), self._budget, is_discreet(match, question)
        found = self._go_on(match, question)
        if discreet and self._discretion:
            budget = min(budget, self._discretion * THOUGHTFUL)
        if found is None:
            seed = self._entropy.getrandbits(32)
            parcel = parcel_of(match, question, seed, level or self._level, budget)
            reply = await self._ask(match, parcel)
            self.observe(time.monotonic() - began)
            found = answer_from_keys(question.form, reply.line[0][1])
            self._lines[match] = KeptKeys(reply.line[1:], question.seat, match.made + 1)
        assert found is not None, "the worker chooses among what is offered"
        if discreet:
            await sleep(began + self._discretion - time.monotonic())
        return found

    def _go_on(self, match: Match[Any], question: Question) -> Answer | None:
        """Return the next answer of a line; None where it has ended or no longer fits."""
        kept = self._lines.pop(match, None)
        if kept is None or not kept.left or match.passed_barrier:
            return None
        kind, keys = kept.left[0]
        if (kept.seat, kept.made, kind) != (question.seat, match.made, question.kind):
            return None
        self._lines[match] = KeptKeys(kept.left[1:], kept.seat, kept.made + 1)
        return answer_from_keys(question.form, keys)

    async def advise(self, match: Match[Any], question: Question, *, level: str = TIPS) -> Advice:
        """Choose an answer and return its worth compared with stopping, or else with the next best.

        It is always the same in the same position; who asks again meanwhile waits for it too.
        Raises `Refused` where the question was answered by then.
        """
        async with self._advising.setdefault(match, Lock()):
            asked = match.pending.get(question.seat)
            if asked is None or asked.id != question.id:
                raise Refused("outdated-menu")
            at = match.made, int(question.id)
            if (known := self._tips.get(match)) is not None and known[:2] == at:
                return known[2]
            reply = await self._ask(match, parcel_of_tip(match, question, level))
            advice = advice_of(question, reply)
            self._tips[match] = (*at, advice)
            return advice

    async def _ask(self, match: Match[Any], parcel: Parcel) -> Reply:
        """Have a worker think about a question; if that kills it, at the next simpler level."""
        while True:
            try:
                async with self._turns.turn(Rank.THINKING, id(match)):
                    reply = await self._process.run(think, msgspec.msgpack.encode(parcel))
            except BrokenProcessPool:
                if parcel.level not in LEVELS or simpler(parcel.level) == parcel.level:
                    raise
                self._say_once(parcel.level, "thinking killed its process")
                parcel = msgspec.structs.replace(parcel, level=simpler(parcel.level))
                continue
            if reply.instead:
                self._say_once(parcel.level, reply.instead)
            return reply

    def _say_once(self, level: str, why: str) -> None:
        """Log the first time that a level cannot be used, with the reason."""
        if f"{level}: {why}" not in self._said:
            self._said.add(f"{level}: {why}")
            log.warning("computer players cannot play as %s: %s", level, why)

    def plans(self, match: Match[Any], seat: Seat) -> dict[str, Plan]:
        """Draw plans for a computer's responses, by kind."""
        kinds = match.game.plans_of(match.state, seat)
        drawn = {kind.key: kind.mix(self._entropy) for kind in kinds}
        return {key: plan for key, plan in drawn.items() if plan is not None}

    def close(self) -> None:
        self._process.close()


def advice_of(question: Question, reply: Reply) -> Advice:
    """Compare the best answer with stopping if that was weighed, otherwise with the next best."""
    best = reply.weighed[0]
    answer = answer_from_keys(question.form, best.keys)
    assert answer is not None, "the worker chooses among what is offered"
    line = tuple((kind, tuple(keys)) for kind, keys in reply.line)
    found = ((each, answer_from_keys(question.form, each.keys)) for each in reply.weighed[1:])
    others = [(each, other) for each, other in found if each.worth > IMPOSSIBLE]
    stopping = [one for one in others if isinstance(one[1], (Done, Pass))]
    if not others:
        return Advice(answer, 0.0, None, best.terms, line)
    than, other = (stopping or others)[0]
    terms = own_prices(compare_terms(best, than, reply.before), best, reply.before)
    spared = spared_by(best, than, reply.before)
    return Advice(answer, best.worth - than.worth, other, terms, line, spared)


def compare_terms(best: Opinion, than: Opinion, before: Mapping[str, float]) -> dict[str, float]:
    """Return the reasons by which an answer is better or worse both than another and than before.

    A smaller loss than the other's is not a gain, and a smaller gain is not a price. Where both
    lead to the same, the change against the present position is the reason.
    """
    beside = differences(best.terms, than.terms)
    since = differences(best.terms, before)
    if all(abs(worth) < ALIKE for worth in beside.values()):
        return since
    return {name: worth for name, worth in beside.items() if worth * since.get(name, 0.0) > 0}


def own_prices(
    terms: Mapping[str, float], best: Opinion, before: Mapping[str, float]
) -> dict[str, float]:
    """Keep of each price what the answer costs by itself, not what the rest of its line spends."""
    if not best.at_once:
        return dict(terms)
    spent = differences(best.at_once, before)
    kept = {name: max(worth, spent.get(name, 0.0)) for name, worth in terms.items() if worth < 0}
    return {
        name: kept.get(name, worth) for name, worth in terms.items() if worth > 0 or kept[name] < 0
    }


def spared_by(best: Opinion, than: Opinion, before: Mapping[str, float]) -> dict[str, float]:
    """Return the reasons by which an answer loses less than another."""
    since = differences(best.terms, before)
    beside = differences(best.terms, than.terms)
    return {name: worth for name, worth in beside.items() if worth > 0 >= since.get(name, 0.0)}


def differences(here: Mapping[str, float], there: Mapping[str, float]) -> dict[str, float]:
    """Return how much more each reason is worth here than there, where it differs."""
    found = {
        name: round(here.get(name, 0.0) - there.get(name, 0.0), 3) for name in {**here, **there}
    }
    return {name: worth for name, worth in found.items() if worth}


def is_discreet(match: Match[Any], question: Question) -> bool:
    """Return whether a seat responds, or answers in another's turn, from what it hides."""
    other = match.game.current(match.state) not in (None, question.seat)
    return question.response or (other and not question.public)


# For the worker


def parcel_of(
    match: Match[Any],
    question: Question,
    seed: int,
    level: str,
    budget: float = BUDGET,
    *,
    advising: bool = False,
) -> Parcel:
    """Return a position with the question to think about."""
    drawn, seat = match.drawn_since(), question.seat
    return Parcel(match.record(), drawn, seat, seed, level, budget, advising=advising)


def parcel_of_tip(match: Match[Any], question: Question, level: str = TIPS) -> Parcel:
    """Return a question to give a tip for.

    The seed rests on public numbers alone: a tip must not move with what is hidden, nor with the
    number of choices, which another seat's change of plan raises.
    """
    known = (match.setup.seats, question.seat, int(question.id))
    digest = hashlib.blake2b(msgspec.msgpack.encode(known), digest_size=4).digest()
    return parcel_of(match, question, int.from_bytes(digest, "big"), level, advising=True)
