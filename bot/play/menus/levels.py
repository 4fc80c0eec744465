"""The levels of a long menu: options part by part, split while the list stays short.

A level is identified by two numbers: the ordinal of an option in the question's list, and the
number of its leading parts (its class, then its fields) already chosen. Nothing is kept in memory,
so a menu works after a restart and on any device.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from operator import attrgetter
from typing import Any

from bot.ui.message_ids import field_types
from engine.core.choices.actions import Option

FLAT = 24
"""Most entries on one page."""


LISTED = 10
"""Up to this many options are listed in full; more are chosen level by level."""


BUTTONS = 12
"""Up to this many entries are buttons; a longer list becomes a select."""


FEW_GROUPS = 3
"""Up to this many groups are opened at once."""


MOST_PRESSES = 4
"""Presses from the first level of a menu within which every answer should be."""


def parts_of(option: Option) -> tuple[Any, ...]:
    """List the parts a long menu chooses one by one: the option's class, then its fields."""
    kind = type(option)
    return (kind, *_fields_of(kind)(option))


@cache
def _fields_of(kind: type[Option]) -> Callable[[Option], tuple[Any, ...]]:
    """Return a fast reader of an option's fields: a menu of moves reads them hundreds of times."""
    names = [name for name, _, _ in field_types(kind)]
    if len(names) > 1:
        return attrgetter(*names)
    return lambda option: tuple(getattr(option, name) for name in names)


def level(options: Sequence[Option], ordinal: int, depth: int) -> list[int]:
    """List the ordinals of the options that share the first `depth` parts with one of them."""
    if depth == 0:
        return list(range(len(options)))
    prefix = parts_of(options[ordinal])[:depth]
    return [i for i, option in enumerate(options) if parts_of(option)[:depth] == prefix]


def groups(options: Sequence[Option], ordinals: Sequence[int], depth: int) -> list[tuple[int, int]]:
    """Split options by the first part in which they differ; return ordinal and depth of each."""
    while all(len(parts_of(options[i])) > depth for i in ordinals):
        heads = {parts_of(options[i])[: depth + 1]: i for i in reversed(ordinals)}
        depth += 1
        if len(heads) > 1:
            return sorted((i, depth) for i in heads.values())
    return [(i, depth) for i in ordinals]


@dataclass(frozen=True, slots=True)
class Group:
    """Options that share their first `depth` parts; `named` are the parts that tell it apart."""

    members: tuple[int, ...]
    depth: int
    named: tuple[int, ...]


def split(options: Sequence[Option], whole: Group) -> list[Group]:
    """Split a group by the first part in which its options differ."""
    found = []
    for i, deep in groups(options, whole.members, whole.depth):
        inside = set(level(options, i, deep))
        members = tuple(j for j in whole.members if j in inside)
        found.append(Group(members, deep, (*whole.named, deep)))
    return found


def presses(options: Sequence[Option], group: Group) -> int:
    """Count the presses that it takes from a group to its farthest answer."""
    if len(group.members) == 1:
        return 1
    if len(group.members) <= LISTED:
        return 2
    parts = split(options, group)
    return 2 if len(parts) == len(group.members) else 1 + max(presses(options, p) for p in parts)


def within_reach(options: Sequence[Option], ordinals: Sequence[int], depth: int) -> list[Group]:
    """Split a level, and groups too deep below it, while the list stays short."""
    shown = split(options, Group(tuple(ordinals), depth, ()))
    while too_deep := [each for each in shown if presses(options, each) > MOST_PRESSES]:
        place = shown.index(too_deep[0])
        parts = split(options, too_deep[0])
        if len(shown) - 1 + len(parts) > FLAT:
            break
        shown[place : place + 1] = parts
    return shown


def open_kinds(options: Sequence[Option], parts: list[Group], depth: int) -> list[Group]:
    """Open the kinds of action of a first level while it stays short, the smallest first.

    The last kind left is opened too: a select has room for it.
    """
    kinds = [each for each in parts if len(each.members) > 1 and each.depth == 1]
    if depth:
        return parts
    for number, kind in enumerate(sorted(kinds, key=lambda each: len(each.members)), 1):
        inside = [replace(each, named=(each.depth,)) for each in split(options, kind)]
        if len(parts) - 1 + len(inside) > (FLAT if number == len(kinds) else BUTTONS):
            break
        place = parts.index(kind)
        parts = [*parts[:place], *inside, *parts[place + 1 :]]
    return parts


def open_few(options: Sequence[Option], parts: list[Group]) -> list[Group]:
    """Open the groups of a level together, level by level, while few answers come of them.

    Which of two cards is used is then chosen with the clearing that it is used in.
    """
    while 1 < len(parts) <= FEW_GROUPS and any(len(each.members) > 1 for each in parts):
        inside = [
            part
            for each in parts
            for part in (split(options, each) if len(each.members) > 1 else [each])
        ]
        if len(inside) > LISTED:
            break
        parts = inside
    return parts
