"""Every faction's folder has the same files, so that knowing one means knowing all."""

import ast
import re
from pathlib import Path

from engine.root import factions
from engine.root.registry import PLAYED
from engine.root.rules.plans import FACTION_KEYS

FOLDER = Path(str(factions.__file__)).parent
COMMON = ("board", "actions", "turn", "faction", "refusals", "evaluation", "notation")
WHOLE = {
    "marquise": "Law 6",
    "eyrie": "Law 7",
    "alliance": "Law 8",
    "vagabond": "Law 9, 26",
    "lizards": "Law 10",
    "clergy": "HCC",
    "corvids": "Law 13",
    "duchy": "Law 12",
    "keepers": "Law 15",
    "legion": "QL",
    "riverfolk": "Law 11",
    "hundreds": "Law 14",
}
"""Each faction, and the part of the Law that is its own."""
SECTION = re.compile(r"\((?:Law )?(?:\d+|HCC|QL)[.\d]*")


DEFINED = {
    "board": "board_of", "refusals": "why_not", "evaluation": "prospects",
}  # fmt: skip
"""The function that every file of a name defines."""


def docstring_of(path: Path) -> str:
    """Return a module's docstring."""
    return ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""


def test_every_faction_has_the_common_files():
    for key in WHOLE:
        missing = [name for name in COMMON if not (FOLDER / key / f"{name}.py").is_file()]
        assert not missing, f"{key}: no {', '.join(missing)}"


def test_what_everybody_looks_for_has_the_same_name_in_each():
    for key in WHOLE:
        for name, function in DEFINED.items():
            text = (FOLDER / key / f"{name}.py").read_text(encoding="utf-8")
            assert f"\ndef {function}(" in text, f"{key}/{name}.py defines no {function}"


def test_every_faction_of_the_game_is_laid_out_so():
    assert set(WHOLE) == {each.key for each in PLAYED}, "WHOLE of tests/root/test_faction_folders"


def test_plans_can_wish_for_every_faction():
    assert set(FACTION_KEYS) == {each.key for each in PLAYED}


def test_every_file_of_a_faction_says_which_part_of_the_law_it_holds():
    for key, law in WHOLE.items():
        assert f"({law})" in docstring_of(FOLDER / key / "__init__.py"), key
        for path in (FOLDER / key).glob("*.py"):
            assert SECTION.search(docstring_of(path)), f"{key}/{path.name} names no section"
