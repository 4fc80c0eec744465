"""A game's messages against its source: its catalogues, its registry and its rules' code."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

from bot.ui.message_ids import dash
from engine.core.choices.actions import Option
from engine.core.choices.plans import PlanKind
from engine.core.events import Event
from engine.core.game import Game
from engine.core.language.words import Words
from tests.sources import parse_source

ENGINE = Path(__file__).parents[1] / "engine"
ASKERS = {
    "t.choose": 1, "t.choose_some": 1, "t.choose_by": 1, "t.amounts": 1, "t.respond": 1,
    "t.choose_sealed": 0,
}  # fmt: skip
"""Functions that ask, with the position of the question's kind among their arguments."""


@dataclass(frozen=True)
class GameWords:
    """A game's words, with the places where its source asks and refuses other than by constants."""

    game: Game[Any]
    menus: tuple[str, ...]
    """Kinds of questions that `Done` ends."""
    askers: Mapping[str, int] = field(default_factory=dict)
    """Functions of the game's own that ask."""
    more_questions: frozenset[str] = frozenset()
    more_refusals: frozenset[str] = frozenset()
    endings: tuple[str, ...] = ()
    """Ways to win a match."""
    samples: Mapping[str, int | str] = field(default_factory=dict)
    """Sample values for arguments of refusals; 2 by default."""
    named_elsewhere: frozenset[str] = frozenset()
    """Values of plans that the game names in another way."""

    @property
    def words(self) -> Words:
        """Return the English words."""
        return self.game.words("en")

    def __str__(self) -> str:
        return self.game.key

    # The catalogues

    @cached_property
    def catalogues(self) -> list[tuple[str, ftl.Resource]]:
        """Read the English catalogues of the game and of the engine."""
        return [
            (file.name, FluentResource(file.read_text(encoding="utf-8")))
            for package in (f"engine.{self.game.key}", "engine.core")
            for file in sorted((files(package) / "words" / "en").iterdir(), key=str)
        ]

    @cached_property
    def entries(self) -> dict[str, ftl.Message]:
        """Return all messages by their ids."""
        return {
            entry.id.name: entry
            for _, resource in self.catalogues
            for entry in resource.body
            if isinstance(entry, ftl.Message)
        }

    def messages(self, prefix: str) -> set[str]:
        """List the ids of messages with a prefix."""
        return {name for name in self.entries if name.startswith(prefix)}

    def variables(self, message: str, *, but: str = "") -> set[str]:
        """List the variables of a message, including those of messages it refers to.

        `but` names an attribute to leave out.
        """
        return self.variables_in(self.entries[message], but=but)

    def variables_in(self, node: object, *, but: str = "") -> set[str]:
        """List the variables of a part of a message."""
        found: set[str] = set()

        def look(node: object) -> None:
            if isinstance(node, ftl.VariableReference):
                found.add(node.id.name)
            elif isinstance(node, ftl.MessageReference):
                look(self.entries[node.id.name])
            elif isinstance(node, ftl.Attribute) and node.id.name == but:
                return
            elif isinstance(node, ftl.BaseNode):
                for value in vars(node).values():
                    look(value)
            elif isinstance(node, list):
                for each in node:
                    look(each)

        look(node)
        return found

    # The registry

    @cached_property
    def options(self) -> list[type[Option]]:
        """List all option classes of the game and of the engine."""
        return self._kinds_of(Option)

    @cached_property
    def events(self) -> list[type[Event]]:
        """List all event classes of the game and of the engine."""
        return self._kinds_of(Event)

    def _kinds_of(self, base: type) -> list[Any]:
        packages = (f"engine.{self.game.key}", "engine.core")
        found = [kind for kind in below(base) if kind.__module__.startswith(packages)]
        return sorted(found, key=lambda kind: f"{kind.__module__}.{kind.__name__}")

    @property
    def plans(self) -> Sequence[PlanKind]:
        """List the kinds of plan."""
        return self.game.plan_kinds

    # The source

    def calls_of(self, name: str) -> Iterator[tuple[str, ast.Call]]:
        """Yield every call of a name in the rules and the engine, with its place."""
        for where, node in self._calls:
            if ast.unparse(node.func) == name:
                yield where, node

    @cached_property
    def _calls(self) -> list[tuple[str, ast.Call]]:
        sources = [*sorted((ENGINE / self.game.key).rglob("*.py"))]
        sources += sorted((ENGINE / "core").rglob("*.py"))
        return [
            (f"{file.name}:{node.lineno}", node)
            for file in sources
            for node in ast.walk(parse_source(file))
            if isinstance(node, ast.Call)
        ]

    @cached_property
    def questions(self) -> set[str]:
        """Find the kinds of questions that the rules name: "battle.ambush", "discard"…"""
        asked = set(self.more_questions)
        for name, place in {**ASKERS, **self.askers}.items():
            for _, call in self.calls_of(name):
                if len(call.args) > place:
                    asked |= constants(call.args[place])
        return asked

    def asked_with(self) -> Iterator[tuple[str, str, set[str]]]:
        """Yield each question asked in one call: its place, its kind, and the context given."""
        for name, place in ASKERS.items():
            for where, call in self.calls_of(name):
                if len(call.args) > place and all(each.arg for each in call.keywords):
                    for kind in constants(call.args[place]):
                        yield where, kind, {str(each.arg) for each in call.keywords}

    @cached_property
    def refusals(self) -> list[tuple[str, ast.Call]]:
        """List every refusal in the source, with its place."""
        return [(where, call) for where, call in self.calls_of("Refused") if call.args]

    def refused_keys(self, call: ast.Call) -> set[str]:
        """Return the keys that a call may refuse with: a constant, or one of several messages."""
        key = call.args[0]
        if isinstance(key, ast.JoinedStr):
            first, last = (str(each.value) if isinstance(each, ast.Constant) else ""
                           for each in (key.values[0], key.values[-1]))  # fmt: skip
            found = self.messages(f"r-{first}")
            return {each.removeprefix("r-") for each in found if each.endswith(last)}
        return constants(key)

    def sample(self, name: str) -> int | str:
        """Return a value such as an argument of that name may have."""
        return self.samples.get(name, 2)


def constants(node: ast.expr) -> set[str]:
    """Return a constant's value, or the values of both sides of a conditional."""
    if isinstance(node, ast.IfExp):
        return constants(node.body) | constants(node.orelse)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    return set()


def below(base: type) -> set[Any]:
    """List all classes below one."""
    found: set[Any] = set(base.__subclasses__())
    return found.union(*(below(each) for each in found))


def tag(option: type[Option]) -> str:
    """Return an option class's part of its words' ids."""
    return dash(str(option.__struct_config__.tag))
