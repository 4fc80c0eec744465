"""Tables that many tests begin with: opened once in a run, then restored to that state.

Opening one takes eight commands and the first posts, several times as long as starting a bot.
"""

from __future__ import annotations

import pickle
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from bot.sandbox.world.world import World
from tests.sharing import write_whole

SHELVES = ("users", "guilds", "channels", "messages", "interactions", "commands", "emojis",
           "files", "uploads")  # fmt: skip
LOGGED = ("sights", "requests", "notifications")
ROOM = 1 << 25
"""Most bytes that a process may leave to the others."""


@dataclass(frozen=True)
class BegunTable:
    """The state of a bot and of the pretend Discord once a table has been opened."""

    match: int
    at: str
    database: bytes
    world: bytes

    @classmethod
    def of(cls, match: int, at: str, database: Path, world: World) -> BegunTable:
        """Save the present state."""
        shelves = {name: dict(getattr(world, name)) for name in SHELVES}
        logged = {name: list(getattr(world.log, name)) for name in LOGGED}
        whole = pickle.dumps((shelves, logged, world._last_id))
        return cls(match, at, copied(database), whole)

    def put_back(self, database: Path, world: World) -> None:
        """Restore all of it; no bot may be at work on the database."""
        for beside in ("-wal", "-shm"):
            database.with_name(database.name + beside).unlink(missing_ok=True)
        database.write_bytes(self.database)
        shelves, logged, world._last_id = pickle.loads(self.world)
        for name, things in shelves.items():
            shelf: Any = getattr(world, name)
            shelf.clear()
            for key, thing in things.items():
                shelf[key] = thing
        for name, lines in logged.items():
            log = getattr(world.log, name)
            log.clear()
            log.extend(lines)


class BegunTables:
    """Tables opened in this run, by how they were opened; the processes share them."""

    def __init__(self) -> None:
        self._here: dict[str, BegunTable] = {}
        self._room = ROOM

    def find(self, how: str, shared: Path | None) -> BegunTable | None:
        """Return a table opened in this way, by this process or another."""
        left = self._file(how, shared)
        if how not in self._here and left is not None and left.exists():
            self._here[how] = pickle.loads(left.read_bytes())
        return self._here.get(how)

    def keep(self, how: str, shared: Path | None, table: BegunTable) -> None:
        """Keep a table, and share it with the other processes while there is room."""
        self._here[how] = table
        data, left = pickle.dumps(table), self._file(how, shared)
        if left is not None and len(data) <= self._room:
            self._room -= len(data)
            write_whole(left, data)

    @staticmethod
    def _file(how: str, shared: Path | None) -> Path | None:
        return shared / f"table-{sha256(how.encode()).hexdigest()}" if shared is not None else None


def copied(database: Path) -> bytes:
    """Read a database that is in use."""
    with closing(sqlite3.connect(database)) as source:
        return source.serialize()
