"""The end of a seat's clock: a computer plays that turn."""

from __future__ import annotations

from bot.matches.live import Live
from bot.notify.reminders import does_when_due
from bot.notify.turn_clocks import RUNS_OUT, runs_out
from bot.services import Services
from bot.store import ReminderRow, Transaction
from bot.tables import seats
from engine.core.errors import Refused


@does_when_due(RUNS_OUT)
async def time_is_over(services: Services, row: ReminderRow) -> None:
    seat = int(row.kind.partition(":")[2])

    async def check_over(transaction: Transaction, live: Live) -> None:
        clocks = {clock.seat: clock for clock in await transaction.clocks(row.match_id)}
        due = runs_out(clocks[seat]) if seat in clocks else None
        if due is None or due > services.clock():
            raise Refused("ladder-over", who=live.seats[seat].name)

    await seats.stand_in(services, row.match_id, seat, until="turn", by=None, check=check_over)
