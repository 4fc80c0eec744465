"""A game's modules stand in one tuple, whatever else was imported before."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Collection
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import render.root.factions
from engine.core.language.words import entries_of, locales
from engine.games import GAMES
from engine.referee.record.letters import FACTION_NAMES, NOTATIONS
from engine.root import registry
from engine.root.hooks.faction import FACTIONS
from engine.root.rules.plans import SEAT_KEYS
from engine.root.view import BoardView, UndecidedView
from render import theme
from render.games import HIGH, RENDERERS
from render.root import icons
from tests.cases import over
from tests.root.test_faction_folders import WHOLE
from tests.test_boundaries import ROOMS_OF_GAMES
from tests.test_kits import GAMES as WITH_KITS
from tests.test_words_of_games import GAMES as SAID

ROOT = Path(__file__).parent.parent.parent

COLLECTIONS = {
    "root": (
        "engine.root.hooks.faction:FACTIONS",
        "engine.root.hooks.hirelings:HIRELINGS",
        "engine.root.hooks.landmarks:LANDMARKS",
        "engine.root.rules.battle.effects:AFTER_ROLL",
        "engine.root.rules.crafting:WHEN_CRAFTED",
        "engine.root.rules.effects:BIRDSONG_ENDS",
        "engine.root.rules.effects:BIRDSONG_STARTS",
        "engine.root.rules.effects:TURN_EFFECTS",
        "engine.root.rules.setup:AFTER_THE_TABLE",
        "engine.root.rules.setup:FACTION_SETUPS",
        "engine.root.rules.turn:TURN_ENDS",
        "engine.root.rules.turn:TURN_STARTS",
    ),
    "runewars": (
        "engine.runewars.rules.battle.specials:SPECIALS",
        "engine.runewars.rules.orders.turn:ORDERS",
        "engine.runewars.rules.seasons.year:ICONS",
        "engine.runewars.rules.seasons.year:TEXTS",
        "engine.runewars.rules.tactics:RULES",
        "engine.runewars.rules.windows:QUEST_WINDOWS",
        "engine.runewars.rules.windows:WINDOWS",
    ),
}
"""Collections where the modules of a game register their parts, besides the engine's own."""
SHARED = (
    "engine.core.agenda:STEPS",
    "engine.core.choices.actions:KEY_OF",
    "engine.core.choices.performing:PERFORM",
)

COLLECT = """
import json, sys
from importlib import import_module
game, collections, first = json.loads(sys.argv[1])
for name in first:
    import_module(name)
from engine.core.choices.actions import Option, fields_of
from engine.core.events import Event
GAME = import_module(f"engine.{game}.game").GAME

def place(it):
    it = getattr(it, "use", getattr(it, "play", it))
    it = it if hasattr(it, "__qualname__") else type(it)
    return f"{it.__module__}:{it.__qualname__}"

def entries(named):
    module, _, name = named.partition(":")
    found = getattr(import_module(module), name)
    pairs = found.items() if isinstance(found, dict) else enumerate(found)
    return [[str(key), place(it)] for key, it in pairs if f"engine.{game}." in place(it)]

def classes(root):
    below = [each for child in root.__subclasses__() for each in (child, *classes(child))]
    return [each for each in below if each.__module__.startswith(f"engine.{game}.")]

print(json.dumps({
    "registered": {each: sorted(entries(each)) for each in collections},
    "options": sorted(map(place, classes(Option))),
    "events": sorted(map(place, classes(Event))),
    "commands": [f"{each.path} {place(each)}" for each in GAME.actions],
    "fields": [sorted(fields_of(each).items()) for each in GAME.actions],
    "seats": [[each.key, *each.variants] for each in GAME.seat_kinds],
    "table options": [each.key for each in GAME.options],
    "plans": [plan.key for plan in GAME.plan_kinds],
}))
"""


@cache
def collected(game: str, *first: str) -> dict[str, Any]:
    """Collect the registered parts in a fresh process that has imported some modules first."""
    asked = json.dumps([game, [*SHARED, *COLLECTIONS[game]], first])
    command = [sys.executable, "-c", COLLECT, asked]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def every_module(game: str) -> list[str]:
    """Name every module of a game."""
    paths = sorted((ROOT / "engine" / game).rglob("*.py"))
    dotted = (".".join(path.relative_to(ROOT).with_suffix("").parts) for path in paths)
    return [name.removesuffix(".__init__") for name in dotted]


