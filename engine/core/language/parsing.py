"""Parsing the entries of Fluent files: each only once, and plain text without the parser."""

from __future__ import annotations

import re
from functools import cache

from fluent.runtime import FluentResource
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
