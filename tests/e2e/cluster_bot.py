"""One of several bots on a database: `python -m tests.e2e.cluster_bot PORT URL SHARDS SHARE`.

It prints its shards; for each line with a channel, people and a game it begins a table.
"""

from __future__ import annotations

import asyncio
import logging
import random
import sys
import time
from types import SimpleNamespace
from typing import Any

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


class TableJob(msgspec.Struct):
    """A table to begin; a seat without a person is a computer's."""

    game: str
    guild: int
    channel: int
    people: list[tuple[int, str]]
    seats: int


async def main(port: int, url: str, of: int, share: int) -> None:
    """Play until killed."""
    redirect(port)
    clock = lambda: int(time.time())  # noqa: E731 - both share it
    async with await Store.open(url) as store:
        cluster = Cluster(store, of, share)
        await cluster.join()
        computers = Computers(random.Random(1), level="greedy", budget=0.1, discretion=0)
        matches = Matches(store, clock=clock, computers=computers, hooks=HOOKS)
        bot = TableBot(store, matches, clock=clock, cluster=cluster, guild_ready_timeout=0.1)
        async with bot:
            client = asyncio.create_task(bot.start("cluster"))
            await bot.wait_until_ready()
            print("ready", *sorted(cluster.held), flush=True)
            while line := await asyncio.to_thread(sys.stdin.buffer.readline):
                match_id = await begin_table(bot, msgspec.json.decode(line, type=TableJob))
                print(match_id, flush=True)
            await client


async def begin_table(bot: TableBot, job: TableJob) -> int:
    """Open a lobby, seat its people, and begin; return the match's number."""
    services = bot.services
    match_id = await lobby.open_lobby(
        services,
        game=job.game,
        host=job.people[0][0],
        place=Place(job.channel, job.guild, False, None),
        options={"seats": job.seats, "setup": "usual"},
    )
    for user_id, name in job.people:
        person: Any = SimpleNamespace(id=user_id, display_name=name)
        await lobby.join(services, match_id, person, f"{user_id}")
    await match_start.start(services, match_id, job.people[0][0])
    return match_id


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING)
    given = sys.argv[1:]
    asyncio.run(main(int(given[0]), given[1], int(given[2]), int(given[3])))
