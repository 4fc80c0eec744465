"""How a record of our own writes the Clergy, whom the notation does not know (HCC.2)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Event
from engine.root.factions.clergy.board import board_of
from engine.root.hooks.notation import Letters, Notation, Unit, say
from engine.root.state import RootState


def told(
    before: RootState, after: RootState, seat: int, events: Sequence[Event], letters: Letters
) -> list[Unit]:
    """Name the piece that repented or became a Heretic (HCC.2.6)."""
    old, new = board_of(before, seat).penitent, board_of(after, seat).penitent
    came = [say(f"$_{letters[each]}->p", letters[seat]) for each in new if each not in old]
    left = [say(f"$_{letters[each]}->h", letters[seat]) for each in old if each not in new]
    return came + left


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
    told=told,
    force=force,
)
