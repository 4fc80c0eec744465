"""Answer times of the host with many busy tables: the bot in a process of its own.

This process is the pretend Discord with its people; its own load does not count. A press is
acknowledged when the bot's first answer leaves the bot; a turn is posted when the post leaves it.
Time that the bot waits for Discord to take its first answer does not count.
"""

from __future__ import annotations

import asyncio
import random
import sys
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Sequence

import msgspec

from bench.figure import Figure, percentile
from bench.host_bot import Job, Report, Sent, TablePlan
from bench.host_people import BusyTable, Press
from bot.sandbox import Sandbox
from bot.sandbox.world import places

TABLES = 50
SEATS = 4
CIRCLES = 10
"""Number of circles of friends, which share the tables."""
SECONDS = 30.0
QUIET = 2.0
"""Seconds of silence after which the bot has nothing left to send."""
BEGINNING = 120.0
"""Seconds within which a further table must have begun."""


def figures() -> list[Figure]:
    """Run fifty tables for half a minute."""
    return asyncio.run(measure())


async def measure(tables: int = TABLES, seconds: float = SECONDS) -> list[Figure]:
    """Begin `tables` tables at once, run their players for a while, and read the times."""
    names = [f"Player{n:02}" for n in range(CIRCLES * SEATS)]
    sandbox = Sandbox(users=names, keep_log=0)
    port = await sandbox.start()
    try:
        busy = furnish(sandbox, tables)
        report = await run_tables(port, busy, seconds)
    finally:
        await sandbox.stop()
    return read(report, [press for table in busy for press in table.presses], seconds)


def furnish(sandbox: Sandbox, tables: int, circles: int = CIRCLES) -> list[BusyTable]:
    """Make a channel for each table, and seat a circle of friends there."""
    guild = next(iter(sandbox.world.guilds.values()))
    everybody = sandbox.world.people()
    busy = []
    for number in range(tables):
        first = SEATS * (number % circles)
        channel = places.add_channel(sandbox.world, guild, f"table-{number}")
        rng = random.Random(number)
        busy.append(BusyTable(sandbox, channel, everybody[first : first + SEATS], rng))
    return busy


async def run_tables(
    port: int,
    busy: Sequence[BusyTable],
    seconds: float,
    active: int | None = None,
    *,
    draws: bool = True,
) -> Report:
    """Start the bot, run the people of the first tables, and return the bot's report."""
    plans = [
        TablePlan(int(table.channel.id), [(int(user.id), user.name) for user in table.people])
        for table in busy
    ]
    bot = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bench.host_bot",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=1 << 28,
    )
    assert bot.stdin is not None
    assert bot.stdout is not None
    bot.stdin.write(msgspec.json.encode(Job(port, plans, draws)) + b"\n")
    assert await bot.stdout.readline() == b"ready\n", "the bot did not start"
    await see_begin(busy, bot)
    await quiet(busy[0].sandbox)
    bot.stdin.write(b"play\n")
    playing = [asyncio.create_task(table.play()) for table in busy[:active]]
    done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in done:
        task.result()
    for task in playing:
        task.cancel()
    await quiet(busy[0].sandbox)
    bot.stdin.close()
    report = msgspec.json.decode(await bot.stdout.readline(), type=Report)
    await bot.wait()
    return report


async def see_begin(busy: Sequence[BusyTable], bot: asyncio.subprocess.Process) -> None:
    """Wait until all tables have begun; if that ends, raise an error that says with how many."""
    ended = asyncio.create_task(bot.wait())
    try:
        for number, table in enumerate(busy):  # watching thousands of channels takes a core
            begun = asyncio.create_task(table.begun())
            await asyncio.wait(
                {begun, ended}, timeout=BEGINNING, return_when=asyncio.FIRST_COMPLETED
            )
            if not begun.done():
                begun.cancel()
                why = "the bot died" if ended.done() else f"none followed for {BEGINNING:.0f} s"
                raise RuntimeError(f"{number} of {len(busy)} tables have begun, then {why}")
    finally:
        ended.cancel()


async def quiet(sandbox: Sandbox) -> None:
    """Wait until the first posts and letters of all tables are sent, and none follows."""
    before = -1
    while before != len(sandbox.world.messages):
        before = len(sandbox.world.messages)
        await asyncio.sleep(QUIET)


def read(report: Report, presses: Sequence[Press], seconds: float) -> list[Figure]:
    """Match the people's presses with the bot's answers."""
    callbacks = {
        sent.path.split("/")[4]: sent for sent in report.sent if sent.path.endswith("/callback")
    }
    answered = [press for press in presses if press.interaction in callbacks]
    assert len(answered) > len(presses) * 0.9, "nearly every press is answered"
    waits = [callbacks[press.interaction].left - press.at for press in answered]
    turns = turn_waits(report.sent, answered, callbacks)
    assert turns, "somebody ends a turn"
    return [
        Figure("press_acknowledged", percentile(waits, 0.5) * 1000, "ms", ""),
        Figure("press_acknowledged_p99", percentile(waits, 0.99) * 1000, "ms", "< 100"),
        Figure("turn_posted", percentile(turns, 0.5) * 1000, "ms", ""),
        Figure("turn_posted_p99", percentile(turns, 0.99) * 1000, "ms", "< 800"),
        Figure("presses_per_second", len(answered) / seconds, "1/s", ""),
        Figure("turns_posted", len(turns), "posts", ""),
        Figure("bot_cpu", report.cpu_seconds / seconds * 100, "% of a core", ""),
        Figure("press_cpu", report.cpu_seconds / len(answered) * 1000, "ms", "< 12"),
    ]


def turn_waits(
    sent: Sequence[Sent], presses: Sequence[Press], callbacks: dict[str, Sent]
) -> list[float]:
    """Return the time of each turn post since the press before it at its table."""
    by_table: dict[str, list[Press]] = defaultdict(list)
    for press in presses:
        if press.answers:
            by_table[press.channel].append(press)
    waits = []
    for post in sent:
        parts = post.path.split("/")
        if not (post.pictured and parts[-1] == "messages" and parts[-2] in by_table):
            continue
        before = by_table[parts[-2]]
        last = bisect_left([press.at for press in before], post.left) - 1
        if last < 0:
            continue  # the first post of a match follows no press
        press = before[last]
        first = callbacks[press.interaction]
        waits.append(post.left - press.at - (first.back - first.left))
    return waits
