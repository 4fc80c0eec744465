"""The place of a running match: moving it, and replacing a place that is gone.

A match without a place is paused. Its players are told once, by letter, with a button that opens a
new thread: in the server's home for tables, or beside the place that is gone. However many people
press it, and whenever the process dies, only one place is opened: an empty thread is used again.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from typing import Literal

import discord
import msgspec

from bot.lobby.homes import (
    RETAG,
    Place,
    channel_of,
    discard_thread,
    home_of,
    open_thread,
    place_of,
)
from bot.lobby.table_threads import thread_name
from bot.matches.live import Live, SetAside
from bot.notify import table_news
from bot.notify.outbox import (
    ELSEWHERE,
    FAREWELL,
    HOMELESS,
    LOST,
    MOVED,
    Post,
    queue_post,
    to_channel,
    wish_mention,
)
from bot.notify.recap import board_of, headline
from bot.notify.table_news import name_of, write_letters
from bot.notify.writers import ToHolder, ToTable, Written, writes
from bot.seating import votes
from bot.seating.automatic_pauses import rest_or_go_on
from bot.seating.presence import look_at_begun, open_seats
from bot.seating.request_posts import REQUEST
from bot.services import Interaction, Services
from bot.services.changes import changes_match
from bot.services.sentences import locale_of_table
from bot.store import (
    GOING,
    ChannelTaken,
    MatchChange,
    MatchRow,
    PostRow,
    Reads,
    SeatRow,
    Transaction,
)
from bot.tables.seats import OFFER, offer
from bot.ui.components import Pressed, on_press
from bot.ui.markup import mention_channel
from bot.ui.rows import GREEN, button, row_of
from engine.core.errors import Refused

log = logging.getLogger(__name__)
SUPERSEDED = ("turn", "call", "running", "nudge", OFFER, REQUEST)
"""Kinds of waiting messages that are replaced in a new place."""

IN_PLACE = ("lobby", "turn", "call", MOVED)
"""Kinds of messages that are sent to a match's own place, each a new one."""


# Moving


@changes_match
async def move(
    services: Services,
    transaction: Transaction,
    live: Live,
    place: Place,
    *,
    by: int,
    only_homeless: bool = False,
    line: str = "moved-here",
) -> MatchChange:
    """Move a match to another place; waiting posts go there, after `line`.

    Raises `ChannelTaken` where another table has the channel. With `only_homeless`, a match that
    has found a place meanwhile is left alone.
    """
    check_may_move(live, by)
    if only_homeless and live.row.channel_id is not None:
        return MatchChange()
    if live.row.channel_id == place.channel:
        raise Refused("already-here")
    return await _settle(transaction, live, place, by, line, services.clock())


def check_may_move(live: Live, by: int) -> None:
    """Raise `Refused` if the user may not move the match, or it is over."""
    if by not in (table_news.BY_MODERATOR, live.row.host_id) and live.seat_of(by) is None:
        raise Refused("no-seat")
    if live.row.status not in GOING:
        raise Refused("not-running")


async def _settle(
    transaction: Transaction, live: Live, place: Place, by: int, line: str, now: int
) -> MatchChange:
    """Store a new place: its ids, the posts due there, and the pointers to it."""
    row = live.row
    await transaction.withdraw_kinds(row.id, SUPERSEDED)
    await transaction.retarget_outbox(row.id, place.channel, due_at=now, besides=ELSEWHERE)
    mentions = await wish_mention(transaction, live.humans())
    turn, decided = live.match.state.turn, {"by": name_of(live, by)}
    post = Post(row.id, MOVED, turn, 0, mentions, line=line, args=decided)
    await transaction.add_outbox(row.id, [to_channel(post, place.channel, now)])
    there = {"place": mention_channel(place.channel)} | decided
    farewell = Post(row.id, FAREWELL, turn, 0, line="moved-away", args=there)
    await queue_post(transaction, row, farewell, now)
    for seat in open_seats(live.seats):
        await offer(transaction, live, seat.number, place.channel, now)
    await votes.ask_again(transaction, live, place.channel, now)
    if place.thread:
        await transaction.set_reminder(row.id, RETAG, due_at=now)
    rested = rest_or_go_on(live.seats, place.channel) if row.paused == HOMELESS else MatchChange()
    if rested.status == "running":
        await write_letters(transaction, live, now)
    return msgspec.structs.replace(
        rested,
        channel_id=place.channel,
        guild_id=place.guild,
        thread=place.thread,
        parent_id=place.parent,
    )


@writes(ToTable, MOVED)
async def write_moved(to: ToTable) -> Written:
    return to.screen(
        to.mentions,
        table_news.line_of(to, to.wording),
        f"## {headline(to.live, to.wording, to.words, to.post)}",
        *to.wording.warnings(),
        picture=await board_of(to.services, to.live, to.wording.view, to.locale),
    )


# A new place for a match that has none


@writes(ToHolder, LOST)
async def write_lost(to: ToHolder) -> Written:
    """Tell a player that the table's place is gone, with a button; None where it has a new one."""
    if to.place:
        return None
    label = to.words.say("label-rehome")
    row = row_of(button("rehome", to.match.id, label, question=to.mark, style=GREEN))
    return to.screen(to.words.say("letter-lost", table=to.table), rows=[row])


