"""Three bots on one PostgreSQL database, each killed in turn under play: others go on for it."""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial

import msgspec
import pytest

from bench.host_people import BusyTable
from bot.notify.outbox import mark_of
from bot.sandbox import Sandbox
from bot.sandbox.world import people, places
from bot.sandbox.world.model import Message
from bot.store import OutboxRow, Store
from tests.e2e.cluster_bot import TableJob
from tests.store.conftest import (  # noqa: F401 - fixtures
    postgres_database,
    postgres_server,
    postgres_url,
)
from tests.torture import SHARE, torture

BOTS, TABLES_EACH = 3, 2
QUICK = 60
"""Seconds within which everything goes on after a bot has died."""
PLAYED = 8
"""Seconds of play between two deaths."""


@dataclass
class PatientTable(BusyTable):
    """A table whose people press again if a bot died during their press."""

    answered: list[float] = field(default_factory=list)

    async def play(self) -> None:
        """Play on; after a press without answer, start over from the newest post."""
        while True:
            try:
                async with asyncio.timeout(6):
                    await self._turn()
            except (TimeoutError, KeyError, IndexError):
                await asyncio.sleep(0.5)

    async def _turn(self) -> None:
        post = await self._post()
        for person in self._asked_first(post):
            screen = await self._press(person, post, self._button(post, "play"), None)
            self.answered.append(time.monotonic())
            while (control := self._next(screen)) is not None:
                screen = await self._press(person, screen, *control)
                self.answered.append(time.monotonic())


class Bots:
    """The processes, by the shard each of them began with."""

    def __init__(self, port: int, url: str) -> None:
        self._arguments = (str(port), url, str(BOTS), "1")
        self.running: list[asyncio.subprocess.Process] = []

    async def start(self) -> asyncio.subprocess.Process:
        """Start another bot and wait until it listens."""
        bot = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.e2e.cluster_bot", *self._arguments,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        self.running.append(bot)
        assert bot.stdout is not None
        async with asyncio.timeout(120):
            assert (await bot.stdout.readline()).startswith(b"ready")
        return bot

    async def begin(self, bot: asyncio.subprocess.Process, job: TableJob) -> int:
        """Have a bot begin a table."""
        assert bot.stdin is not None
        assert bot.stdout is not None
        bot.stdin.write(msgspec.json.encode(job) + b"\n")
        async with asyncio.timeout(60):
            return int(await bot.stdout.readline())

    async def kill(self, bot: asyncio.subprocess.Process) -> None:
        """Kill a bot in the middle of its work."""
        self.running.remove(bot)
        bot.kill()
        await bot.wait()


@asynccontextmanager
async def three_bots(url: str) -> AsyncIterator[tuple[Sandbox, Bots]]:
    """Start the pretend Discord with a server on each shard, and three bots."""
    sandbox = Sandbox(users=[f"Player{n}" for n in range(8)], keep_log=0)
    bots = Bots(await sandbox.start(), url)
    try:
        while len({shard_of(guild) for guild in sandbox.world.guilds}) < BOTS:
            places.add_server(sandbox.world, "another")
            await asyncio.sleep(0.002)
        for _ in range(BOTS):
            await bots.start()
        yield sandbox, bots
    finally:
        for bot in list(bots.running):
            await bots.kill(bot)
        await sandbox.stop()


def shard_of(guild_id: str) -> int:
    return (int(guild_id) >> 22) % BOTS


@torture
@pytest.mark.skipif(SHARE < 1, reason="takes minutes: make torture")
async def test_each_is_killed_in_turn_under_play_and_nothing_is_lost_doubled_or_late(
    postgres_url: str,  # noqa: F811 - the fixture
) -> None:
    async with three_bots(postgres_url) as (sandbox, bots):
        tables = await furnish(sandbox, bots)
        playing = [asyncio.create_task(table.play()) for table in tables]
        await asyncio.sleep(PLAYED)
        for bot in list(bots.running):
            await bots.kill(bot)
            died = time.monotonic()
            await until(partial(all_after, tables, died), QUICK)
            await bots.start()
            await asyncio.sleep(PLAYED)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await check(postgres_url, sandbox, tables)


async def furnish(sandbox: Sandbox, bots: Bots) -> list[PatientTable]:
    """Begin tables in servers of all shards, with a computer at each."""
    by_shard = {shard_of(each): guild for each, guild in sandbox.world.guilds.items()}
    everybody, tables = sandbox.world.people(), []
    for shard, guild in by_shard.items():
        for number in range(TABLES_EACH):
            channel = places.add_channel(sandbox.world, guild, f"table-{shard}-{number}")
            seated = everybody[3 * number : 3 * number + 3]
            table = PatientTable(sandbox, channel, seated, random.Random(shard + 7 * number))
            known = [(int(each.id), each.name) for each in seated]
            job = TableJob("root", int(guild.id), int(channel.id), known, 4)
            await bots.begin(bots.running[0], job)
            tables.append(table)
    return tables


def after(table: PatientTable, moment: float) -> bool:
    """Return whether a person at a table was answered after a moment."""
    return any(at > moment + 1 for at in table.answered[-3:])


def all_after(tables: Sequence[PatientTable], moment: float) -> bool:
    return all(after(table, moment) for table in tables)


async def until(holds: Callable[[], bool], seconds: float) -> None:
    async with asyncio.timeout(seconds):
        while not holds():  # noqa: ASYNC110 - the others are processes
            await asyncio.sleep(0.1)


async def check(url: str, sandbox: Sandbox, tables: list[PatientTable]) -> None:
    """Compare the database with the channels, once everything is sent."""
    async with await Store.look_into(url) as store:
        async with asyncio.timeout(QUICK):
            while await unsent(store):  # noqa: ASYNC110 - the others are processes
                await asyncio.sleep(0.5)
        async with store.reading() as reads:
            for match_id in range(1, len(tables) + 1):
                choices = await reads.choices(match_id, voided=True)
                numbers = [choice.number for choice in choices]
                assert numbers == sorted(set(numbers)), "no choice is made twice"
                rows = [each for each in await reads.outbox(match_id) if each.kind == "turn"]
                assert rows, "turns are handed over"
                check_posts(sandbox, rows)


async def unsent(store: Store) -> bool:
    async with store.reading() as reads:
        return bool(await reads.overdue_outbox(int(time.time())))


def check_posts(sandbox: Sandbox, rows: list[OutboxRow]) -> None:
    """Require each post of a turn exactly once, unless a newer one covers it."""
    channel = str(rows[0].target_id)
    posts = Counter(
        marker_of(message) for message in sandbox.world.history(channel) if marker_of(message)
    )
    for row in rows:
        assert row.state == "sent", row
        assert posts[str(mark_of(row))] == (row.message_id is not None), row


def marker_of(message: Message) -> str:
    """Return what a message is found again by, from its buttons."""
    for part in people.components_of(message):
        kind, _, rest = str(part.get("custom_id", "")).partition(":")
        if kind == "play":
            return rest.split(":")[1]
    return ""
