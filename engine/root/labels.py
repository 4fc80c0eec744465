"""How values are called: "clearing 5 (mouse)", a card's name, a seat's faction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.words import Words
from engine.root.cards import CARDS
from engine.root.view import RootView


def _clearing(value: int, words: Words, view: RootView) -> str:
    suit = view.clearing(value).suit
    return words.say("clearing", number=value, suit=words.say(f"suit-{suit}"))


def _place(value: int, words: Words, view: RootView) -> str:
    if value > 0:
        return _clearing(value, words, view)
    return words.say("forest", number=-value)


def _seat(value: int, words: Words, view: RootView) -> str:
    if value < 0:
        return words.say("nobody")
    return words.say(f"faction-{view.seats[value].key}")


def _card(value: int, words: Words, view: RootView) -> str:
    card = CARDS[value]
    return words.say("card-label", name=card.name, suit=words.say(f"suit-{card.suit}"))


LABELS: dict[str, Callable[[Any, Words, RootView], str]] = {
    "Clearing": _clearing,
    "Place": _place,
    "Seat": _seat,
    "CardId": _card,
    "Suit": lambda value, words, view: words.say(f"suit-{value}"),
    "Item": lambda value, words, view: words.say(f"item-{value}"),
    "PieceKind": lambda value, words, view: words.say(f"piece-{value.replace('_', '-')}"),
    "Column": lambda value, words, view: words.say(f"column-{value}"),
    "QuestId": lambda value, words, view: words.say(f"quest-{value}"),
}
"""By the name of a field's type."""


def label(type_name: str, value: Any, words: Words, view: RootView) -> str:
    """Write a value as a player would say it."""
    write = LABELS.get(type_name)
    return write(value, words, view) if write else str(value)
