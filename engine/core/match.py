"""A match: it runs the rules, with undo, views, forks and records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Any, Self

import msgspec

from engine.core.chance.draws import Chance, Rng
from engine.core.choices.actions import PASS, may_have_twins
from engine.core.choices.questions import (
    Answer,
    Question,
    QuestionId,
    answer_from_keys,
    answer_keys,
)
from engine.core.driver import Driver
from engine.core.errors import Diverged, Refused
from engine.core.events import Envelope, Event
from engine.core.game import Game
from engine.core.hooks.state import S
from engine.core.saving.checkpoints import LiveCheckpoint, PlanChange, Rewind
from engine.core.saving.codec import decode_state
from engine.core.saving.record import (
    PLAN,
    REWIND,
    Checkpoint,
    Choice,
    Head,
    MatchRecord,
    fingerprint,
    led_to,
    next_numbers,
)
from engine.core.saving.recorder import Retention
from engine.core.seats import Seat, Setup
from engine.core.simulation import forks


class Match(Driver[S]):
    """One session of a game."""

    # Beginning

    @classmethod
    def new(
        cls,
        game: Game[S],
        setup: Setup,
        chance: Chance,
        *,
        keep: Retention = "turn",
        fingerprints: bool = True,
    ) -> Self:
        """Begin a match; raise `Refused` for a setup that cannot be played."""
        game.check_setup(setup)
        match = cls(game, setup, chance, game.begin(setup), keep=keep, fingerprints=fingerprints)
        match.drive()
        return match

    @classmethod
    def load(cls, game: Game[S], record: MatchRecord, chance: Chance) -> Self:
        """Continue a stored match; raise `Diverged` if the rules no longer ask the same.

        The caller then loads `record.fallback(...)`, and tells the table.
        """
        last = record.checkpoints[-1]
        state = decode_state(game, last.state)
        match = cls(game, record.setup, chance, state)
        match.choices = [choice for choice in record.choices if choice.number <= last.after]
        match._checkpoints = [
            LiveCheckpoint(game, each.after, state.turn, None, each.state)
            for each in record.checkpoints[:-1]
        ]
        match._next_choice = last.after + 1
        match.drive()
        if not match._checkpoints or match._checkpoints[-1].after != last.after:  # it is over
            match._checkpoints.append(
                LiveCheckpoint(game, last.after, state.turn, None, last.state)
            )
        since = record.since(last)
        for fits, choice in enumerate(since):
            match._repeat(choice, fits)
        if since and record.head.led not in (0, match.head().led):
            raise Diverged(f"choice {since[-1].number} leads elsewhere", fits=len(since) - 1)
        match._number_questions(record.head)
        return match

    def repeat(self, choice: Choice) -> None:
        """Make a choice of another recording again; raise `Diverged` if it does not fit."""
        self._repeat(choice, fits=0)

    def _repeat(self, choice: Choice, fits: int) -> None:
        """Make a stored choice again; raise `Diverged` unless it answers the same question."""
        self._next_choice = choice.number
        if choice.kind == PLAN:
            self.change(choice.seat, PlanChange.read(choice.keys))
            return
        if choice.kind == REWIND:
            self.rewind(choice.seat, Rewind.read(choice.keys))
            return
        question = self.open_to(choice.seat)
        if question is None:
            raise Diverged(f"choice {choice.number} answers no open question", fits=fits)
        question.id = QuestionId(choice.question)
        answer = answer_from_keys(question.form, choice.keys)
        # A question is the same if only its kind was renamed, as that of a menu may be.
        as_then = msgspec.structs.replace(question, kind=choice.kind)
        if answer is None or self._fingerprint(as_then) != choice.fingerprint:
            raise Diverged(f"choice {choice.number} answers another question", fits=fits)
        self._take(question, answer)

    def _number_questions(self, head: Head) -> None:
        """Give the open questions their former numbers, so that their buttons still fit.

        A question with different options gets a new number.
        """
        numbers = {(s, p): id_ for (s, id_), p in zip(head.open, head.prints, strict=True)}
        opened = sorted(self.open_questions().items())  # listed before the numbers are set
        seats = len(self.setup.seats)
        self._next_questions = list(head.next_questions) or next_numbers(head.next_question, seats)
        for seat, question in opened:
            number = numbers.get((seat, fingerprint(question, 0, ())))
            question.id = self._number_for(seat) if number is None else QuestionId(number)
        self._next_choice = max(self._next_choice, head.next_choice)

    # Playing

    def submit(self, seat: Seat, question: QuestionId, answer: Answer) -> list[Envelope]:
        """Answer an open question and return what happened.

        Raise `Refused`, with everything untouched, if the question is not open to `seat` or the
        answer was not offered. A sealed answer may be changed until the last one is in.
        """
        asked = self.open_to(seat)
        if asked is None or asked.id != question:
            raise Refused("question-closed")
        accepted = asked.form.accepts(answer)
        if accepted is None:
            raise self.game.refusal(self.state, asked, answer)
        self._take(asked, self._as_recorded(asked, accepted))
        return self.told

    def _as_recorded(self, asked: Question, answer: Answer) -> Answer:
        """Return that one of several twins which the record will name."""
        if self.keep != "turn" or isinstance(answer, dict):
            return answer
        if not any(map(may_have_twins, answer if isinstance(answer, tuple) else (answer,))):
            return answer
        recorded = answer_from_keys(asked.form, answer_keys(answer))
        assert recorded is not None, f"{asked.kind}: an answer's keys read back"
        return recorded

    def lapse(self, seat: Seat, question: QuestionId) -> list[Envelope]:
        """Answer an open response by the seat's plan, as its window has ended; as `submit`."""
        asked = self.pending.get(seat)
        if asked is None or asked.id != question or not asked.timed:
            raise Refused("question-closed")
        self._take(asked, self._as_recorded(asked, self.lapses[seat]() or PASS))
        return self.told

    def change_plan(self, seat: Seat, kind: str, plan: Mapping[str, str]) -> None:
        """Decide in advance how `seat` responds; raise `Refused` for a plan that is not offered."""
        known = next((each for each in self.game.plan_kinds if each.key == kind), None)
        if known is None:
            raise Refused("plan-kind", kind=kind)
        self.change(seat, PlanChange(kind, known.check(plan)))

    # Going back: freely up to the last barrier, beyond it if the table agrees

    def undo(self, seat: Seat, answered_for: Set[int] = frozenset()) -> Choice:
        """Take back the seat's last choice, free up to the last barrier; return it.

        Choices numbered in `answered_for` were made for it by others: the one before takes them
        along. Raise `Refused` if chance was used, something was seen or another seat has chosen.
        """
        taken = self._free_to_undo(seat, answered_for)
        plans = [c for c in self.choices if c.kind == PLAN and c.number > taken.number]
        self._rebuild(before=taken.number)
        for plan in plans:
            self.change(plan.seat, PlanChange.read(plan.keys))
        return taken

    def can_undo(self, seat: Seat) -> bool:
        """Return whether `undo` would succeed."""
        try:
            self._free_to_undo(seat)
        except Refused:
            return False
        return True

    def _free_to_undo(self, seat: Seat, answered_for: Set[int] = frozenset()) -> Choice:
        """Return the seat's last choice; raise `Refused` if it may not be taken back freely."""
        if self.over:
            raise Refused("undo-over")
        others = False
        for choice in reversed(self.choices):
            if choice.kind == PLAN:
                continue
            if choice.seat != seat and choice.kind != REWIND:
                others = True
                continue
            # A barrier first: beyond one, nobody is told whether others have chosen in secret.
            if choice.barrier:
                raise Refused("undo-barrier")
            if others or choice.number <= self.first_checkpoint():
                break
            if choice.number in answered_for:
                continue
            return choice
        raise Refused("undo-other" if others else "undo-nothing")

    def _rebuild(self, *, before: int) -> None:
        """Go back to the position before choice `before`, and ask its question again."""
        head = self.head().without_open()
        while self._checkpoints[-1].after >= before:
            self._checkpoints.pop()
        checkpoint = self._checkpoints.pop()
        repeat = [c for c in self.choices if checkpoint.after < c.number < before]
        self.choices = [c for c in self.choices if c.number <= checkpoint.after]
        self._go_to(checkpoint.copy_state())
        self._next_choice = checkpoint.after + 1
        self.drive()
        for fits, choice in enumerate(repeat):
            self._repeat(choice, fits)
        self._number_questions(head)

    def rewound(self, seat: Seat, record: MatchRecord, told: Sequence[Event]) -> Match[S]:
        """Return the match at the end of `record`, beyond barriers, as `seat` asks for it.

        `told` holds all events since, for any audience. Chance begins a new epoch, and whatever was
        seen in piles is shuffled back; plans stay as they are now. Raise `Diverged` as `load` does.
        """
        record = msgspec.structs.replace(record, head=self.head().without_open())
        then = type(self).load(self.game, record, self._chance)
        then._begin_anew(self.state, seat, told)
        return then

    def _begin_anew(self, now: S, seat: Seat, told: Sequence[Event]) -> None:
        """Forget what was seen between here and `now`; plans stay as they are `now`."""
        piles = self.game.list_touched(self.state, now, told)
        self.rewind(seat, Rewind(now.epoch + 1, tuple(piles)))
        for other, plans in enumerate(now.plans):
            for kind, plan in plans.items():
                if self.state.plans[other].get(kind) != plan:
                    self.change(Seat(other), PlanChange(kind, plan))

    def view(self, seat: Seat | None) -> Any:
        """Return what `seat` may see; None stands for a spectator."""
        return self.game.with_phase(self.game.view(self.state, seat), self.open_questions())

    # Searching and storing

    def fork(self, seat: Seat, rng: Rng) -> Match[S]:
        """Return a match to try things in, with all that `seat` cannot know dealt anew, and no key.

        Other seats' sealed answers are not in it: they are asked again.
        """
        return forks.fork(self, seat, rng)

    def drawn_since(self) -> tuple[int, ...]:
        """Return the numbers drawn since the last checkpoint: with them, a copy needs no key."""
        return tuple(self.past.drawn)

    def between_steps(self) -> S | None:
        """Return a copy of the state at the last step, or None if a choice was made since."""
        return None if self.past.given else self.checkpoint_state()

    def head(self) -> Head:
        """Return the numbers with which the match continues."""
        asked = sorted(self.open_questions().items())
        return Head(
            tuple((seat, int(question.id)) for seat, question in asked),
            max(self._next_questions),
            self._next_choice,
            tuple(fingerprint(question, 0, ()) for _, question in asked),
            led_to(self.state.counter, self.told[self._told_from :]),
            tuple(self._next_questions),
        )

    def record(self) -> MatchRecord:
        """Return all that is needed to continue."""
        return MatchRecord(
            game=self.game.key,
            setup=self.setup,
            checkpoints=tuple(Checkpoint(each.after, each.blob) for each in self._checkpoints),
            choices=tuple(c for c in self.choices if c.number > self._checkpoints[0].after),
            head=self.head(),
        )

    def last_checkpoint(self) -> Checkpoint:
        """Return the newest position between two steps, encoded."""
        return Checkpoint(self._checkpoints[-1].after, self._checkpoints[-1].blob)
