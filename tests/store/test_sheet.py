"""A match's sheet agrees with the single tables, on each kind of database."""

from __future__ import annotations

from bot.store import DraftRow, ResultRow, Store
from bot.store.match.seats import SeatRow
from tests.store.samples import choice, load, message, submit


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
        assert await reads.was_answered("77")
        await reads.open_sheet(match_id, reader=11, key="78")
        assert not await reads.was_answered("78")


async def test_a_sheet_counts_what_its_reader_has_answered(store: Store, match_id: int) -> None:
    game = (await load(store, match_id)).match.game
    finished = ResultRow(
        match_id=match_id, seat=0, game=game, user_id=11, name="Ann", plays="any", place=1,
        score=30, won=True, finished_at=50,
    )  # fmt: skip
    own = {"user_id": 11, "kind": "root.move"}
    await submit(store, match_id, 1, choices=(choice(1, **own), choice(2, user_id=12)))
    async with store.transaction() as work:
        await work.add_results([finished])
        await work.open_sheet(match_id, reader=11)
        assert await work.count_answered(match_id, 11) == {"root.move": 1}
        assert await work.has_finished(11, game, since=49)
        assert not await work.has_finished(11, game, since=50)
        await work.add_choices(match_id, 3, (choice(3, **own), choice(4, user_id=12)))
        assert await work.count_answered(match_id, 11) == {"root.move": 2}, "it is counted on"

    async with store.reading() as plain:
        assert await plain.count_answered(match_id, 11) == {"root.move": 2}
        assert await plain.has_finished(11, game, since=49)
        await plain.open_sheet(match_id, reader=12)
        assert not await plain.has_finished(12, game)
