"""Things in a record: pieces, cards and items, where they are, and where they go."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.referee.record.letters import (
    ITEM_NAMES,
    NOTATIONS,
    card_key,
    item_called,
    quest_called,
    quest_suit,
)
from engine.root.data.maps import Map
from engine.root.hooks.notation import (
    CARD,
    DECK,
    DISCARD,
    ITEM,
    LOST,
    PIECE,
    SAY,
    SUPPLY,
    TAKEN,
    Unit,
    say,
)

ALL = 0
"""Count of a unit that means all there are."""
WITH_LETTER = {each.letter: each for each in NOTATIONS.values() if each.letter != "?"}
COLUMNS = {each.letter: each.columns for each in NOTATIONS.values()}
PIECE_FORM = re.compile(r"(\d{1,2})?([A-Z])?([wptbr](?:_[a-z]+)?)(\d+(?:_\d+)*|[A-Z]?\$)?$")
CARD_FORM = re.compile(
    r"(\d{1,2})?([BFMR])?#([A-Za-z@_'\u2019-]*?)(\*|[A-Z]?\$(?:_[a-z0-9])?|[A-Z])?$"
)
ITEM_FORM = re.compile(
    rf"(\d{{1,2}})?%({'|'.join(ITEM_NAMES)}|[sbcxhtrf_])?(\d+|[A-Z]?\$|[sdt]?[er]?)$"
)
GROUP_FORM = re.compile(r"(\d{1,2})?\(([^()]*)\)(.*)$")
ITEM_END = re.compile(r"(?:[sdt]?[er]|[sdt]|\$)$")
SUITS_FORM = re.compile(r"(\d{1,2})?([BFMR])$")
SEVERAL_SUITS = re.compile(r"([BFMR]{2,})(#.*)$")


class Unreadable(Exception):  # noqa: N818 - it is about a record
    """An action cannot be read: `key` says why, `at` is the offset of the fault."""

    def __init__(self, key: str, what: str = "", at: int = 0) -> None:
        super().__init__(key)
        self.key = key
        self.what = what
        self.at = at


@dataclass(frozen=True)
class Table:
    """Facts about the table that are needed to read an action."""

    letters: Sequence[str]
    woodland: Map
    current: str


def seat(letter: str | None, table: Table) -> str:
    """Return a faction's letter; if none is given, the current one."""
    letter = letter or table.current
    if letter not in table.letters:
        raise Unreadable("seat", letter)
    return letter


def things(text: str, table: Table, *, gone: bool = False) -> list[Unit]:
    """Read the left side of an arrow: things with their counts and places.

    Cards and items without a place of their own leave from that of the next one, as in `R#+B#C->`;
    so do pieces that are `gone`, as in `2Aw+At3->`, but in `t+2w0->12` the tunnel is a new one.
    """
    found: list[Unit] = []
    for unit in reversed(list(each_thing(text, table))):
        behind = found[-1] if found else None
        alike = behind is not None and unit.verb == behind.verb
        if behind and alike and unit.start is None and (gone or unit.verb != PIECE):
            unit = unit._replace(start=behind.start)
        found.append(unit)
    return found[::-1]


def each_thing(text: str, table: Table) -> Iterator[Unit]:
    """Read things one by one; suits without a sign of their own are cards like the next one."""
    parts = list(sides(text))
    for number, (side, at) in enumerate(parts):
        if SUITS_FORM.match(side):
            card = next((each for each, _ in parts[number:] if "#" in each), "")
            yield thing(side + card[card.find("#") :] if card else side, table, at)
        elif suits := SEVERAL_SUITS.match(side):
            for suit in suits[1]:
                yield thing(suit + suits[2], table, at)
        elif group := GROUP_FORM.match(side):
            yield from grouped(group, table, at)
        else:
            yield thing(side, table, at)


def grouped(group: re.Match[str], table: Table, at: int) -> Iterator[Unit]:
    """Read the things within parentheses, with what follows them."""
    times, inner, rest = group.groups()
    for part, _ in sides(inner):
        suited = SUITS_FORM.match(part)
        if rest.startswith("#") and suited is None:
            raise Unreadable("suit", part, at)
        found = thing(part + rest, table, at)
        yield found._replace(count=found.count * int(times or 1))


def sides(text: str) -> Iterator[tuple[str, int]]:
    """Split at the pluses or commas outside of parentheses; return each side with its offset."""
    depth, begin = 0, 0
    for place, sign in enumerate(text):
        depth += (sign == "(") - (sign == ")")
        if depth < 0:
            raise Unreadable("parenthesis", text, place)
        if sign in "+,&" and not depth:
            yield text[begin:place], begin
            begin = place + 1
    if depth:
        raise Unreadable("parenthesis", text, text.index("("))
    yield text[begin:], begin


