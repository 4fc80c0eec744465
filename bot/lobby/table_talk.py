"""Table talk in a second thread, where a table wishes it: opened at the start, linked from here."""

from __future__ import annotations

import logging

import discord

from bot.lobby.options import SECOND, TALK, TALK_THREAD, chosen
from bot.matches.commands import PendingCommit
from bot.matches.live import Live
from bot.notify.announcements import Post, queue_post
from bot.notify.outgoing import ToTable, Written, writes
from bot.notify.reminders import does_when_due
from bot.services import Services
from bot.store import MatchChange, ReminderRow, Transaction
from bot.ui import limits
from bot.ui.markup import mention_channel, plain

log = logging.getLogger(__name__)


async def open_talk_at_the_start(transaction: Transaction, commit: PendingCommit, now: int) -> None:
    live = commit.live
    if commit.before.turn < 0 and chosen(live.row, TALK) == SECOND:
        await transaction.set_reminder(live.row.id, TALK, due_at=now)


@does_when_due(TALK)
async def open_talk(services: Services, row: ReminderRow) -> None:
    """Open the second thread, once, and link it; where that is not allowed, say so."""
    live = await services.matches.look(row.match_id)
    if TALK_THREAD in live.row.options or live.row.channel_id is None:
        return
    thread = await found_or_opened(services, live)
    place = 0 if thread is None else thread.id

    async def link(transaction: Transaction, live: Live) -> MatchChange:
        if TALK_THREAD in live.row.options or live.row.channel_id is None:
            return MatchChange()
        post = Post(live.row.id, TALK, live.match.state.turn, 0, about=place)
        await queue_post(transaction, live.row, post, services.clock())
        return MatchChange(options=live.row.options | {TALK_THREAD: place})

    await services.matches.change(row.match_id, link)


async def found_or_opened(services: Services, live: Live) -> discord.Thread | None:
    """Open the thread beside the table, unless the process died when it had; None if it may not."""
    assert live.row.channel_id is not None
    here = await services.discord.fetch_channel(live.row.channel_id)
    beside = here.parent_id if isinstance(here, discord.Thread) else here.id
    parent = await services.discord.fetch_channel(beside)
    if not isinstance(parent, discord.TextChannel):
        return None
    words = services.words.load(services.words.table_locale(live.row))
    name = limits.fit(
        plain(words.say("talk-name", table=services.words.table_name(live))), limits.THREAD_NAME
    )
    for thread in await parent.guild.active_threads():
        if (
            thread.parent_id == parent.id
            and thread.name == name
            and thread.owner_id == services.discord.own_id
        ):
            return thread
    try:
        return await parent.create_thread(name=name, type=discord.ChannelType.public_thread)
    except discord.Forbidden as error:
        log.info("match %d has no thread for talk: %s", live.row.id, error)
        return None


@writes(ToTable, TALK)
async def write_talk(to: ToTable) -> Written:
    """Write where the table talks."""
    if not to.post.about:
        return to.screen(to.words.say("talk-failed"))
    return to.screen(to.words.say("post-talk", place=mention_channel(to.post.about)))