@on_press("rehome")
async def rehome_press(interaction: Interaction, given: Pressed) -> None:
    services = interaction.client.services
    channel = await rehome(services, given.match, interaction.user.id)
    await services.answer(interaction, "rehomed", place=mention_channel(channel))


async def rehome(services: Services, match_id: int, by: int) -> int:
    """Open a thread for a match without a place; return the channel it has then."""
    async with services.locks.placing.of(match_id):
        live = await services.matches.look(match_id)
        check_may_move(live, by)
        if live.row.channel_id is not None:
            return live.row.channel_id
        async for parent in parents_of(services, live.row):
            try:
                thread = await thread_for(services, parent, live.row, live.seats)
                break
            except (Refused, discord.HTTPException) as error:
                log.info("match %d: cannot open a thread below %d: %s", match_id, parent.id, error)
        else:
            raise Refused("no-home")
        await move(services, match_id, place_of(thread), by=by, only_homeless=True)
        placed = (await services.matches.look(match_id)).row.channel_id
        assert placed is not None, "it has just been given a place"
        if placed != thread.id:
            await discard_thread(services, thread.id)
        return placed


async def come_back(services: Services, guild_id: int) -> None:
    """Restore the tables of a server to which the bot was invited again."""
    async with services.store.reading() as reads:
        rows = await reads.matches_of_guild(guild_id)
        posts = [await last_post_at(reads, r.id) for r in rows if r.channel_id is None]
    for post in filter(None, posts):
        try:
            stood = await services.discord.fetch_channel(post.channel_id)
            assert isinstance(stood, (discord.abc.GuildChannel, discord.Thread)), "of a server"
            await move(
                services, post.match_id, place_of(stood),
                by=table_news.BY_MODERATOR, only_homeless=True, line="back-here",
            )  # fmt: skip
        except (Refused, SetAside, ChannelTaken, discord.HTTPException) as error:
            log.info("match %d cannot go on where it stood: %s", post.match_id, error)


async def last_post_at(reads: Reads, match_id: int) -> PostRow | None:
    """Return a match's newest post in its last place."""
    found = [await reads.latest_post(match_id, kind) for kind in IN_PLACE]
    return max(filter(None, found), key=lambda post: post.message_id, default=None)


async def move_to_thread(
    services: Services,
    match_id: int,
    parent: discord.TextChannel | discord.ForumChannel,
    *,
    by: int,
) -> int:
    """Move a match to a thread of its own below a channel; return the thread."""
    async with services.locks.placing.of(match_id):
        live = await services.matches.look(match_id)
        check_may_move(live, by)
        thread = await thread_for(services, parent, live.row, live.seats)
        await move(services, match_id, place_of(thread), by=by)
        return thread.id


async def parents_of(
    services: Services, row: MatchRow
) -> AsyncIterator[discord.TextChannel | discord.ForumChannel]:
    """Yield possible parents of a match's thread: the server's home, then the last parent."""
    home = await home_of(services, row.guild_id)
    if home is not None:
        yield home
    if row.guild_id is None or row.parent_id is None:
        return
    try:
        parent = await channel_of(services, row.guild_id, row.parent_id)
    except discord.HTTPException as error:
        log.info("match %d: the channel of its thread is gone: %s", row.id, error)
        return
    if isinstance(parent, (discord.TextChannel, discord.ForumChannel)) and parent != home:
        yield parent


async def thread_for(
    services: Services,
    parent: discord.TextChannel | discord.ForumChannel,
    row: MatchRow,
    seats: tuple[SeatRow, ...],
) -> discord.Thread:
    """Open a thread for a match."""
    name = thread_name(row, seats)
    return await open_thread(services, parent, name, row.game, locale_of_table(row))


async def move_here(
    interaction: Interaction, match_id: int, where: Literal["here", "thread"], *, by: int
) -> int:
    """Move a match to the channel of a command, or to a thread there; return the place."""
    services, channel = interaction.client.services, interaction.channel
    check_may_move(await look_at_begun(services, match_id), by)
    if where == "thread":
        parent = channel.parent if isinstance(channel, discord.Thread) else channel
        if not isinstance(parent, (discord.TextChannel, discord.ForumChannel)):
            raise Refused("no-threads-here")
        return await move_to_thread(services, match_id, parent, by=by)
    if not isinstance(channel, (discord.abc.GuildChannel, discord.Thread)):
        raise Refused("only-in-server")
    await move(services, match_id, place_of(channel), by=by)
    return channel.id


async def match_to_move(interaction: Interaction, table: str | None) -> int:
    """Return the match to move: the one named, or the person's only one without a place.

    The channel is no hint: the command is usually typed in another one.
    """
    services = interaction.client.services
    if table is None:
        async with services.store.reading() as reads:
            own = await reads.matches_of_user(interaction.user.id, GOING)
        homeless = [row.id for row in own if row.channel_id is None]
        if len(homeless) == 1:
            return homeless[0]
        if len(own) == 1:
            return own[0].id
    return await services.finder.match_here(interaction, table)
