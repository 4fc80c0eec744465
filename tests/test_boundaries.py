"""The architecture as a test: allowed imports, and things engine and bot may not touch."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from engine.games import GAMES
from tests.cases import Test, over
from tests.sources import parse_source

ROOT = Path(__file__).parent.parent


PARTS = ("engine", "render", "bot")


GAME_FOLDERS = tuple(sorted(GAMES))


DATA_OF_GAMES = ("data", "pieces", "words")
"""Modules of a game that hold only printed facts or views, which pictures may know."""


WORLDLY = (
    "random", "time", "datetime", "asyncio", "os", "pathlib", "secrets", "threading", "socket",
    "sqlite3", "logging", "subprocess", "discord", "sqlalchemy", "PIL",
)  # fmt: skip
"""Modules that rules may not touch: clocks, chance of their own, files, loops, the world."""


def modules(*parts: str) -> list[Path]:
    """List the Python files of some folders."""
    return sorted(path for part in parts for path in (ROOT / part).rglob("*.py"))


def name_of(path: Path) -> str:
    """Return a module's dotted name."""
    dotted = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    return dotted.removesuffix(".__init__")


@cache
def tree_of(path: Path) -> ast.Module:
    """Parse a file once."""
    return parse_source(path)


@cache
def imports_of(path: Path) -> set[str]:
    """Return the dotted names that a file imports, inside functions too."""
    found: set[str] = set()
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            base = str(node.module)
            found |= {
                f"{base}.{alias.name}" if is_module(f"{base}.{alias.name}") else base
                for alias in node.names
            }
    return found


@cache
def is_module(dotted: str) -> bool:
    """Return whether a dotted name is a module of ours, not something in one."""
    path = ROOT.joinpath(*dotted.split("."))
    return path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()


def ours(path: Path) -> set[str]:
    """Return a file's imports from this project."""
    return {each for each in imports_of(path) if each.split(".")[0] in PARTS}


def under(dotted: str, *packages: str) -> bool:
    """Return whether a module is one of some packages, or inside one."""
    return any(dotted == package or dotted.startswith(f"{package}.") for package in packages)


def ids(path: Path) -> str:
    """Name a file in the list of tests."""
    return str(path.relative_to(ROOT))


def each(*parts: str) -> Callable[[Test], Test]:
    """Run a test for every file of some folders."""
    return over("path", lambda: modules(*parts), ids=ids)


GAME_PARTS = tuple(f"engine/{game}" for game in GAME_FOLDERS)


GAME_PACKAGES = tuple(f"engine.{game}" for game in GAME_FOLDERS)


# Allowed imports


def allowed(module: str, wanted: str) -> bool:
    """Return whether `module` may import `wanted`, by the picture in the architecture."""
    if module.endswith("__main__"):
        return True
    if wanted.endswith("__main__"):
        return False
    if under(module, "engine.core"):
        return under(wanted, "engine.core")
    for game in GAME_PACKAGES:
        if under(module, game):
            return under(wanted, "engine.core", game)
    if under(module, "engine.ai"):
        return under(wanted, "engine.core", "engine.ai")
    if under(module, "engine.referee"):
        return under(wanted, "engine.core", "engine.referee", *GAME_PACKAGES)
    if under(module, "engine.games"):
        return under(wanted, "engine.core", "engine.referee", *GAME_PACKAGES)
    if under(module, "engine"):
        played = ("engine.selfplay", "engine.seating", "engine.arguments", "engine.learning")
        return under(wanted, "engine.core", "engine.ai", "engine.games", *played)
    if under(module, "render"):
        words = ("engine.core.language.words", "engine.core.language.percentages")
        plain = (*words, "engine.core.seats", "engine.core.choices.previews")
        return under(wanted, "render", *plain) or is_data(wanted)
    return under(wanted, "bot", "engine.core", "engine.ai", "engine.games", "render")


def is_data(wanted: str) -> bool:
    """Return whether a module of a game holds only views, words or printed facts."""
    parts = wanted.split(".")
    return under(wanted, *GAME_PACKAGES) and (
        parts[2:3] == [] or parts[2] in (*DATA_OF_GAMES, "view") or parts[-1].endswith("view")
    )


@each(*PARTS)
def test_imports_run_one_way(path: Path) -> None:
    module = name_of(path)
    assert sorted(wanted for wanted in ours(path) if not allowed(module, wanted)) == []


@each("render")
def test_pictures_use_a_games_package_only_for_its_words(path: Path) -> None:
    """`engine.<game>` itself is the game with all its rules."""
    assert not [wanted for wanted in imports_of(path) if wanted in GAME_PACKAGES]


