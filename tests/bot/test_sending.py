"""A message being sent holds up only those that follow it."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot.notify.sending.delivery import Delivery
from bot.notify.sending.failures import PAUSES
from bot.notify.sending.sender import AT_ONCE, STALE, Sender
from bot.services.metrics import Metrics
from bot.services.tracing import Acts
from bot.store import OutboxRow, Store
from tests.store.samples import message


def services_at(now: int, store: Store) -> Any:
    """Return what a sender needs, with a clock that stands still."""
    metrics = Metrics()
    return SimpleNamespace(
        store=store, clock=lambda: now, leaving=False, acts=Acts(metrics), metrics=metrics
    )


async def test_letters_whose_pictures_wait_hold_up_no_post(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn, posted, all_begun = asyncio.Event(), asyncio.Event(), asyncio.Event()
    letters: list[int] = []
    many = AT_ONCE + 5

    async def send(self: Delivery, row: OutboxRow) -> None:
        if row.target == "user":
            letters.append(row.target_id)
            if len(letters) == many:
                all_begun.set()
            await drawn.wait()
        else:
            posted.set()
        async with store.transaction() as transaction:
            await transaction.mark_sent(row, message_id=None)

    monkeypatch.setattr(Delivery, "send", send)
    services = services_at(2000, store)
    async with store.transaction() as transaction:
        await transaction.add_outbox(
            None, [message(b"", 100 + n, target="user") for n in range(many)]
        )
        await transaction.add_outbox(None, [message(b"")])
    sending = asyncio.create_task(Sender(services).run())
    async with asyncio.timeout(60):
        await posted.wait()
        assert len(letters) == AT_ONCE
        drawn.set()
        await all_begun.wait()
    sending.cancel()

    assert sorted(letters) == [100 + n for n in range(many)]


async def test_a_post_that_fails_after_the_machine_has_slept_is_tried_again_as_usual(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, fails, claimed_since = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def send(self: Delivery, row: OutboxRow) -> None:
        if row.target_id == 2:
            claimed_since.set()
            return
        begun.set()
        await fails.wait()
        raise OSError("the network is away")

    monkeypatch.setattr(Delivery, "send", send)
    services = services_at(2000, store)
    sender = Sender(services)
    async with store.transaction() as transaction:
        await transaction.add_outbox(None, [message(b"", 1)])
    sending = asyncio.create_task(sender.run())
    async with asyncio.timeout(60):
        await begun.wait()
        woken = 2000 + STALE + 1
        services.clock = lambda: woken
        async with store.transaction() as transaction:
            await transaction.add_outbox(None, [message(b"", 2)])
        sender.wake()
        await claimed_since.wait()
        fails.set()
        await sender.finish()
    sending.cancel()

    async with store.reading() as reads:
        post, _ = await reads.overdue_outbox(woken)
    assert (post.state, post.attempts) == ("waiting", 1)
    assert post.next_try == woken + PAUSES[0]


async def test_a_post_for_another_place_goes_there_though_its_attempt_has_not_ended(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    claimed_since, arrived = asyncio.Event(), asyncio.Event()

    async def send(self: Delivery, row: OutboxRow) -> None:
        if row.target_id == 1:
            async with store.transaction() as transaction:
                await transaction.readdress(row, 3, due_at=2000)
                await transaction.add_outbox(None, [message(b"", 2)])
            sender.wake()
            await claimed_since.wait()
            return
        async with store.transaction() as transaction:
            await transaction.mark_sent(row, message_id=None)
        (claimed_since if row.target_id == 2 else arrived).set()

    monkeypatch.setattr(Delivery, "send", send)
    sender = Sender(services_at(2000, store))
    async with store.transaction() as transaction:
        await transaction.add_outbox(None, [message(b"", 1)])
    sending = asyncio.create_task(sender.run())
    async with asyncio.timeout(20):
        await arrived.wait()
        await sender.finish()
    sending.cancel()

    async with store.reading() as reads:
        assert await reads.overdue_outbox(2001) == ()
