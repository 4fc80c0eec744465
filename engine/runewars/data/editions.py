"""The two editions of our data: the second is nearer to the real game (`sources` in the files).

A match goes on with the one it began with.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from engine.runewars.data.cards import OBJECTIVES

EDITION = "edition"
"""The option that names it."""
BEASTS = "beasts"
"""The option for who places allies that a card drives off; added after the editions."""
FIRST, SECOND = "first", "second"


class Replacing(Protocol):
    """A card that may take the place of another."""

    @property
    def key(self) -> str: ...

    @property
    def instead_of(self) -> str: ...


def in_edition(cards: Sequence[Replacing], edition: str) -> list[int]:
    """Return the numbers of the cards that are in an edition."""
    replaced = {card.instead_of for card in cards} - {""} if edition == SECOND else set()
    return [
        number
        for number, card in enumerate(cards)
        if card.key not in replaced and (edition == SECOND or not card.instead_of)
    ]


def objectives_of(side: str, edition: str) -> list[int]:
    """Return the Objectives of an alignment in an edition."""
    return [
        number
        for number, card in enumerate(OBJECTIVES)
        if card.side == side and (edition == SECOND or not card.later)
    ]


def edition_of(options: dict[str, str], lobby: Iterable[str]) -> str:
    """Return the edition of a match that begins with some options.

    A lobby writes down every one; one that wrote all `lobby` has but the edition is older than it.
    """
    written = all(key in options for key in lobby if key not in (EDITION, BEASTS))
    return options.get(EDITION, FIRST if written else SECOND)
