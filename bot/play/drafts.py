"""Half-made choices: where a person left a menu, across devices and restarts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.matches.live import Live
from bot.store import DraftRow, Store
from engine.core.choices.questions import Question
from engine.core.seats import Seat


async def find_draft(store: Store, live: Live, seat: Seat, asked: Question) -> tuple[int, int]:
    """Return where the reader left a menu: ordinal and depth."""
    async with store.reading() as reads:
        blob = await reads.draft(live.row.id, seat, asked.id)
    if blob is None:
        return 0, 0
    ordinal, depth = msgspec.msgpack.decode(blob, type=tuple[int, int])
    options: Sequence[Any] = getattr(asked.form, "options", ())
    return (ordinal, depth) if ordinal < len(options) else (0, 0)


async def keep_draft(
    store: Store, live: Live, seat: Seat, asked: Question, ordinal: int, depth: int
) -> None:
    """Remember where the reader is in a menu."""
    if depth == 0:
        # Where the reader went back to the top, the draft was dropped; elsewhere is none.
        return
    async with store.transaction() as transaction:
        draft = msgspec.msgpack.encode((ordinal, depth))
        await transaction.save_draft(
            DraftRow(match_id=live.row.id, seat=seat, question=asked.id, draft=draft)
        )


async def drop_draft(store: Store, live: Live, user_id: int, question: int) -> None:
    """Forget a half-made choice."""
    seat = live.seat_of(user_id)
    if seat is not None:
        async with store.transaction() as transaction:
            await transaction.drop_drafts(live.row.id, seat=seat, question=question)
