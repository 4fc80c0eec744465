"""Labels of the values of a game's field types, written and read as players type them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core.language.words import Words

Write = Callable[[Any, Words, Any], str]
"""Takes a value, the reader's words, and the reader's view of the match."""


def _text(type_name: str, value: Any) -> str:
    return str(value)


class Labels:
    """The labels of a game, by the names of field types (`Clearing`, `CardId`…)."""

    def __init__(
        self,
        writers: Mapping[str, Write],
        values: Callable[[str, Any], Sequence[Any]],
        key_of: Callable[[str, Any], str] = _text,
    ) -> None:
        """`values` lists all of a type at a table; `key_of` writes the shortest way to type one."""
        self._writers = writers
        self._values = values
        self._key_of = key_of

    def write(self, type_name: str, value: Any, words: Words, view: Any) -> str:
        """Write a value as a player would say it."""
        writer = self._writers.get(type_name)
        return writer(value, words, view) if writer else str(value)

    def names(self, type_name: str, words: Words, view: Any) -> list[str]:
        """Name all values of a type at a table."""
        return [self.write(type_name, each, words, view) for each in self._values(type_name, view)]

    def read(self, type_name: str, text: str, words: Words, view: Any) -> Any:
        """Read a value as a player would type it: key, name or part of one; None if unknown."""
        text = text.lower().strip()
        if not text:
            return None
        if type_name in ("int", "str"):
            return text if type_name == "str" else int(text) if text.lstrip("-").isdigit() else None
        for exactly in (True, False):
            for value in self._values(type_name, view):
                name = self.write(type_name, value, words, view).lower()
                key = self._key_of(type_name, value).lower()
                if text in (name, key) if exactly else holds(name, text):
                    return value
        return None


def holds(name: str, text: str) -> bool:
    """Return whether a name contains a text, its numbers in full: "0" is not in "clearing 10"."""
    return re.search(rf"(?<!\d){re.escape(text)}(?!\d)", name) is not None
