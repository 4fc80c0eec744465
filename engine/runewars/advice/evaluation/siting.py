"""The worth of places during setup and for rune tokens: near enough to be held, and to be won.

A board of tiles in a line leaves most of it beyond everybody's reach, and so do tokens laid there.
"""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heapify, heappop, heappush

from engine.core.seats import Seat
from engine.runewars.advice.evaluation.prospects import land_worth
from engine.runewars.data.land import Land, land_of
from engine.runewars.data.tiles import Hex, Placed, beside, hexes_between
from engine.runewars.pieces import NOBODY, AreaId
from engine.runewars.rules.map.areas import controllers
from engine.runewars.rules.map.laying import hexes_of
from engine.runewars.rules.setup.map import LayAt, LayMarker
from engine.runewars.state import RunewarsState

TOUCH, SPREAD = 0.3, 0.5
"""Worth of each side along which a new tile touches the board, and cost of each step that it lies
away from the middle."""
BETWEEN = 0.4
"""Worth of each step between two home realm markers."""
GUARDED = 1
"""Steps more that neutral units make a way seem."""
FAR = 9
"""Steps beyond which a place is out of reach."""
OWN, THEIRS = 6.0, 3.0
"""Worth of a token for its seat where it lies at home, and cost where it lies in a rival's; both
sink with each step away."""


def tile_worth(state: RunewarsState, answer: LayAt) -> float:
    """Value a place for a tile: a round board lets everybody reach everything."""
    taken = {place for tile in state.placed for place in hexes_of(tile)}
    if not taken:
        return 0.0
    laid = hexes_of(Placed(answer.tile, answer.q, answer.r, answer.turn))
    touches = sum(beside(place, side) in taken for place in laid for side in range(6))
    middle = (
        round(sum(q for q, _ in taken) / len(taken)), round(sum(r for _, r in taken) / len(taken)),
    )  # fmt: skip
    away = sum(hexes_between(place, middle) for place in laid) / len(laid)
    return TOUCH * touches - SPREAD * away


def marker_worth(state: RunewarsState, answer: LayMarker) -> float:
    """Value a place for a marker: far from the others, so that nobody begins in a corner."""
    here: Hex = (answer.q, answer.r)
    laid = [(marker[0], marker[1]) for marker in state.markers]
    return BETWEEN * min((hexes_between(here, other) for other in laid), default=0)


def realm_worth(state: RunewarsState, answer: LayAt) -> float:
    """Value a place for a home realm by the land that its units could walk to."""
    realm = Placed(answer.tile, answer.q, answer.r, answer.turn)
    land = land_of((*state.placed, realm))
    home = [land.area_at[place] for place in hexes_of(realm)]
    ways = steps_to(land, home)
    return sum(land_worth(area) / ways[area] for area in ways if 0 < ways[area] <= 3)


def steps_to(
    land: Land, origins: Iterable[AreaId], guarded: Iterable[AreaId] = ()
) -> dict[AreaId, int]:
    """Count the steps on foot from some areas to each other one; guards make a way longer."""
    slow, found = frozenset(guarded), {}
    edge = [(0, area) for area in origins]
    heapify(edge)
    while edge:
        steps, area = heappop(edge)
        if area in found:
            continue
        found[area] = steps
        for other, colour in land.beside[area]:
            if not colour and other not in found and steps < FAR:
                heappush(edge, (steps + 1 + GUARDED * (other in slow), other))
    return found


def token_worth(state: RunewarsState, seat: Seat, area: AreaId, *, dragon: bool) -> float:
    """Value an area for a rune token by its way from the seat's realm and from its rivals'."""
    owners = controllers(state)
    guarded = [a for a in state.land.areas if state.units[a] and owners[a] == NOBODY]
    near = {
        other: steps_to(state.land, [a for a in state.land.areas if owners[a] == other], guarded)
        for other in state.in_game()
    }
    mine = near.pop(seat).get(area, FAR)
    theirs = min((ways.get(area, FAR) for ways in near.values()), default=FAR)
    worth = OWN * (1 - mine / FAR) - THEIRS * (1 - theirs / FAR)
    return worth if dragon else 0.2 * worth
