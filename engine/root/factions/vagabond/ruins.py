"""Taking items from ruins as a Vagabond (Law 9.5.3, 9.7)."""

from __future__ import annotations

from engine.core.choices.actions import Done
from engine.core.seats import Seat
from engine.root.data.maps import Map
from engine.root.events import RuinSeen
from engine.root.factions.vagabond.board import VagabondBoard
from engine.root.pieces import ITEMS, Clearing, Item, Place
from engine.root.rules.answers import OneItem
from engine.root.state import RootTable


def ruins_beside(woodland: Map, forest: Place) -> int:
    """Count the ruins that a forest borders."""
    return sum(clearing in woodland.ruins for clearing in woodland.forest_borders[-forest])


async def take_from_ruin(
    t: RootTable, seat: Seat, board: VagabondBoard, under: list[str]
) -> Item | None:
    """Choose the item to take, among those he may."""
    takable = [item for item in ITEMS if item in under and item not in board.ruin_items]
    if len(under) > 1 or not takable:
        seen = tuple(Item(item) for item in sorted(under))
        t.tell(RuinSeen(Clearing(board.place), seen), only=[seat])
    if len(under) == 1 or not takable:
        return takable[0] if takable else None
    offers = [*(OneItem(item) for item in takable), Done()]
    chosen = await t.choose(seat, "vagabond.ruin", offers, public=False)
    return chosen.item if isinstance(chosen, OneItem) else None
