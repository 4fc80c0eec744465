"""Where an option stands in its seat's turn: its step, and what choosing it would end."""

from __future__ import annotations

import msgspec

from engine.core.choices.actions import Option
from engine.core.language.messages import Message


class Standing(msgspec.Struct, frozen=True):
    """The place of an option in a menu that offers several steps of a turn at once."""

    number: int
    """Grows from step to step; the lowest of a menu is the present one."""
    step: Message
    """The name of its step."""
    ends: Message | None = None
    """Which step it would end although something is still possible in it; None if it ends none."""
    lost: tuple[Option, ...] = ()
    """What is offered now and no longer after it."""
