"""Reading a record: its head, turns and actions; an error names its place."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from engine.referee.record.contents import Action, Record, Turn
from engine.referee.record.decoding import (
    MOST_ACTIONS,
    MOST_SIGNS,
    read_lines,
    shortened,
    unreadable,
)
from engine.referee.record.grammar import read_action
from engine.referee.record.head import HEAD, no_faction, read_head, take_seat
from engine.referee.record.shuffles import SHUFFLED, read_shuffle
from engine.referee.record.things import Table, Unreadable
from engine.root.data.maps import map_of
from engine.root.hooks.notation import SCORE

OURS = "//!"
OPTIONS, KEPT = "//! Options:", "//! Kept:"
"""Beginnings of comments that tell what the notation cannot."""
TURN = re.compile(r"([A-Za-z])\s*:\s*(.*)$")
SLASHES = re.compile(r"(?<=[^\s/])//(?=[^\s/!]*(?:->|\+\+))")
"""Two slashes that separate actions: before a comment, or behind it, is a space."""
SEATS = (2, 6)
ARROWS = (
    (re.compile("[\\s\u200b-\u200d\u2060\ufeff]+"), ""),
    (re.compile("<(?:[-\u2010-\u2015\u2212]+>|\u2192)|\u2194\ufe0f?"), "<->"),
    (re.compile("(?<!<)(?:[-\u2010-\u2015\u2212]+>|[\u2192\u27a1]\ufe0f?)"), "->"),
)
"""Spaces within an action, and the arrows that people and well-meaning programs write."""


def read_record(content: bytes, *, lenient: bool = False) -> Record:
    """Read a record; raise `Refused` with line and column of the first error.

    A lenient reader goes on after actions that it cannot read.
    """
    lines = read_lines(content)
    record = Record()
    for number, line in lines:
        _read_line(record, number, line, lenient)
    last = len(lines) + 1
    for what, known in (("map", record.map), ("deck", record.deck), ("turn", record.turns)):
        if not known:
            raise unreadable("without", last, 1, what=what)
    if not SEATS[0] <= len(record.players) <= SEATS[1]:
        raise unreadable("seats", record.turns[0].line, 1, number=len(record.players))
    if not any(turn.actions for turn in record.setup):
        raise unreadable("setup", record.turns[0].line, 1)
    if not (lenient or record.winners):
        _check_end(lines)
    return record


def _check_end(lines: Sequence[tuple[int, str]]) -> None:
    """Raise `Refused` if the last turn breaks off behind a slash; others end so by habit."""
    for number, line in reversed(lines):
        body = line.removeprefix(OURS).partition(" //")[0].rstrip()
        if TURN.match(body):
            if body.endswith(("/", ";")):
                raise unreadable("broken-off", number, len(body))
            return


def _read_remark(record: Record, line: str) -> bool:
    """Read a comment by which our own records tell more; return whether it is one."""
    if line.startswith(SHUFFLED):
        record.shuffles.append(read_shuffle(line))
    elif line.startswith(OPTIONS):
        record.options |= dict(re.findall(r"([a-z_]+)=([a-z_]+)", line[len(OPTIONS) :]))
    elif line.startswith(KEPT):
        hands = re.findall(r"([A-Z])=([a-z_,]+)", line[len(KEPT) :])
        record.kept |= {letter: cards.split(",") for letter, cards in hands}
    else:
        return False
    return True


def _read_line(record: Record, number: int, line: str, lenient: bool) -> None:
    if _read_remark(record, line):
        return
    body, slashes, comment = SLASHES.sub("/ ", line.removeprefix(OURS)).partition("//")
    if not body.strip():
        if not record.title and comment.strip() and not comment.strip().startswith("http"):
            record.title = comment.strip()
        return
    column = len(line) - len(line.removeprefix(OURS).lstrip()) + 1
    if head := HEAD.match(body.strip()):
        at = column + head.start(2)
        read_head(record, number, head[1].lower(), head[2], at, lenient=lenient)
        return
    turn = TURN.match(body.strip())
    if turn is None:
        raise unreadable("line", number, column)
    letter, rest = turn[1].upper(), turn[2]
    if not _is_turn(record, letter, plain(rest)):
        take_seat(record, number, letter, rest)
        return
    if not record.map:
        raise unreadable("map-first", number, 1)
    if letter not in record.players:
        raise no_faction(letter, number, column)
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
    signs = r"->|\^|\+\+|^X|/Z|^$" if letter in record.players else "->"
    return bool(record.setup or re.search(signs, rest))


def _add(record: Record, turn: Turn) -> None:
    """Put a turn where it belongs: each faction's first one is its setup.

    One that draws or scores, or comes behind others' turns, is no setup: the record leaves that
    out.
    """
    if turn.letter not in [each.letter for each in record.setup]:
        if not (record.turns or any(map(_is_no_setup, turn.actions))):
            record.setup.append(turn)
            return
        record.setup.append(Turn(turn.line, turn.letter, []))
    if turn.letter not in record.order:
        record.order.append(turn.letter)
    record.turns.append(turn)


def _is_no_setup(action: Action) -> bool:
    return any(unit.verb == SCORE or (unit.end or "").startswith("hand:") for unit in action.units)


def _actions(
    record: Record, number: int, letter: str, text: str, column: int, lenient: bool
) -> Iterator[Action]:
    """Read the actions of a line."""
    table = Table((*record.players, *record.hirelings), map_of(record.map), letter)
    at = column
    for order, part in enumerate(re.split(r"([/;])", text)):
        if order > 2 * MOST_ACTIONS:
            raise unreadable("actions", number, at, most=MOST_ACTIONS)
        if part.strip() not in ("/", ";", ""):
            yield _action(part, number, at, table, lenient)
        at += len(part)


def _action(part: str, number: int, at: int, table: Table, lenient: bool) -> Action:
    written = part.strip()
    at += len(part) - len(part.lstrip())
    try:
        if len(written) > MOST_SIGNS:
            raise Unreadable("long", str(MOST_SIGNS))
        return Action(number, at, written, read_action(plain(written), table))
    except Unreadable as error:
        if not lenient:
            raise unreadable(
                error.key, number, at + error.at, action=written, what=error.what
            ) from None
        return Action(number, at, shortened(written), wrong=error.key, fault=error.what)


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
