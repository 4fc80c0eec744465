"""The Last Dynasty and the Bluebird Nobles."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.seats import Seat
from engine.root.cards.hirelings.actions import choose_place, fight, march, open_to, where
from engine.root.events import EffectUsed
from engine.root.hooks.hirelings import Hireling, hireling
from engine.root.pieces import Clearing
from engine.root.rules.battle.fighting import battles
from engine.root.rules.moving import Move, legal_moves
from engine.root.rules.placing import place_warriors
from engine.root.rules.rule import has_pieces, ruled_clearings, ruler
from engine.root.rules.score import score
from engine.root.state import RootState, RootTable

RETURN, MARCH, FIGHT = "return", "dynasty", "fight_twice"
CLEARINGS_PER_POINT = 3


@hireling("last_dynasty")
class LastDynasty(Hireling):
    """Five warriors that stay together."""

    bars = ("eyrie",)
    warriors = 5
    joined = (RETURN, MARCH, FIGHT)

    async def arrive(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Place all of them in a clearing of the map edge."""
        await self.land(t, side, seat)

    async def land(self, t: RootTable, side: Seat, seat: Seat) -> Clearing | None:
        """Place all of them in a clearing of the map edge; return which."""
        state = t.state
        places = open_to(state, side, state.woodland.edge)
        if not places:
            return None
        clearing = await choose_place(t, side, seat, places, "hirelings.place")
        place_warriors(t, side, clearing, self.warriors)
        return clearing

    def ways(self, state: RootState, side: Seat, seat: Seat) -> Sequence[str]:
        """Return to the map; move and battle if the seat rules there; or else battle twice."""
        if state.hireling(side).controller != seat:
            return ()
        places = where(state, side)
        if not places:
            landing = state.supply[side] and open_to(state, side, state.woodland.edge)
            return (RETURN,) if landing else ()
        if ruler(state, places[0]) == seat:
            return (MARCH,) if flights(state, side) or battles(state, side) else ()
        return (FIGHT,) if battles(state, side, [places[0]]) else ()

    async def act(self, t: RootTable, side: Seat, seat: Seat, way: str) -> None:
        """Use the one way that is open."""
        if way == RETURN:
            if landed := await self.land(t, side, seat):
                await fight(t, side, seat, [landed])
        elif way == MARCH:
            await march(t, side, seat, flights(t.state, side))
            await fight(t, side, seat)
        else:
            for _ in range(2):
                await fight(t, side, seat)

    def value(self, state: RootState, side: Seat, seat: Seat) -> float:
        """Value the warriors left."""
        return 0.3 * (5 - state.supply[side])


def flights(state: RootState, side: Seat) -> list[Move]:
    """List the moves that take all of them together."""
    return [
        move
        for move in legal_moves(state, side, Move, where(state, side))
        if move.warriors == state.warriors[move.origin][side]
    ]


@hireling("bluebird_nobles", demotes="last_dynasty")
class BluebirdNobles(Hireling):
    """They win ties for rule, and score for ruling."""

    bars = ("eyrie",)
    sings = True
    ties_by_any_piece = True

    def rules_ties(self, state: RootState, seat: Seat, clearing: int) -> bool:
        """Return whether a piece of their own wins ties for the controller (as in 7.2.2)."""
        return has_pieces(state, state.hireling(seat).controller, clearing)

    async def sing(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Score a point for every three clearings that the controller rules."""
        points = len(ruled_clearings(t.state, seat)) // CLEARINGS_PER_POINT
        if points:
            t.tell(EffectUsed(seat, self.key))
            score(t, seat, points, "hireling")

    def value(self, state: RootState, side: Seat, seat: Seat) -> float:
        """Value the points that it scores next."""
        return 0.3 + len(ruled_clearings(state, seat)) // CLEARINGS_PER_POINT
