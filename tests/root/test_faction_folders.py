"""Every faction's folder has the same files, so that whoever knows one finds their way in all."""

import ast
import re
from graphlib import TopologicalSorter
from pathlib import Path

from engine.root import factions
from tests.test_boundaries import imports_of, name_of

FOLDER = Path(str(factions.__file__)).parent
COMMON = ("board", "actions", "turn", "faction", "refusals", "evaluation")
WHOLE = {
    "marquise": "Law 6",
    "eyrie": "Law 7",
    "alliance": "Law 8",
    "vagabond": "Law 9, 26",
    "lizards": "Law 10",
    "clergy": "HCC",
    "corvids": "Law 13",
    "duchy": "Law 12",
    "legion": "QL",
}
"""The factions laid out so, and the part of the Law that is theirs."""
SECTION = re.compile(r"\((?:Law )?(?:\d+|HCC|QL)[.\d]*")


def docstring_of(path: Path) -> str:
    """Return what a module says of itself."""
    return ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""


def test_every_faction_has_the_common_files():
    for key in WHOLE:
        missing = [name for name in COMMON if not (FOLDER / key / f"{name}.py").is_file()]
        assert not missing, f"{key}: no {', '.join(missing)}"


def test_every_file_of_a_faction_says_which_part_of_the_law_it_holds():
    for key, law in WHOLE.items():
        assert f"({law})" in docstring_of(FOLDER / key / "__init__.py"), key
        for path in (FOLDER / key).glob("*.py"):
            assert SECTION.search(docstring_of(path)), f"{key}/{path.name} names no section"


def test_no_file_of_a_faction_imports_one_that_imports_it():
    for key in WHOLE:
        paths = {name_of(path): path for path in (FOLDER / key).glob("*.py")}
        beside = {name: imports_of(path) & paths.keys() - {name} for name, path in paths.items()}
        TopologicalSorter(beside).prepare()
