"""How a record writes the Hundreds: moods as leaders are, the warlord as a warrior (Law 14.2.2)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Event
from engine.root.factions.hundreds.board import board_of
from engine.root.factions.hundreds.moods import MOODS, MoodChosen
from engine.root.hooks.notation import Letters, Notation, Unit, say
from engine.root.state import RootState


def told(
    before: RootState, after: RootState, seat: int, events: Sequence[Event], letters: Letters
) -> list[Unit]:
    """Name a new mood (14.4.4)."""
    moods = [event.mood for event in events if isinstance(event, MoodChosen)]
    return [say(f"#{mood}->$", letters[seat]) for mood in moods]


def gone(state: RootState, seat: int, clearing: int, kind: str) -> None:
    """Take the warlord off where the record does."""
    board = board_of(state, seat)
    if kind == "warlord" and board.warlord == clearing:
        board.warlord = 0


def force(state: RootState, seat: int, what: str, letters: Letters) -> None:
    """Change the mood."""
    mood = what.removeprefix("#").removesuffix("->$")
    if mood in MOODS:
        board_of(state, seat).mood = mood


NOTATION = Notation(
    "H",
    pieces={"stronghold": "b", "mob": "t"},
    standouts={"warlord": "w_w"},
    names=MOODS,
    told=told,
    gone=gone,
    force=force,
)
