"""Nothing keeps a bot, its table and its pretend Discord once they are left."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path

import pytest

from tests.e2e.host import Host

LONGEST = 100
"""Tenths of a second until all must have been let go."""

pytestmark = pytest.mark.usefixtures("dice")


async def test_nothing_keeps_a_host_that_was_left(tmp_path: Path, shared: Path) -> None:
    Host.shared = shared
    async with Host(tmp_path) as host:
        table = await host.open_table(["Ann", "Bob"], ["marquise", "eyrie"])
        await table.play("Ann")
        match = (await table.live()).match
        left = [weakref.ref(each) for each in (host.bot, host.driver.sandbox, match)]
    del host, table, match

    for _ in range(LONGEST):  # connections that were closed let go in their own time
        gc.collect()
        if all(each() is None for each in left):
            break
        await asyncio.sleep(0.1)
    assert [kept for each in left if (kept := each()) is not None] == []
