"""A seat is a place at the table; a player is a person who may leave it."""

from typing import NewType

import msgspec

Seat = NewType("Seat", int)
"""Position in the setup's list of seats, from 0. It never changes; the order of play may differ."""

Scalar = int | str | bool
"""Type of the arguments of steps, questions' contexts and messages."""


SEATING, JOINED = "seating", "joined"
"""Option by which a lobby says that its seats are in the order of play already."""


class Setup(msgspec.Struct, frozen=True):
    """The lobby's decisions: the game, what each seat plays, and the table options."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, str] = {}
    pool: tuple[str, ...] = ()
    """Kinds that may be drafted within the match, if seats choose there; empty for all."""