@over("game", sorted(GAMES))
def test_the_order_of_imports_changes_nothing(game: str) -> None:
    modules = every_module(game)
    one, other = collected(game, *modules), collected(game, *reversed(modules))
    assert one == other
    assert all(one.values())
    assert all(entries for name, entries in one["registered"].items() if name not in SHARED)


@over("game", sorted(GAMES))
def test_the_game_alone_collects_everything(game: str) -> None:
    """No rule belongs to the game only because some other module happened to import it."""
    assert collected(game) == collected(game, *every_module(game))


@over("game", sorted(GAMES))
def test_every_module_that_marks_something_is_named(game: str) -> None:
    named = {module.__name__ for module in import_module(f"engine.{game}.registry").MODULES}
    marked = {
        place.partition(":")[0]
        for entries in collected(game)["registered"].values()
        for _, place in entries
    }
    assert sorted(marked - named) == []


def test_factions_stand_in_the_order_that_tables_know() -> None:
    """Lots are drawn from this list: another order would deal other factions from one seed."""
    known = [
        "eyrie", "marquise", "lizards", "alliance", "clergy",
        "corvids", "duchy", "legion", "vagabond", "hundreds", "keepers",
        "riverfolk",
    ]  # fmt: skip
    found = [each[0] for each in collected("root")["seats"]]
    assert found == known, "a new faction is the last of PLAYED, and here in test_registry.py"


def test_a_faction_is_named_wherever_it_has_to_be() -> None:
    boards = {each.__struct_config__.tag for each in get_args(registry.BOARDS)}
    lettered = {key for key, each in NOTATIONS.items() if each.letter in FACTION_NAMES}
    named: dict[str, Collection[object]] = {
        "BOARDS of engine/root/registry.py": boards,
        "SEAT_KEYS of engine/root/rules/plans.py": SEAT_KEYS,
        "NOTATIONS of engine/referee/record/letters.py": NOTATIONS,
        "FACTION_NAMES of engine/referee/record/letters.py, by its letter,": lettered,
        "FACTIONS of render/theme.py": theme.FACTIONS,
        "FACTIONS of render/root/icons.py": icons.FACTIONS,
        "WHOLE of tests/root/test_faction_folders.py": WHOLE,
        **{
            f"the files of {folder.relative_to(ROOT)}": {path.stem for path in folder.iterdir()}
            for folder in (ROOT / "engine/root/words").iterdir()
        },
    }
    missing = [
        f"{key} is missing in {place}"
        for place, keys in named.items()
        for key in FACTIONS
        if key not in keys
    ]
    assert missing == [], "\n".join(missing)
    letters = [each.letter for each in NOTATIONS.values()]
    assert len(set(letters)) == len(letters), "two factions have one letter in records"


WORDS_OF_A_FACTION = {
    "engine.root": (
        "faction-{}", "about-{}", "learn-plan-{}", "learn-engine-{}", "learn-danger-{}",
    ),
    "render.root": ("faction-{}",),
}  # fmt: skip
"""Messages about every faction, by the package whose words say them."""


@over("locale", locales("engine.root"))
def test_every_faction_is_named_described_and_taught(locale: str) -> None:
    missing = [
        f"{message.format(key)} is missing in {package.replace('.', '/')}/words/{locale}"
        for package, messages in WORDS_OF_A_FACTION.items()
        for message in messages
        for key in FACTIONS
        if message.format(key) not in entries_of(package, locale)
    ]
    assert missing == [], "\n".join(missing)


@over("game", sorted(GAMES))
def test_a_game_is_named_wherever_it_has_to_be(game: str) -> None:
    named: dict[str, Collection[str]] = {
        "RENDERERS of render/games.py": RENDERERS,
        "HIGH of render/games.py": HIGH,
        "ROOMS_OF_GAMES of tests/test_boundaries.py": ROOMS_OF_GAMES,
        "COLLECTIONS of tests/properties/test_registry.py": COLLECTIONS,
        "GAMES of tests/test_kits.py": WITH_KITS,
        "GAMES of tests/test_words_of_games.py": [said.game.key for said in SAID],
    }
    assert [place for place, keys in named.items() if game not in keys] == []


def test_every_view_of_a_board_can_be_shown() -> None:
    views = set(get_args(BoardView))
    assert set(render.root.factions.FACTIONS) == views, "the table of render/root/factions"
    assert len(views - {UndecidedView}) == len(FACTIONS), "a view is in no BoardView"
