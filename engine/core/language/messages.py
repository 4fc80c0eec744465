"""Sentences still to be said: a message id and its arguments, written late and per reader."""

from __future__ import annotations

import msgspec

from engine.core.errors import Refused
from engine.core.seats import Scalar, Seat


class Message(msgspec.Struct, frozen=True):
    """One line of an answer; arguments named `clearing`, `seat`, `card`… hold plain values."""

    id: str
    """The message in the Fluent files."""
    args: dict[str, Scalar] = {}
    law: str = ""
    """The section said after it; empty where none is."""

    @classmethod
    def of_refusal(cls, refusal: Refused) -> Message:
        """Return a refusal as a line among others."""
        return cls(f"r-{refusal.key}", dict(refusal.args_of_words), refusal.law)


class Tale(msgspec.Struct, frozen=True):
    """One sentence on what happened to a seat; its argument `you` tells whether it is addressed.

    `yes` makes it "You lost 2 warriors", `no` "The Eyrie lost 2 warriors".
    """

    message: Message
    seat: Seat
    weight: int
    """What stays where there is room for few: more is heavier."""


class Retold(msgspec.Struct, frozen=True):
    """A sentence that stands in a log in place of several events, or explains the one before it."""

    message: Message
    weight: int
    """As an event's: what a summary keeps first where there is little room."""
    brief: Message | None = None
    """The same below a heading that names who did it."""
    shortens: bool = True
    """Whether more can be read of it: the events whose place it takes."""


class Idea(msgspec.Struct, frozen=True):
    """Something that a newcomer may learn now; the words are `learn-<key>`.

    Its attribute `.why` says what for, `.aim` what to do this turn, `.brief` the same in short.
    """

    key: str
    places: tuple[int, ...] = ()
    """What to mark on the map when it is shown, as `find_place` numbers places."""
    thing: str = ""
    """What else to show: `hand`, or nothing."""
    sheet: Seat | None = None
    """Whose board shows it, where no place of the map does."""
    made: int = 0
    """How much of it the reader has made so far: what is to be done is done once it has grown."""
    attainable: bool = True
    """Whether its aim can still be reached this turn."""


class CardEntry(msgspec.Struct, frozen=True):
    """A card as it can be looked up, in the reader's language."""

    key: str
    name: str
    line: str
    """The card on one line: name, suit, price and gain."""
    text: str
    """What it does, in full."""
