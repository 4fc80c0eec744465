"""One bot per database file, by a lock that the operating system releases when a bot dies."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from bot.store.engine.errors import Busy, NotWritable

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """The right to use a database file, held until `release`.

    The lock is a file beside the database. It stays there: removing it would let two bots hold
    locks on two files of one name.
    """

    def __init__(self, database: Path) -> None:
        beside = database.with_name(database.name + ".lock")
        try:
            self._descriptor = os.open(beside, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            if not database.parent.exists():
                raise NotWritable(
                    f"There is no folder {database.parent}. Create it, or name another place in "
                    "DATABASE_URL."
                ) from error
            raise NotWritable(
                f"{database.parent} cannot be written to ({error.strerror}). Check its free space "
                "and the rights of the bot's user there, or name another place in DATABASE_URL."
            ) from error
        try:
            _lock(self._descriptor)
        except OSError as error:
            os.close(self._descriptor)
            raise Busy(
                f"Another Warmoot is using {database}. Stop it first, or name another database "
                "in DATABASE_URL."
            ) from error

    def release(self) -> None:
        """Release the file for another bot."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1
