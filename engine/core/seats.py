"""A seat is a place at the table; a player is a person who may leave it."""

from typing import NewType

import msgspec

Seat = NewType("Seat", int)
"""Position in the setup's list of seats, from 0. It never changes; the order of play may differ."""

Scalar = int | str | bool
"""What a step's argument, a question's context or a message's argument may be."""


SEATING, JOINED = "seating", "joined"
"""The option by which a lobby says that its seats stand in the order of play already."""


class Setup(msgspec.Struct, frozen=True):
    """What the lobby decided: the game, what each seat plays, and the table options."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, str] = {}
    pool: tuple[str, ...] = ()
    """What may be drafted within the match, if seats choose there; empty for all there is."""
