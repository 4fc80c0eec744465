"""The two editions of our data: the second is nearer to the real game (`sources` in the files).

A match keeps the edition with which it began.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from engine.runewars.data.cards import OBJECTIVES

EDITION = "edition"
"""Table option for the edition."""
BEASTS = "beasts"
"""Table option for the player who places allies that a card drives off; later than the editions."""
FIRST, SECOND = "first", "second"


class Replacing(Protocol):
    """A card that may replace another."""

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
    """Return the edition of a match that begins with the given options.

    A lobby writes down every option; if all `lobby` options but the edition are there, it is older.
    """
    written = all(key in options for key in lobby if key not in (EDITION, BEASTS))
    return options.get(EDITION, FIRST if written else SECOND)
