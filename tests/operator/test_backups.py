"""Backups by hand, each night and before an upgrade; and restoring them."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from alembic import command

from bot.app.settings import Home, Settings
from bot.operator.backups import DAY, HOUR, SOON, back_up_nightly, delete_old, seconds_until
from bot.store import NewOutbox, Store, StoreError, place_of
from bot.store.engine.database import Database, parse_url
from bot.store.engine.upgrade import alembic_config
from tests.store.samples import checkpoint, choice, load, open_match, submit

Shell = Callable[..., tuple[int, str, str]]
on_sqlite = pytest.mark.parametrize("url", ["sqlite"], indirect=True)
on_postgres = pytest.mark.parametrize("url", ["postgres"], indirect=True)


def message(marker: str) -> NewOutbox:
    return NewOutbox(
        kind="turn", target="channel", target_id=5, payload=b"", marker=marker, due_at=100
    )


async def play(url: str, *, to: int) -> int:
    """Play match 1 to a choice, and announce each choice."""
    async with await Store.open(url) as store:
        async with store.reading() as reads:
            known = await reads.find_match(1)
        match_id = known.id if known else await open_match(store)
        if not known:
            await submit(store, match_id, 1, checkpoints=(checkpoint(0),))
        first = (await load(store, match_id)).last_number + 1
        for number in range(first, to + 1):
            await submit(store, match_id, number + 1, choices=(choice(number),))
            async with store.transaction() as transaction:
                await transaction.add_outbox(match_id, [message(f"{number}")])
        return match_id


async def age(url: str) -> None:
    """Give a database the schema of version 0.1."""
    database = Database(parse_url(url))
    async with database.writing() as connection:
        await connection.run_sync(lambda each: command.downgrade(alembic_config(each), "0003"))
    await database.close()


async def look(url: str) -> tuple[int, list[tuple[int, bool]]]:
    """Return the last choice of match 1, and its messages: id, and whether it may be sent."""
    async with await Store.look_into(url) as store, store.reading() as reads:
        rows = await reads.outbox(1)
        return (await load(store, 1)).last_number, [(row.id, row.doubtful) for row in rows]


async def another_match(url: str) -> int:
    async with await Store.open(url) as store:
        return await open_match(store, channel_id=501)


def test_a_backup_is_restored_and_what_was_there_is_kept(
    shell: Shell, url: str, tmp_path: Path
) -> None:
    asyncio.run(play(url, to=2))
    code, said, _ = shell("backup")
    assert code == 0
    (copy,) = (tmp_path / "backups").iterdir()
    assert str(copy) in said
    asyncio.run(play(url, to=5))
    before = time.time()

    code, said, _ = shell("restore", str(copy))

    assert code == 0
    assert "before-restore" in said
    last, messages = asyncio.run(look(url))
    assert last == 2
    assert messages == [(1, True), (2, True)], "they may have been sent since: looked for first"
    asyncio.run(play(url, to=3))
    _, (*_, (number, doubtful)) = asyncio.run(look(url))
    assert not doubtful
    assert number >= int(before) * 1000 > 5, "no id is given twice: Discord would drop the message"


async def test_restored_twice_nothing_is_overwritten(url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    await play(url, to=1)
    async with await Store.open(url) as store:
        await store.backup(copy)
    await play(url, to=2)
    first = await Store.restore(url, copy, now=1)
    saved = first.read_bytes()

    await play(url, to=3)
    with pytest.raises(StoreError, match="another restore"):
        await Store.restore(url, copy, now=1)
    assert (await look(url))[0] == 3, "nothing has changed"
    assert await Store.restore(url, copy, now=2) != first

    assert first.read_bytes() == saved


def test_only_the_newest_are_kept(shell: Shell, url: str, tmp_path: Path) -> None:
    asyncio.run(play(url, to=1))
    folder = tmp_path / "backups"
    folder.mkdir()
    for day in range(1, 9):
        (folder / f"warmoot-2025010{day}T030000Z.sqlite").touch()
    for other in ("by-hand.sqlite", "warmoot-20250109T030000Z.sqlite.part"):
        (folder / other).touch()

    assert shell("backup", "--keep", "3")[0] == 0

    names = sorted(path.name for path in folder.iterdir())
    assert names[0] == "by-hand.sqlite"
    assert names[1:3] == ["warmoot-20250107T030000Z.sqlite", "warmoot-20250108T030000Z.sqlite"]
    assert len(names) == 5
    assert names[3].endswith(".part"), "what was cut off counts as none"


@on_sqlite
def test_what_cannot_be_kept_is_refused(shell: Shell, url: str) -> None:
    asyncio.run(play(url, to=1))
    for given in (("--keep", "0"), ("copy.sqlite", "--keep", "3")):
        code, said, complaint = shell("backup", *given)
        assert (code, said) == (1, "")
        assert "--keep" in complaint


def test_what_is_no_backup_is_refused(shell: Shell, url: str, tmp_path: Path) -> None:
    asyncio.run(play(url, to=1))
    (tmp_path / "coffee").write_bytes(b"coffee" * 1000)
    for wrong in ("coffee", "nowhere"):
        code, _, complaint = shell("restore", wrong)
        assert code == 1
        assert "is not a backup" in complaint
    assert asyncio.run(look(url))[0] == 1


def test_a_backup_of_before_an_upgrade_is_restored_and_upgraded_again(
    shell: Shell, url: str, tmp_path: Path
) -> None:
    """PostgreSQL lets nobody drop a table that a newer one refers to."""
    asyncio.run(play(url, to=2))
    asyncio.run(age(url))
    shell("migrate")
    (copy,) = (tmp_path / "backups").glob("before-upgrade-from-0003.*")
    asyncio.run(play(url, to=5))

    assert shell("restore", str(copy))[::2] == (0, "")
    assert "older Warmoot" in shell("doctor")[2]

    assert "it was 0003 before" in shell("migrate")[1]
    assert asyncio.run(look(url))[0] == 2


@on_postgres
def test_a_newer_tool_puts_a_backup_back_into_an_older_server(
    shell: Shell, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(play(url, to=2))
    shell("backup", "copy.dump")
    asyncio.run(play(url, to=3))
    newer = tmp_path / "pg_restore"
    newer.write_text(
        f"""#!/bin/sh
        {shutil.which("pg_restore")} "$@"
        for each; do case $each in --file=*) script=${{each#--file=}}; esac; done
        sed -i 's/^SET lock_timeout = 0;/&\\nSET transaction_timeout = 0;/' "$script"
        """
    )
    newer.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")

    assert shell("restore", "copy.dump")[::2] == (0, "")

    assert asyncio.run(look(url))[0] == 2


@on_postgres
@pytest.mark.parametrize("schema", ["of today", "of version 0.1"])
def test_a_backup_of_sqlite_is_carried_over_to_postgresql(
    shell: Shell, url: str, sqlite_url: str, tmp_path: Path, schema: str
) -> None:
    asyncio.run(play(sqlite_url, to=3))
    if schema == "of version 0.1":
        asyncio.run(age(sqlite_url))
    asyncio.run(play(url, to=1))
    file = parse_url(sqlite_url).database
    assert file is not None

    code, said, complaint = shell("restore", file)

    assert (code, complaint) == (0, "")
    assert "before-restore" in said
    last, messages = asyncio.run(look(url))
    assert last == 3
    assert messages == [(1, True), (2, True), (3, True)]
    assert shell("doctor")[0] == 0
    asyncio.run(play(url, to=4))
    assert asyncio.run(another_match(url)) == 2, "its numbers go on"


@on_postgres
def test_a_damaged_file_of_sqlite_changes_nothing(shell: Shell, url: str, tmp_path: Path) -> None:
    asyncio.run(play(url, to=1))
    with closing(sqlite3.connect(tmp_path / "other.sqlite")) as other:
        other.execute("CREATE TABLE notes (id)")
    (tmp_path / "cut.sqlite").write_bytes((tmp_path / "other.sqlite").read_bytes()[:1000])

    for wrong in ("other.sqlite", "cut.sqlite"):
        code, _, complaint = shell("restore", wrong)
        assert (code, "is not a backup" in complaint) == (1, True), complaint

    assert asyncio.run(look(url))[0] == 1


async def test_a_backup_is_not_put_under_a_bot_at_work(url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    await play(url, to=1)
    async with await Store.open(url) as store:
        await store.backup(copy)
        async with store.reading():
            with pytest.raises(Exception, match="Stop"):
                await Store.restore(url, copy, now=1)


@on_sqlite
def test_before_an_upgrade_the_database_is_saved(shell: Shell, url: str, tmp_path: Path) -> None:
    asyncio.run(play(url, to=1))
    asyncio.run(age(url))

    code, said, _ = shell("migrate")

    assert (code, "it was 0003 before" in said) == (0, True)
    with closing(sqlite3.connect(tmp_path / "backups" / "before-upgrade-from-0003.sqlite")) as old:
        assert old.execute("SELECT version_num FROM alembic_version").fetchone() == ("0003",)
    assert "nothing was left" in shell("migrate")[1]


@on_sqlite
def test_a_database_that_migrate_has_made_is_not_taken_for_an_upgraded_one(
    shell: Shell, url: str
) -> None:
    """A mistyped `DATABASE_URL` would be found only when the matches are missed."""
    said = shell("migrate")[1]
    assert "it is new" in said
    assert place_of(url) in said
    assert "nothing was left" in shell("migrate")[1]


def test_the_next_night() -> None:
    for hour in range(24):
        for now in (0, 3 * HOUR, 3 * HOUR + 1, 23 * HOUR + 59):
            then = now + seconds_until(hour, now)
            assert now < then <= now + 24 * HOUR
            assert datetime.fromtimestamp(then, UTC).hour == hour
            assert then % HOUR == 0


async def test_each_night_a_copy_is_made_and_a_failure_is_tried_again(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0
    tries = 0

    async def sleep(seconds: float) -> None:
        nonlocal now
        now += int(seconds)
        if now > 9 * 24 * HOUR:
            raise asyncio.CancelledError

    home = Home(
        Settings(database_url=sqlite_url, backups=str(tmp_path / "nightly"), backups_kept=4),
        None, (tmp_path,),
    )  # fmt: skip
    await play(sqlite_url, to=1)
    async with await Store.open(sqlite_url) as store:
        backup = store.backup

        async def stumble(path: Path) -> None:
            nonlocal tries
            tries += 1
            if tries == 2:
                raise OSError("the disk is full")
            await backup(path)

        monkeypatch.setattr(store, "backup", stumble)
        monkeypatch.setattr("bot.operator.backups.asyncio.sleep", sleep)
        with pytest.raises(asyncio.CancelledError):
            await back_up_nightly(store, home, lambda: now)

    assert tries == 10
    names = sorted(path.name for path in (tmp_path / "nightly").iterdir())
    assert names == [f"warmoot-1970010{day}T030000Z.sqlite" for day in (6, 7, 8, 9)]


async def test_several_processes_make_one_copy_and_another_one_after_a_death(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now, made = 3 * HOUR - 1, []

    async def sleep(seconds: float) -> None:
        nonlocal now
        now += int(seconds)
        if now > 12 * HOUR:
            raise asyncio.CancelledError

    def clock() -> int:
        return now

    home = Home(Settings(backups=str(tmp_path), backups_kept=4), None, (tmp_path,))
    monkeypatch.setattr("bot.operator.backups.asyncio.sleep", sleep)
    async with await Store.open(sqlite_url) as store:

        async def dies(path: Path) -> None:
            made.append("begun")
            raise asyncio.CancelledError

        async def copies(path: Path) -> None:
            made.append("whole")

        for way in (dies, copies, copies):
            now = 3 * HOUR - 1 if way is dies else 3 * HOUR + SOON - 1
            monkeypatch.setattr(store, "backup", way)
            waits = iter((1, DAY))
            monkeypatch.setattr(
                "bot.operator.backups.seconds_until", lambda *_, waits=waits: next(waits)
            )
            with pytest.raises(asyncio.CancelledError):
                await back_up_nightly(store, home, clock)

    assert made == ["begun", "whole"]


def test_others_in_the_folder_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "before-upgrade-from-0003.sqlite").touch()
    delete_old(tmp_path, 1)
    assert len([*tmp_path.iterdir()]) == 1
