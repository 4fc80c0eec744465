"""Rulebooks, plans, factions and options have words for everything they name."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from bot.ui.message_ids import dash
from engine.core.language.rulebook import message_of, place_in_book
from tests.test_words_of_games import GAMES, every
from tests.words import GameWords

games = pytest.mark.parametrize("said", GAMES, ids=str)


# The rulebook


@games
def test_every_section_cited_is_in_the_rulebook(said: GameWords) -> None:
    cited = {
        (section, where)
        for where, call in said.refusals
        for word in call.keywords
        if word.arg == "law"
        for section in constants_in(word.value)
    }

    assert sorted(each for each in cited if each[0] not in said.game.rule_sections()) == []


def constants_in(node: ast.expr) -> list[str]:
    """List the strings that are written in an expression."""
    return [
        each.value
        for each in ast.walk(node)
        if isinstance(each, ast.Constant) and isinstance(each.value, str) and each.value
    ]


@games
def test_the_rulebook_is_in_order_and_every_section_has_a_heading_and_a_text(
    said: GameWords,
) -> None:
    sections = list(said.game.rule_sections())

    assert sections == sorted(sections, key=place_in_book)
    for section in sections:
        assert said.words.say(message_of(section))
        assert said.words.say(f"{message_of(section)}.title")


# Plans, factions, table options, and everything that can be looked up


@every("plans")
def test_every_plan_says_what_may_be_decided(said: GameWords, each: Any) -> None:
    plan = f"plan-{dash(each.key)}"
    assert said.words.has(plan)
    assert said.words.has(f"{plan}.why")
    for field in each.fields:
        assert said.words.has(f"{plan}-{dash(field.key)}")
        for value in field.choices:
            if not value.isdigit() and value not in said.named_elsewhere:
                assert said.words.has(f"{plan}-{dash(field.key)}-{dash(value)}"), value


@games
def test_every_faction_has_a_name_a_short_and_a_full_one(said: GameWords) -> None:
    for kind in said.game.seat_kinds:
        for part in ("", ".short", ".full"):
            assert said.words.say(f"faction-{kind.key}{part}")


@games
def test_every_ending_and_the_count_of_rounds_are_said(said: GameWords) -> None:
    assert said.messages("won-") == {f"won-{ending}" for ending in said.endings}
    assert said.words.say("round", round=3).endswith("3")


@games
def test_every_table_option_is_explained(said: GameWords) -> None:
    for option in said.game.options:
        assert said.words.has(f"option-{option.key}")
        assert said.words.has(f"option-{option.key}.why")
        for choice in option.choices:
            assert said.words.has(f"option-{option.key}-{choice}")


@games
def test_everything_to_look_up_has_a_line_and_a_text_and_a_key_of_its_own(said: GameWords) -> None:
    entries = said.game.card_entries(said.words)
    keys = [entry.key for entry in entries]

    assert len(keys) == len(set(keys)) > 20
    for entry in entries:
        assert entry.name in entry.line, entry
        assert len(entry.line) <= 100, entry
        assert len(entry.text) > 20, entry


NUMBERED_BY_US = re.compile(r'"(?:22\.4|24\.[2-9])(?:\.\d+)?"')
"""Sections with what stands on hirelings' and landmarks' cards: the Law has no such numbers."""


def test_no_refusal_sends_a_reader_to_a_number_that_the_law_does_not_have() -> None:
    citing = [
        f"{path}: {found}"
        for path in sorted(Path("engine/root").rglob("*.py"))
        for found in NUMBERED_BY_US.findall(path.read_text(encoding="utf-8"))
    ]
    assert citing == []
