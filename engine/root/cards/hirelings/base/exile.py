"""The Exile and the Brigand."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.root.cards.hirelings.actions import DONE, decide, key_of, own_clearings
from engine.root.events import Explored, Moved
from engine.root.hooks.hirelings import Hireling, hireling
from engine.root.hooks.removal import Loss
from engine.root.pieces import Clearing, Item, Place
from engine.root.rules.answers import InClearing, InForest, OneItem, OtherSeat
from engine.root.rules.battle.fighting import Battle, battle, battles
from engine.root.rules.crafting import gain_item
from engine.root.rules.hands import draw, take_random
from engine.root.rules.removal import remove_ruin
from engine.root.rules.rule import has_pieces
from engine.root.rules.score import score
from engine.root.rules.setup import fill_ruins
from engine.root.state import Fight, RootState, RootTable

ROAM, DONATE, SEARCH, STEAL = "roam", "donate", "search", "steal"
CLUBS = 3
TO_MOVE, TO_BATTLE = 1, 2
"""Items that it exhausts for each."""


@hireling("exile")
class Exile(Hireling):
    """A wanderer of the forests that fights with the items it was given."""

    bars = ("vagabond", "knaves")
    apart = (ROAM,)
    anytime = (DONATE,)

    async def arrive(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Place the pawn in a forest, and three clubs on the card."""
        state = t.state
        hired = state.hireling(side)
        hired.items = ["club"] * CLUBS
        forests = [InForest(Place(-n)) for n in range(1, len(state.woodland.forest_borders))]
        key = key_of(state, side)
        chosen = await decide(t, seat, "hirelings.forest", forests, forests[0], hireling=key)
        hired.pawn = chosen.place

    def pawn_place(self, state: RootState, seat: Seat) -> int:
        """Return its forest."""
        return state.hireling(seat).pawn

    def bordering(self, state: RootState, side: Seat) -> Sequence[int]:
        """List the clearings beside its forest."""
        place = state.hireling(side).pawn
        return state.woodland.forest_borders[-place] if place < 0 else ()

    # Giving it items, and roaming

    def ways(self, state: RootState, side: Seat, seat: Seat) -> Sequence[str]:
        """Give it an item, as any seat beside it may; make it roam, as its controller may."""
        found = []
        near = (has_pieces(state, seat, c) for c in self.bordering(state, side))
        if state.current == seat and state.crafted_items[seat] and any(near):
            found.append(DONATE)
        hired = state.hireling(side)
        if hired.controller == seat and hired.items and hired.pawn:
            found.append(ROAM)
        return found

    async def act(self, t: RootTable, side: Seat, seat: Seat, way: str) -> None:
        """Use one of these ways."""
        if way == ROAM:
            await self.roam(t, side, seat)
            return
        state = t.state
        items = [OneItem(Item(item)) for item in sorted(set(state.crafted_items[seat]))]
        item = (await t.choose(seat, "hirelings.donate", items)).item
        if item not in state.unexhausted(seat):
            state.exhausted.remove((seat, item))
        state.crafted_items[seat].remove(item)
        state.hireling(side).items.append(item)
        draw(t, seat, 1)
        score(t, seat, 1, "hireling")

    async def roam(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Exhaust items to move and to battle as long as the seat wishes; then refresh all."""
        state = t.state
        hired = state.hireling(side)
        while True:
            options: list[Option] = []
            left = ready(state, side)
            if left >= TO_MOVE:
                beside = state.woodland.forest_adjacent[-hired.pawn]
                options += [InForest(Place(-forest)) for forest in beside]
            if left >= TO_BATTLE:
                options += battles(state, side, list(self.bordering(state, side)))
            if not options:
                break
            chosen = await t.choose(
                seat, "hirelings.roam", [*options, DONE], hireling=key_of(state, side), count=left
            )
            if isinstance(chosen, InForest):
                origin, hired.pawn = hired.pawn, chosen.place
                hired.exhausted += TO_MOVE
                t.tell(Moved(side, Place(origin), chosen.place, "pawn", 1))
            elif isinstance(chosen, Battle):
                hired.exhausted += TO_BATTLE
                await battle(t, side, chosen.defender, chosen.clearing)
            else:
                break
        hired.exhausted = 0

    # Its battles

    def fights_in(self, state: RootState, seat: Seat, clearing: int) -> bool:
        """Return whether the clearing is beside its forest."""
        return clearing in self.bordering(state, seat)

    def most_rolled_hits(self, state: RootState, seat: Seat, fight: Fight) -> int:
        """Return one hit for each item on the card."""
        return len(state.hireling(seat).items)

    def can_lose(self, state: RootState, seat: Seat, fight: Fight) -> int:
        """Count the hits that would exhaust or remove an item."""
        return ready(state, seat) + len(state.hireling(seat).items)

    async def take_hits(
        self, t: RootTable, seat: Seat, fight: Fight, hits: int
    ) -> list[Loss] | None:
        """Exhaust an item for each hit, or remove one if none is left to exhaust."""
        hired = t.state.hireling(seat)
        for _ in range(hits):
            if ready(t.state, seat):
                hired.exhausted += 1
            elif hired.items:
                hired.items.pop(0)
                hired.exhausted -= 1
        return []

    def value(self, state: RootState, side: Seat, seat: Seat) -> float:
        """Value its items."""
        return 0.25 * len(state.hireling(side).items)


def ready(state: RootState, side: int) -> int:
    """Count the items on its card that are not exhausted."""
    hired = state.hireling(side)
    return len(hired.items) - hired.exhausted


@hireling("brigand", demotes="exile")
class Brigand(Hireling):
    """It searches ruins, and steals a card for a tool."""

    bars = ("vagabond", "knaves")
    apart = (SEARCH, STEAL)

    async def arrive(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Put the "R" items under the ruins."""
        if not any(t.state.ruins.values()):
            fill_ruins(t, 1)

    def ways(self, state: RootState, side: Seat, seat: Seat) -> Sequence[str]:
        """Search a ruin, and steal a card, once each."""
        if state.hireling(side).controller != seat:
            return ()
        found = [SEARCH] if searchable(state, seat) else []
        if state.unexhausted(seat) and victims(state, seat):
            found.append(STEAL)
        return found

    async def act(self, t: RootTable, side: Seat, seat: Seat, way: str) -> None:
        """Use one of these ways."""
        state = t.state
        if way == SEARCH:
            places = [InClearing(clearing) for clearing in searchable(state, seat)]
            clearing = (await t.choose(seat, "hirelings.search", places)).clearing
            t.tell(Explored(seat, clearing))
            item = state.ruins[clearing].pop()
            if not state.ruins[clearing]:
                remove_ruin(t, clearing)
            await gain_item(t, seat, Item(item), "ruin")
            return
        items = [OneItem(Item(item)) for item in sorted(set(state.unexhausted(seat)))]
        item = (await t.choose(seat, "hirelings.tool", items)).item
        state.exhausted.append((seat, item))
        found = [OtherSeat(other) for other in victims(state, seat)]
        take_random(t, seat, (await t.choose(seat, "hirelings.steal", found)).seat)


def searchable(state: RootState, seat: int) -> list[Clearing]:
    """List the clearings with a ruin that has items, and pieces of the seat."""
    mine = own_clearings(state, seat)
    return [clearing for clearing in mine if state.ruins.get(clearing)]


def victims(state: RootState, seat: int) -> list[Seat]:
    """List the players with cards that share a clearing with a seat."""
    mine = own_clearings(state, seat)
    return [
        Seat(other)
        for other in state.seats
        if other != seat and state.hands[other] and any(has_pieces(state, other, c) for c in mine)
    ]
