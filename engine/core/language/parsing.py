"""Parsing the entries of Fluent files: each only once, and plain text without the parser."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import (
    Attribute,
    Identifier,
    Message,
    MessageReference,
    Pattern,
    Resource,
    TermReference,
    TextElement,
)
from fluent.syntax.visitor import Visitor

ATTRIBUTE = re.compile(r"\n +\.(?P<name>[a-zA-Z][\w-]*) *= *(?P<text>[^ \n{}][^\n{}]*)")
PLAIN = re.compile(
    r"(?P<name>[a-zA-Z][\w-]*) *= *(?P<text>[^ \n{}][^\n{}]*)"
    rf"(?P<attributes>(?:{re.sub(r'[?]P<[a-z]+>', '?:', ATTRIBUTE.pattern)})*)"
    r"(?:\n+(?:#[^\n]*\n+)*)?"
)
"""An entry without placeholders, and without text that continues below its first line."""


@cache
def parse(text: str) -> tuple[Resource, tuple[str, ...]]:
    """Return a parsed entry, and the entries that it refers to.

    Packages are combined in several ways: each entry is parsed once for all of them.
    """
    if (plain := PLAIN.fullmatch(text)) is not None:
        return Resource([plain_message(plain)]), ()
    resource = FluentResource(text)
    references = References()
    references.visit(resource)
    return resource, tuple(references.found)


def plain_message(plain: re.Match[str]) -> Message:
    """Return a message made only of plain lines: the parser takes ten times as long."""
    attributes = [
        Attribute(Identifier(each["name"]), plain_pattern(each["text"]))
        for each in ATTRIBUTE.finditer(plain["attributes"])
    ]
    return Message(Identifier(plain["name"]), plain_pattern(plain["text"]), attributes)


def plain_pattern(text: str) -> Pattern:
    return Pattern([TextElement(text.rstrip(" "))])


class References(Visitor):
    """Collects the entries that others refer to."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.found.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)


class LazyBundle(FluentBundle):
    """A bundle that parses an entry when it is first said: parsing all takes seconds."""

    def __init__(self, entries: dict[str, str], *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._texts = entries
        self._ids: dict[str, list[str]] = {}
        self.declined: dict[str, dict[str, str]] = {}
        """Declined names by name, for each form such as `faction.acc`."""
        self._parsed: set[str] = set()

    def has_message(self, message_id: str) -> bool:
        return message_id in self._texts

    def ids(self, kind: str) -> list[str]:
        """List the message ids with a prefix."""
        if kind not in self._ids:
            self._ids[kind] = [message for message in self._texts if message.startswith(kind)]
        return self._ids[kind]

    def get_message(self, message_id: str) -> Any:
        self._parse(message_id)
        return super().get_message(message_id)

    def _parse(self, entry: str) -> None:
        """Parse an entry, and those that it refers to.

        Several threads may do the same at once: nothing counts as parsed before all of it is there.
        """
        found: dict[str, Any] = {}
        left = [entry]
        while left:
            each = left.pop()
            if each in self._texts and each not in self._parsed and each not in found:
                found[each], references = parse(self._texts[each])
                left += references
        for resource in found.values():
            self.add_resource(resource)
        self._parsed.update(found)
