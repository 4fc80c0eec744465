"""The Legion's board: the campaign card, the colonies and the Spoils box (QL.2)."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from engine.root.data.cards import SUIT_OF
from engine.root.pieces import BIRD, FOX, MOUSE, RABBIT, Clearing
from engine.root.rules.rule import can_place
from engine.root.state import NOBODY, Board, RootState

STARTING_WARRIORS = 3
"""In the starting corner, and again beside it (QL.3.2); as many by Bootstraps (QL.4.1)."""
COLONY = "colony"
COLONIES = 6
SUITS = (FOX, RABBIT, MOUSE)


class Spoil(NamedTuple):
    """Pieces of one kind in the Spoils box, with what it takes to return them rightly."""

    owner: int
    kind: str
    """`warrior`, a building, a token, or one of a Vagabond's items as `items.KEYS` name them."""
    number: int
    clearing: int
    defending: bool = False
    """Whether they fell to a battle in which their owner was the defender: Acolytes (10.2.3)."""


class LegionBoard(Board, tag="legion"):
    """What stands on the Legion's board besides the colonies, which follow from the map."""

    start: int = 0
    campaign: int = NOBODY
    """The campaign card."""
    suit: str = ""
    """The campaign's suit; empty while none is chosen for a bird card (QL.4.3)."""
    spoils: list[Spoil] = msgspec.field(default_factory=list)
    reinforced: bool = False
    """Whether a card was spent on the colonies in this Supply Drop."""
    changed: bool = False
    """Whether a new campaign card was played this turn."""
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
        """Reset what was done this turn."""
        self.reinforced = self.changed = self.deescalated = False
        self.moves, self.attacked, self.colonized = 0, [], []


def board_of(state: RootState, seat: int) -> LegionBoard:
    """Return the Legion's board."""
    board = state.boards[seat]
    assert isinstance(board, LegionBoard)
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
