"""Transactions of several processes on one PostgreSQL database never wait for one another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.store import Store
from tests.store.conftest import EMPTY
from tests.store.samples import open_match

FOR_EVER = 60
"""Seconds after which a transaction counts as waiting for good, even on a busy machine."""
AT = 1_000


@pytest.fixture
async def server(postgres_with_tables: str) -> AsyncIterator[Store]:
    async with await Store.open(postgres_with_tables) as opened:
        async with opened.transaction() as work:
            await work._connection.exec_driver_sql(EMPTY)
        yield opened


async def test_a_reminder_falls_due_as_its_table_changes(server: Store) -> None:
    match = await open_match(server)
    async with server.transaction() as work:
        await work.set_reminder(match, "computers", due_at=AT)

    async def fall_due() -> None:
        async with server.transaction() as other:
            (row,) = await other.take_reminders(AT, limit=5)
            await other.postpone_reminder(row, until=AT + 60)

    async with asyncio.timeout(FOR_EVER), server.transaction() as act:
        await act.open_sheet(match)
        await asyncio.create_task(fall_due())
        await act.set_reminder(match, "computers", due_at=AT + 40)

    async with server.reading() as reads:
        assert [row.due_at for row in await reads.reminders(match)] == [AT + 40]


async def test_a_vote_is_answered_as_its_table_changes(server: Store) -> None:
    match = await open_match(server)
    async with server.transaction() as work:
        request = await work.open_request(match, "pause", {"voters": [11, 12]}, at=AT)

    async def agree() -> None:
        async with server.transaction() as other:
            await other.answer_request(request, "12", True)
            await other.set_reminder(match, f"request-shown:{request}", due_at=AT)

    async with asyncio.timeout(FOR_EVER), server.transaction() as act:
        await act.open_sheet(match)
        await asyncio.create_task(agree())
        await act.change_request(request, about={"voters": [12]})

    async with server.reading() as reads:
        asked = await reads.request(request)
    assert asked is not None
    assert (asked.answers, asked.about) == ({"12": True}, {"voters": [12]})
