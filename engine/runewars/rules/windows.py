"""Actions in a player's own turn besides the order: Tactics, Rewards, locations, claims."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.runewars.state import RunewarsState


class Window:
    """A kind of action besides the order in a player's own turn."""

    def possible(self, state: RunewarsState, seat: Seat) -> bool:
        """Return whether, on public facts, there could be an option."""
        return False

    def at_end(self, state: RunewarsState, seat: Seat) -> bool:
        """Return whether, on public facts, an option is possible only at the end of the turn."""
        return False

    def options(self, state: RunewarsState, seat: Seat) -> Sequence[Option]:
        """List the options now."""
        return ()


WINDOWS: list[Window] = []
"""Windows beside the order in a player's own turn; the registry lists them in menu order."""


QUEST_WINDOWS: list[Window] = []
"""Windows while a hero of the player's takes its action; the registry names them."""
