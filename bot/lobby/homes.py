"""Places of tables: threads of their own, in the server's home channel or forum if set.

A forum's tags show the game, and whether seats are open, the match is running, or finished.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Literal

import discord

from bot.lobby.servers import settings_of
from bot.matches.commands import PendingCommit
from bot.matches.live import Live
from bot.notify.reminders import does_when_due
from bot.services import Services
from bot.services.sentences import locale_of_table
from bot.store import MatchRow, ReminderRow, Transaction
from bot.ui import limits, screens
from bot.ui.markup import bot_words, plain
from engine.core.errors import Refused
from engine.games import GAMES

log = logging.getLogger(__name__)
TO_PLAY = ("view_channel", "send_messages", "attach_files", "embed_links")


IN_THREADS = ("create_public_threads", "send_messages_in_threads")
RETAG = "retag"
STATES = {
    "lobby": "tag-open",
    "running": "tag-running",
    "paused": "tag-running",
    "finished": "tag-finished",
    "closed": "tag-finished",
}
MOST_TAGS = 20
THREAD_MINUTES: Literal[10080] = 10080
"""Minutes of silence (a week) after which Discord archives a thread; writing reopens it."""


async def home_of(
    services: Services, guild_id: int | None
) -> discord.TextChannel | discord.ForumChannel | None:
    """Return a server's home for tables; None if it is unset or deleted."""
    async with services.store.reading() as reads:
        settings = await settings_of(reads, guild_id)
    if guild_id is None or settings.home is None:
        return None
    try:
        home = await channel_of(services, guild_id, settings.home)
    except (discord.NotFound, discord.Forbidden):
        return None
    return home if isinstance(home, (discord.TextChannel, discord.ForumChannel)) else None


async def channel_of(services: Services, guild_id: int, channel_id: int) -> object:
    """Return a channel of a server; this process need not listen to that server's shard.

    Direct messages come to the first shard, whichever server their table is in.
    """
    guild = services.discord.get_guild(guild_id)
    known = None if guild is None else guild.get_channel(channel_id)
    return known or await services.discord.fetch_channel(channel_id)


async def open_thread(
    services: Services, parent: object, name: str, game: str, locale: str
) -> discord.Thread:
    """Open a thread for a table, or take the empty one that a crash has left without a table.

    Raises `Refused` where the channel can have none. Call this alone for a name, until the table is
    stored: the thread is nobody's before.
    """
    name = limits.fit(plain(name), limits.THREAD_NAME)
    if isinstance(parent, (discord.TextChannel, discord.ForumChannel)):
        async for thread in _empty_threads(services, parent):
            if thread.name == name:
                return thread
    if isinstance(parent, discord.ForumChannel):
        tags = await tags_of(parent, game, "lobby", locale)
        if parent.flags.require_tag and not tags:
            raise Refused("forum-tags", tags=" · ".join(wanted_tags(game, "lobby", locale)))
        view, _ = screens.notice(bot_words(locale).say("forum-opening", name=name))
        made = await parent.create_thread(
            name=name,
            view=view,
            auto_archive_duration=THREAD_MINUTES,
            applied_tags=tags,
        )
        return made.thread
    if not isinstance(parent, discord.TextChannel):
        raise Refused("no-threads-here")
    return await parent.create_thread(
        name=name,
        type=discord.ChannelType.public_thread,
        auto_archive_duration=THREAD_MINUTES,
    )


async def discard_thread(services: Services, thread_id: int) -> None:
    """Delete a thread that was opened in vain, because another process was faster."""
    try:
        thread = await services.discord.fetch_channel(thread_id)
        assert isinstance(thread, discord.Thread), "it was opened for a table"
        await thread.delete()
    except discord.HTTPException as error:
        log.info("thread %d stays empty: %s", thread_id, error)


