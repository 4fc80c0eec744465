"""Homelands: the clearings where factions set up by cards may begin (Law 19.8.3.I to III).

Steps are counted along open paths: neither closed ones nor rivers (25.4.2, 2.2.1). A card's demand
that cannot be met is relaxed as little as possible.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product

from engine.core.seats import Seat
from engine.root.pieces import Clearing
from engine.root.rules.answers import InClearing
from engine.root.rules.placing import can_place, place_warriors
from engine.root.rules.setup import settle
from engine.root.state import RootState, RootTable

ANYWHERE, NOT_ADJACENT, TWO_BETWEEN = 1, 2, 3
"""Steps from enemy homelands; two clearings between are three steps (19.8.3.II)."""


@dataclass(frozen=True, slots=True)
class Homeland:
    """A setup card's demands on a homeland."""

    steps: int = ANYWHERE
    edge: bool = False
    """True where it must be on the map edge."""
    buildings: int = 0
    """The pieces placed in it that need an open slot."""


def enemy_homelands(state: RootState, seat: int) -> list[int]:
    """List the homelands of a seat's enemies (19.8.3.I)."""
    return [
        clearing
        for other, clearings in enumerate(state.homelands)
        if other != seat
        for clearing in clearings
    ]


def possible_homelands(state: RootState, seat: int, buildings: int = 0) -> list[Clearing]:
    """List the clearings that are no enemy's homeland and have room for all pieces (19.8.3.I)."""
    enemies = enemy_homelands(state, seat)
    return [
        Clearing(each)
        for each in state.woodland.clearings
        if each not in enemies
        and can_place(state, seat, each)
        and state.open_slots(each) >= buildings
    ]


def homelands(
    state: RootState, seat: int, asked: Homeland, among: Sequence[Clearing] | None = None
) -> list[Clearing]:
    """List the possible homelands that come closest to the card's demands (19.8.3.II).

    `among` are the clearings to choose from, if not all possible ones.
    """
    free = possible_homelands(state, seat, asked.buildings) if among is None else among
    edges = (True, False) if asked.edge else (False,)
    for edge, steps in product(edges, range(asked.steps, 0, -1)):
        if found := fitting(state, seat, Homeland(steps, edge), free):
            return found
    return []


def fitting(
    state: RootState, seat: int, asked: Homeland, among: Sequence[Clearing]
) -> list[Clearing]:
    """List the clearings among these far enough from enemies, and on the edge if demanded."""
    steps = steps_from(state, enemy_homelands(state, seat))
    return [
        each
        for each in among
        if (not asked.edge or each in state.woodland.edge)
        and steps.get(each, asked.steps) >= asked.steps
    ]


def steps_from(state: RootState, starts: Iterable[int]) -> dict[int, int]:
    """Count the steps from the nearest start to each clearing that paths lead to."""
    steps = dict.fromkeys(starts, 0)
    reached = list(steps)
    for clearing in reached:  # it grows as clearings are reached
        for beside in state.woodland.adjacent[clearing]:
            if beside not in steps:
                steps[beside] = steps[clearing] + 1
                reached.append(beside)
    return steps


async def choose_homeland(t: RootTable, seat: Seat, places: Sequence[Clearing]) -> Clearing:
    """Ask for a homeland among `places`, and record it."""
    paths = t.state.woodland.adjacent
    options = [InClearing(each) for each in places]
    usual = max(options, key=lambda place: len(paths[place.clearing]))
    chosen = (await settle(t, seat, "advanced.homeland", options, usual)).clearing
    t.state.homelands[seat].append(chosen)
    return chosen


def touches(state: RootState, one: int, others: Iterable[int]) -> bool:
    """Return whether a clearing is adjacent to any of several."""
    return any(other in state.woodland.adjacent[one] for other in others)


async def spread_warriors(t: RootTable, seat: Seat, home: Clearing, count: int) -> None:
    """Place warriors in the clearings beside a homeland, as evenly as possible."""
    state = t.state
    near = [each for each in state.woodland.adjacent[home] if can_place(state, seat, each)]
    if not near:
        return
    each, over = divmod(count, len(near))
    more: list[Clearing] = []
    while len(more) < over:
        options = [InClearing(place) for place in near if place not in more]
        chosen = await settle(t, seat, "advanced.more", options, options[0], count=over - len(more))
        more.append(chosen.clearing)
    for place in near:
        place_warriors(t, seat, place, each + (place in more))
