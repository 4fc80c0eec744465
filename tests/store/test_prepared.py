"""Statements needed by every press are compiled once, and values are read back as stored."""

import pytest
from sqlalchemy import Connection, insert, select

from bot.store import Store
from bot.store.engine.prepared import prepare
from bot.store.engine.queries import is_given
from bot.store.engine.sqlite import FileConnection
from bot.store.match.match_rows import matches
from bot.store.match.matches import MATCH_IN_CHANNEL
from tests.store.samples import lobby, open_match


async def read(store: Store, match_id: int) -> object:
    """Read the data that a press begins with."""
    async with store.reading() as reads:
        await reads.open_sheet(match_id, reader=11)
        return await reads.find_match(match_id), await reads.seats(match_id)


async def test_a_press_reads_its_table_without_compiling_anything(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await Store.open(sqlite_url) as store:
        match_id = await open_match(store)
        before = await read(store, match_id)
        compiled = prepare.cache_info().misses

        monkeypatch.setattr(Connection, "execute", None)
        assert await read(store, match_id) == before
        assert prepare.cache_info().misses == compiled > 0


async def test_rows_are_what_sqlalchemy_reads_and_writes(sqlite_url: str) -> None:
    """Booleans, plain data, bytes and nulls, in both directions."""
    everything = select(matches).where(is_given(matches.c.id))
    async with await Store.open(sqlite_url) as store, store.transaction() as work:
        match_id = await work.create_match(lobby(500))
        connection = work._connection
        assert isinstance(connection, FileConnection)
        by_sqlalchemy = [
            tuple(row) for row in await connection.execute(everything, {"id": match_id})
        ]
        built = connection.execute_built(everything, {"id": match_id})
        assert [tuple(row) for row in built] == by_sqlalchemy
        assert [*built.keys()] == [column.name for column in matches.c]

        row = dict(zip(built.keys(), by_sqlalchemy[0], strict=True))
        copies = [
            row | {"id": match_id + n, "channel_id": None, "thread": bool(n % 2)} for n in (1, 2)
        ]
        connection.execute_built(insert(matches), copies)
        for copy in copies:
            (found,) = await connection.execute(everything, {"id": copy["id"]})
            assert found._asdict() == copy


async def test_a_list_of_values_is_left_to_sqlalchemy(sqlite_url: str) -> None:
    """Its text depends on the length of the list."""
    async with await Store.open(sqlite_url) as store:
        match_id = await open_match(store)
        async with store.reading() as reads:
            assert isinstance(connection := reads._connection, FileConnection)
            assert prepare(MATCH_IN_CHANNEL, ("channel_id",), connection.dialect) is None
            found = await reads.match_in_channel(500)
    assert found is not None
    assert found.id == match_id
