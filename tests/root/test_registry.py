"""What Root is made of stands in one tuple, whatever else was imported before."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent

COLLECT = """
import importlib, json, sys
for name in json.loads(sys.argv[1]):
    importlib.import_module(name)
from engine.core.agenda import STEPS
from engine.core.choices.actions import Option, fields_of
from engine.core.events import Event
from engine.root import registry
from engine.root.cards.standard import WINDOWS
from engine.core.performing import PERFORM
from engine.root.factions.base import FACTIONS
from engine.root.game import GAME
from engine.root.rules.battle_effects import AFTER_ROLL
from engine.root.rules.crafting import WHEN_CRAFTED

def place(it):
    return f"{it.__module__}.{it.__qualname__}"

def classes(root):
    for each in root.__subclasses__():
        yield each
        yield from classes(each)

def mine(named):
    return sorted(each for each in named if "engine.root." in each)

print(json.dumps({
    "steps": mine(f"{name} {place(step)}" for name, step in STEPS.items()),
    "performs": mine(f"{place(option)} {place(rule)}" for option, rule in PERFORM.items()),
    "options": mine(place(each) for each in classes(Option)),
    "events": mine(place(each) for each in classes(Event)),
    "windows": sorted(f"{key} {place(effect.use)}" for key, effect in WINDOWS.items()),
    "in battle": sorted(f"{key} {place(effect.use)}" for key, effect in AFTER_ROLL.items()),
    "when crafted": sorted(f"{key} {place(effect)}" for key, effect in WHEN_CRAFTED.items()),
    "factions": [f"{key} {place(type(each))}" for key, each in FACTIONS.items()],
    "commands": [f"{each.path} {place(each)}" for each in GAME.actions],
    "fields": [sorted(fields_of(each).items()) for each in GAME.actions],
    "seats": [[each.key, *each.variants] for each in GAME.seat_kinds],
    "table options": [each.key for each in GAME.options],
    "plans": [plan.key for plan in GAME.plan_kinds],
    "loaded": sorted(name for name in sys.modules if name.startswith("engine.root")),
}, default=str))
"""


@cache
def collected(*first: str) -> dict[str, Any]:
    """Collect in a fresh process what there is after some modules were imported first."""
    command = [sys.executable, "-c", COLLECT, json.dumps(first)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def every_module() -> list[str]:
    """Name every module of the game."""
    paths = sorted((ROOT / "engine/root").rglob("*.py"))
    dotted = (".".join(path.relative_to(ROOT).with_suffix("").parts) for path in paths)
    return [name.removesuffix(".__init__") for name in dotted]


def test_the_order_of_imports_changes_nothing() -> None:
    one, other = collected(*every_module()), collected(*reversed(every_module()))
    assert one == other
    assert all(one.values())


def test_the_game_alone_collects_everything() -> None:
    """No rule belongs to the game only because some other module happened to import it."""
    alone, all_of_it = collected(), collected(*every_module())
    assert alone == all_of_it


def test_every_module_that_marks_something_is_named() -> None:
    from engine.root.registry import MODULES

    named = {module.__name__ for module in MODULES}
    marked = {
        line.rpartition(" ")[2].split(".<")[0].rpartition(".")[0]
        for kind in ("steps", "performs", "windows", "in battle", "when crafted", "factions")
        for line in collected()[kind]
    }
    assert sorted(marked - named) == []


def test_factions_stand_in_the_order_that_tables_know() -> None:
    """Lots are drawn from this list: another order would deal other factions from one seed."""
    assert [each[0] for each in collected()["seats"]] == [
        "eyrie", "marquise", "lizards", "alliance", "clergy",
        "corvids", "duchy", "legion", "vagabond",
    ]  # fmt: skip
