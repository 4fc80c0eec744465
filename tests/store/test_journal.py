"""The local stand-in's world survives a restart in the database of its matches."""

from __future__ import annotations

import asyncio
import logging
import sqlite3

import pytest

from bot.store import Busy, Store, StoredJournal
from bot.store.engine import sqlite


async def test_the_stand_ins_world_is_there_after_a_restart(url: str) -> None:
    async with await Store.open(url) as store:
        journal = await StoredJournal.open(store)
        assert list(journal.load()) == []
        journal.put("channel/1", b"general")
        journal.put("message/2", b"hello")
        journal.put("message/2", b"hello, edited")
        journal.put("message/3", b"gone")
        journal.delete("message/3")
        journal.delete("message/4")
        await journal.close()

    async with await Store.open(url) as store:
        journal = await StoredJournal.open(store)
        assert dict(journal.load()) == {"channel/1": b"general", "message/2": b"hello, edited"}
        journal.delete("channel/1")
        await journal.close()
        async with store.reading() as reads:
            assert await reads.read_journal() == (("message/2", b"hello, edited"),)


async def test_changes_are_written_without_being_asked(store: Store) -> None:
    journal = await StoredJournal.open(store)
    journal.put("message/1", b"hello")

    async with asyncio.timeout(5):
        while True:
            async with store.reading() as reads:
                if await reads.read_journal():
                    break
            await asyncio.sleep(0.01)

    await journal.close()


async def test_what_could_not_be_written_is_kept_and_written_later(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0)
    async with await Store.open(sqlite_url) as store:
        journal = await StoredJournal.open(store)
        other = sqlite3.connect(sqlite_url.removeprefix("sqlite+aiosqlite:///"))
        other.execute("BEGIN IMMEDIATE")
        with caplog.at_level(logging.WARNING):
            journal.put("message/1", b"first")
            journal.put("message/2", b"old")
            async with asyncio.timeout(5):
                while not caplog.records:  # noqa: ASYNC110 - a log tells nobody
                    await asyncio.sleep(0.01)
        other.close()
        journal.put("message/2", b"new")
        await journal.close()

        assert "not stored yet" in caplog.text
        async with store.reading() as reads:
            assert await reads.read_journal() == (("message/1", b"first"), ("message/2", b"new"))


async def test_a_change_made_while_an_older_one_fails_is_the_one_that_stays(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.5)
    async with await Store.open(sqlite_url) as store:
        journal = await StoredJournal.open(store)
        other = sqlite3.connect(sqlite_url.removeprefix("sqlite+aiosqlite:///"))
        other.execute("BEGIN IMMEDIATE")
        journal.put("message/1", b"old")
        failing = asyncio.create_task(journal.flush())
        await asyncio.sleep(0.1)
        journal.put("message/1", b"new")
        with pytest.raises(Busy):
            await failing
        other.close()
        await journal.close()

        async with store.reading() as reads:
            assert await reads.read_journal() == (("message/1", b"new"),)
