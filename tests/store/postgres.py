"""A PostgreSQL server of our own for the tests: in a temporary folder, gone afterwards."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg


def find_binaries() -> Path | None:
    """Return the folder of the newest PostgreSQL server installed; None without one."""
    folders = sorted(
        Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name)
    )
    if folders:
        return folders[-1]
    found = shutil.which("postgres")
    return Path(found).resolve().parent if found else None


@contextmanager
def running_server(binaries: Path) -> Iterator[str]:
    """Start a server; the result is its URL without a database's name."""
    # PostgreSQL refuses to run as root.
    user = "postgres" if os.geteuid() == 0 else None
    folder = Path(
        tempfile.mkdtemp("", "warmoot-postgres-", os.environ.get("PYTEST_DEBUG_TEMPROOT"))
    )
    if user is not None:
        shutil.chown(folder, user)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    data = folder / "data"
    subprocess.run(
        [binaries / "initdb", "-D", data, "-U", "warmoot", "-A", "trust", "-E", "UTF8",
         "--locale=C", "--no-sync", "--wal-segsize=1"],
        user=user, check=True, capture_output=True, cwd=folder,
    )  # fmt: skip
    server = subprocess.Popen(
        [binaries / "postgres", "-D", data, "-k", folder, "-p", str(port), "-h", "127.0.0.1",
         "-F", "-c", "max_connections=50", "-c", "autovacuum=off", "-c", "wal_level=minimal",
         "-c", "max_wal_senders=0", "-c", "full_page_writes=off", "-c", "max_wal_size=32MB",
         "-c", "min_wal_size=8MB"],
        user=user, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        asyncio.run(_answers(port))
        yield f"postgresql+asyncpg://warmoot@127.0.0.1:{port}"
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(timeout=30)
        shutil.rmtree(folder)


async def _answers(port: int) -> None:
    """Wait until the server accepts connections."""
    for _ in range(150):
        try:
            connection = await asyncpg.connect(
                host="127.0.0.1", port=port, user="warmoot", database="postgres"
            )
        except (OSError, asyncpg.CannotConnectNowError):
            await asyncio.sleep(0.1)
        else:
            await connection.close()
            return
    raise TimeoutError("PostgreSQL did not start")


async def empty(url: str) -> None:
    """Remove all that is in a database, and whoever is still connected to it."""
    connection = await asyncpg.connect(_address(url))
    try:
        await connection.fetch(
            "SELECT pg_terminate_backend(pid, 30000) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        await connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    finally:
        await connection.close()


async def execute(server: str, statement: str) -> None:
    """Run one statement outside any transaction, in the server's own database."""
    connection = await asyncpg.connect(f"{_address(server)}/postgres")
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def _address(url: str) -> str:
    """Return a URL as asyncpg reads it."""
    return url.replace("postgresql+asyncpg", "postgresql", 1)
