"""The contents of a record: its head, turns and actions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.referee.record.shuffles import Shuffle
from engine.root.hooks.notation import Unit


@dataclass(frozen=True)
class Action:
    """The text between two slashes."""

    line: int
    column: int
    text: str
    units: tuple[Unit, ...] = ()
    wrong: str = ""
    """Reason why it cannot be read, if a lenient reader went on, and the part at fault."""
    fault: str = ""


@dataclass
class Turn:
    """A line of a record: everything that a faction did in a turn, or at setup."""

    line: int
    letter: str
    actions: list[Action]
    comment: str = ""
    drawn: Sequence[int] = ()
    """Numbers drawn by lot, in one of our own records: dice and random cards, in order."""


@dataclass
class Record:
    """A game as it was written down."""

    map: str = ""
    deck: str = ""
    options: dict[str, str] = field(default_factory=dict)
    """The table's options, in one of our own records."""
    landmarks: dict[str, int] = field(default_factory=dict)
    """Clearings of the landmarks, in the order in which they were set up; 0 for one not told."""
    hirelings: dict[str, str] = field(default_factory=dict)
    """The hirelings in play by their letters, in one of our own records and in a few others."""
    named_in: dict[str, int] = field(default_factory=dict)
    """The lines that name landmarks and hirelings."""
    kept: dict[str, list[str]] = field(default_factory=dict)
    """The starting hand of each letter in the advanced setup, in one of our own records."""
    shuffles: list[Shuffle] = field(default_factory=list)
    """Shuffled piles, in one of our own records."""
    suits: dict[int, str] = field(default_factory=dict)
    players: dict[str, str] = field(default_factory=dict)
    """The name of each faction's player, by letter."""
    setup: list[Turn] = field(default_factory=list)
    turns: list[Turn] = field(default_factory=list)
    order: list[str] = field(default_factory=list)
    """The letters in the order of play."""
    winners: str = ""
    """The letters of the winners."""
    title: str = ""
