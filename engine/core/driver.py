"""The driver: runs the rules' coroutines from one question to the next.

It keeps positions between steps; rules need not.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Self

from engine.core.agenda import STEPS
from engine.core.chance.draws import Chance
from engine.core.choices.questions import Answer, Question, answer_keys
from engine.core.errors import MatchOver
from engine.core.events import Envelope, WentBack
from engine.core.game import Game
from engine.core.hooks.state import S
from engine.core.saving.checkpoints import LiveCheckpoint, Past, PlanChange, Rewind
from engine.core.saving.record import PLAN, REWIND, Choice
from engine.core.saving.recorder import Recorder, Retention
from engine.core.seats import Seat, Setup
from engine.core.table import Questions, Table


class Driver(Recorder[S]):
    """The state under the rules, the open questions, and everything since the last choice.

    A `Match` is a driver that can be saved, undone and looked at.
    """

    def __init__(
        self,
        game: Game[S],
        setup: Setup,
        chance: Chance,
        state: S,
        *,
        keep: Retention = "turn",
        fingerprints: bool = True,
    ) -> None:
        super().__init__(game, setup, chance, state, keep=keep, fingerprints=fingerprints)
        self._pending: dict[Seat, Question] = {}
        self._unlisted: Callable[[], list[Question]] | None = None
        self.answered: dict[Seat, tuple[Question, Answer]] = {}
        """Sealed answers, which may be changed until the last one is in."""
        self.choices: list[Choice] = []
        """Choices of the current turn that were not undone."""
        self.table: Table[S] = Table(self, state)
        self._rule: Coroutine[Any, Any, None] | None = None
        self._checkpoints: list[LiveCheckpoint[S]] = []
        self._next_choice = 1

    @classmethod
    def at(
        cls,
        game: Game[S],
        setup: Setup,
        state: S,
        chance: Chance,
        dictated: list[str | None] | None = None,
        listings: list[Any] | None = None,
        keep: Retention = "nothing",
    ) -> Self:
        """Go on from a position between two steps, by default without a way back.

        `listings` are those that another match from there made in the first step.
        """
        match = cls(game, setup, chance, state, keep=keep, fingerprints=keep == "turn")
        match.dictated = dictated
        match.past.listings = listings
        match.drive()
        return match

    @property
    def over(self) -> bool:
        """True when somebody has won."""
        return bool(self.state.winners)

    @property
    def pending(self) -> dict[Seat, Question]:
        """Questions that are open and not answered yet, listed when first looked at."""
        if self._unlisted is not None:
            self._open(self._unlisted())
        return self._pending

    @property
    def made(self) -> int:
        """Number of the last choice."""
        return self._next_choice - 1

    def checkpoint_state(self) -> S:
        """Return a copy of the state at the last step."""
        return self._checkpoints[-1].copy_state()

    def first_checkpoint(self) -> int:
        """Return the number of the last choice before this turn's first checkpoint."""
        return self._checkpoints[0].after

    # Driving

    def halts_before(self, name: str) -> bool:
        """Return whether the rules stop before a step; a match runs them all."""
        return False

    def open_to(self, seat: Seat) -> Question | None:
        """Return the question that a seat may answer now, or answer again."""
        if asked := self.pending.get(seat):
            return asked
        return self.answered[seat][0] if seat in self.answered else None

    def open_questions(self) -> dict[Seat, Question]:
        """Return the open questions, including sealed ones that are answered."""
        return self.pending | {seat: question for seat, (question, _) in self.answered.items()}

    def _take(self, question: Question, answer: Answer) -> None:
        """Record an accepted answer, and continue the rules once nobody else is awaited."""
        seat = question.seat
        fingerprint_ = self._fingerprint(question)
        self._forget_last_choice()
        if self.keep != "nothing":
            self.past.given.append((seat, answer))
        number = self._next_choice
        self._next_choice += 1
        pending = self.pending
        pending.pop(seat, None)
        self.answered[seat] = (question, answer)
        if not pending:
            answers = {each: given for each, (_, given) in self.answered.items()}
            self.answered = {}
            self.drive(answers)
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
        """Repeat another match's answer, plan change or rewind; return whether it is offered."""
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

        If nothing of the step has happened yet, the step begins after that; in the middle of a
        step, its rule goes on.
        """
        number = self._next_choice
        self._next_choice += 1
        begins = self.past.is_blank()
        if begins:
            plans = self.state.plans
            self._go_to(self.checkpoint_state())
            self.state.plans = plans
        self._forget_last_choice()
        self.barrier()
        self._shuffle_back(seat, rewind)
        if begins:
            self.drive()
        drawn = tuple(self.drawn)
        self.choices.append(Choice(number, 0, seat, REWIND, rewind.keys(), 0, True, drawn))

    def _shuffle_back(self, seat: Seat, rewind: Rewind) -> None:
        """Restart chance and shuffle piles at the current position."""
        self.state.epoch, self.state.counter = rewind.epoch, 0
        for pile in rewind.piles:
            self.game.shuffle_back(self.state, pile, self.table.shuffle)
        if self.keep != "nothing":
            self.past.given.append((seat, rewind))
        self.emit(Envelope(WentBack(rewind.piles)))

    def drive(self, answers: dict[Seat, Answer] | None = None) -> None:
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
                    asked: Questions = rule.send(answers)
                except StopIteration:
                    rule = None
                    self.past.listings = None
                    continue
                self._rule = rule
                self._open(asked)
                self.past.settled = len(self.past.given)
                return
        except MatchOver:
            agenda.clear()
        self._rule = None
        self._pending = {}

    def _open(self, asked: Questions) -> None:
        """Open questions to their seats, or keep the function that lists them when looked at."""
        if callable(asked):
            self._unlisted, self._pending = asked, {}
        else:
            self._unlisted, self._pending = None, {question.seat: question for question in asked}

    def _take_checkpoint(self) -> None:
        """Take a checkpoint; of several between the same two choices only the last is kept."""
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
        self.past.listings = []
        self._told_from = len(self.told)

    def _forget_earlier_turns(self) -> None:
        """Drop the checkpoints and choices that neither undo nor this turn's record needs."""
        held = self._checkpoints
        if held[0].turn == held[-1].turn:
            return
        while held[0].turn != held[-1].turn:
            held.pop(0)
        first = held[0].after
        self.choices = [choice for choice in self.choices if choice.number >= first]

    def _go_to(self, state: S) -> None:
        """Set the position to one between two steps, with nothing asked."""
        self.state = state
        self.table = Table(self, state)
        self._pending, self.answered, self.lapses, self._rule = {}, {}, {}, None
        self._unlisted = None
        self.told, self.drawn, self._told_from = [], [], 0
