"""One action of a record, the text between two slashes, as units."""

from __future__ import annotations

import re

from engine.referee.record.letters import (
    card_key,
    exact_card,
    is_dominance,
    item_called,
    item_of,
    letters_with,
    persona,
    quest_called,
)
from engine.referee.record.things import (
    Table,
    Unreadable,
    clearing,
    move_thing,
    place_of,
    seat,
    things,
)
from engine.root.hooks.notation import (
    BATTLE,
    CARD,
    CRAFT,
    PIECE,
    REVEAL,
    SCORE,
    Unit,
    say,
)

EVERY = "*"
"""Name of a whole hand that is revealed."""

ROLLS = r"(?:\(\d+[,;:-]\d+\))?"
BATTLE_FORM = re.compile(rf"([A-Z])?[Xx]([A-Z])(\d+){ROLLS}(?:([BFMR]?)@)?(?:([BFMR]?)@)?{ROLLS}$")
CRAFT_FORM = re.compile(r"[Zz](?:([BFMR])?#)?(%?[A-Za-z_'\u2019-]+)$")
SCORE_FORM = re.compile(r"([A-Z])?(\+\+?|--?)([A-Z])?(\d{1,2})?$")
GUESS_FORM = re.compile(r"\?P?t(?:_([a-z])[a-z]*(\d+)|(\d+)(?:\^t)?_([a-z])[a-z]*)$")
FLIP_FORM = re.compile(r"([A-Z])?(t(?:_[a-z])?)(\d+)\^(?:t_)?([a-z0-9])[a-z]*$")
TRICK_FORM = re.compile(r"t(\d+)<->t?(\d+)$")
COALITION_FORM = re.compile(r"\+\+->([A-Z])?\$$")
MARKER_FORM = re.compile(
    r"\(?((?:[A-Z]?\$_[A-Za-z]*(?:\+[hrm]\b)*\+?)+)\)?->([A-Za-z0-9]*|\d+_\d+)$"
)
PRICES_FORM = re.compile(r"[hrm]{2,3}$")
STANDINGS = {
    "i": "0", "indifferent": "0", "hostile": "h", "3": "a", "allied": "a", "ally": "a",
}  # fmt: skip
"""Other names for the places of a Vagabond's relationship markers."""
FUNDS_FORM = re.compile(r"O?\$_f->\d+$")
NAMED_FORM = re.compile(r"#([a-z]+)(?:([A-Z])?(\$))?->(?:([A-Z])?(\$))?$")
VIZIERS_FORM = re.compile(
    r"\d*B?#(?:viz|loyalvizier|vizier|faith|retain)[a-z]*(?:[A-Z]?\$(?:_\w)?)?->.*$"
)
"""Viziers and Retainers, whose coming and going a record tells in other ways."""
AGAIN = re.compile(r"\^\+(?=\w*#)")
"""Between two cards that are each revealed with a sign of their own: `M#^+F#^`."""
PATH_FORM = re.compile(r"(\d+)_(\d+)->$")


def read_action(text: str, table: Table) -> tuple[Unit, ...]:
    """Read an action; raise `Unreadable` if it is not one."""
    for read in (battle, score, guess, flip, trick, coalition, marker, path, craft):
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
    attacker, defender, place, ambush, foil = found.groups()
    one, other = seat(attacker, table), seat(defender, table)
    units = [Unit(BATTLE, one, other, None, clearing(place, table))]
    if ambush is not None:
        units.append(say(f"{ambush}@", other))
    if foil is not None:
        units.append(say(f"{foil}@", one))
    return tuple(units)


def score(text: str, table: Table) -> tuple[Unit, ...] | None:
    found = SCORE_FORM.match(text)
    if found is None:
        return None
    who, sign, other, count = found.groups()
    return (Unit(SCORE, seat(who or other, table), sign[0], count=int(count or 1)),)


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
    place = clearing(found[3], table)
    if found[4].isdecimal():  # the value of a relic
        return (say(f"{found[2]}{place}^{found[4]}", seat(found[1], table)),)
    return (say(f"t{place}^t_{found[4]}", seat(found[1], table)),)


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
    who = ""
    for side in found[1].split("+"):
        before, _, what = side.rpartition("$_")
        who = before or who
        units += marked(seat(who, table), what, found[2])
    return tuple(units)


