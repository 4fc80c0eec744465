"""A table's threads: naming and locking its own, and opening a second one for talk on request."""

from __future__ import annotations

import logging

import discord

from bot.lobby.options import SECOND, TALK, TALK_THREAD, value_of
from bot.matches.commands import PendingCommit
from bot.matches.live import Live
from bot.notify.outbox import LOCK, Post, queue_post
from bot.notify.reminders import does_when_due
from bot.notify.writers import ToTable, Written, writes
from bot.services import Services
from bot.services.sentences import locale_of_table, name_of_table
from bot.store import MatchChange, MatchRow, ReminderRow, SeatRow, Transaction
from bot.ui import limits
from bot.ui.markup import bot_words, mention_channel, plain

log = logging.getLogger(__name__)


async def open_talk_at_the_start(transaction: Transaction, commit: PendingCommit, now: int) -> None:
    live = commit.live
    if commit.before.turn < 0 and value_of(live.row, TALK) == SECOND:
        await transaction.set_reminder(live.row.id, TALK, due_at=now)


@does_when_due(TALK)
async def open_talk(services: Services, row: ReminderRow) -> None:
    """Open the second thread, once, and link it; if that is not allowed, say so."""
    live = await services.matches.look(row.match_id)
    if TALK_THREAD in live.row.options or live.row.channel_id is None:
        return
    thread = await find_or_open(services, live)
    place = 0 if thread is None else thread.id

    async def link(transaction: Transaction, live: Live) -> MatchChange:
        if TALK_THREAD in live.row.options or live.row.channel_id is None:
            return MatchChange()
        post = Post(live.row.id, TALK, live.match.state.turn, 0, about=place)
        await queue_post(transaction, live.row, post, services.clock())
        return MatchChange(options=live.row.options | {TALK_THREAD: place})

    await services.matches.change(row.match_id, link)


async def find_or_open(services: Services, live: Live) -> discord.Thread | None:
    """Open the thread for talk, or find one opened before a crash; None if neither is possible."""
    assert live.row.channel_id is not None
    here = await services.discord.fetch_channel(live.row.channel_id)
    beside = here.parent_id if isinstance(here, discord.Thread) else here.id
    parent = await services.discord.fetch_channel(beside)
    if not isinstance(parent, discord.TextChannel):
        return None
    words = bot_words(locale_of_table(live.row))
    name = limits.fit(
        plain(words.say("talk-name", table=name_of_table(live.row))), limits.THREAD_NAME
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
    """Write the link to the thread for talk."""
    if not to.post.about:
        return to.screen(to.words.say("talk-failed"))
    return to.screen(to.words.say("post-talk", place=mention_channel(to.post.about)))


@does_when_due(LOCK)
async def lock_when_talked_out(services: Services, row: ReminderRow) -> None:
    """Lock the thread of a match that is over, after a time for talk."""
    await lock_thread(services, row.match_id)


def thread_name(row: MatchRow, seats: tuple[SeatRow, ...]) -> str:
    """Name a match's thread after it and its people."""
    people = ", ".join(seat.name for seat in seats if seat.user_id is not None)
    return limits.fit(f"{name_of_table(row)} · {people}", limits.THREAD_NAME)


async def name_thread(services: Services, match_id: int) -> None:
    """Name a table's own thread after the match and its people, once."""
    thread, row, seats = await _thread_of(services, match_id)
    if thread is not None and row.status == "running":
        try:
            await thread.edit(name=thread_name(row, seats))
        except discord.HTTPException as error:
            log.info("cannot rename thread %d: %s", thread.id, error)


async def lock_thread(services: Services, match_id: int) -> None:
    thread, row, _ = await _thread_of(services, match_id)
    if thread is not None and row.status in ("finished", "closed"):
        await thread.edit(archived=True, locked=True)


async def unlock_thread(services: Services, match_id: int) -> None:
    """Reopen the thread of a match that is resumed, if it still exists."""
    try:
        thread, _, _ = await _thread_of(services, match_id)
        if thread is not None and (thread.archived or thread.locked):
            await thread.edit(archived=False, locked=False)
    except discord.HTTPException as error:
        log.info("match %d: its thread stays locked: %s", match_id, error)


async def _thread_of(
    services: Services, match_id: int
) -> tuple[discord.Thread | None, MatchRow, tuple[SeatRow, ...]]:
    """Return a table's own thread; None where it has a channel, or another table lives there."""
    async with services.store.reading() as reads:
        row = await reads.find_match(match_id)
        seats = await reads.seats(match_id)
        assert row is not None, "a reminder belongs to a match"
        if not row.thread or row.channel_id is None:
            return None, row, seats
        here = await reads.match_in_channel(row.channel_id)
        if here is not None and here.id != match_id:
            return None, row, seats
    channel = await services.discord.fetch_channel(row.channel_id)
    return (channel if isinstance(channel, discord.Thread) else None), row, seats
