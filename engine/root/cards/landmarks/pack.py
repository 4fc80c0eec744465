"""The pack's simpler landmarks: Ferry, Treetop, Forge, Lost City (Law 24)."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.root.hooks.landmarks import Landmark, landmark
from engine.root.pieces import SUITS, Clearing
from engine.root.rules.crafting import FORGE
from engine.root.rules.moving import FERRY
from engine.root.rules.placing import TREETOP
from engine.root.state import RootState, RootTable

FORGED = {
    "fox": {"sword": 2, "crossbow": 1, "hammer": 1},
    "mouse": {"bag": 2, "tea": 2},
    "rabbit": {"boot": 2, "coins": 2},
}
"""The items that move to the Forge, by the suit of its clearing."""


def is_on_river(state: RootState, clearing: int) -> bool:
    """Return whether a clearing is on a river or, on the Lake, on the coast (21.26)."""
    return any(clearing in pair for pair in state.woodland.rivers)


@landmark(FERRY)
class Ferry(Landmark):
    """A ferry across the water, once per turn; the rule is in `moving` (25.3.5)."""

    def stands(self, state: RootState, clearing: int) -> bool:
        """Return whether the clearing is on a river."""
        return is_on_river(state, clearing)


@landmark(TREETOP)
class ElderTreetop(Landmark):
    """One more building slot, and one more point for removing its building."""

    def stands(self, state: RootState, clearing: int) -> bool:
        """Return whether the clearing is a corner."""
        return clearing in state.woodland.corners


@landmark(FORGE)
class LegendaryForge(Landmark):
    """Items that only seats with pieces there can craft, for a card and one more point."""

    def stands(self, state: RootState, clearing: int) -> bool:
        """Return True: it may be in any clearing."""
        return True

    def set_up(self, t: RootTable, seat: Seat, clearing: Clearing) -> None:
        """Move items of the supply onto it, by the suit of its clearing."""
        state = t.state
        for suit in SUITS:
            wanted = FORGED[suit] if suit in state.suits[clearing] else {}
            for item, number in wanted.items():
                moved = min(number, state.items.get(item, 0))
                if moved:
                    state.items[item] -= moved
                    state.forge[item] = moved


@landmark("lost_city")
class LostCity(Landmark):
    """A clearing that is fox, rabbit and mouse at once."""

    def stands(self, state: RootState, clearing: int) -> bool:
        """Return whether the clearing is on a river."""
        return is_on_river(state, clearing)

    def set_up(self, t: RootTable, seat: Seat, clearing: Clearing) -> None:
        """Give the clearing all three suits."""
        t.state.suits[clearing] = " ".join(SUITS)
