"""Waiting times of players: one count per person and table, updated with every change.

A row for each of them holds the start, and is due when the table is to be asked about it; a second
one is due when they are to be reminded. Any act of theirs that others notice restarts the count.
"""

from __future__ import annotations

from collections.abc import Collection

from bot.matches.commands import PendingCommit
from bot.matches.live import Live
from bot.matches.news import awaited_people
from bot.store import RESTING, Reads, ReminderRow, Transaction
from bot.ui.preferences import Preferences, preferences_of

WAITS, REMIND = "waits", "remind"
"""Kinds of the two rows: the start of the wait, and the next reminder."""
SINCE, ASKED = "since", "asked"
"""Keys in the first row: the start, and whether the table was asked about it."""
LONG = 72 * 3600
"""Seconds of waiting after which the table is asked."""
MISSING = "missing"
"""The row of a table that was asked: due when its post is to show who is still missing.

It holds the people it was asked about, under `ASKED`.
"""
NEVER = 1 << 40
"""Due time of a row that is kept but no longer acts."""


async def count_after_commit(transaction: Transaction, commit: PendingCommit, now: int) -> None:
    """Update the counts after an act, which restarts the acting player's if others notice it."""
    noticed = () if commit.by is None or commit.unseen else (commit.by,)
    await _count(transaction, commit.live, now, noticed)


async def count_after_change(transaction: Transaction, before: Live, after: Live, now: int) -> None:
    """Update the counts after other changes; the end of a pause restarts them all."""
    rested = before.row.status == "paused" and after.row.status == "running"
    await _count(transaction, after, now, awaited_people(after) if rested else ())


async def _count(transaction: Transaction, live: Live, now: int, anew: Collection[int]) -> None:
    """Begin to count for the players awaited now, and stop for the others."""
    match_id = live.row.id
    rows = await transaction.reminders(match_id)
    known = {row.user_id for row in rows if row.kind == WAITS}
    awaited = set(missing_people(live))
    for user in known - awaited:
        await stop(transaction, match_id, user)
    for user in sorted(each for each in awaited if each in anew or each not in known):
        await begin(transaction, match_id, user, now)
    asked = {row.user_id for row in rows if row.kind == WAITS and row.about.get(ASKED)}
    still = asked & awaited - {*anew}
    if any(row.kind == MISSING and {*row.about[ASKED]} != still for row in rows):
        await show_missing(transaction, match_id, still, now)


async def show_missing(
    transaction: Transaction, match_id: int, asked: Collection[int], due: int
) -> None:
    """Plan to show which of the people that a table was asked about are still missing."""
    await transaction.set_reminder(match_id, MISSING, due_at=due, about={ASKED: sorted(asked)})


def missing_people(live: Live) -> list[int]:
    """List the people who are awaited; none while the table is paused or over."""
    if live.row.status in RESTING or live.match.over:
        return []
    return [user for seat in live.blocking_seats() if (user := live.user_of(seat)) is not None]


async def begin(transaction: Transaction, match_id: int, user_id: int, now: int) -> None:
    await transaction.set_reminder(
        match_id, WAITS, due_at=now + LONG, user_id=user_id, about={SINCE: now}
    )
    preferences = preferences_of(await transaction.player(user_id))
    await plan_reminder(transaction, match_id, user_id, preferences, since=now, now=now)


async def stop(transaction: Transaction, match_id: int, user_id: int) -> None:
    for kind in (WAITS, REMIND):
        await transaction.drop_reminders(match_id, kind=kind, user_id=user_id)


async def plan_reminder(
    transaction: Transaction,
    match_id: int,
    user_id: int,
    preferences: Preferences,
    *,
    since: int,
    now: int,
) -> None:
    """Set the time of a person's next reminder, or none."""
    due = preferences.next_reminder(since, now)
    if due is None:
        await transaction.drop_reminders(match_id, kind=REMIND, user_id=user_id)
    else:
        about = {SINCE: since}
        await transaction.set_reminder(match_id, REMIND, due_at=due, user_id=user_id, about=about)


async def plan_anew(
    transaction: Transaction, user_id: int, preferences: Preferences, now: int
) -> None:
    """Reschedule a person's reminders at all tables after a change of settings."""
    for row in await transaction.reminders_of(user_id, WAITS):
        since = row.about[SINCE]
        await plan_reminder(transaction, row.match_id, user_id, preferences, since=since, now=now)


async def counts(reads: Reads, match_id: int) -> dict[int, ReminderRow]:
    """Return the row with the start of the wait for everybody awaited at a table, by person."""
    rows = await reads.reminders(match_id)
    return {row.user_id: row for row in rows if row.kind == WAITS}
