"""Reading a record: its head, turns and actions; an error names its place."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from engine.core.errors import Refused
from engine.core.seats import Scalar
from engine.referee.record.grammar import read_action
from engine.referee.record.hirelings import HIRELINGS, read_hirelings
from engine.referee.record.letters import (
    DECKS,
    FACTION_NAMES,
    KEY_OF_LETTER,
    MAPS,
    SUITS,
    deck_called,
    map_called,
)
from engine.referee.record.shuffles import SHUFFLED, Shuffle, read_shuffle
from engine.referee.record.things import Table, Unreadable
from engine.root.data.maps import map_of
from engine.root.hooks.notation import Unit

MOST_BYTES = 256 * 1024
MOST_LINES = 2000
MOST_CLEARINGS = 12
OURS = "//!"
OPTIONS, LANDMARKS, KEPT = "//! Options:", "//! Landmarks:", "//! Kept:"
"""Beginnings of comments that tell what the notation cannot."""
HEAD = re.compile(r"(map|deck|clearings|pool|winners?)\s*:\s*(.*)$", re.IGNORECASE)
TURN = re.compile(r"([A-Z])\s*:\s*(.*)$")
CLEARING_SUIT = re.compile(r"([FMR])\s*(\d*)$|(\d+)\s*([FMR])$", re.IGNORECASE)
ARROWS = (
    (re.compile(r"\s+"), ""),
    (re.compile("<(?:[-\u2010-\u2015\u2212]+>|\u2192)|\u2194\ufe0f?"), "<->"),
    (re.compile("(?<!<)(?:[-\u2010-\u2015\u2212]+>|[\u2192\u27a1]\ufe0f?)"), "->"),
)
"""Spaces within an action, and the arrows that people and well-meaning programs write."""


@dataclass(frozen=True)
class Action:
    """The text between two slashes."""

    line: int
    column: int
    text: str
    units: tuple[Unit, ...] = ()
    wrong: str = ""
    """Reason why it cannot be read, if a lenient reader went on."""


@dataclass
class Turn:
    """A line of a record: everything that a faction did in a turn, or at setup."""

    line: int
    letter: str
    actions: list[Action]
    comment: str = ""
    drawn: Sequence[int] = ()
    """Numbers drawn by lot, in one of our own records: dice and random cards, in order."""


@dataclass
class Record:
    """A game as it was written down."""

    map: str = ""
    deck: str = ""
    options: dict[str, str] = field(default_factory=dict)
    """The table's options, in one of our own records."""
    landmarks: dict[str, int] = field(default_factory=dict)
    """Clearings of the landmarks from the pack, in one of our own records."""
    hirelings: list[str] = field(default_factory=list)
    """The letters of hirelings, in one of our own records."""
    kept: dict[str, list[str]] = field(default_factory=dict)
    """The starting hand of each letter in the advanced setup, in one of our own records."""
    shuffles: list[Shuffle] = field(default_factory=list)
    """Shuffled piles, in one of our own records."""
    suits: dict[int, str] = field(default_factory=dict)
    players: dict[str, str] = field(default_factory=dict)
    """The name of each faction's player, by letter."""
    setup: list[Turn] = field(default_factory=list)
    turns: list[Turn] = field(default_factory=list)
    order: list[str] = field(default_factory=list)
    """The letters in the order of play."""
    winners: str = ""
    title: str = ""


def unreadable(key: str, line: int, column: int, /, **args: Scalar) -> Refused:
    """Return the refusal of a record that cannot be read."""
    return Refused(f"record-{key}", law="", line=line, column=column, **args)


