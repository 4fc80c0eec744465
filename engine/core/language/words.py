"""Words: message ids and arguments become sentences, late and per reader (Fluent).

The sentences of a game are in `words/<locale>/*.ftl` in its package, the engine's own beside this
file. A message that a language lacks is said in English.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle

from engine.core.language.parsing import parse

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
            return str(text)
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


class Own(str):
    """The name of the reader's own side: `YOU` and `AGREE` turn it into "you"."""

    __slots__ = ()


@cache
def _bundle(packages: tuple[str, ...], locale: str) -> FluentBundle | None:
    functions: dict[str, Any] = {
        "COUNT": _count,
        "SIGNED": _sign,
        "COUNTED": lambda number, kind: _say_in(bundle, f"pieces-{_id(kind)}", count=number),
        "EACH": lambda listed, **named: _each(bundle, listed, **named),
        "AGREE": lambda subject, *forms: _agree(bundle, subject, *forms),
        "YOU": lambda name, *forms, **named: _you(bundle, name, *forms, **named),
        "NAMES": lambda listed, **named: _names(bundle, listed, **named),
        "MANY": lambda name, **named: _many(bundle, str(name), f"{named['as']}-"),
    }
    entries: dict[str, str] = {}
    for package in packages:
        entries = entries_of(package, locale) | entries
    bundle: LazyBundle = LazyBundle(entries, [locale], functions=functions, use_isolating=False)
    return bundle if entries else None


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


class LazyBundle(FluentBundle):
    """A bundle that parses an entry when it is first said: parsing all takes seconds."""

    def __init__(self, entries: dict[str, str], *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._texts = entries
        self._ids: dict[str, list[str]] = {}
        self.declined: dict[str, dict[str, str]] = {}
        """Declined names by name, for each form such as `faction.acc`."""
        self._parsed: set[str] = set()

    def has_message(self, message_id: str) -> bool:
        return message_id in self._texts

    def ids(self, kind: str) -> list[str]:
        """List the message ids with a prefix."""
        if kind not in self._ids:
            self._ids[kind] = [message for message in self._texts if message.startswith(kind)]
        return self._ids[kind]

    def get_message(self, message_id: str) -> Any:
        self._parse(message_id)
        return super().get_message(message_id)

    def _parse(self, entry: str) -> None:
        """Parse an entry, and those that it refers to.

        Several threads may do the same at once: nothing counts as parsed before all of it is there.
        """
        found: dict[str, Any] = {}
        left = [entry]
        while left:
            each = left.pop()
            if each in self._texts and each not in self._parsed and each not in found:
                found[each], references = parse(self._texts[each])
                left += references
        for resource in found.values():
            self.add_resource(resource)
        self._parsed.update(found)


def tally(parts: Iterable[str]) -> Counter[str]:
    """Count the parts of a list: `fox`, or several of them as `fox=2`."""
    counts: Counter[str] = Counter()
    for part in parts:
        key, _, number = part.partition("=")
        counts[key] += int(number or 1)
    return counts


# Functions for messages, which cannot take a list apart


def _count(listed: object) -> int:
    """Count the parts of a list written with spaces, for selectors: `COUNT($instead)`."""
    return len(str(listed).split())


def _sign(number: float) -> str:
    """Write a gain or loss: "+3", "−2"."""
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


def _you(
    bundle: LazyBundle, name: str, you: str, after: str = "", *, before: str = "", **named: str
) -> str:
    """Return the words for the reader's own side; for any other, its name in a sentence.

    `YOU($seat, "You drew", "drew")` is "You drew" or "Eyrie drew", and `YOU($seat, "you", before:
    "the")` is "you" or "the Eyrie". `YOU($seat, "dich", as: "faction.acc")` is "dich" or that
    attribute of the faction's name, "die Dynastie".
    """
    if isinstance(name, Own):
        return you
    name = _decline(bundle, name, named["as"]) if "as" in named else name
    return " ".join(filter(None, (before, name, after)))


def _decline(bundle: LazyBundle, name: str, form: str) -> str:
    """Return a form of a name, an attribute of its message; the name itself if there is none."""
    kind, _, case = form.partition(".")
    if form not in bundle.declined:
        declining = [
            message
            for message in bundle.ids(f"{kind}-")
            if case in bundle.get_message(message).attributes
        ]
        bundle.declined[form] = {
            _say_in(bundle, message): _say_in(bundle, f"{message}.{case}") for message in declining
        }
    return bundle.declined[form].get(name, name)


def _agree(bundle: FluentBundle, subject: object, one: str, many: str, you: str = "") -> str:
    """Return the form that agrees with a subject: with one, several, or the reader's own side."""
    if you and isinstance(subject, Own):
        return you
    return many if _is_many(bundle, subject) else one


def _names(bundle: FluentBundle, listed: object, **named: object) -> str:
    """Name the parts of a list written with spaces: "4 11" is "4 and 11".

    `NAMES($seat, as: "faction")` says the message `faction-…` for each part, and counts twins,
    which may also be written `fox=2`; an attribute `.many` is the plural. With `count: "yes"` one
    is counted too: "1 Footman"; `part: "text"` says that attribute. The message `last-of-list`
    joins the last part to the others.
    """
    parts = str(listed).split()
    if kind := named.get("as"):
        counts = tally(parts)
        one = "1 " if named.get("count") else ""
        part = f".{named['part']}" if named.get("part") else ""
        parts = [_twins(bundle, f"{kind}-{_id(key)}{part}", n, one) for key, n in counts.items()]
    return _join(bundle, parts)


def _each(bundle: FluentBundle, listed: object, *, say: str) -> str:
    """Write a message for each part of a list, as its `$key` and `$count`: "wood=2 sawmill=1"."""
    counts = tally(str(listed).split())
    return _join(bundle, [_say_in(bundle, say, key=key, count=n) for key, n in counts.items()])


def _join(bundle: FluentBundle, parts: Sequence[str]) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return _say_in(bundle, "last-of-list", some=", ".join(parts[:-1]), last=parts[-1])


def _many(bundle: LazyBundle, name: str, kind: str) -> str:
    """Return the plural of a thing: `MANY($unit, as: "unit")` finds it by its name."""
    for message in bundle.ids(kind):
        if _say_in(bundle, message) == name and "many" in bundle.get_message(message).attributes:
            return _say_in(bundle, f"{message}.many")
    return name


def _twins(bundle: FluentBundle, message: str, number: int, one: str) -> str:
    """Name a thing, with `one` before it, or several of it with their number."""
    if number == 1:
        return one + _say_in(bundle, message)
    many = "." not in message and "many" in bundle.get_message(message).attributes
    return f"{number} {_say_in(bundle, f'{message}.many' if many else message)}"


def _is_many(bundle: FluentBundle, subject: object) -> bool:
    """Return whether a subject takes its verb in the plural: several, or a name said as many.

    The message `said-as-many` lists such names, with a dot between them.
    """
    several = ", " in str(subject)
    if bundle.has_message("last-of-list"):
        middle = _say_in(bundle, "last-of-list", some="|", last="|").strip("|")
        several = several or middle in str(subject)
    return several or str(subject) in _say_in(bundle, "said-as-many").split(" · ")


def _id(key: object) -> str:
    """Write a key as part of a message's id."""
    return str(key).replace("_", "-").replace(".", "-")


def _say_in(bundle: FluentBundle, message: str, **args: object) -> str:
    """Format a message of one language, for a function that a message calls."""
    name, _, attribute = message.partition(".")
    found = bundle.get_message(name)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        raise LookupError(f"no words for {message}")
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise LookupError(f"{message}: {errors[0]}")
    return str(text)
