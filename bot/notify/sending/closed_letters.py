"""Letters to people whose direct messages are closed: they are mentioned at the table instead."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from bot.matches.news import awaited_people
from bot.notify.outbox import NOBODY, Letter, Post, decode_letter, queue_post
from bot.notify.waiting_times import SINCE, counts, missing_people
from bot.notify.writers import ToTable, Written, writes
from bot.services import Services
from bot.store import MatchRow, OutboxRow, Transaction
from bot.ui.markup import mention_time, mention_user

UNHEARD = "unheard"
"""The post that mentions a player whose letter was refused."""


async def give_up(services: Services, row: OutboxRow) -> None:
    """Mark a letter as undeliverable, and mention its reader if nothing else has told them.

    The next reply tells them that their direct messages are closed.
    """
    letter, now = decode_letter(row.payload), services.clock()
    async with services.store.transaction() as transaction:
        ours = await transaction.mark_failed(row, error="closed DM", retry_at=None)
        await transaction.set_player(row.target_id, {"dm_closed": True})
        match = await transaction.find_match(letter.match)
        if ours and match is not None:
            await _mention(transaction, match, row, letter, now)
    services.notifier.wake()


async def note_open(transaction: Transaction, user_id: int) -> None:
    """Record that a person has opened their direct messages again: no post mentions them instead.

    If they close them once more, they are told once more.
    """
    known = await transaction.player(user_id)
    if known.settings.get("dm_closed") or known.told_dm_closed:
        player = await transaction.hold_player(user_id)
        settings = player.settings | {"dm_closed": False}
        await transaction.save_player(
            msgspec.structs.replace(player, settings=settings, told_dm_closed=False)
        )


async def _mention(
    transaction: Transaction, match: MatchRow, row: OutboxRow, letter: Letter, now: int
) -> None:
    """Mention a guest, or a player who would not hear that they are waited for."""
    who = (row.target_id,)
    if letter.seat == NOBODY:
        await queue_post(transaction, match, Post(match.id, letter.kind, mentions=who), now)
        return
    marker = f"{UNHEARD}:{match.id}:{row.target_id}"
    sent = await transaction.outbox(match.id) if letter.alone else ()
    if letter.alone and not any(each.marker == marker and each.id > row.id for each in sent):
        await queue_post(transaction, match, Post(match.id, UNHEARD, mentions=who), now, marker)


@writes(ToTable, UNHEARD)
async def write_unheard(to: ToTable) -> Written:
    """Mention a player who is still waited for, or whose match is over; None for others."""
    if to.live.match.over:
        over = to.words.say("letter-over", table=to.table)
        return to.screen(to.mentions, f"**{over}**", over=True)
    waits_for = {*awaited_people(to.live)} & {*missing_people(to.live)}  # of secrets, nobody knows
    return await mention_missing(to, waits_for)


async def mention_missing(to: ToTable, awaited: Collection[int]) -> Written:
    """Mention those of a post's players who are awaited, and since when; None if none are."""
    missing = [user for user in to.post.mentions if user in awaited]
    if not missing:
        return None
    async with to.services.store.reading() as reads:
        rows = await counts(reads, to.match.id)
    now = to.services.clock()
    since = min(int(rows[user].about[SINCE]) if user in rows else now for user in missing)
    return to.screen(
        " ".join(mention_user(user) for user in missing),
        to.words.say("post-reminder", since=mention_time(since, "R")),
    )
