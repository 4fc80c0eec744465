"""Findings of the doctor, and the versions for a bug report."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from bot.store import Store
from tests.operator.test_backups import on_sqlite, play

Shell = Callable[..., tuple[int, str, str]]


def test_a_sound_database(shell: Shell, url: str) -> None:
    asyncio.run(play(url, to=0))
    code, said, _ = shell("doctor")
    assert code == 0
    assert "There is no backup" in said


def test_an_empty_database_is_sound(shell: Shell, url: str, tmp_path: Path) -> None:
    asyncio.run(opened(url))
    shell("backup")
    code, said, _ = shell("doctor")
    assert (code, said) == (
        0, "The database is sound, and every match that is being played can be taken up.\n",
    )  # fmt: skip


def test_messages_that_wait(shell: Shell, url: str) -> None:
    asyncio.run(play(url, to=3))
    said = shell("doctor")[1]
    assert "3 messages wait" in said
    assert "no attempt has failed" in said


@on_sqlite
def test_a_damaged_file(shell: Shell, url: str, tmp_path: Path) -> None:
    asyncio.run(play(url, to=50))
    file = tmp_path / "warmoot.sqlite"
    whole = bytearray(file.read_bytes())
    whole[4096 * 40 : 4096 * 44] = b"\x7f" * (4096 * 4)
    file.write_bytes(whole)
    code, said, complaint = shell("doctor")
    assert code == 1
    assert "damaged" in said or "not a sound SQLite database" in complaint


@on_sqlite
def test_versions(shell: Shell) -> None:
    code, said, _ = shell("version")
    assert code == 0
    assert said.splitlines()[0].startswith("Warmoot 0.")
    assert "schema of the database 0" in said


async def opened(url: str) -> None:
    """Make an empty database."""
    async with await Store.open(url):
        pass
