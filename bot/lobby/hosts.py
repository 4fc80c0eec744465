"""The host of a table: handing the role over, and succession when the host leaves."""

from __future__ import annotations

from collections.abc import Iterable

from bot.matches.live import Live
from bot.notify import table_news
from bot.services import Services
from bot.store import MatchChange, MatchRow, SeatRow, Transaction
from engine.core.errors import Refused


async def hand_over(services: Services, match_id: int, by: int, heir: int) -> None:
    """Make another seated player the host; only the host may."""
    async with services.store.transaction() as transaction:
        row = await transaction.find_match(match_id)
        if row is None:
            raise Refused("no-match", match=match_id)
        if row.status == "lobby":
            check_heir(row, await transaction.seats(match_id), by, heir)
            await transaction.change_match(
                match_id, row.version, MatchChange(host_id=heir), at=services.clock()
            )
            return

    async def hand(transaction: Transaction, live: Live) -> MatchChange:
        check_heir(live.row, live.seats, by, heir)
        if heir != by:
            await table_news.tell(
                transaction, live, "host", services.clock(), who=table_news.name_of(live, heir)
            )
        return MatchChange(host_id=heir)

    await services.matches.change(match_id, hand)


def check_heir(row: MatchRow, seats: Iterable[SeatRow], by: int, heir: int) -> None:
    """Raise `Refused` unless the host hands over to a seated player."""
    if by != row.host_id:
        raise Refused("host-only")
    if all(seat.user_id != heir for seat in seats):
        raise Refused("not-at-table")


def next_host(row: MatchRow, seats: Iterable[SeatRow]) -> SeatRow | None:
    """Return the player seated longest, as next host, if the host has lost their seat.

    None if the host still has a seat, or nobody has.
    """
    people = [seat for seat in seats if seat.user_id is not None]
    if not people or any(seat.user_id == row.host_id for seat in people):
        return None
    return min(people, key=lambda seat: (seat.computer is not None, seat.joined_at, seat.number))


def check_host(row: MatchRow, user_id: int) -> None:
    """Raise `Refused` for everybody but the host."""
    if row.host_id != user_id:
        raise Refused("host-only")
