"""The Prosperous and the Struggling Farmers."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.seats import Seat
from engine.root.cards.hirelings.actions import fight, own_clearings, place_one, reinforce
from engine.root.cards.hirelings.strongholds import BATTLE, REINFORCE, Founding
from engine.root.hooks.hirelings import hireling
from engine.root.hooks.removal import Loss
from engine.root.rules.hands import draw
from engine.root.rules.placing import in_supply
from engine.root.rules.removal import remove
from engine.root.rules.rule import ruled_clearings, ruler
from engine.root.state import NOBODY, RootState, RootTable

HARVEST, TILL = "harvest", "till"
FARM = "farm"
STARTING = 2


class Farmers(Founding):
    """Farms that score nothing when removed."""

    warriors = 9
    buildings = {FARM: 4}
    founds = FARM

    def points_for(self, state: RootState, seat: Seat, loss: Loss) -> int:
        """Return no points for farms."""
        return sum(kind != FARM for kind in loss.pieces)


@hireling("prosperous_farmers")
class ProsperousFarmers(Farmers):
    """Ruling a farm brings cards and farms."""

    apart = (HARVEST,)

    async def arrive(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Place a farm and a farmer in each of two clearings."""
        for _ in range(STARTING):
            empty = [
                c for c in t.state.woodland.clearings if c not in self.list_founded(t.state, side)
            ]
            await self.found_in(t, side, seat, empty, 1)

    async def hire(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Place a farm and a farmer at the seat's own pieces, if no farm is on the map."""
        if not self.list_founded(t.state, side):
            await self.found_in(t, side, seat, own_clearings(t.state, seat), 1)

    def ways(self, state: RootState, side: Seat, seat: Seat) -> Sequence[str]:
        """Harvest, then fight or grow."""
        return (HARVEST,) if state.hireling(side).controller == seat else ()

    async def act(self, t: RootTable, side: Seat, seat: Seat, way: str) -> None:
        """Draw and place one if a farm is ruled; then battle at one, or place a farmer at each."""
        state = t.state
        if any(ruler(state, clearing) == seat for clearing in self.list_founded(state, side)):
            draw(t, seat, 1)
            places = self.sites(state, side, state.woodland.clearings)
            fewest = min((sum(state.warriors[c]) for c in places), default=0)
            quiet = [c for c in places if sum(state.warriors[c]) == fewest]
            await self.found_in(t, side, seat, quiet)
        if await self.choose_way(t, side, seat, (BATTLE, REINFORCE)) == BATTLE:
            await fight(t, side, seat, self.list_founded(state, side))
        else:
            await reinforce(t, side, seat, self.list_founded(state, side))


@hireling("struggling_farmers", demotes="prosperous_farmers")
class StrugglingFarmers(Farmers):
    """They stay where their former controller rules."""

    apart = (TILL,)

    async def hire(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Remove farms and farmers where the former controller does not rule."""
        state = t.state
        former = state.hireling(side).former
        if former == NOBODY:
            return
        losses = [
            Loss(
                side, clearing, NOBODY, state.warriors[clearing][side],
                tuple(kind for owner, kind in state.buildings[clearing] if owner == side),
            )
            for clearing in state.woodland.clearings
            if state.owns_pieces(side, clearing) and ruler(state, clearing) != former
        ]  # fmt: skip
        await remove(t, losses)

    def ways(self, state: RootState, side: Seat, seat: Seat) -> Sequence[str]:
        """Place a farm and a farmer in a ruled clearing."""
        if state.hireling(side).controller != seat:
            return ()
        either = state.supply[side] or in_supply(state, side, FARM)
        return (TILL,) if either and ruled_clearings(state, seat) else ()

    async def act(self, t: RootTable, side: Seat, seat: Seat, way: str) -> None:
        """Place a farm, a farmer, or both; draw a card for both."""
        state = t.state
        mine = [c for c in ruled_clearings(state, seat) if c < len(state.woodland.slots)]
        farmer = state.supply[side] > 0
        if await self.found_in(t, side, seat, mine, 1):
            if farmer:
                draw(t, seat, 1)
        else:
            await place_one(t, side, seat, mine)
