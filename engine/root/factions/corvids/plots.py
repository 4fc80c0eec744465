"""The Corvids' plot tokens: placing, turning up and swapping them, and their effects (Law 13.7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from engine.core.chance.draws import Rng
from engine.core.choices.plans import PlanField, PlanKind, plan_of
from engine.core.events import LASTING, Event
from engine.core.seats import Seat
from engine.root.factions.corvids.board import (
    BOMB,
    PLOT,
    RAID,
    board_of,
    denied_types,
    facedown,
    plot_in,
    supply,
    taken_types,
)
from engine.root.hooks.removal import Loss
from engine.root.pieces import Clearing, PieceKind
from engine.root.rules.hands import take_random
from engine.root.rules.placing import can_place, place_warriors
from engine.root.rules.removal import remove, remove_all_enemies
from engine.root.rules.rule import adjacent, has_pieces
from engine.root.rules.score import from_current
from engine.root.state import NOBODY, RootState, RootTable

T = TypeVar("T")
EXPOSURE = "exposure"
"""The cause of a removal by Exposure (13.2.4)."""
TRIES = 20
"""Attempts to re-deal facedown plots so that they fit public knowledge."""

RAID_PLAN = PlanKind("raid", (PlanField("first", ("plots", "few", "many"), "plots"),))
"""The order of a raid's warriors if the supply has too few for all clearings (1.5.4)."""


class PlotWas(Event, frozen=True, gc=False, tag="PlotWas"):
    """The type of a plot, told only to the Corvids."""

    clearing: Clearing
    plot: PieceKind


class PlotFlipped(Event, frozen=True, gc=False, tag="PlotFlipped"):
    """A plot was turned face up (13.4.2)."""

    weight = LASTING
    reveals = True
    sifts = True
    seat: Seat
    clearing: Clearing
    plot: PieceKind


class PlotLost(Event, frozen=True, gc=False, tag="PlotLost"):
    """A facedown plot was removed; whether it was a raid is now public (13.7.4)."""

    weight = LASTING
    reveals = True
    sifts = True
    seat: Seat
    clearing: Clearing


class RaidSprung(Event, frozen=True, gc=False, tag="RaidSprung"):
    """A raid was removed, and warriors come (13.7.4)."""

    weight = LASTING
    seat: Seat
    clearing: Clearing


def lay_facedown(t: RootTable, seat: Seat, clearing: int, plot: str) -> None:
    """Record the type of a plot that was placed face down."""
    board_of(t.state, seat).facedown[clearing] = plot
    t.tell(PlotWas(Clearing(clearing), PieceKind(plot)), only=[seat])


def forget(state: RootState, seat: Seat, clearing: int) -> str:
    """Drop the knowledge of a facedown plot that is gone; return its type."""
    board = board_of(state, seat)
    board.denied.pop(clearing, None)
    return board.facedown.pop(clearing)


def turn_up(t: RootTable, seat: Seat, clearing: int) -> str:
    """Turn a plot face up and return its type."""
    plot = forget(t.state, seat, clearing)
    t.state.turn_token(seat, clearing, PLOT, plot)
    t.tell(PlotFlipped(seat, Clearing(clearing), PieceKind(plot)))
    return plot


def swap(state: RootState, seat: Seat, one: int, other: int) -> None:
    """Swap two plots, with all knowledge of them (13.5.4)."""
    board = board_of(state, seat)
    kinds = plot_in(state, seat, one), plot_in(state, seat, other)
    trade_places(board.facedown, one, other)
    trade_places(board.denied, one, other)
    for clearing, old, new in ((one, *kinds), (other, *kinds[::-1])):
        state.turn_token(seat, clearing, old, new)


def trade_places(known: dict[int, T], one: int, other: int) -> None:
    """Swap the entries of two clearings."""
    of_one, of_other = known.pop(one, None), known.pop(other, None)
    if of_other is not None:
        known[one] = of_other
    if of_one is not None:
        known[other] = of_one


