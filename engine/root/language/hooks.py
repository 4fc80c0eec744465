"""Names of things and sections to read, as the bot asks for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from engine.core.choices.actions import Option
from engine.core.choices.questions import Amounts, Question
from engine.core.hooks.lookup import RulebookHooks
from engine.core.hooks.words import WordHooks
from engine.core.language.messages import CardEntry
from engine.core.language.words import Words
from engine.core.seats import Seat, Setup
from engine.root.language import cardbook
from engine.root.language.effect_lines import EFFECTS, line_of
from engine.root.language.labels import CONTEXT_TYPES, LABELS, number_of
from engine.root.language.rulebook import LAW, section_about
from engine.root.rules import setup
from engine.root.view import RootView

FACE_DOWN = "-exhausted"


class RootLanguage(WordHooks, RulebookHooks):
    """Names, words, the rulebook and the cards."""

    context_types = CONTEXT_TYPES
    labels = LABELS
    rulebook = LAW

    # Names and words

    def seat_name(self, given: Setup, seat: Seat) -> str:
        """Return the seat's key: `marquise`, `vagabond2`."""
        return setup.seat_keys(given.seats)[seat]

    def undecided(self, view: RootView | None) -> Sequence[Seat]:
        """Return the seats that have still to take a setup card."""
        seats = () if view is None else view.seats
        return [each.seat for each in seats if not each.faction]

    def name_players(self, view: RootView, names: Mapping[Seat, str]) -> RootView:
        """Return a view that names the players while setup cards are chosen."""
        if not (view.draft or self.undecided(view)):
            return view
        named = (replace(seat, player=names.get(seat.seat, "")) for seat in view.seats)
        return replace(view, seats=tuple(named))

    def brief_label(self, type_name: str, value: Any, words: Words, view: Any) -> str:
        """Write a value in a menu: a clearing by its number on the map."""
        if type_name in ("Clearing", "Place"):
            return number_of(value, words, view)
        return super().brief_label(type_name, value, words, view)

    def amounts(
        self, question: Question, picked: Mapping[str, int], words: Words, view: Any
    ) -> str:
        """Name items without saying that they lie face down, where all to choose from do."""
        form = question.form
        if not (isinstance(form, Amounts) and all(key.endswith(FACE_DOWN) for key in form.bounds)):
            return ""
        named = {self.label("Amount", key.removesuffix(FACE_DOWN), words, view): n
                 for key, n in picked.items()}  # fmt: skip
        return ", ".join(name if n == 1 else f"{n} × {name}" for name, n in named.items())

    def found_by(self, type_name: str, value: Any, words: Words) -> str:
        """Return the searchable text of a card: price, gain and effect."""
        return cardbook.found_by(value, words) if type_name == "CardId" else ""

    def line(self, type_name: str, value: Any, words: Words) -> str:
        """Return the effect of a card, piece, minister or item."""
        return line_of(type_name, value, words)

    def effect(self, option: Option, words: Words) -> str:
        """Return the effect of the card or piece that an option names."""
        told = EFFECTS.get(type(option))
        return super().effect(option, words) if told is None else told(option, words)

    # The rulebook and the cards

    def rule_of(self, question: Question) -> str | None:
        """Return the section about a question."""
        return section_about(question.kind)

    def card_entries(self, words: Words) -> Sequence[CardEntry]:
        """List every kind of card of the deck."""
        return cardbook.card_entries(words)
