"""A person's data: exporting everything stored about them, and deleting it for good."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.services import Services
from bot.services.sentences import locale_of_table, name_of_table
from bot.store import ENDED, OPEN, MatchChange, MatchRow, Reads, SeatRow, Transaction
from bot.ui.markup import Markup, bot_words, mention_channel
from engine.core.errors import Refused


async def data_of(reads: Reads, user_id: int) -> dict[str, Any]:
    """Return everything stored about a person, as plain data."""
    player = await reads.player(user_id)
    rows = [*await reads.matches_of_user(user_id, (*OPEN, *ENDED))]
    seats = [await seat_in(reads, row, user_id) for row in rows]
    return {
        "user": user_id,
        "settings": player.settings,
        "tables": [
            {
                "table": row.id,
                "game": row.game,
                "status": row.status,
                "name": seat.name,
                "plays": seat.plays,
                "since": seat.joined_at,
                "host": row.host_id == user_id,
            }
            for row, seat in zip(rows, seats, strict=True)
        ],
        "held": [plain(each) for each in await reads.holdings_of_person(user_id)],
        "results": [plain(each, "name") for each in await reads.results_of_person(user_id)],
        "left": [plain(each) for each in await reads.departures_of_person(user_id)],
        "choices": await reads.choices_of_person(user_id),
        "notes": [plain(each, "id") for each in await reads.notes_of_person(user_id)],
        "looked": [plain(each) for each in await reads.glances_of_person(user_id)],
        "blocked": sorted(await reads.blocked_people(user_id)),
        "imported": [row.id for row in await reads.studies_of(user_id)],
    }


async def seat_in(reads: Reads, row: MatchRow, user_id: int) -> SeatRow:
    return next(seat for seat in await reads.seats(row.id) if seat.user_id == user_id)


def plain(row: msgspec.Struct, *besides: str) -> dict[str, Any]:
    """Return a row as plain data, without the person's own id."""
    return {
        name: value
        for name, value in msgspec.structs.asdict(row).items()
        if name not in ("user_id", *besides)
    }


async def tables_to_leave(reads: Reads, user_id: int) -> list[MatchRow]:
    seated = await reads.matches_of_user(user_id)
    hosted = await reads.matches_hosted(user_id)
    return [*seated, *(row for row in hosted if row not in seated)]


async def delete_all(services: Services, user_id: int, *, hosting: bool = False) -> None:
    """Delete everything stored about a person; raise `Refused` while they are needed at a table.

    With `hosting`, a table at which they do not sit may lose its host: whoever comes is the next.
    """
    async with services.store.transaction() as transaction:
        needed = await tables_to_leave(transaction, user_id)
        if hosting:
            needed = list(await transaction.matches_of_user(user_id))
        if needed:
            places = ((name_of_table(r), mention_channel(r.channel_id)) for r in needed)
            tables = ", ".join(f"{name} ({place})" for name, place in places)
            raise Refused("mydata-seated", tables=Markup(tables))
        past = await transaction.matches_of_user(user_id, ENDED)
        for row in past:
            await give_up_seat(services, transaction, row, user_id)
        await transaction.forget_person(user_id)
    for row in past:
        services.matches.forget(row.id)


async def give_up_seat(
    services: Services, transaction: Transaction, row: MatchRow, user_id: int
) -> None:
    """Make a person's seats nameless; in a closed lobby, empty them."""
    await transaction.change_match(row.id, row.version, MatchChange(), at=services.clock())
    seat = await seat_in(transaction, row, user_id)
    if row.setup is None:
        await transaction.remove_seat(row.id, seat.number)
        return
    nobody = bot_words(locale_of_table(row)).say("somebody")
    await transaction.change_seat(msgspec.structs.replace(seat, user_id=None, name=nobody))
