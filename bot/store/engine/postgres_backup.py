"""Copies of a PostgreSQL database, made with its own tools `pg_dump` and `pg_restore`."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from sqlalchemy import URL

from bot.store.engine.errors import NotOurs, NotReachable, NotWritable, StoreError


async def dump(url: URL, path: Path) -> None:
    """Write a consistent copy of the database, whole or not at all."""
    part = path.with_name(path.name + ".part")
    try:
        await _run("pg_dump", url, "--format=custom", "--no-owner", f"--file={part}")
        os.replace(part, path)
    except OSError as error:
        raise NotWritable(
            f"The backup could not be written to {path} ({error}). Check the folder, its rights "
            "and the disk's free space."
        ) from error
    finally:
        part.unlink(missing_ok=True)


async def put_back(url: URL, path: Path) -> None:
    """Replace all of the database's tables with those of a copy, or change nothing."""
    if not await asyncio.to_thread(path.is_file):
        raise NotOurs(f"{path} is not a backup: there is no such file.")
    if not await asyncio.to_thread(_is_dump, path):
        raise NotOurs(f"{path} is not a backup that pg_dump --format=custom has written.")
    await _run(
        "pg_restore", url, "--clean", "--if-exists", "--no-owner", "--single-transaction", str(path)
    )


def _is_dump(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return file.read(5) == b"PGDMP"
    except OSError:
        return False


async def _run(tool: str, url: URL, *arguments: str) -> None:
    """Run one of PostgreSQL's tools; the environment keeps the password out of process lists."""
    address = {"PGHOST": url.host, "PGPORT": url.port, "PGUSER": url.username,
               "PGPASSWORD": url.password}  # fmt: skip
    given = {name: str(value) for name, value in address.items() if value is not None}
    try:
        process = await asyncio.create_subprocess_exec(
            tool, f"--dbname={url.database}", *arguments,
            env=os.environ | given, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
    except FileNotFoundError as error:
        raise StoreError(
            f"Backups of PostgreSQL need its tool {tool}: on Debian, apt install postgresql-client."
        ) from error
    _, complaints = await process.communicate()
    if process.returncode != 0:
        raise NotReachable(f"{tool} failed: {complaints.decode(errors='replace').strip()}")
