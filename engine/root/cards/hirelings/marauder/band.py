"""The Popular Band and the Street Band."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choices.actions import Option
from engine.core.seats import Seat
from engine.root.cards.hirelings.actions import (
    DONE,
    choose_place,
    come_back,
    key_of,
    open_to,
    own_clearings,
    place_one,
    where,
)
from engine.root.hooks.hirelings import Hireling, hireling
from engine.root.pieces import Clearing
from engine.root.rules.moving import free_to_go, move_warriors
from engine.root.rules.rule import can_enter, can_leave
from engine.root.state import RootState, RootTable

PLAY, BUSK = "play", "busk"
STARTING = 2


class Fan(Option, frozen=True, gc=False, tag="hireling.fan"):
    """A faction's warrior that comes to hear the band."""

    seat: Seat
    origin: Clearing


class Musicians(Hireling):
    """Enemies that move to them stay for the turn."""

    warriors = 5

    def holds_newcomers(self, state: RootState, side: Seat, mover: int, clearing: int) -> bool:
        """Return whether enemies are held that moved in this turn, not those before (proposed)."""
        return bool(state.warriors[clearing][side]) and state.is_enemy(side, mover)

    def value(self, state: RootState, side: Seat, seat: Seat) -> float:
        """Value the clearings where they play."""
        return 0.3 + 0.12 * len(where(state, side))


@hireling("popular_band")
class PopularBand(Musicians):
    """They draw warriors to them."""

    apart = (PLAY,)

    async def arrive(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Place one in each of two clearings."""
        for _ in range(STARTING):
            free = [c for c in t.state.woodland.clearings if not t.state.warriors[c][side]]
            await place_one(t, side, seat, free)

    async def hire(self, t: RootTable, side: Seat, seat: Seat) -> None:
        """Place one at the seat's own pieces if none is on the map."""
        await come_back(t, side, seat, own_clearings(t.state, seat))

    def ways(self, state: RootState, side: Seat, seat: Seat) -> Sequence[str]:
        """Draw warriors, then spread."""
        return (PLAY,) if state.hireling(side).controller == seat else ()

    async def act(self, t: RootTable, side: Seat, seat: Seat, way: str) -> None:
        """Force a warrior from each clearing beside one of theirs into it; then place one."""
        state = t.state
        stages = [c for c in where(state, side) if any(fans(state, b, c) for b in beside(state, c))]
        if stages:
            stage = await choose_place(t, side, seat, stages, "hirelings.stage")
            for clearing in beside(state, stage):
                found = fans(state, clearing, stage)
                if not found:
                    continue
                options: list[Option] = [*found, DONE]
                key = key_of(state, side)
                chosen = await t.choose(
                    seat, "hirelings.fan", options, hireling=key, clearing=stage, origin=clearing
                )
                if isinstance(chosen, Fan):
                    await move_warriors(t, chosen.seat, clearing, stage, 1)
        await place_one(t, side, seat, open_to(state, side, state.woodland.clearings))


def beside(state: RootState, clearing: int) -> Sequence[Clearing]:
    """List the clearings adjacent by paths."""
    return state.woodland.adjacent[clearing]


def fans(state: RootState, origin: int, to: int) -> list[Fan]:
    """List the players' warriors that could be forced to another clearing, rule or not."""
    return [
        Fan(Seat(player), Clearing(origin))
        for player in state.seats
        if free_to_go(state, player, origin)
        and can_leave(state, player, origin)
        and can_enter(state, player, to)
    ]


@hireling("street_band", demotes="popular_band")
class StreetBand(Musicians):
    """They come one by one."""

    apart = (BUSK,)

    def ways(self, state: RootState, side: Seat, seat: Seat) -> Sequence[str]:
        """Place one anywhere."""
        return (BUSK,) if state.hireling(side).controller == seat and state.supply[side] else ()

    async def act(self, t: RootTable, side: Seat, seat: Seat, way: str) -> None:
        """Place one anywhere."""
        await place_one(t, side, seat, t.state.woodland.clearings)
