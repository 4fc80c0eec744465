"""The shape of files and packages: no cycles, few entries, short functions, plain prose."""

from __future__ import annotations

import ast
import re
from graphlib import TopologicalSorter
from pathlib import Path

from tests.cases import over
from tests.test_boundaries import (
    GAME_PARTS,
    PARTS,
    ROOMS,
    ROOT,
    each,
    modules,
    name_of,
    ours,
    tree_of,
)

MOST_LINES = 300
AS_FIRST_WRITTEN = "v0001_first_tables.py"
"""The one longer file: a migration stays what it was when databases were changed by it."""


# Packages

WITHOUT_CYCLES = ("engine", "render", "bot")
"""Packages whose modules import each other in one direction, even for types and in functions."""
SMALL = ("engine", "render", *(f"bot/{room}" for room in ROOMS))
"""Packages limited, with all packages in them, to as many entries as a reader takes in."""
MOST_ENTRIES = 16


@over("part", WITHOUT_CYCLES)
def test_no_modules_import_each_other_in_a_ring(part: str) -> None:
    TopologicalSorter({name_of(path): ours(path) for path in modules(part)}).prepare()


@over("package", SMALL)
def test_a_reader_takes_in_a_package_at_a_glance(package: str) -> None:
    packages = [path.parent for path in modules(package) if path.name == "__init__.py"]
    counts = {str(folder.relative_to(ROOT)): len(entries_of(folder)) for folder in packages}
    assert {folder: n for folder, n in counts.items() if n > MOST_ENTRIES} == {}


def entries_of(folder: Path) -> list[Path]:
    """List the files and folders of a package, except migrations, whose number always grows."""
    uncounted = ("__pycache__", "migrations")
    return [
        each for each in folder.iterdir() if each.name not in uncounted and not is_deserted(each)
    ]


def is_deserted(path: Path) -> bool:
    """Return whether only bytecode is left of a folder."""
    return path.is_dir() and all(each.name == "__pycache__" for each in path.iterdir())


# Shape


@each(*PARTS)
def test_no_file_is_longer_than_a_reader_likes(path: Path) -> None:
    lines = len(path.read_text(encoding="utf-8").splitlines())
    assert lines <= MOST_LINES or path.name == AS_FIRST_WRITTEN


MOST_LINES_OF_FUNCTION, MOST_PARAMETERS = 40, 8
"""Most lines that fit a screen, and most parameters a reader keeps in mind."""
OF_GAMES = ("engine/core", *GAME_PARTS)


@each(*PARTS)
def test_functions_fit_a_screen(path: Path) -> None:
    found = [node for node in ast.walk(tree_of(path)) if isinstance(node, FUNCTIONS)]
    long = [node.name for node in found if lines_of(node) > MOST_LINES_OF_FUNCTION]
    assert long == [] or "migrations" in path.parts


@each(*OF_GAMES)
def test_functions_of_the_rules_take_few_parameters(path: Path) -> None:
    found = [node for node in ast.walk(tree_of(path)) if isinstance(node, FUNCTIONS)]
    assert [node.name for node in found if len(parameters(node)) > MOST_PARAMETERS] == []


FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def lines_of(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Count the lines of a function, its head included."""
    return (node.end_lineno or node.lineno) - node.lineno + 1


def parameters(node: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    """List a function's parameters, without `self` and `cls`."""
    taken = node.args
    every = [*taken.posonlyargs, *taken.args, *taken.kwonlyargs, taken.vararg, taken.kwarg]
    return [each.arg for each in every if each is not None and each.arg not in ("self", "cls")]


@each(*PARTS)
def test_every_module_says_what_it_is_for(path: Path) -> None:
    tree = tree_of(path)
    assert not tree.body or ast.get_docstring(tree), f"{path} does not say what lives there"


DIALECT = re.compile(
    r'"""(?:Let|Say|Whoever|Tell whether|What|Whether|That|How|Who|Where|Why|Which) '
)
"""Beginnings that a docstring must not have: functions begin with a verb, the rest with a noun."""
QUESTIONS = ("bot/cogs/", "bot/operator/admin.py")
"""Docstrings of commands are their descriptions, and may ask what a player asks."""


@each(*PARTS, "tests")
def test_docstrings_begin_as_engineers_write_them(path: Path) -> None:
    if not path.relative_to(ROOT).as_posix().startswith(QUESTIONS):
        assert not DIALECT.findall(path.read_text(encoding="utf-8"))


FORBIDDEN_WORDS = ("utils", "helper", "helpers", "manager")


@each(*PARTS)
def test_no_file_is_called_after_nothing(path: Path) -> None:
    assert path.stem not in FORBIDDEN_WORDS
