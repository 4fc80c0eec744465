"""One action of a record: what is written between two slashes, as units."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.referee.record.letters import ITEMS, card_key, quest_suit
from engine.root.data.maps import Map
from engine.root.hooks.notation import (
    BATTLE,
    CARD,
    CRAFT,
    DECK,
    DISCARD,
    ITEM,
    LOST,
    PIECE,
    REVEAL,
    SCORE,
    SUPPLY,
    TAKEN,
    Unit,
    say,
)


class Unreadable(Exception):  # noqa: N818 - it is about a record
    """An action cannot be read: `key` says why, `at` is how far into it."""

    def __init__(self, key: str, what: str = "", at: int = 0) -> None:
        super().__init__(key)
        self.key = key
        self.what = what
        self.at = at


@dataclass(frozen=True)
class Table:
    """What reading an action needs to know of the table."""

    letters: Sequence[str]
    woodland: Map
    current: str


EVERY = "*"
"""A whole hand, as the name of what is revealed."""
ALL = 0
"""The count of a unit that stands for as many as there are."""

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
PIECE_FORM = re.compile(r"(\d+)?([A-Z])?([wptbr](?:_[a-z])?)(\d+(?:_\d+)*|[A-Z]?\$)?$")
CARD_FORM = re.compile(r"(\d+)?([BFMR])?#([a-z@]*)(\*|[A-Z]?\$(?:_[a-z0-9])?|[A-Z])?$")
ITEM_FORM = re.compile(r"(\d+)?%([sbcxhtrf_])?(\d+|[A-Z]?\$|[sdt]?[er]?)$")
SUITS_FORM = re.compile(r"(\d+)?([BFMR])$")


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


def seat(letter: str | None, table: Table) -> str:
    """Return a faction's letter, the current one if it is left out."""
    letter = letter or table.current
    if letter not in table.letters:
        raise Unreadable("seat", letter)
    return letter


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


def things(text: str, table: Table) -> Iterator[Unit]:
    """Read what stands on the left of an arrow: things with counts and where they are."""
    for side, at in sides(text):
        group = re.match(r"\(([^()]*)\)(.*)$", side)
        if group is None:
            yield thing(side, table, at)
            continue
        inner, rest = group.groups()
        for part, _ in sides(inner):
            suited = SUITS_FORM.match(part)
            if rest.startswith("#") and suited is None:
                raise Unreadable("suit", part, at)
            yield thing(part + rest, table, at)


def sides(text: str) -> Iterator[tuple[str, int]]:
    """Split at the pluses outside of parentheses, each side with where it begins."""
    depth, begin = 0, 0
    for place, sign in enumerate(text):
        depth += (sign == "(") - (sign == ")")
        if depth < 0:
            raise Unreadable("parenthesis", text, place)
        if sign == "+" and not depth:
            yield text[begin:place], begin
            begin = place + 1
    if depth:
        raise Unreadable("parenthesis", text, text.index("("))
    yield text[begin:], begin


def thing(text: str, table: Table, at: int) -> Unit:
    """Read one thing: its count, what it is, and where it is if that is said."""
    if found := PIECE_FORM.match(text):
        count, who, kind, start = found.groups()
        return Unit(
            PIECE, seat(who, table), kind, start=start and place_of(start, table),
            count=int(count or 1),
        )  # fmt: skip
    if found := CARD_FORM.match(text):
        count, suit, name, start = found.groups()
        if start == "Q":
            return Unit(CARD, None, quest_suit(name, suit), start="quests")
        key = card_key(name, suit) if name else None
        if name and key is None:
            raise Unreadable("card", name, at)
        return Unit(
            CARD, None, suit, key, start=start and place_of(start, table, card=True),
            count=int(count or 1),
        )  # fmt: skip
    if found := ITEM_FORM.match(text):
        count, item, start = found.groups()
        what = None if item in (None, "_") else ITEMS[item]
        return Unit(
            ITEM, None, what, start=start or None, count=ALL if item == "_" else int(count or 1)
        )
    raise Unreadable("thing", text, at)


def place_of(text: str, table: Table, *, card: bool = False) -> str:
    """Read a place: a clearing, a forest, a board, a hand, a column of the Decree."""
    if text == "*":
        return DISCARD
    if "$" in text:
        who, _, column = text.partition("$")
        letter = seat(who, table)
        if column:
            return f"{'retinue' if column[1:].isdecimal() else 'decree'}:{column[1:]}"
        return f"board:{letter}"
    if card and len(text) == 1 and text.isalpha():
        return f"hand:{seat(text, table)}"
    if "_" in text:
        return forest(text, table)
    if text.isdecimal():
        return clearing(text, table)
    raise Unreadable("place", text)


def clearing(text: str, table: Table) -> str:
    if not 0 <= int(text) <= len(table.woodland.clearings):
        raise Unreadable("place", text)
    return str(int(text))


def forest(text: str, table: Table) -> str:
    """Read a forest by all clearings around it."""
    around = sorted(int(each) for each in text.split("_") if each)
    for number, borders in enumerate(table.woodland.forest_borders):
        if number and sorted(borders) == around:
            return str(-number)
    raise Unreadable("forest", text)


def moved(thing: Unit, right: str, table: Table) -> list[Unit]:
    """Return what happens to a thing: each of several ends takes as many."""
    if thing.verb == ITEM:
        return item_moved(thing, right, table)
    ends = [end for end, _ in sides(right)]
    units = []
    for end in ends:
        if thing.verb == CARD:
            if thing.start == "quests":
                units.append(say(f"{thing.what or ''}#Q->$", table.current))
                continue
            to = place_of(end, table, card=True) if end else DISCARD
            units.append(thing._replace(start=thing.start or DECK, end=to))
            continue
        to = place_of(end, table) if end else SUPPLY
        pawn = thing.what == "p"
        units.append(thing._replace(start=None if pawn else thing.start or SUPPLY, end=to))
    return units


def item_moved(thing: Unit, right: str, table: Table) -> list[Unit]:
    """Return what happens to an item; on which of a Vagabond's spaces it lies follows by itself."""
    start, who = thing.start or "", table.current
    came = start.isdecimal() or ("$" in start and start not in ("$", f"{who}$"))
    if came and right not in ("d", "e", "r"):
        taken = thing._replace(who=who, start=place_of(start, table), end=TAKEN)
        extra = [thing._replace(who=who, start=None, end="e")] if "e" in right.split("+") else []
        return [taken, *extra]
    if "$" in start:
        who = seat(start.rstrip("$"), table)
    if not right:
        return [thing._replace(who=who, start=None, end=LOST)]
    units = []
    for end in right.split("+"):
        if end in ("e", "r", "d"):
            units.append(thing._replace(who=who, start=None, end=end))
        elif end in ("s", "t", "$"):
            if start.startswith("d"):
                units.append(thing._replace(who=who, start=None, end="s"))
        else:
            raise Unreadable("place", end)
    return units
