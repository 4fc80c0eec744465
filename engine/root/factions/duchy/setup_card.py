"""The Duchy's setup card (Law 19.8.3)."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.root.cards.setup.homelands import (
    NOT_ADJACENT,
    Homeland,
    choose_homeland,
    homelands,
    spread_warriors,
)
from engine.root.factions.duchy.board import STARTING_WARRIORS
from engine.root.rules.placing import place_tokens, place_warriors
from engine.root.state import RootTable

AROUND = 5
HOME = Homeland(NOT_ADJACENT)


async def set_up_by_card(t: RootTable, seat: Seat) -> None:
    """Place a tunnel and two warriors in a homeland, and five warriors around it."""
    home = await choose_homeland(t, seat, homelands(t.state, seat, HOME))
    place_tokens(t, seat, home, "tunnel")
    place_warriors(t, seat, home, STARTING_WARRIORS)
    await spread_warriors(t, seat, home, AROUND)
