"""The setup card of the Lord of the Hundreds (Law 19.8.3)."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.root.cards.setup.homelands import TWO_BETWEEN, Homeland, choose_homeland, homelands
from engine.root.factions.hundreds.board import STARTING_RATS, STRONGHOLD
from engine.root.factions.hundreds.warlord import raise_warlord
from engine.root.rules.placing import place_building, place_warriors
from engine.root.rules.setup import fill_ruins
from engine.root.state import RootTable

HOME = Homeland(TWO_BETWEEN, edge=True, buildings=1)


async def set_up_by_card(t: RootTable, seat: Seat) -> None:
    """Place warlord, warriors and a stronghold in a homeland, and fill the ruins."""
    home = await choose_homeland(t, seat, homelands(t.state, seat, HOME))
    raise_warlord(t, seat, home)
    place_warriors(t, seat, home, STARTING_RATS)
    place_building(t, seat, home, STRONGHOLD)

    # The "R" items go under the ruins, unless they are there already.
    if not any(t.state.ruins.values()):
        fill_ruins(t, 1)
