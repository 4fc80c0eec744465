"""The Marquise's setup card (Law 19.8.3)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from engine.core.seats import Seat
from engine.root.cards.setup.homelands import (
    NOT_ADJACENT,
    Homeland,
    choose_homeland,
    homelands,
    possible_homelands,
    touches,
)
from engine.root.factions.marquise.board import BUILDINGS
from engine.root.pieces import Clearing
from engine.root.rules.answers import InClearing
from engine.root.rules.placing import can_place, place_building, place_tokens, place_warriors
from engine.root.rules.setup import settle
from engine.root.state import RootState, RootTable

HOMELANDS = 3
GUARDS = 2
"""Warriors in each homeland; every other clearing gets one."""


async def set_up_by_card(t: RootTable, seat: Seat) -> None:
    """Place warriors everywhere, the keep and three buildings, each in another homeland."""
    state, homes = t.state, list[Clearing]()

    # Three homelands, each beside at least one other; their distance from enemies does not matter.
    while len(homes) < HOMELANDS:
        homes.append(await choose_homeland(t, seat, next_homelands(state, seat, homes)))

    # Two warriors in each, one in every other clearing.
    for clearing in map(Clearing, state.woodland.clearings):
        if can_place(state, seat, clearing):
            place_warriors(t, seat, clearing, GUARDS if clearing in homes else 1)

    # The keep in one of them, not next to an enemy homeland if possible.
    places = [InClearing(c) for c in homelands(state, seat, Homeland(NOT_ADJACENT), homes)]
    keep = (await settle(t, seat, "marquise.keep", places, places[0])).clearing
    place_tokens(t, seat, keep, "keep")

    # A sawmill, a workshop and a recruiter, each in a different homeland.
    left = [InClearing(c) for c in homes]
    for kind in BUILDINGS:
        chosen = await settle(t, seat, f"marquise.first_{kind}", left, left[0])
        left.remove(chosen)
        place_building(t, seat, chosen.clearing, kind)


def next_homelands(state: RootState, seat: int, homes: Sequence[Clearing]) -> Sequence[Clearing]:
    """List the clearings that let three homelands touch each other, or at least those so far.

    Each needs an open slot (19.8.3.I). If no three such touch, they are chosen one at a time, as
    close to that as possible (19.8.3.III).
    """
    free = possible_homelands(state, seat, 1)
    trios = [
        trio
        for trio in combinations(free, HOMELANDS)
        if set(homes) <= set(trio) and all(touches(state, each, trio) for each in trio)
    ]
    left = [each for each in free if each not in homes]
    beside = [each for each in left if touches(state, each, homes)]
    return [each for each in left if any(each in trio for trio in trios)] or beside or left
