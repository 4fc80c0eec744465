"""Closing a table: a lobby by its host, a running match by the vote of everybody who plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import lines, requests, screens
from bot.before import lobby, lobby_post
from bot.live import Live
from bot.news import LOCK, Post
from bot.posts import writes
from bot.servers import log_to_server
from bot.store import MatchChange, OutboxRow, RequestRow, Work
from engine.core.refused import Refused

if TYPE_CHECKING:
    from bot.app import TableBot

CLOSE = "close"
GOODBYE = 60
"""Seconds in which the last message can be read before the thread is archived."""


async def close(bot: TableBot, match_id: int, user_id: int) -> str:
    """Close a lobby, or ask everybody whether a match shall end; return what to say to that."""
    async with bot.store.reading() as reads:
        row = await reads.find_match(match_id)
    if row is None:
        raise Refused("no-match", match=match_id)
    if row.status == "lobby":
        await lobby.close(bot, match_id, user_id)
        await lobby_post.refresh_lobby(bot, match_id)
        return "lobby-is-closed"
    if row.status not in ("running", "paused"):
        raise Refused("close-over")
    live = await bot.desk.look(match_id)
    if live.seat_of(user_id) is None:
        raise Refused("no-seat")
    await requests.ask(bot, match_id, CLOSE, {}, voters=sorted(live.people()), by=user_id)
    return "close-asked"


async def end_match(bot: TableBot, match_id: int, why: str | None = None) -> None:
    """End a match without a result, and say why; one that has ended already stays as it is."""

    async def end(work: Work, live: Live) -> MatchChange:
        if live.row.status not in ("running", "paused"):
            return MatchChange()
        now = bot.clock()
        await work.drop_reminders(match_id)
        await work.set_reminder(match_id, LOCK, due_at=now + GOODBYE)
        if why is not None:
            await lines.tell(work, live, why, now)
        if live.row.channel_id is not None:
            post = Post(match_id, "closed", live.match.state.turn, 0)
            await work.add_outbox(match_id, [lines.message(post, live.row.channel_id, now)])
        await log_to_server(work, live.row.guild_id, match_id, "closed", now)
        return MatchChange(status="closed", paused=None)

    await bot.desk.change(match_id, end)


@writes("closed")
async def write_closed(bot: TableBot, row: OutboxRow, post: Post) -> screens.Screen:
    """Say that a match is over without a result."""
    live = await bot.desk.look(post.match)
    locale = await bot.table_locale(live.row)
    said = bot.words(locale).say("post-closed", table=bot.table_name(live))
    return screens.post(said, bot.labels_in(locale), post.match, row.id)


async def _agreed(bot: TableBot, request: RequestRow) -> None:
    await end_match(bot, request.match_id)


requests.may_request(
    requests.RequestKind(CLOSE, needs="all", silence=False, hours=48, perform=_agreed)
)
