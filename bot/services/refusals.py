"""The last refusal of each person, kept to explain it when they ask."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from engine.core.errors import Refused

MOST_REMEMBERED = 5000
"""People whose last refusal is remembered, by this process alone."""


@dataclass(frozen=True, slots=True)
class Explained:
    """A person's refusal, and its table (0 for none)."""

    refusal: Refused
    match: int


class Refusals(OrderedDict[int, Explained]):
    """Each person's last refusal, by user id."""

    def remember(self, user_id: int, refusal: Refused, match_id: int) -> None:
        """Keep a refusal until the same person gets another."""
        self[user_id] = Explained(refusal, match_id)
        self.move_to_end(user_id)
        while len(self) > MOST_REMEMBERED:
            self.popitem(last=False)
