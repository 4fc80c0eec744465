"""A database is opened by one bot, with its schema, or refused with a remedy."""

from __future__ import annotations

import asyncio
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.store import (
    Busy,
    NewerSchema,
    NotOurs,
    NotReachable,
    NotWritable,
    PlayerRow,
    Store,
    StoreError,
    migrations,
)
from bot.store.engine import postgres, sqlite
from bot.store.engine.database import Database, parse_url
from tests.store.samples import open_match

NOBODY = 65534


def file_of(url: str) -> Path:
    """Return the file of a SQLite URL."""
    return Path(url.removeprefix("sqlite+aiosqlite:///"))


async def opened(url: str) -> None:
    """Open and close a database."""
    async with await Store.open(url):
        pass


async def test_what_was_stored_is_there_when_the_bot_comes_back(url: str) -> None:
    async with await Store.open(url) as store:
        match_id = await open_match(store)

    async with await Store.open(url) as store, store.reading() as reads:
        assert await reads.find_match(match_id) is not None


async def test_a_second_bot_is_refused_the_file(sqlite_url: str) -> None:
    async with await Store.open(sqlite_url):
        with pytest.raises(Busy, match="Another Warmoot is using"):
            await Store.open(sqlite_url)

    await opened(sqlite_url)


async def test_a_reading_process_looks_in_while_the_bot_plays(url: str) -> None:
    async with await Store.open(url) as store:
        before = await open_match(store, 500)
        async with await Store.look_into(url) as reader:
            after = await open_match(store, 501)
            async with reader.reading() as reads:
                assert await reads.find_match(before) is not None
                assert await reads.find_match(after) is not None

    async with await Store.look_into(url) as reader, reader.reading() as reads:
        assert await reads.find_match(after) is not None


async def test_a_reading_process_changes_nothing(sqlite_url: str) -> None:
    with pytest.raises(NotReachable, match="There is no database"):
        await Store.look_into(sqlite_url)
    assert not list(file_of(sqlite_url).parent.iterdir())
    await opened(sqlite_url)

    async with await Store.look_into(sqlite_url) as reader:
        with pytest.raises(NotWritable):
            await open_match(reader)


async def test_a_reading_process_leaves_an_old_database_as_it_is(sqlite_url: str) -> None:
    sqlite3.connect(file_of(sqlite_url)).close()
    file_of(sqlite_url).touch()

    with pytest.raises(StoreError, match="Start the bot once"):
        await Store.look_into(sqlite_url)

    assert file_of(sqlite_url).stat().st_size == 0


def test_a_second_process_is_refused_until_the_first_dies(sqlite_url: str) -> None:
    program = (
        "import asyncio, time, sys; from bot.store import Store\n"
        "async def main():\n"
        "    await Store.open(sys.argv[1]); print('open', flush=True); time.sleep(60)\n"
        "asyncio.run(main())"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program, sqlite_url], stdout=subprocess.PIPE, text=True
    ) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "open\n"
        with pytest.raises(Busy):
            asyncio.run(opened(sqlite_url))
        first.send_signal(signal.SIGKILL)
        first.wait()

    asyncio.run(opened(sqlite_url))


async def test_several_bots_share_a_postgresql_database(postgres_url: str) -> None:
    async with await Store.open(postgres_url) as one, await Store.open(postgres_url) as other:
        assert one.shared
        async with one.transaction() as work:
            await work.save_player(PlayerRow(user_id=11, name="Ann"))
        async with other.reading() as reads:
            assert (await reads.player(11)).name == "Ann"


async def test_several_bots_may_create_the_tables_at_once(postgres_url: str) -> None:
    async with asyncio.timeout(30):
        stores = await asyncio.gather(*(Store.open(postgres_url) for _ in range(3)))
    for store in stores:
        await store.close()


async def test_a_file_of_sqlite_is_not_shared(sqlite_url: str) -> None:
    async with await Store.open(sqlite_url) as store:
        assert not store.shared


async def test_a_newer_database_is_left_alone(url: str) -> None:
    async with await Store.open(url) as store, store.transaction() as work:
        await work._connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")

    with pytest.raises(NewerSchema, match=r"'9999'.*Update Warmoot"):
        await Store.open(url)


