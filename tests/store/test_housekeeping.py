"""Data that nobody can need any more is deleted, and nothing else."""

from __future__ import annotations

from bot.app.housekeeping import AT_ONCE, MONTH, WEEK, tidy
from bot.store import Conflict, NewOutbox, Store
from tests.store.samples import open_match

NOW = 2 * MONTH


def message(due_at: int) -> NewOutbox:
    return NewOutbox(
        kind="turn", target="channel", target_id=due_at, payload=b"", marker="", due_at=due_at
    )


async def test_answered_interactions_are_forgotten_after_a_week(store: Store) -> None:
    match_id = await open_match(store)
    async with store.transaction() as transaction:
        for number in range(AT_ONCE + 3):
            await transaction.remember(f"old {number}", match_id, at=NOW - WEEK - 1)
        await transaction.remember("young", match_id, at=NOW - WEEK)

    assert await tidy(store, NOW) == AT_ONCE + 3

    async with store.reading() as reads:
        assert await reads.was_answered("young")
        assert not await reads.was_answered("old 0")


async def test_messages_that_still_wait_are_kept_whatever_their_age(store: Store) -> None:
    match_id = await open_match(store)
    async with store.transaction() as transaction:
        await transaction.add_outbox(match_id, [message(due) for due in (1, 2, 3, NOW - MONTH)])
        sent, failed, waiting, young = await transaction.claim_outbox(NOW, limit=10)
        await transaction.mark_sent(sent, message_id=1)
        await transaction.mark_failed(failed, error="400", retry_at=None)
        await transaction.mark_failed(waiting, error="503", retry_at=3)
        await transaction.mark_sent(young, message_id=2)

    assert await tidy(store, NOW) == 2

    async with store.reading() as reads:
        assert [row.id for row in await reads.outbox(match_id)] == [waiting.id, young.id]


async def test_an_empty_house(store: Store) -> None:
    assert await tidy(store, NOW) == 0
    try:
        async with store.transaction() as transaction:
            await transaction.remember("a", None, at=1)
            await transaction.remember("a", None, at=1)
    except Conflict:
        pass
    assert await tidy(store, NOW) == 0
