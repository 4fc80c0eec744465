"""`python -m bot` where it cannot run: one clear line, and a matching exit code."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from signal import SIG_IGN, SIGINT, SIGTERM, default_int_handler, getsignal, signal
from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from bot.lobby.homes import IN_THREADS, TO_PLAY
from bot.sandbox import Sandbox
from bot.store import Store
from tests.starting import PATIENCE, environment, refusal_of, run_host

AT = """
import sys
import discord.http
discord.http.Route.BASE = "http://127.0.0.1:{port}/api/v10"
from bot.__main__ import main
sys.exit(main())
"""
"""The same as `python -m bot`, with Discord somewhere else."""


def start(folder: Path, *, code: str = "", **settings: str) -> subprocess.Popen[str]:
    """Start the bot as its operator does."""
    if getsignal(SIGINT) is SIG_IGN:  # these tests run in the background: it would inherit that
        signal(SIGINT, default_int_handler)
    how = ["-c", code] if code else ["-m", "bot"]
    return subprocess.Popen(
        [sys.executable, *how, "--no-browser"],
        cwd=folder, env=environment(folder, **settings), text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """Yield the address and the folder of a bot that plays without Discord."""
    folder = tmp_path_factory.mktemp("bot")
    process = start(folder)
    assert process.stdout is not None
    address = process.stdout.readline().strip()
    yield address, folder
    stop_quietly(process, SIGINT)


def stop_quietly(process: subprocess.Popen[str], number: int) -> None:
    """Stop a bot as its operator does, or as the system does; it has nothing to complain of."""
    process.send_signal(number)
    _, complained = process.communicate(timeout=PATIENCE)
    assert (process.returncode, complained) == (0, "")


@pytest.mark.long
def test_without_a_token_the_stand_in_starts_and_keeps_its_file(running: tuple[str, Path]) -> None:
    address, folder = running
    assert address.startswith("http://127.0.0.1:")
    assert "another" in refusal_of(folder).lower()


def test_a_wrong_setting(tmp_path: Path) -> None:
    assert "SANDBOX_PORT" in refusal_of(tmp_path, SANDBOX_PORT="many")
    assert "DATABASE_URL" in refusal_of(tmp_path, DATABASE_URL="mysql://here/there")


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    there = tmp_path / "not" / "there"

    line = refusal_of(tmp_path, DATABASE_URL=f"sqlite+aiosqlite:///{there / 'warmoot.sqlite'}")

    assert str(there) in line


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "warmoot.sqlite").write_text("These are not the tables you are looking for. " * 99)

    assert "database" in refusal_of(tmp_path)


async def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    async with await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'warmoot.sqlite'}"):
        pass
    with sqlite3.connect(tmp_path / "warmoot.sqlite") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()

    assert "Update Warmoot" in refusal_of(tmp_path)


async def test_with_a_token_it_says_who_it_is_where_its_files_are_and_how_to_invite_it(
    tmp_path: Path,
) -> None:
    sandbox = Sandbox(token="the-right-one")
    port = await sandbox.start()
    process = start(tmp_path, code=AT.format(port=port), DISCORD_TOKEN="the-right-one")
    assert process.stdout is not None
    try:
        lines = [await asyncio.to_thread(process.stdout.readline) for _ in range(4)]
        process.send_signal(SIGTERM)
        said, complained = await communicate(process)
    finally:
        process.kill()
        await sandbox.stop()

    shown = "".join(lines)
    assert str(tmp_path / "warmoot.sqlite") in shown
    assert ".env" in shown
    assert "Logged in as" in shown
    assert "in 1 server." in shown
    link = urlsplit(shown.split()[-1])
    asked = parse_qs(link.query)
    assert asked["scope"] == ["bot applications.commands"]
    permissions = discord.Permissions(int(asked["permissions"][0]))
    assert all(getattr(permissions, name) for name in (*TO_PLAY, *IN_THREADS))
    assert not permissions.administrator
    assert "the-right-one" not in shown + said + complained


def test_discord_cannot_be_reached(tmp_path: Path) -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        line = refusal_of(tmp_path, discord=closed.getsockname()[1], DISCORD_TOKEN="a-token")

    assert "Discord cannot be reached" in line


async def test_no_such_match_to_verify(tmp_path: Path) -> None:
    async with await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'warmoot.sqlite'}"):
        pass
    done = run_host(tmp_path, "verify", "7")

    assert done.returncode != 0
    assert len(done.stderr.splitlines()) == 1
    assert "7" in done.stderr


@pytest.mark.long
def test_matches_are_verified_and_exported_while_the_host_runs(
    running: tuple[str, Path],
) -> None:
    _, folder = running
    verified, exported = run_host(folder, "verify", "1"), run_host(folder, "export", "1")

    assert "when the match is over" in verified.stderr
    assert json.loads(exported.stdout)["format"] == "warmoot-match"
    assert exported.returncode == 0


async def communicate(process: subprocess.Popen[str]) -> tuple[str, str]:
    """Wait for a process while the sandbox in this one answers it."""
    return await asyncio.to_thread(process.communicate, timeout=PATIENCE)


@pytest.mark.long
def test_nothing_is_left_of_a_bot_that_was_killed(tmp_path: Path) -> None:
    process = start(tmp_path)
    assert process.stdout is not None
    process.stdout.readline()
    process.kill()
    # A surviving worker would hold this pipe open, and perhaps the database.
    process.communicate(timeout=PATIENCE)

    again = start(tmp_path)
    assert again.stdout is not None
    assert again.stdout.readline().startswith("http://")
    stop_quietly(again, SIGTERM)
