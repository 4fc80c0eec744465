"""One action of a record: what is written between two slashes, as units."""

from __future__ import annotations

import re

from engine.referee.record.letters import ITEMS, card_key
from engine.referee.record.things import Table, Unreadable, clearing, moved, seat, things
from engine.root.hooks.notation import (
    BATTLE,
    CARD,
    CRAFT,
    REVEAL,
    SCORE,
    Unit,
    say,
)

EVERY = "*"
"""A whole hand, as the name of what is revealed."""

BATTLE_FORM = re.compile(r"([A-Z])?X([A-Z])(\d+)(?:([BFMR])@)?(?:([BFMR])@)?(?:\((\d+),(\d+)\))?$")
SCORE_FORM = re.compile(r"([A-Z])?(\+\+|--)(\d+)?$")
GUESS_FORM = re.compile(r"\?P?t(?:_([a-z])(\d+)|(\d+)\^t_([a-z]))$")
FLIP_FORM = re.compile(r"([A-Z])?t(?:_[a-z])?(\d+)\^(?:t_)?([a-z0-9])$")
TRICK_FORM = re.compile(r"t(\d+)<->t(\d+)$")
COALITION_FORM = re.compile(r"\+\+->([A-Z])?\$$")
MARKER_FORM = re.compile(r"\(?((?:[A-Z]?\$_[A-Za-z]*\+?)+)\)?->([A-Za-z0-9]*)$")
FUNDS_FORM = re.compile(r"O?\$_f->\d+$")
LEADER_FORM = re.compile(r"#([a-z]+)(\$|[A-Z]\$)?->(\$|[A-Z]\$)?$")
CLOSED_FORM = re.compile(r"(\d+)_(\d+)->$")


def read_action(text: str, table: Table) -> tuple[Unit, ...]:
    """Read an action; raise `Unreadable`."""
    for read in (battle, score, guess, flip, trick, coalition, marker, closed, craft):
        found = read(text, table)
        if found is not None:
            return found
    if "->" in text:
        return move(text, table)
    if "^" in text:
        return reveal(text, table)
    raise Unreadable("action")


def battle(text: str, table: Table) -> tuple[Unit, ...] | None:
    found = BATTLE_FORM.match(text)
    if found is None:
        return None
    attacker, defender, place, ambush, foil, high, low = found.groups()
    one, other = seat(attacker, table), seat(defender, table)
    rolls = None if high is None else f"{high},{low}"
    units = [Unit(BATTLE, one, other, rolls, clearing(place, table))]
    if ambush:
        units.append(say(f"{ambush}@", other))
    if foil:
        units.append(say(f"{foil}@", one))
    return tuple(units)


def score(text: str, table: Table) -> tuple[Unit, ...] | None:
    found = SCORE_FORM.match(text)
    if found is None:
        return None
    who, sign, count = found.groups()
    return (Unit(SCORE, seat(who, table), sign[0], count=int(count or 1)),)


def guess(text: str, table: Table) -> tuple[Unit, ...] | None:
    found = GUESS_FORM.match(text)
    if found is None:
        return None
    plot, place = found[1] or found[4], found[2] or found[3]
    return (say(f"?t_{plot}{clearing(place, table)}", table.current),)


def flip(text: str, table: Table) -> tuple[Unit, ...] | None:
    found = FLIP_FORM.match(text)
    if found is None:
        return None
    return (say(f"t{clearing(found[2], table)}^t_{found[3]}", seat(found[1], table)),)


def trick(text: str, table: Table) -> tuple[Unit, ...] | None:
    found = TRICK_FORM.match(text)
    if found is None:
        return None
    low, high = sorted((int(found[1]), int(found[2])))
    return (say(f"t{low}<->t{high}", table.current),)


def coalition(text: str, table: Table) -> tuple[Unit, ...] | None:
    found = COALITION_FORM.match(text)
    return None if found is None else (say(f"++->{seat(found[1], table)}$", table.current),)


def marker(text: str, table: Table) -> tuple[Unit, ...] | None:
    """Read `$_o->M`, `V$_C->h`, `($_h+$_m)->2` and the fall of the Decree, `$_->`.

    `$_f->3` counts the Riverfolk's funds, which changes nothing.
    """
    found = MARKER_FORM.match(text)
    if found is None:
        return None
    if FUNDS_FORM.match(text):
        return ()
    units = []
    for side in found[1].split("+"):
        who, _, what = side.partition("$_")
        units.append(say(f"$_{what}->{found[2]}", seat(who, table)))
    return tuple(units)


def closed(text: str, table: Table) -> tuple[Unit, ...] | None:
    found = CLOSED_FORM.match(text)
    if found is None:
        return None
    low, high = sorted((int(found[1]), int(found[2])))
    return (say(f"{low}_{high}->", table.current),)


def craft(text: str, table: Table) -> tuple[Unit, ...] | None:
    """Read `Z%h` or `Zarmor`."""
    if not text.startswith("Z"):
        return None
    what = text[1:]
    if what[:1] == "%" and what[1:] in ITEMS:
        return (Unit(CRAFT, table.current, ITEMS[what[1:]]),)
    if what in ITEMS:
        return (Unit(CRAFT, table.current, ITEMS[what]),)
    key = card_key(what, None)
    if key is None:
        raise Unreadable("card", what, 1)
    return (Unit(CRAFT, table.current, None, key),)


# Moves and reveals


def move(text: str, table: Table) -> tuple[Unit, ...]:
    """Read what goes from where to where."""
    left, _, right = text.partition("->")
    named = LEADER_FORM.match(text)
    if named is not None and card_key(named[1], None) is None:
        return (say(text if "$->" not in text else f"#{named[1]}$->", table.current),)
    units: list[Unit] = []
    for thing in things(left, table):
        units += moved(thing, right, table)
    return tuple(units)


def reveal(text: str, table: Table) -> tuple[Unit, ...]:
    """Read `^A`, `(2M+F)#^`, `D^A`, `F#^P`."""
    left, _, right = text.partition("^")
    to = seat(right, table) if right else None
    if not left or (len(left) == 1 and left in table.letters):
        return (Unit(REVEAL, seat(left, table), None, EVERY, end=to),)
    units = []
    for thing in things(left, table):
        if thing.verb != CARD:
            raise Unreadable("reveal", left)
        who = thing.start.partition(":")[2] if thing.start else table.current
        units.append(Unit(REVEAL, who, thing.what, thing.name, end=to, count=thing.count))
    return tuple(units)