def thing(text: str, table: Table, at: int) -> Unit:
    """Read one thing: its count, its kind, and its place if that is written."""
    if found := PIECE_FORM.match(text):
        count, who, kind, start = found.groups()
        owner = seat(who, table)
        return Unit(
            PIECE, owner, piece_called(kind, owner, at), start=start and place_of(start, table),
            count=int(count or 1),
        )  # fmt: skip
    if found := CARD_FORM.match(text):
        count, suit, name, start = found.groups()
        if start == "Q":
            return Unit(CARD, None, quest_suit(name, suit), quest_called(name), start="quests")
        key = card_key(name, suit) if name else None
        if name and key is None:
            raise Unreadable("card", name, at)
        return Unit(
            CARD, None, suit, key, start=start and place_of(start, table, card=True),
            count=int(count or 1),
        )  # fmt: skip
    if found := ITEM_FORM.match(text):
        count, item, start = found.groups()
        what = None if item in (None, "_") else item_called(item)
        return Unit(
            ITEM, None, what, start=start or None, count=ALL if item == "_" else int(count or 1)
        )
    raise Unreadable("thing", text, at)


def piece_called(written: str, owner: str, at: int) -> str:
    """Return the code of a faction's piece: `b_recruiter` is `b_r`, `t_wood` is `t`."""
    kind, _, name = written.partition("_")
    notation = WITH_LETTER.get("V" if owner == "G" else owner)
    if not name or notation is None:
        return written
    codes = {*notation.pieces.values(), *notation.standouts.values()}
    code = f"{kind}_{name[0]}"
    if code in codes:
        return code
    if kind in codes or kind == "w":
        return kind
    raise Unreadable("thing", written, at)


def place_of(text: str, table: Table, *, card: bool = False) -> str:
    """Read a place: a clearing, a forest, a board, a hand, a column of the Decree."""
    if text == "*":
        return DISCARD
    if "$" in text:
        who, _, column = text.partition("$")
        letter = seat(who, table)
        if column:
            return f"{COLUMNS.get(letter, 'decree')}:{column[1:]}"
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
    """Read a forest, which is named by all clearings around it."""
    around = sorted(int(each) for each in text.split("_") if each)
    forests = {n: {*each} for n, each in enumerate(table.woodland.forest_borders) if n}
    found = [n for n, borders in forests.items() if borders == {*around}] or [
        n for n, borders in forests.items() if borders < {*around} or borders > {*around}
    ]
    if len(found) != 1:
        raise Unreadable("forest", text)
    return str(-found[0])


def move_thing(thing: Unit, right: str, table: Table) -> list[Unit]:
    """Return the units of a thing that moves; each of several ends takes the whole count."""
    if thing.verb == ITEM:
        return move_item(thing, right, table)
    ends = [end for end, _ in sides(right)]
    units = []
    for end in ends:
        if thing.verb == CARD:
            if thing.start == "quests":
                quest = say(f"{thing.what or ''}#Q->$", table.current)
                units.append(quest._replace(name=thing.name or None))
                continue
            to = place_of(end, table, card=True) if end else DISCARD
            units.append(thing._replace(start=thing.start or DECK, end=to))
            continue
        to = place_of(end, table) if end else SUPPLY
        if thing.what == "w_w" and thing.start and to.isdecimal():
            # The warlord moves as one of the warriors; which one is a word of ours.
            units += [thing._replace(what="w", end=to), say(f"$_warlord->{to}", thing.who)]
            continue
        pawn = thing.what == "p"
        units.append(thing._replace(start=None if pawn else thing.start or SUPPLY, end=to))
    return units


def warlord_apart(units: Sequence[Unit]) -> list[Unit]:
    """Return changes with a warlord who moved as a piece of his own, as they are written."""
    found = list(units)
    for said in units:
        place = (said.what or "").removeprefix("$_warlord->")
        moved = next((each for each in found if _moves_to(each, said.who, place)), None)
        if said.verb != SAY or said.what == place or moved is None:
            continue
        found.remove(said)
        at = found.index(moved)
        others = [moved._replace(count=moved.count - 1)] if moved.count > 1 else []
        found[at : at + 1] = [moved._replace(what="w_w", count=1), *others]
    return found


def _moves_to(unit: Unit, who: str | None, place: str) -> bool:
    moves = (unit.start or "").isdecimal() and unit.end == place
    return moves and (unit.verb, unit.who, unit.what) == (PIECE, who, "w")


def move_item(thing: Unit, right: str, table: Table) -> list[Unit]:
    """Return the units of an item that moves; its place on a Vagabond's board follows by itself."""
    start, who = thing.start or "", table.current
    came = start.isdecimal() or ("$" in start and start not in ("$", f"{who}$"))
    if came and right not in ("d", "e", "r") and (right or start.isdecimal()):
        taker = seat(right[:1], table) if len(right) > 1 and right.endswith("$") else who
        taken = thing._replace(who=taker, start=place_of(start, table), end=TAKEN)
        extra = [thing._replace(who=who, start=None, end="e")] if "e" in right.split("+") else []
        return [taken, *extra]
    if "$" in start:
        who = seat(start.rstrip("$"), table)
    if not right or right.isdecimal():  # a torch scorches a clearing (26.3.2)
        return [thing._replace(who=who, start=None, end=LOST)]
    units = []
    for end in right.split("+"):
        if ITEM_END.match(end) is None:
            raise Unreadable("place", end)
        repaired = start.startswith("d") and end[0] in "st$"
        units += [thing._replace(who=who, start=None, end="s")] * repaired
        units += [thing._replace(who=who, start=None, end=each) for each in end if each in "erd"]
    return units
