"""The effects of cards, pieces, ministers, items and landmarks, in at most 80 characters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.choices.actions import Option
from engine.core.language.words import Words
from engine.root.cards.exiles.deck import EffectOf
from engine.root.data.cards import CARDS
from engine.root.pieces import CardId
from engine.root.rules.battle.effects import EffectOfSide
from engine.root.rules.crafting import Craft
from engine.root.rules.effects import Use

CALLED: dict[str, str] = {
    "PieceKind": "piece",
    "Minister": "minister",
    "Item": "item",
    "HirelingKey": "faction",
}
"""The first part of a thing's message id, by its field type; its `.line` is the effect."""


def line_of(type_name: str, value: Any, words: Words) -> str:
    """Return the effect of a thing; empty if it has none of its own."""
    if type_name == "CardId":
        return words.say(f"card-{with_dashes(CARDS[value].key)}")
    if type_name == "SetupCard":
        own = f"about-{value.replace(':', '-')}"
        return words.say(own if words.has(own) else f"about-{value.partition(':')[0]}")
    if type_name == "LandmarkKey":
        return _attribute(f"landmark-{value}.line", words)
    kind = CALLED.get(type_name)
    return _attribute(f"{kind}-{with_dashes(value)}.line", words) if kind else ""


def _of_use(option: Any, words: Words) -> str:
    return effect_of_card(option.card, words)


def _of_side(option: Any, words: Words) -> str:
    key = with_dashes(option.effect)
    found = (f"card-{key}.effect", f"effect-{key}.line")
    return next((words.say(each) for each in found if words.has(each)), "")


def _of_craft(option: Any, words: Words) -> str:
    """Return a crafted card's effect; its item is shown with the points."""
    return "" if CARDS[option.card].item else line_of("CardId", option.card, words)


EFFECTS: dict[type[Option], Callable[[Any, Words], str]] = {
    Use: _of_use,
    EffectOf: _of_use,
    EffectOfSide: _of_side,
    Craft: _of_craft,
}
"""Options described by something other than the first thing they name."""


def effect_of_card(card: CardId, words: Words) -> str:
    """Return a card's effect once it is in front of its owner, without its price."""
    message = f"card-{with_dashes(CARDS[card].key)}"
    return _attribute(f"{message}.effect", words) or words.say(message)


def _attribute(message: str, words: Words) -> str:
    return words.say(message) if words.has(message) else ""


def with_dashes(key: str) -> str:
    """Write a key as part of a message's id."""
    return key.replace("_", "-")
