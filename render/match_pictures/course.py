"""The course of a match in plain facts: its seats, its counts, its turning points.

A game builds one from the public views, one per turn; graph and poster draw it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeVar

from PIL import Image

from render.theme import Hue

V = TypeVar("V")
K = TypeVar("K", bound=Hashable)

Head = Callable[[int], Image.Image]
"""Draws a seat's silhouette on its disc, without a shadow, at a width in pixels."""


@dataclass(frozen=True, slots=True)
class Side:
    """A seat: its name, its colour, and its silhouette on a disc and alone."""

    name: str
    hue: Hue
    head: Head
    bust: Head


@dataclass(frozen=True, slots=True)
class Column:
    """A moment of the match: a round's number, or the drawing of a season."""

    said: str
    """Name in words: `Round 3`."""
    label: str = ""
    icon: str = ""
    group: str = ""
    """Group of several columns, such as a year, written below the first of them."""


Values = tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Count:
    """A count: for each seat a value for each column, None where it is no longer counted.

    `goal` is the number that wins, if there is one, and `icon` the drawing that stands for the
    count.
    """

    title: str
    values: tuple[Values, ...]
    goal: int = 0
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Mark:
    """A turning point: its column, its seat, its drawing, and its name.

    `text` is the legend of every such mark: `takes the lead`.
    """

    column: int
    seat: int
    icon: str
    text: str


@dataclass(frozen=True, slots=True)
class Course:
    """Everything that graph and poster show of a match."""

    game: str
    span: str
    """Length of the match so far: `Round 9`."""
    sides: tuple[Side, ...]
    columns: tuple[Column, ...]
    counts: tuple[Count, ...]
    marks: tuple[Mark, ...] = ()
    winners: tuple[int, ...] = ()
    ending: str = ""
    """The way it was won."""
    decided: tuple[int, ...] = ()
    """Each seat's final count of what decides, where nobody could count that before."""
    decided_said: tuple[str, ...] = ()
    """The same in words: `4 dragon runes`."""
    icon: str = ""
    """The drawing that stands for it."""

    def final(self, seat: int, count: int = 0) -> int | None:
        """Return a seat's final count."""
        if self.decided and not count:
            return self.decided[seat]
        return self.counts[count].values[seat][-1]

    def standing(self, seat: int) -> str:
        """Return a seat's final count, or the goal it chose once it was no longer counted."""
        if self.decided_said:
            return self.decided_said[seat]
        last = self.final(seat)
        if last is not None:
            return str(last)
        instead = self.last_mark(seat)
        return "–" if instead is None else f"({instead.text})"

    def last_mark(self, seat: int) -> Mark | None:
        """Return a seat's last turning point: the goal it chose once it was no longer counted."""
        return next((mark for mark in reversed(self.marks) if mark.seat == seat), None)

    def rank(self) -> list[int]:
        """List the seats, the winners first, then by final count."""
        last = [self.final(seat) for seat in range(len(self.sides))]
        return sorted(
            range(len(self.sides)),
            key=lambda seat: (seat not in self.winners, -(last[seat] or 0), seat),
        )

    def place(self, seat: int) -> int:
        """Return a seat's place: 1 for all winners, and the same for the same count below."""
        if seat in self.winners:
            return 1
        others = [other for other in range(len(self.sides)) if other != seat]
        own = self.final(seat) or 0
        return 1 + sum(each in self.winners or (self.final(each) or 0) > own for each in others)


def ends_of(views: Sequence[V], stretch: Callable[[V], K]) -> list[tuple[K, V]]:
    """Return each stretch of a match with the view of its end: that of the turn after it.

    A view shows the table at the beginning of a turn, so the result of a round is in the first view
    of the next; the last view is the end of its own round.
    """
    ends = {stretch(before): after for before, after in pairwise(views)}
    return list((ends or {stretch(views[-1]): views[-1]}).items())


def lead_changes(count: Count, icon: str, text: str) -> list[Mark]:
    """Mark changes of the sole leader; the first lead is not marked."""
    marks: list[Mark] = []
    ahead: int | None = None
    for column in range(len(count.values[0])):
        now = [values[column] for values in count.values]
        known = [value for value in now if value is not None]
        leaders = [seat for seat, value in enumerate(now) if known and value == max(known)]
        if len(leaders) == 1 and leaders[0] != ahead:
            if ahead is not None:
                marks.append(Mark(column, leaders[0], icon, text))
            ahead = leaders[0]
    return marks


def in_order(marks: Iterable[Mark]) -> tuple[Mark, ...]:
    """Sort marks along the match."""
    return tuple(sorted(marks, key=lambda mark: mark.column))
