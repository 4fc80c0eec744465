"""Commands of a match, and everything that their one transaction stores."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypedDict

import msgspec

from bot.matches.live import Live, choice_row
from bot.matches.news import PositionBefore
from bot.store import (
    CheckpointRow,
    MatchRow,
    NewChoice,
    NewEvent,
    NewOutbox,
    Reads,
    SeatRow,
    Status,
    WishRow,
)
from engine.core.choices.questions import Answer, Question, QuestionId
from engine.core.errors import Refused
from engine.core.events import Envelope, Event
from engine.core.match import Match
from engine.core.saving.codec import encode_events
from engine.core.saving.record import Choice
from engine.core.seats import Seat

FOR_THE_TURN = "turn"
"""Value of a seat's `stands_in`: the computer plays until the turn is over."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a command: the events its seat heard, and whether it was a repetition."""

    heard: Sequence[Event] = ()
    repeated: bool = False
    given: Sequence[tuple[Question, Answer]] = ()
    """Questions with their only answers, given without asking."""


@dataclass(slots=True)
class PendingCommit:
    """Everything one transaction will store, collected while the engine runs."""

    live: Live
    before: PositionBefore
    by: int | None = None
    """The person who acts; None for computers, and for automatic commands."""
    seat: Seat | None = None
    choices: list[NewChoice] = field(default_factory=list)
    checkpoints: list[CheckpointRow] = field(default_factory=list)
    told: list[tuple[int, Envelope]] = field(default_factory=list)
    void_from: int | None = None
    taken_back: list[Choice] = field(default_factory=list)
    """The undone choices, the last one first."""
    seats: list[SeatRow] = field(default_factory=list)
    """Changed seats: their people play again, or they have chosen a faction."""
    chosen: bool = False
    """True where a seat has chosen its faction, or has taken that back."""
    wishes: dict[int, tuple[WishRow, ...]] = field(default_factory=dict)
    """The rest of the queues from which choices were made, or that stopped."""
    given: list[tuple[Question, Answer]] = field(default_factory=list)
    """Questions with their only answers, given without asking."""
    redone: bool = False
    """True where an undone choice is made again."""
    unseen: bool = False
    """True where nobody else may notice the act, such as a change of plan."""
    posts: list[NewOutbox] = field(default_factory=list)
    """Messages to send before the news of the command."""
    row: MatchRow | None = None
    """The stored row after the commit."""
    views: dict[str, Any] = field(default_factory=dict)
    """Public views shown by its announcements, by marker."""

    @classmethod
    def of(cls, live: Live, by: int | None = None, seat: Seat | None = None) -> PendingCommit:
        """Begin a commit on a match in its present state."""
        return cls(live, PositionBefore.of(live), by=by, seat=seat)


class Command(ABC):
    """A command to a match on behalf of a seat."""

    async def prepare(self, reads: Reads, live: Live, seat: Seat) -> None:  # noqa: B027
        """Read the data the command needs in addition to the match; most need none."""

    @abstractmethod
    def apply(self, commit: PendingCommit, seat: Seat, now: int) -> None:
        """Apply the command, and record what to store; raise `Refused` with nothing changed."""


@dataclass(slots=True)
class AnswerQuestion(Command):
    """Answer an open question."""

    question: int
    answer: Answer
    answered: bool = False
    """True where the question is closed because this seat has answered it."""

    async def prepare(self, reads: Reads, live: Live, seat: Seat) -> None:
        """Find out why a closed question is closed."""
        asked = live.match.open_to(seat)
        if asked is None or asked.id != self.question:
            self.answered = await has_answered(reads, live.row.id, seat, self.question)

    def apply(self, commit: PendingCommit, seat: Seat, now: int) -> None:
        """Submit the answer."""
        if self.answered:
            raise Refused("answer-stands")
        asked = commit.live.match.pending.get(seat)
        if asked is not None and asked.timed and commit.by is not None:
            raise Refused("window-open")
        commit.unseen = seat in commit.live.match.answered
        commit.live.match.submit(seat, QuestionId(self.question), self.answer)
        note_choice(commit, now, commit.by)


@dataclass(slots=True)
class UndoChoice(Command):
    """Take the last choice back, up to the last barrier, with answers given for its person."""

    pressed_at: int | None = None
    """As in `check_pressed_at`."""
    answered_for: frozenset[int] = frozenset()
    """Numbers of the choices that no person made."""

    async def prepare(self, reads: Reads, live: Live, seat: Seat) -> None:
        """Find the answers given without asking because they were the only ones."""
        if live.user_of(seat) is not None:
            made = await reads.choices(live.row.id, after=live.match.first_checkpoint())
            self.answered_for = frozenset(each.number for each in made if each.user_id is None)

    def apply(self, commit: PendingCommit, seat: Seat, now: int) -> None:
        """Undo, and store again the plans changed since then.

        A sealed answer is changed instead: the possibility to undo it would tell who has chosen
        since.
        """
        match = commit.live.match
        check_pressed_at(match, seat, self.pressed_at)
        if seat in match.answered:
            raise Refused("undo-sealed")
        undone = match.undo(seat, self.answered_for)
        commit.void_from = undone.number
        commit.taken_back.append(undone)
        again = [choice for choice in match.choices if choice.number > undone.number]
        commit.choices += [
            choice_row(plan, commit.live.seats[plan.seat].user_id, now) for plan in again
        ]


