"""Every language has the messages of English, with the same arguments; none is unused."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from engine.core.language.words import DEFAULT_LOCALE, entries_of, load_words, locales
from engine.games import GAMES
from engine.root.factions.duchy.board import MINISTERS
from tests.sources import parse_source

ROOT = Path(__file__).parents[1]
PACKAGES = (
    "bot", "engine.core", "render.match_pictures",
    *(f"{room}.{game}" for room in ("engine", "render") for game in GAMES),
)  # fmt: skip
LANGUAGES = tuple(each for each in locales("bot") if each != DEFAULT_LOCALE)
OF_COMMANDS = "commands.ftl"
"""File of commands' translations; their English is in code."""
SHORTEST = 2
"""Least characters of a message's name that must be in the source."""
DECLINED = re.compile(r'as: "(\w+)\.(\w+)"')
"""A form of a name used in a sentence: `YOU($seat, "dich", as: "faction.acc")`."""
SPEAKERS = {"say": "", "say_in": "", "tell": "", "Refused": "r-"}
"""Functions that take a message's name, with the prefix of that name."""

Shape = dict[str, frozenset[str]]
every = pytest.mark.parametrize("package", PACKAGES)


@cache
def catalogue(package: str, locale: str) -> dict[str, dict[str, ftl.Message]]:
    """Read the messages of a package in a language, by file."""
    folder = files(package) / "words" / locale
    found: dict[str, dict[str, ftl.Message]] = {}
    for file in sorted(folder.iterdir(), key=lambda each: each.name) if folder.is_dir() else ():
        body = parse(file.read_text(encoding="utf-8")).body
        broken = [each.content for each in body if isinstance(each, ftl.Junk)]
        assert broken == [], file.name
        messages = [each for each in body if isinstance(each, ftl.Message)]
        found[file.name] = {each.id.name: each for each in messages}
        assert len(found[file.name]) == len(messages), f"{file.name} says something twice"
    return found


def shape(message: ftl.Message) -> Shape:
    """Return the variables of a message and of each of its attributes."""
    found: Shape = {}
    if message.value is not None:
        found[""] = frozenset(variables(message.value))
    for each in message.attributes:
        found[each.id.name] = frozenset(variables(each.value))
    return found


def variables(node: object) -> Iterator[str]:
    """Yield the variables below a node."""
    if isinstance(node, ftl.VariableReference):
        yield node.id.name
    elif isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            yield from variables(value)
    elif isinstance(node, list):
        for each in node:
            yield from variables(each)


@every
@pytest.mark.parametrize("locale", [DEFAULT_LOCALE, *LANGUAGES])
def test_entries_are_found_without_parsing_them(package: str, locale: str) -> None:
    whole = {
        key: each for file in catalogue(package, locale).values() for key, each in file.items()
    }

    apart = {key: text for key, text in entries_of(package, locale).items() if key[0] != "-"}

    assert set(apart) == set(whole)
    for key in list(whole)[::50]:
        (parsed,) = parse(apart[key]).body[:1]
        assert parsed.equals(whole[key], ignored_fields=["span", "comment"]), key


# Other languages


def test_there_are_other_languages() -> None:
    assert LANGUAGES == ("de", "es")


@every
@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_language_says_everything_that_english_says(package: str, locale: str) -> None:
    english, other = catalogue(package, DEFAULT_LOCALE), catalogue(package, locale)

    missing = {
        name: sorted(set(messages) - set(other.get(name, {})))
        for name, messages in english.items()
        if set(messages) - set(other.get(name, {}))
    }
    left_over = {
        name: sorted(set(messages) - set(english.get(name, {})))
        for name, messages in other.items()
        if name != OF_COMMANDS and set(messages) - set(english.get(name, {}))
    }

    assert (missing, left_over) == ({}, {})


@pytest.mark.parametrize("locale", [DEFAULT_LOCALE, *LANGUAGES])
def test_every_faction_has_the_forms_of_its_name_that_sentences_ask_for(locale: str) -> None:
    """Without one, it would stand bare in the sentence: "Du hast Dynastie angegriffen"."""
    words = load_words(("engine.root",), locale)

    asked = forms("engine.root", locale)
    named = {"faction": [kind.key for kind in GAMES["root"].seat_kinds], "minister": MINISTERS}
    assert "faction" in {kind for kind, _ in asked}
    assert [
        f"{kind}-{each}.{form}"
        for kind, form in asked
        for each in named[kind]
        if not words.has(f"{kind}-{each}.{form}")
    ] == []


def forms(package: str, locale: str) -> set[tuple[str, str]]:
    """Return the forms of names that a language's sentences ask for, with the names' kind."""
    texts = entries_of(package, locale).values()
    return {(kind, form) for text in texts for kind, form in DECLINED.findall(text)}


@every
@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_language_uses_the_same_arguments(package: str, locale: str) -> None:
    english, other = catalogue(package, DEFAULT_LOCALE), catalogue(package, locale)
    declined = {form for each in (DEFAULT_LOCALE, locale) for _, form in forms(package, each)}

    def told(message: ftl.Message) -> Shape:
        return {part: args for part, args in shape(message).items() if part not in declined}

    wrong = []
    for name, messages in english.items():
        for key, message in messages.items():
            said, meant = other.get(name, {}).get(key), told(message)
            if said is None:
                continue
            given = told(said)
            if (
                given.keys() != meant.keys()
                or any(given[part] - meant[part] for part in given)
                or any(meant[part] - given[part] for part in meant)
            ):
                wrong.append(key)

    assert wrong == []


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_language_names_itself_and_the_others(locale: str) -> None:
    words = load_words(("bot",), locale)

    assert len({words.say(f"language-{each}") for each in locales("bot")}) == len(locales("bot"))


