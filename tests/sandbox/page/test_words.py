"""The page's words: all of them pass through its table, which has them in every language."""

from __future__ import annotations

import ast
import re
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path

import pytest

from bot.sandbox.web.api import PAGE_FILES
from tests.sandbox.page.literals import ATTRIBUTES, words_of

BOT = Path(__file__).parents[3] / "bot"
PAGE = files("bot.sandbox").joinpath("page")
ENTRY = re.compile(r"^  '(.+?)': \['(.+?)', '(.+?)'\],$", re.MULTILINE)
LETTERS = re.compile(r"[^\W\d_]{2}")
NAMES = re.compile(r"\b(Sandbox|Warmoot|ALT)\b")
"""Words that are the same in every language."""
NOT_SHOWN = {"ArrowDown", "ArrowUp", "Content-Type", "Enter", "Escape", "Tab"}
"""Capitalised words that nobody reads: keys, and a header."""
OF_EMBEDS = {"image", "thumbnail"}
"""Sentences that the scripts look up by the part of an embed."""


def table() -> dict[str, tuple[str, str]]:
    """Read the translations by their English sentence."""
    script = PAGE.joinpath("words.js").read_text("utf-8")
    return {key: (german, spanish) for key, german, spanish in ENTRY.findall(script)}


def scripts() -> list[str]:
    return sorted(name for name in PAGE_FILES if name.endswith(".js") and name != "words.js")


def said(script: str) -> set[str]:
    return {word.text for word in words_of(script) if word.place == "said"}


def unsaid(script: str) -> list[str]:
    """List the literals that a person reads, or seems to, and that are not translated."""
    return [
        text
        for text, place in words_of(NAMES.sub("", script))
        if place != "said" and text not in NOT_SHOWN
        if (place == "shown" and LETTERS.search(text)) or re.match("[A-Z][a-z]", text)
    ]


class Shown(HTMLParser):
    """Gathers what a person reads in the page as it opens."""

    def __init__(self) -> None:
        super().__init__()
        self.words: set[str] = set()
        self.silent = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.silent = self.silent or tag == "noscript"  # it stands there in all languages
        if tag != "meta":
            self.words |= {value for key, value in attrs if key in ATTRIBUTES and value}

    def handle_endtag(self, tag: str) -> None:
        self.silent = self.silent and tag != "noscript"

    def handle_data(self, data: str) -> None:
        if not self.silent and LETTERS.search(NAMES.sub("", data)):
            self.words.add(data.strip())


def shown_at_first() -> set[str]:
    reader = Shown()
    reader.feed(PAGE.joinpath("index.html").read_text("utf-8"))
    return reader.words


def refusals() -> list[str | None]:
    """List the sentences of all refusals in the bot; None for one that is put together."""
    calls = [
        call
        for path in BOT.rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name)
        if call.func.id == "Impossible"
    ]
    return [
        first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else None
        for first in (call.args[0] for call in calls)
    ]


@pytest.mark.parametrize("name", scripts())
def test_every_word_of_a_script_passes_through_the_table(name: str) -> None:
    script = PAGE.joinpath(name).read_text("utf-8")

    assert unsaid(script) == []
    assert said(script) <= table().keys()


def test_every_word_of_the_page_as_it_opens_is_in_the_table() -> None:
    assert "Act as" in shown_at_first()
    assert shown_at_first() <= table().keys()


def test_every_refusal_is_in_the_table() -> None:
    assert len(refusals()) > 20
    assert set(refusals()) <= table().keys()


def test_nothing_in_the_table_is_left_over() -> None:
    used = set[str | None]().union(*(said(PAGE.joinpath(n).read_text("utf-8")) for n in scripts()))

    assert table().keys() - used - shown_at_first() - set(refusals()) == OF_EMBEDS


def test_every_sentence_is_there_in_german_and_spanish() -> None:
    script = PAGE.joinpath("words.js").read_text("utf-8")
    entries = script.partition("const WORDS = {\n")[2].partition("\n};")[0].splitlines()
    known = [each for each in entries if each.strip() and not each.startswith("  //")]
    assert [each for each in known if not ENTRY.match(each)] == []
    assert len(known) == len(table()), "no sentence is there twice"

    places = re.compile(r"\{\w+\}")
    for english, others in table().items():
        for other in others:
            assert sorted(places.findall(other)) == sorted(places.findall(english)), other
    alike = {english for english, others in table().items() if english in others}
    assert alike == {"App", "Spoiler"}


@pytest.mark.parametrize(
    "script",
    [
        "el('button', { class: 'plain' }, 'go away')",
        "el('p', {}, open ? say('closed') : 'open')",
        "el('p', {}, `${name} has left`)",
        "el('p', { 'aria-label': 'a label' })",
        "el('input', { class: 'x', placeholder: `write to ${name}` })",
        "new Listbox(input, { label: 'fruits', pick })",
        "add.setAttribute('title', 'more')",
        "announce(`${say('Commands')}: none`)",
        "this.complain('no way')",
        "throw new Error('it broke')",
        "button.textContent = open ? 'less' : 'more';",
        "document.title = `${count} news`;",
        "const LABEL = 'Bring it back';",
        "return wrong || 'Try again';",
        "x = a.match(/'/) || 'Something'",
    ],
)
def test_an_untranslated_label_is_found(script: str) -> None:
    assert unsaid(script)


@pytest.mark.parametrize(
    "script",
    [
        "el('p', { class: 'plain text', role: 'alert' }, say('Close'))",
        "el('p', {}, `${say('Close')}: ${name}`) // It's fine",
        "announce(counted(n, 'No choices', '1 command', '{count} commands', { first }))",
        "button.setAttribute('aria-expanded', 'false');",
        "this.element.className = open ? 'open wide' : 'closed';",
    ],
)
def test_what_is_translated_or_not_read_is_not_found(script: str) -> None:
    assert unsaid(script) == []
    assert said(script) <= table().keys()