@dataclass(slots=True)
class ChangePlan(Command):
    """Change some fields of a seat's plan for responses, whatever is changed at once."""

    kind: str
    fields: Mapping[str, str]

    def apply(self, commit: PendingCommit, seat: Seat, now: int) -> None:
        """Change the plan, and store that as a choice."""
        match = commit.live.match
        commit.unseen = True
        decided = match.state.plans[seat].get(self.kind, {})
        match.change_plan(seat, self.kind, {**decided, **self.fields})
        commit.choices.append(choice_row(match.choices[-1], commit.by, now))


def check_pressed_at(match: Match[Any], seat: Seat, question: int | None) -> None:
    """Raise `Refused` for a button at another question than the seat's, as in a second press.

    0 is a button beside no question; None is a command, for whatever is asked.
    """
    asked = match.open_to(seat)
    if question not in (None, 0 if asked is None else int(asked.id)):
        raise Refused("outdated-menu")


async def has_answered(reads: Reads, match_id: int, seat: Seat, question: int) -> bool:
    """Return whether a valid choice of a seat answered a question."""
    made = await reads.choices(match_id)
    return any((choice.seat, choice.question) == (seat, question) for choice in made)


def note_choice(commit: PendingCommit, now: int, by: int | None) -> None:
    """Record the engine's last choice, its events, and the position after it.

    `by` is the person who chose; None where a plan or a computer did, or there was no choice.
    """
    match = commit.live.match
    choice = match.choices[-1]
    commit.choices.append(choice_row(choice, by, now))
    commit.told += [(choice.number, told) for told in match.told]
    last = match.last_checkpoint()
    if last.after == choice.number:
        begins_turn = match.first_checkpoint() == last.after
        commit.checkpoints.append(
            CheckpointRow(after=last.after, state=last.state, kept=begins_turn)
        )
    if match.state.turn != commit.before.turn:
        end_stand_ins(commit)


def end_stand_ins(commit: PendingCommit) -> None:
    """Return seats to their people where a computer was to play this turn only."""
    live = commit.live
    over = [seat for seat in live.seats if seat.stands_in == FOR_THE_TURN]
    for seat in over:
        mine = msgspec.structs.replace(seat, computer=None, stands_in=None)
        live.seats = (*live.seats[: seat.number], mine, *live.seats[seat.number + 1 :])
        commit.seats.append(mine)


def note_plays(commit: PendingCommit) -> None:
    """Record the factions that seats have chosen within the match, or have taken back."""
    live, match = commit.live, commit.live.match
    if all(match.setup.seats):
        return
    played = match.game.as_played(match.state, match.setup)
    for seat, plays in zip(live.seats, played.seats, strict=True):
        if seat.plays != (plays or None):
            mine = msgspec.structs.replace(seat, plays=plays or None)
            commit.chosen = True
            live.seats = (*live.seats[: seat.number], mine, *live.seats[seat.number + 1 :])
            commit.seats.append(mine)


def event_row(number: int, told: Envelope, now: int) -> NewEvent:
    """Turn an event with its receivers into the stored row."""
    return NewEvent(
        choice=number,
        audience=None if told.audience is None else tuple(told.audience),
        event=encode_events([told]),
        at=now,
    )


class EndingFields(TypedDict, total=False):
    """Fields of a `MatchChange`: whether a match is over, and how it ended."""

    status: Status
    result: dict[str, Any] | None


def result_fields(live: Live) -> EndingFields:
    """Return the fields that change when a match is over, or is resumed."""
    match = live.match
    if match.over == (live.row.status == "finished"):
        return {}
    if not match.over:
        return {"status": "running", "result": None}
    return result_of(match)


def result_of(match: Match[Any]) -> EndingFields:
    """Return the fields of a match that is over."""
    setup = match.game.as_played(match.state, match.setup)
    names = [match.game.seat_name(setup, Seat(s)) for s in range(len(setup.seats))]
    result = {
        "winners": [names[seat] for seat in match.state.winners],
        "by": match.state.won_by,
        "scores": dict(zip(names, match.game.scores(match.state), strict=True)),
    }
    return {"status": "finished", "result": result}
