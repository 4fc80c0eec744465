"""Nudges: whoever was just here when their turn came, and whoever has only their turn to end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.news import IDLE, Letter, News, Post, awaited_people
from bot.preferences import preferences_of
from bot.reminders import writes_when_due
from bot.store import NewOutbox, ReminderRow, Work

if TYPE_CHECKING:
    from bot.app import TableBot


@writes_when_due(IDLE)
async def nudge_in_private(bot: TableBot, work: Work, row: ReminderRow) -> None:
    """Write to somebody who has long had only their turn to end, unless they opted out."""
    wanted = preferences_of(await work.player(row.user_id)).nudges
    seats = await work.seats(row.match_id)
    seat = next((each.number for each in seats if each.user_id == row.user_id), None)
    if not wanted or seat is None:
        return
    letter = NewOutbox(
        kind="letter",
        target="user",
        target_id=row.user_id,
        payload=msgspec.msgpack.encode(Letter(row.match_id, IDLE, seat)),
        marker=f"idle:{row.match_id}:{row.id}",
        due_at=bot.clock(),
    )
    await work.add_outbox(row.match_id, [letter])


@writes_when_due(News.NUDGE)
async def nudge(bot: TableBot, work: Work, row: ReminderRow) -> None:
    """Mention somebody who was just here when their turn came, and is still awaited."""
    live = bot.desk.peek(row.match_id)
    if live is None or row.user_id not in awaited_people(live) or not live.row.channel_id:
        return
    post = Post(row.match_id, "nudge", live.match.state.turn, 0, (row.user_id,))
    message = NewOutbox(
        kind="nudge",
        target="channel",
        target_id=live.row.channel_id,
        payload=msgspec.msgpack.encode(post),
        marker=f"nudge:{row.match_id}:{row.id}",
        due_at=bot.clock(),
    )
    await work.add_outbox(row.match_id, [message])
