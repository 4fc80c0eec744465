"""Backups: by hand, each night, and before a schema upgrade; and restoring them."""

from __future__ import annotations

import argparse
import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path

from bot.app.settings import Home, backups_folder
from bot.operator.failures import Trouble, tell
from bot.services.tracing import describe
from bot.store import Conflict, Store, StoreError

log = logging.getLogger(__name__)

HOUR = 3600
DAY = 24 * HOUR
SOON = 600
"""Seconds after which a failed nightly backup is retried."""
DATED = "warmoot-*Z.*"
"""Names of backups made at night, or by hand without a name; others are left alone."""
WHOLE = (".sqlite", ".dump")
"""Endings of backups; one being written, or cut off, has another."""


async def back_up(home: Home, arguments: argparse.Namespace) -> int:
    """Copy the database to a file, even while the host runs, and print its path."""
    if arguments.keep is not None and (arguments.keep < 1 or arguments.file is not None):
        raise Trouble(
            "--keep needs a number from 1, and no file: it counts the backups in the folder."
        )
    async with await Store.look_into(home.settings.database_url) as store:
        path = arguments.file or await _path_for(store, home, datetime.now(UTC))
        await store.backup(path.absolute())
        tell(f"Backed up to {path}.")
        if arguments.keep is not None:
            delete_old(backups_folder(home), arguments.keep)
    return 0


async def restore(home: Home, arguments: argparse.Namespace) -> int:
    """Replace the database with a backup; no bot may be using it."""
    now = int(datetime.now(UTC).timestamp())
    kept = await Store.restore(home.settings.database_url, arguments.file.absolute(), now=now)
    tell(
        f"Restored {arguments.file}. What was there before is {kept}.",
        "What was announced after the backup was made stays on Discord; start the bot to go on.",
    )
    return 0


def before_upgrade(home: Home) -> Callable[[Store, str], Awaitable[None]]:
    """Return a function that backs up a database before its schema is upgraded."""

    async def save(store: Store, schema: str) -> None:
        path = (
            _make_folder(backups_folder(home))
            / f"before-upgrade-from-{schema}{store.backup_ending}"
        )
        await store.backup(path)
        log.warning(
            "the database has schema %s; before its upgrade it was saved as %s", schema, path
        )

    return save


async def back_up_nightly(store: Store, home: Home, clock: Callable[[], int]) -> None:
    """Copy the database each night, and delete all but the newest copies; never raise.

    One of several processes that share it does so; if that one fails or dies, another does.
    """
    hour = home.settings.backup_hour
    if hour is None:
        return
    while True:
        await asyncio.sleep(seconds_until(hour, clock()))
        done = f"backup {clock() // DAY}"
        while not await _is_done(store, done):
            try:
                if await _is_ours(store, f"{done} {clock() // SOON}", clock()):
                    path = await _path_for(store, home, datetime.fromtimestamp(clock(), UTC))
                    await store.backup(path)
                    delete_old(path.parent, home.settings.backups_kept)
                    await _is_ours(store, done, clock())
                    log.info("backed up to %s", path)
                    break
            except Exception as error:  # whatever it is, the next try may succeed
                log.error("the nightly backup failed: %s", describe(error))
            await asyncio.sleep(SOON)


async def _is_ours(store: Store, what: str, now: int) -> bool:
    """Claim a task for this process; return whether no other had."""
    try:
        async with store.transaction() as transaction:
            await transaction.remember(what, None, at=now)
    except Conflict:
        return False
    return True


async def _is_done(store: Store, what: str) -> bool:
    """Return whether a process has done a task; False where the database doesn't answer."""
    try:
        async with store.reading() as reads:
            return await reads.was_answered(what)
    except StoreError:
        return False


def seconds_until(hour: int, now: int) -> int:
    """Return the seconds from `now` until the next start of an hour of the day, in UTC."""
    return (hour * HOUR - now % DAY) % DAY or DAY


def newest_backup(home: Home) -> tuple[Path, float] | None:
    """Return the newest dated backup in the folder, and when it was made; None without one."""
    made = ((path, path.stat().st_mtime) for path in _dated(backups_folder(home)))
    return max(made, default=None, key=lambda each: each[1])


def delete_old(folder: Path, keep: int) -> None:
    """Delete all but the newest dated backups of a folder; other files are left alone."""
    for old in _dated(folder)[:-keep]:
        old.unlink()


def _dated(folder: Path) -> list[Path]:
    """Return the whole dated backups in a folder, oldest first."""
    return sorted(path for path in folder.glob(DATED) if path.suffix in WHOLE)


async def _path_for(store: Store, home: Home, now: datetime) -> Path:
    """Return the path of a backup made now; names sort by age."""
    name = f"warmoot-{now:%Y%m%dT%H%M%SZ}{store.backup_ending}"
    return await asyncio.to_thread(_make_folder, backups_folder(home)) / name


def _make_folder(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble(
            f"{folder} cannot be made ({error.strerror}). Name a folder in BACKUPS that the bot "
            "may write to."
        ) from error
    return folder