# Effects of plots (13.7)


async def explode(t: RootTable, seat: Seat, clearing: int) -> None:
    """Remove all enemy pieces of a clearing, then the bomb (13.7.1)."""
    await remove_all_enemies(t, seat, [clearing], "bomb")
    await remove(t, [Loss(seat, clearing, NOBODY, 0, (BOMB,))], "bomb")


def extort(t: RootTable, seat: Seat, clearing: int) -> None:
    """Take a random card from each enemy with faction pieces in a clearing (13.7.3)."""
    state = t.state
    for enemy in from_current(state):
        if state.is_enemy(seat, enemy) and has_pieces(state, enemy, clearing):
            take_random(t, seat, enemy)


async def after_losses(t: RootTable, seat: Seat, losses: Sequence[Loss], cause: str) -> None:
    """Spring raids among the removed plots, except exposed ones (13.7.4)."""
    raids: list[int] = []
    for loss in losses:
        if loss.owner != seat:
            continue
        for kind in loss.pieces:
            if (plot_lost(t, seat, loss, cause) if kind == PLOT else kind) == RAID:
                raids.append(loss.clearing)
    if cause != EXPOSURE:
        for clearing in raids:
            await raid(t, seat, clearing)


def plot_lost(t: RootTable, seat: Seat, loss: Loss, cause: str) -> str:
    """Drop a removed facedown plot and return its type, without revealing it."""
    board = board_of(t.state, seat)
    plot = forget(t.state, seat, loss.clearing)
    if loss.claimed:
        board.taken.append(plot)
        board.taken = taken_types(t.state, seat)
    if cause != EXPOSURE:
        t.tell(PlotLost(seat, Clearing(loss.clearing)))
    return plot


async def raid(t: RootTable, seat: Seat, clearing: int) -> None:
    """Place a warrior in each adjacent clearing, as far as the supply lasts (13.7.4, 1.5.4)."""
    state = t.state
    places = [each for each in adjacent(state, seat, clearing) if can_place(state, seat, each)]
    left = min(state.supply[seat], len(places))
    if not left:
        return
    t.tell(RaidSprung(seat, Clearing(clearing)))
    if t.planned and state.current != seat:
        chosen = {str(each): 1 for each in plan_places(state, seat, places)[:left]}
    else:
        chosen = await t.amounts(
            seat, "corvids.raid", {str(each): 1 for each in places},
            least=left, most=left, clearing=clearing,
        )  # fmt: skip
    for place, count in chosen.items():
        place_warriors(t, seat, int(place), count)


def plan_places(state: RootState, seat: Seat, places: Sequence[Clearing]) -> list[Clearing]:
    """Order the clearings by the plan."""
    first = plan_of(state, seat, RAID_PLAN)["first"]

    def rank(clearing: Clearing) -> tuple[bool, int, int]:
        own = state.warriors[clearing][seat]
        beside_plot = first == "plots" and bool(plot_in(state, seat, clearing))
        return not beside_plot, -own if first == "many" else own, clearing

    return sorted(places, key=rank)


def deal_anew(state: RootState, seat: Seat, rng: Rng) -> None:
    """Re-deal the types of facedown plots, except those publicly known."""
    board = board_of(state, seat)
    known = denied_types(state, seat)
    lying = sorted(facedown(state, seat), key=lambda clearing: -len(known.get(clearing, ())))
    away = taken_types(state, seat)
    hidden = supply(state, seat) + Counter([*facedown(state, seat).values(), *away])
    for _ in range(TRIES):
        pool = sorted(hidden.elements())
        dealt: dict[int, str] = {}
        for clearing in lying:
            fits = [i for i, kind in enumerate(pool) if kind not in known.get(clearing, ())]
            if not fits:
                break
            dealt[clearing] = pool.pop(fits[rng.randrange(len(fits))])
        else:
            board.facedown = dealt
            board.taken = [pool.pop(rng.randrange(len(pool))) for _ in away]
            return
