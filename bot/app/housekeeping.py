"""Keeping the database small: data nobody can need any more is deleted, a little at a time."""

from __future__ import annotations

import asyncio

from bot.notify.outbox import TABLE_TALK
from bot.store import Store

HOUR = 3600
WEEK, MONTH = 7 * 24 * HOUR, 30 * 24 * HOUR
AT_ONCE = 500
"""Rows deleted in one transaction: players have to wait for it."""

MATCHES_AT_ONCE = 5
"""Finished matches packed in one transaction."""


async def tidy(store: Store, now: int) -> int:
    """Delete answered interactions after a week, and settled messages after a month.

    Discord repeats an interaction for seconds only, and a message that was sent or given up is
    never looked for again. Matches that are over are packed, and no longer know whom we have
    forgotten once nobody can take their end back. Returns the number of deleted rows.
    """
    gone = 0
    async with store.transaction() as transaction:
        await transaction.lift_veils_of_finished(before=now - TABLE_TALK)
    while True:
        async with store.transaction() as transaction:
            deleted = await transaction.forget_answered(before=now - WEEK, most=AT_ONCE)
            deleted += await transaction.forget_settled(before=now - MONTH, most=AT_ONCE)
            packed = await transaction.pack_finished(most=MATCHES_AT_ONCE)
        gone += deleted
        if not (deleted or packed):
            return gone
        await asyncio.sleep(0.05)
