"""The River Roamers and the Frog Tinkers."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Event
from engine.core.seats import Seat
from engine.root.cards.hirelings.actions import DONE, choose_place, fight_in_each, key_of, open_to
from engine.root.cards.hirelings.riverfolk.flotilla import river_clearings
from engine.root.cards.hirelings.strongholds import BATTLE, Founding
from engine.root.data.cards import CARDS, FACE, distinct
from engine.root.hooks.hirelings import Hireling, hireling
from engine.root.pieces import BIRD, CardId, Clearing, suits_of
from engine.root.rules.crafting import ANY, finish_craft, may_craft
from engine.root.rules.hands import OneCard, put_down, take_top
from engine.root.rules.placing import in_supply, place_warriors
from engine.root.rules.rule import can_craft_in
from engine.root.state import RootState, RootTable

PADDLE, LAND = "paddle", "land"
LILYPAD = "lilypad"
CREW = 2


class TinkersRevealed(Event, frozen=True, gc=False, tag="TinkersRevealed"):
    """The top card of the deck was revealed, to be spent as a crafting icon."""

    reveals = True
    seat: Seat
    card: CardId


class TinkersSpent(Event, frozen=True, gc=False, tag="TinkersSpent"):
    """The card was spent, or discarded at the end of the Evening."""

    seat: Seat
    card: CardId


@hireling("river_roamers")
class RiverRoamers(Founding):
    """Lilypads on the river, to craft and fight with."""

    bars = ("diaspora",)
    warriors = 10
    tokens = {LILYPAD: 5}
    founds = LILYPAD
    apart = (PADDLE,)

    async def arrive(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Place a lilypad and two warriors in a river clearing."""
        await self.found_in(t, side, seat, sorted(river_clearings(t.state)), CREW)

    async def hire(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Do the same if no lilypad is on the map."""
        if not self.list_founded(t.state, side):
            await self.arrive(t, side, seat)

    def ways(self, state: RootState, side: Seat, seat: Seat) -> Sequence[str]:
        """Craft with lilypads, then battle at them or land."""
        return (PADDLE,) if state.hireling(side).controller == seat else ()

    async def act(self, t: RootTable, side: Seat, seat: Seat, way: str) -> None:
        """Craft; then battle at each lilypad, or land in a river clearing."""
        await self.craft(t, side, seat)
        state = t.state
        if await self.choose_way(t, side, seat, (BATTLE, LAND)) == BATTLE:
            t.then(fight_in_each, side, seat)
            return
        places = open_to(state, side, sorted(river_clearings(state)))
        if not places:
            return
        clearing = await choose_place(t, side, seat, places, "hirelings.land")
        if (side, LILYPAD) in state.tokens[clearing] or not in_supply(state, side, LILYPAD):
            place_warriors(t, side, clearing, CREW)
        else:
            self.found(t, side, clearing, CREW)

    async def craft(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Have the controller craft with lilypads, each of them once."""
        state = t.state
        left = [c for c in state.clearings_with(side, LILYPAD) if can_craft_in(state, seat, c)]
        while True:
            hand = distinct(state.hand(seat))
            cards = [c for c in hand if may_craft(state, seat, c) and find_payment(state, left, c)]
            if not left or not state.hands[seat]:
                return
            chosen = await t.choose(
                seat, "hirelings.craft", [*map(OneCard, cards), DONE], public=False,
                hireling=key_of(state, side),
            )  # fmt: skip
            if not isinstance(chosen, OneCard):
                return
            for clearing in find_payment(state, left, chosen.card):
                left.remove(clearing)
            await finish_craft(t, seat, chosen.card)


def find_payment(state: RootState, left: Sequence[Clearing], card: int) -> list[Clearing]:
    """Return the lilypads, by clearing, that would pay for a card; empty if they cannot."""
    cost = sorted(CARDS[card].cost, key=lambda suit: suit == ANY)
    free = sorted(left, key=lambda clearing: len(suits_of(state.suits[clearing])))
    used: list[Clearing] = []
    for suit in cost:
        fit = next((c for c in free if suit == ANY or suit in state.suits[c]), None)
        if fit is None:
            return []
        free.remove(fit)
        used.append(fit)
    return used


@hireling("frog_tinkers", demotes="river_roamers")
class FrogTinkers(Hireling):
    """A card of the deck serves as a crafting icon."""

    bars = ("diaspora",)
    sings = True

    async def sing(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Reveal the top card of the deck."""
        card = take_top(t)
        if card is not None:
            t.state.hireling(side).cards.append(card)
            t.tell(TinkersRevealed(seat, FACE[card]))

    def lent_icon(self, state: RootState, seat: Seat) -> str:
        """Return the suit of the card; a bird serves for any."""
        cards = state.hireling(state.sides.index(self.key)).cards
        if not cards or state.current != seat:
            return ""
        suit = CARDS[cards[0]].suit
        return ANY if suit == BIRD else suit

    def spend_icon(self, t: RootTable, seat: Seat) -> None:
        """Discard the card that was spent."""
        hired = t.state.hireling(t.state.sides.index(self.key))
        gone, hired.cards = hired.cards, []
        for card in gone:
            t.tell(TinkersSpent(seat, FACE[card]))
        put_down(t, gone)

    def end_evening(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Discard it if it was not spent."""
        self.spend_icon(t, seat)
