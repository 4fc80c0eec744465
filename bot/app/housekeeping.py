"""Keeping the database small: what nobody can need any more is deleted, a little at a time."""

from __future__ import annotations

import asyncio

from bot.store import Store

HOUR = 3600
WEEK, MONTH = 7 * 24 * HOUR, 30 * 24 * HOUR
AT_ONCE = 500
"""Rows deleted in one transaction: players wait no longer than that takes."""

MATCHES_AT_ONCE = 5
"""Matches that are over and packed in one transaction."""


async def tidy(store: Store, now: int) -> int:
    """Delete answered interactions of more than a week, and messages settled for a month ago.

    Discord repeats an interaction for seconds, and a message that was sent or given up is never
    looked for again. Of matches that are over, the positions are packed. Returns how many rows are
    gone.
    """
    gone = 0
    while True:
        async with store.transaction() as transaction:
            deleted = await transaction.forget_answered(before=now - WEEK, most=AT_ONCE)
            deleted += await transaction.forget_settled(before=now - MONTH, most=AT_ONCE)
            packed = await transaction.pack_finished(most=MATCHES_AT_ONCE)
        gone += deleted
        if not (deleted or packed):
            return gone
        await asyncio.sleep(0.05)
