"""A match's sheet says what the single tables say, on each kind of database."""

from __future__ import annotations

from bot.store import DraftRow, Store
from bot.store.match.seats import SeatRow
from tests.store.samples import choice, message, submit


async def test_a_sheet_reads_what_the_tables_hold(store: Store, match_id: int) -> None:
    await submit(store, match_id, 1, choices=(choice(1),), key="77", outbox=(message(b"1"),))
    async with store.transaction() as work:
        await work.save_draft(DraftRow(match_id=match_id, seat=0, question=1, draft=b"half"))

    async with store.reading() as plain:
        seats, draft = await plain.seats(match_id), await plain.draft(match_id, 0, 1)
    async with store.reading() as reads:
        await reads.open_sheet(match_id, reader=11, key="77")
        assert tuple(reads._on_sheet(match_id, SeatRow) or ()) == seats
        assert await reads.draft(match_id, 0, 1) == draft
        assert await reads.seen("77")
        await reads.open_sheet(match_id, reader=11, key="78")
        assert not await reads.seen("78")
