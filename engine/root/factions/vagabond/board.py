"""A Vagabond's board: character, pawn, items, relationships and completed quests (Law 9.2)."""

from __future__ import annotations

import msgspec

from engine.root.pieces import ITEMS
from engine.root.state import Board, RootState

SIDES = 4
"""Each kind of item is counted ready, exhausted, damaged ready and damaged exhausted."""


class VagabondBoard(Board, tag="vagabond"):
    """A Vagabond's board; the item tracks follow from the items."""

    character: str = ""
    place: int = 0
    """The pawn's place: a clearing, or minus a forest; 0 before setup."""
    items: list[int] = msgspec.field(default_factory=list)
    """Items by kind, four counts each, in the order of `items.SIDE_NAMES`."""
    relations: list[int] = msgspec.field(default_factory=list)
    """Per seat, a step of `relationships`."""
    aids: list[int] = msgspec.field(default_factory=list)
    """Per seat, this turn's Aids that have not yet improved the relationship (9.2.9.I.a)."""
    completed: list[int] = msgspec.field(default_factory=list)
    ruin_items: list[str] = msgspec.field(default_factory=list)
    """The kinds of "R" items he holds; a second one of a kind may not be taken (9.7)."""
    seen: list[int] = msgspec.field(default_factory=list)
    """Clearings of ruins he has looked under and that still hold items (9.7)."""

    def copy(self) -> VagabondBoard:
        return VagabondBoard(
            self.character,
            self.place,
            self.items[:],
            self.relations[:],
            self.aids[:],
            self.completed[:],
            self.ruin_items[:],
            self.seen[:],
        )


def new_board(character: str, seats: int) -> VagabondBoard:
    """Return a board without items, with all relationships indifferent."""
    return VagabondBoard(
        character=character,
        items=[0] * (SIDES * len(ITEMS)),
        relations=[0] * seats,
        aids=[0] * seats,
    )


def board_of(state: RootState, seat: int) -> VagabondBoard:
    """Return a Vagabond's board."""
    board: VagabondBoard = state.boards[seat]
    return board
