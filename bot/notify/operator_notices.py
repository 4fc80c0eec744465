"""The operator's notices to all tables, such as of maintenance."""

from __future__ import annotations

from bot.notify.outbox import Post, to_channel
from bot.notify.writers import ToChannel, Written, writes
from bot.services import Services
from bot.store import OPEN

NOTICE = "notice"
A_SECOND = 5
"""Notices due in each second, so that turn posts can go between them."""
AT_ONCE = 100
"""Notices queued by one transaction: players have to wait for it."""


async def notify_all(services: Services, text: str, key: int) -> tuple[int, int]:
    """Queue a notice for every open table; return the number, and the time the last one is due.

    Tables that have a notice with the same `key` get no second one.
    """
    now = services.clock()
    async with services.store.reading() as reads:
        rows = await reads.matches_with_status(*OPEN)
    reached = [row for row in rows if row.channel_id is not None]
    for start in range(0, len(reached), AT_ONCE):
        async with services.store.transaction() as transaction:
            for number, row in enumerate(reached[start : start + AT_ONCE], start):
                assert row.channel_id is not None
                marker = f"{NOTICE}:{key}"
                if await transaction.outbox_has(row.id, marker):
                    continue
                post = Post(row.id, NOTICE, said=(text,))
                due = now + number // A_SECOND
                message = to_channel(post, row.channel_id, due, marker)
                await transaction.add_outbox(row.id, [message])
        services.notifier.wake()
    return len(reached), now + len(reached) // A_SECOND


@writes(ToChannel, NOTICE)
async def write_notice(to: ToChannel) -> Written:
    return to.brief(to.words.say("post-notice", text=to.post.said[0]))
