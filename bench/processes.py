"""Processor time of a press with one process and with three, on the same PostgreSQL server.

python -m bench.processes postgresql+asyncpg://postgres:PASSWORD@localhost --tables 30 --seconds 40

The processes share one database and the shards of the pretend Discord; the people press as often in
all runs. Runs of one and of three take turns, so that a busy machine slows down both. Pictures are
blank: drawing costs the same. The server's own time does not count, nor the first seconds of play,
in which each process parses its sentences and compiles its statements, once in its life.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from bench.__main__ import line
from bench.figure import Figure
from bench.host import SEATS, quiet
from bench.host_bot import Job, Report, TablePlan
from bench.host_people import BusyTable
from bot.sandbox import Sandbox
from bot.sandbox.world import places

SHARDS = 3
CIRCLES = 6
"""Number of circles of friends, which share the tables."""
TURNS = 2
"""Runs of each number of processes."""
PATIENCE = 600.0
"""Seconds that people, and the start of a bot, may take on a busy machine."""


def main() -> None:
    """Measure both numbers of processes in turn, and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m bench.processes", description=__doc__)
    parser.add_argument("server", help="URL of a server where databases may be made")
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--warm", type=float, default=40.0, help="seconds of play before")
    parser.add_argument("--seconds", type=float, default=40.0)
    given = parser.parse_args()
    costs: dict[int, list[float]] = {1: [], SHARDS: []}
    for turn in range(TURNS):
        for processes, found in costs.items():
            name = f"warmoot_bench_{turn}_{processes}"
            found.append(asyncio.run(measure(given.server, name, processes, given)))
            print(line(Figure(f"press_cpu_of_{processes}", found[-1], "ms", "")), flush=True)
    one, three = (sum(found) / TURNS for found in costs.values())
    print(line(Figure("press_cpu_ratio", three / one, "", "≤ 1.15")))


async def measure(server: str, name: str, processes: int, given: argparse.Namespace) -> float:
    """Return the processor time of a press, of all processes together, in milliseconds."""
    names = [f"Player{n:02}" for n in range(CIRCLES * SEATS)]
    sandbox = Sandbox(users=names, keep_log=0)
    port = await sandbox.start()
    try:
        async with database(server, name) as url:
            tables = await furnish(sandbox, given.tables)
            return await run(port, url, processes, tables, given)
    finally:
        await sandbox.stop()


@asynccontextmanager
async def database(server: str, name: str) -> AsyncIterator[str]:
    """Make a database for one run."""
    url = make_url(server)
    engine = create_async_engine(url.set(database="postgres"), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
    try:
        yield url.set(database=name).render_as_string(hide_password=False)
    finally:
        async with engine.connect() as connection:
            await connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
        await engine.dispose()


async def furnish(sandbox: Sandbox, tables: int) -> list[BusyTable]:
    """Make a server on each shard, with as many tables, and seat the circles there."""
    while len(by_shard := {shard_of(key): key for key in sandbox.world.guilds}) < SHARDS:
        places.add_server(sandbox.world, "another")
        await asyncio.sleep(0.002)
    guilds = [sandbox.world.guilds[by_shard[number]] for number in range(SHARDS)]
    everybody, busy = sandbox.world.people(), []
    for number in range(tables):
        first = SEATS * (number % CIRCLES)
        channel = places.add_channel(sandbox.world, guilds[number % SHARDS], f"table-{number}")
        seated, rng = everybody[first : first + SEATS], random.Random(number)
        busy.append(BusyTable(sandbox, channel, seated, rng, patience=PATIENCE))
    return busy


def shard_of(guild: str) -> int:
    """Return a server's shard, as Discord counts them."""
    return (int(guild) >> 22) % SHARDS


async def run(
    port: int, url: str, processes: int, busy: list[BusyTable], given: argparse.Namespace
) -> float:
    """Start the bots, have people play, and divide the bots' time by the presses."""
    plans = [
        TablePlan(int(table.channel.id), [(int(user.id), user.name) for user in table.people])
        for table in busy
    ]
    bots = [
        await start(Job(port, [] if number else plans, False, url, SHARDS, SHARDS // processes))
        for number in range(processes)
    ]
    async with asyncio.timeout(PATIENCE):
        for table in busy:
            await table.begun()
    await quiet(busy[0].sandbox)
    reports, presses = await play(bots, busy, given.warm, given.seconds)
    return sum(report.cpu_seconds for report in reports) / presses * 1000


async def start(job: Job) -> asyncio.subprocess.Process:
    """Start a bot, and wait until it is ready."""
    bot = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.host_bot", limit=1 << 28,
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert bot.stdin is not None
    assert bot.stdout is not None
    bot.stdin.write(msgspec.json.encode(job) + b"\n")
    async with asyncio.timeout(PATIENCE):
        assert await bot.stdout.readline() == b"ready\n", "the bot did not start"
    return bot


async def play(
    bots: list[asyncio.subprocess.Process], busy: list[BusyTable], warm: float, seconds: float
) -> tuple[list[Report], int]:
    """Have people play for a while; return the bots' reports since they were warm, and presses."""
    playing = [asyncio.create_task(table.play()) for table in busy]
    await play_on(playing, warm)
    before = count_presses(busy)
    for bot in bots:
        assert bot.stdin is not None
        bot.stdin.write(b"play\n")
    await play_on(playing, seconds)
    for task in playing:
        task.cancel()
    await quiet(busy[0].sandbox)
    return await asyncio.gather(*map(end, bots)), count_presses(busy) - before


async def play_on(playing: list[asyncio.Task[None]], seconds: float) -> None:
    """Wait while people play; raise where one of them got no answer."""
    done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in done:
        task.result()


def count_presses(busy: list[BusyTable]) -> int:
    return sum(len(table.presses) for table in busy)


async def end(bot: asyncio.subprocess.Process) -> Report:
    """End a bot, and return its report."""
    assert bot.stdin is not None
    assert bot.stdout is not None
    bot.stdin.close()
    report = msgspec.json.decode(await bot.stdout.readline(), type=Report)
    await bot.wait()
    return report


if __name__ == "__main__":
    main()
