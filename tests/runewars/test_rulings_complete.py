"""Every ruling of the reference has a test that says so; a ruling nobody tests fails here."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).parent
REFERENCE = HERE.parents[2] / "shared" / "reference" / "runewars"
COMBAT = {f"combat:{n}" for n in range(1, 102)}
MAP = {f"map:{n}" for n in range(1, 67)}
KNOWN = COMBAT | MAP


def rulings_tested() -> Iterator[tuple[str, str]]:
    """Yield each ruling's id with the name of a test marked with it."""
    for file in sorted(HERE.glob("test_*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if not isinstance(node, ast.FunctionDef) or not node.name.startswith("test_"):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.ruling":
                    yield ast.literal_eval(mark.args[0]), f"{file.name}::{node.name}"


def test_every_ruling_has_its_test() -> None:
    assert sorted(KNOWN - {ruling for ruling, _ in rulings_tested()}) == []


def test_no_test_names_a_ruling_that_does_not_exist() -> None:
    for ruling, test in rulings_tested():
        assert ruling in KNOWN, test


@pytest.mark.parametrize(
    ("file", "heading", "prefix", "frozen"),
    [
        ("rules-combat-economy.md", "## 16. Test cases", "combat", COMBAT),
        ("rules-map-heroes.md", "## L. Test cases", "map", MAP),
    ],
)
def test_the_reference_has_no_ruling_that_this_list_lacks(
    file: str, heading: str, prefix: str, frozen: set[str]
) -> None:
    reference = REFERENCE / file
    if not reference.exists():
        pytest.skip(f"{file} is not at hand; the frozen list stands in for it")
    _, _, cases = reference.read_text(encoding="utf-8").partition(heading)
    cases, _, _ = cases.partition("\n## ")
    numbers = re.findall(r"^([0-9]+)\. ", cases, re.M)

    assert {f"{prefix}:{number}" for number in numbers} == frozen
