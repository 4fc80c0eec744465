"""The bot of the host's figures, alone in its process: `python -m bench.host_bot`.

The first line of its input has the port of the pretend Discord and the tables to begin. It answers
`ready` and begins them all at once; the second line means that people play from now on. When its
input ends it writes one line: its requests with their times, and its use of resources. Times are
those of the monotonic clock, which is the same in every process of a machine.
"""

from __future__ import annotations

import asyncio
import logging
import random
import resource
import sys
import tempfile
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import msgspec

from bot.app.client import TableBot
from bot.app.cluster import Cluster
from bot.app.wiring import HOOKS
from bot.lobby import lobby, match_start
from bot.lobby.homes import Place
from bot.matches.matches import Matches
from bot.sandbox import redirect
from bot.store import Store
from bot.workers.computers import Computers
from bot.workers.pictures import DrawnPicture, PictureWorker
from engine.games import GAMES
from render.games import blank

BLANK = DrawnPicture(blank("root").encode(), "a table")


class TablePlan(msgspec.Struct):
    """A table to begin: its channel, and its players, by id and name."""

    channel: int
    people: list[tuple[int, str]]


class Job(msgspec.Struct):
    """The bot's instructions at its start."""

    port: int
    tables: list[TablePlan]
    draws: bool = True
    """False where all pictures are blank, as they are drawn in other processes anyway."""
    database: str = ""
    """The URL of a database shared with other processes; empty for a SQLite file of its own."""
    of: int = 1
    """Number of the gateway's shards, where the database is shared."""
    shards: int = 1
    """Number of them that this process takes."""


class Sent(msgspec.Struct):
    """A request of the bot, with the times it was sent and answered."""

    method: str
    path: str
    left: float
    back: float = 0.0
    pictured: bool = False


class Report(msgspec.Struct):
    """The bot's requests, and its use of resources."""

    sent: list[Sent]
    cpu_seconds: float
    """Processor time since the people began to play, all threads."""
    memory: int
    """Peak memory of this process, in bytes."""
    database: int
    """Bytes of the database file, including its log not yet merged."""
    grown: int
    """Growth of the database while people played, in bytes."""


def main() -> None:
    """Play until the input ends, then write the report."""
    logging.basicConfig(level=logging.ERROR)
    job = msgspec.json.decode(sys.stdin.buffer.readline(), type=Job)
    report = asyncio.run(run(job))
    sys.stdout.buffer.write(msgspec.json.encode(report) + b"\n")
    sys.stdout.flush()


async def run(job: Job) -> Report:
    """Log in, begin the tables, and go on until the input ends."""
    sent: list[Sent] = []
    restore = redirect(job.port)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "bench.sqlite"
        async with await Store.open(job.database or f"sqlite+aiosqlite:///{file}") as store:
            options: dict[str, Any] = {} if job.draws else {"pictures": Blank()}
            if job.database:
                options["cluster"] = cluster = Cluster(store, job.of, job.shards)
                await cluster.join()
            bot = build_bot(store, http_trace=trace_requests(sent), **options)
            async with bot:
                client = asyncio.create_task(bot.start("bench"))
                await bot.wait_until_ready()
                if bot.uploading is not None:  # icons of a new application, uploaded only once
                    await bot.uploading
                print("ready", flush=True)
                for plan in job.tables:
                    await begin_table(bot, plan)
                await asyncio.to_thread(sys.stdin.buffer.readline)
                before, size = cpu_seconds(), size_of(file)
                await asyncio.to_thread(sys.stdin.buffer.read)
                report = Report(
                    sent,
                    cpu_seconds() - before,
                    resource.getrusage(resource.RUSAGE_SELF).ru_maxrss << 10,
                    size_of(file),
                    size_of(file) - size,
                )
            await asyncio.wait([client])
    restore()
    return report


class Blank(PictureWorker):
    """A picture worker that draws nothing, at once."""

    async def _once(self, *_: Any, **how: Any) -> DrawnPicture | None:
        return BLANK


def size_of(file: Path) -> int:
    """Return the bytes of a database, its log included."""
    parts = (file, file.with_name(f"{file.name}-wal"))
    return sum(part.stat().st_size for part in parts if part.exists())


def build_bot(store: Store, **options: Any) -> TableBot:
    """Build a bot as the program does."""
    clock = lambda: int(time.time())  # noqa: E731 - both share it
    matches = Matches(store, clock=clock, computers=Computers(random.Random(1)), hooks=HOOKS)
    options |= {"long_lived": True, "guild_ready_timeout": 0.1}
    return TableBot(store, matches, clock=clock, **options)


async def begin_table(bot: TableBot, plan: TablePlan) -> int:
    """Open a lobby, seat its people, and begin; return the match's number."""
    game = next(iter(GAMES.values()))
    services = bot.services
    match_id = await lobby.open_lobby(
        services,
        game=game.key,
        host=plan.people[0][0],
        place=Place(plan.channel, None, False, None),
        options={"seats": len(plan.people), "setup": "usual"},
    )
    for user_id, name in plan.people:
        person: Any = SimpleNamespace(id=user_id, display_name=name)
        await lobby.join(services, match_id, person, f"{user_id}")
    await match_start.start(services, match_id)
    return match_id


def trace_requests(sent: list[Sent]) -> aiohttp.TraceConfig:
    """Record every request of the client."""
    trace = aiohttp.TraceConfig()

    async def on_start(_: Any, context: Any, params: aiohttp.TraceRequestStartParams) -> None:
        context.sent = Sent(params.method, params.url.path, time.monotonic())
        sent.append(context.sent)

    async def on_headers(
        _: Any, context: Any, params: aiohttp.TraceRequestHeadersSentParams
    ) -> None:
        kind = params.headers.get("Content-Type", "")
        context.sent.pictured = kind.startswith("multipart/")

    async def on_end(_: Any, context: Any, params: aiohttp.TraceRequestEndParams) -> None:
        context.sent.back = time.monotonic()

    trace.on_request_start.append(on_start)
    trace.on_request_headers_sent.append(on_headers)
    trace.on_request_end.append(on_end)
    return trace


def cpu_seconds() -> float:
    """Return the processor time that this process has used."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
