"""The Corvids' plot tokens: where they lie, what they do, and who may know what (13.2.2, 13.7).

On the map a facedown plot is a token of the kind `plot`, whatever it is; its type stands on the
Corvids' board alone. A plot that is face up is a token of its type.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

import msgspec

from engine.core.chance.draws import Rng
from engine.core.choices.plans import PlanField, PlanKind
from engine.core.events import LASTING, Event
from engine.core.seats import Seat
from engine.root.factions.base import Loss, RootTable, overriding
from engine.root.pieces import Clearing, PieceKind
from engine.root.rules.hands import take_random
from engine.root.rules.placing import in_supply, place_warriors
from engine.root.rules.plans import plan_of
from engine.root.rules.removal import remove, remove_all_enemies
from engine.root.rules.rule import adjacent, can_place, has_pieces
from engine.root.rules.score import from_current
from engine.root.state import NOBODY, Board, RootState

T = TypeVar("T")

BOMB, SNARE, EXTORTION, RAID = PLOTS = tuple(
    PieceKind(kind) for kind in ("bomb", "snare", "extortion", "raid")
)
PLOT = PieceKind("plot")
"""A plot that lies face down."""
COPIES = 2
ACTIONS = 3
EXPOSURE = "exposure"
"""The cause of a removal by Exposure (13.2.4)."""
TRIES = 20
"""How often facedown plots are dealt anew until they fit what everybody knows."""

RAID_PLAN = PlanKind("raid", (PlanField("first", ("plots", "few", "many"), "plots"),))
"""Where a raid's warriors go first if the supply holds too few for all (1.5.4)."""


class CorvidsBoard(Board, tag="corvids"):
    """What the Corvids did this turn, and what they alone know of their plots."""

    actions: int = ACTIONS
    placed: int = 0
    """Plots placed this turn: each makes the next one dearer (13.5.2)."""
    recruited: bool = False
    exerted: bool = False
    facedown: dict[int, str] = msgspec.field(default_factory=dict)
    """The type of the facedown plot in a clearing."""
    denied: dict[int, list[str]] = msgspec.field(default_factory=dict)
    """The types that wrong guesses have ruled out for it; this everybody knows."""
    taken: list[str] = msgspec.field(default_factory=list)
    """The types of facedown plots that went to another player's board, the last ones last."""

    def copy(self) -> CorvidsBoard:
        """Return an independent copy."""
        return CorvidsBoard(
            self.actions,
            self.placed,
            self.recruited,
            self.exerted,
            self.facedown.copy(),
            {clearing: kinds[:] for clearing, kinds in self.denied.items()},
            self.taken[:],
        )


class PlotWas(Event, frozen=True, gc=False):
    """Which plot it was, to the Corvids alone."""

    clearing: Clearing
    plot: PieceKind


class PlotFlipped(Event, frozen=True, gc=False):
    """A plot was turned face up (13.4.2)."""

    weight = LASTING
    reveals = True
    sifts = True
    seat: Seat
    clearing: Clearing
    plot: PieceKind


class PlotLost(Event, frozen=True, gc=False):
    """A facedown plot was removed: whether it was a raid, everybody may now see (13.7.4)."""

    weight = LASTING
    reveals = True
    sifts = True
    seat: Seat
    clearing: Clearing


class RaidSprung(Event, frozen=True, gc=False):
    """A raid was removed, and warriors come (13.7.4)."""

    weight = LASTING
    seat: Seat
    clearing: Clearing


def board_of(state: RootState, seat: int) -> CorvidsBoard:
    """Return the Corvids' board."""
    board = state.boards[seat]
    assert isinstance(board, CorvidsBoard)
    return board


# Where plots lie


def plot_in(state: RootState, seat: int, clearing: int) -> str:
    """Return the plot of a clearing as it lies: its type, `plot` face down, or nothing."""
    return next((kind for owner, kind in state.tokens[clearing] if owner == seat), "")


def plots_on_map(state: RootState, seat: int) -> dict[Clearing, str]:
    """Return every clearing with a plot, and the plot as it lies."""
    return {
        Clearing(clearing): kind
        for clearing, row in enumerate(state.tokens)
        for owner, kind in row
        if owner == seat
    }


def face_up(state: RootState, seat: int) -> int:
    """Count the plots that lie face up on the map (13.4.2)."""
    return sum(kind != PLOT for kind in plots_on_map(state, seat).values())


def facedown(state: RootState, seat: int) -> dict[int, str]:
    """Return the type of each facedown plot on the map: the Corvids alone may know."""
    types = board_of(state, seat).facedown
    return {c: types[c] for c, kind in plots_on_map(state, seat).items() if kind == PLOT}


def denied(state: RootState, seat: int) -> dict[int, list[str]]:
    """Return what wrong guesses have ruled out for facedown plots on the map."""
    kinds = board_of(state, seat).denied
    return {
        c: kinds[c] for c, kind in plots_on_map(state, seat).items() if kind == PLOT and c in kinds
    }


def taken(state: RootState, seat: int) -> list[str]:
    """Return the types of the facedown plots that lie on others' boards (QL.2.2).

    They go back all at once, so that those there now are the last ones that were taken.
    """
    types = board_of(state, seat).taken
    held = sum(
        faction.holds(state, other, seat, PLOT)
        for other, faction in overriding(state.factions, "holds")
    )
    return types[len(types) - held :]


