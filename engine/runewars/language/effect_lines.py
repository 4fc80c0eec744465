"""Effects of things, in at most 80 characters."""

from __future__ import annotations

from typing import Any

from engine.core.choices.actions import Option, fields_of
from engine.core.language.words import Words
from engine.runewars.language.cardbook import message_of
from engine.runewars.language.labels import KEYS_OF

IN_FEW_WORDS = ("RewardId", "TacticId", "QuestCardId", "HeroId", "ObjectiveId", "UnitId")
"""Field types of things with an effect; if an option names several, the first counts."""
ALSO_NAMED = {"title": "title", "development": "development"}
"""Fields that name a thing by its key alone, and the prefix of its words."""


def line_of(type_name: str, value: Any, words: Words) -> str:
    """Return a thing's effect in at most 80 characters; empty for places, seats and numbers."""
    if type_name == "OrderNumber":
        return words.say(f"order-does-{value}")
    if type_name in ("Attribute", "Resource"):
        return in_few_words(f"{type_name.lower()}-{value}", words)
    if type_name == "Amount":
        unit = f"unit-{value.partition('.')[0].replace('_', '-')}"
        return in_few_words(unit, words) if words.has(unit) else ""
    if type_name not in KEYS_OF:
        return ""
    kind, key_of = KEYS_OF[type_name]
    return in_few_words(message_of(kind, key_of(value)), words)


def in_few_words(message: str, words: Words) -> str:
    """Return the line of a thing, or its text if that is short enough."""
    told = (f"{message}.line", f"{message}.text")
    return next((words.say(each).rstrip(".") for each in told if words.has(each)), "")


def effect_of(option: Option, words: Words) -> str:
    """Return the effect of the most telling thing that an option names."""
    named = {type_name: name for name, type_name in list(fields_of(type(option)).items())[::-1]}
    for type_name in (*IN_FEW_WORDS, "OrderNumber", "Attribute", "Resource"):
        if type_name in named:
            return line_of(type_name, getattr(option, named[type_name]), words)
    for name, kind in ALSO_NAMED.items():
        if key := getattr(option, name, ""):
            return in_few_words(message_of(kind, key), words)
    return ""
