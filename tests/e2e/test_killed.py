"""The bot's process is killed 5,000 times under play, by SIGKILL, on both databases.

It dies at named points of a submit and of sending, before a random statement or commit, and at any
moment from its start on. A failure's name repeats it:
`SHARE=1 pytest 'tests/e2e/test_killed.py::…[sqlite-17]'`.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from bot.notify.outbox import mark_of
from bot.sandbox import Clock, Sandbox
from bot.sandbox.world import places
from bot.store import OutboxRow, Store
from tests.e2e.cluster_bot import TableJob
from tests.e2e.mortal import Act, Life
from tests.e2e.test_cluster import marker_of
from tests.store.conftest import (  # noqa: F401 - fixtures
    postgres_database,
    postgres_server,
    postgres_url,
    sqlite_url,
)
from tests.store.conftest import url as database  # noqa: F401 - a fixture
from tests.torture import WHOLE, done_before, note_done, tally, thousandth, torture

CASES = range(250)
LIVES = 10 if WHOLE else 2
"""Lives of each case ended by a kill, after one that begins the tables."""
LAST = LIVES + 1
"""The life that ends well."""
POINTS = ("loaded", "applied", "written", "committed", "claimed", "sent", "noted")
LONGEST = 0.8
"""Seconds after which a life that has not died by itself is ended."""
EARLY = 0.2
"""Share of lives that may end before the bot is ready."""
PATIENCE = 600
"""Seconds of a life: one that draws its first pictures has taken 81 on a busy machine."""
EVENING = 1_800_000_000


class Lives:
    """One life after the other, and their reports."""

    def __init__(self, process: asyncio.subprocess.Process, sandbox: Sandbox, url: str) -> None:
        self.process, self.sandbox, self.url = process, sandbox, url
        self.doing: dict[str, Act] = {}
        self.stored: list[Act] = []
        self.refused: list[Any] = []
        self.tables: list[int] = []
        self.ended = self.child = 0
        self.said = ""
        self.ready = asyncio.Event()

    async def live(self, life: Life, *, longest: float | None, early: bool = False) -> None:
        """Live once; kill the process some seconds after it was ready, or after its start."""
        line = msgspec.json.encode(life) + b"\n"
        assert self.process.stdin is not None
        self.process.stdin.write(line)
        async with asyncio.timeout(PATIENCE):
            await self.listen("born")
            self.ready.clear()
            killing = asyncio.create_task(self.kill_after(longest, early))
            try:
                await self.listen("ended")
            finally:
                killing.cancel()
        # The next one repeats acts under way; the table's people press again.
        await self.sandbox.gateway.cut(forget=True)

    async def kill_after(self, seconds: float | None, early: bool) -> None:
        if seconds is None:
            return
        if not early:
            await self.ready.wait()
        await asyncio.sleep(seconds)
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.child, signal.SIGKILL)

    async def listen(self, last: str) -> None:
        """Read reports up to a word."""
        assert self.process.stdout is not None
        while True:
            what, _, told = (await self.process.stdout.readline()).decode().partition(" ")
            assert what, "the process that gives life goes on"
            self.take(what, told)
            if what == last:
                return

    def take(self, what: str, told: str) -> None:
        if what == "does":
            act = msgspec.json.decode(told, type=Act)
            self.doing[act.key] = act
        elif what == "stored":
            act = msgspec.json.decode(told, type=Act)
            self.stored.append(self.doing.pop(act.key))
        elif what == "refused":
            self.refused.append(told)
        elif what == "begun":
            self.tables.append(int(told))
        elif what == "ready":
            self.ready.set()
        elif what == "born":
            self.child = int(told)
        elif what == "ended":
            self.ended = int(told)
        self.said = what if what != "ended" else self.said


@asynccontextmanager
async def giving_life(url: str) -> AsyncIterator[Lives]:
    """Start the pretend Discord, and the process that forks the bot."""
    sandbox = Sandbox(clock=Clock(EVENING), keep_log=0)
    await sandbox.start()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.e2e.mortal",
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    lives = Lives(process, sandbox, url)
    try:
        await lives.listen("waits")
        yield lives
    finally:
        process.kill()
        await process.wait()
        await sandbox.stop()


@pytest.mark.slow
@torture
@pytest.mark.parametrize("case", thousandth(CASES))
@pytest.mark.parametrize(
    "database", ["sqlite", pytest.param("postgres", marks=pytest.mark.long)], indirect=True
)
async def test_a_bot_killed_at_any_moment_loses_and_doubles_nothing(
    case: int,
    database: str,  # noqa: F811 - the fixture
) -> None:
    kind = database.partition("+")[0]
    if done_before(name := f"killed {case} {kind}"):
        return
    rng = random.Random(case)
    async with giving_life(database) as lives:
        for number in range(LAST + 1):
            lives.sandbox.clock.advance(rng.randint(31, 200))
            longest = rng.uniform(0, LONGEST) if 0 < number < LAST else None
            early = rng.random() < EARLY
            await lives.live(a_life(lives, rng, number), longest=longest, early=early)
            if number == 0:
                assert lives.ended == 0, "the tables have begun"
            elif number < LAST:
                assert lives.ended == -signal.SIGKILL
                tally(f"SIGKILL, {kind}")
        assert (lives.ended, lives.said) == (0, "quiet"), "all is sent"
        assert lives.refused == []
        await check(lives)
    note_done(name)


def a_life(lives: Lives, rng: random.Random, number: int) -> Life:
    """Draw the way the next process dies, or have it live."""
    now, port = int(lives.sandbox.clock.now()), lives.sandbox.port
    life = Life(port, lives.url, now, rng.randrange(1 << 30), lives.tables)
    life.again = list(lives.doing.values())
    life.lives = number in (0, LAST)
    life.draws = rng.random() < 0.1 and LIVES > 2
    if number == 0:
        life.begin = begin_tables(lives.sandbox)
    elif not life.lives and rng.random() < 0.7:
        life.point = rng.choice((*POINTS, "statement", "statement", "commit"))
        life.after = rng.randrange({"statement": 120, "commit": 12}.get(life.point, 3))
    return life


def begin_tables(sandbox: Sandbox) -> list[TableJob]:
    """Plan a table of two for each game, in channels of their own."""
    guild = next(iter(sandbox.world.guilds.values()))
    seated = [(int(user.id), user.name) for user in sandbox.world.people()[1:3]]
    return [
        TableJob(game, int(guild.id), int(channel.id), seated, 2)
        for game in ("root", "runewars")
        for channel in [places.add_channel(sandbox.world, guild, game)]
    ]


async def check(lives: Lives) -> None:
    """Compare the database with the acknowledged acts and with the channels."""
    async with await Store.look_into(lives.url) as store, store.reading() as reads:
        assert await reads.find_damages() == []
        for match in lives.tables:
            choices = await reads.choices(match, voided=True)
            numbers = [each.number for each in choices]
            assert numbers == sorted(set(numbers)), "no choice is stored twice"
            acknowledged = {act.number for act in lives.stored if act.match == match}
            assert acknowledged <= set(numbers), "what was acknowledged is stored"
            check_posts(lives.sandbox, await reads.outbox(match))
        tally("choices stored under SIGKILL", len(lives.stored))


def check_posts(sandbox: Sandbox, rows: tuple[OutboxRow, ...]) -> None:
    """Require each post of a turn exactly once, unless a newer one covers it."""
    posts = Counter(marker_of(message) for message in sandbox.world.messages.values())
    turns = [row for row in rows if row.kind == "turn"]
    assert turns, "turns are handed over"
    for row in rows:
        assert row.state == "sent", row
        assert posts[str(mark_of(row))] <= 1, row
    for row in turns:
        assert posts[str(mark_of(row))] == (row.message_id is not None), row