def supply(state: RootState, seat: int) -> Counter[str]:
    """Count the plots in the supply by type: the Corvids alone may know."""
    hidden = Counter([*facedown(state, seat).values(), *taken(state, seat)])
    left = {kind: in_supply(state, seat, kind) - hidden[kind] for kind in PLOTS}
    return Counter({kind: count for kind, count in left.items() if count})


def plots_left(state: RootState, seat: int) -> int:
    """Count the plots in the supply, which lie face down there and may be counted by all."""
    showing = sum(COPIES - in_supply(state, seat, kind) for kind in PLOTS)
    return in_supply(state, seat, PLOT) - showing


def possible_types(state: RootState, seat: int, clearing: int) -> list[PieceKind]:
    """List what a facedown plot may be for all that everybody knows.

    Not what a wrong guess has ruled out, nor what shows its face twice already.
    """
    ruled_out = board_of(state, seat).denied.get(clearing, [])
    return [k for k in PLOTS if k not in ruled_out and in_supply(state, seat, k)]


# What happens to plots


def lay_facedown(t: RootTable, seat: Seat, clearing: int, plot: str) -> None:
    """Remember the type of a plot that was placed face down."""
    board_of(t.state, seat).facedown[clearing] = plot
    t.tell(PlotWas(Clearing(clearing), PieceKind(plot)), only=[seat])


def forget(state: RootState, seat: Seat, clearing: int) -> str:
    """Drop what is known of a facedown plot that no longer lies there; return its type."""
    board = board_of(state, seat)
    board.denied.pop(clearing, None)
    return board.facedown.pop(clearing)


def turn_up(t: RootTable, seat: Seat, clearing: int) -> str:
    """Turn a plot face up and return its type."""
    plot = forget(t.state, seat, clearing)
    row = t.state.tokens[clearing]
    row[row.index((seat, PLOT))] = (seat, plot)
    t.tell(PlotFlipped(seat, Clearing(clearing), PieceKind(plot)))
    return plot


def swap(state: RootState, seat: Seat, one: int, other: int) -> None:
    """Let two plots change places, with all that is known of them (13.5.4)."""
    board = board_of(state, seat)
    kinds = plot_in(state, seat, one), plot_in(state, seat, other)
    trade_places(board.facedown, one, other)
    trade_places(board.denied, one, other)
    for clearing, old, new in ((one, *kinds), (other, *kinds[::-1])):
        row = state.tokens[clearing]
        row[row.index((seat, old))] = (seat, new)


def trade_places(known: dict[int, T], one: int, other: int) -> None:
    """Let what is known of two clearings change places."""
    of_one, of_other = known.pop(one, None), known.pop(other, None)
    if of_other is not None:
        known[one] = of_other
    if of_one is not None:
        known[other] = of_one


async def explode(t: RootTable, seat: Seat, clearing: int) -> None:
    """Remove all enemy pieces of a clearing, then the bomb (13.7.1)."""
    await remove_all_enemies(t, seat, [clearing])
    await remove(t, [Loss(seat, clearing, NOBODY, 0, (BOMB,))])


def extort(t: RootTable, seat: Seat, clearing: int) -> None:
    """Take a random card from each enemy with faction pieces in a clearing (13.7.3)."""
    state = t.state
    for enemy in from_current(state):
        if state.is_enemy(seat, enemy) and has_pieces(state, enemy, clearing):
            take_random(t, seat, enemy)


async def after_losses(t: RootTable, seat: Seat, losses: Sequence[Loss], cause: str) -> None:
    """Spring the raids among the plots that were removed, but not those exposed (13.7.4)."""
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
    """Take leave of a facedown plot and return its type; nobody is told which it was."""
    board = board_of(t.state, seat)
    plot = forget(t.state, seat, loss.clearing)
    if loss.claimed:
        board.taken.append(plot)
        board.taken = taken(t.state, seat)
    if cause != EXPOSURE:
        t.tell(PlotLost(seat, Clearing(loss.clearing)))
    return plot


async def raid(t: RootTable, seat: Seat, clearing: int) -> None:
    """Place a warrior in each adjacent clearing, as far as they go (13.7.4, 1.5.4)."""
    state = t.state
    places = [each for each in adjacent(state, seat, clearing) if can_place(state, seat, each)]
    left = min(state.supply[seat], len(places))
    if not left:
        return
    t.tell(RaidSprung(seat, Clearing(clearing)))
    if t.planned and state.current != seat:
        chosen = {str(each): 1 for each in planned_places(state, seat, places)[:left]}
    else:
        chosen = await t.amounts(
            seat, "corvids.raid", {str(each): 1 for each in places},
            least=left, most=left, clearing=clearing,
        )  # fmt: skip
    for place, count in chosen.items():
        place_warriors(t, seat, int(place), count)


def planned_places(state: RootState, seat: Seat, places: Sequence[Clearing]) -> list[Clearing]:
    """Put the clearings in the order in which the plan wants warriors there."""
    first = plan_of(state, seat, RAID_PLAN)["first"]

    def rank(clearing: Clearing) -> tuple[bool, int, int]:
        own = state.warriors[clearing][seat]
        beside_plot = first == "plots" and bool(plot_in(state, seat, clearing))
        return not beside_plot, -own if first == "many" else own, clearing

    return sorted(places, key=rank)


def deal_anew(state: RootState, seat: Seat, rng: Rng) -> None:
    """Deal the types of what lies face down anew, as far as everybody knows nothing of them."""
    board = board_of(state, seat)
    known = denied(state, seat)
    lying = sorted(facedown(state, seat), key=lambda clearing: -len(known.get(clearing, ())))
    away = taken(state, seat)
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
