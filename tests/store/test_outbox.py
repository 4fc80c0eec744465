"""Messages are sent once, in order, by one bot; doubtful ones are marked."""

from __future__ import annotations

import asyncio

import pytest

from bot.store import NewOutbox, OutboxRow, Store
from tests.store.samples import message


async def write(store: Store, match_id: int, *messages: NewOutbox) -> None:
    """Store messages."""
    async with store.transaction() as work:
        await work.add_outbox(match_id, messages)


async def claim(store: Store, now: int = 2000, limit: int = 10) -> tuple[OutboxRow, ...]:
    """Claim due messages; one in flight is stale after 60 seconds."""
    async with store.transaction() as work:
        return await work.claim_outbox(now, limit=limit, stale_after=60)


async def sent(store: Store, row: OutboxRow, message_id: int = 1) -> None:
    """Record that a message was sent."""
    async with store.transaction() as work:
        await work.mark_sent(row, message_id=message_id)


async def test_a_message_is_claimed_once(store: Store, match_id: int) -> None:
    await write(store, match_id, message(b"your turn"))

    (claimed,) = await claim(store)

    assert claimed.payload == b"your turn"
    assert (claimed.state, claimed.attempts, claimed.claimed_at) == ("in flight", 1, 2000)
    assert not claimed.doubtful
    assert await claim(store) == ()


async def test_a_message_is_not_sent_before_its_time(store: Store, match_id: int) -> None:
    await write(store, match_id, message(b"later", due_at=2060))

    assert await claim(store, 2059) == ()
    async with store.reading() as reads:
        assert await reads.next_outbox_try() == 2060
    assert len(await claim(store, 2060)) == 1
    async with store.reading() as reads:
        assert await reads.next_outbox_try() is None


async def test_a_clock_that_was_a_day_ahead_holds_no_message_up(
    store: Store, match_id: int
) -> None:
    await write(store, match_id, message(b"in flight"), message(b"again", channel=501))
    _, again = await claim(store, 2000 + 86400)
    async with store.transaction() as work:
        await work.mark_failed(again, error="away", retry_at=2000 + 86405)

    claimed = await claim(store, 2000)

    assert [(each.payload, each.doubtful) for each in claimed] == [
        (b"in flight", True),
        (b"again", False),
    ]


@pytest.mark.parametrize(("ahead", "is_lost"), [(30, False), (3600, True)])
async def test_what_is_in_flight_does_not_wait_for_a_clock_that_went_back(
    store: Store, match_id: int, ahead: int, is_lost: bool
) -> None:
    """Half a minute may be another process's clock; an hour would hold the table up."""
    await write(store, match_id, message(b"in flight"))
    await claim(store, 2000 + ahead)

    assert [each.doubtful for each in await claim(store, 2000)] == [True] * is_lost


async def test_the_messages_of_a_channel_leave_one_after_the_other(
    store: Store, match_id: int
) -> None:
    await write(store, match_id, message(b"1"), message(b"2"), message(b"other", channel=501))

    first, other = await claim(store)
    assert (first.payload, other.payload) == (b"1", b"other")
    assert await claim(store) == ()
    await sent(store, first)
    assert [each.payload for each in await claim(store)] == [b"2"]


async def test_a_person_and_a_channel_of_one_number_are_two_targets(
    store: Store, match_id: int
) -> None:
    await write(store, match_id, message(b"1"), message(b"2", target="user"))

    assert [each.payload for each in await claim(store)] == [b"1", b"2"]


async def test_a_message_for_later_holds_nobody_up(store: Store, match_id: int) -> None:
    await write(store, match_id, message(b"in ten minutes", due_at=2600), message(b"now"))

    assert [each.payload for each in await claim(store)] == [b"now"]


async def test_a_message_that_is_tried_again_holds_up_those_behind_it(
    store: Store, match_id: int
) -> None:
    await write(store, match_id, message(b"1"), message(b"2"))
    (row,) = await claim(store)

    async with store.transaction() as work:
        await work.mark_failed(row, error="503", retry_at=2030)

    assert await claim(store, 2029) == ()
    async with store.reading() as reads:
        assert await reads.next_outbox_try() == 2000, "that behind it is due"
        assert await reads.outbox_age(2029) == 29, "it is late since it was due"
    (again,) = await claim(store, 2030)
    assert (again.payload, again.attempts, again.error) == (b"1", 2, "503")
    assert not again.doubtful


async def test_a_message_held_for_permission_is_not_late(store: Store, match_id: int) -> None:
    await write(store, match_id, message(b"1"))
    (row,) = await claim(store)

    async with store.transaction() as work:
        await work.mark_failed(row, error="50013", retry_at=5600, held=True)

    async with store.reading() as reads:
        assert await reads.next_outbox_try() == 5600
        assert await reads.outbox_age(5599) == 0
    assert len(await claim(store, 5600)) == 1


async def test_what_failed_for_good_holds_nobody_up(store: Store, match_id: int) -> None:
    await write(store, match_id, message(b"1"), message(b"2"))
    (row,) = await claim(store)

    async with store.transaction() as work:
        await work.mark_failed(row, error="50001", retry_at=None)

    assert [each.payload for each in await claim(store, 9000)] == [b"2"]
    async with store.reading() as reads:
        failed = (await reads.outbox(match_id))[0]
    assert (failed.state, failed.error) == ("failed", "50001")


async def test_after_a_bot_died_its_message_is_taken_over_as_doubtful(
    store: Store, match_id: int
) -> None:
    await write(store, match_id, message(b"1"), message(b"2"))
    await claim(store, 2000)

    assert await claim(store, 2059) == ()
    (taken,) = await claim(store, 2060)

    assert (taken.payload, taken.attempts) == (b"1", 2)
    assert taken.doubtful


