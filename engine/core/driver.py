"""The driver: runs the rules' coroutines from one question to the next.

It marks barriers (chance, a card seen, a sealed reveal, another seat's choice), keeps positions
between steps, and notes what happens; rules do not think of it.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Generic, Literal, Self, TypeAlias, TypeVar

from engine.core.agenda import STEPS
from engine.core.chance.draws import Chance, Drawn
from engine.core.choices.actions import Option
from engine.core.choices.questions import Answer, Form, Question, QuestionId, answer_keys
from engine.core.errors import MatchOver
from engine.core.events import Told, WentBack
from engine.core.game import Game
from engine.core.hooks.state import S
from engine.core.saving.checkpoints import LiveCheckpoint, Past, PlanChange, Rewind
from engine.core.saving.record import PLAN, REWIND, Choice, fingerprint
from engine.core.seats import Scalar, Seat, Setup
from engine.core.table import T, Table

Listing = TypeVar("Listing")
Keep: TypeAlias = Literal["nothing", "step", "turn"]
"""Which positions stay at hand: none (rollouts), the current step's (forks), the turn's (undo)."""


class Driver(Generic[S]):
    """What rules run on: a state, the open questions, and what has happened since the last choice.

    A `Match` is one that can be saved, undone and looked at.
    """

    def __init__(
        self,
        game: Game[S],
        setup: Setup,
        chance: Chance,
        state: S,
        *,
        keep: Keep = "turn",
        fingerprints: bool = True,
    ) -> None:
        self.game = game
        self.setup = setup
        self.state = state
        self.keep = keep
        self.fingerprints = fingerprints
        responses = setup.options.get("responses", "planned")
        self.planned = responses != "live"
        """True where plans decide what would interrupt somebody."""
        self.windowed = responses == "window"
        """True where others' secret responses wait for the end of a window."""
        self.pending: dict[Seat, Question] = {}
        self.answered: dict[Seat, tuple[Question, Answer]] = {}
        """Sealed answers, which may be changed until the last one is in."""
        self.choices: list[Choice] = []
        """The choices of the current turn that were not undone."""
        self.told: list[Told] = []
        """What happened since the last choice was made."""
        self.drawn: list[Drawn] = []
        """What was drawn since the last choice was made."""
        self.responses: list[str | None] = []
        """What plans answered since the last choice was made, by key."""
        self.dictated: list[str | None] | None = None
        """Responses to repeat instead of asking plans: the re-deal test compares worlds so."""
        self.table: Table[S] = Table(self, state)
        self.lapses: dict[Seat, Callable[[], Option | None]] = {}
        """What a seat's plan answers to its open response when the window ends."""
        self._chance = chance
        self._rule: Coroutine[Any, Any, None] | None = None
        self._checkpoints: list[LiveCheckpoint[S]] = []
        self.past = Past()
        self._told_from = 0
        self._barrier = False
        self._next_question = 1
        self._next_choice = 1

    @classmethod
    def at(
        cls,
        game: Game[S],
        setup: Setup,
        state: S,
        chance: Chance,
        dictated: list[str | None] | None = None,
    ) -> Self:
        """Go on from a position between two steps, keeping nothing."""
        match = cls(game, setup, chance, state, keep="nothing", fingerprints=False)
        match.dictated = dictated
        match._run(None)
        return match

    @property
    def over(self) -> bool:
        """True when somebody has won."""
        return bool(self.state.winners)

    @property
    def passed_barrier(self) -> bool:
        """True where what the last choice led to was not sure: chance, a card seen, a response."""
        return self._barrier

    @property
    def made(self) -> int:
        """The number of the last choice."""
        return self._next_choice - 1

    def checkpoint_state(self) -> S:
        """Return a copy of the state at the last step."""
        return self._checkpoints[-1].copy_state()

    def first_checkpoint(self) -> int:
        """Return the number of the choice after which this turn's first checkpoint stands."""
        return self._checkpoints[0].after

    # What the table calls

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
        number = QuestionId(self._next_question)
        self._next_question += 1
        timed = response and self.waits_for(seat)
        return Question(number, seat, kind, form, public, context, response, timed)

    def waits_for(self, seat: Seat) -> bool:
        """Return whether a response of `seat` waits for a window; never in its own turn."""
        return self.windowed and self.game.current(self.state) != seat

    def draw(self, sides: int) -> int:
        """Draw a number from 0 to `sides - 1`, and mark the barrier."""
        state = self.state
        value = self._chance.draw(sides, state.epoch, state.counter)
        if self.keep != "nothing":
            self.past.drawn.append(value)
            self.drawn.append(Drawn(sides, value, state.epoch, state.counter))
        state.counter += 1
        self._barrier = True
        return value

    def planned_response(self, usable: Sequence[T], planned: Callable[[], T | None]) -> T | None:
        """Respond by plan, or repeat a dictated response; LookupError if it is not usable.

        That nobody responded tells something too, so either is a barrier.
        """
        if self.dictated is None:
            response = planned()
        else:
            key = self.dictated.pop(0)
            found = [option for option in usable if option.key() == key]
            if key is not None and not found:
                raise LookupError(f"nothing usable is {key}")
            response = found[0] if found else None
        assert response is None or response in usable, "a plan responds with what is usable"
        self.responses.append(None if response is None else response.key())
        self._barrier = True
        return response

    def hear(self, told: Told) -> None:
        """Note an event; what was secret or cannot be unseen is a barrier."""
        self.told.append(told)
        if self.keep != "nothing":
            self.past.told.append(told)
        if told.only is not None or told.event.reveals:
            self._barrier = True

    def barrier(self) -> None:
        """Mark that what happened cannot be taken back freely."""
        self._barrier = True

    def listed(self, make: Callable[[], Listing]) -> Listing:
        """Return what a step lists to ask about."""
        return make()

    def halts_before(self, name: str) -> bool:
        """Return whether the rules go no further than to a step: a match runs them all."""
        return False

    # Driving

    def open_to(self, seat: Seat) -> Question | None:
        """Return the question that a seat may answer now, or answer anew."""
        if seat in self.pending:
            return self.pending[seat]
        return self.answered[seat][0] if seat in self.answered else None

    def asked(self) -> dict[Seat, Question]:
        """Return the open questions, sealed ones that are answered included."""
        return self.pending | {seat: question for seat, (question, _) in self.answered.items()}

    def _fingerprint(self, question: Question) -> int:
        """Hash a question, the chance used, and the events since the choice or step before it."""
        if not self.fingerprints:
            return 0
        return fingerprint(question, self.state.counter, self.told[self._told_from :])

    def _take(self, question: Question, answer: Answer) -> None:
        """Record an accepted answer and let the rules go on once nobody else is awaited."""
        seat = question.seat
        fingerprint_ = self._fingerprint(question)
        self.told = []
        self.drawn = []
        self.responses = []
        self._told_from = 0
        self._barrier = False
        if self.keep != "nothing":
            self.past.given.append((seat, answer))
        number = self._next_choice
        self._next_choice += 1
        self.pending.pop(seat, None)
        self.answered[seat] = (question, answer)
        if not self.pending:
            answers = {each: given for each, (_, given) in self.answered.items()}
            self.answered = {}
            self._run(answers)
        if self.keep == "turn":
            keys = tuple(answer_keys(answer))
            drawn = tuple(self.drawn)
            self.choices.append(
                Choice(
                    number, question.id, seat, question.kind, keys, fingerprint_,
                    self._barrier, drawn,
                )
            )  # fmt: skip
            self._forget_earlier_turns()

    def give(self, seat: Seat, answer: Answer | PlanChange | Rewind) -> bool:
        """Repeat an answer or the like that another match took; return whether it is offered."""
        if isinstance(answer, PlanChange):
            self.change(seat, answer)
            return True
        if isinstance(answer, Rewind):
            self._shuffle_back(seat, answer)
            return True
        question = self.open_to(seat)
        accepted = None if question is None else question.form.accepts(answer)
        if question is None or accepted is None:
            return False
        self._take(question, accepted)
        return True

    def change(self, seat: Seat, change: PlanChange) -> None:
        """Change a plan, as a choice of its own."""
        self.state.plans[seat][change.kind] = dict(change.plan)
        if self.keep != "nothing":
            self.past.given.append((seat, change))
        if self.keep == "turn":
            self.choices.append(Choice(self._next_choice, 0, seat, PLAN, change.keys(), 0))
        self._next_choice += 1

    def rewind(self, seat: Seat, rewind: Rewind) -> None:
        """Restart chance and shuffle piles, as a choice of its own.

        Where nothing of the step has happened, the step begins after that; in the middle of it,
        its rule goes on.
        """
        number = self._next_choice
        self._next_choice += 1
        begins = self.past.is_blank()
        if begins:
            plans = self.state.plans
            self._go_to(self.checkpoint_state())
            self.state.plans = plans
        self.told, self.drawn, self.responses, self._told_from = [], [], [], 0
        self._shuffle_back(seat, rewind)
        if begins:
            self._run(None)
        drawn = tuple(self.drawn)
        self.choices.append(Choice(number, 0, seat, REWIND, rewind.keys(), 0, True, drawn))

    def _shuffle_back(self, seat: Seat, rewind: Rewind) -> None:
        """Restart chance and shuffle piles, where the match stands."""
        self.state.epoch, self.state.counter = rewind.epoch, 0
        for pile in rewind.piles:
            self.game.shuffle_back(self.state, pile, self.table.shuffle)
        if self.keep != "nothing":
            self.past.given.append((seat, rewind))
        self.hear(Told(WentBack(rewind.piles)))

    def _run(self, answers: dict[Seat, Answer] | None) -> None:
        """Drive the current rule, and the agenda after it, to the next question or the end."""
        agenda = self.state.agenda
        rule: Coroutine[Any, Any, None] | None = self._rule
        try:
            while True:
                if rule is None:
                    if not agenda or self.halts_before(agenda[-1][0]):
                        break
                    if self.keep != "nothing":
                        self._take_checkpoint()
                    name, args = agenda.pop()
                    rule = STEPS[name](self.table, *args)
                    answers = None
                try:
                    asked: list[Question] = rule.send(answers)
                except StopIteration:
                    rule = None
                    continue
                self._rule = rule
                self.pending = {question.seat: question for question in asked}
                self.past.settled = len(self.past.given)
                return
        except MatchOver:
            agenda.clear()
        self._rule = None
        self.pending = {}

    def _take_checkpoint(self) -> None:
        """Take a checkpoint; of several between the same two choices the last one stays."""
        state = self.state
        after = self._next_choice - 1
        checkpoint = LiveCheckpoint(self.game, after, state.turn, state.copy())
        if self.keep == "step" or (self._checkpoints and self._checkpoints[-1].after == after):
            self._checkpoints[-1:] = [checkpoint]
        else:
            if self._checkpoints:
                self._checkpoints[-1].pack()
            self._checkpoints.append(checkpoint)
        self.past = Past()
        self._told_from = len(self.told)

    def _forget_earlier_turns(self) -> None:
        """Drop checkpoints and choices that no undo and no record of this turn needs."""
        held = self._checkpoints
        if held[0].turn == held[-1].turn:
            return
        while held[0].turn != held[-1].turn:
            held.pop(0)
        first = held[0].after
        self.choices = [choice for choice in self.choices if choice.number >= first]

    def _go_to(self, state: S) -> None:
        """Stand at a position between two steps, with nothing asked."""
        self.state = state
        self.table = Table(self, state)
        self.pending, self.answered, self.lapses, self._rule = {}, {}, {}, None
        self.told, self.drawn, self._told_from = [], [], 0
