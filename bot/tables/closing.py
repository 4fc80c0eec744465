"""Closing a table, and opening it again: a lobby, or a match that everybody votes to end."""

from __future__ import annotations

import msgspec

from bot.lobby import lobby, lobby_post, table_threads
from bot.lobby.homes import RETAG
from bot.lobby.hosts import next_host
from bot.lobby.lobby import SHOW, SILENCE, SILENCE_SECONDS, Lobby, end_draft
from bot.lobby.options import DRAFT, seats_wanted
from bot.lobby.servers import log_to_server
from bot.matches.live import Live
from bot.notify import table_news
from bot.notify.end_post import after_row
from bot.notify.outbox import LOCK, PATIENCE, Post, queue_post
from bot.notify.reminders import UNTIL_DONE, writes_when_due
from bot.notify.waiting_times import show_missing
from bot.notify.writers import ToTable, Written, writes
from bot.seating import votes
from bot.seating.automatic_pauses import BY_ITSELF, rest_or_go_on
from bot.seating.request_kinds import RequestKind, may_request
from bot.services import Services
from bot.services.changes import changes_match
from bot.store import GOING, REOPENS, MatchChange, ReminderRow, RequestRow, Transaction
from bot.tables import pause
from bot.ui.markup import mention_time
from engine.core.errors import Refused

CLOSE = "close"
GOODBYE = 2 * PATIENCE
"""Seconds to send and read the last messages before the thread is archived."""
FOR_GOOD, REOPEN_SECONDS = "closed-for-good", 30 * 24 * 3600
"""Reminder that closes a match for good, and the seconds in which a moderator can reopen it."""
WAS = "was"
"""Key in its result: the reason for its pause when it was ended."""


async def close(services: Services, match_id: int, user_id: int) -> str:
    """Close a lobby, or ask everybody whether to end a match; return the reply."""
    async with services.store.reading() as reads:
        row = await reads.find_match(match_id)
    if row is None:
        raise Refused("no-match", match=match_id)
    if row.status == "lobby":
        await lobby.close(services, match_id, user_id)
        await lobby_post.refresh_lobby(services, match_id)
        return "lobby-is-closed"
    if row.status not in GOING:
        raise Refused("close-over")
    live = await services.matches.look(match_id)
    if live.seat_of(user_id) is None:
        raise Refused("no-seat")
    await ask_table(services, live, user_id)
    return "close-asked"


@changes_match
async def end_match(
    services: Services, transaction: Transaction, live: Live, *, reopens: bool = False
) -> MatchChange:
    """End a match without a result; one that has ended already is left unchanged.

    With `reopens`, moderators can take that back for a while, and its secrets are kept until then.
    """
    if live.row.status not in GOING:
        return MatchChange()
    now = services.clock()
    await transaction.drop_reminders(live.row.id)
    await votes.close_all(transaction, live.row.id, now)
    await show_missing(transaction, live.row.id, (), now)
    await transaction.set_reminder(live.row.id, LOCK, due_at=now + GOODBYE)
    if reopens:
        await transaction.set_reminder(live.row.id, FOR_GOOD, due_at=now + REOPEN_SECONDS)
    else:
        await transaction.lift_veils(live.row.id)
    post = Post(live.row.id, "closed", live.match.state.turn)
    await queue_post(transaction, live.row, post, now)
    await log_to_server(transaction, live.row.guild_id, live.row.id, "closed", now)
    kept = {REOPENS: now + REOPEN_SECONDS, WAS: live.row.paused} if reopens else None
    return MatchChange(status="closed", paused=None, result=kept)


@writes(ToTable, "closed")
async def write_closed(to: ToTable) -> Written:
    """Write that a match is over without a result; None where it has been resumed."""
    if to.match.status != "closed":
        return None
    if (until := to.match.reopens_until) is not None:
        told = to.words.say("post-ended", table=to.table, until=mention_time(until, "D"))
        return to.screen(told, over=True)
    match = to.live.match
    cut = [to.wording.message(each) for each in match.game.cut_short(match.state)]
    told = to.words.say("post-closed", table=to.table)
    return to.screen(told, *cut, rows=[after_row(to.match.id, to.words)], over=True)


# Taking it back


async def reopen(services: Services, match_id: int) -> None:
    """Reopen a match ended by a moderator in its last state; raise `Refused` where it is over.

    Raises `ChannelTaken` where another table has its channel by now.
    """
    await _go_on(services, match_id)
    await table_threads.unlock_thread(services, match_id)


@changes_match
async def _go_on(services: Services, transaction: Transaction, live: Live) -> MatchChange:
    now, until = services.clock(), live.row.reopens_until
    if until is None or until <= now:
        raise Refused("reopen-over")
    was = live.row.result[WAS]
    await transaction.drop_reminders(live.row.id)
    await table_news.tell(transaction, live, "mod-reopen", now)
    await log_to_server(transaction, live.row.guild_id, live.row.id, "reopened", now)
    change = rest_or_go_on(live.seats, live.row.channel_id)
    if was is not None and was not in BY_ITSELF:
        change = MatchChange(status="paused", paused=was)
    elif change.status == "running":
        await pause.call(transaction, live, now)
    return msgspec.structs.replace(change, result=None)


@writes_when_due(FOR_GOOD)
async def close_for_good(services: Services, transaction: Transaction, row: ReminderRow) -> None:
    """Close for good a match that was not reopened, so that its secrets can be shown."""
    match = await transaction.find_match(row.match_id)
    if match is not None and match.reopens_until is not None:
        await transaction.change_match(
            match.id, match.version, MatchChange(result=None), at=match.updated_at
        )
        await transaction.lift_veils(match.id)


# Asking the table


async def ask_table(services: Services, live: Live, by: int, *, reopens: bool = False) -> None:
    await votes.ask(services, live.row.id, CLOSE, {REOPENS: reopens}, voters=Live.people, by=by)


async def _perform(services: Services, request: RequestRow) -> None:
    await end_match(services, request.match_id, reopens=bool(request.about.get(REOPENS)))


may_request(RequestKind(CLOSE, needs="all", silence=False, hours=48, perform=_perform))


async def reopen_lobby(services: Services, match_id: int) -> None:
    """Reopen a closed lobby with its seats as they were; without one of them, a draft is off."""
    async with services.store.transaction() as transaction:
        row = await transaction.find_match(match_id)
        if row is None or row.status != "closed" or row.setup is not None:
            raise Refused("lobby-over")
        if row.channel_id is None:
            raise Refused("lobby-homeless")
        now, seats = services.clock(), await transaction.seats(match_id)
        opened = Lobby(transaction, row, [*seats])
        if len(seats) < seats_wanted(row):
            end_draft(opened, now)
        heir, options = next_host(row, seats), opened.row.options
        host = heir.user_id if heir and heir.user_id else row.host_id
        change = MatchChange(status="lobby", host_id=host, options=options)
        await transaction.change_match(row.id, row.version, change, at=now)
        await transaction.set_seats(row.id, opened.seats)
        await transaction.add_outbox(row.id, opened.posts)
        await transaction.set_reminder(row.id, RETAG, due_at=now)
        await transaction.set_reminder(row.id, SHOW, due_at=now + UNTIL_DONE)
        await transaction.set_reminder(row.id, SILENCE, due_at=now + SILENCE_SECONDS)
        if DRAFT in options:
            await transaction.set_reminder(row.id, DRAFT, due_at=now)
    services.notifier.wake()
