"""Forgetting a person on the operator's order: first they are taken off the tables they sit at."""

from __future__ import annotations

from bot.history.personal_data import delete_all
from bot.lobby import lobby
from bot.lobby.lobby import SHOW
from bot.services import Services
from bot.store import MatchRow
from bot.tables import seats


async def forget(services: Services, user_id: int) -> None:
    """Delete everything stored about a person; raise `Refused` for a table that is set aside.

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
    else:
        await seats.leave(services, row.id, user_id)


async def close_empty_lobby(services: Services, row: MatchRow) -> None:
    """Close a lobby at which nobody is left to be its host; whoever opens it again is."""
    if row.status != "lobby":
        return
    _, seated = await lobby.lobby_of(services, row.id)
    if all(seat.user_id is None for seat in seated):
        await lobby.close(services, row.id)
