"""The Clergy's board: its cathedrals, its flowers, and the blind bag (HCC.2.2, HCC.3)."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from engine.root.pieces import BIRD, FOX, MOUSE, RABBIT, Clearing, PieceKind, suits_of
from engine.root.rules.placing import in_supply
from engine.root.state import Board, RootState

CATHEDRAL = "cathedral"
CATHEDRALS = 5  # proposed
COST = (1, 2, 2, 3, 3)  # proposed
"""Flowers for the cathedral on each space of the track, from left to right."""


class Track(NamedTuple):
    """The yields of the track's spaces, from left to right."""

    points: tuple[int, ...]
    bees: tuple[int, ...]
    """The bees that show once the cathedral on a space has left it."""


TRACKS = {
    "plain": Track((0, 1, 1, 2, 3), (0, 0, 1, 0, 1)),  # proposed
    "rich": Track((0, 2, 3, 4, 5), (0, 1, 1, 1, 1)),  # proposed
}
"""The tracks that a table may play with: the plain one is slow beside other factions."""

FLOWER_SUITS = (FOX, RABBIT, MOUSE, BIRD)
FLOWER: dict[str, PieceKind] = {suit: PieceKind(f"flower_{suit}") for suit in FLOWER_SUITS}
SUIT_OF_FLOWER = {FLOWER[suit]: suit for suit in FLOWER_SUITS}
FLOWERS: dict[str, int] = dict(zip(FLOWER.values(), (3, 3, 3, 2), strict=True))
"""The number of flowers of each kind (HCC.3.1)."""

Flowers = dict[str, int]
"""A number for each kind of flower."""


class ClergyBoard(Board, tag="clergy"):
    """The state of the Clergy's board, except the track and the bag, which follow from the map."""

    acts: list[str] = msgspec.field(default_factory=list)
    """The actions taken this turn, by name (HCC.5.1)."""
    penitent: list[int] = msgspec.field(default_factory=list)
    """The seats whose marker is in the Penitent box; the others are Heretics (HCC.2.6)."""
    worshipped: list[int] = msgspec.field(default_factory=list)
    """The cathedrals' clearings where something was crafted this turn."""
    moving: list[int] = msgspec.field(default_factory=list)
    """Origin, destination and warriors of the move whose flowers are being chosen."""

    def copy(self) -> ClergyBoard:
        return ClergyBoard(self.acts[:], self.penitent[:], self.worshipped[:], self.moving[:])


def board_of(state: RootState, seat: int) -> ClergyBoard:
    """Return the Clergy's board."""
    board: ClergyBoard = state.boards[seat]
    return board


# Cathedrals


def track_of(state: RootState) -> Track:
    """Return the track that the table plays with."""
    return TRACKS[state.options.get("cathedrals", "plain")]


def cathedrals(state: RootState, seat: int) -> list[Clearing]:
    """List the clearings with a cathedral."""
    piece = (seat, CATHEDRAL)
    return [Clearing(c) for c, row in enumerate(state.buildings) if piece in row]


def count_uncovered(state: RootState, seat: int) -> int:
    """Count the empty spaces of the track: the leftmost cathedral is on the next (HCC.3.3)."""
    return CATHEDRALS - in_supply(state, seat, CATHEDRAL)


def bees(state: RootState, seat: int) -> int:
    """Count the bees showing."""
    return sum(track_of(state).bees[: count_uncovered(state, seat)])


# The blind bag (HCC.2.2.I)


def bag(state: RootState, seat: int) -> Flowers:
    """Count the flowers in the bag: all that are neither on the map nor taken (HCC.2.2.III)."""
    return {kind: in_supply(state, seat, kind) for kind in FLOWERS}


# Flowers on the map


def flowers_at(state: RootState, seat: int, clearing: int) -> Flowers:
    """Count the flowers of each kind in a clearing."""
    row = state.tokens[clearing]
    if not row:
        return {}
    return {kind: n for kind in FLOWERS if (n := row.count((seat, kind)))}


def matching_flowers(state: RootState, seat: int, clearing: int) -> Flowers:
    """Count the flowers in a clearing that match it; a bird counts as any suit."""
    fitting = matching_kinds(state, clearing)
    return {kind: n for kind, n in flowers_at(state, seat, clearing).items() if kind in fitting}


def matching_kinds(state: RootState, clearing: int) -> list[PieceKind]:
    """List the kinds of flowers that match a clearing."""
    return [FLOWER[suit] for suit in (*suits_of(state.suits[clearing]), BIRD)]
