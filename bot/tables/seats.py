"""The seats of a running match: standing in, coming back, leaving, taking over.

A seat with a user and a computer is still the user's: they see their hand and their plans, and any
act of theirs takes the seat back. With a computer alone it is nobody's. Each change is one
transaction with the line that tells the table.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal

import msgspec

from bot.history.results import rounds_of
from bot.lobby import hosts, servers
from bot.lobby.free_seats import COMPUTER, nobodys_seat
from bot.lobby.invitations import ENTRY, INVITED_ONLY, may_join
from bot.matches.live import Live
from bot.notify import table_news
from bot.notify.outbox import SEATED, Letter, Post, letter_to, to_channel
from bot.seating import votes
from bot.seating.automatic_pauses import is_played
from bot.seating.presence import check_going_on, reseat, with_seat
from bot.services import Services
from bot.services.changes import changes_match
from bot.store import GOING, HolderRow, MatchChange, NewOutbox, SeatRow, Transaction
from engine.core.errors import Refused

Check = Callable[[Transaction, Live], Awaitable[object]]
"""Raises `Refused` within the transaction if the grounds of a decision no longer hold."""
OFFER = "offer"
"""Kind of the post that offers a seat."""
FREED_BY = "freed_by"
"""In a match's options: the moderators who have freed a seat; none is theirs to take."""


# A computer for a while


@changes_match
async def stand_in(
    services: Services,
    transaction: Transaction,
    live: Live,
    seat: int,
    *,
    until: Literal["turn", "back"],
    by: int | None,
    check: Check | None = None,
) -> MatchChange:
    """Seat a computer in a player's place: for this turn, or until they are back.

    Where nobody else plays, the match is paused: computers do not finish it among themselves.

    `by` is the deciding user, `table_news.BY_MODERATOR`, or None where time ran out. Doing it twice
    is doing it once.
    """
    mine = _find_held(live, seat)
    if check is not None:
        await check(transaction, live)
    if mine.stands_in == until:
        return MatchChange()
    assert mine.user_id is not None, "the seat is held"
    await transaction.drop_reminders(live.row.id, user_id=mine.user_id)
    aside = msgspec.structs.replace(mine, computer=COMPUTER, stands_in=until)
    said = f"timed-{until}" if by is None else f"stands-in-{until}"
    if not is_played(with_seat(live.seats, aside)):
        said = "stands-in-rests"
    decided = "" if by is None else table_news.name_of(live, by)
    now = services.clock()
    await table_news.tell(transaction, live, said, now, seat=seat, who=mine.name, by=decided)
    return await reseat(transaction, live, aside)


# Leaving, and substitutes


async def leave(services: Services, match_id: int, user_id: int) -> None:
    """Give a seat up. A computer plays it while a substitute is sought."""
    await _vacate(services, match_id, user_id, "left")


async def vote_out(services: Services, match_id: int, user_id: int) -> None:
    """Take the seat of a player voted out; a second call does nothing."""
    live = await services.matches.look(match_id)
    if live.seat_of(user_id) is not None and live.row.status in GOING:
        await _vacate(services, match_id, user_id, "voted-out", barred=True)


async def take_off(services: Services, match_id: int, user_id: int, moderator: int) -> None:
    """Remove a player from a table for good, on a moderator's order."""
    await _vacate(services, match_id, user_id, "removed", barred=True, moderator=moderator)


async def replace(services: Services, match_id: int, user_id: int, moderator: int) -> None:
    """Seat a computer for a player on a moderator's order; the player may take the seat back."""
    await _vacate(services, match_id, user_id, "replaced", offered=False, moderator=moderator)


@changes_match
async def _vacate(
    services: Services,
    transaction: Transaction,
    live: Live,
    user_id: int,
    how: str,
    *,
    barred: bool = False,
    offered: bool = True,
    moderator: int | None = None,
) -> MatchChange:
    seat = live.seat_of(user_id)
    if seat is None:
        raise Refused("no-seat" if how == "left" else "not-at-table")
    mine, now = _find_held(live, seat), services.clock()
    await _forget(transaction, live, mine, now, barred=barred)
    await table_news.tell(transaction, live, how, now, seat=seat, who=mine.name)
    nobodys = nobodys_seat(live.row, mine, now if offered else 0)
    if is_played(live.seats) and not is_played(with_seat(live.seats, nobodys)):
        await table_news.tell(transaction, live, "rests", now)
    change = await _with_host(transaction, live, await reseat(transaction, live, nobodys), now)
    if offered:
        await offer(transaction, live, seat, live.row.channel_id, now)
    return _freed_by(live, moderator, change)


@changes_match
async def seek_substitute(
    services: Services,
    transaction: Transaction,
    live: Live,
    seat: int,
    *,
    by: int,
    check: Check | None = None,
    moderator: int | None = None,
) -> MatchChange:
    """Offer a seat publicly; its present player goes on until it is taken over."""
    check_going_on(live)
    mine, now = live.seats[seat], services.clock()
    if check is not None:
        await check(transaction, live)
    if mine.offered:
        return MatchChange()
    decided = table_news.name_of(live, by)
    await table_news.tell(transaction, live, "sought", now, seat=seat, who=mine.name, by=decided)
    await offer(transaction, live, seat, live.row.channel_id, now)
    change = await reseat(transaction, live, msgspec.structs.replace(mine, offered=now))
    return _freed_by(live, moderator, change)


