"""Every ruling of the reference has a test that says so; a ruling nobody tests fails here."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
REFERENCE = HERE.parents[2] / "shared" / "reference" / "root"
CORE = {f"core:C{n:02}" for n in range(1, 31)}
BASE = {
    f"base:{letter}{n:02}"
    for letter, count in {"M": 12, "E": 15, "A": 15, "V": 20}.items()
    for n in range(1, count + 1)
}
SEED = {
    f"seed:{letter}{n}"
    for letter, count in {"D": 33, "C": 36, "H": 28, "L": 34}.items()
    for n in range(1, count + 1)
}
EXPANSION = {f"expansion:LC{n}" for n in range(1, 13)}
"""Of the expansion's factions those that are played."""
KNOWN = CORE | BASE | SEED | EXPANSION


def rulings_tested() -> Iterator[tuple[str, str]]:
    """Yield each ruling's id with the name of a test marked with it."""
    for file in sorted(HERE.glob("test_*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.ruling":
                    yield ast.literal_eval(mark.args[0]), f"{file.name}::{node.name}"


def test_every_ruling_has_its_test():
    tested = {ruling for ruling, _ in rulings_tested()}

    assert sorted(KNOWN - tested) == []
    assert len(CORE) == 30
    assert len(BASE) == 62
    assert len(SEED) == 131


def test_no_test_names_a_ruling_that_does_not_exist():
    for ruling, test in rulings_tested():
        assert ruling in KNOWN, test


@pytest.mark.parametrize(
    ("file", "prefix", "row", "frozen"),
    [
        ("law-core.md", "core", "[A-Z][0-9]{2}", CORE),
        ("law-base-factions.md", "base", "[A-Z][0-9]{2}", BASE),
        ("law-seed-factions.md", "seed", "[A-Z][0-9]+", SEED),
        ("law-expansion-factions.md", "expansion", "LC[0-9]+", EXPANSION),
    ],
)
def test_the_reference_has_no_ruling_that_this_list_lacks(file, prefix, row, frozen):
    reference = REFERENCE / file
    if not reference.exists():
        pytest.skip(f"{file} is not at hand; the frozen list stands in for it")
    rows = re.findall(rf"^\| ({row}) \|", reference.read_text(encoding="utf-8"), re.M)

    assert {f"{prefix}:{row}" for row in rows} == frozen
