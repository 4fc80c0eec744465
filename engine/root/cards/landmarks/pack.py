"""The landmarks of the pack that work by themselves: Ferry, Treetop, Forge, Lost City (Law 24)."""

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


def on_river(state: RootState, clearing: int) -> bool:
    """Return whether a clearing is on a river or, on the Lake, on the coast (21.26)."""
    return any(clearing in pair for pair in state.woodland.rivers)


@landmark(FERRY)
class Ferry(Landmark):
    """It takes a move across the water once per turn; `moving` has it (25.3.5)."""

    def stands(self, state: RootState, clearing: int) -> bool:
        """Return whether the clearing is on a river."""
        return on_river(state, clearing)


@landmark(TREETOP)
class ElderTreetop(Landmark):
    """A building slot more, and a point more for removing what stands in it."""

    def stands(self, state: RootState, clearing: int) -> bool:
        """Return whether the clearing is a corner."""
        return clearing in state.woodland.corners


@landmark(FORGE)
class LegendaryForge(Landmark):
    """Items of the supply that only those beside it can craft, for a card and a point more."""

    def stands(self, state: RootState, clearing: int) -> bool:
        """Return True: any clearing will do."""
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
        return on_river(state, clearing)

    def set_up(self, t: RootTable, seat: Seat, clearing: Clearing) -> None:
        """Give the clearing all three suits."""
        t.state.suits[clearing] = " ".join(SUITS)
