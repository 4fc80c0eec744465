"""The local stand-in's journal, kept in the same database as the matches played in it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from sqlalchemy import Column, LargeBinary, Table, Text, select

from bot.store.engine.errors import StoreError
from bot.store.engine.queries import Queries
from bot.store.engine.schema import metadata

_log = logging.getLogger(__name__)


journal = Table(
    "journal",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)


class JournalReads(Queries):
    async def read_journal(self) -> tuple[tuple[str, bytes], ...]:
        """Return everything the local stand-in has stored, by key."""
        rows = await self._connection.execute(select(journal).order_by(journal.c.key))
        return tuple((row.key, row.value) for row in rows)


class JournalWrites(JournalReads):
    async def write_journal(self, changes: Mapping[str, bytes | None]) -> None:
        """Store the stand-in's changes by key; None deletes."""
        for key, value in changes.items():
            if value is None:
                await self._delete(journal, journal.c.key == key)
            else:
                await self._upsert(journal, "key", key=key, value=value)


class JournalStore(Protocol):
    """The part of the store that a journal needs."""

    def reading(self) -> AbstractAsyncContextManager[JournalReads]:
        """Open a transaction that changes nothing."""

    def transaction(self) -> AbstractAsyncContextManager[JournalWrites]:
        """Open a transaction that commits when its block ends."""


class StoredJournal:
    """One value per key. Changes are accepted at once and written soon after, several together.

    >>> journal = await StoredJournal.open(store)
    >>> journal.put("message/1", b"...")
    >>> await journal.close()
    """

    def __init__(self, store: JournalStore, entries: Iterable[tuple[str, bytes]]) -> None:
        self._store = store
        self._entries = dict(entries)
        self._unwritten: dict[str, bytes | None] = {}
        self._changed = asyncio.Event()
        self._one_at_a_time = asyncio.Lock()
        self._writing = asyncio.create_task(self._write_when_changed())

    @classmethod
    async def open(cls, store: JournalStore) -> StoredJournal:
        """Read the stored values; from here on, changes are written in the background."""
        async with store.reading() as reads:
            return cls(store, await reads.read_journal())

    def load(self) -> Iterable[tuple[str, bytes]]:
        """Return everything, including changes not yet written."""
        return list(self._entries.items())

    def put(self, key: str, value: bytes) -> None:
        """Keep a new or changed value."""
        self._entries[key] = value
        self._note(key, value)

    def delete(self, key: str) -> None:
        """Drop a key; unknown keys are no error."""
        if self._entries.pop(key, None) is not None:
            self._note(key, None)

    async def flush(self) -> None:
        """Write all changes made so far; raise `StoreError` where that fails, and keep them."""
        async with self._one_at_a_time:
            taken, self._unwritten = self._unwritten, {}
            try:
                async with self._store.transaction() as transaction:
                    await transaction.write_journal(taken)
            except BaseException:
                self._unwritten = taken | self._unwritten
                raise

    async def close(self) -> None:
        """Write the remaining changes and stop. The store stays open."""
        self._writing.cancel()
        await asyncio.gather(self._writing, return_exceptions=True)
        await self.flush()

    def _note(self, key: str, value: bytes | None) -> None:
        self._unwritten[key] = value
        self._changed.set()

    async def _write_when_changed(self) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            try:
                await self.flush()
            except StoreError as error:
                _log.warning("Channels and messages are not stored yet: %s", error)
