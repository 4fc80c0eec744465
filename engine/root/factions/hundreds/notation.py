"""The Hundreds in the record notation: moods like leaders, the warlord apart (Law 14.2.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.events import Event
from engine.root.factions.hundreds.board import board_of
from engine.root.factions.hundreds.moods import MOODS, MoodChosen
from engine.root.hooks.notation import Letters, Notation, Unit, say
from engine.root.pieces import ITEMS
from engine.root.state import RootState


def tell(
    before: RootState, after: RootState, seat: int, events: Sequence[Event], letters: Letters
) -> list[Unit]:
    """Name a new mood (14.4.4), where the warlord went, and items that came into the Hoard or left
    it (14.2.3, 14.2.4)."""
    moods = [event.mood for event in events if isinstance(event, MoodChosen)]
    here, there = (board_of(state, seat).warlord for state in (before, after))
    old, new = (Counter(board_of(state, seat).hoard) for state in (before, after))
    return [
        *(say(f"#{mood}->$", letters[seat]) for mood in moods),
        *(say(f"$_warlord->{place}", letters[seat]) for place in [there] if here and place != here),
        *(say(f"$_{item}->h", letters[seat]) for item in (new - old).elements()),
        *(say(f"$_{item}->", letters[seat]) for item in (old - new).elements()),
    ]


def note_gone(state: RootState, seat: int, clearing: int, kind: str) -> None:
    """Take the warlord off the map where the record does."""
    board = board_of(state, seat)
    if kind == "warlord" and board.warlord == clearing:
        board.warlord = 0


def force(state: RootState, seat: int, what: str, letters: Letters) -> None:
    """Change the mood, the warlord's clearing, or the contents of the Hoard."""
    board = board_of(state, seat)
    mood = what.removeprefix("#").removesuffix("->$")
    thing, _, end = what.removeprefix("$_").partition("->")
    if mood in MOODS:
        board.mood = mood
    elif thing == "warlord" and end.isdecimal():
        board.warlord = int(end)
    elif thing in ITEMS and end:
        board.hoard.append(thing)
    elif thing in board.hoard:
        board.hoard.remove(thing)


NOTATION = Notation(
    "H",
    pieces={"stronghold": "b", "mob": "t"},
    standouts={"warlord": "w_w"},
    names=MOODS,
    tell=tell,
    note_gone=note_gone,
    force=force,
)
