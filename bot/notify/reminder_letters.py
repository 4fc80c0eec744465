"""Reminders to awaited players, as and when each wishes, until they act.

A direct message names all tables that wait for its reader, so that several are one message. In a
channel, one post mentions all who are due.
"""

from __future__ import annotations

import msgspec

from bot.matches.live import Live
from bot.notify import table_news
from bot.notify.announcements import Letter, Post, decode_post, letter_to
from bot.notify.awaited_since import REMIND, SINCE, counts, missing_people, plan_reminder
from bot.notify.reminders import writes_at_table_when_due
from bot.notify.writers import mentions_of, writes, writes_letter
from bot.services import Services
from bot.store import OutboxRow, ReminderRow, Transaction
from bot.ui import screens
from bot.ui.preferences import preferences_of
from bot.ui.wording import Wording

TOGETHER = 1800
"""Reminders that fall due within so many seconds are one message."""
REMINDED = "reminded"
"""The setting that says when somebody was last written to about what waits."""


@writes_at_table_when_due(REMIND)
async def remind(
    services: Services, transaction: Transaction, live: Live, row: ReminderRow
) -> None:
    """Remind a player who is still missing, and plan the next reminder from now on."""
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
        settings = player.settings | {REMINDED: now}
        await transaction.save_player(msgspec.structs.replace(player, settings=settings))
        await _write(transaction, live, user, now)


async def _mention(transaction: Transaction, live: Live, user: int, now: int) -> None:
    """Mention a player in the channel, together with those whose mention is not sent yet."""
    channel, kind = live.row.channel_id, "reminder"
    if channel is None:
        return
    marker = f"{kind}:{live.row.id}"
    unsent = [
        decode_post(each.payload)
        for each in await transaction.outbox(live.row.id)
        if each.marker == marker and each.state == "waiting" and each.attempts == 0
    ]
    await transaction.withdraw_outbox(live.row.id, marker=marker)
    mentions = [*(other for post in unsent for other in post.mentions if other != user), user]
    post = Post(live.row.id, kind, live.match.state.turn, 0, tuple(mentions))
    await transaction.add_outbox(live.row.id, [table_news.message(post, channel, now, marker)])


async def _write(transaction: Transaction, live: Live, user: int, now: int) -> None:
    """Write a player a letter about all tables that wait for them."""
    seat = live.seat_of(user)
    assert seat is not None, "who is missing has a seat"
    letter = Letter(live.row.id, "waiting", seat, rings=True)
    await transaction.add_outbox(live.row.id, [letter_to(user, letter, now, now)])


@writes("reminder")
async def write_reminder(services: Services, row: OutboxRow, post: Post) -> screens.Screen | None:
    """Mention those who are still missing; None where nobody is."""
    live = await services.matches.look(post.match)
    missing = [user for user in post.mentions if user in missing_people(live)]
    if not missing:
        return None
    async with services.store.reading() as reads:
        rows = await counts(reads, post.match)
    now = services.clock()
    since = min(int(rows[user].about[SINCE]) if user in rows else now for user in missing)
    locale = services.words.table_locale(live.row)
    line = services.words.load(locale).say("post-reminder", since=f"<t:{since}:R>")
    content = screens.joined_lines(
        mentions_of(msgspec.structs.replace(post, mentions=tuple(missing))), line
    )
    return screens.post(content, services.words.labels(locale), post.match, row.id)


@writes_letter("over")
async def write_over(
    services: Services, row: OutboxRow, letter: Letter, live: Live, wording: Wording
) -> screens.Screen:
    """Tell a player that their match is over, with a link to its end."""
    words = services.words.load(wording.locale)
    content = screens.joined_lines(
        f"**{words.say('letter-over', table=services.words.table_name(live))}**",
        f"<#{live.row.channel_id}>" if live.row.channel_id else "",
    )
    return screens.post(
        content, services.words.labels(wording.locale), letter.match, row.id, over=True
    )
