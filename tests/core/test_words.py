"""Words: a reader's language, its parent, English behind them, and the engine's own last."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode

from engine.core.language.parsing import PLAIN, parse
from engine.core.language.percentages import percent
from engine.core.language.quotes import nest_quotes
from engine.core.language.words import Words, entries_of, load_words, locales
from tests.torture import share, torture

PACKAGES = ("engine.core", "engine.root", "engine.runewars", "bot")
SENTENCES = {
    "en": "greet = Hello, { $name }.\n    .why = Because.\nonly-english = Only English.\n"
    "rate = won { $rate }\n",
    "de": "greet = Hallo, { $name }.\nrate = gewonnen { $rate }\n",
    "pt": "greet = Olá, { $name }.\n",
    "pt-BR": "farewell = Tchau.\n",
}


@pytest.fixture
def package(tmp_path: Path) -> Iterator[str]:
    """A package with sentences in some languages."""
    name = "spoken_in_a_test"
    for locale, text in SENTENCES.items():
        folder = tmp_path / name / "words" / locale
        folder.mkdir(parents=True)
        (folder / "some.ftl").write_text(text, encoding="utf-8")
    (tmp_path / name / "__init__.py").write_text('"""Spoken."""\n', encoding="utf-8")
    sys.path.insert(0, str(tmp_path))
    try:
        yield name
    finally:
        sys.path.remove(str(tmp_path))
        sys.modules.pop(name, None)
        load_words.cache_clear()


def words(package: str, locale: str) -> Words:
    """Load the words of the package."""
    return load_words((package,), locale)


def test_a_sentence_is_said_in_the_readers_language(package: str) -> None:
    assert words(package, "en").say("greet", name="Ann") == "Hello, Ann."
    assert words(package, "de").say("greet", name="Ann") == "Hallo, Ann."


def test_what_a_language_lacks_is_said_in_english(package: str) -> None:
    assert words(package, "de").say("only-english") == "Only English."
    assert words(package, "de").say("greet.why") == "Because."
    assert words(package, "xx").say("greet", name="Ann") == "Hello, Ann."


def test_a_region_falls_back_to_its_language(package: str) -> None:
    assert words(package, "pt-BR").say("farewell") == "Tchau."
    assert words(package, "pt-BR").say("greet", name="Ann") == "Olá, Ann."
    assert words(package, "de-AT").say("greet", name="Ann") == "Hallo, Ann."


def test_no_words_is_an_error_and_can_be_asked(package: str) -> None:
    english = words(package, "en")
    assert english.has("greet")
    assert english.has("greet.why")
    assert not english.has("greet.how")
    assert not english.has("nothing")
    for missing in ("nothing", "greet.how"):
        with pytest.raises(LookupError, match=missing):
            english.say(missing)


def test_a_missing_argument_is_an_error(package: str) -> None:
    with pytest.raises(LookupError, match="greet"):
        words(package, "en").say("greet")


@torture
@pytest.mark.parametrize("package", PACKAGES)
def test_plain_entries_are_read_as_the_parser_reads_them(package: str) -> None:
    entries = [text for locale in locales(package) for text in entries_of(package, locale).values()]
    plain = [text for text in entries if PLAIN.fullmatch(text)]
    assert len(plain) > len(entries) / 3
    wrong = [
        text
        for text in share(plain, of=0.2)
        if not parse(text)[0].body[0].equals(parsed_whole(text))
    ]
    assert wrong == []


def parsed_whole(text: str) -> BaseNode:
    return FluentParser(with_spans=False).parse(text).body[0]


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("„Weiter („Bau“)“ ist „gut“.", "„Weiter (‚Bau‘)“ ist „gut“."),
        ("“To the “Build” column” is “good”.", "“To the ‘Build’ column” is “good”."),
        ("«A la columna «Construir»»", "«A la columna “Construir”»"),
        ("„a „b „c“ d“ e“", "„a ‚b „c“ d‘ e“"),
        ("„Nur „halb“ geschlossen", "„Nur „halb“ geschlossen"),
    ],
)
def test_a_quotation_within_another_has_marks_of_its_own(written: str, read: str) -> None:
    assert nest_quotes(written) == read


def test_what_is_quoted_in_a_sentence_may_quote(package: str) -> None:
    words = load_words((package,), "de")
    assert words.say("greet", name="„Zu „Bau““") == "Hallo, „Zu ‚Bau‘“."


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en", "won 50%"), ("de", "gewonnen 50\xa0%"), ("de-AT", "gewonnen 50\xa0%")],
)
def test_a_percentage_is_written_as_its_language_writes_it(
    package: str, locale: str, said: str
) -> None:
    assert load_words((package,), locale).say("rate", rate=percent(0.5)) == said
