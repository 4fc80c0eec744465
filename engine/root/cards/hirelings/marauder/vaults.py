"""The Vault Keepers and the Badger Bodyguards."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.seats import Seat
from engine.root.cards.hirelings.actions import is_on_map
from engine.root.cards.hirelings.strongholds import Founding
from engine.root.hooks.hirelings import Hireling, hireling
from engine.root.state import Fight, RootState, RootTable

DELVE = "delve"
VAULT = "vault"
GUARDS = 2


@hireling("vault_keepers")
class VaultKeepers(Founding):
    """Vaults, and their guards."""

    bars = ("keepers",)
    warriors = 6
    buildings = {VAULT: 6}
    founds = VAULT
    apart = (DELVE,)

    async def arrive(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Place a vault and two warriors in a clearing with an open slot."""
        await self.found_in(t, side, seat, t.state.woodland.clearings, GUARDS)

    async def hire(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Do the same if none is on the map."""
        if not is_on_map(t.state, side):
            await self.arrive(t, side, seat)

    def ways(self, state: RootState, side: Seat, seat: Seat) -> Sequence[str]:
        """Dig a vault, then battle or reinforce at vaults."""
        return (DELVE,) if state.hireling(side).controller == seat else ()

    async def act(self, t: RootTable, side: Seat, seat: Seat, way: str) -> None:
        """Place a vault near another, or else anywhere with a warrior; then battle or reinforce."""
        state = t.state
        near = [
            c
            for each in self.list_founded(state, side)
            for c in (each, *state.woodland.adjacent[each])
        ]
        if not await self.found_in(t, side, seat, list(dict.fromkeys(near))):
            await self.found_in(t, side, seat, state.woodland.clearings, 1)
        await self.battle_or_reinforce(t, side, seat)


@hireling("badger_bodyguards", demotes="vault_keepers")
class BadgerBodyguards(Hireling):
    """They absorb the first hit."""

    bars = ("keepers",)

    def ignored_first(self, state: RootState, seat: Seat, fight: Fight) -> str:
        """Name the card: its controller ignores the first hit it takes (as 15.2.4)."""
        return self.key

    def value(self, state: RootState, side: Seat, seat: Seat) -> float:
        """Value one hit less in each battle."""
        return 0.8