def read_record(content: bytes, *, lenient: bool = False) -> Record:
    """Read a record; raise `Refused` with line and column of the first error.

    A lenient reader goes on after actions that it cannot read.
    """
    lines = list(enumerate(decode(content).splitlines(), 1))
    if len(lines) > MOST_LINES:
        raise unreadable("lines", MOST_LINES + 1, 1, most=MOST_LINES)
    record = Record()
    for number, line in lines:
        _read_line(record, number, line, lenient)
    last = len(lines) + 1
    for what, known in (("map", record.map), ("deck", record.deck), ("turn", record.turns)):
        if not known:
            raise unreadable("without", last, 1, what=what)
    return record


def decode(content: bytes) -> str:
    """Return a record's text; raise `Refused` if it is too long or in another encoding."""
    if len(content) > MOST_BYTES:
        start = content[:MOST_BYTES]
        column = MOST_BYTES - (start.rfind(b"\n") + 1) + 1
        raise unreadable("size", start.count(b"\n") + 1, column, most=MOST_BYTES // 1024)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = content[: error.start]
        column = error.start - (before.rfind(b"\n") + 1) + 1
        raise unreadable("encoding", before.count(b"\n") + 1, column) from None
    odd = re.search(r"[^\x20-\x7e\r\n\t\u00a0-\U0010ffff]", text)
    if odd is not None:
        line = text.count("\n", 0, odd.start()) + 1
        column = odd.start() - (text.rfind("\n", 0, odd.start()) + 1) + 1
        raise unreadable("encoding", line, column)
    return text


def _read_remark(record: Record, line: str) -> bool:
    """Read a comment by which our own records tell more; return whether it is one."""
    if line.startswith(SHUFFLED):
        record.shuffles.append(read_shuffle(line))
    elif line.startswith(OPTIONS):
        record.options |= dict(re.findall(r"([a-z_]+)=([a-z_]+)", line[len(OPTIONS) :]))
    elif line.startswith(LANDMARKS):
        placed = re.findall(r"([a-z_]+)=(\d{1,2})\b", line[len(LANDMARKS) :])
        record.landmarks |= {key: int(clearing) for key, clearing in placed}
    elif line.startswith(HIRELINGS):
        record.hirelings += read_hirelings(line)
    elif line.startswith(KEPT):
        hands = re.findall(r"([A-Z])=([a-z_,]+)", line[len(KEPT) :])
        record.kept |= {letter: cards.split(",") for letter, cards in hands}
    else:
        return False
    return True


def _read_line(record: Record, number: int, line: str, lenient: bool) -> None:
    if _read_remark(record, line):
        return
    body, slashes, comment = line.removeprefix(OURS).partition("//")
    body = body.strip()
    if not body:
        if not record.title and comment.strip() and not comment.strip().startswith("http"):
            record.title = comment.strip()
        return
    column = len(line) - len(line.lstrip()) + 1
    if head := HEAD.match(body):
        _read_head(record, number, head[1].lower(), head[2].strip())
        return
    turn = TURN.match(body)
    if turn is None:
        raise unreadable("line", number, column)
    letter, rest = turn[1], turn[2]
    if not _is_turn(record, letter, rest):
        _seat(record, number, letter, rest)
        return
    if letter not in record.players:
        raise _no_faction(letter, number, column)
    offset = line.index(":") + 1
    offset += len(line[offset:]) - len(line[offset:].lstrip())
    extra = comment[1:] if slashes and comment.startswith("!") else ""
    actions = list(_actions(record, number, letter, rest, offset + 1, lenient))
    actions = _with_ours(record, number, letter, actions, extra)
    lots = re.search(r"~([\d,]+)", extra)
    drawn = [int(each) for each in lots[1].split(",") if each] if lots else []
    _add(record, Turn(number, letter, actions, "" if extra else comment.strip(), drawn))


def _is_turn(record: Record, letter: str, rest: str) -> bool:
    """Return whether a line with a colon is a turn rather than the name of a player.

    Players are named before the first turn. An arrow makes a turn; so does a letter named before.
    """
    if not record.players:
        return False
    signs = r"->|\^|\+\+|^X|/Z|^$" if letter in record.players else "->"
    return bool(record.setup or re.search(signs, rest))


def _read_head(record: Record, number: int, what: str, value: str) -> None:
    at = len(what) + 3
    if what == "map":
        record.map = map_called(value)
        if not record.map:
            raise unreadable("map", number, at, what=value, known=" · ".join(MAPS))
    elif what == "deck":
        record.deck = deck_called(value)
        if not record.deck:
            raise unreadable("deck", number, at, what=value, known=" · ".join(DECKS))
    elif what == "clearings":
        _read_suits(record, number, at, value)
    elif what.startswith("winner"):
        record.winners = value


def _read_suits(record: Record, number: int, at: int, value: str) -> None:
    """Read the suits of clearings; suits without a number are in the order of the clearings."""
    for order, each in enumerate(re.split(r"[,;]", value.rstrip(",; ")), 1):
        found = CLEARING_SUIT.match(each.strip())
        if found is None or not 1 <= int(found[2] or found[3] or order) <= MOST_CLEARINGS:
            raise unreadable("clearings", number, at, what=each.strip())
        record.suits[int(found[2] or found[3] or order)] = SUITS[(found[1] or found[4]).upper()]


def _seat(record: Record, number: int, letter: str, name: str) -> None:
    if letter not in KEY_OF_LETTER:
        raise _no_faction(letter, number, 1)
    if letter in record.players:
        raise unreadable("twice", number, 1, faction=FACTION_NAMES[letter])
    record.players[letter] = name


def _no_faction(letter: str, line: int, column: int) -> Refused:
    faction = FACTION_NAMES.get(letter, letter)
    if letter in KEY_OF_LETTER:
        return unreadable("nobody", line, column, faction=faction)
    if letter in FACTION_NAMES:
        return unreadable("not-hosted", line, column, faction=faction, letter=letter)
    return unreadable("letter", line, column, letter=letter)


def _add(record: Record, turn: Turn) -> None:
    """Put a turn where it belongs: each faction's first one is its setup."""
    if turn.letter not in [each.letter for each in record.setup]:
        record.setup.append(turn)
        return
    if turn.letter not in record.order:
        record.order.append(turn.letter)
    record.turns.append(turn)


def _actions(
    record: Record, number: int, letter: str, text: str, column: int, lenient: bool
) -> Iterator[Action]:
    """Read the actions of a line."""
    if not record.map:
        raise unreadable("map-first", number, 1)
    table = Table((*record.players, *record.hirelings), map_of(record.map), letter)
    at = column
    for part in re.split(r"([/;])", text):
        if part not in ("/", ";", ""):
            yield _action(part, number, at, table, lenient)
        at += len(part)
    if text.endswith(("/", ";")) and not lenient:
        raise unreadable("broken-off", number, at - 1)


def _action(part: str, number: int, at: int, table: Table, lenient: bool) -> Action:
    written = part.strip()
    try:
        return Action(number, at, written, read_action(plain(written), table))
    except Unreadable as error:
        if not lenient:
            raise unreadable(
                error.key, number, at + error.at, action=written, what=error.what
            ) from None
        return Action(number, at, written, wrong=error.key)


def plain(written: str) -> str:
    """Return an action without spaces, and with the notation's arrows."""
    for form, instead in ARROWS:
        written = form.sub(instead, written)
    return written


def _with_ours(
    record: Record, number: int, letter: str, actions: list[Action], extra: str
) -> list[Action]:
    """Insert the actions told in our own comment: `@2 XS10` comes after the second."""
    if not extra:
        return actions
    table = Table((*record.players, *record.hirelings), map_of(record.map), letter)
    behind: dict[int, list[Action]] = {}
    for after, text in re.findall(r"@(\d+) (\S+)", extra):
        behind.setdefault(int(after), []).append(_action(text, number, 1, table, False))
    merged = list(behind.get(0, ()))
    for place, action in enumerate(actions, 1):
        merged += [action, *behind.get(place, ())]
    return merged
