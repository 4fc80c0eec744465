"""Every ruling in `docs/rulings` has a test that names it; a ruling nobody tests fails here."""

from __future__ import annotations

import ast
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.sources import parse_source

HERE = Path(__file__).parent
RULINGS = HERE.parent / "docs" / "rulings"
MARK = "pytest.mark.ruling"
COUNTED = {
    "core": 30,
    "base": 62,
    "seed": 137,
    "expansion": 299,
    "combat": 101,
    "map": 66,
    "setup": 187,
}
"""Number of rulings of each kind: none may be dropped silently."""


def rulings() -> list[dict[str, str]]:
    """Read all rulings, file by file."""
    files = sorted(RULINGS.glob("*.toml"))
    return [
        each for file in files for each in tomllib.loads(file.read_text(encoding="utf-8"))["ruling"]
    ]


def rulings_tested() -> Iterator[tuple[str, str]]:
    """Yield each ruling's id with the name of a test marked with it."""
    for file in sorted(HERE.rglob("test_*.py")):
        if MARK not in file.read_text(encoding="utf-8"):
            continue
        for node in ast.walk(parse_source(file)):
            if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == MARK:
                    assert node.name.startswith("test_"), f"{file.name}::{node.name} is no test"
                    yield ast.literal_eval(mark.args[0]), f"{file.name}::{node.name}"


def test_every_ruling_has_its_test() -> None:
    tested = {ruling for ruling, _ in rulings_tested()}

    due = [each["id"] for each in rulings() if "waits" not in each]
    assert [each for each in due if each not in tested] == []


def test_a_ruling_that_waits_says_for_what_and_has_no_test() -> None:
    tested = {ruling for ruling, _ in rulings_tested()}
    waiting = {each["id"]: each["waits"] for each in rulings() if "waits" in each}

    assert all(waiting.values())
    assert tested & waiting.keys() == set()


def test_no_test_names_a_ruling_that_does_not_exist() -> None:
    known = {each["id"] for each in rulings()}

    assert [test for ruling, test in rulings_tested() if ruling not in known] == []


def test_each_ruling_says_what_happens_and_where_that_stands() -> None:
    for each in rulings():
        assert each["situation"], each["id"]
        assert each["outcome"], each["id"]
        assert each.get("section") or each.get("source"), each["id"]


def test_no_ruling_is_lost_or_numbered_twice() -> None:
    ids = [each["id"] for each in rulings()]

    assert len(ids) == len(set(ids))
    assert Counter(each.partition(":")[0] for each in ids) == COUNTED
