"""Hooks of cards: called when they are crafted, discarded, or activated for dominance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.seats import Seat
from engine.root.state import RootState, RootTable


class CraftingHooks:
    """Called when anybody crafts, and before that to find what can be crafted (4.1, 3.2.2)."""

    hoards_items: ClassVar[bool] = False
    """True where a crafted item brings its printed points only if it is removed (14.2.3)."""

    def crafting_clearings(self, state: RootState, seat: Seat) -> Sequence[int]:
        """List the clearing of each crafting piece, a clearing with two of them twice (4.1.1)."""
        return ()

    def crafting_law(self) -> str:
        """Return the section that defines the faction's crafting pieces."""
        return ""

    def forbids_crafting(self, state: RootState, seat: Seat, crafter: int, clearing: int) -> bool:
        """Return whether `crafter` cannot use crafting pieces in a clearing (QL.2.3)."""
        return False

    def can_pay_craft(self, state: RootState, seat: Seat, cost: Sequence[str]) -> bool | None:
        """Return whether the faction can pay in its own way; None for the common rule."""
        return None

    async def pay_craft(self, t: RootTable, seat: Seat, cost: Sequence[str]) -> bool:
        """Pay in the faction's own way; False for the common rule."""
        return False

    def item_points(self, state: RootState, seat: Seat, printed: int) -> int:
        """Return the points for crafting an item (3.2.2, 7.2.3)."""
        return printed

    async def craft_item(self, t: RootTable, seat: Seat, item: str, printed: int) -> int | None:
        """Put a crafted item in its place and return its points; None for the common rule.

        The item has left the supply; `printed` are the points of its card (14.2.3).
        """
        return None

    async def take_item(self, t: RootTable, seat: Seat, item: str) -> bool:
        """Keep an item elsewhere than in the Crafted Items box; False for the common rule.

        The faction may ask first, as when its track is full (14.2.4).
        """
        return False

    def crafting_bonus(self, state: RootState, seat: Seat, crafter: int) -> int:
        """Return the points that a seat crafting a card now scores for it (HCC.2.3)."""
        return 0

    def after_crafting(self, t: RootTable, seat: Seat, crafter: Seat, card: int) -> None:
        """React to a card that anybody crafted, once its effect is done (HCC.2.3)."""


class DiscardHooks:
    """Called when a card is discarded (10.2.6) or activated for dominance (3.3)."""

    def keeps_discards(self, state: RootState, seat: Seat, card: int) -> bool:
        """Keep a card that some seat spent or discarded; False for the discard pile (10.2.6)."""
        return False

    def may_activate_dominance(self, state: RootState, seat: Seat) -> bool:
        """Return whether the faction may win by dominance (9.2.8)."""
        return True
