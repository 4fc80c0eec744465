"""The Corvids' board: their plots, and the public knowledge of them (Law 13.2.2).

On the map a facedown plot is a token of the kind `plot`; only the Corvids' board has its type. A
faceup plot is a token of its type.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from engine.root.hooks.faction import Faction, overriding
from engine.root.pieces import Clearing, PieceKind
from engine.root.rules.placing import in_supply
from engine.root.state import Board, RootState

BOMB, SNARE, EXTORTION, RAID = PLOTS = tuple(
    PieceKind(kind) for kind in ("bomb", "snare", "extortion", "raid")
)
PLOT = PieceKind("plot")
"""A facedown plot."""
COPIES = 2
ACTIONS = 3


class CorvidsBoard(Board, tag="corvids"):
    """The Corvids' actions of this turn, and their secret knowledge of plots."""

    actions: int = ACTIONS
    placed: int = 0
    """Plots placed this turn: each makes the next one more expensive (13.5.2)."""
    recruited: bool = False
    exerted: bool = False
    facedown: dict[int, str] = msgspec.field(default_factory=dict)
    """The type of the facedown plot in a clearing."""
    denied: dict[int, list[str]] = msgspec.field(default_factory=dict)
    """The types that wrong guesses have publicly ruled out for it."""
    taken: list[str] = msgspec.field(default_factory=list)
    """The types of facedown plots taken to another player's board, in order."""

    def copy(self) -> CorvidsBoard:
        return CorvidsBoard(
            self.actions,
            self.placed,
            self.recruited,
            self.exerted,
            self.facedown.copy(),
            {clearing: kinds[:] for clearing, kinds in self.denied.items()},
            self.taken[:],
        )


def board_of(state: RootState, seat: int) -> CorvidsBoard:
    """Return the Corvids' board."""
    board: CorvidsBoard = state.boards[seat]
    return board


# Plots on the map


def plot_in(state: RootState, seat: int, clearing: int) -> str:
    """Return the visible kind of a clearing's plot: its type, `plot` if face down, or ""."""
    return next((kind for owner, kind in state.tokens[clearing] if owner == seat), "")


def plots_on_map(state: RootState, seat: int) -> dict[Clearing, str]:
    """Return every clearing with a plot, and the plot's visible kind."""
    return {
        Clearing(clearing): kind
        for clearing, row in enumerate(state.tokens)
        for owner, kind in row
        if owner == seat
    }


def face_up(state: RootState, seat: int) -> int:
    """Count the faceup plots on the map (13.4.2)."""
    return sum(kind != PLOT for kind in plots_on_map(state, seat).values())


def facedown(state: RootState, seat: int) -> dict[int, str]:
    """Return the type of each facedown plot on the map, which only the Corvids may know."""
    types = board_of(state, seat).facedown
    return {c: types[c] for c, kind in plots_on_map(state, seat).items() if kind == PLOT}


def denied_types(state: RootState, seat: int) -> dict[int, list[str]]:
    """Return the types that wrong guesses have ruled out for facedown plots on the map."""
    kinds = board_of(state, seat).denied
    return {
        c: kinds[c] for c, kind in plots_on_map(state, seat).items() if kind == PLOT and c in kinds
    }


def taken_types(state: RootState, seat: int) -> list[str]:
    """Return the types of the facedown plots on others' boards (QL.2.2).

    They go back all together, so that those there now are the last ones taken.
    """
    types = board_of(state, seat).taken
    held = sum(
        faction.holds(state, other, seat, PLOT)
        for other, faction in overriding(state.factions, Faction.holds)
    )
    return types[len(types) - held :]


def supply(state: RootState, seat: int) -> Counter[str]:
    """Count the plots in the supply by type, which only the Corvids may know."""
    hidden = Counter([*facedown(state, seat).values(), *taken_types(state, seat)])
    left = {kind: in_supply(state, seat, kind) - hidden[kind] for kind in PLOTS}
    return Counter({kind: count for kind, count in left.items() if count})


def plots_left(state: RootState, seat: int) -> int:
    """Count the plots in the supply; their number is public."""
    showing = sum(COPIES - in_supply(state, seat, kind) for kind in PLOTS)
    return in_supply(state, seat, PLOT) - showing


def possible_types(state: RootState, seat: int, clearing: int) -> list[PieceKind]:
    """List the types that public facts leave possible for a facedown plot.

    Wrong guesses, and types with both tokens face up, are ruled out.
    """
    ruled_out = board_of(state, seat).denied.get(clearing, [])
    return [k for k in PLOTS if k not in ruled_out and in_supply(state, seat, k)]
