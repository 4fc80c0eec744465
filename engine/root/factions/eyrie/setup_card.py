"""The Eyrie's setup card (Law 19.8.3)."""

from __future__ import annotations

from engine.core.seats import Seat
from engine.root.cards.setup.homelands import TWO_BETWEEN, Homeland, choose_homeland, homelands
from engine.root.factions.eyrie.leaders import choose_first_leader
from engine.root.rules.placing import place_building, place_warriors
from engine.root.state import RootTable

STARTING_WARRIORS = 6
HOME = Homeland(TWO_BETWEEN, edge=True, buildings=1)


async def set_up_by_card(t: RootTable, seat: Seat) -> None:
    """Place a roost and six warriors in a homeland, and choose a leader."""
    home = await choose_homeland(t, seat, homelands(t.state, seat, HOME))
    place_building(t, seat, home, "roost")
    place_warriors(t, seat, home, STARTING_WARRIORS)
    await choose_first_leader(t, seat)
