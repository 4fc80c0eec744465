"""The Clergy in records of our own; the notation does not know it (HCC.2)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choices.actions import Option
from engine.core.choices.questions import Question
from engine.core.events import Event
from engine.root.factions.clergy.actions import ACTS
from engine.root.factions.clergy.board import board_of
from engine.root.hooks.notation import Letters, Notation, Unit, say
from engine.root.state import RootState

WITHIN_ONE = ("clergy.mission", "clergy.crusade")
"""The kinds of questions about how an action goes on."""


def tell(
    before: RootState, after: RootState, seat: int, events: Sequence[Event], letters: Letters
) -> list[Unit]:
    """Name the actions taken (HCC.5.1), and who repented or became a Heretic (HCC.2.6)."""
    was, board = board_of(before, seat), board_of(after, seat)
    old, new = was.penitent, board.penitent
    acts = [say(f"$_{act}->", letters[seat]) for act in board.acts[len(was.acts) :]]
    came = [say(f"$_{letters[each]}->p", letters[seat]) for each in new if each not in old]
    left = [say(f"$_{letters[each]}->h", letters[seat]) for each in old if each not in new]
    return acts + came + left


def pick(
    state: RootState,
    seat: int,
    question: Question,
    options: Sequence[Option],
    said: Sequence[Unit],
    letters: Letters,
) -> Sequence[Option]:
    """Take the action that is named next: a move may be part of one or of another."""
    if question.kind in WITHIN_ONE:
        return options
    named = (unit.what for unit in said if unit.who == letters[seat])
    act = next((act for what in named for act in ACTS.values() if what == f"$_{act}->"), None)
    meant = [option for option in options if ACTS.get(type(option), act) == act]
    return options if act is None else meant


def force(state: RootState, seat: int, what: str, letters: Letters) -> None:
    """Turn a seat Penitent or Heretic."""
    penitent = board_of(state, seat).penitent
    for other, letter in enumerate(letters):
        if what == f"$_{letter}->p" and other not in penitent:
            penitent.append(other)
        elif what == f"$_{letter}->h" and other in penitent:
            penitent.remove(other)


NOTATION = Notation(
    "S",
    standard=False,
    pieces={
        "cathedral": "b",
        "flower_fox": "t_f",
        "flower_rabbit": "t_r",
        "flower_mouse": "t_m",
        "flower_bird": "t_b",
    },
    tell=tell,
    pick=pick,
    force=force,
)
