"""Lots: draws that the lobby leaves to chance before a match begins, and that can be verified.

Lots come from the match's own chance, in an epoch that no state ever has.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

from engine.core.chance.draws import Chance, Drawn, shuffle

EPOCH = -1
T = TypeVar("T")


class Lots:
    """Consecutive draws, kept for verification."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.drawn: list[Drawn] = []

    def draw(self, sides: int) -> int:
        """Return a number from 0 to `sides - 1`."""
        counter = len(self.drawn)
        value = self._chance.draw(sides, EPOCH, counter)
        self.drawn.append(Drawn(sides, value, EPOCH, counter))
        return value

    def pick(self, among: Sequence[T]) -> T:
        """Return one of several."""
        return among[self.draw(len(among))]

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put `items` in random order, in place."""
        shuffle(items, self.draw)