async def test_a_refused_database_is_not_kept_locked(sqlite_url: str) -> None:
    await test_a_newer_database_is_left_alone(sqlite_url)
    versions = Path(migrations.__file__ or "").parent / "versions"
    newest = max(path.name[1:5] for path in versions.glob("v*.py"))
    with sqlite3.connect(file_of(sqlite_url)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (newest,))
    connection.close()

    await opened(sqlite_url)


async def test_somebody_elses_database_is_left_alone(url: str) -> None:
    database = Database(parse_url(url))
    async with database.writing() as connection:
        await connection.exec_driver_sql("CREATE TABLE recipes (id INTEGER)")
    await database.close()

    with pytest.raises(NotOurs, match="'recipes'"):
        await Store.open(url)


async def test_a_file_that_is_no_database_is_left_alone(sqlite_url: str) -> None:
    file_of(sqlite_url).write_text("Dear diary, " * 100)

    with pytest.raises(NotOurs, match="not a sound SQLite database"):
        await Store.open(sqlite_url)
    assert file_of(sqlite_url).read_text().startswith("Dear diary")


async def test_a_folder_that_is_missing_is_named(tmp_path: Path) -> None:
    with pytest.raises(NotWritable, match=r"no folder .*/nowhere"):
        await Store.open(f"sqlite+aiosqlite:///{tmp_path}/nowhere/warmoot.sqlite")


OPEN_AS_SOMEBODY_ELSE = f"""
import asyncio, os, sys
from bot.store import Store, StoreError

async def main():
    # The first time all modules are found, which somebody else may have no right to read.
    async with await Store.open(sys.argv[1]):
        pass
    if os.geteuid() == 0:
        os.setuid({NOBODY})
    try:
        async with await Store.open(sys.argv[2]):
            print('opened')
    except StoreError as error:
        print(type(error).__name__, error)

asyncio.run(main())
"""


