"""Hirelings that are a pawn, which cannot be battled or removed."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.seats import Seat
from engine.root.events import Moved, Placed
from engine.root.hooks.hirelings import Hireling
from engine.root.hooks.removal import Loss
from engine.root.pieces import Clearing, Place
from engine.root.rules.rule import can_enter, can_leave
from engine.root.state import Fight, RootState, RootTable


class Pawned(Hireling):
    """A pawn in a clearing."""

    def stand(self, t: RootTable, side: Seat, clearing: Clearing) -> None:
        """Place the pawn."""
        t.state.hireling(side).pawn = clearing
        t.tell(Placed(side, clearing, "pawn", 1))

    def move_to(self, t: RootTable, side: Seat, clearing: Clearing) -> None:
        """Move the pawn."""
        hired = t.state.hireling(side)
        origin, hired.pawn = hired.pawn, clearing
        t.tell(Moved(side, Place(origin), Place(clearing), "pawn", 1))

    def ways_out(
        self, state: RootState, side: Seat, beside: Sequence[Clearing]
    ) -> Sequence[Clearing]:
        """List the clearings among these that the pawn may move to; none from a snare (13.7.2)."""
        if not can_leave(state, side, state.hireling(side).pawn):
            return ()
        return [clearing for clearing in beside if can_enter(state, side, clearing)]

    def pawn_place(self, state: RootState, seat: Seat) -> int:
        """Return the pawn's clearing."""
        return state.hireling(seat).pawn

    def fights_in(self, state: RootState, seat: Seat, clearing: int) -> bool:
        """Return whether the pawn is there."""
        return state.hireling(seat).pawn == clearing

    def can_lose(self, state: RootState, seat: Seat, fight: Fight) -> int:
        """Return 0: a pawn cannot be removed."""
        return 0

    async def take_hits(
        self, t: RootTable, seat: Seat, fight: Fight, hits: int
    ) -> list[Loss] | None:
        """Take no hits."""
        return []

    def forbids_battle(
        self, state: RootState, side: Seat, attacker: int, defender: int, clearing: int
    ) -> bool:
        """Return whether the pawn would be the defender."""
        return defender == side
