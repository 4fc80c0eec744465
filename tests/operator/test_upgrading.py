"""A host killed while it upgrades its database: the next start completes the upgrade."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.operator.test_backups import Shell, age, look, play
from tests.torture import share, torture

KILLED_WHILE_IT_UPGRADES = """
import os, signal, sys
from sqlalchemy import event
from sqlalchemy.engine import Engine
from bot.operator.console import main
from bot.store.engine import database

left = int(sys.argv.pop())
upgrade = database.upgrade

def die(*_):
    global left
    left -= 1
    if left == 0:
        os.kill(os.getpid(), signal.SIGKILL)

def upgrade_and_die(connection):
    event.listen(Engine, "before_cursor_execute", die)
    upgrade(connection)
    os.kill(os.getpid(), signal.SIGKILL)

database.upgrade = upgrade_and_die
main()
"""
AT_THE_END = 1 << 20


@pytest.mark.long
@torture
@pytest.mark.parametrize("statement", share([1, 8, 20, AT_THE_END]))
@pytest.mark.parametrize("url", ["sqlite", "postgres"], indirect=True)
def test_killed_while_it_upgrades_the_next_start_finishes(
    shell: Shell, url: str, tmp_path: Path, statement: int
) -> None:
    asyncio.run(play(url, to=3))
    known = asyncio.run(look(url))
    asyncio.run(age(url))

    ran = subprocess.run(
        [sys.executable, "-c", KILLED_WHILE_IT_UPGRADES, "migrate", str(statement)], check=False
    )

    assert ran.returncode == -signal.SIGKILL
    (saved,) = (tmp_path / "backups").iterdir()
    assert saved.name.startswith("before-upgrade-from-0003.")
    code, said, _ = shell("migrate")
    assert (code, "it was 0003 before" in said) == (0, True)
    assert asyncio.run(look(url)) == known
    assert "nothing was left" in shell("migrate")[1]
