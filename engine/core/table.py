"""The table: everything a rule may touch.

`t.state` is the truth; everything else is for asking or telling. A rule is a coroutine that the
match drives with `send`; there is no event loop here.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Mapping, MutableSequence, Sequence
from types import coroutine
from typing import Any, Generic, Protocol, TypeAlias, TypeVar
from weakref import proxy

from engine.core.agenda import Step, entry
from engine.core.chance.draws import shuffle
from engine.core.choices.actions import PASS, Option
from engine.core.choices.questions import Amounts, Answer, Asked, Form, OneOf, Question, SomeOf
from engine.core.errors import MatchOver
from engine.core.events import Envelope, Event
from engine.core.hooks.state import S
from engine.core.seats import Scalar, Seat

T = TypeVar("T", bound=Option)
Listing = TypeVar("Listing")


class Runner(Protocol):
    """The object that runs the rules, as a table uses it."""

    planned: bool
    """True if plans decide what would interrupt somebody."""
    windowed: bool
    """True if others' secret responses wait for the end of a window."""
    lapses: dict[Seat, Callable[[], Any]]
    """Answers by plan to open responses, for when the window ends."""

    def question(
        self,
        seat: Seat,
        kind: str,
        form: Form,
        public: bool,
        context: dict[str, Scalar],
        response: bool = False,
    ) -> Question:
        """Number a new question."""
        ...

    def waits_for(self, seat: Seat) -> bool:
        """Return whether a response of `seat` waits for a window."""
        ...

    def respond_by_plan(
        self, seat: Seat, usable: Sequence[T], plan: Callable[[], T | None]
    ) -> T | None:
        """Return the response by a seat's plan."""
        ...

    def draw(self, sides: int) -> int:
        """Draw a number from 0 to `sides - 1`."""
        ...

    def emit(self, envelope: Envelope) -> None:
        """Note an event."""
        ...

    def barrier(self) -> None:
        """Mark that what has happened cannot be taken back freely."""
        ...

    def list_once(self, make: Callable[[], Listing]) -> Listing:
        """Return the options that a step lists."""
        ...


Questions: TypeAlias = "list[Question] | Callable[[], list[Question]]"
"""Questions of a rule, or a function that lists them once they are looked at."""


@coroutine
def _ask(questions: Questions) -> Generator[Questions, dict[Seat, Any], dict[Seat, Any]]:
    """Hand questions to the match and return the answers."""
    return (yield questions)


