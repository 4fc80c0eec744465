"""The Corvid Spies and the Raven Sentries."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.seats import Seat
from engine.root.cards.hirelings.actions import (
    choose_place,
    fight_in_each,
    key_of,
    open_to,
    place_one,
    where,
)
from engine.root.cards.hirelings.strongholds import BATTLE, OfWay
from engine.root.hooks.hirelings import Hireling, hireling
from engine.root.pieces import Clearing, HirelingWay, suits_of
from engine.root.rules.answers import InClearing
from engine.root.rules.hands import take_random
from engine.root.rules.placing import place_warriors
from engine.root.rules.rule import enemy_pieces, has_pieces
from engine.root.rules.score import from_current
from engine.root.state import Fight, RootState, RootTable

SPY, ROB = "spy", "rob"
SENT = 2


@hireling("corvid_spies")
class CorvidSpies(Hireling):
    """They go among enemies, and battle or rob them there."""

    bars = ("corvids",)
    warriors = 6
    apart = (SPY,)

    async def arrive(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Place one in each of two clearings of the same suit."""
        state = t.state
        everywhere = open_to(state, side, state.woodland.clearings)
        first = await choose_place(t, side, seat, everywhere, "hirelings.place")
        place_warriors(t, side, first, 1)
        suits = suits_of(state.suits[first])
        alike = [c for c in everywhere if c != first and any(s in state.suits[c] for s in suits)]
        await place_one(t, side, seat, alike)

    def ways(self, state: RootState, side: Seat, seat: Seat) -> Sequence[str]:
        """Send spies, then battle or rob."""
        return (SPY,) if state.hireling(side).controller == seat else ()

    async def act(self, t: RootTable, side: Seat, seat: Seat, way: str) -> None:
        """Place two among enemies; then battle in all their clearings, or rob enemies in one."""
        state = t.state
        for _ in range(SENT):
            there = [c for c in state.woodland.clearings if enemy_pieces(state, seat, c)]
            await place_one(t, side, seat, there)
        options = [OfWay(HirelingWay(BATTLE)), OfWay(HirelingWay(ROB))]
        key = key_of(state, side)
        if (await t.choose(seat, "hirelings.then", options, hireling=key)).way == BATTLE:
            t.then(fight_in_each, side, seat)
            return
        places = [InClearing(c) for c in where(state, side) if robbable(state, seat, c)]
        if places:
            clearing = (await t.choose(seat, "hirelings.rob", places, hireling=key)).clearing
            for victim in robbable(state, seat, clearing):
                take_random(t, seat, victim)

    def value(self, state: RootState, side: Seat, seat: Seat) -> float:
        """Value the spies on the map."""
        return 0.5 + 0.12 * sum(row[side] for row in state.warriors)


def robbable(state: RootState, seat: int, clearing: Clearing) -> list[Seat]:
    """List the enemies with cards and pieces in a clearing."""
    return [
        enemy
        for enemy in from_current(state)
        if state.is_enemy(seat, enemy) and state.hands[enemy] and has_pieces(state, enemy, clearing)
    ]


@hireling("raven_sentries", demotes="corvid_spies")
class RavenSentries(Hireling):
    """They help to guard buildings and tokens."""

    bars = ("corvids",)

    def sure_extra_hits(self, state: RootState, seat: Seat, fight: Fight) -> int:
        """Deal an extra hit where the controller has buildings or tokens."""
        return int(bool(state.pieces_of(seat, fight.clearing)))

    def value(self, state: RootState, side: Seat, seat: Seat) -> float:
        """Value the places it guards."""
        return 0.1 * sum(bool(state.pieces_of(seat, c)) for c in range(len(state.tokens)))
