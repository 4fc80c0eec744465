"""The Corvids' board: where plots lie, and which seats know their types (Law 13.2.2).

On the map a facedown plot is a token of the kind `plot`, whatever it is; its type stands on the
Corvids' board alone. A plot that is face up is a token of its type.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from engine.root.hooks.faction import overriding
from engine.root.pieces import FOX, MOUSE, RABBIT, Clearing, PieceKind
from engine.root.rules.placing import in_supply
from engine.root.state import Board, RootState

SUITS = (FOX, RABBIT, MOUSE)

BOMB, SNARE, EXTORTION, RAID = PLOTS = tuple(
    PieceKind(kind) for kind in ("bomb", "snare", "extortion", "raid")
)
PLOT = PieceKind("plot")
"""A plot that lies face down."""
COPIES = 2
ACTIONS = 3


class CorvidsBoard(Board, tag="corvids"):
    """The Corvids' deeds of this turn, and what they alone know of their plots."""

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
    board = state.boards[seat]
    assert isinstance(board, CorvidsBoard)
    return board


# Where plots lie


def plot_in(state: RootState, seat: int, clearing: int) -> str:
    """Return a clearing's plot as it lies: its type, `plot` if face down, or nothing."""
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
    """Return the type of each facedown plot on the map, which only the Corvids may know."""
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
    """Count the plots in the supply by type, which only the Corvids may know."""
    hidden = Counter([*facedown(state, seat).values(), *taken(state, seat)])
    left = {kind: in_supply(state, seat, kind) - hidden[kind] for kind in PLOTS}
    return Counter({kind: count for kind, count in left.items() if count})


def plots_left(state: RootState, seat: int) -> int:
    """Count the plots in the supply, which lie face down there; their number is public."""
    showing = sum(COPIES - in_supply(state, seat, kind) for kind in PLOTS)
    return in_supply(state, seat, PLOT) - showing


def possible_types(state: RootState, seat: int, clearing: int) -> list[PieceKind]:
    """List the types that public facts leave possible for a facedown plot.

    Wrong guesses, and types that already show both their tokens, are ruled out.
    """
    ruled_out = board_of(state, seat).denied.get(clearing, [])
    return [k for k in PLOTS if k not in ruled_out and in_supply(state, seat, k)]
