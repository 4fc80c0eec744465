"""Copies of a PostgreSQL database, made and put back with its own tools."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from sqlalchemy import URL

from bot.store.engine.errors import NotOurs, NotReachable, NotWritable, StoreError

DROP_ALL = """
DO $$ DECLARE each text; BEGIN
  FOR each IN SELECT tablename FROM pg_tables WHERE schemaname = ANY (current_schemas(false)) LOOP
    EXECUTE format('DROP TABLE IF EXISTS %I CASCADE', each);
  END LOOP;
END $$
"""
"""Empties a database: tables newer than the copy would forbid to drop those they refer to."""
UNKNOWN, HEAD = b"\nSET transaction_timeout", 4096
"""A setting at the head of a script by version 17's tools, which an older server refuses."""


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


async def check(path: Path) -> None:
    """Raise `NotOurs` for what is no copy of a database."""
    if not await asyncio.to_thread(path.is_file):
        raise NotOurs(f"{path} is not a backup: there is no such file.")
    if not await asyncio.to_thread(_is_dump, path):
        raise NotOurs(f"{path} is not a backup that pg_dump --format=custom has written.")


async def put_back(url: URL, path: Path) -> None:
    """Replace all of the database's tables with those of a copy, or change nothing."""
    script = path.with_name(path.name + ".part")
    try:
        whole = ("--clean", "--if-exists", "--no-owner", f"--file={script}", str(path))
        await _run("pg_restore", None, *whole)
        await asyncio.to_thread(_suit_any_server, script)
        await _run(
            "psql", url, "--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", "--single-transaction",
            f"--command={DROP_ALL}", f"--file={script}",
        )  # fmt: skip
    finally:
        script.unlink(missing_ok=True)


def _suit_any_server(script: Path) -> None:
    with script.open("r+b") as file:
        if (at := file.read(HEAD).find(UNKNOWN)) >= 0:
            file.seek(at + 1)
            file.write(b"-- ")


def _is_dump(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return file.read(5) == b"PGDMP"
    except OSError:
        return False


async def _run(tool: str, url: URL | None, *arguments: str) -> None:
    """Run one of PostgreSQL's tools; the environment keeps the password out of process lists."""
    address = {} if url is None else {"PGHOST": url.host, "PGPORT": url.port,
        "PGUSER": url.username, "PGPASSWORD": url.password, "PGDATABASE": url.database}  # fmt: skip
    given = {name: str(value) for name, value in address.items() if value is not None}
    try:
        process = await asyncio.create_subprocess_exec(
            tool, *arguments,
            env=os.environ | given,
            stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
    except FileNotFoundError as error:
        raise StoreError(
            f"Backups of PostgreSQL need its tool {tool}: on Debian, apt install postgresql-client."
        ) from error
    _, complaints = await process.communicate()
    if process.returncode != 0:
        raise NotReachable(f"{tool} failed: {complaints.decode(errors='replace').strip()}")
