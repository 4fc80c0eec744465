"""How a record writes the Cult: Lost Souls as discarded, acolytes on its board (Law 10.2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.core.events import Event
from engine.root.factions.lizards.board import SUITS, board_of
from engine.root.factions.lizards.outcast import OutcastChosen
from engine.root.hooks.notation import DISCARD, SHOWN, Letters, Notation, Unit, say
from engine.root.state import RootState


def cards(state: RootState, seat: int) -> Mapping[str, Iterable[int]]:
    board = board_of(state, seat)
    return {DISCARD: board.lost_souls, SHOWN: board.revealed}


def acolytes(state: RootState, seat: int) -> Mapping[str, int]:
    return {"w": board_of(state, seat).acolytes}


def told(
    before: RootState, after: RootState, seat: int, events: Sequence[Event], letters: Letters
) -> list[Unit]:
    """Name the Outcast where its marker was moved or turned over (10.4.1)."""
    old, new = board_of(before, seat), board_of(after, seat)
    chosen = any(isinstance(event, OutcastChosen) for event in events)
    if not chosen and (old.outcast, old.hated) == (new.outcast, new.hated):
        return []
    return [say(f"$_{'ho' if new.hated else 'o'}->{new.outcast[0].upper()}", letters[seat])]


def put(state: RootState, seat: int, owner: int, what: str, count: int) -> bool:
    board = board_of(state, seat)
    board.acolytes = max(0, board.acolytes + count)
    return True


def force(state: RootState, seat: int, what: str, letters: Letters) -> None:
    """Set the Outcast."""
    board, marker = board_of(state, seat), what.partition("->")
    for suit in SUITS:
        if suit[0].upper() == marker[2]:
            board.outcast, board.hated = suit, marker[0] == "$_ho"


NOTATION = Notation(
    "L",
    pieces={"garden_fox": "b_f", "garden_rabbit": "b_r", "garden_mouse": "b_m"},
    cards=cards,
    board=acolytes,
    told=told,
    put=put,
    force=force,
)
