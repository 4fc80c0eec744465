"""The place of an option in its seat's turn: its step, and the step that choosing it would end."""

from __future__ import annotations

import msgspec

from engine.core.choices.actions import Option
from engine.core.language.messages import Message


class TurnPlace(msgspec.Struct, frozen=True):
    """The place of an option in a menu that offers several steps of a turn at once."""

    number: int
    """Grows from step to step; the lowest number of a menu is the present step."""
    step: Message
    """Name of its step."""
    ends: Message | None = None
    """Step that it would end although something is still possible in it; None if it ends none."""
    lost: tuple[Option, ...] = ()
    """Options that are offered now and no longer after it."""
