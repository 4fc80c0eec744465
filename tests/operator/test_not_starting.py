"""What keeps the host from starting: one clear sentence with the way out, and exit code 1."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.sandbox import Sandbox
from tests.operator.test_backups import age, play

HOST = [sys.executable, "-m", "bot", "--no-browser"]
HOST_ON_A_STAND_IN = """
import sys
from bot.operator.console import main
from bot.sandbox import redirect

redirect(int(sys.argv.pop()))
sys.exit(main())
"""
LONGEST = 120
"""Seconds after which a host that should have left is stopped."""


def settings(folder: Path, **given: object) -> dict[str, str]:
    """Return an environment with a database of its own, and nobody's settings but these."""
    ours = {"DATABASE_URL": f"sqlite+aiosqlite:///{folder}/tables.sqlite", "SANDBOX_PORT": "0"}
    root = str(Path(__file__).parents[2])
    given = ours | {"PYTHONPATH": root, "DISCORD_TOKEN": "", "LOG_LEVEL": "WARNING"} | given
    return os.environ | {name: str(value) for name, value in given.items()}


def complaint_of(folder: Path, *before: str, **given: object) -> str:
    """Return what a host says that leaves at once with exit code 1."""
    ran = subprocess.run(
        [*before, *HOST], cwd=folder, env=settings(folder, **given), timeout=LONGEST,
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (ran.returncode, ran.stdout) == (1, ""), ran.stderr
    return ran.stderr


@pytest.fixture
def taken() -> Iterator[int]:
    """Yield a port that somebody else listens at."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


def test_the_pages_port_is_taken(tmp_path: Path, taken: int) -> None:
    said = complaint_of(tmp_path, SANDBOX_PORT=taken)

    assert said.count("\n") == 1
    assert f"Port {taken} of this machine is in use." in said
    assert "set SANDBOX_PORT to another number" in said


def test_the_health_port_is_taken(tmp_path: Path, taken: int) -> None:
    said = complaint_of(tmp_path, HEALTH_PORT=taken)

    assert said.count("\n") == 1
    assert f"HEALTH_PORT {taken} cannot be used (Address already in use)." in said
    assert "Stop what listens there, or write another number." in said


async def test_discord_does_not_accept_the_token(tmp_path: Path) -> None:
    sandbox = Sandbox()
    port = await sandbox.start()
    sandbox.fail_next(401, where="GET /users/@me")
    try:
        host = await asyncio.create_subprocess_exec(
            sys.executable, "-c", HOST_ON_A_STAND_IN, "--no-browser", str(port),
            cwd=tmp_path, env=settings(tmp_path, DISCORD_TOKEN="out.of.date"),
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        async with asyncio.timeout(LONGEST):
            _, said = await host.communicate()
    finally:
        await sandbox.stop()

    assert host.returncode == 1, said.decode()
    assert said.decode() == (
        "Discord does not accept DISCORD_TOKEN. Copy a new one from the page Bot of your "
        "application into .env.\n"
    )


# On a disk that is full


def on_disk_of(folder: Path, options: str, *files: Path) -> list[str]:
    """Return what goes before a command that finds a small disk at a folder, with some files."""
    mount = ["unshare", "--map-root-user", "--mount"]
    tried = [*mount, "mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)]
    if shutil.which("unshare") is None or subprocess.run(tried, check=False).returncode:
        pytest.skip("nobody may mount a small disk here")
    steps = [f"mount -t tmpfs -o {options} tmpfs {folder}"]
    steps += [f"cp {file} {folder}" for file in files]
    return [*mount, "sh", "-c", " && ".join([*steps, 'cd . && exec "$@"']), "sh"]


@pytest.mark.parametrize("options", ["size=64k", "size=4k,nr_inodes=1"])
def test_a_new_database_does_not_fit_on_the_disk(tmp_path: Path, options: str) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    url = f"sqlite+aiosqlite:///{disk}/tables.sqlite"

    said = complaint_of(tmp_path, *on_disk_of(disk, options), DATABASE_URL=url)

    assert said.count("\n") == 1
    assert "free space" in said
    assert "full" in said or "No space left" in said


def test_the_copy_before_an_upgrade_does_not_fit_on_the_disk(tmp_path: Path) -> None:
    disk, file = tmp_path / "disk", tmp_path / "tables.sqlite"
    disk.mkdir()
    asyncio.run(play(f"sqlite+aiosqlite:///{file}", to=1))
    asyncio.run(age(f"sqlite+aiosqlite:///{file}"))
    size = file.stat().st_size // 1024 + 100
    url = f"sqlite+aiosqlite:///{disk}/tables.sqlite"

    said = complaint_of(tmp_path, *on_disk_of(disk, f"size={size}k", file), DATABASE_URL=url)

    assert said.count("\n") == 1
    assert "The backup could not be written to" in said
    assert "free space" in said
