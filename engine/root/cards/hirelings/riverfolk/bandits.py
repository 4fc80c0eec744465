"""The Highway Bandits and the Bandit Gangs."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choices.actions import Option, Pass, Yes
from engine.core.events import LASTING, Event
from engine.core.seats import Seat
from engine.root.cards.hirelings.actions import (
    come_back,
    decide,
    key_of,
    open_to,
    own_clearings,
    place_one,
    where,
)
from engine.root.hooks.hirelings import Hireling, hireling
from engine.root.pieces import Clearing, Hired, HirelingKey
from engine.root.rules.answers import InClearing
from engine.root.rules.placing import can_place, place_warriors
from engine.root.rules.rule import has_pieces
from engine.root.state import NOBODY, RootState, RootTable

CAMP, RALLY, GATHER = "camp", "rally", "gather"
STARTING = 2


class OnPath(Option, frozen=True, gc=False, tag="hireling.path"):
    origin: Clearing
    to: Clearing


class BanditMoved(Event, frozen=True, gc=False, tag="BanditMoved"):
    """A hireling's warrior was placed on a path, or taken off it."""

    weight = LASTING
    hireling: HirelingKey
    origin: Clearing
    to: Clearing
    lifted: bool


@hireling("highway_bandits")
class HighwayBandits(Hireling):
    """They take a piece of all enemies that pass."""

    warriors = 4
    apart = (CAMP,)

    async def arrive(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Place two on different paths."""
        for _ in range(STARTING):
            await self.camp(t, side, seat, free_paths(t.state, side))

    async def camp(
        self, t: RootTable, side: Seat, seat: Seat, paths: Sequence[tuple[int, int]]
    ) -> None:
        """Place one on a path."""
        state = t.state
        options = [OnPath(Clearing(a), Clearing(b)) for a, b in paths]
        key = key_of(state, side)
        chosen = await decide(t, seat, "hirelings.path", options, options[0], hireling=key)
        state.supply[side] -= 1
        state.hireling(side).paths.append((chosen.origin, chosen.to))
        t.tell(BanditMoved(key, chosen.origin, chosen.to, False))

    def warriors_on_board(self, state: RootState, seat: Seat) -> int:
        """Count those on paths."""
        return len(state.hireling(seat).paths)

    def ways(self, state: RootState, side: Seat, seat: Seat) -> Sequence[str]:
        """Place one on a free path at the seat's own pieces."""
        mine = state.hireling(side).controller == seat
        return (CAMP,) if mine and near_paths(state, side, seat) else ()

    async def act(self, t: RootTable, side: Seat, seat: Seat, way: str) -> None:
        """Place it; if the supply is empty, take one off another path first."""
        state = t.state
        if not state.supply[side]:
            taken = [OnPath(Clearing(a), Clearing(b)) for a, b in state.hireling(side).paths]
            key = key_of(state, side)
            lifted = await t.choose(seat, "hirelings.lift", taken, hireling=key)
            state.hireling(side).paths.remove((lifted.origin, lifted.to))
            state.supply[side] += 1
            t.tell(BanditMoved(key, lifted.origin, lifted.to, True))
        await self.camp(t, side, seat, near_paths(state, side, seat))

    def takes_toll(self, state: RootState, side: Seat, mover: int, origin: int, to: int) -> bool:
        """Return whether an enemy moves over a path with a bandit."""
        return state.is_enemy(side, mover) and is_on_path(state.hireling(side), origin, to)

    async def when_moved(self, t: RootTable, side: Seat, mover: Seat, origin: int, to: int) -> None:
        """Offer the controller to place a warrior after its own move over such a path."""
        state, hired = t.state, t.state.hireling(side)
        if hired.controller != mover or not is_on_path(hired, origin, to) or to <= 0:
            return
        if not state.supply[mover] or not can_place(state, mover, to):
            return
        answers = [Yes(), Pass()]
        wanted = await decide(t, mover, "hirelings.join", answers, Yes(), to=Clearing(to))
        if wanted == Yes():
            place_warriors(t, mover, to, 1)

    def value(self, state: RootState, side: Seat, seat: Seat) -> float:
        """Value the paths with bandits."""
        return 0.3 * len(state.hireling(side).paths)


def is_on_path(hired: Hired, origin: int, to: int) -> bool:
    """Return whether a bandit is on the path between two clearings."""
    return (min(origin, to), max(origin, to)) in hired.paths


def free_paths(state: RootState, side: Seat) -> list[tuple[int, int]]:
    """List the open paths without a bandit; never rivers or closed ones."""
    taken = state.hireling(side).paths
    adjacent = state.woodland.adjacent
    paths = [(a, int(b)) for a in state.woodland.clearings for b in adjacent[a] if a < b]
    return [path for path in paths if path not in taken]


def near_paths(state: RootState, side: Seat, seat: Seat) -> list[tuple[int, int]]:
    """List the free paths at a seat's own faction pieces."""
    mine = set(own_clearings(state, seat))
    return [path for path in free_paths(state, side) if mine & set(path)]


@hireling("bandit_gangs", demotes="highway_bandits")
class BanditGangs(Hireling):
    """Gangs that hide among their controller's pieces."""

    warriors = 4
    joined = (RALLY, GATHER)

    async def hire(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Place one at the seat's own pieces if none is on the map."""
        await come_back(t, side, seat, own_clearings(t.state, seat))

    def forbids_battle(
        self, state: RootState, side: Seat, attacker: int, defender: int, clearing: int
    ) -> bool:
        """Return whether they would defend where the controller has faction pieces."""
        controller = state.hireling(side).controller
        return defender == side and controller != NOBODY and has_pieces(state, controller, clearing)

    def ways(self, state: RootState, side: Seat, seat: Seat) -> Sequence[str]:
        """Place a warrior of the seat at each gang, or a gang at its own pieces."""
        if state.hireling(side).controller != seat:
            return ()
        found = [RALLY] if state.supply[seat] and rallying(state, side, seat) else []
        if state.supply[side] and open_to(state, side, own_clearings(state, seat)):
            found.append(GATHER)
        return found

    async def act(self, t: RootTable, side: Seat, seat: Seat, way: str) -> None:
        """Use one of these ways; the controller chooses where if its supply is short."""
        state = t.state
        if way == GATHER:
            await place_one(t, side, seat, own_clearings(state, seat))
            return
        places: Sequence[InClearing] = [InClearing(c) for c in rallying(state, side, seat)]
        if state.supply[seat] < len(places):
            left = state.supply[seat]
            places = await t.choose_some(seat, "hirelings.rally", places, least=left, most=left)
        for each in places:
            place_warriors(t, seat, each.clearing, 1)

    def value(self, state: RootState, side: Seat, seat: Seat) -> float:
        """Value the gangs on the map."""
        return 0.3 * len(where(state, side))


def rallying(state: RootState, side: Seat, seat: Seat) -> list[Clearing]:
    """List the clearings of gangs where the controller may place a warrior."""
    return [clearing for clearing in where(state, side) if can_place(state, seat, clearing)]
