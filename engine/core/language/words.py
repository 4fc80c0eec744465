"""Words: message ids and arguments become sentences, late and per reader (Fluent).

The sentences of a game are in `words/<locale>/*.ftl` in its package, the engine's own beside this
file. A message that a language lacks is said in English.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle

from engine.core.language.message_functions import bundle_of
from engine.core.language.percentages import write_percents
from engine.core.language.quotes import nest_quotes

DEFAULT_LOCALE = "en"
SAID = 8192
"""Sentences that are cached, for each language of a game."""
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Beginning of a message or a term; the rest of it is indented."""


class Words:
    """The sentences of some packages in one language."""

    def __init__(self, bundles: Iterable[FluentBundle]) -> None:
        self.bundles = tuple(bundles)
        # 49 of 50 sentences are repeated: composing one takes 30 µs.
        self._said = lru_cache(SAID, typed=True)(self._compose)
        self._known = lru_cache(SAID)(self._find)

    @property
    def locale(self) -> str:
        """Return the language."""
        return self.bundles[0].locales[0] if self.bundles else DEFAULT_LOCALE

    def has(self, message: str) -> bool:
        """Return whether there are words for a message id, e.g. `a-march` or `a-march.why`."""
        return self._known(message)

    def _find(self, message: str) -> bool:
        name, _, attribute = message.partition(".")
        for bundle in self.bundles:
            if bundle.has_message(name):
                return not attribute or attribute in bundle.get_message(name).attributes
        return False

    def say(self, message: str, **args: Any) -> str:
        """Return the sentence for a message id or `id.attribute`; LookupError if there is none.

        The arguments are numbers and strings, or other values that hash.
        """
        return self._said(message, **args)

    def _compose(self, message: str, **args: Any) -> str:
        name, _, attribute = message.partition(".")
        for bundle in self.bundles:
            if not bundle.has_message(name):
                continue
            found = bundle.get_message(name)
            pattern = found.attributes.get(attribute) if attribute else found.value
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, args)
            if errors:
                raise LookupError(f"{message}: {errors[0]}")
            return write_percents(nest_quotes(str(text)), bundle.locales[0])
        raise LookupError(f"no words for {message}")


@cache
def load_words(packages: tuple[str, ...], locale: str) -> Words:
    """Return the words of `packages` (dotted names) in `locale`, with English as a fallback."""
    locales = list(dict.fromkeys([locale, locale.partition("-")[0], DEFAULT_LOCALE]))
    bundles = (_bundle(packages, each) for each in locales)
    return Words(bundle for bundle in bundles if bundle is not None)


@cache
def words_alone(packages: tuple[str, ...], locale: str) -> Words:
    """Return the words of `packages` in `locale`, without English as a fallback."""
    bundle = _bundle(packages, locale)
    return Words(() if bundle is None else (bundle,))


@cache
def locales(package: str) -> tuple[str, ...]:
    """List the languages that a package has words in."""
    folders = (files(package) / "words").iterdir()
    return tuple(sorted(folder.name for folder in folders if folder.is_dir()))


@cache
def _bundle(packages: tuple[str, ...], locale: str) -> FluentBundle | None:
    entries: dict[str, str] = {}
    for package in packages:
        entries = entries_of(package, locale) | entries
    return bundle_of(entries, locale) if entries else None


@cache
def entries_of(package: str, locale: str) -> dict[str, str]:
    """Read the files of one package in one language; return their entries by id."""
    folder = files(package) / "words" / locale
    if not folder.is_dir():
        return {}
    entries: dict[str, str] = {}
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".ftl"):
            text = file.read_text(encoding="utf-8")
            begun = list(ENTRY.finditer(text))
            ends = [each.start() for each in begun[1:]] + [len(text)]
            for each, end in zip(begun, ends, strict=True):
                entries.setdefault(each[1], text[each.start() : end])
    return entries
