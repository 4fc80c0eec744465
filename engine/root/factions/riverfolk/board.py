"""The Riverfolk's board: funds, payments, crafting spaces, prices, purchases (Law 11.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.root.hooks.faction import Faction, overriding
from engine.root.pieces import SUITS, Clearing, Suit
from engine.root.state import NOBODY, Board, RootState

WARRIORS = 15
WARRIOR = "warrior"
STARTING_WARRIORS = 4
"""Warriors in clearings on the river (11.3.2)."""
STARTING_PAYMENTS = 3
"""Warriors in the Payments box (11.3.4)."""
POSTS = {suit: f"post_{suit}" for suit in SUITS}
"""The trade post of each suit."""
SUIT_OF_POST = {kind: suit for suit, kind in POSTS.items()}
COPIES = 3
"""Trade posts of each suit, each with a space that crafts once it is uncovered (11.2.1)."""
POINTS = 2
"""For each trade post, whichever space it uncovers (11.5.6)."""
PROTECTION = 2
"""Warriors placed in empty Payments (11.4.1)."""
FUNDS_PER_POINT = 2
"""Funds per point of dividends (11.4.2)."""
POST_COST = 2
"""The ruler's funds that a trade post costs (11.5.6)."""

HAND, BOATS, MERCENARIES = "hand", "boats", "mercenaries"
SERVICES = (HAND, BOATS, MERCENARIES)
PRICES = (1, 2, 3, 4)
"""The spaces of each Services track."""


class RiverfolkBoard(Board, tag="riverfolk"):
    """The Riverfolk's board; trade posts left follow from the map and from those lost.

    Boxes count warriors by the seat that owns them.
    """

    payments: list[int] = msgspec.field(default_factory=list)
    funds: list[int] = msgspec.field(default_factory=list)
    committed: list[int] = msgspec.field(default_factory=list)
    spaces: dict[str, list[int]] = msgspec.field(default_factory=dict)
    """The owners of the warriors on each suit's crafting spaces."""
    lost: dict[str, int] = msgspec.field(default_factory=dict)
    """Removed trade posts by kind: they never return (11.2.5.I)."""
    prices: dict[str, int] = msgspec.field(default_factory=dict)
    buyer: int = NOBODY
    """The seat that has bought services this turn, or -1."""
    bought: list[str] = msgspec.field(default_factory=list)
    """The services bought this turn, one by one."""

    def copy(self) -> RiverfolkBoard:
        return RiverfolkBoard(
            self.payments[:], self.funds[:], self.committed[:],
            {suit: owners[:] for suit, owners in self.spaces.items()},
            self.lost.copy(), self.prices.copy(), self.buyer, self.bought[:],
        )  # fmt: skip


def new_board(seats: int) -> RiverfolkBoard:
    """Return an empty board with the lowest prices."""
    return RiverfolkBoard(
        [0] * seats, [0] * seats, [0] * seats,
        {suit: [] for suit in SUITS}, dict.fromkeys(SUIT_OF_POST, 0),
        dict.fromkeys(SERVICES, PRICES[0]),
    )  # fmt: skip


def board_of(state: RootState, seat: int) -> RiverfolkBoard:
    """Return the Riverfolk's board."""
    board: RiverfolkBoard = state.boards[seat]
    return board


def prices_of(state: RootState, seat: int) -> dict[str, Any]:
    """Return the prices by service, as arguments of words."""
    return {service: board_of(state, seat).prices[service] for service in SERVICES}


def owners(box: Sequence[int]) -> list[int]:
    """List the owner of each warrior in a box."""
    return [owner for owner, count in enumerate(box) for _ in range(count)]


# Trade posts and their spaces (11.2.1, 11.2.5)


def posts_left(state: RootState, seat: int, suit: str) -> int:
    """Count the trade posts of a suit still on their track."""
    kind = POSTS[Suit(suit)]
    return COPIES - count_uncovered(state, seat, kind)


def count_uncovered(state: RootState, seat: int, kind: str) -> int:
    """Count a suit's crafting spaces: its posts on the map and out of the game (11.2.1)."""
    return state.count(seat, kind) + board_of(state, seat).lost[kind]


def empty_spaces(state: RootState, seat: int) -> dict[str, int]:
    """Count the uncovered spaces of each suit without a warrior, leaving out suits with none."""
    taken = board_of(state, seat).spaces
    free = {
        suit: count_uncovered(state, seat, kind) - len(taken[suit]) for suit, kind in POSTS.items()
    }
    return {suit: count for suit, count in free.items() if count > 0}


def post_in(state: RootState, seat: int, clearing: int) -> str | None:
    """Return the kind of trade post in a clearing."""
    row = state.tokens[clearing]
    return next((kind for owner, kind in row if owner == seat and kind in SUIT_OF_POST), None)


def clearings_with_posts(state: RootState, seat: int) -> list[Clearing]:
    """List the clearings with a trade post."""
    return [Clearing(c) for c in range(1, len(state.tokens)) if post_in(state, seat, c)]


def count_held(state: RootState, seat: int, owner: int, kind: str) -> int:
    """Count an owner's warriors on the board, or the posts out of the game.

    A lost post taken by another faction is counted by that faction (QL.2.2).
    """
    if state.is_hireling(owner):
        return 0
    board = board_of(state, seat)
    if kind == WARRIOR:
        boxes = board.payments[owner] + board.funds[owner] + board.committed[owner]
        return boxes + sum(row.count(owner) for row in board.spaces.values())
    if owner != seat or not board.lost.get(kind):
        return 0
    elsewhere = sum(
        faction.holds(state, other, seat, kind)
        for other, faction in overriding(state.factions, Faction.holds)
        if other != seat
    )
    return board.lost[kind] - elsewhere
