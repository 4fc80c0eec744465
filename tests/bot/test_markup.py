"""People's texts are shown literally: in no sentence they become markdown or a mention."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.ui.markup import LONGEST, Markup, bot_words, escape, mention_user, plain
from engine.core.language.words import locales
from tests.torture import WHOLE, torture

HOSTILE = (
    "[Free Nitro](https://evil.example)", "@everyone", "@here", "# Big", "-# small", "<@1>", "<#1>",
    "<t:0:R>", "</play:1>", "`code`", "```", "||spoiler||", "**bold**", "_slanted_", "__under__",
    "~~gone~~", "> quoted", ">>> quoted", "- listed", "1. listed", "a\n# Big", "\\", "\\[x](y)",
    "https://evil.example", "look: HTTP://evil.example/x?y",
)  # fmt: skip
HARMLESS = (
    "Ann",
    "snake_case",
    "3 → 7, 2 warriors",
    "C-3PO",
    "No. 1",
    "#1",
    "Ann - Bob",
    "1.5 – 2",
)
LIVE = re.compile(
    r"(?<!\\)(?:\\\\)*(?:[*~`|\[\]<]|(?<![^\W_])_|_(?![^\W_]))"
    r"|^\s*(?:[-#>]|\d+\.)\s|^\s*(?:>>>|-#)|@(?:everyone|here)|\w://",
    re.MULTILINE,
)
"""Text that Discord would read as markdown or a mention."""
DULL = "Annabel"
EACH = 4
"""A sentence is tried with every fourth of these texts, and another with the next."""


class Arguments(Visitor):
    """Collects the arguments of a message, except those that only select among its variants."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(locale: str) -> dict[str, set[str]]:
    """Return the bot's messages in a language with the names of their arguments."""
    found = {}
    for file in (files("bot") / "words" / locale).iterdir():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                arguments = Arguments()
                arguments.visit(entry.value)
                found[entry.id.name] = arguments.names
    return found


@torture
@pytest.mark.parametrize("locale", locales("bot"))
def test_no_name_is_markdown_in_any_sentence(locale: str) -> None:
    words, repeated = bot_words(locale), 0
    for number, (message, names) in enumerate(messages(locale).items()):
        tried = HOSTILE if WHOLE else HOSTILE[number % EACH :: EACH]
        for name in names:
            others = dict.fromkeys(names, 2)
            try:
                dull = words.say(message, **{**others, name: DULL})
                told = {each: words.say(message, **{**others, name: each}) for each in tried}
            except LookupError:  # it counts with this argument, or asks words for it
                continue
            for hostile, said in told.items():
                repeated += escape(hostile) in said
                if said != dull.replace(DULL, escape(hostile)):
                    assert len(LIVE.findall(said)) <= len(LIVE.findall(dull)), (message, said)
    assert repeated > (1000 if WHOLE else 250)


@pytest.mark.parametrize("text", HOSTILE)
def test_nothing_of_it_is_read_and_nothing_is_lost(text: str) -> None:
    assert not LIVE.search(escape(text))
    assert plain(escape(text)) == text
    assert escape(text) != text


@pytest.mark.parametrize("text", HARMLESS)
def test_what_is_harmless_stays_as_it_is(text: str) -> None:
    assert escape(text) == plain(text) == text


def test_what_the_bot_composed_stays_markdown() -> None:
    words = bot_words("en")
    assert "<@12>" in words.say("blocked", who=mention_user(12))
    assert "**x**" in words.say("blocked", who=Markup("**x**"))
    inner = words.say("blocked", who="*a*")
    assert inner in words.say("blocked", who=inner), "once is enough"


def test_a_text_is_shortened_before_it_fills_a_message() -> None:
    assert len(bot_words("en").say("r-no-rule", text="x" * 3000, possible="y")) < LONGEST + 200
