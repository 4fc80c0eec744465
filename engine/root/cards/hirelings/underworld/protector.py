"""The Furious and the Stoic Protector."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.root.cards.hirelings.actions import choose_place, open_to, own_clearings
from engine.root.cards.hirelings.pawns import Pawned
from engine.root.hooks.hirelings import hireling
from engine.root.hooks.removal import Loss
from engine.root.pieces import Clearing
from engine.root.rules.removal import remove
from engine.root.rules.rule import removable
from engine.root.rules.score import from_current
from engine.root.state import NOBODY, RootState, RootTable


class Protector(Pawned):
    """A pawn that must move in every Birdsong."""

    sings = True

    async def move_on(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Move along a path, rule or not."""
        state = t.state
        here = state.hireling(side).pawn
        if ways := self.ways_out(state, side, state.woodland.adjacent[here] if here else ()):
            self.move_to(t, side, await choose_place(t, side, seat, ways, "hirelings.protect"))


@hireling("furious_protector")
class FuriousProtector(Protector):
    """It takes a warrior of every player where it moves."""

    placing_law = "22.2.2"

    async def arrive(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Place the pawn anywhere."""
        everywhere = [Clearing(clearing) for clearing in t.state.woodland.clearings]
        self.stand(t, side, await choose_place(t, side, seat, everywhere, "hirelings.pawn"))

    def forbids_placing(self, state: RootState, seat: Seat, placer: int, clearing: int) -> bool:
        """Return whether an enemy would place in its clearing: in setup everybody is one."""
        if state.hireling(seat).pawn != clearing:
            return False
        return placer == NOBODY or state.is_enemy(seat, placer)

    async def sing(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Move; then each player there loses a faction warrior, the controller too."""
        await self.move_on(t, side, seat)
        state = t.state
        here = state.hireling(side).pawn
        victims = [each for each in from_current(state) if removable(state, each, here) > 0]
        await remove(t, [Loss(each, here, side, 1) for each in victims])

    def value(self, state: RootState, side: Seat, seat: Seat) -> float:
        """Value the warriors it takes from others."""
        return 0.6


@hireling("stoic_protector", demotes="furious_protector")
class StoicProtector(Protector):
    """It guards its controller's pieces."""

    async def hire(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Place the pawn at the seat's own pieces if it is not on the map."""
        mine = open_to(t.state, side, own_clearings(t.state, seat))
        if not t.state.hireling(side).pawn and mine:
            self.stand(t, side, await choose_place(t, side, seat, mine, "hirelings.pawn"))

    async def sing(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Move."""
        await self.move_on(t, side, seat)

    def forbids_battle(
        self, state: RootState, side: Seat, attacker: int, defender: int, clearing: int
    ) -> bool:
        """Return whether an enemy would battle it, or the controller's pieces beside it."""
        if super().forbids_battle(state, side, attacker, defender, clearing):
            return True
        return self.guards(state, side, attacker, defender, clearing)

    def forbids_removal(
        self, state: RootState, side: Seat, by: int, owner: int, clearing: int
    ) -> bool:
        """Return whether an enemy would remove the controller's pieces beside it; not items."""
        return state.owns_pieces(owner, clearing) and self.guards(state, side, by, owner, clearing)

    def guards(self, state: RootState, side: Seat, by: int, owner: int, clearing: int) -> bool:
        """Return whether it stands beside the controller's pieces before an enemy."""
        hired = state.hireling(side)
        return clearing == hired.pawn and owner == hired.controller and state.is_enemy(by, owner)

    def value(self, state: RootState, side: Seat, seat: Seat) -> float:
        """Value the pieces it guards."""
        return 0.15 * min(4, state.strength[state.hireling(side).pawn][seat])
