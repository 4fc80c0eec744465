"""The Sunward Expedition and the Mole Artisans."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choices.actions import Option
from engine.core.events import Event
from engine.core.seats import Seat
from engine.root.cards.hirelings.actions import choose_place, fight, key_of, march, reinforce
from engine.root.cards.hirelings.strongholds import REINFORCE, Founding
from engine.root.data.cards import faces
from engine.root.hooks.hirelings import Hireling, hireling
from engine.root.hooks.removal import Loss
from engine.root.pieces import CardId, Clearing
from engine.root.rules.placing import in_supply, place_tokens, place_warriors
from engine.root.rules.removal import remove
from engine.root.state import NOBODY, RootState, RootTable

DIG, MARCH = "dig", "march"
FOOTHOLD = "foothold"
DIGGERS = 3


class Many(Option, frozen=True, gc=False, tag="hireling.many"):
    """A number of warriors."""

    warriors: int


class ArtisansReturned(Event, frozen=True, gc=False, tag="ArtisansReturned"):
    """Crafted cards came back to the hand of the seat that revealed them."""

    seat: Seat
    cards: tuple[CardId, ...]


@hireling("sunward_expedition")
class SunwardExpedition(Founding):
    """Moles that come up in any clearing."""

    bars = ("duchy",)
    warriors = 8
    tokens = {FOOTHOLD: 3}
    founds = FOOTHOLD
    apart = (DIG,)

    async def arrive(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Place a foothold and three warriors in a clearing."""
        await self.found_in(t, side, seat, t.state.woodland.clearings, DIGGERS)

    def ways(self, state: RootState, side: Seat, seat: Seat) -> Sequence[str]:
        """Found a foothold, then march or reinforce."""
        return (DIG,) if state.hireling(side).controller == seat else ()

    async def act(self, t: RootTable, side: Seat, seat: Seat, way: str) -> None:
        """Place a foothold and warriors; then move and battle, or place a warrior at each."""
        state = t.state
        if not in_supply(state, side, FOOTHOLD):
            here = self.list_founded(state, side)
            lifted = await choose_place(t, side, seat, here, "hirelings.lift_token")
            await remove(t, [Loss(side, lifted, NOBODY, 0, (FOOTHOLD,))])
        empty = [c for c in state.woodland.clearings if c not in self.list_founded(state, side)]
        places = self.sites(state, side, empty)
        if places:
            clearing = await choose_place(t, side, seat, places, "hirelings.found")
            place_tokens(t, side, clearing, FOOTHOLD)
            await self.follow(t, side, seat, clearing)
        if await self.choose_way(t, side, seat, (MARCH, REINFORCE)) == MARCH:
            await march(t, side, seat)
            await fight(t, side, seat)
        else:
            await reinforce(t, side, seat, self.list_founded(state, side))

    async def follow(self, t: RootTable, side: Seat, seat: Seat, clearing: Clearing) -> None:
        """Place up to three warriors at a new foothold."""
        most = min(DIGGERS, t.state.supply[side])
        if most:
            counts = [Many(count) for count in range(most, -1, -1)]
            key = key_of(t.state, side)
            chosen = await t.choose(seat, "hirelings.many", counts, hireling=key, clearing=clearing)
            place_warriors(t, side, clearing, chosen.warriors)


@hireling("mole_artisans", demotes="sunward_expedition")
class MoleArtisans(Hireling):
    """Cards of crafted items return to the hand."""

    bars = ("duchy",)

    def keeps_crafted(self, t: RootTable, seat: Seat, card: CardId) -> bool:
        """Keep the card revealed until the end of the Evening."""
        side = t.state.sides.index(self.key)
        t.state.hireling(side).cards.append(card)
        return True

    def end_evening(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Return the cards to the hand, beyond the limit of five."""
        hired = t.state.hireling(side)
        if hired.cards:
            t.tell(ArtisansReturned(seat, faces(hired.cards)))
            t.state.hands[seat] += hired.cards
            hired.cards = []
