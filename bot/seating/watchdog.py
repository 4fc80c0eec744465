"""Watch over computers' turns: if the process that plays them dies, another takes over.

Only needed where several processes share a database; a single one reviews its tables at its start.
"""

from __future__ import annotations

from bot.matches.commands import PendingCommit
from bot.matches.live import Live
from bot.notify.reminders import does_when_due
from bot.services import Services
from bot.store import RESTING, ReminderRow, Transaction

THINKS = "computers"
"""Kind of the reminder due when computers should have chosen."""
WITHIN = 40
"""Seconds within which computers have usually chosen."""


async def watch_after_commit(transaction: Transaction, commit: PendingCommit, now: int) -> None:
    """Watch over the computers that are awaited after an act."""
    await _watch(transaction, commit.live, now)


async def watch_after_change(transaction: Transaction, before: Live, after: Live, now: int) -> None:
    """Watch over the computers that are awaited after a change of seats or a pause."""
    await _watch(transaction, after, now)


async def _watch(transaction: Transaction, live: Live, now: int) -> None:
    if not transaction.shared:
        return
    plays = live.row.status not in RESTING and not live.match.over
    if plays and any(live.user_of(seat) is None for seat in live.awaited_seats()):
        await transaction.set_reminder(live.row.id, THINKS, due_at=now + WITHIN)
    else:
        await transaction.drop_reminders(live.row.id, kind=THINKS)


@does_when_due(THINKS)
async def go_on(services: Services, row: ReminderRow) -> None:
    """Have computers choose in place of a dead process; this one may die too.

    Where this one has just begun, what its rules take back comes first.
    """
    async with services.matches.hold(row.match_id):
        await services.matches.look(row.match_id)
    again = services.clock() + WITHIN
    async with services.store.transaction() as transaction:
        await transaction.set_reminder(row.match_id, THINKS, due_at=again)
    services.matches.turns.begin(row.match_id)
