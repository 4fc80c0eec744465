"""The Acolytes box of the Lizard Cult (Law 10.2.3, 10.4.3, 10.5.4)."""

from __future__ import annotations

from engine.core.events import Event
from engine.core.seats import Seat
from engine.root.factions.lizards.board import board_of
from engine.root.state import RootTable


class AcolytesGained(Event, frozen=True, gc=False, tag="AcolytesGained"):
    """Warriors came into the Acolytes box; `acolytes` is the number there now."""

    seat: Seat
    count: int
    acolytes: int


def gain_acolytes(t: RootTable, seat: Seat, count: int) -> None:
    """Put warriors that are neither on the map nor in the supply in the Acolytes box."""
    board = board_of(t.state, seat)
    board.acolytes += count
    t.tell(AcolytesGained(seat, count, board.acolytes))
