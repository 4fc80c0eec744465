"""Commands whose output goes to `head` or `less` end without a word once nobody reads on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

DATABASE = "sqlite+aiosqlite:///none.sqlite"
PLAYING = ("engine", "selfplay", "root", "--seats", "all:2", "--games", "2")


def run_unread(
    *arguments: str, cwd: Path, errors_too: bool = False, buffer: bool = True
) -> tuple[int, str]:
    """Run a command into a pipe that nobody reads; return the exit code and the complaints."""
    buffered = {"PYTHONUNBUFFERED": "" if buffer else "1"}
    reading, writing = os.pipe()
    os.close(reading)
    root = str(Path(__file__).parents[2])
    ran = subprocess.run(
        [sys.executable, "-m", *arguments],
        stdout=writing,
        stderr=writing if errors_too else subprocess.PIPE,
        text=True,
        check=False,
        cwd=cwd,
        env={**os.environ, **buffered, "PYTHONPATH": root, "DATABASE_URL": DATABASE},
    )
    os.close(writing)
    return ran.returncode, ran.stderr or ""


@pytest.mark.parametrize(
    "arguments",
    [
        PLAYING,
        ("engine", "arena", "root", "--players", "random,random", "--games", "1"),
        ("engine", "--help"),
        ("render", "--help"),
        ("bot", "version"),
        ("bot", "migrate"),
        ("bot", "--help"),
    ],
    ids=lambda words: "-".join(words[:2]),
)
def test_a_command_that_nobody_reads_says_nothing(
    arguments: tuple[str, ...], tmp_path: Path
) -> None:
    assert run_unread(*arguments, cwd=tmp_path) == (141, "")


def test_nor_does_one_whose_complaints_go_there_too(tmp_path: Path) -> None:
    assert run_unread("bot", "doctor", cwd=tmp_path, errors_too=True) == (141, "")


def test_nor_one_that_keeps_nothing_back(tmp_path: Path) -> None:
    assert run_unread("bot", "version", cwd=tmp_path, buffer=False) == (141, "")