# Unused messages


@cache
def written() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Collect possible names of messages from the source: constants, and patterns with gaps."""
    constants: set[str] = set()
    patterns: set[str] = set()
    for folder in ("bot", "engine", "render"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.walk(parse_source(file)):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    constants.add(node.value)
                elif isinstance(node, ast.JoinedStr):
                    patterns.add(pattern_of(node))
    known = (re.compile(each) for each in sorted(patterns) if len(plain(each)) >= SHORTEST)
    return frozenset(constants), tuple(known)


def pattern_of(node: ast.JoinedStr) -> str:
    """Write an f-string as a pattern of its possible values."""
    return "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w.-]+"
        for part in node.values
    )


def plain(pattern: str) -> str:
    """Return the text of a pattern without its gaps."""
    return re.sub(r"[^a-z-]", "", pattern.replace(r"[\w.-]+", ""))


@cache
def named_in_data() -> frozenset[str]:
    """Collect the words of the games' data: keys of cards, heroes, developments."""
    texts = (file.read_text(encoding="utf-8") for file in (ROOT / "engine").rglob("*.toml"))
    return frozenset(word for text in texts for word in re.findall(r"\w+", text))


def named_by_parts(key: str) -> bool:
    """Return whether a message's name may consist of a kind and a key: `tactic` and `omen`."""
    constants, _ = written()
    kind, _, rest = key.partition("-")
    rest = rest.replace("-", "_")
    return kind in constants and (rest in constants or rest in named_in_data())


def referred(package: str) -> set[str]:
    """List the references in messages of a package: messages, and prefixes `kind-` of things."""
    found: set[str] = set()

    def look(node: object) -> None:
        if isinstance(node, ftl.MessageReference):
            found.add(node.id.name)
        elif isinstance(node, ftl.NamedArgument) and node.name.name == "as":
            found.add(f"{node.value.value}-")
        elif isinstance(node, ftl.BaseNode):
            for value in vars(node).values():
                look(value)
        elif isinstance(node, list):
            for each in node:
                look(each)

    for messages in catalogue(package, DEFAULT_LOCALE).values():
        for message in messages.values():
            look(message)
    return found


@every
def test_no_message_is_written_in_vain(package: str) -> None:
    constants, patterns = written()
    used_by_words = referred(package)

    unused = [
        key
        for messages in catalogue(package, DEFAULT_LOCALE).values()
        for key in messages
        if key not in constants
        and key not in used_by_words
        and f"{key.partition('-')[0]}-" not in used_by_words
        and not named_by_parts(key)
        and not any(pattern.fullmatch(key) for pattern in patterns)
    ]

    assert unused == []


def test_no_refusal_of_the_bot_is_written_in_vain() -> None:
    """Refusals are keys without their prefix, so they are checked separately."""
    constants, patterns = written()
    keys = {
        key.removeprefix("r-")
        for messages in catalogue("bot", DEFAULT_LOCALE).values()
        for key in messages
        if key.startswith("r-")
    }

    assert (
        sorted(
            key
            for key in keys - constants
            if not any(
                each.fullmatch(key) for each in patterns if len(plain(each.pattern)) > SHORTEST
            )
        )
        == []
    )


def test_every_refusal_of_the_bot_has_words() -> None:
    words = load_words(("bot",), DEFAULT_LOCALE)
    raised = set()
    for file in sorted((ROOT / "bot").rglob("*.py")):
        if "Refused(" not in file.read_text(encoding="utf-8"):
            continue
        for node in ast.walk(parse_source(file)):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refused" and node.args:
                key = node.args[0]
                if isinstance(key, ast.Constant):
                    raised.add(str(key.value))

    games = [load_words((f"engine.{game}", "engine.core"), DEFAULT_LOCALE) for game in GAMES]
    silent = [
        key
        for key in raised
        if not words.has(f"r-{key}") and not all(each.has(f"r-{key}") for each in games)
    ]
    assert len(raised) > 20
    assert silent == []


def test_whatever_the_bot_says_by_name_is_given_its_arguments() -> None:
    said = {
        key: frozenset(variables(message))
        for messages in catalogue("bot", DEFAULT_LOCALE).values()
        for key, message in messages.items()
    }
    checked, wanting = 0, []
    for file in sorted((ROOT / "bot").rglob("*.py")):
        for node in ast.walk(parse_source(file)):
            if not isinstance(node, ast.Call) or any(each.arg is None for each in node.keywords):
                continue
            speaker = ast.unparse(node.func).rpartition(".")[2]
            if speaker not in SPEAKERS:
                continue
            given = {each.arg for each in node.keywords}
            texts = [str(each.value) for each in node.args if isinstance(each, ast.Constant)]
            for key in (f"{SPEAKERS[speaker]}{text}" for text in texts):
                checked += key in said
                if missing := said.get(key, frozenset()) - given:
                    wanting.append(f"{file.name}:{node.lineno} {key} lacks {sorted(missing)}")

    assert checked > 300
    assert wanting == []