class Table(Generic[S]):
    """A match as rules see it.

    A table does not keep its runner alive: a runner that is dropped is gone at once, with its
    position, where a search drops thousands.
    """

    __slots__ = ("_runner", "state")

    def __init__(self, runner: Runner, state: S) -> None:
        self._runner: Runner = proxy(runner)
        self.state = state

    # Asking

    async def choose(
        self, seat: Seat, kind: str, choices: Sequence[T], *, public: bool = True, **context: Scalar
    ) -> T:
        """Ask for one of `choices`; a single one that is public is taken without asking."""
        if not choices:
            raise LookupError(f"{kind}: nothing to choose from")
        if public and len(choices) == 1:
            return choices[0]
        question = self._runner.question(seat, kind, OneOf(choices), public, context)
        answer: T = await self._one(question)
        return answer

    async def choose_listed(self, seat: Seat, asked: Callable[[], Asked]) -> Option:
        """Ask, in private, for one of a list that is made once the question is looked at.

        A search that only weighs the position before the question never lists it.
        """

        def list_question() -> list[Question]:
            kind, form, context = asked()
            return [self._runner.question(seat, kind, form, False, dict(context))]

        return (await _ask(list_question))[seat]  # type: ignore[no-any-return]

    async def choose_some(
        self,
        seat: Seat,
        kind: str,
        choices: Sequence[T],
        *,
        least: int,
        most: int,
        public: bool = True,
        **context: Scalar,
    ) -> tuple[T, ...]:
        """Ask for between `least` and `most` elements of `choices`."""
        most = min(most, len(choices))
        form = SomeOf(choices, min(least, most), most)
        return await self.choose_by(seat, kind, form, public=public, **context)  # type: ignore[return-value]

    async def choose_by(
        self, seat: Seat, kind: str, form: SomeOf, *, public: bool = True, **context: Scalar
    ) -> tuple[Option, ...]:
        """Ask for elements of a list within the limits of `form`, such as few of each kind."""
        if public and not form.decides():
            return form.only()
        question = self._runner.question(seat, kind, form, public, context)
        answer: tuple[Option, ...] = await self._one(question)
        return answer

    async def amounts(
        self,
        seat: Seat,
        kind: str,
        bounds: Mapping[str, int],
        *,
        least: int,
        most: int,
        public: bool = True,
        **context: Scalar,
    ) -> dict[str, int]:
        """Ask for an amount of each kind: at most its bound, `least` to `most` in all."""
        bounds = {kind: n for kind, n in bounds.items() if n > 0}
        most = min(most, sum(bounds.values()))
        least = min(least, most)
        form = Amounts(bounds, least, most)
        if public and not form.decides():
            return form.only()
        question = self._runner.question(seat, kind, form, public, context)
        answer: dict[str, int] = await self._one(question)
        return answer

    async def respond(
        self,
        seat: Seat,
        kind: str,
        usable: Sequence[T],
        *,
        if_public: bool,
        plan: Callable[[], T | None],
        forced: bool = False,
        **context: Scalar,
    ) -> T | None:
        """Offer a response; ask whenever `if_public`, even if `usable` is empty.

        At a table with plans nobody is asked: `plan` decides. With windows, a seat out of turn
        is asked until its window ends; if it has not answered, `plan` decides for it. Whether
        and when that resolves depends only on public facts. A `forced` response can only be
        declined by a seat with nothing usable, which everybody is about to see.
        """
        if not if_public:
            return None
        timed = self._runner.waits_for(seat)
        if self._runner.planned and not timed:
            return self.by_plan(seat, usable, plan)
        options: list[Option] = list(usable) if forced and usable else [*usable, PASS]
        if timed:
            self._runner.lapses[seat] = plan
            self._runner.barrier()  # others have been asked in private
        form = OneOf(options)
        answer = await self._one(
            self._runner.question(seat, kind, form, False, context, response=True)
        )
        self._runner.barrier()  # silence tells something too
        return None if answer == PASS else answer

    def by_plan(self, seat: Seat, usable: Sequence[T], plan: Callable[[], T | None]) -> T | None:
        """Return a plan's decision on facts that only its seat knows; nobody is asked."""
        return self._runner.respond_by_plan(seat, usable, plan)

    async def choose_sealed(
        self, kind: str, forms: Mapping[Seat, Form], *, public: bool = False, **context: Scalar
    ) -> dict[Seat, Answer]:
        """Ask several seats at once; answers are revealed together when the last one is in.

        Until then each may be changed. All seats are asked, whatever they hold, except those of
        which everybody knows the only answer that they can give.
        """
        forced = {s: form.only() for s, form in forms.items() if public and not form.decides()}
        asked = [
            self._runner.question(seat, kind, form, public, context)
            for seat, form in forms.items()
            if seat not in forced
        ]
        if not asked:
            return forced
        answers = await _ask(asked)
        self._runner.barrier()
        return {s: forced[s] if s in forced else answers[s] for s in forms}

    @coroutine
    def _one(self, question: Question) -> Generator[Questions, dict[Seat, Any], Any]:
        """Ask one seat and return its answer."""
        answers = yield [question]
        return answers[question.seat]

    def list_once(self, make: Callable[[], Listing]) -> Listing:
        """List a step's options, at its beginning and from what its seat sees; not to be changed.

        A search that tries several answers lists them once.
        """
        return self._runner.list_once(make)

    # Chance

    def draw(self, sides: int) -> int:
        """Return a number from 0 to `sides - 1`; a single side needs no chance."""
        return self._runner.draw(sides) if sides > 1 else 0

    def shuffle(self, cards: MutableSequence[Any]) -> None:
        """Put `cards` in random order, in place."""
        shuffle(cards, self._runner.draw)

    # Telling, and the next step

    def then(self, step: Step, *args: Scalar) -> None:
        """Put a step on top of the agenda: the last one put there happens first."""
        self.state.agenda.append(entry(step, *args))

    def tell(self, event: Event, *, only: Collection[Seat] | None = None) -> None:
        """Tell everybody, or only some seats, of an event."""
        self._runner.emit(Envelope(event, None if only is None else tuple(only)))

    def win(self, winners: Sequence[Seat], by: str) -> None:
        """End the match at once."""
        self.state.winners = tuple(winners)
        self.state.won_by = by
        raise MatchOver

    def part_from_past(self) -> None:
        """Bar the free way back from here: a seat may now choose unseen, any number of times."""
        self._runner.barrier()

    def decides_by_plan(self, seat: Seat) -> bool:
        """Return whether a plan decides for a seat on facts that are open to all.

        With windows, the current seat is always asked.
        """
        runner = self._runner
        return runner.planned and (not runner.windowed or runner.waits_for(seat))

    @property
    def planned(self) -> bool:
        """True at a table where plans answer what would interrupt somebody."""
        return self._runner.planned
