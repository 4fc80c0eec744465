"""A game's rulebook: the sections that have words, in order, and a search among them.

The words of section `4.3.1` are the message `rule-4-3-1` in the package's `rules_*.ftl`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from engine.core.language.messages import CardEntry
from engine.core.language.words import DEFAULT_LOCALE, Words

_ENTRY = re.compile(r"^rule-([\w-]+) =", re.MULTILINE)
_PART = re.compile(r"\d+|[a-z]+")
_ROMANS = {"i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5, "vi": 6, "vii": 7, "viii": 8, "ix": 9}

CARD = "card."
"""Prefix of a card's key where that card, not a section, explains a question."""

Place = tuple[tuple[int, int, str], ...]
"""Sort key of a section."""


class Rulebook:
    """The sections of a package's rules."""

    def __init__(self, package: str) -> None:
        self._package = package

    def sections(self) -> tuple[str, ...]:
        """List the sections in the rulebook's order: `4`, `4.3`, `4.3.1`, `4.3.1.I`…"""
        return _sections(self._package)

    def read(self, section: str, words: Words) -> tuple[str, str]:
        """Return a section's heading and text; LookupError if there is none."""
        message = message_of(section)
        return words.say(f"{message}.title"), words.say(message)

    def find(self, text: str, words: Words) -> list[str]:
        """Find sections by number, with those below it, or by words, headings first.

        Every word given must begin a word of the section: "ambush foil" finds sections with both.
        """
        wanted = text.lower().split()
        if not wanted:
            return []
        numbered = self._below(wanted[0])
        if numbered and (len(wanted) == 1 or wanted[0][0].isdigit()):
            return numbered
        titled, said = [], []
        for section in self.sections():
            title, body = (each.lower() for each in self.read(section, words))
            if _holds(title, wanted):
                titled.append(section)
            elif _holds(f"{title} {body}", wanted):
                said.append(section)
        return titled + said

    def _below(self, number: str) -> list[str]:
        parts = _PART.findall(number.lower())
        if not parts:
            return []
        return [s for s in self.sections() if _PART.findall(s.lower())[: len(parts)] == parts]


def section_for(kind: str, sections: Mapping[str, str]) -> str | None:
    """Return the section for a kind of question, or else for its first parts.

    The entry for `order.recruit` covers `order.recruit.bonus` too.
    """
    known = {_dash(key): section for key, section in sections.items()}
    parts = _dash(kind).split("-")
    heads = ("-".join(parts[:n]) for n in range(len(parts), 0, -1))
    return next((known[head] for head in heads if head in known), None)


def read_card(section: str, cards: Sequence[CardEntry]) -> tuple[str, str]:
    """Return the name and text of the card that explains a question; LookupError if none does."""
    key = section.removeprefix(CARD)
    for each in cards:
        if section.startswith(CARD) and each.key == key:
            return each.name, each.text
    raise LookupError(section)


def _dash(kind: str) -> str:
    return kind.replace("_", "-").replace(".", "-")


def message_of(section: str) -> str:
    """Return the id of a section's words; `.title` is its heading."""
    return f"rule-{section.replace('.', '-')}"


def place_in_book(section: str) -> Place:
    """Return the sort key of a section: `4`, `4.3`, `4.3.1`, `4.3.1.I`, chapters `A`, `A2`, `QL`.

    Chapters with a letter come last; below a chapter, letters are read as Roman numbers if
    possible.
    """
    chapter, *parts = _PART.findall(section.lower())
    found = [(0, int(chapter), "") if chapter.isdigit() else (1, 0, chapter)]
    for part in parts:
        number = int(part) if part.isdigit() else _ROMANS.get(part, 0)
        found.append((0, number, "") if number else (1, 0, part))
    return tuple(found)


@cache
def _sections(package: str) -> tuple[str, ...]:
    folder = files(package) / "words" / DEFAULT_LOCALE
    texts = [
        each.read_text(encoding="utf-8")
        for each in folder.iterdir()
        if each.name.startswith("rules_")
    ]
    found = (found.replace("-", ".") for text in texts for found in _ENTRY.findall(text))
    return tuple(sorted(found, key=place_in_book))


def _holds(text: str, wanted: list[str]) -> bool:
    starts = re.findall(r"\w+", text)
    return all(any(start.startswith(each) for start in starts) for each in wanted)
