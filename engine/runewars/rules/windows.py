"""What may be done in one's own turn besides the order: Tactics, Rewards, locations, claims."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.runewars.state import RunewarsState


class Window:
    """Something besides the order that may be done in one's own turn."""

    def possible(self, state: RunewarsState, seat: Seat) -> bool:
        """Return whether, on public facts, there could be anything."""
        return False

    def at_end(self, state: RunewarsState, seat: Seat) -> bool:
        """Return whether, on public facts, only the end of the turn allows something."""
        return False

    def options(self, state: RunewarsState, seat: Seat) -> Sequence[Option]:
        """List what may be done now."""
        return ()


WINDOWS: list[Window] = []
"""Beside the order in one's own turn; the registry names them in the order of the menu."""


QUEST_WINDOWS: list[Window] = []
"""While an own hero takes its action, before or after its move; the registry names them."""
