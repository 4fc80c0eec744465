"""Names of things and sections to read, as the bot calls for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.choices.actions import Option
from engine.core.choices.questions import Question
from engine.core.hooks.lookup import RulebookHooks
from engine.core.hooks.words import WordHooks
from engine.core.language.messages import CardEntry
from engine.core.language.words import Words
from engine.core.seats import Seat, Setup
from engine.runewars.language import cardbook
from engine.runewars.language.amounts import write_amounts
from engine.runewars.language.effect_lines import effect_of, line_of
from engine.runewars.language.labels import CONTEXT_TYPES, LABELS
from engine.runewars.language.rulebook import RULES, section_about


class RunewarsLanguage(WordHooks, RulebookHooks):
    """Names, words, the rulebook and the cards."""

    context_types = CONTEXT_TYPES
    labels = LABELS
    in_order = ("AreaId",)
    rulebook = RULES

    # Names and words

    def seat_name(self, given: Setup, seat: Seat) -> str:
        """Return the faction's key."""
        return given.seats[seat]

    def amounts(
        self, question: Question, picked: Mapping[str, int], words: Words, view: Any
    ) -> str:
        """Write units with their numbers, those of an area together."""
        return write_amounts(question, picked, words, view)

    def found_by(self, type_name: str, value: Any, words: Words) -> str:
        """Return the text in which a card or hero is searched."""
        return cardbook.found_by(type_name, value, words)

    def line(self, type_name: str, value: Any, words: Words) -> str:
        """Return the effect of a card, hero, unit or token."""
        return line_of(type_name, value, words)

    def effect(self, option: Option, words: Words) -> str:
        """Return the effect of the card, hero or building that an option names."""
        return effect_of(option, words)

    # The rulebook and the cards

    def rule_of(self, question: Question) -> str | None:
        """Return the section that explains a question."""
        return section_about(question.kind)

    def card_entries(self, words: Words) -> Sequence[CardEntry]:
        """List every kind of card, token, unit and hero."""
        return cardbook.card_entries(words)
