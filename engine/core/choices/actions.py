"""Options are values: frozen structs with named, typed fields; everything else follows from them.

The slash command, the autocomplete of each field, the button path, the log line, the stable key and
the computer player's choice of an action all come from the class alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, ClassVar, TypeVar, get_type_hints

import msgspec

from engine.core.hooks.registering import put_once
from engine.core.saving.tags import Tagged, explicit

MOST_KEY_LENGTH = 80
KEY_OF: dict[str, Callable[[Any], str]] = {}
"""Functions that write the values of field types in stable keys, by the type's name; default:
`str`."""


class Option(Tagged, frozen=True, gc=False, tag=explicit):
    """Something that a seat may choose. A subclass writes its tag, under which it is saved."""

    path: ClassVar[str] = ""
    """The slash command: group and name, e.g. `marquise march`; empty for plain picks."""
    when: ClassVar[str] = ""
    """The part of a turn it belongs to, as its game names it; empty where the class fixes none."""
    law: ClassVar[str] = ""
    """The section that allows it; empty for plain picks."""
    plays: ClassVar[str] = ""
    """Field with the card from the hand that this plays, crafts or attempts; other cards of the
    hand that it names are spent."""
    last_resort: ClassVar[bool] = False
    """True if it is forced on a seat that can do nothing else: menus reserve no place for it."""
    either_way: ClassVar[tuple[str, str] | None] = None
    """Two fields with the same meaning in either order; only one order is offered."""
    spelled_out: ClassVar[bool] = False
    """True where a long list names these options in full: their parts say nothing alone."""

    def key(self) -> str:
        """Return the stable key: ASCII, at most 80 characters, the same in every version."""
        cls = type(self)
        tag = str(cls.__struct_config__.tag)
        values = [
            writer(getattr(self, name)) if writer else str(getattr(self, name))
            for name, writer in _writers(cls)
        ]
        return f"{tag}:{':'.join(values)}" if values else tag


def swap_pair(option: Option) -> Option | None:
    """Return the same choice with its pair in the other order; None without a pair."""
    if option.either_way is None:
        return None
    one, other = option.either_way
    values = {one: getattr(option, other), other: getattr(option, one)}
    return msgspec.structs.replace(option, **values)


OptionT = TypeVar("OptionT", bound=type[Option])
Writers = tuple[tuple[str, Callable[[Any], str] | None], ...]
_WRITERS: dict[type[Option], Writers] = {}


def _writers(cls: type[Option]) -> Writers:
    """Return the functions that write the fields of a class in a key; cached per class."""
    if cls not in _WRITERS:
        _WRITERS[cls] = tuple((name, KEY_OF.get(kind)) for name, kind in fields_of(cls).items())
    return _WRITERS[cls]


def may_have_twins(option: Option) -> bool:
    """Return whether a different option may have the same key, as with two copies of a card."""
    cls = type(option)
    return cls.key is not Option.key or any(writer for _, writer in _writers(cls))


def key_writer(type_name: str) -> Callable[[Callable[[Any], str]], Callable[[Any], str]]:
    """Register a function that writes the values of a field type in stable keys."""

    def register(write: Callable[[Any], str]) -> Callable[[Any], str]:
        put_once(KEY_OF, type_name, write)
        return write

    return register


@cache
def fields_of(cls: type[Option]) -> Mapping[str, str]:
    """Return the type name of each field of an option class: `{"origin": "Clearing", …}`."""
    hints = get_type_hints(cls)
    return {
        name: getattr(hints[name], "__name__", str(hints[name])) for name in cls.__struct_fields__
    }


def action(path: str, *, when: str = "", law: str = "") -> Callable[[OptionT], OptionT]:
    """Give an option class its slash command, e.g. `marquise march`, its time and its section."""

    def register(cls: OptionT) -> OptionT:
        cls.path, cls.when, cls.law = path, when, law
        return cls

    return register


class Done(Option, frozen=True, gc=False, tag="done"):
    """Do nothing more here, and go on."""


class Pass(Option, frozen=True, gc=False, tag="pass"):
    """Decline an offer or a response."""


PASS = Pass()


class Yes(Option, frozen=True, gc=False, tag="yes"):
    """Accept an offer."""
