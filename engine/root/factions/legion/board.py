"""The Legion's board: the campaign card, the colonies and the Spoils box (QL.2)."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from engine.root.data.cards import SUIT_OF
from engine.root.pieces import BIRD, Clearing
from engine.root.rules.placing import can_place
from engine.root.state import NOBODY, Board, RootState

STARTING_WARRIORS = 3
"""In the starting corner, and again beside it (QL.3.2); also by Bootstraps (QL.4.1)."""
COLONY = "colony"
COLONIES = 6


class Spoil(NamedTuple):
    """Pieces of one kind in the Spoils box, with the facts needed to return them."""

    owner: int
    kind: str
    """`warrior`, one that is not like the others, a building, a token, or a Vagabond's item by the
    names of `items.KEYS`.
    """
    number: int
    clearing: int
    defending: bool = False
    """True where they fell in a battle with their owner as the defender: Acolytes (10.2.3)."""


class LegionBoard(Board, tag="legion"):
    """The Legion's board without its colonies, which follow from the map."""

    start: int = 0
    campaign: int = NOBODY
    """The campaign card."""
    suit: str = ""
    """The campaign's suit; empty until one is chosen for a bird card (QL.4.3)."""
    spoils: list[Spoil] = msgspec.field(default_factory=list)
    reinforced: bool = False
    """True once a card was spent on the colonies in this Supply Drop."""
    changed: bool = False
    """True once a new campaign card was played this turn."""
    moves: int = 0
    """Moves of this turn's Invade."""
    attacked: list[int] = msgspec.field(default_factory=list)
    """Clearings where this turn's Attack has initiated a battle."""
    colonized: list[int] = msgspec.field(default_factory=list)
    """Clearings where this turn's Colonize has placed a colony or scored."""
    deescalated: bool = False

    def copy(self) -> LegionBoard:
        return LegionBoard(
            self.start,
            self.campaign,
            self.suit,
            self.spoils[:],
            self.reinforced,
            self.changed,
            self.moves,
            self.attacked[:],
            self.colonized[:],
            self.deescalated,
        )

    def rest(self) -> None:
        """Reset the record of this turn's actions."""
        self.reinforced = self.changed = self.deescalated = False
        self.moves, self.attacked, self.colonized = 0, [], []


def board_of(state: RootState, seat: int) -> LegionBoard:
    """Return the Legion's board."""
    board: LegionBoard = state.boards[seat]
    return board


def is_campaign(state: RootState, seat: int, clearing: int) -> bool:
    """Return whether a clearing is one of the campaign clearings (QL.2.5)."""
    suit = board_of(state, seat).suit
    return bool(suit) and suit in state.suits[clearing]


def has_bird_card(state: RootState, seat: int) -> bool:
    """Return whether the campaign card is a bird: its suit is chosen each turn (QL.2.5, QL.4.3)."""
    card = board_of(state, seat).campaign
    return card != NOBODY and SUIT_OF[card] == BIRD


# Colonies


def has_colony(state: RootState, seat: int, clearing: int) -> bool:
    """Return whether one of the Legion's colonies is in a clearing."""
    return (seat, COLONY) in state.tokens[clearing]


def colonies_of(state: RootState, seat: int, suit: str) -> list[Clearing]:
    """List the colonies in clearings of a suit where a warrior may be placed (QL.4.2)."""
    return [
        clearing
        for clearing in state.clearings_with(seat, COLONY)
        if suit in state.suits[clearing] and can_place(state, seat, clearing)
    ]
