"""Tests of a game import from its kit alone, so that moves in the engine change one place."""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sources import parse_source

REPO = Path(__file__).parent.parent
GAMES = ("root", "runewars")
LISTS = ("core", "rules", "factions", "events")
"""Modules of a kit that only list names of the engine."""
ALLOWED = {
    "pytest",
    "msgspec",
    "tests.table",  # base of both games' tables
    "tests.cases",  # cases in a loop
    "tests.reading",  # everything said in a match, read in each language
    "tests.torture",  # a share of a large sample
    "tests.words",  # a game's Fluent files
    "tests.properties.setups",  # every table there can be
    "bot.play.menus.prompt_builder",  # a question as Discord shows it
    "bot.play.menus.prompts",  # a menu's entries
    "bot.play.menus.whole_answers",  # answers in words
    "bot.ui.message_ids",  # message ids
    "bot.ui.summaries",  # a log in a few lines
    "bot.ui.wording",  # labels in words
}
"""Modules that tests of a game may import besides the standard library and the kit."""
ALSO = {
    "root/test_closed_paths.py": {"render.root.board.geometry"},
    "root/test_corvids_secrets.py": {"render.root"},
    "root/test_decisive.py": {"bot.notify.end_post"},
    "root/test_faction_folders.py": {
        "engine.root",
        "engine.root.registry",
        "engine.root.rules.plans",
    },
    "root/test_hirelings_company.py": {"bot.play.pictures.previews"},
    "root/test_words.py": {"fluent.syntax"},
    "runewars/test_declining.py": {"tests.sources"},
    "runewars/test_grammar.py": {"fluent.syntax", "tests.test_translations"},
    "runewars/test_sentences.py": {"tests.test_translations"},
    "runewars/test_standings.py": {
        "bot.history.results",
        "bot.notify.end_post",
        "render.games",
    },
    "runewars/test_turn_menus.py": {"bot.play.pictures.previews"},
}
"""Further imports of single tests, which compare the game with these modules."""


def imports_in(path: Path) -> Iterator[tuple[str, str]]:
    """Name each module that a file imports, with the name taken from it, lazily too."""
    for node in ast.walk(parse_source(path)):
        if isinstance(node, ast.Import):
            yield from ((each.name, each.name) for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((str(node.module), each.asname or each.name) for each in node.names)


def offered(game: str) -> Counter[str]:
    """Count the names in a game's kit."""
    kit = REPO / "tests" / game / "kit"
    lists = [kit / f"{name}.py" for name in LISTS if (kit / f"{name}.py").exists()]
    return Counter(
        name
        for path in (kit / "__init__.py", *lists)
        for _, name in imports_in(path)
        if name != "*"
    )


def defined_in(path: Path) -> set[str]:
    """List the names a module defines at its top level."""
    names = set()
    for node in parse_source(path).body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            names.add(node.name)
        elif isinstance(node, ast.Assign):
            names |= {each.id for each in ast.walk(node) if isinstance(each, ast.Name)
                      and isinstance(each.ctx, ast.Store)}  # fmt: skip
    return names


@pytest.mark.parametrize("game", GAMES)
def test_tests_of_a_game_import_from_its_kit(game: str) -> None:
    for path in (REPO / "tests" / game).glob("*.py"):
        allowed = {f"tests.{game}.kit", *ALLOWED, *ALSO.get(f"{game}/{path.name}", ())}
        strange = {
            module
            for module, _ in imports_in(path)
            if module not in allowed and module.partition(".")[0] not in sys.stdlib_module_names
        }
        assert not strange, f"{game}/{path.name} imports {sorted(strange)}, not from the kit"


@pytest.mark.parametrize("file", ALSO)
def test_no_test_may_import_more_than_it_needs(file: str) -> None:
    assert ALSO[file] <= {module for module, _ in imports_in(REPO / "tests" / file)}


@pytest.mark.parametrize("game", GAMES)
def test_a_name_of_the_kit_means_one_thing(game: str) -> None:
    names = offered(game)
    assert [name for name, times in names.items() if times > 1] == []
    for path in (REPO / "tests" / game).glob("test_*.py"):
        again = sorted(defined_in(path) & names.keys())
        assert not again, f"{game}/{path.name} gives {again} a meaning of its own"


@pytest.mark.parametrize("game", GAMES)
def test_the_kit_offers_what_some_test_uses(game: str) -> None:
    used = {
        name
        for path in (REPO / "tests").rglob("*.py")
        if f"tests.{game}.kit" in path.read_text(encoding="utf-8")
        for module, name in imports_in(path)
        if module == f"tests.{game}.kit"
    }
    assert sorted(offered(game).keys() - used) == []
