"""SQLite: transactions that wait at the same time are committed together, yet each stands alone."""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import pytest
from sqlalchemy import Engine, event

from bot.store import NotWritable, PlayerRow, Store, Transaction
from bot.store.engine.sqlite import File, FileConnection


@pytest.fixture
async def store(sqlite_url: str) -> AsyncIterator[Store]:
    async with await Store.open(sqlite_url) as opened:
        yield opened


@pytest.fixture
def commits() -> Iterator[list[str]]:
    """List the commits from now on."""
    made: list[str] = []

    def note(connection: Any, cursor: Any, statement: str, *rest: Any) -> None:
        if statement == "COMMIT":
            made.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    yield made
    event.remove(Engine, "before_cursor_execute", note)


class Oops(Exception):  # noqa: N818 - it is no mistake of the program
    """An error raised within a transaction."""


async def write(
    store: Store,
    user: int,
    *,
    fails: bool = False,
    meanwhile: Callable[[sqlite3.Connection], object] = bool,
) -> None:
    """Store a player, and fail where it is asked for, after something has befallen the file."""
    async with store.transaction() as work:
        await work.save_player(PlayerRow(user_id=user, name=f"player {user}"))
        await asyncio.sleep(0)
        meanwhile(raw_of(work))
        if fails:
            raise Oops


def fill_disk(raw: sqlite3.Connection) -> None:
    """Take back the whole transaction, as SQLite does in the middle of a statement."""
    raw.execute("ROLLBACK")


def lose_savepoints(raw: sqlite3.Connection) -> None:
    """Make it impossible to take back one member's writes alone."""
    with contextlib.suppress(sqlite3.OperationalError):
        while True:
            raw.execute("RELEASE member")


def close(raw: sqlite3.Connection) -> None:
    """Close the connection, as a statement does that is cancelled midway."""
    raw.close()


def raw_of(work: Transaction) -> sqlite3.Connection:
    connection = work._connection
    assert isinstance(connection, FileConnection)
    return connection.raw


async def stored(store: Store) -> list[int]:
    async with store.reading() as reads:
        named = [await reads.player(user) for user in range(1, 10)]
    return [each.user_id for each in named if each.name]


async def test_what_waits_together_is_committed_together(store: Store, commits: list[str]) -> None:
    await asyncio.gather(*(write(store, user) for user in range(1, 9)))
    assert await stored(store) == [*range(1, 9)]
    assert len(commits) == 1
    await write(store, 9)
    assert len(commits) == 2


async def test_each_is_stored_once_its_writer_goes_on(store: Store) -> None:
    async def write_and_look(user: int) -> None:
        await write(store, user)
        assert user in await stored(store)

    await asyncio.gather(*(write_and_look(user) for user in range(1, 9)))


@pytest.mark.parametrize("failing", [1, 2, 4])
async def test_one_that_fails_takes_back_its_own_alone(store: Store, failing: int) -> None:
    done = await asyncio.gather(
        *(write(store, user, fails=user == failing) for user in range(1, 5)),
        return_exceptions=True,
    )
    assert [type(each) for each in done if each is not None] == [Oops]
    assert await stored(store) == [user for user in range(1, 5) if user != failing]


async def test_one_that_is_cancelled_loses_nobody_elses(store: Store) -> None:
    writing = [asyncio.create_task(write(store, user)) for user in range(1, 5)]
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    writing[2].cancel()
    done = await asyncio.gather(*writing, return_exceptions=True)
    assert [type(each) for each in done if each is not None] == [asyncio.CancelledError]
    assert {1, 2, 4} <= {*await stored(store)}
    await write(store, 9)


async def test_nobody_is_told_that_it_is_stored_where_the_commit_fails(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(connection: FileConnection) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    with monkeypatch.context() as full:
        full.setattr(FileConnection, "commit", refuse)
        done = await asyncio.gather(
            *(write(store, user) for user in range(1, 5)), return_exceptions=True
        )
    assert {type(each) for each in done} == {NotWritable}
    assert await stored(store) == []
    await write(store, 9)
    assert await stored(store) == [9]


@pytest.mark.parametrize("befalls", [fill_disk, lose_savepoints, close])
async def test_nobody_is_told_that_it_is_stored_where_another_loses_all(
    store: Store, befalls: Callable[[sqlite3.Connection], object]
) -> None:
    writing = [
        write(store, user, fails=user == 3, meanwhile=befalls if user == 3 else bool)
        for user in range(1, 6)
    ]
    done = await asyncio.gather(*writing, return_exceptions=True)
    assert [type(each) for each in done[:3]] == [NotWritable, NotWritable, Oops]
    assert done[3:] == [None, None]
    assert await stored(store) == [4, 5]
    await write(store, 9)
    assert await stored(store) == [4, 5, 9]


async def test_what_is_being_committed_is_stored_before_the_file_is_closed(
    sqlite_url: str,
) -> None:
    store = await Store.open(sqlite_url)
    backend = store._database._backend
    assert isinstance(backend, File)
    writing = asyncio.create_task(write(store, 1))
    while not backend._flushing:  # noqa: ASYNC110 - nothing tells that a commit has begun
        await asyncio.sleep(0)
    await store.close()
    await writing

    async with await Store.open(sqlite_url) as again:
        assert await stored(again) == [1]
