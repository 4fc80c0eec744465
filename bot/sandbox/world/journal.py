"""Storage of the pretend Discord across restarts: a table of keys and bytes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol


class Journal(Protocol):
    """A store of one value per key.

    Every object of the sandbox (a channel, a message, the bytes of a file) is one key such as
    `message/1234`. A change writes only that key, so a host can keep the table in its own database.
    The calls come from the event loop and must not block it for long.
    """

    def load(self) -> Iterable[tuple[str, bytes]]:
        """Yield everything stored, in any order."""
        ...

    def put(self, key: str, value: bytes) -> None:
        """Store a new or changed value."""
        ...

    def delete(self, key: str) -> None:
        """Drop a key; unknown keys are no error."""
        ...


class MemoryJournal:
    """A journal in memory, lost with the process: enough for tests."""

    def __init__(self, entries: Iterable[tuple[str, bytes]] = ()) -> None:
        self.entries = dict(entries)

    def load(self) -> Iterable[tuple[str, bytes]]:
        return list(self.entries.items())

    def put(self, key: str, value: bytes) -> None:
        self.entries[key] = value

    def delete(self, key: str) -> None:
        self.entries.pop(key, None)
