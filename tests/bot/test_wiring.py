"""The wiring: collected modules are named in one place, whatever the order of imports."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from bot.app import wiring
from bot.notify import reminders, writers
from bot.seating import request_kinds
from bot.ui import components
from tests.sources import parse_source

ROOT = Path(__file__).parent.parent.parent
MARKS = {
    "PRESSES": {
        "on_press",
        "on_table_press",
        "on_play_press",
        "on_question_press",
        "on_menu_press",
        "on_form",
    },
    "MESSAGES": {"writes"},
    "REMINDERS": {"writes_when_due", "writes_at_table_when_due", "does_when_due"},
    "REQUESTS": {"may_request"},
}
BUILD = """
import json, sys
from importlib import import_module
for module in json.loads(sys.argv[1]):
    import_module(module)
from bot.app import wiring
from bot.notify import reminders, writers
from bot.seating import request_kinds
from bot.ui import components
wiring.collect()
for module in wiring.COGS:
    import_module(module)
tables = {
    "presses": components.HANDLERS,
    "messages": {(to.__name__, kind): made for (to, kind), made in writers.WRITERS.items()},
    "reminders": {(how, kind): made for kind, (how, made) in reminders.KINDS.items()},
    "requests": {key: kind.perform for key, kind in request_kinds.REQUESTS.items()},
    "commit": dict(enumerate(wiring.HOOKS.on_commit)),
    "change": dict(enumerate(wiring.HOOKS.on_change)),
}
named = {
    table: {str(key): f"{made.__module__}.{made.__name__}" for key, made in entries.items()}
    for table, entries in tables.items()
}
forms = {"forms": sorted(components.FORMS), "open": sorted(components.OPENS_FORM)}
print(json.dumps([named, forms], sort_keys=True))
"""


def built(modules: list[str]) -> str:
    """Build the bot in a new process that has imported some modules first."""
    done = subprocess.run(
        [sys.executable, "-c", BUILD, json.dumps(modules)],
        cwd=ROOT, check=True, capture_output=True, text=True,
    )  # fmt: skip
    return done.stdout


@pytest.mark.long
def test_no_order_of_imports_changes_what_the_bot_does() -> None:
    modules = [*wiring.COLLECTED, *wiring.COGS]
    assert built([]) == built(modules) == built(modules[::-1])


def test_a_kind_is_written_and_handled_once() -> None:
    async def another(*_: object) -> None:
        """Stand in for a second handler of a kind that already has one."""

    wiring.collect()
    with pytest.raises(ValueError, match="line are written twice"):
        writers.writes(writers.ToChannel, "line")(another)
    with pytest.raises(ValueError, match="remind are handled twice"):
        reminders.writes_at_table_when_due("remind")(another)


def test_a_key_has_one_kind_of_request() -> None:
    wiring.collect()
    pause = request_kinds.REQUESTS["pause"]

    assert request_kinds.may_request(pause) is pause
    with pytest.raises(ValueError, match="pause are made twice"):
        request_kinds.may_request(replace(pause, hours=pause.hours + 1))
    assert request_kinds.REQUESTS["pause"] is pause


def test_every_module_with_a_mark_is_collected() -> None:
    marked: dict[str, set[str]] = {table: set() for table in MARKS}
    for path in (ROOT / "bot").rglob("*.py"):
        for call in (n for n in ast.walk(parse_source(path)) if isinstance(n, ast.Call)):
            for table, marks in MARKS.items():
                if name_called(call) in marks:
                    module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
                    marked[table].add(module)
    makers = {"bot.ui.components", "bot.play.loading", "bot.play.question_menu"}
    marked["PRESSES"] -= makers
    assert {table: set(getattr(wiring, table)) for table in MARKS} == marked


def name_called(call: ast.Call) -> str:
    """Return the last part of the called name."""
    return getattr(call.func, "attr", getattr(call.func, "id", ""))


def test_a_kind_of_control_has_one_handler() -> None:
    wiring.collect()
    handler = components.HANDLERS["play"]
    assert components.on_press("play")(handler) is handler

    async def another(*_: object) -> None:
        raise AssertionError("nobody calls it")

    with pytest.raises(AssertionError, match=r"^play: play and "):
        components.on_press("play")(another)
    assert components.HANDLERS["play"] is handler
