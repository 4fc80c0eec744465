"""A table for tests that read like the game: playing a rule, answering questions, looking at it.

Each game's tests add functions to set their table and to look at it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from itertools import count
from typing import Any, TypeVar

from engine.core.agenda import STEPS
from engine.core.chance.draws import DictatedChance, RngChance
from engine.core.choices.actions import Done, Option, Pass
from engine.core.choices.questions import Amounts, Answer, OneOf, Question, SomeOf
from engine.core.errors import Refused
from engine.core.events import Envelope, Event
from engine.core.game import Game
from engine.core.match import Match
from engine.core.seats import Seat, Setup

E = TypeVar("E", bound=Event)
Rule = Callable[[Any], Awaitable[Any]]
Decision = tuple[Seat, Question, Answer]


class LastRng:
    """A random source that always returns the highest number, so that shuffles change nothing."""

    def randrange(self, stop: int, /) -> int:
        """Return the highest number."""
        return stop - 1


class Played:
    """The events of one call of `play` or `choose`."""

    def __init__(self, told: Sequence[Envelope]) -> None:
        self.events = [each.event for each in told]
        self.all_told = list(told)

    def told(self, kind: type[E]) -> list[E]:
        """Return the events of a kind, in order."""
        return [event for event in self.events if isinstance(event, kind)]

    def only(self, kind: type[E]) -> E:
        """Return the single event of a kind."""
        (event,) = self.told(kind)
        return event

    def audience(self, kind: type[Event]) -> list[tuple[Seat, ...] | None]:
        """Return the audience of each event of a kind; None stands for everybody."""
        return [each.audience for each in self.all_told if isinstance(each.event, kind)]


class PlayedTable:
    """A table at which single rules are played.

    Responses are asked (`live`), and a test answers each of them. Dice and draws come from `dice`,
    in order; without it, shuffles change nothing.
    """

    game: Game[Any]
    setup: Setup
    state: Any

    def __init__(self) -> None:
        self.match: Match[Any] | None = None

    def seat(self, key: str) -> Seat:
        """Return the seat with a key."""
        return Seat(list(self.state.keys).index(key))

    def key_of(self, seat: int) -> str:
        """Return a seat's key."""
        return str(self.state.keys[seat])

    # Playing

    def play(self, rule: Rule, answers: Iterable[str] = (), dice: Sequence[int] = ()) -> Played:
        """Run a rule with the given answers; any further question stays open at its end."""
        STEPS["test.rule"] = _as_step(rule)
        self.state.agenda[:] = [("test.rule", ())]
        return self._start(answers, dice)

    def _start(self, answers: Iterable[str], dice: Sequence[int]) -> Played:
        chance = DictatedChance(dice, RngChance(LastRng()))
        self.match = Match(
            self.game, self.setup, chance, self.state, keep="step", fingerprints=False
        )
        self._chance = chance
        self.match.drive()
        return self._go_on(list(self.match.told), answers)

    def choose(
        self, key: str, answer: Option | str, answers: Iterable[str] = (), dice: Sequence[int] = ()
    ) -> Played:
        """Answer the seat's open question, then the others as told."""
        assert self.match is not None, "nothing is being played"
        self._chance.tell(*dice)
        seat = self.seat(key)
        question = self.question(key)
        given = answer if isinstance(answer, Option) else read_answer(question, answer)
        told = self.match.submit(seat, question.id, given)
        return self._go_on(list(told), answers)

    def refused(self, key: str, answer: Option | str) -> Refused:
        """Try an answer that must be refused, with nothing changed; return the refusal."""
        assert self.match is not None, "nothing is being played"
        before = self.state.copy()
        question = self.question(key)
        given = answer if isinstance(answer, Option) else read_answer(question, answer)
        try:
            self.match.submit(self.seat(key), question.id, given)
        except Refused as refusal:
            assert self.match.state == before, "a refusal changes nothing"
            return refusal
        raise AssertionError(f"{answer} was not refused")

    def _go_on(self, told: list[Envelope], answers: Iterable[str]) -> Played:
        """Give the answers in order, until a question they do not answer.

        The last answer may be `eyrie: ...`, which leaves that seat's question open, or `...`
        for anybody's. A response that nobody answers fails the test.
        """
        assert self.match is not None
        left = list(answers)
        while self.match.pending:
            seat, question = next(iter(self.match.pending.items()))
            key = self.key_of(seat)
            if left in (["..."], [f"{key}: ..."]):
                return self._played(told)
            if left and left[0].partition(": ")[0] == key:
                answer = read_answer(question, left.pop(0).partition(": ")[2])
            else:
                may_pass = isinstance(question.form, OneOf) and Pass() in question.form.options
                assert not may_pass, f"answer {question.kind}: '{key}: pass' or '{key}: ...'"
                break
            told += self.match.submit(seat, question.id, answer)
        assert not left, f"nobody asked for {left}; open: {self.match.pending}"
        return self._played(told)

    def _played(self, told: list[Envelope]) -> Played:
        """Update the present state of the match."""
        assert self.match is not None
        self.state = self.match.state
        return Played(told)

    # Looking

    def question(self, key: str) -> Question:
        """Return the seat's open question."""
        assert self.match is not None, "nothing is being played"
        seat = self.seat(key)
        assert seat in self.match.pending, f"{key} is not asked; open: {self.match.pending}"
        return self.match.pending[seat]

    def asked(self, key: str) -> str | None:
        """Return the kind of the seat's open question, if any."""
        assert self.match is not None, "nothing is being played"
        question = self.match.pending.get(self.seat(key))
        return question.kind if question else None

    def options(self, key: str, kind: type[Option] = Option) -> list[Any]:
        """Return the options of a class that the seat's open question offers."""
        return [option for option in listed(self.question(key)) if isinstance(option, kind)]

    @property
    def winners(self) -> list[str]:
        """The keys of the winners."""
        return [self.key_of(seat) for seat in self.state.winners]


def listed(question: Question) -> Sequence[Any]:
    """Return the options that a question lists, of any class."""
    assert isinstance(question.form, (OneOf, SomeOf)), "this question asks for amounts"
    return question.form.options


def decisions(match: Match[Any], player: Any, most: int | None = None) -> Iterator[Decision]:
    """Have a player answer for every seat until the match is over, or a number of times.

    Yield each seat, question and answer before the answer is given.
    """
    for _ in count() if most is None else range(most):
        if match.over:
            return
        seat, question = next(iter(match.pending.items()))
        answer = player.answer(match, question)
        yield seat, question, answer
        match.submit(seat, question.id, answer)


def _as_step(rule: Rule) -> Any:
    async def run(t: Any) -> None:
        await rule(t)

    return run


def read_answer(question: Question, text: str) -> Answer:
    """Parse an answer as written in tests: `ambush_fox`, `takeover`, `wood wood`, `3=2 4=1`."""
    form = question.form
    if isinstance(form, Amounts):
        return {kind: int(n) for kind, n in (part.split("=") for part in text.split())}
    if isinstance(form, OneOf):
        return _find(question, form.options, text)
    left = list(form.options)
    chosen = []
    for part in text.split():
        option = _find(question, left, part)
        left.remove(option)
        chosen.append(option)
    return tuple(chosen)


def _find(question: Question, options: Sequence[Option], text: str) -> Option:
    if text == "done":
        return Done()
    for option in options:
        key = option.key()
        if text in (key, key.partition(":")[2], key.rpartition(".")[2]):
            return option
    raise AssertionError(f"{question.kind} offers {[o.key() for o in options]}, not {text}")
