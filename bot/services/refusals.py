"""The last refusal of each person, kept to explain it when they ask."""

from __future__ import annotations

from dataclasses import dataclass

from cachetools import LRUCache

from engine.core.errors import Refused

MOST_REMEMBERED = 5000
"""People whose last refusal is remembered, by this process alone."""


@dataclass(frozen=True, slots=True)
class Explained:
    """A person's refusal, and its table (0 for none)."""

    refusal: Refused
    match: int


def last_refusals() -> LRUCache[int, Explained]:
    """Return a place for each person's last refusal, by user id."""
    return LRUCache(MOST_REMEMBERED)
