"""Tables that many tests begin with: opened once in a process, then put back as they stood.

Opening one takes eight commands and the first posts, several times what a bot takes to start.
"""

from __future__ import annotations

import pickle
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.sandbox.world.world import World

SHELVES = ("users", "guilds", "channels", "messages", "interactions", "commands", "emojis",
           "files", "uploads")  # fmt: skip
LOGGED = ("sights", "requests", "notifications")


@dataclass(frozen=True)
class BegunTable:
    """All that is left of a bot and of the pretend Discord once a table has been opened."""

    match: int
    at: str
    database: bytes
    world: bytes

    @classmethod
    def of(cls, match: int, at: str, database: Path, world: World) -> BegunTable:
        """Keep how everything stands now."""
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


def copied(database: Path) -> bytes:
    """Read a database that is in use."""
    with closing(sqlite3.connect(database)) as source:
        return source.serialize()
