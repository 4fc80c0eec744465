"""A match: the driver of the rules' coroutines, with undo, views, forks and records.

The driver marks barriers (chance, a card seen, a sealed reveal, another seat's choice); rules do
not think of them.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeAlias

from engine.core import worlds
from engine.core.actions import PASS, Option
from engine.core.agenda import STEPS
from engine.core.chance import Chance, Drawn, Rng
from engine.core.codec import decode_state
from engine.core.events import Told
from engine.core.game import Game, S
from engine.core.kept import Kept, Past, PlanChange
from engine.core.plans import Plan
from engine.core.questions import (
    Answer,
    Form,
    Question,
    QuestionId,
    answer_from_keys,
    answer_keys,
)
from engine.core.record import PLAN, Checkpoint, Choice, Head, MatchRecord, fingerprint, led_to
from engine.core.refused import Diverged, MatchOver, Refused
from engine.core.seats import Scalar, Seat, Setup
from engine.core.table import T, Table

if TYPE_CHECKING:
    from typing import Self

Keep: TypeAlias = Literal["nothing", "step", "turn"]
"""Which positions stay at hand: none (rollouts), the current step's (forks), the turn's (undo)."""


class Match(Generic[S]):
    """One session of a game."""

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
        self._kept: list[Kept[S]] = []
        self.past = Past()
        self._told_from = 0
        self._barrier = False
        self._next_question = 1
        self._next_choice = 1

    # Beginning

    @classmethod
    def new(
        cls,
        game: Game[S],
        setup: Setup,
        chance: Chance,
        *,
        keep: Keep = "turn",
        fingerprints: bool = True,
    ) -> Self:
        """Begin a match; raise `Refused` for a setup that cannot be played."""
        game.check_setup(setup)
        match = cls(game, setup, chance, game.begin(setup), keep=keep, fingerprints=fingerprints)
        match._run(None)
        return match

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

    @classmethod
    def load(cls, game: Game[S], record: MatchRecord, chance: Chance) -> Self:
        """Take up a stored match; raise `Diverged` where the rules no longer ask the same.

        The caller then loads `record.fallback(...)`, and tells the table.
        """
        last = record.checkpoints[-1]
        state = decode_state(game, last.state)
        match = cls(game, record.setup, chance, state)
        match.choices = [choice for choice in record.choices if choice.number <= last.after]
        match._kept = [
            Kept(game, each.after, state.turn, None, each.state) for each in record.checkpoints[:-1]
        ]
        match._next_choice = last.after + 1
        match._run(None)
        since = record.since(last)
        for fits, choice in enumerate(since):
            match._repeat(choice, fits)
        if since and record.head.led not in (0, match.head().led):
            raise Diverged(f"choice {since[-1].number} leads elsewhere", fits=len(since) - 1)
        match._number_questions(record.head)
        return match

    def _repeat(self, choice: Choice, fits: int) -> None:
        """Make a stored choice again; raise `Diverged` unless it answers the same question."""
        self._next_choice = choice.number
        if choice.kind == PLAN:
            self._change_plan(choice.seat, choice.keys[0], _plan_from(choice.keys[1:]))
            return
        question = self.open_to(choice.seat)
        if question is None or question.kind != choice.kind:
            raise Diverged(f"choice {choice.number} answers no open question", fits=fits)
        question.id = QuestionId(choice.question)
        answer = answer_from_keys(question.form, choice.keys)
        if answer is None or self._fingerprint(question) != choice.fingerprint:
            raise Diverged(f"choice {choice.number} answers another question", fits=fits)
        self._take(question, answer)

    def _number_questions(self, head: Head) -> None:
        """Give the open questions the numbers they had, so that their buttons still fit.

        A question that offers something else than it did gets a new number.
        """
        numbers = {(s, p): id_ for (s, id_), p in zip(head.open, head.prints, strict=True)}
        self._next_question = head.next_question
        for seat, question in sorted(self.asked().items()):
            number = numbers.get((seat, fingerprint(question, 0, ())))
            if number is None:
                number = self._next_question
                self._next_question += 1
            question.id = QuestionId(number)
        self._next_choice = max(self._next_choice, head.next_choice)

    # Playing

    @property
    def over(self) -> bool:
        """True when somebody has won."""
        return bool(self.state.winners)

    def submit(self, seat: Seat, question: QuestionId, answer: Answer) -> list[Told]:
        """Answer an open question and return what happened.

        Raises `Refused`, with everything untouched, when the question is not open to `seat` or the
        answer was not offered. A sealed answer may be given anew until the last one is in.
        """
        asked = self.open_to(seat)
        if asked is None or asked.id != question:
            raise Refused("question-closed")
        accepted = asked.form.accepts(answer)
        if accepted is None:
            raise self.game.refusal(self.state, asked, answer)
        if self.keep == "turn":  # of twins, take the one that the record will name
            accepted = answer_from_keys(asked.form, answer_keys(accepted))
            assert accepted is not None, f"{asked.kind}: an answer's keys read back"
        self._take(asked, accepted)
        return self.told

    def lapse(self, seat: Seat, question: QuestionId) -> list[Told]:
        """Let a seat's plan answer an open response, for its window has ended; as `submit`."""
        asked = self.pending.get(seat)
        if asked is None or asked.id != question or not asked.timed:
            raise Refused("question-closed")
        self._take(asked, self.lapses[seat]() or PASS)
        return self.told

    def change_plan(self, seat: Seat, kind: str, plan: Mapping[str, str]) -> None:
        """Decide in advance how `seat` responds; raise `Refused` for a plan that is not offered."""
        known = next((each for each in self.game.plan_kinds if each.key == kind), None)
        if known is None:
            raise Refused("plan-kind", kind=kind)
        self._change_plan(seat, kind, known.check(plan))

    def undo(self, seat: Seat) -> Choice:
        """Take back the seat's last choice, free up to the last barrier; return it.

        Raises `Refused` where chance was used, something was seen or another seat has chosen.
        """
        taken = self._undoable(seat)
        plans = [c for c in self.choices if c.kind == PLAN and c.number > taken.number]
        self._rebuild(before=taken.number)
        for plan in plans:
            self._change_plan(plan.seat, plan.keys[0], _plan_from(plan.keys[1:]))
        return taken

    def can_undo(self, seat: Seat) -> bool:
        """Say whether `undo` would succeed."""
        try:
            self._undoable(seat)
        except Refused:
            return False
        return True

    def _undoable(self, seat: Seat) -> Choice:
        if self.over:
            raise Refused("undo-over")
        for choice in reversed(self.choices):
            if choice.kind == PLAN:
                continue
            if choice.seat != seat:
                raise Refused("undo-other")
            if choice.barrier:
                raise Refused("undo-barrier")
            if choice.number <= self._kept[0].after:
                break
            return choice
        raise Refused("undo-nothing")

    def view(self, seat: Seat | None) -> Any:
        """Return what `seat` may see; None stands for a spectator."""
        return self.game.view(self.state, seat)

    # Searching and storing

    def fork(self, seat: Seat, rng: Rng) -> Match[S]:
        """Return a match to try things in: what `seat` cannot know is dealt anew, no key inside.

        Other seats' sealed answers are not in it: they are asked anew.
        """
        return worlds.fork(self, seat, rng)

    def replica(self, then: Chance) -> Match[S]:
        """Return a match at this very position, secrets included, that goes on with `then`."""
        return worlds.replica(self, then)

    def state_kept(self) -> S:
        """Return a copy of the state at the last step."""
        return self._kept[-1].copy_state()

    def give(self, seat: Seat, answer: Answer | PlanChange) -> bool:
        """Repeat an answer or a change of a plan that another match took; say if it is offered."""
        if isinstance(answer, PlanChange):
            self._change_plan(seat, answer.kind, answer.plan)
            return True
        question = self.open_to(seat)
        accepted = None if question is None else question.form.accepts(answer)
        if question is None or accepted is None:
            return False
        self._take(question, accepted)
        return True

    def drawn_since(self) -> tuple[int, ...]:
        """Return what was drawn since the last position kept: with it, a replica needs no key."""
        return tuple(self.past.drawn)

    def between_steps(self) -> S | None:
        """Return a copy of the state at the last step if no choice was made since, else None."""
        return None if self.past.given else self.state_kept()

    def head(self) -> Head:
        """Return the numbers that the match goes on with."""
        asked = sorted(self.asked().items())
        return Head(
            tuple((seat, int(question.id)) for seat, question in asked),
            self._next_question,
            self._next_choice,
            tuple(fingerprint(question, 0, ()) for _, question in asked),
            led_to(self.state.counter, self.told[self._told_from :]),
        )

    def record(self) -> MatchRecord:
        """Write down all that is needed to go on."""
        return MatchRecord(
            game=self.game.key,
            setup=self.setup,
            checkpoints=tuple(Checkpoint(kept.after, kept.blob) for kept in self._kept),
            choices=tuple(c for c in self.choices if c.number > self._kept[0].after),
            head=self.head(),
        )

    def last_checkpoint(self) -> Checkpoint:
        """Return the newest position between two steps, encoded."""
        return Checkpoint(self._kept[-1].after, self._kept[-1].blob)

    def first_kept(self) -> int:
        """Return the number of the choice after which this turn's first checkpoint stands."""
        return self._kept[0].after

    # What the table calls

    def question(
        self,
        seat: Seat,
        kind: str,
        form: Form,
        public: bool,
        context: dict[str, Scalar],
        timed: bool = False,
    ) -> Question:
        """Number a new question."""
        number = QuestionId(self._next_question)
        self._next_question += 1
        return Question(number, seat, kind, form, public, context, timed)

    def waits_for(self, seat: Seat) -> bool:
        """Say whether a response of `seat` waits for a window; whoever's turn it is, is there."""
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
        """Let a plan respond, or repeat a dictated response; LookupError if it is not usable.

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

    def _change_plan(self, seat: Seat, kind: str, plan: Plan) -> None:
        self.state.plans[seat][kind] = dict(plan)
        if self.keep != "nothing":
            self.past.given.append((seat, PlanChange(kind, plan)))
        if self.keep == "turn":
            keys = (kind, *(f"{key}={value}" for key, value in sorted(plan.items())))
            self.choices.append(Choice(self._next_choice, 0, seat, PLAN, keys, 0))
        self._next_choice += 1

    def _run(self, answers: dict[Seat, Answer] | None) -> None:
        """Drive the current rule, and the agenda after it, to the next question or the end."""
        agenda = self.state.agenda
        rule: Coroutine[Any, Any, None] | None = self._rule
        try:
            while True:
                if rule is None:
                    if not agenda:
                        break
                    if self.keep != "nothing":
                        self._keep_position()
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
                return
        except MatchOver:
            agenda.clear()
        self._rule = None
        self.pending = {}

    def _keep_position(self) -> None:
        """Keep the state between two steps, the last of those between the same two choices."""
        state = self.state
        after = self._next_choice - 1
        kept = Kept(self.game, after, state.turn, state.copy())
        if self.keep == "step" or (self._kept and self._kept[-1].after == after):
            self._kept[-1:] = [kept]
        else:
            if self._kept:
                self._kept[-1].pack()
            self._kept.append(kept)
        self.past = Past()
        self._told_from = len(self.told)

    def _forget_earlier_turns(self) -> None:
        """Drop positions and choices that no undo and no record of this turn needs."""
        kept = self._kept
        if kept[0].turn == kept[-1].turn:
            return
        while kept[0].turn != kept[-1].turn:
            kept.pop(0)
        first = kept[0].after
        self.choices = [choice for choice in self.choices if choice.number >= first]

    def _rebuild(self, *, before: int) -> None:
        """Go back to the position before choice `before`, and ask its question anew."""
        next_question, next_choice = self._next_question, self._next_choice
        while self._kept[-1].after >= before:
            self._kept.pop()
        kept = self._kept.pop()
        repeat = [c for c in self.choices if kept.after < c.number < before]
        self.choices = [c for c in self.choices if c.number <= kept.after]
        self.state = kept.copy_state()
        self.table = Table(self, self.state)
        self.pending, self.answered, self._rule = {}, {}, None
        self.told, self.drawn, self._told_from = [], [], 0
        self._next_choice = kept.after + 1
        self._run(None)
        for fits, choice in enumerate(repeat):
            self._repeat(choice, fits)
        self._number_questions(Head((), next_question, next_choice))


def _plan_from(keys: tuple[str, ...]) -> Plan:
    return {key: value for key, _, value in (each.partition("=") for each in keys)}
