"""What Runewars is made of stands in one tuple, whatever else was imported before."""

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
from engine.core.choices.actions import KEY_OF, Option, fields_of
from engine.core.events import Event
from engine.core.performing import PERFORM
from engine.runewars import registry
from engine.runewars.rules import tactics, windows
from engine.runewars.rules.battle import specials
from engine.runewars.rules.orders import turn
from engine.runewars.rules.seasons import year

def place(it):
    return f"{it.__module__}.{it.__qualname__}"

def classes(root):
    for each in root.__subclasses__():
        yield each
        yield from classes(each)

def mine(named):
    return sorted(each for each in named if "engine.runewars." in each)

print(json.dumps({
    "steps": mine(f"{name} {place(step)}" for name, step in STEPS.items()),
    "performs": mine(f"{place(option)} {place(rule)}" for option, rule in PERFORM.items()),
    "options": mine(place(each) for each in classes(Option)),
    "events": mine(place(each) for each in classes(Event)),
    "keys": sorted(f"{name} {place(write)}" for name, write in KEY_OF.items()
                   if write.__module__.startswith("engine.runewars.")),
    "tactics": sorted(f"{key} {place(rules.play)}" for key, rules in tactics.RULES.items()),
    "seasons": sorted(f"{key} {place(text)}" for table in (year.TEXTS, year.ICONS)
                      for key, text in table.items()),
    "specials": sorted(f"{key} {place(special)}" for key, special in specials.SPECIALS.items()),
    "orders": sorted(f"{number} {place(type(order))}" for number, order in turn.ORDERS.items()),
    "commands": [f"{each.path} {place(each)}" for each in registry.ACTIONS],
    "fields": [sorted(fields_of(each).items()) for each in registry.ACTIONS],
    "windows": [place(type(each)) for each in (*windows.WINDOWS, *windows.QUEST_WINDOWS)],
    "plans": [plan.key for plan in registry.PLANS],
    "loaded": sorted(name for name in sys.modules if name.startswith("engine.runewars")),
}))
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
    paths = sorted((ROOT / "engine/runewars").rglob("*.py"))
    dotted = (".".join(path.relative_to(ROOT).with_suffix("").parts) for path in paths)
    return [name.removesuffix(".__init__") for name in dotted]


def test_the_order_of_imports_changes_nothing() -> None:
    one, other = collected(*every_module()), collected(*reversed(every_module()))
    assert one == other
    assert all(one.values())


def test_the_registry_alone_collects_everything() -> None:
    """No rule belongs to the game only because some other module happened to import it."""
    alone, all_of_it = collected(), collected(*every_module())
    assert {k: v for k, v in alone.items() if k != "loaded"} == {
        k: v for k, v in all_of_it.items() if k != "loaded"
    }


def test_every_module_that_marks_something_is_named() -> None:
    from engine.runewars.registry import MODULES

    named = {module.__name__ for module in MODULES}
    marked = {
        line.rpartition(" ")[2].rpartition(".")[0]
        for kind in ("steps", "performs", "keys", "tactics", "seasons", "specials", "orders")
        for line in collected()[kind]
    }
    assert sorted(marked - named) == []