def open_as_somebody_else(mine: str, theirs: str) -> str:
    """Open a database as a user without rights, after one with rights; return the message."""
    ran = subprocess.run(
        [sys.executable, "-c", OPEN_AS_SOMEBODY_ELSE, mine, theirs],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return ran.stdout + ran.stderr


@pytest.fixture
def others_folder() -> Iterator[Path]:
    """A folder that everybody may read and only root may write to."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o555)
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


def test_a_folder_without_rights_is_named(sqlite_url: str, others_folder: Path) -> None:
    said = open_as_somebody_else(sqlite_url, f"sqlite+aiosqlite:///{others_folder}/a.sqlite")

    assert said.startswith("NotWritable")
    assert "cannot be written to (Permission denied)" in said


def test_a_file_without_rights_is_named(sqlite_url: str, others_folder: Path) -> None:
    others_folder.chmod(0o755)
    file = others_folder / "a.sqlite"
    asyncio.run(opened(f"sqlite+aiosqlite:///{file}"))
    file.with_name("a.sqlite.lock").chmod(0o666)
    file.chmod(0o444)

    said = open_as_somebody_else(sqlite_url, f"sqlite+aiosqlite:///{file}")

    assert said.startswith("NotWritable")
    assert "a.sqlite cannot be used" in said


async def test_a_full_disk_is_named_and_nothing_is_lost(sqlite_url: str) -> None:
    async with await Store.open(sqlite_url) as store:
        match_id = await open_match(store)

        async def write_too_much() -> None:
            async with store.transaction() as work:
                await work._connection.exec_driver_sql("PRAGMA max_page_count=1")
                await work.write_journal({"big": b"x" * 5_000_000})

        with pytest.raises(NotWritable, match=r"full.*free space"):
            await write_too_much()
        async with store.reading() as reads:
            assert await reads.find_match(match_id) is not None
            assert await reads.read_journal() == ()


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("sqlite+aiosqlite://", "memory"),
        ("sqlite+aiosqlite:///:memory:", "memory"),
        ("sqlite:///warmoot.sqlite", r"begins with sqlite://.*Write sqlite\+aiosqlite"),
        ("postgres://me:secret@host/warmoot", r"begins with postgres://"),
        ("mysql+aiomysql://host/warmoot", r"begins with mysql\+aiomysql://"),
        ("warmoot.sqlite", "not a database URL"),
    ],
)
async def test_a_url_that_names_no_database_is_explained(url: str, says: str) -> None:
    with pytest.raises(StoreError, match=says) as refused:
        await Store.open(url)
    assert "secret" not in str(refused.value)


async def test_a_server_that_does_not_answer_is_named_without_its_password() -> None:
    pytest.importorskip("asyncpg")
    with socket.socket() as nobody_listens:
        nobody_listens.bind(("127.0.0.1", 0))
        port = nobody_listens.getsockname()[1]
        with pytest.raises(NotReachable, match=r"does not let us in") as refused:
            await Store.open(f"postgresql+asyncpg://warmoot:secret@127.0.0.1:{port}/warmoot")
    assert "secret" not in str(refused.value)


async def test_a_database_that_the_server_does_not_have_is_named(postgres_server: str) -> None:
    with pytest.raises(NotReachable, match="no_such_moot") as refused:
        await Store.open(f"{postgres_server}/no_such_moot")
    assert '(database "no_such_moot" does not exist)' in str(refused.value)
    assert "\n" not in str(refused.value)


async def test_sqlite_is_asked_for_safety(sqlite_url: str) -> None:
    async with await Store.open(sqlite_url) as store:
        for transaction in (store.reading, store.transaction):
            async with transaction() as work:
                answers = {}
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout"):
                    row = await work._connection.exec_driver_sql(f"PRAGMA {name}")
                    answers[name] = row.scalar()
            assert answers == {
                "journal_mode": "wal",
                "synchronous": 2,
                "foreign_keys": 1,
                "busy_timeout": 10_000,
            }


async def test_a_transaction_that_writes_holds_the_file_from_its_start(sqlite_url: str) -> None:
    async with await Store.open(sqlite_url) as store, store.transaction():
        other = sqlite3.connect(file_of(sqlite_url), timeout=0)
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("BEGIN IMMEDIATE")
        other.close()


async def test_a_reader_does_not_wait_for_a_writer(sqlite_url: str) -> None:
    async with await Store.open(sqlite_url) as store, store.transaction() as work:
        await work.save_player(PlayerRow(user_id=11, name="Ann"))
        async with asyncio.timeout(5), store.reading() as reads:
            assert (await reads.player(11)).name == ""


async def test_a_file_that_another_program_locks_is_named(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0)
    async with await Store.open(sqlite_url) as store:
        other = sqlite3.connect(file_of(sqlite_url), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Busy, match="locked by another program"):
            async with store.transaction():
                pass
        other.close()
        async with store.transaction() as work:
            await work.save_player(PlayerRow(user_id=11, name="Ann"))


async def test_a_transaction_inside_a_transaction_is_a_bug_not_a_standstill(url: str) -> None:
    async with await Store.open(url) as store:

        async def nest() -> None:
            async with store.transaction(), store.transaction():
                pass

        with pytest.raises(AssertionError, match="inside a transaction"):
            async with asyncio.timeout(5):
                await nest()
        async with asyncio.timeout(5), store.transaction() as work:
            await work.save_player(PlayerRow(user_id=11, name="Ann"))


async def test_too_many_at_once_are_told_so(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for engine in (sqlite, postgres):
        monkeypatch.setattr(engine, "QUEUE_SECONDS", 0.1)
    async with await Store.open(url) as store, AsyncExitStack() as crowd:
        for _ in range(sqlite.CONNECTIONS):
            await crowd.enter_async_context(store.reading())
        with pytest.raises(Busy, match="too much at once"):
            async with store.reading():
                pass


async def test_a_lost_connection_is_named_and_replaced(postgres_url: str) -> None:
    async with await Store.open(postgres_url) as store, await Store.open(postgres_url) as other:

        async def lose_connection() -> None:
            async with store.transaction() as work:
                await work.save_player(PlayerRow(user_id=11, name="Ann"))
                mine = await work._connection.exec_driver_sql("SELECT pg_backend_pid()")
                async with other.transaction() as theirs:
                    await theirs._connection.exec_driver_sql(
                        f"SELECT pg_terminate_backend({mine.scalar()})"
                    )
                await work.save_player(PlayerRow(user_id=12, name="Bob"))

        with pytest.raises(NotReachable):
            await lose_connection()
        async with store.reading() as reads:
            assert (await reads.player(11)).name == ""
