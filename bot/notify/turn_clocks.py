"""The clocks of a table: each seat has a time for every turn, and a bank for the whole match.

Time runs while a seat's player is awaited. When both are used up, a computer plays that turn. Quiet
hours do not stop a clock; a pause does, and so does an absence: once in a match, for at most two
weeks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from bot.matches.commands import PendingCommit
from bot.matches.live import Live
from bot.notify.waiting_times import missing_people
from bot.store import ClockRow, SeatRow, Status, Store, Transaction
from bot.ui.preferences import preferences_of

CLOCK, BANK = "clock", "bank"
"""The table options: days for a turn, and for the whole match."""
RUNS_OUT = "clock"
"""Kind of the reminder at the end of a seat's time, followed by a colon and the seat."""
DAY, HOUR = 24 * 3600, 3600
RUNNING: tuple[Status, ...] = ("running",)
MOST_REST = 14 * DAY
"""Most seconds that a clock is stopped for an absence."""
BACK = HOUR
"""Least time for a player who takes a seat back from a computer, and for everybody after the bot
was off, since nobody could act meanwhile."""


# How a clock runs


def full(options: Mapping[str, Any], match_id: int, seat: int) -> ClockRow | None:
    """Return a seat's clock at the beginning; None at a table without clocks."""
    turn = days(options.get(CLOCK))
    if not turn:
        return None
    return ClockRow(match_id=match_id, seat=seat, left=turn, bank=days(options.get(BANK)))


def days(value: Any) -> int:
    """Read an option such as `3d` as seconds; 0 without a number."""
    digits = "".join(sign for sign in str(value or "") if sign.isdecimal())
    return int(digits or 0) * DAY


def runs_out(clock: ClockRow) -> int | None:
    """Return the time at which a seat's clock runs out; None while it is stopped."""
    return None if clock.since is None else clock.since + clock.left + clock.bank


def start_clock(clock: ClockRow, now: int, away_until: int = 0) -> ClockRow:
    """Start a clock; if its player is away, stop it first, once at most."""
    rested = clock.rested
    if rested is None and away_until > now:
        rested = min(away_until, now + MOST_REST)
    return msgspec.structs.replace(clock, since=max(now, rested or 0), rested=rested)


def stop_clock(clock: ClockRow, now: int) -> ClockRow:
    """Stop a clock, and deduct the time used: from the turn's first, then from the bank."""
    used = 0 if clock.since is None else max(0, now - clock.since)
    over = max(0, used - clock.left)
    return msgspec.structs.replace(
        clock, left=max(0, clock.left - used), bank=max(0, clock.bank - over), since=None
    )


def rest_over(clock: ClockRow, end: int) -> ClockRow:
    """End a clock's rest at a time, if it would last longer."""
    if clock.rested is None or clock.rested <= end:
        return clock
    since = None if clock.since is None else min(clock.since, end)
    return msgspec.structs.replace(clock, rested=end, since=since)


# Keeping the clocks of a table


async def keep_after_commit(transaction: Transaction, commit: PendingCommit, now: int) -> None:
    """Start and stop the clocks after an act; each new turn restores its time."""
    turn = days(commit.live.row.options.get(CLOCK))
    turned = commit.live.match.state.turn > commit.before.turn

    def renew(clock: ClockRow) -> ClockRow:
        return msgspec.structs.replace(clock, left=turn) if turned else clock

    await _keep(transaction, commit.live, now, renew)


async def keep_after_change(transaction: Transaction, before: Live, after: Live, now: int) -> None:
    """Stop the clocks of a paused table; a substitute begins with a full one."""
    taken = [
        new.number
        for old, new in zip(before.seats, after.seats, strict=True)
        if new.user_id != old.user_id and await _sits_there_first(transaction, new)
    ]

    def renew(clock: ClockRow) -> ClockRow:
        old, new = before.seats[clock.seat], after.seats[clock.seat]
        if clock.seat in taken:
            return full(after.row.options, clock.match_id, clock.seat) or clock
        if old.computer is not None and new.computer is None:
            return msgspec.structs.replace(clock, left=max(clock.left, BACK))
        return clock

    await _keep(transaction, after, now, renew)


async def _sits_there_first(transaction: Transaction, seat: SeatRow) -> bool:
    """Return whether a player has just taken a seat they never held before."""
    if seat.user_id is None:
        return False
    held = await transaction.holdings(seat.match_id, seat.user_id)
    return any(each.since == seat.joined_at for each in held)


async def _keep(
    transaction: Transaction, live: Live, now: int, renew: Callable[[ClockRow], ClockRow]
) -> None:
    match_id, options = live.row.id, live.row.options
    if not days(options.get(CLOCK)):
        return
    known = {clock.seat: clock for clock in await transaction.clocks(match_id)}
    awaited = missing_people(live)
    for seat in range(len(live.seats)):
        user = live.user_of(seat)
        old = known.get(seat) or full(options, match_id, seat)
        assert old is not None, "this table has clocks"
        runs = user is not None and user in awaited
        clock = renew(stop_clock(old, now))
        goes_on = runs == (old.since is not None) and clock == stop_clock(old, now)
        if seat in known and goes_on:
            continue
        if runs and user is not None:
            away_until = preferences_of(await transaction.player(user)).away_until
            clock = start_clock(clock, now, away_until)
        await _store(transaction, clock)


async def _store(transaction: Transaction, clock: ClockRow) -> None:
    """Store a clock, and the reminder at its end."""
    await transaction.save_clock(clock)
    due, kind = runs_out(clock), f"{RUNS_OUT}:{clock.seat}"
    if due is None:
        await transaction.drop_reminders(clock.match_id, kind=kind)
    else:
        await transaction.set_reminder(clock.match_id, kind, due_at=due)


async def follow_absence(transaction: Transaction, user_id: int, away_until: int, now: int) -> None:
    """Stop a player's running clocks while they are away, or restart them earlier than planned."""
    for row in await transaction.matches_of_user(user_id, RUNNING):
        seats = [seat.number for seat in await transaction.seats(row.id) if seat.user_id == user_id]
        for clock in await transaction.clocks(row.id):
            if clock.seat not in seats:
                continue
            if away_until <= now or clock.rested is not None:
                await _store(transaction, rest_over(clock, max(now, away_until)))
            elif clock.since is not None:
                await _store(transaction, start_clock(stop_clock(clock, now), now, away_until))


async def give_time(store: Store, now: int) -> None:
    """Give every clock at least an hour when the bot starts, so that none runs out at once."""
    async with store.transaction() as transaction:
        for clock in await transaction.running_clocks():
            due = runs_out(clock)
            if due is not None and due < now + BACK:
                more = now + BACK - due
                await _store(transaction, msgspec.structs.replace(clock, left=clock.left + more))
