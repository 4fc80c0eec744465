"""Forgetting a person on the operator's order: first they are taken off the tables they sit at."""

from __future__ import annotations

import msgspec

from bot.history.personal_data import delete_all
from bot.lobby import lobby
from bot.lobby.free_seats import nobodys_seat
from bot.lobby.hosts import next_host
from bot.lobby.lobby import SHOW
from bot.matches.live import SetAside
from bot.notify import table_news
from bot.notify.outbox import Post, queue_post
from bot.seating import votes
from bot.seating.automatic_pauses import BY_ITSELF, rest_or_go_on
from bot.seating.presence import with_seat
from bot.services import Services
from bot.services.sentences import locale_of_table
from bot.store import MatchChange, MatchRow
from bot.tables import seats
from bot.ui.markup import bot_words


async def forget(services: Services, user_id: int) -> None:
    """Delete everything stored about a person.

    At the tables they sit at they leave as by their own command: the others play on.
    """
    async with services.store.reading() as reads:
        tables = await reads.matches_of_user(user_id)
        hosted = await reads.matches_hosted(user_id)
    for row in tables:
        await leave(services, row, user_id)
    for row in hosted:
        await close_empty_lobby(services, row)
    await delete_all(services, user_id, hosting=True)
    async with services.store.transaction() as transaction:
        for row in tables:  # the host writes their lobbies' posts anew, without the name
            await transaction.set_reminder(row.id, SHOW, due_at=services.clock())


async def leave(services: Services, row: MatchRow, user_id: int) -> None:
    """Give up a person's seat at an open table."""
    if row.status == "lobby":
        await lobby.leave(services, row.id, user_id)
        return
    try:
        await seats.leave(services, row.id, user_id)
    except SetAside:
        await leave_set_aside(services, row.id, user_id)


async def leave_set_aside(services: Services, match_id: int, user_id: int) -> None:
    """Give up a person's seat at a table that cannot be loaded: once it can, a computer has it.

    The table is told then, and does not hear their name: nobody knows when that is.
    """
    now = services.clock()
    async with services.store.transaction() as transaction:
        row, before = await transaction.find_match(match_id), await transaction.seats(match_id)
        assert row is not None, "they sit there"
        mine = next(each for each in before if each.user_id == user_id)
        nobodys = nobodys_seat(row, mine, now)
        after = with_seat(before, nobodys)
        await transaction.change_seat(nobodys)
        await transaction.set_wishes(match_id, mine.number, ())
        await votes.ask_no_more(transaction, match_id, user_id, now)
        change = MatchChange()
        if row.status == "running" or row.paused in BY_ITSELF:
            change = rest_or_go_on(after, row.channel_id)
        if (heir := next_host(row, after)) is not None:
            change = msgspec.structs.replace(change, host_id=heir.user_id)
        await transaction.change_match(match_id, row.version, change, at=now)
        args = {
            table_news.SEAT: mine.number,
            "who": bot_words(locale_of_table(row)).say("somebody"),
        }
        await queue_post(
            transaction, row, Post(match_id, table_news.LINE, line="left", args=args), now
        )
        await queue_post(transaction, row, Post(match_id, seats.OFFER, about=mine.number), now)


async def close_empty_lobby(services: Services, row: MatchRow) -> None:
    """Close a lobby at which nobody is left to be its host; whoever opens it again is."""
    if row.status != "lobby":
        return
    _, seated = await lobby.lobby_of(services, row.id)
    if all(seat.user_id is None for seat in seated):
        await lobby.close(services, row.id)
