"""Obstacles to the start of the host: one clear sentence with a remedy, and exit code 1."""

from __future__ import annotations

import asyncio
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from tests.operator.test_backups import age, play
from tests.starting import PATIENCE, environment, refusal_of

HOST = [sys.executable, "-m", "bot", "--no-browser"]


@pytest.fixture
def taken() -> Iterator[int]:
    """Yield a port in use."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


def test_the_pages_port_is_taken(tmp_path: Path, taken: int) -> None:
    said = refusal_of(tmp_path, SANDBOX_PORT=taken)

    assert f"Port {taken} of this machine is in use." in said
    assert "set SANDBOX_PORT to another number" in said


def test_the_health_port_is_taken(tmp_path: Path, taken: int) -> None:
    said = refusal_of(tmp_path, HEALTH_PORT=taken)

    assert f"HEALTH_PORT {taken} cannot be used (Address already in use)." in said
    assert "Stop what listens there, or write another number." in said


async def test_discord_does_not_accept_the_token(tmp_path: Path) -> None:
    sandbox = Sandbox(token="the-right-one")
    port = await sandbox.start()
    try:
        said = await asyncio.to_thread(
            refusal_of, tmp_path, discord=port, DISCORD_TOKEN="a-wrong-one"
        )
    finally:
        await sandbox.stop()

    assert said == (
        "Discord does not accept DISCORD_TOKEN. Copy a new one from the page Bot of your "
        "application into .env.\n"
    )


# On a full disk


def refusal_on(disk: list[str], folder: Path, **settings: object) -> str:
    """Return the message of a host started on a disk, which exits at once with code 1."""
    ran = subprocess.run(
        [*disk, *HOST], cwd=folder, env=environment(folder, **settings), timeout=PATIENCE,
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (ran.returncode, ran.stdout) == (1, ""), ran.stderr
    return ran.stderr


def on_disk_of(folder: Path, options: str, *files: Path) -> list[str]:
    """Return the prefix of a command to run with a small disk at a folder, with some files."""
    mount = ["unshare", "--map-root-user", "--mount"]
    tried = [*mount, "mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)]
    if shutil.which("unshare") is None or subprocess.run(tried, check=False).returncode:
        pytest.skip("nobody may mount a small disk here")
    steps = [f"mount -t tmpfs -o {options} tmpfs {folder}"]
    steps += [f"cp {file} {folder}" for file in files]
    return [*mount, "sh", "-c", " && ".join([*steps, 'cd . && exec "$@"']), "sh"]


@pytest.mark.long
@pytest.mark.parametrize("options", ["size=64k", "size=4k,nr_inodes=1"])
def test_a_new_database_does_not_fit_on_the_disk(tmp_path: Path, options: str) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    url = f"sqlite+aiosqlite:///{disk}/tables.sqlite"

    said = refusal_on(on_disk_of(disk, options), tmp_path, DATABASE_URL=url)

    assert said.count("\n") == 1
    assert "free space" in said
    assert "full" in said or "No space left" in said


@pytest.mark.long
def test_the_copy_before_an_upgrade_does_not_fit_on_the_disk(tmp_path: Path) -> None:
    disk, file = tmp_path / "disk", tmp_path / "tables.sqlite"
    disk.mkdir()
    asyncio.run(play(f"sqlite+aiosqlite:///{file}", to=1))
    asyncio.run(age(f"sqlite+aiosqlite:///{file}"))
    size = file.stat().st_size // 1024 + 100
    url = f"sqlite+aiosqlite:///{disk}/tables.sqlite"

    said = refusal_on(on_disk_of(disk, f"size={size}k", file), tmp_path, DATABASE_URL=url)

    assert said.count("\n") == 1
    assert "The backup could not be written to" in said
    assert "free space" in said
