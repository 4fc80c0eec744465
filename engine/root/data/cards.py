"""The shared decks as data (Law 2.1). Every physical card has a number; twins share a key."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from engine.core.choices.actions import key_writer
from engine.root.pieces import BIRD, CardId, Item, Suit

EXILES = "exiles_partisans"
DECK_KEYS = ("standard", EXILES)
VIZIER, RETAINER = "loyal_vizier", "faithful_retainer"


@dataclass(frozen=True, slots=True)
class Card:
    """The printed face of a card. `cost` may hold `any`: a crafting piece of any suit."""

    key: str
    name: str
    suit: Suit
    kind: str
    cost: tuple[str, ...] = ()
    item: Item | None = None
    points: int = 0


def _read() -> dict[str, Any]:
    text = (files("engine.root") / "data" / "decks.toml").read_text(encoding="utf-8")
    decks: dict[str, Any] = tomllib.loads(text)["decks"]
    return decks


def _card(data: dict[str, Any]) -> Card:
    return Card(
        key=data["id"],
        name=data["name"],
        suit=Suit(data["suit"]),
        kind=data["kind"],
        cost=tuple(data["cost"]),
        item=Item(data["item"]) if "item" in data else None,
        points=data.get("vp", 0),
    )


def _number_cards() -> tuple[tuple[Card, ...], dict[str, tuple[CardId, ...]]]:
    """Number the first deck, the viziers, what later decks add, then factions' own cards."""
    cards: list[Card] = []
    copies: dict[str, list[CardId]] = {}
    decks: dict[str, tuple[CardId, ...]] = {}

    def add(card: Card, count: int) -> list[CardId]:
        have = copies.setdefault(card.key, [])
        while len(have) < count:
            have.append(CardId(len(cards)))
            cards.append(card)
        return have[:count]

    data = _read()
    for key in DECK_KEYS:
        listed = [add(_card(each), each["count"]) for each in data[key]["cards"]]
        decks[key] = tuple(card for same in listed for card in same)
        if key == DECK_KEYS[0]:
            add(Card(VIZIER, "Loyal Vizier", BIRD, "vizier"), 2)
    add(Card(RETAINER, "Faithful Retainer", BIRD, "retainer"), 3)
    return tuple(cards), decks


CARDS, DECKS = _number_cards()
"""Every card by its number, and each deck's cards. The numbers are saved: only ever append."""

SUIT_OF: tuple[Suit, ...] = tuple(card.suit for card in CARDS)
KEY_OF_CARD: tuple[str, ...] = tuple(card.key for card in CARDS)
FACE: tuple[CardId, ...] = tuple(CardId(KEY_OF_CARD.index(key)) for key in KEY_OF_CARD)
"""The copy shown in place of a card or any of its twins."""


def faces(cards: Iterable[int]) -> tuple[CardId, ...]:
    """Return cards as they are shown: nobody can tell twins apart."""
    return tuple(FACE[card] for card in cards)


def by_face(cards: Iterable[int]) -> list[CardId]:
    """Sort cards to be shown together: in which order a seat took them is its own secret."""
    return sorted(map(CardId, cards), key=FACE.__getitem__)


@key_writer("CardId")
def card_key(card: CardId) -> str:
    """Write a card as the reference files' id; twins are written alike."""
    return KEY_OF_CARD[card]


@cache
def faces_in(deck: str) -> tuple[CardId, ...]:
    """Return a face of every kind of card in a deck, the viziers included."""
    elsewhere = {card for cards in DECKS.values() for card in cards} - set(DECKS[deck])
    return tuple(sorted({face for card, face in enumerate(FACE) if card not in elsewhere}))


@cache
def copies_of(key: str) -> tuple[CardId, ...]:
    """Return the numbers of all copies of a card."""
    return tuple(CardId(number) for number, each in enumerate(KEY_OF_CARD) if each == key)


def matches(card: CardId, suit: str) -> bool:
    """Return whether a card may be spent for a suit; birds are wild, not the reverse (2.1.1)."""
    own = SUIT_OF[card]
    return own in suit or own == BIRD  # a clearing's suit may be several


def distinct(cards: Iterable[CardId]) -> list[CardId]:
    """Keep one of each group of twins, in the order given."""
    seen: dict[CardId, CardId] = {}
    for card in cards:
        seen.setdefault(FACE[card], card)
    return list(seen.values())
