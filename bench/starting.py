"""Time to the bot's first answer after its start with many open tables.

All tables are copies of one. They are reviewed in the background; the processor time of that for
each table is a figure of its own. The times are processor times, so that a busy machine makes no
difference; the pretend Discord runs in the same process.
"""

from __future__ import annotations

import asyncio
import logging
import random
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

from bench.figure import Figure
from bench.host_bot import TablePlan, begin_table, build_bot, cpu_seconds
from bot.app.client import TableBot
from bot.matches.commands import AnswerQuestion
from bot.sandbox import Sandbox, redirect
from bot.sandbox.world import people, places
from bot.sandbox.world.model import Channel
from bot.store import Store
from engine.ai.players import RandomPlayer

TABLES = (100, 1000, 5000)
PLACES = 10**17
"""Offset of the ids of the copies' channels, which nobody ever sees."""
COPIED = ("seats", "choices", "checkpoints", "events")
NUMBERED = {"events": "id"}
"""Columns filled in by the database."""
CHOICES = 60
REVIEWED = 500
"""Number of tables for measuring the share of the background."""
POLL = 0.005
PATIENCE = 120.0


def figures() -> list[Figure]:
    """Measure starts with more and more tables."""
    logging.basicConfig(level=logging.ERROR)
    return asyncio.run(measure())


async def measure() -> list[Figure]:
    sandbox = Sandbox(users=["Ann", "Bob"], keep_log=0)
    restore = redirect(await sandbox.start())
    found: list[Figure] = []
    try:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "tables.sqlite"
            channel = await begin(sandbox, file)
            there = 1
            for tables in TABLES:
                copy(file, there, tables)
                there = tables
                found += await start(sandbox, file, channel, tables)
    finally:
        restore()
        await sandbox.stop()
    return found


@asynccontextmanager
async def running(file: Path) -> AsyncIterator[TableBot]:
    """Host a bot, ready to answer."""
    async with await Store.open(f"sqlite+aiosqlite:///{file}") as store:
        bot = build_bot(store)
        async with bot:
            client = asyncio.create_task(bot.start("bench"))
            await bot.wait_until_ready()
            yield bot
        await asyncio.wait([client], timeout=PATIENCE)


async def begin(sandbox: Sandbox, file: Path) -> Channel:
    """Begin a match, and wait for the work of a first start to end."""
    guild = next(iter(sandbox.world.guilds.values()))
    channel = places.add_channel(sandbox.world, guild, "table")
    users = [(int(user.id), user.name) for user in sandbox.world.people()]
    async with running(file) as bot:
        assert bot.uploading is not None, "it has begun"
        await bot.uploading
        match = await begin_table(bot, TablePlan(int(channel.id), users))
        await play(bot, match)
    return channel


async def play(bot: TableBot, match: int) -> None:
    """Play into the middle of a turn."""
    matches, mind = bot.services.matches, RandomPlayer(random.Random(1))
    for number in range(CHOICES):
        live = await matches.look(match)
        seat, question = next(iter(live.match.pending.items()))
        command = AnswerQuestion(question.id, mind.answer(live.match, question))
        await matches.execute(match, command, user_id=live.user_of(seat), key=f"choice {number}")


def copy(file: Path, there: int, tables: int) -> None:
    """Add copies of the first match until the database holds this many."""
    with closing(sqlite3.connect(file)) as base:
        names = {name: columns(base, name) for name in ("matches", *COPIED)}
        numbers = [(number,) for number in range(there + 1, tables + 1)]
        for table, held in names.items():
            key = "id" if table == "matches" else "match_id"
            written = {key: "?1", "channel_id": f"{PLACES} + ?1"}
            others = [name for name in held if name != NUMBERED.get(table)]
            base.executemany(
                f"INSERT INTO {table} ({', '.join(others)}) "
                f"SELECT {', '.join(written.get(name, name) for name in others)} "
                f"FROM {table} WHERE {key} = 1",
                numbers,
            )
        base.commit()


def columns(base: sqlite3.Connection, table: str) -> list[str]:
    return [f'"{row[1]}"' if row[1] == "left" else row[1]
            for row in base.execute(f"PRAGMA table_info({table})")]  # fmt: skip


async def start(sandbox: Sandbox, file: Path, channel: Channel, tables: int) -> list[Figure]:
    """Start a bot, and ask it for a hand as soon as it is connected."""
    ann = sandbox.world.people()[0].id
    before = cpu_seconds()
    async with running(file) as bot:
        ready, left = cpu_seconds(), bot.services.matches.unreviewed
        asked = people.slash(sandbox.world, ann, channel, "hand", {})
        await until(lambda: asked.follow > 0)
        used = cpu_seconds() - before
        last = max(0, left - REVIEWED)
        await until(lambda: bot.services.matches.unreviewed <= last)
        each = (cpu_seconds() - ready) / max(1, left - last) * 1000
    return [
        Figure(f"starting.answers_{tables}", used, "s", "< 5"),
        Figure(f"starting.review_{tables}", each, "ms a table", ""),
    ]


async def until(happened: Callable[[], bool]) -> None:
    """Wait for an event; raise `TimeoutError` if it never happens."""
    for _ in range(int(PATIENCE / POLL)):
        if happened():
            return
        await asyncio.sleep(POLL)
    raise TimeoutError
