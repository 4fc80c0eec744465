"""Reading the page's scripts: which words pass through its table, and which a person reads."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal, NamedTuple

Place = Literal["said", "shown", "other"]
SAYING = {"say": (0,), "pieces": (0,), "counted": (1, 2, 3)}
"""The functions that translate, and which of their arguments are sentences."""
SHOWING = {"announce": 0, "complain": 0, "Error": 0, "append": 0, "replaceChildren": 0, "el": 2}
"""The functions that show something, and their first argument that is shown."""
ATTRIBUTES = ("aria-label", "aria-description", "title", "placeholder", "alt", "label")
ASSIGNED = re.compile(r"\.(textContent|innerText|innerHTML|title|placeholder|alt)\s*\+?=(?!=)")
TOKEN = re.compile(
    r"""(?P<comment>//[^\n]*|/\*.*?\*/)
    |(?P<text>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*")
    |(?P<regex>(?:(?<=[(,:=\[!&|?{};>])|(?<=[(,:=\[!&|?{};>]\ )|(?<=\n))\s*
        /(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\[\n])+/[a-z]*)
    |(?P<template>`)
    |(?P<key>[\w$]+(?=:\s))
    |(?P<call>[\w$]+\()
    |(?P<open>[(\[{])|(?P<close>[)\]}])|(?P<comma>,)|(?P<end>;\n)
    """,
    re.VERBOSE | re.DOTALL,
)


class Word(NamedTuple):
    """A literal of a script; what is put into it stands there as {}."""

    text: str
    place: Place


class Frame:
    """The surroundings of a literal: a call, an object, or an expression in a template."""

    def __init__(self, name: str = "", inherited: Place | None = None) -> None:
        self.name, self.inherited = name, inherited
        self.argument, self.key, self.first = 0, "", ""

    def place(self) -> Place:
        if self.inherited is not None:
            return self.inherited
        if self.argument in SAYING.get(self.name, ()):
            return "said"
        if self.name == "setAttribute":
            return "shown" if self.argument == 1 and self.first in ATTRIBUTES else "other"
        if self.argument >= SHOWING.get(self.name, 99) or self.key in ATTRIBUTES:
            return "shown"
        return "other"


def words_of(script: str) -> Iterator[Word]:
    """Yield the literals of a script."""
    yield from _expression(script, 0, Frame())[0]


def _expression(script: str, at: int, outermost: Frame) -> tuple[list[Word], int]:
    """Return the literals from a position up to the bracket that closes more than was opened."""
    stack, found = [outermost], list[Word]()
    while (token := TOKEN.search(script, at)) is not None:
        at, frame = token.end(), stack[-1]
        kind, text = token.lastgroup, token.group()
        shown = frame.name != "[" and ASSIGNED.search(_statement(script, token.start()))
        place = "shown" if shown else frame.place()
        if kind == "text":
            if frame.name == "{" and script.startswith(":", at):
                frame.key = text[1:-1]
                continue
            frame.first = frame.first or text[1:-1]
            found.append(Word(re.sub(r"\\(.)", r"\1", text[1:-1]), place))
        elif kind == "template":
            inside, at = _template(script, at, place)
            found += inside
        elif kind == "key" and frame.name == "{":
            frame.key = text
        elif kind in ("call", "open"):
            stack.append(Frame(text if kind == "open" else text[:-1]))
        elif kind == "comma":
            frame.argument, frame.key = frame.argument + 1, ""
        elif kind == "close":
            if len(stack) == 1:
                break
            stack.pop()
    return found, at


def _statement(script: str, end: int) -> str:
    """Return a line up to a position, if it calls nothing before."""
    line = script[script.rfind("\n", 0, end) + 1 : end]
    return line if "(" not in line.partition("=")[2] else ""


def _template(script: str, at: int, place: Place) -> tuple[list[Word], int]:
    """Return the literals of a template whose first sign is at a position."""
    own, found = "", list[Word]()
    while script[at] != "`":
        if script.startswith("${", at):
            inside, at = _expression(script, at + 2, Frame(inherited=place))
            own, found = own + "{}", found + inside
        else:
            step = 2 if script[at] == "\\" else 1
            own, at = own + script[at : at + step], at + step
    return [Word(own, place), *found], at + 1