@each("bot")
def test_the_bot_draws_through_the_registry(path: Path) -> None:
    drawn = {wanted for wanted in imports_of(path) if under(wanted, "render")}
    assert not [wanted for wanted in drawn if under(wanted, *(f"render.{g}" for g in GAMES))]


def test_the_rule_tells_right_from_wrong() -> None:
    game = GAME_PACKAGES[0]
    assert not allowed("engine.core.match", f"{game}.state")
    assert not allowed("engine.core.match", "engine.ai.players")
    assert not allowed(f"{game}.battle", "engine.ai.players")
    assert not allowed(f"{game}.battle", "render.canvas")
    assert not allowed(f"render.{GAME_FOLDERS[0]}.board", f"{game}.state")
    assert not allowed(f"render.{GAME_FOLDERS[0]}.board", "bot.matches.matches")
    assert not allowed("bot.matches.matches", f"{game}.state")
    assert not allowed("bot.matches.matches", "engine.__main__")
    assert allowed(f"render.{GAME_FOLDERS[0]}.board", f"{game}.view")
    assert allowed("bot.matches.matches", "engine.games")


ROOMS = (
    "store", "workers", "ui", "matches", "services", "history", "notify", "seating", "play",
    "lobby", "tables", "cogs", "app", "operator",
)  # fmt: skip
"""The rooms of the bot: each imports only those before it, even for types and in functions."""


@each(*(f"bot/{room}" for room in ROOMS))
def test_the_rooms_of_the_bot_import_one_way(path: Path) -> None:
    below = ROOMS[: ROOMS.index(room_of(name_of(path))) + 1]
    rooms = {room_of(wanted) for wanted in ours(path) if under(wanted, "bot")}
    known = {*below, "sandbox"} if room_of(name_of(path)) == "app" else {*below}
    assert rooms - known == set()


@each("bot/sandbox")
def test_the_stand_in_for_discord_stands_alone(path: Path) -> None:
    assert not [each for each in ours(path) if under(each, "bot") and room_of(each) != "sandbox"]


def test_every_room_of_the_bot_has_its_place() -> None:
    rooms = {path.parent.name for path in (ROOT / "bot").glob("*/__init__.py")}
    assert rooms == {*ROOMS, "sandbox"}


def room_of(module: str) -> str:
    """Return the room of a module of the bot."""
    return module.split(".")[1]


ROOMS_OF_GAMES = {
    "root": (
        "pieces", "data", "events", "state", "view", "hooks", "rules", "cards",
        "factions", "sight", "language", "advice", "registry", "game",
    ),
    "runewars": (
        "pieces", "data", "board", "events", "state", "view", "rules", "cards",
        "sight", "language", "advice", "registry", "game",
    ),
}  # fmt: skip
"""The rooms of each game: each imports only those before it. Both have the same, except for the
factions of Root, the moments they may interrupt, and the board of Runewars."""


@each(*GAME_PARTS)
def test_the_rooms_of_a_game_import_one_way(path: Path) -> None:
    game, *room = name_of(path).split(".")[1:]
    if not room:
        return
    rooms = ROOMS_OF_GAMES[game]
    below = rooms[: rooms.index(room[0]) + 1]
    wanted = {
        w.split(".")[2] for w in ours(path) if under(w, f"engine.{game}") and w.count(".") > 1
    }
    assert wanted - {*below} == set()


SPOILS = {("legion", "marquise"), ("legion", "vagabond")}
"""Field Hospitals and items: the Legion's own rules about other factions (QL.2.2.II, III)."""


@each("engine/root/factions")
def test_factions_of_root_know_of_each_other_only_by_hooks(path: Path) -> None:
    own = path.parent.name
    factions = {w.split(".")[3] for w in ours(path) if under(w, "engine.root.factions")}
    assert {(own, other) for other in factions - {own}} <= SPOILS


# Forbidden to the engine


@each("engine/core", "engine/ai", *GAME_PARTS)
def test_rules_touch_no_clock_no_chance_of_their_own_and_no_file(path: Path) -> None:
    assert not [wanted for wanted in imports_of(path) if under(wanted, *WORLDLY)]
    opened = [node for node in calls(path) if name_called(node) in ("open", "print", "input")]
    assert not [f"{path}:{node.lineno}" for node in opened]


@each("engine/core", "engine/ai", *GAME_PARTS)
def test_nothing_depends_on_where_an_object_lies_or_how_it_hashes(path: Path) -> None:
    assert not [f"{path}:{c.lineno}" for c in calls(path) if name_called(c) in ("id", "hash")]


@each("engine/core", "engine/ai", *GAME_PARTS)
def test_no_order_comes_from_a_set(path: Path) -> None:
    walked = [node.iter for node in ast.walk(tree_of(path)) if isinstance(node, ITERATES)]
    for call in calls(path):
        if name_called(call) in ("list", "tuple", "enumerate", "iter", "next", "join", "extend"):
            walked += call.args
    assert not [f"{path}:{node.lineno}" for node in walked if makes_set(node)]


