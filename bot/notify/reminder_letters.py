"""Reminders to awaited players, by each one's settings, until they act; and nudges.

One direct message names all tables that wait for its reader. In a channel, one post mentions all
players who are due.
"""

from __future__ import annotations

from bot.matches.live import Live
from bot.matches.news import News, awaited_people
from bot.notify.outbox import IDLE, Letter, Post, decode_post, letter_to, only_ending, queue_post
from bot.notify.reminders import writes_at_table_when_due
from bot.notify.sending.closed_letters import mention_missing
from bot.notify.waiting_times import REMIND, SINCE, missing_people, plan_reminder
from bot.notify.writers import ToHolder, ToTable, Written, writes
from bot.services import Services
from bot.store import ReminderRow, Transaction
from bot.ui.preferences import preferences_of

REMINDER = "reminder"
"""The post that mentions everybody who is reminded."""
TOGETHER = 1800
"""Seconds within which due reminders share one message."""
REMINDED = "reminded"
"""The setting with the time of the last letter to a person about waiting tables."""


@writes_at_table_when_due(REMIND)
async def remind(
    services: Services, transaction: Transaction, live: Live, row: ReminderRow
) -> None:
    """Remind a player who is still awaited, and schedule the next reminder from now."""
    user, now = row.user_id, services.clock()
    if user not in missing_people(live):
        return
    player = await transaction.player(user)
    wished = preferences_of(player)
    later = wished.heard_at(now)
    if later > now:
        # They have set quiet hours, or are away, since this was planned.
        await transaction.set_reminder(
            row.match_id, REMIND, due_at=later, user_id=user, about=row.about
        )
        return
    since = row.about[SINCE]
    await plan_reminder(transaction, row.match_id, user, wished, since=since, now=now)
    if wished.by_mention:
        await _mention(transaction, live, user, now)
    if wished.by_letter and now - int(player.settings.get(REMINDED, 0)) >= TOGETHER:
        await transaction.set_player(user, {REMINDED: now})
        alone = not wished.by_mention
        await _write(transaction, live, user, "waiting", now, now, alone=alone)


async def _mention(transaction: Transaction, live: Live, user: int, now: int) -> None:
    """Mention a player in the channel, together with those whose mention still waits."""
    marker = f"{REMINDER}:{live.row.id}"
    unsent = [
        decode_post(each.payload)
        for each in await transaction.outbox(live.row.id)
        if each.marker == marker and each.state == "waiting" and each.attempts == 0
    ]
    await transaction.withdraw_outbox(live.row.id, marker=marker)
    mentions = [*(other for post in unsent for other in post.mentions if other != user), user]
    post = Post(live.row.id, REMINDER, live.match.state.turn, 0, tuple(mentions))
    await queue_post(transaction, live.row, post, now, marker)


async def _write(
    transaction: Transaction,
    live: Live,
    user: int,
    kind: str,
    mark: int,
    now: int,
    *,
    alone: bool = False,
) -> None:
    """Send a player of a table a letter that rings; `alone` where nothing else tells them."""
    seat = live.seat_of(user)
    assert seat is not None, "only players are written to"
    letter = Letter(live.row.id, kind, seat, rings=True, alone=alone)
    await transaction.add_outbox(live.row.id, [letter_to(user, letter, mark, now)])


@writes(ToTable, REMINDER)
async def write_reminder(to: ToTable) -> Written:
    """Mention the players still awaited; None if none are."""
    return await mention_missing(to, missing_people(to.live))


@writes(ToHolder, "over")
async def write_over(to: ToHolder) -> Written:
    return to.screen(f"**{to.words.say('letter-over', table=to.table)}**", to.place, over=True)


# Players who were just here


@writes_at_table_when_due(IDLE)
async def nudge_in_private(
    services: Services, transaction: Transaction, live: Live, row: ReminderRow
) -> None:
    """Write to a player who for long could only end their turn, unless they opted out."""
    wished = preferences_of(await transaction.player(row.user_id))
    if not wished.nudges or wished.silence or not only_ending(live, row.user_id):
        return
    await _write(transaction, live, row.user_id, IDLE, row.id, services.clock())


@writes_at_table_when_due(News.NUDGE)
async def nudge(services: Services, transaction: Transaction, live: Live, row: ReminderRow) -> None:
    """Notify a player who was just here when their turn came, and is still awaited."""
    if row.user_id not in awaited_people(live) or live.row.status == "paused":
        return
    wished = preferences_of(await transaction.player(row.user_id))
    if wished.by_letter:
        now, alone = services.clock(), not wished.by_mention
        await _write(transaction, live, row.user_id, "asked", row.id, now, alone=alone)
    if wished.by_mention:
        post = Post(row.match_id, "nudge", live.match.state.turn, 0, (row.user_id,))
        await queue_post(transaction, live.row, post, services.clock())


@writes(ToHolder, IDLE)
async def write_idle(to: ToHolder) -> Written:
    """Remind a player that they can only end their turn; None where that is no longer so."""
    if not only_ending(to.live, to.row.target_id):
        return None
    return to.screen(f"**{to.words.say('letter-idle', table=to.table)}**", to.place)
