"""Backups and restoring on a full disk: what is there stays, and nothing half-written is left."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from tests.operator.test_backups import look, play
from tests.operator.test_not_starting import on_disk_of
from tests.starting import PATIENCE, environment

BOT = f"{sys.executable} -m bot"
NIGHT = """
import asyncio, os, sys
from pathlib import Path
from bot.app.settings import Home, Settings
from bot.operator import backups
from bot.store import Store

async def main(database, disk):
    backups.seconds_until, backups.SOON = (lambda *_: 0), 0.05
    home = Home(Settings(database_url=database, backups=f"{disk}/nightly"), None, (Path(disk),))
    now = iter(range(10**9, 2 * 10**9, 700))
    async with await Store.open(database) as store:
        night = asyncio.create_task(backups.back_up_nightly(store, home, lambda: next(now)))
        await asyncio.sleep(0.5)
        print("full:", *os.listdir(f"{disk}/nightly"))
        os.remove(f"{disk}/filler")
        async with asyncio.timeout(30):
            while not [name for name in os.listdir(f"{disk}/nightly") if name.endswith("sqlite")]:
                await asyncio.sleep(0.05)
        night.cancel()
        print("room:", *{name.partition("-")[0] for name in os.listdir(f"{disk}/nightly")})

asyncio.run(main(*sys.argv[1:]))
"""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Return a database in which match 1 has been played to its second choice."""
    file = tmp_path / "tables.sqlite"
    asyncio.run(play(url_of(file), to=2))
    return file


def url_of(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def run(disk: list[str], folder: Path, *command: str, **settings: object) -> tuple[str, str]:
    """Run a command on a small disk; return its output and errors."""
    ran = subprocess.run(
        [*disk, *command], cwd=folder, env=environment(folder, **settings), timeout=PATIENCE,
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    return ran.stdout, ran.stderr


def small_disk(tmp_path: Path, kilobytes: int, *files: Path) -> tuple[Path, list[str]]:
    disk = tmp_path / "disk"
    disk.mkdir()
    return disk, on_disk_of(disk, f"size={kilobytes}k", *files)


@pytest.mark.long
def test_a_backup_that_does_not_fit_is_refused_and_leaves_nothing(
    tmp_path: Path, database: Path
) -> None:
    disk, on_disk = small_disk(tmp_path, 64)
    steps = f"{BOT} backup {disk}/copy.sqlite; echo code $?; ls {disk}"

    said, complaint = run(on_disk, tmp_path, "sh", "-c", steps, DATABASE_URL=url_of(database))

    assert said == "code 1\n", "not even a part"
    assert "could not be written" in complaint
    assert "free space" in complaint


@pytest.mark.long
def test_a_backup_that_cannot_be_restored_leaves_the_database_as_it_was(
    tmp_path: Path, database: Path
) -> None:
    copy = tmp_path / "copy.sqlite"
    run([], tmp_path, *BOT.split(), "backup", str(copy), DATABASE_URL=url_of(database))
    asyncio.run(play(url_of(database), to=5))
    disk, on_disk = small_disk(tmp_path, database.stat().st_size // 1024 + 60, database)
    there = disk / database.name
    steps = f"{BOT} restore {copy}; echo code $?; ls {disk}; cp {there} {tmp_path}/after.sqlite"

    said, complaint = run(on_disk, tmp_path, "sh", "-c", steps, DATABASE_URL=url_of(there))

    assert "could not be replaced" in complaint
    assert "free space" in complaint
    assert said.split()[:2] == ["code", "1"]
    assert not [name for name in said.split() if "part" in name or "before" in name]
    assert asyncio.run(look(url_of(tmp_path / "after.sqlite")))[0] == 5


@pytest.mark.long
def test_a_nightly_backup_is_made_when_there_is_room_again(tmp_path: Path, database: Path) -> None:
    size = database.stat().st_size // 1024
    filler = tmp_path / "filler"
    filler.write_bytes(bytes(size * 1024))
    disk, on_disk = small_disk(tmp_path, size + 300, filler)

    said, complaint = run(
        on_disk, tmp_path, sys.executable, "-c", NIGHT, url_of(database), str(disk)
    )

    assert said == "full:\nroom: warmoot\n", complaint
    assert "the nightly backup failed" in complaint
