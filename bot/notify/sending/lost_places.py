"""Tables whose channel is gone: the match is paused, and its posts wait."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord

from bot.matches.live import Live, SetAside
from bot.notify.outbox import ELSEWHERE, HOMELESS, LOST, letters_about
from bot.services import Services
from bot.store import GOING, OPEN, MatchChange, MatchRow, OutboxRow, SeatRow, Transaction

log = logging.getLogger(__name__)
WITH_NEW_PLACE = 1 << 40
"""Due time of a message that waits for its match to have a place: the move sets the real one."""


async def readdress(services: Services, row: OutboxRow, why: str) -> None:
    """Hold a message for the match's next place, now that this one is gone for good."""
    await rest(services, row.target_id)
    elsewhere = row.target == "user" or row.kind in ELSEWHERE
    async with services.store.transaction() as transaction:
        match = await transaction.find_match(row.match_id or 0)
        if elsewhere or match is None or match.status not in GOING:
            await transaction.mark_failed(row, error=why, retry_at=None)
        elif match.channel_id is None:
            await transaction.readdress(row, row.target_id, due_at=WITH_NEW_PLACE)
        else:
            await transaction.readdress(row, match.channel_id, due_at=services.clock())


async def unlock(services: Services, thread_id: int) -> bool:
    """Reopen a thread that was locked when archived; return whether that is allowed."""
    try:
        thread = await services.discord.fetch_channel(thread_id)
        assert isinstance(thread, discord.Thread), "only threads are locked"
        await thread.edit(archived=False)
    except discord.HTTPException as error:
        log.info("thread %d stays closed: %s", thread_id, error)
        return False
    return True


async def rest(services: Services, channel_id: int) -> None:
    """Pause the match whose channel is gone, and write to its players; close a lobby."""
    async with services.store.transaction() as transaction:
        match = await transaction.match_in_channel(channel_id)
        if match is None or match.status not in OPEN:
            return
        if match.status == "lobby":
            closed = MatchChange(channel_id=None, status="closed")
            await transaction.change_match(match.id, match.version, closed, at=services.clock())
            return

    async def pause(transaction: Transaction, live: Live) -> MatchChange:
        return await _pause(transaction, live.row, live.seats, channel_id, services.clock())

    try:
        await services.matches.change(match.id, pause)
    except SetAside:  # what cannot be read is left alone
        async with services.store.transaction() as transaction:
            row, now = await transaction.find_match(match.id), services.clock()
            assert row is not None, "it was just found"
            seats = await transaction.seats(match.id)
            change = await _pause(transaction, row, seats, channel_id, now)
            await transaction.change_match(row.id, row.version, change, at=now)
    services.notifier.wake()


async def _pause(
    transaction: Transaction, row: MatchRow, seats: Sequence[SeatRow], channel_id: int, now: int
) -> MatchChange:
    """Return the fields of a match without its place, after writing to its players."""
    if row.channel_id != channel_id:
        return MatchChange()
    await transaction.add_outbox(row.id, letters_about(seats, LOST, row.version + 1, now))
    if row.status == "running":
        return MatchChange(channel_id=None, status="paused", paused=HOMELESS)
    return MatchChange(channel_id=None)
