"""Nudges: to players who were just here when their turn came, or have only their turn to end."""

from __future__ import annotations

from bot.matches.live import Live
from bot.matches.news import News, awaited_people
from bot.notify.announcements import (
    IDLE,
    Letter,
    Post,
    letter_to,
    only_ending,
    queue_post,
)
from bot.notify.outgoing import ToHolder, Written, writes
from bot.notify.reminders import writes_at_table_when_due
from bot.services import Services
from bot.store import ReminderRow, Transaction
from bot.ui.preferences import preferences_of


@writes_at_table_when_due(IDLE)
async def nudge_in_private(
    services: Services, transaction: Transaction, live: Live, row: ReminderRow
) -> None:
    """Write to a player who has long had only their turn to end, unless they opted out."""
    wished = preferences_of(await transaction.player(row.user_id))
    if not wished.nudges or wished.silence or not only_ending(live, row.user_id):
        return
    await _write(transaction, live, row, IDLE, services.clock())


@writes_at_table_when_due(News.NUDGE)
async def nudge(services: Services, transaction: Transaction, live: Live, row: ReminderRow) -> None:
    """Notify a player who was just here when their turn came, and is still awaited."""
    if row.user_id not in awaited_people(live) or live.row.status == "paused":
        return
    wished = preferences_of(await transaction.player(row.user_id))
    if wished.by_letter:
        await _write(transaction, live, row, "asked", services.clock())
    if wished.by_mention:
        post = Post(row.match_id, "nudge", live.match.state.turn, 0, (row.user_id,))
        await queue_post(transaction, live.row, post, services.clock())


async def _write(
    transaction: Transaction, live: Live, row: ReminderRow, kind: str, now: int
) -> None:
    seat = live.seat_of(row.user_id)
    assert seat is not None, "who is asked has a seat"
    letter = Letter(row.match_id, kind, seat, rings=True)
    await transaction.add_outbox(row.match_id, [letter_to(row.user_id, letter, row.id, now)])


@writes(ToHolder, IDLE)
async def write_idle(to: ToHolder) -> Written:
    """Remind a player that only the end of their turn is left; None where it is not."""
    if not only_ending(to.live, to.row.target_id):
        return None
    return to.screen(f"**{to.words.say('letter-idle', table=to.table)}**", to.place)
