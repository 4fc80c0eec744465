"""Presence at the table: a stand-in makes way, and a match pauses when nobody plays."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.matches.live import Live
from bot.matches.matches import Then
from bot.notify import table_news
from bot.seating.automatic_pauses import BY_ITSELF, rest_or_go_on
from bot.services import Services
from bot.store import GOING, MatchChange, Reads, SeatRow, Transaction
from engine.core.errors import Refused


async def present(services: Services, match_id: int, user_id: int) -> Live:
    """Return a match for a player who is back; their stand-in makes way."""
    live = await services.matches.look(match_id)
    if not is_replaced(live, user_id):
        return live
    return await come_back(services, match_id, user_id)


def is_replaced(live: Live, user_id: int) -> bool:
    """Return whether a computer stands in for a person at a match that is open."""
    seat = live.seat_of(user_id)
    open_match = live.row.status in GOING
    return seat is not None and open_match and live.seats[seat].computer is not None


async def come_back(
    services: Services, match_id: int, user_id: int, then: Then | None = None
) -> Live:
    """Have the stand-in make way; `then` reads the result."""

    async def sit_down(transaction: Transaction, live: Live) -> MatchChange:
        mine = next((each for each in live.seats if each.user_id == user_id), None)
        if mine is None or mine.computer is None:
            return MatchChange()
        await table_news.tell(
            transaction, live, "back", services.clock(), seat=mine.number, who=mine.name
        )
        back = msgspec.structs.replace(mine, computer=None, stands_in=None, offered=0)
        return await reseat(transaction, live, back)

    return await services.matches.change(match_id, sit_down, then)


def open_seats(seats: Sequence[SeatRow]) -> list[SeatRow]:
    return [seat for seat in seats if seat.offered]


async def reseat(transaction: Transaction, live: Live, mine: SeatRow) -> MatchChange:
    """Store a seat; pause the match when nobody is left, and resume it when a player is back."""
    await transaction.change_seat(mine)
    if live.row.status != "running" and live.row.paused not in BY_ITSELF:
        return MatchChange()
    return rest_or_go_on(with_seat(live.seats, mine), live.row.channel_id)


def with_seat(seats: Sequence[SeatRow], mine: SeatRow) -> list[SeatRow]:
    """Return the seats with one of them replaced."""
    return [mine if seat.number == mine.number else seat for seat in seats]


async def own_open_seat(reads: Reads, live: Live, user_id: int) -> int | None:
    """Return the seat a person has left and may still take back; None if there is none."""
    known = await reads.holdings(live.row.id, user_id)
    free = [each.seat for each in known if live.seats[each.seat].user_id is None]
    return free[0] if free else None


async def has_begun(services: Services, match_id: int) -> bool:
    async with services.store.reading() as reads:
        row = await reads.find_match(match_id)
    return row is not None and row.setup is not None


async def look_at_begun(services: Services, match_id: int) -> Live:
    """Return a match; raise `Refused` while it is still a lobby."""
    if not await has_begun(services, match_id):
        raise Refused("not-begun")
    return await services.matches.look(match_id)


async def seat_held(services: Services, match_id: int, user_id: int) -> int:
    """Return a person's seat; raise `Refused` if they have none."""
    seat = (await look_at_begun(services, match_id)).seat_of(user_id)
    if seat is None:
        raise Refused("not-at-table")
    return seat


def check_going_on(live: Live) -> None:
    """Raise `Refused` where a match has ended: its seats no longer change."""
    if live.row.status not in GOING:
        raise Refused("match-is-over")
