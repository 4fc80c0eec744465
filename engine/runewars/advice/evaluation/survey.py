"""A position as computer players survey it: forces in reach, tokens likely to be dragon runes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import exp

from engine.runewars.advice.evaluation.prospects import POWERS
from engine.runewars.data.land import land_of
from engine.runewars.data.tiles import Placed
from engine.runewars.data.units import STRENGTH_DAMAGED, STRENGTH_UNDAMAGED
from engine.runewars.pieces import NOBODY, SEASONS, AreaId
from engine.runewars.rules.victory.checks import LAST_YEARS, length_of, runes_needed
from engine.runewars.state import RunewarsState

NO_GUESSES: Mapping[int, float] = {}
STEEP, LEAD = 2.75, 0.2
"""Steepness of the chance to win a battle over the share of power, and the power that an attacker
may lack for an even chance: fitted to forecasts of battles in matches of computers."""
STANDING, STONE = 0.9, 1.2
"""Share of a unit's power that counts, and the power of each strength of a stronghold."""
HELD_BACK = 0.5
"""Share of the power that counts of units which their seat's activation token holds until spring,
and of those two steps away."""
FULL = 13.0
"""Power of the eight units of a full army."""
LONG = 12
"""Seasons still to come from which all that yields over time is worth in full."""
FAR = 6
"""Steps from a rune token beyond which an army is not drawn to it."""


class Survey:
    """The forces of a position by area, and what a viewer believes of its rune tokens."""

    def __init__(
        self,
        state: RunewarsState,
        owners: list[int],
        viewer: int,
        guesses: Mapping[int, float] = NO_GUESSES,
    ) -> None:
        self.state = state
        self.owners = owners
        self.viewer = viewer
        self.powers = [0.0] * len(state.units)
        self.held: list[list[AreaId]] = [[] for _ in state.keys]
        """Areas that each seat controls."""
        self.armed: list[list[AreaId]] = [[] for _ in state.keys]
        """Areas where each seat has units."""
        holders, units = state.holder, state.units
        for area in state.land.areas:
            if owners[area] != NOBODY:
                self.held[owners[area]].append(area)
            if holders[area] != NOBODY:
                self.armed[holders[area]].append(area)
            if here := units[area]:
                self.powers[area] = STANDING * sum([POWERS[kind] * n for kind, n in here.items()])
        self.rings = rings_of(tuple(state.placed))
        self.lasting = min(1.0, (seasons_left(state) + 1) / LONG)
        """Share of its full worth that something has which yields over time."""
        self.dragons = believe(state, owners, viewer, guesses)
        """Probability of each token, by its area, that it is a dragon rune."""
        self._forces: dict[tuple[int, int], float] = {}
        self._expected = [0.0] * len(state.keys)
        for token, chance in self.dragons.items():
            if owners[token] != NOBODY:
                self._expected[owners[token]] += chance

    def force(self, seat: int, area: int) -> float:
        """Return the power that a seat could bring into an area, up to a full army's."""
        if (seat, area) in self._forces:
            return self._forces[seat, area]
        found, held, powers = 0.0, self.state.holder, self.powers
        beside, beyond = self.rings[area]
        for ring, share in ((beside, 1.0), (beyond, HELD_BACK)):
            for other in ring:
                if held[other] == seat and powers[other]:
                    bound = self.state.activated[other] >> seat & 1
                    found += powers[other] * (share * HELD_BACK if bound else share)
        found = self._forces[seat, area] = min(found, FULL)
        return found

    def hold(self, area: int) -> float:
        """Return the power that meets an attack on an area: standing units and walls."""
        wall = self.state.strongholds.get(area)
        if wall is None:
            return self.powers[area]
        strength = STRENGTH_DAMAGED if wall.damaged else STRENGTH_UNDAMAGED
        return self.powers[area] + STONE * strength

    def danger(self, seat: int, area: int) -> float:
        """Return the chance that the strongest rival in reach takes an area of a seat."""
        beside, beyond = self.rings[area]
        holder_of = self.state.holder.__getitem__
        most = 0.0
        for rival in dict.fromkeys((*map(holder_of, beside), *map(holder_of, beyond))):
            if rival not in (seat, NOBODY):
                most = max(most, self.force(rival, area))
        return chance_of(most, self.hold(area) + 1.0) if most else 0.0

    def expected(self, seat: int) -> float:
        """Return the dragon runes that a seat probably controls."""
        return self._expected[seat]


def chance_of(mine: float, theirs: float) -> float:
    """Estimate the chance that an attack succeeds, by the power of both sides."""
    if mine <= 0:
        return 0.0
    return 1 / (1 + exp(-2 * STEEP * (mine - theirs + LEAD) / (mine + theirs + 0.5)))


def guess(state: RunewarsState, owners: list[int], viewer: int) -> dict[int, float]:
    """Return the probability of each token that a viewer has not seen to be a dragon rune."""
    found = believe(state, owners, viewer)
    return {
        area: found[area]
        for area, rune in state.runes.items()
        if not (rune.faceup or viewer in rune.seen)
    }


def believe(
    state: RunewarsState, owners: list[int], viewer: int, guesses: Mapping[int, float] = NO_GUESSES
) -> dict[int, float]:
    """Return the probability of each token that it is a dragon rune, by what a viewer knows.

    How many of both kinds lie on the board is public. Who has laid a Victory card had as many as
    are needed. A token that a search turns up in one deal stays as likely as it was guessed before.
    """
    found, unseen = {}, []
    for area, rune in state.runes.items():
        if area in guesses:
            found[area] = guesses[area]
        elif rune.faceup or viewer in rune.seen:
            found[area] = float(rune.dragon)
        else:
            unseen.append(area)
    known = sum(rune.dragon for area, rune in state.runes.items() if area not in unseen)
    hidden = sum(rune.dragon for rune in state.runes.values()) - known
    for area in unseen:
        found[area] = hidden / len(unseen)
    for seat, _ in state.victory.values():
        own = [area for area in found if owners[area] == seat]
        missing = runes_needed(state) - sum(found[area] for area in own if area not in unseen)
        closed = [area for area in own if area in unseen]
        for area in closed:
            found[area] = max(found[area], min(1.0, missing / len(closed)))
    return found


@cache
def rings_of(placed: tuple[Placed, ...]) -> list[tuple[frozenset[int], frozenset[int]]]:
    """Return for each area those one step away on foot, and those two steps away."""
    beside = {
        area: frozenset(int(other) for other, colour in near if not colour)
        for area, near in land_of(placed).beside.items()
    }
    none: frozenset[int] = frozenset()
    found = []
    for area in range(max(beside, default=0) + 1):
        near = beside.get(AreaId(area), none)
        beyond = none.union(*(beside[AreaId(other)] for other in near)) - near - {area}
        found.append((near, beyond))
    return found


@cache
def steps_to_any(placed: tuple[Placed, ...], targets: frozenset[int]) -> dict[int, int]:
    """Count the steps from each area to the nearest of some others, borders as they are printed."""
    rings = rings_of(placed)
    found, edge = dict.fromkeys(targets, 0), set(targets)
    for steps in range(1, FAR + 1):
        edge = {near for area in edge for near in rings[area][0]} - found.keys()
        found |= dict.fromkeys(edge, steps)
    return found


def seasons_left(state: RunewarsState) -> int:
    """Count the seasons after the present one; a Victory card may add a year (part 1)."""
    if not state.season:
        return LONG
    length = length_of(state)
    last = 6 if length == "six_or_seven" and not state.victory else LAST_YEARS[length]
    return 4 * (last - state.year) + len(SEASONS) - 1 - SEASONS.index(state.season)