async def _empty_threads(
    services: Services, parent: discord.TextChannel | discord.ForumChannel
) -> AsyncIterator[discord.Thread]:
    """Yield the bot's threads in a channel in which nobody has written and no table stands."""
    for thread in await parent.guild.active_threads():
        ours = thread.parent_id == parent.id and thread.owner_id == services.discord.own_id
        if ours and not thread.message_count:
            async with services.store.reading() as reads:
                there = await reads.match_in_channel(thread.id)
            if there is None:
                yield thread


# Tags of a forum


async def tags_of(
    forum: discord.ForumChannel, game: str, status: str, locale: str
) -> list[discord.ForumTag]:
    wanted = wanted_tags(game, status, locale)
    known = await make_tags(forum, wanted)
    return [known[name] for name in wanted if name in known]


def wanted_tags(game: str, status: str, locale: str) -> list[str]:
    """Name the tags of a table: its game, and how it stands."""
    return [limits.fit(GAMES[game].name(locale), 20), bot_words(locale).say(STATES[status])]


async def make_tags(
    forum: discord.ForumChannel, wanted: Sequence[str]
) -> dict[str, discord.ForumTag]:
    """Return a forum's tags by name, after creating missing ones if that is allowed."""
    known = {tag.name: tag for tag in forum.available_tags}
    for name in wanted:
        if name in known or len(known) >= MOST_TAGS:
            continue
        try:
            known[name] = await forum.create_tag(name=name)
        except discord.HTTPException as error:
            log.info("forum %d: cannot make tag %r: %s", forum.id, name, error)
            break
    return known


async def missing_tags(forum: discord.ForumChannel, locale: str) -> list[str]:
    """Create the tags of all games and states; return the names of those that failed."""
    words = bot_words(locale)
    wanted = [limits.fit(game.name(locale), 20) for game in GAMES.values()]
    wanted += dict.fromkeys(words.say(state) for state in STATES.values())
    made = await make_tags(forum, wanted)
    return [name for name in wanted if name not in made]


async def retag(services: Services, row: MatchRow) -> None:
    """Show a match's state in its forum tags; elsewhere there are none."""
    if not row.thread or row.channel_id is None:
        return
    thread = await services.discord.fetch_channel(row.channel_id)
    if not isinstance(thread, discord.Thread):
        return
    parent = thread.parent or await services.discord.fetch_channel(thread.parent_id)
    if not isinstance(parent, discord.ForumChannel):
        return
    locale = locale_of_table(row)
    tags = await tags_of(parent, row.game, row.status, locale)
    if {tag.id for tag in tags} != {tag.id for tag in thread.applied_tags}:
        await thread.edit(applied_tags=tags)


async def tag_when_it_begins_or_ends(
    transaction: Transaction, commit: PendingCommit, now: int
) -> None:
    """Update the tags when a match has begun, is over, or is resumed."""
    live = commit.live
    ends_or_goes_on = live.match.over != (live.row.status == "finished")
    if ends_or_goes_on or commit.before.turn < 0:
        await transaction.set_reminder(live.row.id, RETAG, due_at=now)


async def tag_when_it_is_closed(
    transaction: Transaction, before: Live, after: Live, now: int
) -> None:
    """Update the tags when a match ends without a result."""
    if STATES[before.row.status] != STATES[after.row.status]:
        await transaction.set_reminder(after.row.id, RETAG, due_at=now)


@does_when_due(RETAG)
async def retag_when_due(services: Services, row: ReminderRow) -> None:
    async with services.store.reading() as reads:
        match = await reads.find_match(row.match_id)
    if match is not None:
        await retag(services, match)


@dataclass(frozen=True, slots=True)
class Place:
    """A channel or thread, as stored with a match."""

    channel: int
    guild: int | None
    thread: bool
    parent: int | None


def place_of(channel: discord.abc.GuildChannel | discord.Thread) -> Place:
    if isinstance(channel, discord.Thread):
        return Place(channel.id, channel.guild.id, True, channel.parent_id)
    return Place(channel.id, channel.guild.id, False, None)
