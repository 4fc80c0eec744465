"""The Riverfolk Flotilla and the Otter Divers."""

from __future__ import annotations

from engine.core.choices.actions import Pass, Yes
from engine.core.seats import Seat
from engine.root.cards.hirelings.actions import choose_place, decide, fight, key_of, open_to
from engine.root.cards.hirelings.pawns import Pawned
from engine.root.hooks.hirelings import Hireling, hireling
from engine.root.rules.hands import draw
from engine.root.rules.rule import has_pieces, over_rivers
from engine.root.rules.score import from_current
from engine.root.state import Fight, RootState, RootTable

MOST_HITS = 3


def river_clearings(state: RootState) -> set[int]:
    """Return the clearings on a river or, on the Lake, on its coast (21.26)."""
    return {clearing for pair in state.woodland.rivers for clearing in pair}


@hireling("riverfolk_flotilla")
class RiverfolkFlotilla(Pawned):
    """A fleet that trades, sails and fights, and cannot be battled."""

    bars = ("riverfolk",)
    sings = True

    async def arrive(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Place the pawn at the map edge, on a river."""
        river = river_clearings(t.state)
        shores = [clearing for clearing in t.state.woodland.edge if clearing in river]
        free = open_to(t.state, side, shores) or shores  # the Lake has a single one
        clearing = await choose_place(t, side, seat, free, "hirelings.pawn")
        self.stand(t, side, clearing)

    async def sing(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Offer players there a card; move along the river, rule or not; offer a battle."""
        state = t.state
        here = state.hireling(side).pawn
        for player in from_current(state):
            if has_pieces(state, player, here):
                answers = [Yes(), Pass()]
                key = key_of(state, side)
                if await decide(t, player, "hirelings.draw", answers, Yes(), hireling=key) == Yes():
                    draw(t, player, 1)
        if shores := self.ways_out(state, side, over_rivers(state, here)):
            to = await choose_place(t, side, seat, shores, "hirelings.sail")
            self.move_to(t, side, to)
        await fight(t, side, seat, [state.hireling(side).pawn])

    def most_rolled_hits(self, state: RootState, seat: Seat, fight: Fight) -> int:
        """Return three hits."""
        return MOST_HITS

    def value(self, state: RootState, side: Seat, seat: Seat) -> float:
        """Value a battle in each turn, and a card if the seat has pieces there."""
        return 0.6 + 0.3 * has_pieces(state, seat, state.hireling(side).pawn)


@hireling("otter_divers", demotes="riverfolk_flotilla")
class OtterDivers(Hireling):
    """Moves by river clearings need no rule."""

    bars = ("riverfolk",)

    def moves_without_rule(self, state: RootState, seat: Seat, origin: int, to: int) -> bool:
        """Return whether the controller moves from or to a river clearing."""
        return not river_clearings(state).isdisjoint((origin, to))
