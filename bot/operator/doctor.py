"""`python -m bot doctor`: faults of the database, its messages and its matches.

It changes nothing, so the host may be running.
"""

from __future__ import annotations

import argparse
import shutil
import time
from datetime import UTC, datetime
from pathlib import Path

from bot.app.settings import Home, backups_folder, ineffective_settings, reports_folder
from bot.history import mistake_reports
from bot.matches.last_good import last_good
from bot.matches.live import SetAside, take_up
from bot.operator.backups import newest_backup
from bot.operator.failures import tell
from bot.services.tracing import describe
from bot.store import GOING, MatchRow, Reads, Store, place_of
from engine.core.errors import Refused

LATE = 600
"""Seconds after which a waiting message is reported."""
LITTLE_SPACE = 500_000_000
"""Free bytes on the disk below which the operator is warned."""
OLD = 2 * 24 * 3600
"""Seconds after which the newest backup counts as old."""


async def examine(home: Home, arguments: argparse.Namespace) -> int:
    """Print all faults; return 1 where a match or the database needs help."""
    now = int(time.time())
    async with await Store.look_into(home.settings.database_url) as store, store.reading() as reads:
        broken = [*await damages(reads), *await broken_matches(reads)]
        notes = await late_messages(reads, now)
    notes += [*ineffective_settings(home), *space_notes(home), *backup_notes(home, now)]
    notes += report_notes(home)
    tell(*broken, *notes)
    if not broken:
        tell("The database is sound, and every match that is being played can be taken up.")
    return 1 if broken else 0


async def damages(reads: Reads) -> list[str]:
    """Check the database file itself; PostgreSQL checks its pages as it reads them."""
    return [f"The database is damaged: {line}" for line in await reads.find_damages()]


async def broken_matches(reads: Reads) -> list[str]:
    """Try to load every open match; return a line on each that cannot be loaded."""
    found = []
    for row in await reads.matches_with_status(*GOING):
        loaded = await reads.load_match(row.id)
        assert loaded is not None, "it was just found"
        try:
            take_up(loaded)
        except SetAside as trouble:
            found.append(await _diagnosis(reads, row, trouble))
    return found


async def _diagnosis(reads: Reads, row: MatchRow, trouble: SetAside) -> str:
    """Describe the fault of a match, and its last good position."""
    assert trouble.__cause__ is not None, "it is raised from another"
    wrong = describe(trouble.__cause__)
    try:
        good = await last_good(reads, row.id)
    except Refused:
        way = "no sound position is left: restore a backup, or run a newer Warmoot"
    else:
        lost = len(good.live.lost)
        way = (
            f"last good position: after choice {good.number}, {lost} choice"
            f"{'' if lost == 1 else 's'} would be taken back; whoever sits there can go on from "
            "it by the button in its thread"
        )
    return f"match {row.id} ({row.game}, {row.status}): error {trouble.number}, {wrong}; {way}"


async def late_messages(reads: Reads, now: int) -> list[str]:
    """Report the number of overdue messages, and the last reason."""
    late = await reads.overdue_outbox(now - LATE)
    if not late:
        return []
    reason = next((row.error for row in reversed(late) if row.error), "no attempt has failed")
    minutes = (now - min(row.due_at for row in late)) // 60
    many = "1 message waits" if len(late) == 1 else f"{len(late)} messages wait"
    return [f"{many}, the oldest for {minutes} minutes ({reason})."]


def space_notes(home: Home) -> list[str]:
    """Warn where the disk of the database, or of its backups, is nearly full."""
    place = Path(place_of(home.settings.database_url))
    folders = [folder for folder in (place.parent, backups_folder(home)) if folder.is_dir()]
    return [
        f"The disk of {folder} has only {free // 1_000_000} MB left."
        for folder in dict.fromkeys(folders)
        if (free := shutil.disk_usage(folder).free) < LITTLE_SPACE
    ]


def report_notes(home: Home) -> list[str]:
    """Tell of players' reports of mistakes, which nobody else sends to the operator."""
    folder = reports_folder(home)
    count = mistake_reports.waiting(folder)
    many = "1 report of a mistake waits" if count == 1 else f"{count} reports of mistakes wait"
    full = f"beyond {mistake_reports.MOST}, no more are taken"
    return [f"{many} in {folder}. Delete what you have read: {full}."] if count else []


def backup_notes(home: Home, now: int) -> list[str]:
    """Report a missing backup, or one older than two nights."""
    if (newest := newest_backup(home)) is None:
        folder = backups_folder(home)
        return [f"There is no backup in {folder}: make one with the subcommand `backup`."]
    path, made = newest
    if made > now - OLD:
        return []
    return [f"The newest backup, {path}, is of {datetime.fromtimestamp(made, UTC):%d %B %Y}."]
