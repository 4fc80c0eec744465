"""The point up to which a person has followed a match, and the table at that point."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.history.log_entries import events_for_seat
from bot.matches.live import Live
from bot.store import GlanceRow, Reads, Store
from engine.core.events import Event
from engine.core.saving.codec import decode_state
from engine.core.seats import Seat


async def last_seen(reads: Reads, match_id: int, user_id: int) -> GlanceRow:
    """Return the position a person has seen: at their last look, or after their last choice."""
    glance = await reads.glance(match_id, user_id)
    moved = await last_moved(reads, match_id, user_id)
    if glance is None:
        return GlanceRow(match_id=match_id, user_id=user_id, position=moved, choice=0, at=0)
    return msgspec.structs.replace(glance, position=max(glance.position, moved))


async def last_moved(reads: Reads, match_id: int, user_id: int) -> int:
    """Return the position of the last event caused by a person's own last choice."""
    number = await reads.last_number_of(match_id, user_id)
    return 0 if number is None else await reads.last_position(match_id, upto=number)


async def choice_seen(reads: Reads, match_id: int, user_id: int, *, moved: bool) -> int:
    """Return the last choice whose effects a person has seen, or with `moved` their own last."""
    number = await reads.last_number_of(match_id, user_id) or 0
    glance = None if moved else await reads.glance(match_id, user_id)
    return number if glance is None else max(number, glance.choice)


async def table_then(
    reads: Reads, live: Live, seat: Seat | None, choice: int
) -> tuple[Any, list[Event]] | None:
    """Return a seat's view at the nearest checkpoint before a choice, and its events since.

    None where no checkpoint is early enough.
    """
    kept = await reads.checkpoint_before(live.row.id, choice + 1)
    if kept is None:
        return None
    game = live.match.game
    rows = await reads.events(live.row.id, since=kept.after)
    state = decode_state(game, kept.state)
    return game.view(state, seat), [each.event for each in events_for_seat(rows, seat)]


async def note_glance(store: Store, match_id: int, user_id: int, now: int) -> None:
    """Record that a person has seen the present table, unless already recorded."""
    async with store.reading() as reads:
        glance = await new_glance(reads, match_id, user_id, now)
    if glance is not None:
        async with store.transaction() as transaction:
            await transaction.save_glance(glance)


async def new_glance(reads: Reads, match_id: int, user_id: int, now: int) -> GlanceRow | None:
    """Return the row to store when a person sees the table; None if it is stored already."""
    position = await reads.last_position(match_id)
    known = await reads.glance(match_id, user_id)
    choice = await reads.last_number(match_id)
    if known is not None and (known.position, known.choice) == (position, choice):
        return None
    return GlanceRow(match_id=match_id, user_id=user_id, position=position, choice=choice, at=now)