@each("engine/core", "engine/ai", *GAME_PARTS)
def test_no_rule_cleans_up_around_a_question(path: Path) -> None:
    """A match may be abandoned in the middle of any question; a `finally` block would run then."""
    tries = [node for node in ast.walk(tree_of(path)) if isinstance(node, ast.Try)]
    awaiting = [t for t in tries if any(isinstance(n, ast.Await) for n in ast.walk(t))]
    assert not [f"{path}:{node.lineno}" for node in awaiting]
    assert not [n for n in ast.walk(tree_of(path)) if isinstance(n, (ast.AsyncWith, ast.AsyncFor))]


ITERATES = (ast.For, ast.comprehension)
SET_METHODS = ("union", "intersection", "difference", "symmetric_difference")


def calls(path: Path) -> Iterator[ast.Call]:
    """List the calls in a file."""
    return (node for node in ast.walk(tree_of(path)) if isinstance(node, ast.Call))


def name_called(call: ast.Call) -> str:
    """Return the called name: `open` for `open(…)`, `join` for `" ".join(…)`."""
    if isinstance(call.func, ast.Name):
        return call.func.id
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


def makes_set(node: ast.AST) -> bool:
    """Return whether an expression is recognisably a set."""
    if isinstance(node, (ast.Set, ast.SetComp)):
        return True
    if isinstance(node, ast.BinOp):
        return makes_set(node.left) or makes_set(node.right)
    if isinstance(node, ast.Call):
        return name_called(node) in ("set", "frozenset", *SET_METHODS)
    return False


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("for x in {1, 2}: pass", True),
        ("[x for x in set(y) | z]", True),
        ("for x in a.union(b): pass", True),
        ("for x in sorted({1, 2}): pass", False),
        ("for x in [1, 2]: pass", False),
    ],
)
def test_iteration_over_a_set_is_recognised(text: str, found: bool) -> None:
    walked = [node.iter for node in ast.walk(ast.parse(text)) if isinstance(node, ITERATES)]
    assert any(makes_set(node) for node in walked) is found


# Forbidden to the bot


def secret_names() -> set[str]:
    """Collect the names of games and their seats."""
    names = set()
    for game in GAMES.values():
        names.add(game.key)
        for kind in game.seat_kinds:
            names |= {kind.key, *kind.variants}
    return names


def names_in(path: Path) -> Iterator[tuple[int, str]]:
    """List the identifiers and the strings of a file, docstrings left out, with their lines."""
    holders = (node for node in ast.walk(tree_of(path)) if isinstance(node, HOLDERS))
    bodies: list[list[ast.stmt]] = [getattr(node, "body", []) for node in holders]
    docstrings = {body[0].value for body in bodies if body and isinstance(body[0], ast.Expr)}
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if node not in docstrings:
                yield node.lineno, node.value
        elif isinstance(node, ast.Name):
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute):
            yield node.lineno, node.attr
        elif isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node.lineno, node.name
        elif isinstance(node, (ast.arg, ast.keyword)):
            yield node.lineno, node.arg or ""


HOLDERS = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def words_of(text: str) -> set[str]:
    """Cut an identifier or a string into lower-case words."""
    return set(re.findall(r"[a-z]+", re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text).lower()))


@pytest.mark.parametrize("text", ["marquise", "asMarquise", "the_marquise", "Marquise: 3"])
def test_a_faction_is_found_in_whatever_it_hides(text: str) -> None:
    assert words_of(text) & secret_names()


HARMLESS = {"root"}
"""A game's key that also means the root of a tree: only the bare string is looked for."""


@each("bot")
def test_the_bot_names_no_game_and_no_faction(path: Path) -> None:
    names = secret_names() - HARMLESS
    assert not [f"{path}:{n}: {text}" for n, text in names_in(path) if words_of(text) & names]
    strings = [node for node in ast.walk(tree_of(path)) if isinstance(node, ast.Constant)]
    assert not [f"{path}:{node.lineno}" for node in strings if node.value in GAMES]


def test_no_sentence_and_no_page_of_the_bot_names_them_either() -> None:
    """Root is a word of style sheets too; any other game or faction is named by its own words."""
    names = secret_names() - HARMLESS
    files = [f for end in ("ftl", "html", "js", "css") for f in (ROOT / "bot").rglob(f"*.{end}")]
    assert len(files) > 5
    named = {f.name: words_of(f.read_text(encoding="utf-8")) & names for f in files}
    assert not {name: found for name, found in named.items() if found}
