"""Hirelings with buildings or tokens: founding one, then one of two things."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.root.cards.hirelings.actions import (
    choose_place,
    fight_in_each,
    key_of,
    open_to,
    reinforce,
)
from engine.root.hooks.hirelings import Hireling
from engine.root.pieces import Clearing, HirelingWay
from engine.root.rules.placing import in_supply, place_building, place_tokens, place_warriors
from engine.root.state import RootState, RootTable

BATTLE, REINFORCE = "battle", "reinforce"


class OfWay(Option, frozen=True, gc=False, tag="hireling.way"):
    """One of the things joined by "or" in the second half of a card."""

    way: HirelingWay


class Founding(Hireling):
    """A hireling that founds buildings or tokens of the kind `founds`."""

    founds: ClassVar[str] = ""

    def sites(self, state: RootState, side: int, clearings: Sequence[int]) -> list[Clearing]:
        """List the clearings among these where another may be founded."""
        if not in_supply(state, side, self.founds):
            return []
        free = open_to(state, side, clearings)
        if self.founds not in self.buildings:
            return free
        open_ones = [clearing for clearing in free if state.open_slots(clearing) > 0]
        if state.phase != "setup":
            return open_ones
        # Until the factions are set up, corners keep their slots, and others one (proposed).
        corners = state.woodland.corners
        return [c for c in open_ones if c not in corners and state.open_slots(c) > 1]

    def found(self, t: RootTable, side: Seat, clearing: Clearing, warriors: int = 0) -> None:
        """Found one, and place warriors with it, as many as are left."""
        if self.founds in self.buildings:
            place_building(t, side, clearing, self.founds)
        else:
            place_tokens(t, side, clearing, self.founds)
        place_warriors(t, side, clearing, warriors)

    async def found_in(
        self, t: RootTable, side: Seat, seat: Seat, clearings: Sequence[int], warriors: int = 0
    ) -> Clearing | None:
        """Found one in one of these clearings, as `seat` chooses; return the clearing."""
        places = self.sites(t.state, side, clearings)
        if not places:
            return None
        clearing = await choose_place(t, side, seat, places, "hirelings.found")
        self.found(t, side, clearing, warriors)
        return clearing

    async def battle_or_reinforce(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Battle at each founded piece, or place a warrior at each."""
        if await self.choose_way(t, side, seat, (BATTLE, REINFORCE)) == BATTLE:
            t.then(fight_in_each, side, seat)
        else:
            await reinforce(t, side, seat, self.list_founded(t.state, side))

    async def choose_way(self, t: RootTable, side: Seat, seat: Seat, ways: Sequence[str]) -> str:
        """Ask which of these ways to take."""
        options = [OfWay(HirelingWay(way)) for way in ways]
        key = key_of(t.state, side)
        return (await t.choose(seat, "hirelings.then", options, hireling=key)).way

    def battlefields(self, state: RootState, side: Seat) -> Sequence[Clearing]:
        """List the clearings with a founded piece."""
        return self.list_founded(state, side)

    def list_founded(self, state: RootState, side: int) -> list[Clearing]:
        """List the clearings with a founded piece, each once."""
        return list(dict.fromkeys(state.clearings_with(side, self.founds)))

    def value(self, state: RootState, side: Seat, seat: Seat) -> float:
        """Value the founded pieces, and the warriors on the map."""
        warriors = sum(row[side] for row in state.warriors)
        return 0.25 * len(self.list_founded(state, side)) + 0.1 * warriors
