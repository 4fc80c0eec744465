"""The Lizard Cult's setup card (Law 19.8.3), and its part shared with the board's back (10.3)."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.root.cards.setup.homelands import (
    NOT_ADJACENT,
    Homeland,
    choose_homeland,
    homelands,
    spread_warriors,
)
from engine.root.factions.lizards.acolytes import gain_acolytes
from engine.root.factions.lizards.board import GARDENS, board_of
from engine.root.factions.lizards.outcast import ChooseOutcast, OutcastChosen
from engine.root.pieces import SUITS, Clearing, Suit, suits_of
from engine.root.rules.answers import InSuit
from engine.root.rules.placing import place_building, place_warriors
from engine.root.rules.setup import settle
from engine.root.state import RootTable

STARTING_WARRIORS = 4
AROUND, FIRST_ACOLYTES = 3, 2
HOME = Homeland(NOT_ADJACENT, buildings=1)


async def set_up_by_card(t: RootTable, seat: Seat) -> None:
    """Place warriors and a garden in a homeland, warriors around it, and two acolytes."""
    state = t.state
    home = await choose_homeland(t, seat, homelands(state, seat, HOME))
    place_warriors(t, seat, home, STARTING_WARRIORS)
    suit = await choose_first_garden(t, seat, home)
    place_building(t, seat, home, GARDENS[suit])
    await spread_warriors(t, seat, home, AROUND)
    state.supply[seat] -= FIRST_ACOLYTES
    gain_acolytes(t, seat, FIRST_ACOLYTES)
    await choose_first_outcast(t, seat, suit)


async def choose_first_garden(t: RootTable, seat: Seat, clearing: int) -> Suit:
    """Return the suit of the first garden, asking if its clearing has several."""
    gardens = [InSuit(suit) for suit in suits_of(t.state.suits[clearing])]
    place = Clearing(clearing)
    chosen = await settle(t, seat, "lizards.garden", gardens, gardens[0], clearing=place)
    return Suit(chosen.suit)


async def choose_first_outcast(t: RootTable, seat: Seat, usual: Suit) -> None:
    """Choose the first Outcast, which is not yet Hated (10.3.3)."""
    suits = [ChooseOutcast(suit) for suit in SUITS]
    chosen = await settle(t, seat, "lizards.outcast", suits, ChooseOutcast(usual))
    board = board_of(t.state, seat)
    board.outcast = chosen.suit
    t.tell(OutcastChosen(seat, Suit(board.outcast)))
