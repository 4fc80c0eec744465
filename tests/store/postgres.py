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
    folder = Path(tempfile.mkdtemp(prefix="warmoot-postgres-"))
    if user is not None:
        shutil.chown(folder, user)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    data = folder / "data"
    subprocess.run(
        [binaries / "initdb", "-D", data, "-U", "warmoot", "-A", "trust", "-E", "UTF8",
         "--locale=C", "--no-sync"],
        user=user, check=True, capture_output=True, cwd=folder,
    )  # fmt: skip
    server = subprocess.Popen(
        [binaries / "postgres", "-D", data, "-k", folder, "-p", str(port), "-h", "127.0.0.1",
         "-F", "-c", "max_connections=50"],
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


async def execute(server: str, statement: str) -> None:
    """Run one statement outside any transaction, in the server's own database."""
    address = server.replace("postgresql+asyncpg", "postgresql", 1)
    connection = await asyncpg.connect(f"{address}/postgres")
    try:
        await connection.execute(statement)
    finally:
        await connection.close()
