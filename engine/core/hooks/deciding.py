"""What a seat is asked, and what decides in its place."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, ClassVar, Generic

from engine.core.choices.actions import Option
from engine.core.choices.plans import PlanField, PlanKind
from engine.core.choices.previews import Preview
from engine.core.choices.questions import Answer, Question
from engine.core.choices.standings import Standing
from engine.core.choices.ways import Way
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.hooks.state import S
from engine.core.language.messages import Message
from engine.core.language.words import Words
from engine.core.seats import Scalar, Seat

UNLIKELY = "unlikely"
"""The fact about an option that hardly anybody would choose, such as to march without units."""


NOTHING = "nothing"
"""The fact about an option that changes nothing: menus leave it out, a command still takes it."""


class MenuHooks(ABC, Generic[S]):
    """Called when somebody is asked, for what stands beside the options."""

    actions: ClassVar[tuple[type[Option], ...]]
    """Every option class with a slash command."""

    @abstractmethod
    def facts(self, state: S, seat: Seat, option: Option) -> Mapping[str, Scalar]:
        """Return what a menu shows beside an option: price, gain; from what `seat` sees.

        An option with the fact `UNLIKELY` stands behind the others in a menu, one with the fact
        `NOTHING` is left out.
        """

    def standings(self, state: S, question: Question) -> Sequence[Standing]:
        """Return where each option of a turn's menu stands, and what it would end.

        Nothing for a question that does not span several steps of a turn.
        """
        return ()

    def beside(self, state: S, question: Question) -> Mapping[type[Option], bool]:
        """Return the actions that stand apart below a question's own answers, in their order.

        With each, whether it keeps its place when it is not possible. Nothing for most questions.
        """
        return {}

    def places(self, state: S, question: Question) -> Sequence[Way]:
        """Return which places each option of a question is about, or each kind of its amounts.

        In their order; nothing in a game without a map.
        """
        return ()

    def forfeits(self, state: S, question: Question, answer: Answer) -> Sequence[Message]:
        """Describe what `answer` would leave to nobody, as its seat knows it: to be confirmed."""
        return ()

    def forecast(self, state: S, seat: Seat, option: Option) -> Sequence[Message]:
        """Describe what chance will probably make of an option, as its seat can know it."""
        return ()

    def stakes(
        self, state: S, seat: Seat, option: Option
    ) -> tuple[Sequence[Message], Sequence[Message]]:
        """Name the places that an option wins for sure, and those it loses or leaves open."""
        return (), ()

    def matter(self, state: S) -> Sequence[Message]:
        """Describe from public facts what the open questions are about: a battle, its sides."""
        return ()

    def cause(self, state: S, question: Question) -> Sequence[Message]:
        """Explain from public facts why a seat is asked in somebody else's turn: who, where, how
        strong; nothing for what follows from the seat's own choice. It is told to that seat.
        """
        return ()

    def preview(self, state: S, seat: Seat, option: Option) -> Preview | None:
        """Return what an option would do, from what `seat` sees; None where nothing is to be shown.

        Nobody's secrets enter it, and nothing is drawn: what chance decides is given as odds.
        """
        return None


class EvaluationHooks(ABC, Generic[S]):
    """Called for each position and answer that computer players weigh."""

    menus: ClassVar[frozenset[str]] = frozenset()
    """The steps that offer a seat its next action: a search values the position before them."""
    turn_steps: ClassVar[frozenset[str]] = frozenset()
    """The steps before which a turn has ended: a search goes no further."""
    package: ClassVar[str] = ""
    """Where a game keeps its `data/learned.json`."""

    @abstractmethod
    def evaluate(self, state: S, seat: Seat) -> float:
        """Value a position for `seat`, from what that seat can see; more is better.

        This is what the greedy anchor goes by, and stays as it is; `terms` may grow better.
        """

    def terms(
        self, state: S, seat: Seat, kept: dict[Any, Any] | None = None
    ) -> Mapping[str, float]:
        """Value a position for `seat` in points, by reasons whose words are `term-<name>`.

        `kept` is a note book for what stays the same at all positions of one decision.
        """
        return {"position": self.evaluate(state, seat)}

    def possessions(self, state: S, seat: Seat, viewer: Seat | None) -> Mapping[str, float]:
        """Value in points what a seat has, by the reasons of `terms`, as `viewer` sees it."""
        return {}

    def ill_advised(self, state: S, question: Question, answer: Answer) -> bool:
        """Return whether no tip should name an answer, whatever a computer thinks of it.

        Such a choice ends the game that a newcomer has just learned, or mostly loses something.
        """
        return False

    def rest(self, state: S) -> None:
        """Change a position at the end of a turn, in place, into one with nobody at turn."""

    def features(self, state: S, viewer: Seat) -> Sequence[Mapping[str, float]]:
        """Return the numbers of each seat to learn from, by names, from what `viewer` may see.

        One of each seat's begins with `is.` and names what it plays. Nothing where a game has none.
        """
        return ()

    def learned(self) -> bytes | None:
        """Return the data file of what was learned from matches, None where there is none."""
        if not self.package:
            return None
        path = files(self.package) / "data" / "learned.json"
        return path.read_bytes() if path.is_file() else None

    def answer_bias(self, state: S, question: Question, answer: Answer) -> float:
        """Value an answer besides the position after it, where that shows little: a sealed bid.

        The greedy anchor goes by it: it stays as it is.
        """
        return 0.0

    def inclination(self, state: S, question: Question, answer: Answer) -> float:
        """Value the same for the players that look ahead; a mended one stands here."""
        return self.answer_bias(state, question, answer)


class AheadHooks(ABC, Generic[S]):
    """Called when somebody queues a choice for later, and when it falls due."""

    def imagine(self, state: S, seat: Seat) -> None:
        """Turn a position between two steps, in place, into one where `seat` decides next.

        That is its next turn, or what else it may decide in advance. Raises `Refused` where that
        makes no sense.
        """
        raise Refused("no-queue")

    def precondition(self, view: Any, type_name: str, value: Any) -> Any:
        """Return what an option stands on that names `value`: what lies there, for the viewer.

        Plain data or frozen views without sets; None for what cannot change.
        """
        return None


class PlanHooks(ABC, Generic[S]):
    """Called when somebody looks at or changes what they decided for others' turns."""

    plan_kinds: ClassVar[tuple[PlanKind, ...]]

    def plans_of(self, state: S, seat: Seat) -> Sequence[PlanKind]:
        """List the kinds of plan that can matter to a seat at this table."""
        return self.plan_kinds

    def plan_values(self, field: PlanField, words: Words, view: Any) -> Sequence[tuple[str, str]]:
        """List a field's values that make sense to the viewer, with what they stand for."""
        return [(value, value) for value in field.choices]

    def plans_for(self, events: Sequence[Event], seat: Seat) -> Sequence[str]:
        """Name the kinds of plan that matter for the cards these events gave to `seat`."""
        return ()
