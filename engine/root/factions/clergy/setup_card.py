"""The Clergy's setup by a card, which is ours, and what both setups share (HCC.3.2, Law 19.8.3)."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.root.cards.setup.homelands import choose_homeland, possible_homelands
from engine.root.factions.clergy.board import CATHEDRAL
from engine.root.factions.clergy.flowers import draw_and_place
from engine.root.pieces import SUITS, Clearing
from engine.root.rules.answers import InClearing
from engine.root.rules.placing import can_place, place_building, place_warriors
from engine.root.rules.setup import settle
from engine.root.state import RootTable

FIRST_WARRIORS = 3
FIRST_FLOWERS = 3


async def set_up_by_card(t: RootTable, seat: Seat) -> None:
    """Begin in a homeland that is not a corner: proposed, as no card exists (19.8.3)."""
    free = possible_homelands(t.state, seat, 1)
    inner = [each for each in free if each not in t.state.woodland.corners]
    await settle_in(t, seat, await choose_homeland(t, seat, inner or free))


async def settle_in(t: RootTable, seat: Seat, home: Clearing) -> None:
    """Place the pieces of the first cathedral's clearing, and the others of setup (HCC.3.2)."""
    state, woodland = t.state, t.state.woodland
    place_building(t, seat, home, CATHEDRAL)
    place_warriors(t, seat, home, FIRST_WARRIORS)

    # One warrior in a clearing of each suit; the Lost City counts for one suit only.
    taken: list[Clearing] = []
    for suit in SUITS:
        places = [
            InClearing(Clearing(c))
            for c in woodland.clearings
            if suit in state.suits[c] and c not in taken and can_place(state, seat, c)
        ]
        near = [place for place in places if place.clearing in woodland.adjacent[home]]
        chosen = await settle(t, seat, "clergy.first", places, (near or places)[0], suit=suit)
        place_warriors(t, seat, chosen.clearing, 1)
        taken.append(chosen.clearing)

    # Three random flowers, with warriors outside the cathedral's clearing.
    await draw_and_place(t, seat, FIRST_FLOWERS)
