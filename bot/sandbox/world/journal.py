"""Where the pretend Discord is kept across restarts: a table of keys and bytes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol


class Journal(Protocol):
    """Remember one value per key.

    Every object of the sandbox (a channel, a message, the bytes of a file) is one key such as
    `message/1234`. A change writes that key only, so a host can keep the table in its own
    database. The calls come from the event loop and must not block it for long.
    """

    def load(self) -> Iterable[tuple[str, bytes]]:
        """Give back everything kept, in any order."""
        ...

    def put(self, key: str, value: bytes) -> None:
        """Keep a new or changed value."""
        ...

    def delete(self, key: str) -> None:
        """Drop a key; unknown keys are no error."""
        ...


class MemoryJournal:
    """Keep everything in a dictionary: gone with the process, enough for tests."""

    def __init__(self, entries: Iterable[tuple[str, bytes]] = ()) -> None:
        self.entries = dict(entries)

    def load(self) -> Iterable[tuple[str, bytes]]:
        return list(self.entries.items())

    def put(self, key: str, value: bytes) -> None:
        self.entries[key] = value

    def delete(self, key: str) -> None:
        self.entries.pop(key, None)
