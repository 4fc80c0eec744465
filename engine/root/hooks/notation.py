"""Names of a faction's things in the record notation: the shape of a `notation.py`.

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
from engine.root.hooks.faction import added_clearings
from engine.root.state import RootState

PIECE, CARD, ITEM, CRAFT = "piece", "card", "item", "craft"
SCORE, REVEAL, BATTLE = "score", "reveal", "battle"
SAY = "say"
"""A change that is written in one way only, such as `$_o->M`, which `what` then holds."""
RAFT = "r"
"""The record's name for the Ferry, written as a piece of the seat that rides on it."""
TAKEN, LOST = "taken", "lost"
"""An item gained from a ruin or a board, and an item out of the game."""
SUPPLY, DECK, DISCARD, SHOWN, ASIDE = "supply", "deck", "discard", "shown", "aside"
"""Places that belong to no seat. Cards in `shown` return to the hand they came from; dominance
cards beside the map are `aside`, which a record writes like the deck.
"""


class Unit(NamedTuple):
    """One change of the table, `count` times; a field that is None matches anything."""

    verb: str
    who: str | None = None
    """The letter of the owner, scorer, revealer or attacker."""
    what: str | None = None
    """`w`, `b_s`…; the suit of a card; an item; the thing crafted; the defender."""
    name: str | None = None
    """The name of a card."""
    start: str | None = None
    end: str | None = None
    count: int = 1  # type: ignore[assignment]  # tuples have a method of that name


Letters = Sequence[str]
"""The letter of each seat."""
Tell = Callable[[RootState, RootState, int, Sequence[Event], Letters], list[Unit]]


def no_cards(state: RootState, seat: int) -> Mapping[str, Iterable[int]]:
    return {}


def no_pieces(state: RootState, seat: int) -> Mapping[str, int]:
    return {}


def tells_nothing(
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


def spends_nothing(state: RootState, seat: int) -> Sequence[object]:
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
    """A faction in the record notation."""

    letter: str
    """The second of two of a kind takes the letter of `second`."""
    second: str = ""
    standard: bool = True
    """True where the notation knows the letter; others are written in comments."""
    pieces: Mapping[str, str] = field(default_factory=dict)
    """The code of each building and token."""
    standouts: Mapping[str, str] = field(default_factory=dict)
    """The code of each warrior that is not like the others."""
    spends: Mapping[str, str] = field(default_factory=dict)
    """The pieces on the map that it pays with, as written, and the section about that."""
    cards: Callable[[RootState, int], Mapping[str, Iterable[int]]] = no_cards
    """The cards on the faction's board, by the record's name of their place."""
    columns: str = "decree"
    """The record's name for the columns of cards on its board, such as `$_m`."""
    board: Callable[[RootState, int], Mapping[str, int]] = no_pieces
    """The pieces on the faction's board that a record counts there, such as officers."""
    names: Sequence[str] = ()
    """The record's names for its leaders, ministers, moods or characters."""
    tell: Tell = tells_nothing
    """The other changes on its board."""
    secrets: Sequence[str] = ()
    """The words of ours that only its own seat may read, until the match is over."""

    foresee: Callable[[RootState, int, Sequence[Unit]], Sequence[tuple[str, str, str, str]]] = (
        foresees_nothing
    )
    """Change hidden things to what the rest of a turn shows them to be; return, for each: what and
    where, what is wanted, what was there, and from where.
    """

    pick: Callable[
        [RootState, int, Question, Sequence[Option], Sequence[Unit], Letters], Sequence[Option]
    ] = picks_all
    """Order or choose options that a record does not tell apart, by the rest of a turn."""

    shows: Callable[[RootState, int], Sequence[str]] = shows_nothing
    """The suits of cards that it could reveal now, where a record does not name them."""

    list_spent: Callable[[RootState, int], Sequence[object]] = spends_nothing
    """The things used up on its board this turn, where two lines of play may differ in nothing
    else; cards are given by suit, since which card of a suit was used makes no difference.
    """

    # For positions taken over from a record, whatever the rules say

    piles: Callable[[RootState, int], Mapping[str, list[int]]] = no_piles
    """The piles of `cards` that may be changed."""
    put: Callable[[RootState, int, int, str, int], bool] = keeps_nothing
    """Put an owner's pieces on a seat's board, or take them off for a negative number; return
    whether it did.
    """
    note_laid: Callable[[RootState, int, int, str], None] = notes_nothing
    """Called when a token was put into a clearing."""
    note_gone: Callable[[RootState, int, int, str], None] = notes_nothing
    """Called when a building or token was taken from a clearing."""
    force: Callable[[RootState, int, str, Letters], None] = forces_nothing
    """Carry out a change in the words of `tell`."""


def say(what: str, who: str | None = None, count: int = 1) -> Unit:
    """Return a change that is written in one way only."""
    return Unit(SAY, who, what, count=count)


def burrow_of(state: RootState) -> int:
    """Return the number of the Burrow, which a record calls clearing 0; 0 if there is none."""
    return added_clearings(state.map, state.factions).get("burrow", 0)


def name_of_place(state: RootState, place: int) -> str:
    """Return the record's name for a clearing or forest."""
    return "0" if place == burrow_of(state) else str(place)


def is_beyond(unit: Unit) -> bool:
    """Return whether the notation has no code for a change, so that ours is a whole word.

    `$_crossbow->h` is in a comment of a record of ours; no other record has it.
    """
    return unit.verb == SAY and re.match(r"\$_[a-z]{3,}->", unit.what or "") is not None
