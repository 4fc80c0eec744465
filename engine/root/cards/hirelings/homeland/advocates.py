"""The Sunny Advocates and the Bat Messengers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.agenda import step
from engine.core.seats import Seat
from engine.root.cards.hirelings.actions import (
    DONE,
    come_back,
    key_of,
    open_to,
    own_clearings,
    place_one,
    where,
)
from engine.root.hooks.hirelings import Hireling, hireling, is_shielded
from engine.root.hooks.removal import Loss
from engine.root.pieces import SUITS, Clearing
from engine.root.rules.answers import InSuit, OtherSeat
from engine.root.rules.placing import can_place, place_warriors
from engine.root.rules.removal import remove
from engine.root.rules.rule import is_lent, removable, spares
from engine.root.state import RootState, RootTable

PLEAD = "plead"
COME_ALONG = "hirelings.come_along"
STARTING = 2


@hireling("sunny_advocates")
class SunnyAdvocates(Hireling):
    """They win warriors over to their controller."""

    bars = ("council",)
    warriors = 8
    apart = (PLEAD,)

    async def arrive(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Place two in a clearing of each suit."""
        state = t.state
        for suit in SUITS:
            await place_one(t, side, seat, state.clearings_of(suit), STARTING)

    async def hire(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Place one anywhere if none is on the map."""
        await come_back(t, side, seat, t.state.woodland.clearings)

    def ways(self, state: RootState, side: Seat, seat: Seat) -> Sequence[str]:
        """Plead for a suit, then spread."""
        return (PLEAD,) if state.hireling(side).controller == seat else ()

    async def act(self, t: RootTable, side: Seat, seat: Seat, way: str) -> None:
        """Replace an enemy warrior at each Advocate clearing of a suit; then place an Advocate."""
        state = t.state
        here = where(state, side)
        suits = [InSuit(s) for s in SUITS if any(s in state.suits[c] for c in here)]
        if suits:
            key = key_of(state, side)
            suit = (await t.choose(seat, "hirelings.suit", suits, hireling=key)).suit
            for clearing in here:
                if suit in state.suits[clearing]:
                    await self.win_over(t, side, seat, clearing)
        empty = [c for c in own_clearings(state, seat) if not state.warriors[c][side]]
        places = open_to(state, side, empty) or open_to(state, side, state.woodland.clearings)
        await place_one(t, side, seat, places)

    async def win_over(self, t: RootTable, side: Seat, seat: Seat, clearing: Clearing) -> None:
        """Offer to replace an enemy warrior by the controller's, if both are possible (21.23)."""
        state = t.state
        if not state.supply[seat] or not can_place(state, seat, clearing):
            return
        enemies = [OtherSeat(each) for each in convertible(state, side, clearing)]
        if not enemies:
            return
        chosen = await t.choose(
            seat, "hirelings.win_over", [*enemies, DONE],
            hireling=key_of(state, side), clearing=clearing,
        )  # fmt: skip
        if isinstance(chosen, OtherSeat):
            await remove(t, [Loss(chosen.seat, clearing, side, 1)])
            place_warriors(t, seat, clearing, 1)


def convertible(state: RootState, side: Seat, clearing: int) -> list[Seat]:
    """List the enemies with a warrior there that can be removed; none that they hired (21.9)."""
    return [
        Seat(enemy)
        for enemy in range(len(state.sides))
        if state.is_enemy(side, enemy)
        and removable(state, enemy, clearing) > 0
        and not spares(state, side, enemy)
        and not is_lent(state, enemy, state.holder(side))
        and not is_shielded(state, side, enemy, clearing)
    ]


@hireling("bat_messengers", demotes="sunny_advocates")
class BatMessengers(Hireling):
    """A warrior joins each piece that their controller places."""

    bars = ("council",)

    def comes_along(self, t: RootTable, seat: Seat, clearing: Clearing, count: int) -> None:
        """Offer a warrior to come with each building or token that the controller placed.

        It is asked once for all that one step places: those that are still to be asked about lie
        on top of the agenda.
        """
        agenda = t.state.agenda
        before = agenda.pop()[1] if agenda and agenda[-1][0] == COME_ALONG else (seat,)
        t.then(come_along, *before, *[clearing] * count)

    def value(self, state: RootState, side: Seat, seat: Seat) -> float:
        """Value the warriors still in the supply."""
        return 0.6 if state.supply[seat] else 0.0


@step(COME_ALONG)
async def come_along(t: RootTable, seat: Seat, *placed: int) -> None:
    """Ask at which of the pieces just placed a warrior joins, where that is allowed.

    Nobody places buildings or tokens in another's turn, so no plan is needed.
    """
    state = t.state
    bounds = Counter(str(clearing) for clearing in placed if can_place(state, seat, clearing))
    most = min(state.supply[seat], bounds.total())
    joining = await t.amounts(seat, "hirelings.messengers", bounds, least=0, most=most)
    for clearing, count in joining.items():
        place_warriors(t, seat, int(clearing), count)
