"""Questions to a seat, and the computers that decide in its place."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib.resources import files
from types import MappingProxyType
from typing import Any, ClassVar, Generic

from engine.core.choices.actions import Option
from engine.core.choices.places import Way
from engine.core.choices.plans import PlanField, PlanKind
from engine.core.choices.previews import Preview
from engine.core.choices.questions import Answer, Question
from engine.core.choices.turn_steps import TurnPlace
from engine.core.errors import Refused
from engine.core.events import Event
from engine.core.hooks.state import S
from engine.core.language.messages import Message
from engine.core.language.words import Words
from engine.core.seats import Scalar, Seat

UNLIKELY = "unlikely"
"""Fact about an option that hardly anybody would choose, such as to march without units."""


NOTHING = "nothing"
"""Fact about an option that changes nothing: menus leave it out, a command still takes it."""


class MenuHooks(ABC, Generic[S]):
    """Called when a seat is asked, for whatever is shown with the options."""

    actions: ClassVar[tuple[type[Option], ...]]
    """Every option class with a slash command."""
    turn_menus: ClassVar[frozenset[str]] = frozenset()
    """Kinds of questions whose Done is named by where it leads, which only its moment tells."""

    def actor(self, state: S, question: Question) -> Seat:
        """Return the side that acts by a question's options: its seat, or another it decides for.

        Facts, forecasts and consequences of the options are the actor's.
        """
        return question.seat

    @abstractmethod
    def facts(self, state: S, seat: Seat, option: Option) -> Mapping[str, Scalar]:
        """Return the facts that a menu shows with an option: price, gain; as far as `seat` sees.

        Options with the fact `UNLIKELY` come after the others in a menu; those with the fact
        `NOTHING` are left out.
        """

    def outlook(self, state: S, question: Question, amounts: Mapping[str, int]) -> Message | None:
        """Return what amounts would lead to, as far as the question's seat sees; None if open."""
        return None

    def turn_places(self, state: S, question: Question) -> Sequence[TurnPlace]:
        """Return the place of each option in a turn's menu, and the step that it would end.

        Nothing for a question that does not span several steps of a turn.
        """
        return ()

    def beside(self, state: S, question: Question) -> Mapping[type[Option], bool]:
        """Return the actions that are shown apart, below a question's own answers, in order.

        Each with True if it keeps its place while it is not possible. Nothing for most questions.
        """
        return {}

    def places(self, state: S, question: Question) -> Sequence[Way]:
        """Return the places that each option of a question, or each kind of its amounts, is about.

        In their order; nothing in a game without a map.
        """
        return ()

    def forfeits(self, state: S, question: Question, answer: Answer) -> Sequence[Message]:
        """Describe what `answer` would waste, as far as its seat knows: to be confirmed."""
        return ()

    def forecast(self, state: S, seat: Seat, option: Option) -> Sequence[Message]:
        """Describe the probable effect of chance on an option, as far as its seat can know."""
        return ()

    def stakes(
        self, state: S, seat: Seat, option: Option
    ) -> tuple[Sequence[Message], Sequence[Message]]:
        """Name the places that an option wins for sure, and those it loses or leaves open."""
        return (), ()

    def consequences(self, state: S, seat: Seat, option: Option) -> Sequence[Message]:
        """Name in a few words what an option changes for sure that its name does not say."""
        return ()

    def matter(self, state: S) -> Sequence[Message]:
        """Describe from public facts the subject of the open questions: a battle, its sides."""
        return ()

    def cause(self, state: S, question: Question, reader: Seat | None) -> Sequence[Message]:
        """Explain why a seat is asked in another seat's turn: who, where and how strong.

        Everybody may read it, so it rests on public facts and on what `reader` holds: the seat that
        is asked, or None for a post. Nothing for a consequence of the seat's own choice.
        """
        return ()

    def preview(self, state: S, seat: Seat, option: Option) -> Preview | None:
        """Return the effects of an option, from what `seat` sees; None if there is nothing to show.

        It holds nobody's secrets, and nothing is drawn: chance is given as odds.
        """
        return None