def marked(who: str, what: str, to: str) -> list[Unit]:
    """Return where a faction's marker goes, however the scribe calls it and its place."""
    if who == "L" and what in ("o", "h", "ho"):
        what, to = "ho" if "h" in what else "o", to[:1].upper()
    elif who in ("V", "G") and len(what) == 1 and what.isupper():
        to = STANDINGS.get(to.lower(), to.lower())
    elif who == "O" and PRICES_FORM.match(what):
        return [say(f"$_{each}->{to}", who) for each in what]
    return [say(f"$_{what}->{to}", who)]


def path(text: str, table: Table) -> tuple[Unit, ...] | None:
    found = PATH_FORM.match(text)
    if found is None:
        return None
    low, high = sorted((int(found[1]), int(found[2])))
    return (say(f"{low}_{high}->", table.current),)


def craft(text: str, table: Table) -> tuple[Unit, ...] | None:
    """Read `Z%h`, `Zarmor` or `ZF#favor`; a dominance card is activated."""
    found = CRAFT_FORM.match(text)
    if found is None:
        return None
    suit, what = found.groups()
    item = item_called(what.removeprefix("%"))
    key = card_key(what, suit)
    if item is None and key is None:
        raise Unreadable("card", what, text.index(what))
    if item is None and is_dominance(key):
        card = Unit(CARD, None, suit, key, f"hand:{table.current}", f"board:{table.current}")
        return (card,)
    item = item or item_of(key or "")
    return (Unit(CRAFT, table.current, item, None if item else key),)


# Moves and reveals


def move(text: str, table: Table) -> tuple[Unit, ...]:
    """Read a move, from anywhere to anywhere."""
    left, _, right = text.partition("->")
    if VIZIERS_FORM.match(text):
        return ()
    named = NAMED_FORM.match(text)
    if named is not None and (name := persona(named[1])) is not None:
        return (say(f"#{name}$->" if named[3] else f"#{name}->$", owner_of(named, name, table)),)
    if named is not None and exact_card(named[1], None) is None and quest_called(named[1]):
        return move(f"#{named[1]}Q->$", table)
    units: list[Unit] = []
    way, *others = right.split("->")
    for thing in things(left, table, gone=not right):
        units += move_thing(thing, way, table)
    for end in others:  # `w3->7->11` moves twice
        units += [move_thing(each._replace(start=each.end), end, table)[0] for each in units
                  if each.verb == PIECE and each.end == place_of(way, table)]  # fmt: skip
        way = end
    return tuple(units)


def owner_of(named: re.Match[str], name: str, table: Table) -> str:
    """Return the owner of a leader or minister; if none is written, a faction that has such."""
    having = letters_with(name)
    letter = named[2] or named[4]
    if letter is None and table.current not in having:
        letter = next((each for each in having if each in table.letters), None)
    return seat(letter, table)


def reveal(text: str, table: Table) -> tuple[Unit, ...]:
    """Read `^A`, `(2M+F)#^`, `D^A`, `F#^P`."""
    left, _, right = AGAIN.sub("+", text).partition("^")
    units = []
    for each in right.split("+"):
        to = seat(each, table) if each else None
        if not left or (len(left) == 1 and left in table.letters):
            units.append(Unit(REVEAL, seat(left, table), None, EVERY, end=to))
            continue
        for thing in things(left, table):
            if thing.verb != CARD:
                raise Unreadable("reveal", left)
            who = thing.start.partition(":")[2] if thing.start else table.current
            units.append(Unit(REVEAL, who, thing.what, thing.name, end=to, count=thing.count))
    return tuple(units)
