"""The Tower, on the Mountain's Pass (Law 25.4.4)."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.root.hooks.landmarks import Landmark, landmark
from engine.root.rules.rule import rules
from engine.root.rules.score import score
from engine.root.state import RootState, RootTable

TOWER = "tower"
RULED = 1.6
"""The value of ruling it, in points."""


@landmark(TOWER)
class Tower(Landmark):
    """The ruler scores at the end of their Evening."""

    apart = False

    def stands(self, state: RootState, clearing: int) -> bool:
        """Return whether the clearing has a ruin."""
        return clearing in state.ruins

    def worth(self, state: RootState, seat: Seat) -> float:
        """Value ruling it: a point this turn, and perhaps in some more."""
        return RULED if rules(state, seat, state.landmarks[TOWER]) else 0.0

    async def end_evening(self, t: RootTable, seat: Seat) -> None:
        """Score a point for ruling the Tower's clearing, after everything else (1.4.1)."""
        if rules(t.state, seat, t.state.landmarks[TOWER]):
            score(t, seat, 1, "tower")