class EvaluationHooks(ABC, Generic[S]):
    """Called for each position and answer that computer players weigh."""

    menus: ClassVar[frozenset[str]] = frozenset()
    """Steps that offer a seat its next action: a search values the position before them."""
    turn_steps: ClassVar[frozenset[str]] = frozenset()
    """Steps before which a turn has ended: a search goes no further."""
    package: ClassVar[str] = ""
    """Package with the game's `data/learned.json`."""
    feature_signs: ClassVar[Mapping[str, int]] = MappingProxyType({})
    """1 for each of the `features` that never harms its seat, -1 for each that never helps it."""

    @abstractmethod
    def evaluate(self, state: S, seat: Seat) -> float:
        """Value a position for `seat`, from what that seat can see; more is better.

        The greedy anchor uses this, so it never changes; `terms` may improve.
        """

    def terms(
        self, state: S, seat: Seat, kept: dict[Any, Any] | None = None
    ) -> Mapping[str, float]:
        """Value a position for `seat` in points, by terms whose words are `term-<name>`.

        `kept` is a cache for values that are the same at all positions of one decision.
        """
        return {"position": self.evaluate(state, seat)}

    def possessions(self, state: S, seat: Seat, viewer: Seat | None) -> Mapping[str, float]:
        """Value in points what a seat has, by the names of `terms`, as `viewer` sees it."""
        return {}

    def likely(self, state: S, question: Question) -> Sequence[Answer]:
        """Return the answers worth trying, the best first; none if any may do.

        For questions that most answers would serve ill: amounts of this and that.
        """
        return ()

    def carried_out(
        self, state: S, question: Question, answer: Answer
    ) -> tuple[S, Mapping[str, float]] | None:
        """Return a position in which a sealed choice is about to be carried out by its seat.

        With it come the terms of what the end of that turn does not show. None for an answer that
        shows its worth at once, or could do nothing: a search chooses it only where no other is
        carried out, by `inclination`.
        """
        return None

    def motive(self, question: Question, answer: Answer) -> str:
        """Return the term by which `inclination` values an answer; empty if none says it."""
        return ""

    def is_ill_advised(self, state: S, question: Question, answer: Answer) -> bool:
        """Return whether no tip should name an answer, whatever a computer thinks of it.

        Such an answer ends the game that a newcomer has just learned, or mostly loses something.
        """
        return False

    def rest(self, state: S) -> None:
        """Change a position at the end of a turn, in place, into one that is nobody's turn."""

    def features(self, state: S, viewer: Seat) -> Sequence[Mapping[str, float]]:
        """Return each seat's named numbers to learn from, as far as `viewer` may see.

        One name of each seat begins with `is.` and tells what it plays. Nothing if a game has none.
        """
        return ()

    def learned(self) -> bytes | None:
        """Return the data file learned from matches; None if there is none."""
        if not self.package:
            return None
        path = files(self.package) / "data" / "learned.json"
        return path.read_bytes() if path.is_file() else None

    def trust(self, state: S, seat: Seat) -> float:
        """Return the share of a seat's worth at a turn's end that what was learned decides.

        From 0, where it has been seen to mislead, to 1.
        """
        return 0.5

    def errs(self, state: S, seat: Seat) -> float:
        """Return the part of its level's misjudgement that a seat makes.

        Less than 1 where the same misjudgement costs more than elsewhere.
        """
        return 1.0

    def answer_bias(self, state: S, question: Question, answer: Answer) -> float:
        """Value an answer apart from the position after it, if that shows little: a sealed bid.

        The greedy anchor uses it, so it never changes.
        """
        return 0.0

    def inclination(self, state: S, question: Question, answer: Answer) -> float:
        """Value the same for players that look ahead; improvements belong here."""
        return self.answer_bias(state, question, answer)

    def inclinations(
        self, state: S, question: Question, answers: Sequence[Answer]
    ) -> Sequence[float]:
        """Value several answers to a question, as `inclination` does one."""
        return [self.inclination(state, question, each) for each in answers]

    def fluke(self, state: S, question: Question, answer: Answer) -> float:
        """Return what an answer gains only because one deal of what is hidden makes it right.

        A guess is right or wrong in a deal, and a search would always make the right one.
        """
        return 0.0

    def promise(self, state: S, question: Question, options: Sequence[Option]) -> Sequence[float]:
        """Return how promising each of many options looks, for a search that cannot try them all.

        Nothing if all look alike. It adds nothing to the worth of an option.
        """
        return ()


class AheadHooks(ABC, Generic[S]):
    """Called when a player queues a choice for later, and when it falls due."""

    def imagine(self, state: S, seat: Seat) -> None:
        """Turn a position between two steps, in place, into one where `seat` decides next.

        That is its next turn, or another decision that it may make in advance. Raise `Refused` if
        that makes no sense.
        """
        raise Refused("no-queue")

    def precondition(self, view: Any, type_name: str, value: Any) -> Any:
        """Return the facts on which an option naming `value` depends, as far as the viewer sees.

        Plain data or frozen views without sets; None if they cannot change.
        """
        return None


class PlanHooks(ABC, Generic[S]):
    """Called when a player looks at or changes decisions for others' turns."""

    plan_kinds: ClassVar[tuple[PlanKind, ...]]

    def plans_of(self, state: S, seat: Seat) -> Sequence[PlanKind]:
        """List the kinds of plan that can matter to a seat at this table."""
        return self.plan_kinds

    def plan_values(self, field: PlanField, words: Words, view: Any) -> Sequence[tuple[str, str]]:
        """List a field's values that make sense to the viewer, with their meanings."""
        return [(value, value) for value in field.choices]

    def plans_for(self, events: Sequence[Event], seat: Seat) -> Sequence[str]:
        """Return the kinds of plan that matter for the cards these events gave to `seat`."""
        return ()
