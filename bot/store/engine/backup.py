"""Copies of a SQLite database: written while the bot runs, restored while it does not."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.store.engine.errors import NotOurs, NotWritable, StoreError
from bot.store.engine.filelock import FileLock

COMPANIONS = ("", "-wal", "-shm")
"""Endings of a database's file and of its journal's."""


def write_backup(source: Path, path: Path) -> None:
    """Copy the database at `source` to one sound file at `path`, whole or not at all."""
    if path.exists() and path.samefile(source):
        raise StoreError("The backup must not replace the database itself. Name another file.")
    part = _beside(path, ".part")
    try:
        _copy(source, part)
        check_backup(part)
        _sync(part)
        os.replace(part, path)
    except (OSError, sqlite3.OperationalError) as error:
        raise NotWritable(
            f"The backup could not be written to {path} ({error}). Check the folder, its rights "
            "and the disk's free space."
        ) from error
    except sqlite3.DatabaseError as error:
        raise NotOurs(
            f"{source} is damaged ({error}), so it cannot be copied. Restore an earlier backup."
        ) from error
    finally:
        for companion in COMPANIONS:
            _beside(part, companion).unlink(missing_ok=True)


def restore_backup(backup: Path, database: Path, *, now: int) -> Path:
    """Replace a database that no bot is using with a backup, at unix time `now`, or do nothing.

    The old database, sound or not, stays beside it; its new path is returned.
    """
    check_backup(backup)
    before = _beside(database, f".before-restore-{now}")
    part = _beside(database, ".part")
    lock = FileLock(database)
    try:
        check_free(before)
        _copy(backup, part)
        with closing(sqlite3.connect(part, isolation_level=None)) as copy:
            for statement in after_restore(now, "sqlite"):
                copy.execute(statement)
        _sync(part)
        with _moved_away(database, before):
            os.replace(part, database)
    except (OSError, sqlite3.OperationalError) as error:
        part.unlink(missing_ok=True)
        raise NotWritable(
            f"{database} could not be replaced ({error}). Check its rights and free space."
        ) from error
    finally:
        lock.release()
    return before


def _copy(source: Path, path: Path) -> None:
    """Copy a database with what a killed bot left in its journal: one file, which can be moved."""
    path.unlink(missing_ok=True)
    with closing(sqlite3.connect(source)) as original, closing(sqlite3.connect(path)) as copy:
        original.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")


def check_free(path: Path) -> None:
    """Raise where the database of before another restore has been kept under a name."""
    if any(_beside(path, companion).exists() for companion in COMPANIONS):
        raise NotWritable(f"{path} is kept from another restore. Try again in a second.")


@contextmanager
def _moved_away(database: Path, before: Path) -> Iterator[None]:
    """Move a database and its journal away; if the block raises, they come back.

    The journal must not be applied to another database.
    """
    moved: list[tuple[Path, Path]] = []
    try:
        for companion in COMPANIONS:
            old, kept = _beside(database, companion), _beside(before, companion)
            if old.exists():
                os.replace(old, kept)
                moved.append((old, kept))
        yield
    except BaseException:
        for old, kept in reversed(moved):
            os.replace(kept, old)
        raise


def after_restore(now: int, dialect: str) -> tuple[str, ...]:
    """Return the statements that make a restored database's messages safe to send.

    A waiting message may have been sent after the backup was made: it is looked for first. Discord
    drops a message with an id it has seen, so the next id is one that no earlier database can have
    reached: milliseconds pass faster than messages are written.
    """
    first = now * 1000
    doubt = "UPDATE outbox SET doubtful = true WHERE state IN ('waiting', 'in flight')"
    if dialect == "postgresql":
        number = f"greatest({first}, (SELECT coalesce(max(id), 0) + 1 FROM outbox))"
        return (doubt, f"SELECT setval(pg_get_serial_sequence('outbox', 'id'), {number}, false)")
    return (
        doubt,
        "INSERT INTO sqlite_sequence (name, seq) SELECT 'outbox', 0 WHERE NOT EXISTS "
        "(SELECT 1 FROM sqlite_sequence WHERE name = 'outbox')",
        f"UPDATE sqlite_sequence SET seq = max(seq, {first}) WHERE name = 'outbox'",
    )


def check_backup(path: Path) -> None:
    """Raise where a file is not a sound database of this bot."""
    if not path.is_file():
        raise NotOurs(f"{path} is not a backup: there is no such file.")
    try:
        # Read only, or a mistyped name would become an empty database.
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as copy:
            sound = copy.execute("PRAGMA integrity_check").fetchone()[0]
            copy.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError as error:
        raise NotOurs(f"{path} is not a backup of Warmoot ({error}).") from error
    if sound != "ok":
        raise NotOurs(f"{path} is damaged ({sound}). Use an earlier backup.")


def _sync(path: Path) -> None:
    """Wait until a file is on the disk."""
    descriptor = os.open(path, os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)
