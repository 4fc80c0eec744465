"""The things that options and events name: clearings, cards…"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

from engine.core.choices.actions import Option
from engine.core.choices.questions import Answer
from engine.core.events import Event

PLAIN = ("int", "str", "bool")
"""Field types that name no thing at the table."""


class Named(NamedTuple):
    """Something named by an option: a clearing, a card…"""

    type_name: str
    value: Any


def options_in(answer: Answer) -> Sequence[Option]:
    """List the options of an answer; amounts have none."""
    if isinstance(answer, dict):
        return ()
    return answer if isinstance(answer, tuple) else (answer,)


def things_named(answer: Answer) -> list[Named]:
    """List the things that an answer names, each once."""
    return list(dict.fromkeys(each for option in options_in(answer) for each in named_by(option)))


def named_by(named: Option | Event) -> Iterator[Named]:
    """Yield the things that an option or event names."""
    for name, type_name, many in naming_fields(type(named)):
        held = getattr(named, name)
        yield from (Named(type_name, each) for each in (held if many else [held]))


@cache
def naming_fields(kind: type[Option | Event]) -> tuple[tuple[str, str, bool], ...]:
    """List the fields that name things: name, type, and whether it holds several."""
    hints = get_type_hints(kind)
    found = []
    for name in kind.__struct_fields__:
        many = get_origin(hints[name]) is tuple
        inner = get_args(hints[name])[0] if many else hints[name]
        type_name = getattr(inner, "__name__", str(inner))
        if type_name not in PLAIN:
            found.append((name, type_name, many))
    return tuple(found)
