"""Starting the host as its operator does, in a process of its own."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from bot.operator.console import main
from bot.sandbox import redirect

PATIENCE = 60
"""Seconds until a process has answered, or ended."""
ROOT = Path(__file__).parents[1]
OUTPUT = ("stdout.txt", "stderr.txt")
IMPORTED = multiprocessing.get_context("forkserver")
IMPORTED.set_forkserver_preload([__name__])


def environment(folder: Path, **settings: object) -> dict[str, str]:
    """Return the settings of a bot in a folder of its own, and nothing of this machine's."""
    kept = {key: os.environ[key] for key in ("PATH", "HOME") if key in os.environ}
    database = f"sqlite+aiosqlite:///{folder / 'warmoot.sqlite'}"
    ours = {"DATABASE_URL": database, "SANDBOX_PORT": "0", "PYTHONPATH": str(ROOT)}
    # A developer may have a token in a `.env` of their own.
    ours |= {"DISCORD_TOKEN": "", "LOG_LEVEL": "WARNING"}
    return kept | ours | {name: str(value) for name, value in settings.items()}


def run_host(
    folder: Path, *arguments: str, discord: int | None = None, **settings: object
) -> subprocess.CompletedProcess[str]:
    """Run `python -m bot` to its end, with Discord at a port of this machine.

    It is forked from a process that has imported the bot, because the import takes longer than
    these tests. A test that kills a host, or starts it in a special way, starts a new process.
    """
    given = environment(folder, **settings)
    process = IMPORTED.Process(target=_be_host, args=(folder, arguments, given, discord))
    process.start()
    process.join(PATIENCE)
    try:
        assert process.exitcode is not None, "it has ended"
        out, err = ((folder / name).read_text() for name in OUTPUT)
        return subprocess.CompletedProcess(arguments, process.exitcode, out, err)
    finally:
        process.kill()


def refusal_of(folder: Path, *, discord: int | None = None, **settings: object) -> str:
    """Start a host that cannot run, and return the one line it ends with."""
    ran = run_host(folder, "--no-browser", discord=discord, **settings)
    assert (ran.returncode, ran.stderr.count("\n")) == (1, 1), ran
    return ran.stderr


def _be_host(
    folder: Path, arguments: tuple[str, ...], settings: Mapping[str, str], discord: int | None
) -> None:
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(settings)
    for number, name in enumerate(OUTPUT, start=1):
        os.dup2(os.open(name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), number)
    if discord is not None:
        redirect(discord)
    sys.argv = ["bot", *arguments]
    sys.exit(main())