async def offer(
    transaction: Transaction, live: Live, seat: int, channel: int | None, now: int
) -> None:
    """Post an open seat at the table, and mention the role of people looking for players."""
    if channel is None:
        return
    role = None
    if live.row.options.get(ENTRY) != INVITED_ONLY:
        role = await servers.role_to_call(transaction, live.row.guild_id, now)
    roles = () if role is None else (role,)
    post = Post(live.row.id, OFFER, live.match.state.turn, 0, about=seat, roles=roles)
    await transaction.add_outbox(live.row.id, [to_channel(post, channel, now)])


@changes_match
async def withdraw_offer(
    services: Services, transaction: Transaction, live: Live, seat: int, *, by: int
) -> MatchChange:
    """Stop seeking a substitute: the seat stays with its player, or with the computer."""
    check_going_on(live)
    mine = live.seats[seat]
    if live.seat_of(by) is None:
        raise Refused("no-seat")
    if not mine.offered:
        raise Refused("offer-over")
    decided = table_news.name_of(live, by)
    await table_news.tell(
        transaction, live, "kept", services.clock(), seat=seat, who=mine.name, by=decided
    )
    return await reseat(transaction, live, msgspec.structs.replace(mine, offered=0))


@changes_match
async def take_over(
    services: Services, transaction: Transaction, live: Live, seat: int, user_id: int, name: str
) -> MatchChange:
    """Give an offered seat to a substitute, or back to the player who had left it.

    The seat's secrets are theirs from now on, and no longer the old player's.
    """
    mine, now = live.seats[seat], services.clock()
    own = await check_may_take(transaction, live, seat, user_id)
    await votes.ask_besides(transaction, live, user_id, mine.user_id, now)
    if mine.user_id is not None:
        await _forget(transaction, live, mine, now)
    said = "back" if own else "taken"
    await table_news.tell(transaction, live, said, now, seat=seat, who=name, before=mine.name)
    await _hold(transaction, live, seat, user_id, now)
    if not own:
        await transaction.add_outbox(live.row.id, [_welcome(live, seat, user_id, now)])
    theirs = msgspec.structs.replace(
        mine, user_id=user_id, computer=None, name=name, stands_in=None, offered=0,
        joined_at=now,
    )  # fmt: skip
    return await _with_host(transaction, live, await reseat(transaction, live, theirs), now)


async def check_may_take(transaction: Transaction, live: Live, seat: int, user_id: int) -> bool:
    """Return whether a person takes back their own seat; raise `Refused` if they may not."""
    mine = live.seats[seat]
    check_going_on(live)
    if live.seat_of(user_id) is not None:
        raise Refused("already-seated")
    known = await transaction.holdings(live.row.id, user_id)
    own = bool(known) and all(each.seat == seat and not each.barred for each in known)
    if known and not own:
        raise Refused("knows-secrets")
    if not mine.offered and not (own and mine.user_id is None):
        raise Refused("offer-over")
    if not own:
        if user_id in live.row.options.get(FREED_BY, ()):
            raise Refused("freed-a-seat")
        await may_join(transaction, live.row, user_id)
    return own


def _welcome(live: Live, seat: int, user_id: int, now: int) -> NewOutbox:
    return letter_to(user_id, Letter(live.row.id, SEATED, seat), live.row.version + 1, now)


# Shared steps


def _find_held(live: Live, seat: int) -> SeatRow:
    """Return a seat held by a person in a match that is not over."""
    check_going_on(live)
    mine = live.seats[seat]
    if mine.user_id is None:
        raise Refused("nobodys-seat")
    return mine


def _freed_by(live: Live, moderator: int | None, change: MatchChange) -> MatchChange:
    """Add to a change of seats the moderator who has ordered it."""
    if moderator is None:
        return change
    freed = {*live.row.options.get(FREED_BY, ()), moderator}
    options = live.row.options | {FREED_BY: sorted(freed)}
    return msgspec.structs.replace(change, options=options)


async def _with_host(
    transaction: Transaction, live: Live, change: MatchChange, now: int
) -> MatchChange:
    """Add the next host to a change of seats that replaces the host."""
    heir = hosts.next_host(live.row, await transaction.seats(live.row.id))
    if heir is None or heir.user_id is None:
        return change
    await table_news.tell(transaction, live, "host", now, who=heir.name)
    return msgspec.structs.replace(change, host_id=heir.user_id)


async def _hold(transaction: Transaction, live: Live, seat: int, user_id: int, now: int) -> None:
    """Record the round from which a person holds a seat, leaving out earlier absence."""
    match_id, in_round = live.row.id, rounds_of(live)
    known = [each for each in await transaction.holdings(match_id, user_id) if each.seat == seat]
    for holder in known:
        await transaction.resume_holding(holder, user_id, in_round=in_round)
    if not known:
        new = HolderRow(
            match_id=match_id, user_id=user_id, seat=seat, since=now, from_round=in_round
        )
        await transaction.add_holder(new)


async def _forget(
    transaction: Transaction, live: Live, mine: SeatRow, now: int, *, barred: bool = False
) -> None:
    """Cancel everything awaited from, asked of, or planned by a seat's former holder."""
    match_id = live.row.id
    assert mine.user_id is not None, "the seat was held"
    await transaction.end_holding(
        match_id, mine.user_id, mine.number, in_round=rounds_of(live), barred=barred
    )
    await transaction.drop_reminders(match_id, user_id=mine.user_id)
    await transaction.set_wishes(match_id, mine.number, ())
    await votes.ask_no_more(transaction, match_id, mine.user_id, now)
