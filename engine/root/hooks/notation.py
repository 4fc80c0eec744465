"""What the record notation calls a faction's things: each faction's `notation.py` is one of these.

A record writes what changed, not why. A change is a `Unit`; the referee reads a record into units
and compares them with those of the rules, and an exported match is its units, written.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.core.choices.actions import Option
from engine.core.choices.questions import Question
from engine.core.events import Event
from engine.root.state import RootState

PIECE, CARD, ITEM, CRAFT = "piece", "card", "item", "craft"
SCORE, REVEAL, BATTLE = "score", "reveal", "battle"
SAY = "say"
"""A change that is written in one way only, such as `$_o->M`; `what` is what stands there."""
RAFT = "r"
"""What a record calls the Ferry, a piece of the seat that rides on it."""
TAKEN, LOST = "taken", "lost"
"""What becomes of an item that somebody gains from a ruin or a board, or that leaves the game."""
SUPPLY, DECK, DISCARD, SHOWN, ASIDE = "supply", "deck", "discard", "shown", "aside"
"""Places that are nobody's; `shown` holds cards that come back into the hand they came from, and
dominance cards beside the map are `aside`, which a record writes like the deck."""


class Unit(NamedTuple):
    """One change of the table, `count` times; a field that is None stands for anything there."""

    verb: str
    who: str | None = None
    """The letter of the owner, scorer, revealer or attacker."""
    what: str | None = None
    """`w`, `b_s`…; the suit of a card; an item; what is crafted; the defender."""
    name: str | None = None
    """The name of a card."""
    start: str | None = None
    end: str | None = None
    count: int = 1  # type: ignore[assignment]  # tuples have a method of that name


Letters = Sequence[str]
"""The letter of each seat."""
Told = Callable[[RootState, RootState, int, Sequence[Event], Letters], list[Unit]]


def no_cards(state: RootState, seat: int) -> Mapping[str, Iterable[int]]:
    return {}


def no_pieces(state: RootState, seat: int) -> Mapping[str, int]:
    return {}


def nothing_told(
    before: RootState, after: RootState, seat: int, events: Sequence[Event], letters: Letters
) -> list[Unit]:
    return []


def foresees_nothing(
    state: RootState, seat: int, said: Sequence[Unit]
) -> Sequence[tuple[str, str, str, str]]:
    return ()


def shows_nothing(state: RootState, seat: int) -> Sequence[str]:
    return ()


def no_piles(state: RootState, seat: int) -> Mapping[str, list[int]]:
    return {}


def spent_nothing(state: RootState, seat: int) -> Sequence[object]:
    return ()


def keeps_nothing(state: RootState, seat: int, owner: int, what: str, count: int) -> bool:
    return False


def picks_all(
    state: RootState,
    seat: int,
    question: Question,
    options: Sequence[Option],
    said: Sequence[Unit],
    letters: Letters,
) -> Sequence[Option]:
    return options


def notes_nothing(state: RootState, seat: int, clearing: int, kind: str) -> None:
    return None


def forces_nothing(state: RootState, seat: int, what: str, letters: Letters) -> None:
    return None


@dataclass(frozen=True)
class Notation:
    """How a record writes a faction."""

    letter: str
    """The second of two of the kind takes `second`."""
    second: str = ""
    standard: bool = True
    """Whether the notation knows the letter; others stand in comments."""
    pieces: Mapping[str, str] = field(default_factory=dict)
    """What a building or token is written as."""
    standouts: Mapping[str, str] = field(default_factory=dict)
    """What a warrior that is not like the others is written as."""
    spends: Mapping[str, str] = field(default_factory=dict)
    """The pieces on the map that it pays with, as they are written, and the section of that."""
    cards: Callable[[RootState, int], Mapping[str, Iterable[int]]] = no_cards
    """The cards on the faction's board, by the place that a record calls it."""
    columns: str = "decree"
    """What the columns of cards on its board are called, such as `$_m`."""
    board: Callable[[RootState, int], Mapping[str, int]] = no_pieces
    """The pieces on the faction's board that a record counts there, such as officers."""
    names: Sequence[str] = ()
    """What a record calls its leaders, ministers, moods or characters."""
    told: Told = nothing_told
    """What else changed on its board."""
    secrets: Sequence[str] = ()
    """The words of ours that only its own seat may read, until the match is over."""

    foresee: Callable[[RootState, int, Sequence[Unit]], Sequence[tuple[str, str, str, str]]] = (
        foresees_nothing
    )
    """Make hidden things what the rest of a turn shows them to be; return what and where, what is
    wanted, what was there, and from where."""

    pick: Callable[
        [RootState, int, Question, Sequence[Option], Sequence[Unit], Letters], Sequence[Option]
    ] = picks_all
    """Order or choose options that a record does not tell apart, by the rest of a turn."""

    shows: Callable[[RootState, int], Sequence[str]] = shows_nothing
    """The suits of cards that it could reveal now, where a record does not name them."""

    spent: Callable[[RootState, int], Sequence[object]] = spent_nothing
    """What is used up on its board this turn, where two lines of play may differ in nothing else:
    of cards their suits, as which of a suit it was makes no difference."""

    # For positions that are taken over from a record, whatever the rules say

    piles: Callable[[RootState, int], Mapping[str, list[int]]] = no_piles
    """The piles of `cards` that may be changed."""
    put: Callable[[RootState, int, int, str, int], bool] = keeps_nothing
    """Put an owner's pieces on the board of a seat or, with a negative number, take them off;
    return whether it did."""
    laid: Callable[[RootState, int, int, str], None] = notes_nothing
    """Called when a token was put into a clearing."""
    gone: Callable[[RootState, int, int, str], None] = notes_nothing
    """Called when a building or token was taken from a clearing."""
    force: Callable[[RootState, int, str, Letters], None] = forces_nothing
    """Do what `told` would say in such words."""


def say(what: str, who: str | None = None, count: int = 1) -> Unit:
    """Return a change that is written in one way only."""
    return Unit(SAY, who, what, count=count)


def is_beyond(unit: Unit) -> bool:
    """Return whether the notation has no word for a change, so that ours is a whole one.

    `$_crossbow->h` stands in a comment of a record of ours; no other record has it.
    """
    return unit.verb == SAY and re.match(r"\$_[a-z]{3,}->", unit.what or "") is not None
