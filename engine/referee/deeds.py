"""What a deed that was taken over is worth."""

from __future__ import annotations

from collections.abc import Sequence

from engine.root.data.cards import CARDS
from engine.root.hooks.notation import CRAFT, PIECE, SUPPLY, Unit


def worth(units: Sequence[Unit], current: str) -> int:
    """Return the points that what is taken over brings: items, and rivals' pieces (3.2)."""
    points = 0
    for unit in units:
        if unit.verb == CRAFT and unit.what is not None:
            points += next(card.points for card in CARDS if card.item == unit.what)
        removed = unit.verb == PIECE and unit.end == SUPPLY and unit.who not in (None, current)
        if removed and (unit.what or "")[:1] in ("b", "t"):
            points += unit.count
    return points
