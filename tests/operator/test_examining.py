"""Findings of the doctor, and the versions for a bug report."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.store import MatchChange, Store
from bot.store.match.match_rows import REOPENS
from tests.operator.test_backups import on_sqlite, play
from tests.store.samples import open_match

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


def test_reports_of_mistakes_are_told_with_their_folder(
    shell: Shell, url: str, tmp_path: Path
) -> None:
    asyncio.run(opened(url))
    assert "of a mistake" not in shell("doctor")[1]
    (tmp_path / "reports").mkdir()
    for number in (1, 2):
        (tmp_path / "reports" / f"1-{number}.json").touch()

    code, said, _ = shell("doctor")

    assert code == 0, "it is no fault of the database"
    assert f"2 reports of mistakes wait in {tmp_path / 'reports'}." in said


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


@on_sqlite
def test_versions_are_told_whatever_the_settings(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HEALTH_PORT", "many")
    assert shell("version")[::2] == (0, "")


def test_a_match_that_is_not_there(shell: Shell, url: str) -> None:
    asyncio.run(opened(url))
    for subcommand in ("verify", "export"):
        code, said, complaint = shell(subcommand, "7")
        assert (code, said) == (1, "")
        assert complaint.startswith("There is no match 7 in ")
        with pytest.raises(SystemExit) as left:
            shell(subcommand, "9" * 30)
        assert left.value.code == 2


@on_sqlite
def test_a_shell_is_told_days_and_not_marks_of_discord(shell: Shell, url: str) -> None:
    asyncio.run(closed(url))
    complaint = shell("verify", "1")[2]
    assert "<t:" not in complaint
    assert "01 January 2030" in complaint


async def closed(url: str) -> None:
    """Close a match that may reopen until 2030."""
    async with await Store.open(url) as store:
        match_id = await open_match(store)
        until = int(datetime(2030, 1, 1, 12, tzinfo=UTC).timestamp())
        async with store.transaction() as work:
            change = MatchChange(status="closed", result={REOPENS: until})
            await work.change_match(match_id, 1, change, at=1)


async def opened(url: str) -> None:
    """Make an empty database."""
    async with await Store.open(url):
        pass
