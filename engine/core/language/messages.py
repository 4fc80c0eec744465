"""Unwritten sentences: a message id and its arguments, written late and per reader."""

from __future__ import annotations

import msgspec

from engine.core.errors import Refused
from engine.core.seats import Scalar, Seat


class Message(msgspec.Struct, frozen=True):
    """One line of an answer; arguments named `clearing`, `seat`, `card`… hold plain values."""

    id: str
    """Id of the message in the Fluent files."""
    args: dict[str, Scalar] = {}
    law: str = ""
    """Section cited after it; empty if none is."""
    repeats: bool = False
    """True if it only says what has just happened, which the reader may have read already."""

    @classmethod
    def of_refusal(cls, refusal: Refused) -> Message:
        """Return a refusal as a line among others."""
        return cls(f"r-{refusal.key}", dict(refusal.args_of_words), refusal.law)


class Tale(msgspec.Struct, frozen=True):
    """One sentence on what happened to a seat."""

    message: Message
    seat: Seat
    weight: int
    """Priority if there is room for only a few: heavier ones are kept."""


class Retold(msgspec.Struct, frozen=True):
    """A sentence in place of several events of a log, or one that explains the one before."""

    message: Message
    weight: int
    """Priority in a summary with little room, as an event's."""
    brief: Message | None = None
    """Shorter form below a heading that names who did it."""
    shortens: bool = True
    """True if the events that it replaces tell more."""


class Idea(msgspec.Struct, frozen=True):
    """Something that a newcomer may learn now; the words are `learn-<key>`.

    Its attribute `.why` gives the purpose, `.aim` the task for this turn, `.brief` a short form of
    it.
    """

    key: str
    places: tuple[int, ...] = ()
    """Places to mark on the map when it is shown, numbered as by `find_place`."""
    thing: str = ""
    """Other thing to show: `hand`, or nothing."""
    sheet: Seat | None = None
    """Seat whose board shows it, if no place of the map does."""
    made: int = 0
    """Progress of the reader so far: the aim is reached once this has grown."""
    attainable: bool = True
    """True if its aim can still be reached this turn."""
    furthered_by: tuple[str, ...] = ()
    """Keys of the options, or the beginnings of their keys, that further its aim.

    Where there are none, the kinds of the questions that do; empty if anything may.
    """

    def is_furthered_by(self, key: str) -> bool:
        """Return whether an option's key, or a question's kind, is one of those."""
        return any(f"{key}:".startswith(f"{each}:") for each in self.furthered_by)


class CardEntry(msgspec.Struct, frozen=True):
    """A card as it can be looked up, in the reader's language."""

    key: str
    name: str
    line: str
    """Card on one line: name, suit, price and gain."""
    text: str
    """Full effect of the card."""
