"""The text of a record's file, and the limits within which it is read."""

from __future__ import annotations

import re
from pathlib import Path

from engine.core.errors import Refused
from engine.core.seats import Scalar

MOST_BYTES = 256 * 1024
MOST_LINES = 2000
MOST_ACTIONS = 200
"""Most actions of a turn: real ones have up to 40."""
MOST_SIGNS = 200
"""Most characters of an action: real ones have up to 40."""
LINE_END = re.compile(r"\r\n?|\n")
MOST_QUOTED = 60
"""Most characters of a record that a refusal quotes."""


def unreadable(key: str, line: int, column: int, /, *, law: str = "", **args: Scalar) -> Refused:
    """Return the refusal of a record that cannot be read."""
    quoted = {
        name: shortened(value) if isinstance(value, str) else value for name, value in args.items()
    }
    return Refused(f"record-{key}", law=law, line=line, column=column, **quoted)


def shortened(text: str) -> str:
    """Return as much of a text as is quoted of a record."""
    return text if len(text) <= MOST_QUOTED else f"{text[: MOST_QUOTED - 1]}\u2026"


def read_file(path: Path) -> bytes:
    """Return a file's content, as much of a larger one as shows that it is too large."""
    with path.open("rb") as file:
        return file.read(MOST_BYTES + 1)


def read_lines(content: bytes) -> list[tuple[int, str]]:
    """Return a record's lines with their numbers; raise `Refused` if there are too many."""
    lines = LINE_END.split(decode(content))
    if not lines[-1]:
        lines.pop()
    if len(lines) > MOST_LINES:
        raise unreadable("lines", MOST_LINES + 1, 1, most=MOST_LINES)
    return list(enumerate(lines, 1))


def decode(content: bytes) -> str:
    """Return a record's text; raise `Refused` if it is too long or in another encoding."""
    if len(content) > MOST_BYTES:
        start = content[:MOST_BYTES].decode("utf-8-sig", "replace")
        raise unreadable("size", *_end_of(start), most=MOST_BYTES // 1024)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = content[: error.start].decode("utf-8-sig", "ignore")
        raise unreadable("encoding", *_end_of(before)) from None
    odd = re.search(r"[^\x20-\x7e\r\n\t\u00a0-\U0010ffff]", text)
    if odd is not None:
        raise unreadable("encoding", *_end_of(text[: odd.start()]))
    return text


def _end_of(text: str) -> tuple[int, int]:
    """Return the line and column behind a text."""
    lines = LINE_END.split(text)
    return len(lines), len(lines[-1]) + 1
