"""The stored form of a match: checkpoints between steps, and the choices since."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from engine.core.chance.draws import Drawn
from engine.core.choices.questions import Question
from engine.core.events import Envelope
from engine.core.seats import Seat, Setup

_ENCODER = msgspec.msgpack.Encoder()
PLAN = "plan"
"""Kind of a choice that changes a plan instead of answering a question."""
REWIND = "rewind"
"""Kind of a choice that nobody made: the table went back beyond a barrier."""


class Choice(msgspec.Struct, frozen=True):
    """One answer as it is stored. Numbers grow and are never used twice, even after undo."""

    number: int
    question: int
    seat: Seat
    kind: str
    keys: tuple[str, ...]
    fingerprint: int
    barrier: bool = False
    """True if chance was used or something was seen as a result: no free undo."""
    drawn: tuple[Drawn, ...] = ()


class Checkpoint(msgspec.Struct, frozen=True):
    """The encoded state between two steps, and the number of the last choice before it."""

    after: int
    state: bytes


class Head(msgspec.Struct, frozen=True):
    """The numbers with which a match continues: of its open questions, and the next ones."""

    open: tuple[tuple[Seat, int], ...]
    next_question: int
    next_choice: int
    prints: tuple[int, ...] = ()
    """Fingerprint of each open question: with other options it is another question."""
    led: int = 0
    """Fingerprint of the last choice's effects; 0 if unknown."""
    next_questions: tuple[int, ...] = ()
    """The next number of each seat's questions; empty where all seats shared `next_question`."""

    def without_open(self) -> Head:
        """Return the next numbers alone."""
        return msgspec.structs.replace(self, open=(), prints=(), led=0)


class MatchRecord(msgspec.Struct, frozen=True):
    """All that is needed to continue: checkpoints of the current turn, choices since the first."""

    game: str
    setup: Setup
    checkpoints: tuple[Checkpoint, ...]
    choices: tuple[Choice, ...]
    head: Head

    def since(self, checkpoint: Checkpoint) -> tuple[Choice, ...]:
        """Return the choices made after `checkpoint`."""
        return tuple(choice for choice in self.choices if choice.number > checkpoint.after)

    def before(self, number: int) -> MatchRecord:
        """Return the record before choice `number`; without checkpoints if it is too short."""
        checkpoints = tuple(each for each in self.checkpoints if each.after < number)
        choices = tuple(choice for choice in self.choices if choice.number < number)
        return msgspec.structs.replace(
            self, checkpoints=checkpoints, choices=choices, head=self.head.without_open()
        )

    def fallback(self, fits: int = 0) -> MatchRecord:
        """Return the record with only the first `fits` choices since the last checkpoint.

        The question asked then gets a new number, because nobody has seen it yet. A rewind stays in
        any case: the chance before it has been seen.
        """
        last = self.checkpoints[-1]
        since = self.since(last)
        rewinds = tuple(choice for choice in since[fits:] if choice.kind == REWIND)
        kept = since[:fits] + rewinds
        before = tuple(choice for choice in self.choices if choice.number <= last.after)
        return msgspec.structs.replace(self, choices=before + kept, head=self.head.without_open())


def next_numbers(first: int, seats: int) -> list[int]:
    """Return the next number of each seat's questions, none below `first`.

    Each seat counts in steps of `seats`, so that no number tells how much others were asked.
    """
    return [first + (seat + 1 - first) % seats for seat in range(seats)]


def fingerprint(question: Question, counter: int, told: Sequence[Envelope]) -> int:
    """Hash a question and the events before it, never the encoded state: 64 bits, signed."""
    asked = question.seat, question.kind, question.form
    return _hash(_ENCODER.encode((*asked, counter, _as_first_saved(told))))


def led_to(counter: int, told: Sequence[Envelope]) -> int:
    """Hash the effects of the last choice: the chance used, and the events."""
    return _hash(_ENCODER.encode((counter, _as_first_saved(told))))


def _as_first_saved(told: Sequence[Envelope]) -> Sequence[Any]:
    """Return events without the fields that were added to them later: old matches lack those."""
    if not any(each.event.later for each in told):
        return told
    written = []
    for each in told:
        event = msgspec.to_builtins(each.event)
        written.append((event[: len(event) - each.event.later], each.audience))
    return written


def _hash(written: bytes) -> int:
    digest = hashlib.blake2b(written, digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)
