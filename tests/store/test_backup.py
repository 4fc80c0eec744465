"""A backup is written while the bot plays, and a test restores it."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from bot.store import Busy, NotOurs, NotWritable, Store, StoreError
from bot.store.engine.backup import restore_backup, write_backup
from tests.store.samples import checkpoint, choice, load, open_match, submit

NOW = 1_700_000_000


async def played(store: Store, choices: int) -> int:
    """Play a match with some choices."""
    match_id = await open_match(store)
    await submit(store, match_id, 1, checkpoints=(checkpoint(0),))
    for number in range(1, choices + 1):
        await submit(store, match_id, number + 1, choices=(choice(number),))
    return match_id


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


async def test_a_backup_is_a_whole_database(sqlite_url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    async with await Store.open(sqlite_url) as store:
        match_id = await played(store, 5)
        await store.backup(copy)
        await submit(store, match_id, 7, choices=(choice(6),))

    assert [name for name in os.listdir(tmp_path) if "copy" in name] == ["copy.sqlite"]
    async with await Store.open(f"sqlite+aiosqlite:///{copy}") as restored:
        loaded = await load(restored, match_id)
        assert loaded.last_number == 5
        assert await submit(restored, match_id, 7, choices=(choice(6, seat=1),)) == 8


async def test_a_backup_is_one_moment_of_a_bot_at_work(sqlite_url: str, tmp_path: Path) -> None:
    async with await Store.open(sqlite_url) as store:
        match_id = await played(store, 0)

        async def play() -> None:
            for number in range(1, 31):
                await submit(store, match_id, number + 1, choices=(choice(number),))

        playing = asyncio.create_task(play())
        copies = [tmp_path / f"copy{number}.sqlite" for number in range(4)]
        for copy in copies:
            await store.backup(copy)
        await playing

    for copy in copies:
        async with await Store.open(f"sqlite+aiosqlite:///{copy}") as restored:
            loaded = await load(restored, match_id)
            assert loaded.match.version == 2 + loaded.last_number


async def test_a_backup_replaces_an_earlier_one(sqlite_url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    async with await Store.open(sqlite_url) as store:
        await store.backup(copy)
        match_id = await played(store, 1)
        await store.backup(copy)

    async with await Store.open(f"sqlite+aiosqlite:///{copy}") as restored:
        assert (await load(restored, match_id)).last_number == 1


async def test_a_backup_never_replaces_the_database(sqlite_url: str, tmp_path: Path) -> None:
    async with await Store.open(sqlite_url) as store:
        match_id = await played(store, 1)
        with pytest.raises(StoreError, match="must not replace"):
            await store.backup(tmp_path / "warmoot.sqlite")
        assert (await load(store, match_id)).last_number == 1


async def test_a_backup_to_nowhere_is_explained(sqlite_url: str, tmp_path: Path) -> None:
    async with await Store.open(sqlite_url) as store:
        with pytest.raises(NotWritable, match="could not be written"):
            await store.backup(tmp_path / "nowhere" / "copy.sqlite")


async def test_a_backup_is_put_back_and_the_database_of_before_kept(
    sqlite_url: str, tmp_path: Path
) -> None:
    live, copy = tmp_path / "warmoot.sqlite", tmp_path / "copy.sqlite"
    async with await Store.open(sqlite_url) as store:
        match_id = await played(store, 2)
        await store.backup(copy)
        await submit(store, match_id, 4, choices=(choice(3),))
        # A dead bot left its journal behind; it must not be applied to the backup.
        crashed = {name: (tmp_path / name).read_bytes() for name in ("warmoot.sqlite-wal",)}
        assert crashed["warmoot.sqlite-wal"]
    for name, left in crashed.items():
        (tmp_path / name).write_bytes(left)

    restore_backup(copy, live, now=NOW)

    async with await Store.open(sqlite_url) as store:
        assert (await load(store, match_id)).last_number == 2
    async with await Store.open(f"{sqlite_url}.before-restore-{NOW}") as before:
        assert (await load(before, match_id)).last_number == 3


async def test_a_restore_is_taken_back_with_what_a_killed_bot_left_in_the_journal(
    sqlite_url: str, tmp_path: Path
) -> None:
    database, copy = tmp_path / "warmoot.sqlite", tmp_path / "copy.sqlite"
    async with await Store.open(sqlite_url) as store:
        match_id = await played(store, 1)
        await store.backup(copy)
        await submit(store, match_id, 3, choices=(choice(2),))
        killed = contents(tmp_path)
    for name in ("warmoot.sqlite", "warmoot.sqlite-wal"):
        (tmp_path / name).write_bytes(killed[name])
    kept = restore_backup(copy, database, now=NOW)

    restore_backup(kept, database, now=NOW + 1)

    async with await Store.open(sqlite_url) as store:
        assert (await load(store, match_id)).last_number == 2


async def test_a_backup_of_a_damaged_database_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    database = tmp_path / "warmoot.sqlite"
    async with await Store.open(sqlite_url) as store:
        await played(store, 50)
    database.write_bytes(database.read_bytes()[:20_000])

    with pytest.raises(StoreError, match="damaged"):
        write_backup(database, tmp_path / "copy.sqlite")

    assert [name for name in contents(tmp_path) if "copy" in name] == []


async def test_a_backup_replaces_a_damaged_database(sqlite_url: str, tmp_path: Path) -> None:
    live, copy = tmp_path / "warmoot.sqlite", tmp_path / "copy.sqlite"
    async with await Store.open(sqlite_url) as store:
        match_id = await played(store, 2)
        await store.backup(copy)
    live.write_bytes(b"coffee" * 1000)

    restore_backup(copy, live, now=NOW)

    async with await Store.open(sqlite_url) as store:
        assert (await load(store, match_id)).last_number == 2


async def test_a_backup_is_not_put_under_a_bot_at_work(sqlite_url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    async with await Store.open(sqlite_url) as store:
        await store.backup(copy)
        with pytest.raises(Busy):
            restore_backup(copy, tmp_path / "warmoot.sqlite", now=NOW)


@pytest.mark.parametrize("fails", ["fsync", "replace"])
async def test_a_backup_that_cannot_be_put_back_changes_nothing(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: str
) -> None:
    live, copy = tmp_path / "warmoot.sqlite", tmp_path / "copy.sqlite"
    async with await Store.open(sqlite_url) as store:
        match_id = await played(store, 1)
        await store.backup(copy)
        await submit(store, match_id, 3, choices=(choice(2),))
        crashed = (tmp_path / "warmoot.sqlite-wal").read_bytes()
    (tmp_path / "warmoot.sqlite-wal").write_bytes(crashed)
    before = contents(tmp_path)
    replace = os.replace

    def full(*given: Path) -> None:
        if fails == "fsync" or (given[1:] == (live,) and given[0].suffix == ".part"):
            raise OSError(28, "No space left on device")
        replace(*given)

    with monkeypatch.context() as disk:
        disk.setattr(os, fails, full)
        with pytest.raises(NotWritable, match="No space left"):
            restore_backup(copy, live, now=NOW)

    assert contents(tmp_path) == before


@pytest.mark.parametrize("content", [b"", b"coffee" * 1000])
async def test_what_is_no_backup_is_not_put_back(
    sqlite_url: str, tmp_path: Path, content: bytes
) -> None:
    wrong = tmp_path / "wrong.sqlite"
    wrong.write_bytes(content)
    async with await Store.open(sqlite_url) as store:
        match_id = await played(store, 1)

    with pytest.raises(NotOurs, match="not a backup"):
        restore_backup(wrong, tmp_path / "warmoot.sqlite", now=NOW)
    with pytest.raises(NotOurs):
        restore_backup(tmp_path / "missing.sqlite", tmp_path / "warmoot.sqlite", now=NOW)

    async with await Store.open(sqlite_url) as store:
        assert (await load(store, match_id)).last_number == 1


async def test_a_damaged_backup_is_not_put_back(sqlite_url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    async with await Store.open(sqlite_url) as store:
        match_id = await played(store, 50)
        await store.backup(copy)
    whole = bytearray(copy.read_bytes())
    pages = len(whole) // 4096
    whole[4096 * 2 : 4096 * (pages - 2)] = b"\x7f" * (4096 * (pages - 4))
    copy.write_bytes(whole)

    with pytest.raises(NotOurs):
        restore_backup(copy, tmp_path / "warmoot.sqlite", now=NOW)

    async with await Store.open(sqlite_url) as store:
        assert (await load(store, match_id)).last_number == 50