async def test_doubt_stays_until_the_message_is_sent(store: Store, match_id: int) -> None:
    await write(store, match_id, message(b"1"))
    (row,) = await claim(store)
    async with store.transaction() as work:
        await work.mark_failed(row, error="timed out", retry_at=2010, doubtful=True)
    (again,) = await claim(store, 2010)
    assert again.doubtful
    async with store.transaction() as work:
        await work.mark_failed(again, error="503", retry_at=2020)

    (third,) = await claim(store, 2020)

    assert third.doubtful


async def test_a_message_put_off_holds_up_no_other_and_keeps_its_doubt(
    store: Store, match_id: int
) -> None:
    await write(store, match_id, message(b"1"), message(b"2"))
    await claim(store, 2000)
    (doubtful,) = await claim(store, 2060)
    async with store.transaction() as work:
        await work.readdress(doubtful, doubtful.target_id, due_at=2120)

    (other,) = await claim(store, 2061)
    assert other.payload == b"2"
    async with store.transaction() as work:
        await work.mark_sent(other, message_id=7)
    (again,) = await claim(store, 2120)
    assert again.payload == b"1"
    assert again.doubtful


async def test_a_process_that_lost_a_message_cannot_fail_it(store: Store, match_id: int) -> None:
    await write(store, match_id, message(b"1"))
    (slow,) = await claim(store, 2000)
    (fast,) = await claim(store, 2060)

    async with store.transaction() as work:
        assert not await work.mark_failed(slow, error="timed out", retry_at=None)
        await work.readdress(slow, 501, due_at=3000)

    async with store.reading() as reads:
        (row,) = await reads.outbox(match_id)
    assert row.state == "in flight"
    assert row.attempts == fast.attempts == 2


async def test_a_sent_message_knows_its_number(store: Store, match_id: int) -> None:
    await write(store, match_id, message(b"1"))
    (row,) = await claim(store)

    await sent(store, row, message_id=987)

    async with store.reading() as reads:
        (found,) = await reads.outbox(match_id)
    assert (found.state, found.message_id) == ("sent", 987)
    assert await claim(store, 99999) == ()


async def test_a_message_is_withdrawn_as_long_as_it_waits(store: Store, match_id: int) -> None:
    await write(
        store,
        match_id,
        message(b"gone", marker="undone", due_at=2060),
        message(b"stays", marker="turn"),
        message(b"flies", marker="undone", channel=501),
    )
    await claim(store)

    async with store.transaction() as work:
        assert await work.withdraw_outbox(match_id, marker="undone") == 1

    async with store.reading() as reads:
        assert [each.payload for each in await reads.outbox(match_id)] == [b"stays", b"flies"]


async def test_a_message_without_a_match_is_sent_too(store: Store) -> None:
    async with store.transaction() as work:
        await work.add_outbox(None, [message(b"welcome", target="user", channel=11)])

    (row,) = await claim(store)

    assert (row.match_id, row.target, row.target_id) == (None, "user", 11)


async def test_a_claim_takes_the_oldest_up_to_its_limit(store: Store, match_id: int) -> None:
    await write(store, match_id, *(message(b"%d" % n, channel=n) for n in range(5)))

    assert [each.payload for each in await claim(store, limit=2)] == [b"0", b"1"]
    assert [each.payload for each in await claim(store, limit=9)] == [b"2", b"3", b"4"]


async def test_several_who_claim_at_once_share_the_messages(store: Store, match_id: int) -> None:
    await write(store, match_id, *(message(b"%d" % n, channel=n) for n in range(30)))

    claims = await asyncio.gather(*(claim(store, limit=5) for _ in range(8)))

    taken = [row.payload for rows in claims for row in rows]
    assert len(taken) == len(set(taken)) == 30


async def test_a_second_bot_does_not_wait_for_the_first(
    postgres_url: str,
) -> None:
    async with await Store.open(postgres_url) as one, await Store.open(postgres_url) as other:
        async with one.transaction() as work:
            await work.add_outbox(None, [message(b"%d" % n, channel=n) for n in range(4)])
        async with one.transaction() as mine:
            held = await mine.claim_outbox(2000, limit=2)
            async with asyncio.timeout(5), other.transaction() as theirs:
                free = await theirs.claim_outbox(2000, limit=9)

    assert [row.payload for row in held] == [b"0", b"1"]
    assert [row.payload for row in free] == [b"2", b"3"]


async def test_a_second_bot_does_not_overtake_the_first(postgres_url: str) -> None:
    async with await Store.open(postgres_url) as one, await Store.open(postgres_url) as other:
        async with one.transaction() as work:
            await work.add_outbox(None, [message(b"1"), message(b"2")])
        async with one.transaction() as mine:
            held = await mine.claim_outbox(2000, limit=1)
            async with asyncio.timeout(5), other.transaction() as theirs:
                free = await theirs.claim_outbox(2000, limit=9)

    assert [row.payload for row in held] == [b"1"]
    assert free == ()


async def test_letters_are_left_where_only_posts_are_claimed(store: Store, match_id: int) -> None:
    await write(store, match_id, message(b"letter", 11, target="user"), message(b"post"))

    async with store.transaction() as work:
        claimed = await work.claim_outbox(2000, limit=10, target="channel")

    assert [row.payload for row in claimed] == [b"post"]


async def test_a_claim_of_nothing_takes_nothing(store: Store, match_id: int) -> None:
    await write(store, match_id, message(b"1"))

    assert await claim(store, limit=0) == ()
    assert len(await claim(store)) == 1
